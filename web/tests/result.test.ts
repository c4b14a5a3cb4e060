import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import gnome from '../src/games/gnome';
import naughty from '../src/games/naughty';
import nisse from '../src/games/nisse';
import violet from '../src/games/violet';
import type { GameModule } from '../src/lib/board';
import ScoreSheet from '../src/lib/components/ScoreSheet.svelte';
import type { TableInfo } from '../src/lib/wire';
import { text } from '../src/lib/text';
import { whyWon } from '../src/lib/why';

const seat = (name: string, player: string | null, bot: string | null = null) => ({ name, player, bot, stand_in: false, connected: true, host: false, muted: false });
const table = (game: string, seats: ReturnType<typeof seat>[], mine: number[], result: number[]) => ({ game, seats, mine, result }) as unknown as TableInfo;
const actions = createRawSnippet(() => ({ render: () => '<a href="/">Lobby</a>' }));
const show = (game: unknown, view: unknown, info: TableInfo) => render(ScoreSheet, { table: info, view, game: game as GameModule<unknown>, actions, onclose: () => {} });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

describe('the sheet at the end', () => {
  const nisseView = { winner: 'torech', ended_by: 'sun', space: 6, track: Array(18).fill({}), round: 2, rounds: 2, turn: 18, turns_left: 0, plan_wins: 1, plan_wins_needed: 3 };
  const two = [seat('Violet', 'Ada'), seat('Torech', null, 'villager')];

  it('says that I lost, and why, in the game’s own terms', () => {
    show(nisse, nisseView, table('nisse', two, [0], [0, 1]));
    expect(screen.getByRole('heading').textContent).toBe('You lose: Torech wins');
    const sheet = screen.getByRole('dialog').textContent;
    expect(sheet).toContain('the sun rose before she met Ordep');
    expect(sheet).toContain('space 6 of 18');
    expect(sheet).toContain('1 of 3 wins');
    expect(sheet).not.toContain('in hand');
  });

  it('says so to a winner, and names the winner to who only watches', () => {
    const view = { winner: 'violet', ended_by: 'fire', violet_space: 19, path: Array(19).fill({}), fuel: 3, full: 18, empty_at: 0, fear_gap: 7, fear_length: 9 };
    show(violet, view, table('violet', two, [0], [1, 0]));
    expect(screen.getByRole('heading').textContent).toBe('You win!');
    expect(screen.getByRole('dialog').textContent).toContain('with 3 fuel left, her fear 7 steps behind her');
    show(violet, view, table('violet', two, [], [1, 0]));
    expect(screen.getAllByRole('heading')[1]!.textContent).toBe('Violet wins');
  });

  it('adds up only where something is added at the end', () => {
    const one = (seat: string, points: number) => ({ seat, name: seat, giver: '', points, before_end: points, rudolf: null, leads: [], lead_points: 3, all_shapes_points: 0, wishes: 9 });
    const view = { winners: ['yellow'], players: [one('yellow', 36), one('orange', 35)], givers: [], sets: false };
    const seats = [seat('Yellow', 'Ada'), seat('Orange', null, 'villager')];
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    const { unmount } = show(naughty, view, table('naughty', seats, [0], [36, 35]));
    expect(heads()).toEqual(['Player', 'Points', 'Wishes']);
    unmount();
    show(naughty, { ...view, sets: true }, table('naughty', seats, [0], [36, 35]));
    expect(heads()).toEqual(['Player', 'In play', 'Most of a shape', 'All five shapes', 'Points', 'Wishes']);
  });

  it('counts the purses, and equals share a place', () => {
    const one = (word: string, gems: number, jewels: object, place: number) => ({ word, name: word, gems, jewels, place });
    const view = { winners: ['green', 'blue'], jewel_values: { gold: 10, black: 1 }, gnomes: [one('green', 12, { gold: 1, black: 2 }, 2), one('red', 3, { black: 3 }, 1), one('blue', 12, { gold: 1, black: 2 }, 3)] };
    show(gnome, view, table('gnome', [seat('Green', 'Ada'), seat('Red', 'Ben'), seat('Blue', null, 'villager')], [0], [12, 3, 12]));
    expect(screen.getByRole('heading').textContent).toBe('You win, together with Blue');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent!.replace(/\s+/g, ' '));
    expect(rows.map((row) => row.trim().slice(0, 2))).toEqual(['1.', '1.', '3.']);
    expect(rows[0]).toContain('1 × 10');
    expect(screen.getByRole('dialog').textContent).toContain('You and Blue brought home jewels worth 12 gems each: that is a shared win.');
  });
});

it('explains a tie by what decides it', () => {
  const counted = [{ points: 10, then: 9 }, { points: 10, then: 12 }, { points: 4, then: 3 }];
  expect(whyWon((how, told) => text(`grumpf-why-${how}`, told), counted, [0], ['you', 'Ben', 'Eva'])).toBe('you and Ben both lined up series worth 10. The fewer animals decide: 9 against 12.');
  expect(whyWon((how, told) => text(`naughty-why-${how}`, told), [{ points: 10, then: 4 }, { points: 7, then: 2 }], [0], ['Ada', 'Ben'])).toBe('Ada gathered 10 points, 3 more than Ben, and fulfilled 4 wishes.');
});
