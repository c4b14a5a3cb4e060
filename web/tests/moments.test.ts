import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import gnome from '../src/games/gnome';
import naughty from '../src/games/naughty';
import nisse from '../src/games/nisse';
import violet from '../src/games/violet';
import { beat, moments, type Moment } from '../src/lib/moments.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Line, Words } from '../src/lib/wire';

const line = (id: string, values: Words['values'] = {}, ...event: (string | number)[]): Line => ({ text: { id, values }, rules: [], event });
const moment = (title: string): Moment => ({ title, lines: ['A sentence.'], tone: 'plain' });

describe('moments', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    moments.clear();
    Object.assign(settings, { motion: 1, moments: true });
  });

  it('are shown one after the other, each as long as it wants to be looked at', () => {
    moments.show([moment('one'), moment('two')]);
    expect([moments.now?.title, moments.waiting]).toEqual(['one', 1]);
    vi.advanceTimersByTime(beat(moment('one')) - 1);
    expect(moments.now?.title).toBe('one');
    vi.advanceTimersByTime(1);
    expect(moments.now?.title).toBe('two');
    vi.advanceTimersByTime(beat(moment('two')));
    expect(moments.now).toBeUndefined();
  });

  it('go on at a touch, and wait their turn behind what is still shown', () => {
    moments.show([moment('one')]);
    moments.show([moment('two')]);
    moments.next();
    expect(moments.now?.title).toBe('two');
    moments.next();
    expect(moments.now).toBeUndefined();
  });

  it('take a touch that comes as the last of them goes', () => {
    moments.show([moment('one'), moment('two')]);
    moments.next();
    expect(moments.justEnded).toBe(false);
    moments.next();
    expect(moments.justEnded).toBe(true);
    vi.advanceTimersByTime(400);
    expect(moments.justEnded).toBe(false);
  });

  it('follow the speed; without motion they stand still just as long; who wants none has none', () => {
    settings.motion = 2;
    moments.show([moment('fast')]);
    vi.advanceTimersByTime(beat(moment('fast')) / 2);
    expect(moments.now).toBeUndefined();
    settings.motion = 0;
    moments.show([moment('still')]);
    vi.advanceTimersByTime(beat(moment('still')) - 1);
    expect(moments.now?.title).toBe('still');
    moments.clear();
    settings.moments = false;
    moments.show([moment('none')]);
    expect(moments.now).toBeUndefined();
  });
});

describe('what is a moment', () => {
  it('in Violet: a lost turn, link by link', () => {
    const told = violet.moments([
      line('violet-played', { who: 'Torech', card: 'blue 5' }),
      line('violet-walked', { place: 'space 11' }),
      line('violet-losing-burns', { x: 9, y: 2 }),
      line('violet-fear-resolved', { card: 'mint 1', second: 'mint 5', difference: 4 }, 'fear-resolved', 'M1', 'M5'),
      line('violet-fear-moved', { steps: 4, place: 'space 6' }, 'fear-moved', 4, 0, 'F6'),
      line('violet-tile-triggered', { tile: 'A Howl in the Night', does: 'All of Ordep’s Helpers flee.' }, 'tile', 'howl'),
      line('violet-helpers-fled'),
      line('violet-refilled', { card: 'blue 6' }),
    ]);
    expect(told.map(({ lines }) => lines.length)).toEqual([2, 2, 2]);
    expect(told[0]).toMatchObject({ props: { sign: 'path' }, tone: 'bad', lines: ['Violet walks to space 11.', 'The lost turn burns 2 fuel: 9 left.'] });
    expect(told[1]!.lines).toEqual(['The mint 1 and the mint 5 slide off and frighten Violet: their difference is 4.', 'The Fear Pawn moves 4 steps, to space 6.']);
    expect(told[2]).toMatchObject({ title: 'A Howl in the Night', props: { sign: 'wolf' }, tone: 'bad' });
    expect(told[2]!.lines).toEqual(['All of Ordep’s Helpers flee.', 'No Helper is left on the path.']); // its name is not said twice
  });

  it('in Violet: a walk with all that it costs and brings', () => {
    const walked = line('violet-walked', { place: 'space 7' });
    const token = line('violet-token-won', { area: 'Lake' });
    const won = violet.moments([walked, line('violet-walking-burns', { x: 12, y: 1 }), token]);
    expect(won.map(({ tone, lines }) => [tone, lines.length])).toEqual([['good', 3]]);
    const lost = violet.moments([walked, token, line('violet-losing-burns', { x: 12, y: 2 })]);
    expect(lost.map(({ tone, lines }) => [tone, lines.length])).toEqual([['bad', 3]]);
  });

  it('in the Grumpy Nisse: the events of the board', () => {
    const view = { events: { tricks: { title: 'Torech tricks Violet', text: '' } } } as never;
    const told = nisse.moments([line('nisse-stayed', { x: 4 }), line('nisse-tricked', { y: 2 }, 'tricks'), line('nisse-turned', { who: 'Violet', card: 'red 3' })], view);
    expect(told).toMatchObject([{ title: 'Torech tricks Violet', tone: 'bad' }]);
    expect(told[0]!.lines[0]).toBe('Each deck loses 2 cards.'); // its name is not said twice
  });

  it('in Oh Gnome: a card that somebody else plays, worst when it is meant for me', () => {
    const view = { you: 'green', gnomes: [{ word: 'green' }, { word: 'blue' }], cards: { hornet_sting: { title: 'Hornet Sting' } } } as never;
    const played = (who: string, target: string) => line('gnome-played-on', { who, card: 'Hornet Sting', target }, 'played', who, 'hornet_sting', target);
    expect(gnome.moments!([played('blue', 'green')], view)).toMatchObject([{ props: { id: 'hornet_sting' }, tone: 'bad' }]);
    expect(gnome.moments!([played('green', 'blue')], view)).toEqual([]); // I know what I have played
    expect(gnome.moments!([line('gnome-slid', { who: 'Blue', place: 'stone 3' }, 'slid', 'blue', 's3')], view)).toMatchObject([{ props: { deed: 'slid', letter: 'B' }, tone: 'good' }]);
  });

  it('in Oh Gnome: a hazard says whom it befalls', () => {
    const view = { you: 'green', gnomes: [{ word: 'green', name: 'Ada' }, { word: 'blue', name: 'Blue' }], cards: {} } as never;
    const bog = line('gnome-hazard-hit', { who: 'Blue', title: 'Sucking Bog', does: 'The bog wants 5 gems before it lets go of your boots.' });
    expect(gnome.moments!([bog], view)).toMatchObject([{ title: 'Blue', props: { deed: 'hazard', letter: 'B' }, tone: 'bad' }]);
  });

  it('in Oh Gnome: what is written on the card is not said beside it', () => {
    const view = { you: 'green', gnomes: [{ word: 'green' }, { word: 'blue' }], cards: { badger_ride: { title: 'Badger Ride' } } } as never;
    const does = 'Ride 4 stones farther along the trail.';
    const [ride] = gnome.moments!([line('gnome-played', { who: 'Blue', card: 'Badger Ride', does }, 'played', 'blue', 'badger_ride')], view);
    expect(ride).toMatchObject({ props: { id: 'badger_ride' }, lines: ['Blue plays Badger Ride.'] });
  });

  it('in Naughty or Nice: a creature of somebody else, and midnight', () => {
    const krampus = { creature: 'krampus', name: 'Krampus', nature: 'harmful', points: 1, text: 'Takes.', rule: '' };
    const view = { you: 'white', players: [{ seat: 'white', name: 'White' }, { seat: 'pink', name: 'Pink' }], creatures: [krampus], kiddos: {} } as never;
    const played = (who: string) => line('naughty-played', { who, creature: 'Krampus', points: '1 point' });
    expect(naughty.moments([played('Pink'), line('naughty-declared-seat', { creature: 'Krampus', who: 'White' })], view)).toMatchObject([{ props: { card: krampus }, tone: 'bad', lines: ['Pink plays Krampus: 1 point.', 'Krampus is meant for White.'] }]);
    expect(naughty.moments([played('White')], view)).toEqual([]);
    expect(naughty.moments([line('naughty-midnight-strikes', { deck: 'the deck' }, 'midnight')], view)).toMatchObject([{ title: 'Midnight!' }]);
  });
});
