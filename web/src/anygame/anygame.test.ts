import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { Picking } from '$lib/picking.svelte';
import type { Board as Declared, GameInfo, Option, TableInfo } from '$lib/wire';
import anyGame from '.';
import Board from './Board.svelte';
import { bySeat, cardName, faceOf, field, guessed, heap } from './reading';
import { pipPlaces } from './signs';

const declared: Declared = {
  cards: { suits: { H: { sign: 'heart', ink: 'red' }, cups: { sign: 'cup', ink: 'red' } }, ranks: { ace: { corner: 'A', pips: 1, figure: null } } },
  hand: 'hand',
  hand_sizes: 'table.sizes',
  trick: { path: 'table.trick', name: '' },
  piles: [{ path: 'table.deck', name: '', under: 'table.turned_up', face_down: false }],
  tracks: [{ path: 'players.place', name: '', spaces: 3 }],
  counters: [{ path: 'table.trump', name: '' }],
  points: 'players.points',
  acting: 'table.acting',
};
const view = {
  you: 'south',
  hand: ['cups-ace', 'H7'],
  table: { deck: 12, turned_up: 'H2', trump: 'H', acting: 'north', sizes: { south: 2, north: 3 }, trick: { south: 'H9', north: null } },
  players: [{ place: 0, points: 3 }, { place: 2, points: 1 }],
};
const info = (board: Declared | null) => ({ slug: 'snap', most: 2, seat_names: { '2': ['South', 'North'] }, board }) as unknown as GameInfo;

test('a path goes through structs, lists and dicts', () => {
  expect(field(view, 'table.deck')).toBe(12);
  expect(bySeat(field(view, 'players.points'))).toEqual([3, 1]);
  expect(field({ hands: { south: { size: 2 }, north: { size: 3 } } }, 'hands.size')).toEqual({ south: 2, north: 3 });
  expect(bySeat(view.hand)).toBeUndefined(); // strings are cards, not seats
});

test('a card is its suit and its rank', () => {
  expect(faceOf(declared, 'cups-ace')).toMatchObject({ suitWord: 'cups', rankWord: 'ace', rank: { corner: 'A', pips: 1 } });
  expect(faceOf(declared, 'H7')).toMatchObject({ suit: { sign: 'heart' }, rank: { corner: '7', pips: 7 } });
  expect(faceOf(declared, 'joker')).toMatchObject({ suit: undefined, rank: { corner: 'joker', pips: 0 } });
  expect(cardName('snap', declared, 'H7')).toBe('H7'); // without texts, as the view says it
});

test('a card of n has n signs, no two in one place', () => {
  for (let n = 1; n <= 10; n++) expect(new Set(pipPlaces(n).map(String)).size).toBe(n);
  expect(pipPlaces(11)).toEqual([]);
});

test('a pile is a number or its cards', () => {
  expect(heap(12)).toEqual({ count: 12, cards: [] });
  expect(heap(['H2', 'H3'])).toEqual({ count: 2, cards: ['H2', 'H3'] });
  expect(heap('H2').count).toBe(1);
  expect(heap(null).count).toBe(0);
});

test('seats, their numbers and who is asked are read from the view', () => {
  const game = anyGame(info(declared));
  expect(game.counters(view, 1).map(({ value }) => value)).toEqual([1, 3]);
  expect(game.acting?.(view)).toEqual([1]);
  expect(game.why(view, ['you', 'North'])).toBe('you 3 points and North 1 point.');
  expect(game.summary(view)).toBe('Deck: 12 cards, H2 lies open. H9, played by South. Trump: H. Your hand: cups-ace and H7.');
});

test('where nothing is declared, lists of strings are cards and the rest are counters', () => {
  const found = guessed(view, ['south', 'north']);
  expect(found).toMatchObject({ hand: 'hand', acting: 'table.acting', trick: { path: 'table.trick' }, points: '' });
  expect(found.counters.map(({ path }) => path)).toEqual(['table.deck', 'table.turned_up', 'table.trump', 'table.sizes']);
  const won = guessed({ won: { south: ['H2'], north: [] }, points: { south: 3, north: 4 }, round: { number: 3, of: 5 } }, ['south', 'north']);
  expect(won.piles.map(({ path }) => path)).toEqual(['won']);
  expect(won).toMatchObject({ points: 'points', counters: [{ path: 'round.number' }, { path: 'round.of' }] });
  expect(anyGame(info(null)).why({ hand: ['H2'] }, ['you', 'North'])).toBe(''); // nothing is known of points
});

test('everything that can be touched is drawn: cards, piles, spaces, and the rest as tokens', () => {
  const game = anyGame(info(declared));
  const options = ['card:H9', 'pile:deck', 'space:1', 'wish:snow'].map((thing) => ({ name: thing, text: thing, rules: [], things: [thing] }) as Option);
  const pick = new Picking(() => undefined);
  pick.offer(options);
  const seat = (name: string) => ({ name, player: null, bot: 'elder' });
  const table = { game: 'snap', seats: [seat('South'), seat('North')], mine: [0] } as unknown as TableInfo;
  const drawn = mount(game.Board as typeof Board, { target: document.body, props: { view, seat: 0, table, pick, lines: [], fresh: [] } });
  flushSync();
  const lit = [...document.querySelectorAll<HTMLElement>('[data-thing].lit')].map((thing) => thing.dataset['thing']);
  expect(lit.sort()).toEqual(['card:H9', 'pile:deck', 'space:1', 'wish:snow']);
  expect(document.querySelectorAll('.space .sign')).toHaveLength(2);
  expect(document.querySelectorAll('.fan .back')).toHaveLength(3); // North's
  unmount(drawn);
});
