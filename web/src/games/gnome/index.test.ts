import { describe, expect, it } from 'vitest';
import type { gnome } from '$lib/wire';
import game from './index';
import { dwell, revealIn, rollIn, toldIn } from './story';

const one = (word: string, more: Partial<gnome.GnomeSeen>): gnome.GnomeSeen =>
  ({ word, name: { id: `gnome-seat-${word}`, values: {} }, space: 's3', ahead: { id: 'gnome-ahead-steps', values: { steps: 5, what: { id: 'gnome-place-cottage', values: {} } } }, routes: {}, gems: 0, jewels: {}, items: [], hand: 2, brawl_cards: 10, brawl_used: [], effects: [], place: 0, ...more }) as gnome.GnomeSeen;
const view = {
  you: 'green',
  round: 4,
  active: 'blue',
  waited_for: ['blue'],
  trail: { businesses: [], special: {} },
  cards: { honey: { title: 'Honey' }, hornet_sting: { title: 'Hornet Sting' } },
  gnomes: [one('green', { gems: 7, items: ['honey'] }), one('blue', { gems: 1, effects: [{ name: 'hornet_sting', card: 'hornet_sting', turns: 1, working: true, waiting: false }] })],
  hand: ['honey'],
  stack: [],
  winners: [],
} as unknown as gnome.View;
const line = (...event: (string | number)[]) => ({ text: event.join(' '), rules: [], event });

describe('the gnomes in words and numbers', () => {
  it('counts what lies in front of each', () => {
    expect(game.counters(view, 0).map((figure) => figure.value)).toEqual([7, 1, 2]);
    expect(game.counters(view, 5)).toEqual([]);
  });

  it('tells whose turn it is, what each has, and one’s own hand', () => {
    const told = game.summary(view);
    expect(told).toContain("Round 4, Blue's turn.");
    expect(told).toContain('Green: 7 gems, stone 3, 5 steps to the Gnome Cottage, 1 item tabled, 2 cards.');
    expect(told).toContain('under Hornet Sting.');
    expect(told).toContain('Your hand: Honey.');
  });

  it('knows who is waited for', () => expect(game.acting?.(view)).toEqual([1]));
});

describe('the story of a decision', () => {
  const brawl = [line('showed', 'green', 7, 7), line('showed', 'blue', 10, 13), line('won', 'blue', 13), line('paid', 'green', 'blue', 6), line('rolled', 'red', 3), line('paid', 'red', 'mine', 5)];

  it('shows a brawl as it came out, and nothing that came after', () => {
    const reveal = revealIn(brawl);
    expect(reveal?.cards).toEqual([
      { gnome: 'green', card: 7, counts: 7 },
      { gnome: 'blue', card: 10, counts: 13 },
    ]);
    expect(reveal?.winner).toBe('blue');
    expect(reveal?.lines).toEqual(['Won blue 13', 'Paid green blue 6']);
  });

  it('has no brawl where none was', () => expect(revealIn([line('paid', 'red', 'mine', 5)])).toBeNull());
  it('finds the last die', () => expect(rollIn(brawl)).toEqual({ gnome: 'red', die: 3 }));
  it('tells what happened, but not who passed', () => {
    const passed = { text: { id: 'gnome-passed', values: { who: 'Blue' } }, rules: [], event: [] };
    expect(toldIn([line('cancelled', 'honey'), passed])).toEqual(['Cancelled honey']);
    expect(dwell([passed])).toBe(0);
  });
  it('wants a brawl to be looked at longer than a roll', () => expect(dwell(brawl)).toBeGreaterThan(dwell([line('rolled', 'red', 3)])));
});
