import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Named from '../src/lib/components/Named.svelte';
import { callByNames, dressSeats, lookOf, roleOf, seatWord, whoSits } from '../src/lib/seats.svelte';
import { inWords, say } from '../src/lib/text';
import type { SeatInfo } from '../src/lib/wire';
import gnome from '../src/games/gnome';
import grumpf from '../src/games/grumpf';
import naughty from '../src/games/naughty';
import nisse from '../src/games/nisse';
import violet from '../src/games/violet';

const white = { id: 'naughty-seat-white', values: {} };
const pink = { id: 'naughty-seat-pink', values: {} };
const blue = { id: 'grumpf-seat', values: { colour: 'blue' } };
const seat = (name: SeatInfo['name'], player: string | null, bot: string | null = null): SeatInfo => ({ name, player, bot, stand_in: false, connected: true, host: false, muted: false });

describe('what seats are called', () => {
  afterEach(() => callByNames([]));

  it('by their people, in every sentence, also in one said before', () => {
    const line = { id: 'naughty-begins', values: { who: white } };
    expect(say(line)).toContain('White');
    callByNames([seat(white, 'Jóla'), seat(pink, null, 'villager')]);
    expect(say(line)).toContain('Jóla');
    expect(say(line)).not.toContain('White');
    expect([inWords(pink), roleOf(white)]).toEqual(['Pink', 'White']);
  });

  it('by name and seat where two have one name; a bot that stands in keeps its person', () => {
    callByNames([seat(white, 'Ada'), seat(blue, 'Ada'), { ...seat(pink, 'Ben', 'villager'), stand_in: true }]);
    expect([white, blue, pink].map(inWords)).toEqual(['Ada (White)', 'Ada (Blue)', 'Ben']);
  });

  it('by person and seat where somebody asks and the seat keeps its own name', () => {
    const [one, other] = [seat(white, 'Ada'), seat(pink, 'Ben')];
    expect([one, other].map(whoSits)).toEqual(['Ada (White)', 'Ben (Pink)']);
    callByNames([one, other]);
    expect([one, other].map(whoSits)).toEqual(['Ada', 'Ben']);
  });

  it('are marked in sentences, whatever letters they begin with, and said to be me', () => {
    const { container } = render(Named, { sentence: 'Åse plays a card on Ben.', seatNames: ['Åse', 'Ben'], mine: [0] });
    expect([...container.querySelectorAll('b')].map((name) => name.textContent)).toEqual(['Åse', 'Ben']);
    expect(container.textContent).toBe('Åse\u00a0(you) plays a card on Ben.');
  });
});

describe('how seats look', () => {
  it('white is white and blue is blue, in every game and before it begins', () => {
    dressSeats([pink, white], naughty);
    expect(lookOf(1).colour).toBe('#f4f1ea');
    dressSeats([{ id: 'gnome-seat-red', values: {} }, { id: 'gnome-seat-blue', values: {} }], gnome);
    expect(lookOf(1).colour).toBe('#3d84d6');
    dressSeats([blue], grumpf);
    expect(lookOf(0)).toMatchObject({ colour: '#5499ea', shape: expect.any(String) });
    for (const game of [violet, nisse]) {
      dressSeats([{ id: 'violet-seat-violet', values: {} }, { id: 'violet-seat-torech', values: {} }], game);
      expect(lookOf(1)).toMatchObject({ colour: '#e2574c', shape: expect.any(String) }); // the hat of the boards, not the moon of the tokens
    }
    expect([seatWord(white), seatWord(blue), seatWord('Teal')]).toEqual(['white', 'blue', 'teal']);
  });
});
