import type { violet } from '$lib/wire';
import { render, screen } from '@testing-library/svelte';
import { Picking } from '$lib/picking.svelte';
import { settings } from '$lib/settings.svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import game from '.';
import Hand from './Hand.svelte';

const space = (name: string, colour: string, area: string): violet.SpaceSeen => ({ name, colour, area, helper: false, ring: false, scent: false });

const view: violet.View = {
  you: 'violet',
  turn: 4,
  colours: { M: 'mint', O: 'orange', P: 'pink', B: 'blue' },
  areas: { edge: 'Forest Edge', lake: 'Lake' },
  path: [space('J1', 'yellow', 'edge'), space('J2', 'mint', 'lake'), space('J3', 'mint', 'lake')],
  violet: 'J2',
  violet_space: 1,
  fear: 'F9',
  fear_gap: 5,
  fear_length: 12,
  fuel: 5,
  full: 18,
  empty_at: 0,
  penalty: 1,
  penalties: [2, 2, 2, 2, 1, 1, 1],
  storm: false,
  place_colour: 'mint',
  hands: {
    violet: { size: 2, cards: [{ card: 'M9', matches_place: true, effect_on: false, outlook: { id: 'violet-outlook-wins', values: {} } }, { card: 'O4', matches_place: false, effect_on: true, outlook: { id: 'violet-outlook-loses', values: {} } }], known: [], shown: [] },
    torech: { size: 3, cards: [], known: ['P6'], shown: [] },
  },
  tableau: ['B1', 'B2', null, 'P5'],
  deck: 14,
  deck_top: [],
  discard: 6,
  discard_known: [],
  played: { violet: null, torech: 'M3' },
  leader: 'torech',
  turn_winner: null,
  slots: [{ cards: ['O2', 'O9'], difference: 7 }, null],
  offered_tiles: [],
  spots: [{ spot: 'F4', tile: null }],
  pending: [],
  kept_tiles: ['trick'],
  tokens_lying: ['lake'],
  tokens: { violet: 0, torech: 1 },
  items_usable: false,
  acting: 'violet',
  winner: null,
  ended_by: null,
};

it('tells the board in sentences', () => {
  expect(game.summary(view)).toBe(
    'Violet is on space 2 (mint), 2 steps from the Fire. Fuel 5 of 18; the lantern goes out at 0. Her fear is on space 9 of the Fear Track, 5 steps behind. ' +
      'In this light fear moves 1 further. On the table: Torech mint 3. Tableau: blue 1, blue 2, pink 5. Deck 14, discard 6. ' +
      'Fear Slots: orange 2, orange 9, 7 apart; empty. Your hand: mint 9, orange 4.',
  );
});

it('tells how it ended', () => {
  const over = game.summary({ ...view, winner: 'torech', ended_by: 'fuel', acting: null });
  expect(over).toMatch(/The lantern is out\. Torech wins\.$/);
});

it('hides what the memory aid does not show', () => {
  const blind = game.summary({ ...view, slots: [{ cards: ['?', '?'], difference: null }, null] });
  expect(blind).toContain('Fear Slots: two cards face down; empty.');
});

it('counts for each seat what is public about it', () => {
  const figures = (seat: number) => game.counters(view, seat).map(({ value }) => value);
  expect(figures(0)).toEqual([2, 5]); // hand, fuel; no token
  expect(figures(1)).toEqual([3, 1, 1]); // hand, token, kept tile; how far Fear is behind, the map says
});

it('knows who is waited for', () => {
  expect(game.acting(view)).toEqual([0]);
  expect(game.acting({ ...view, acting: null })).toEqual([]);
});

it('says on a card what would come of it, unless one does not want to be told', () => {
  render(Hand, { view, pick: new Picking(() => {}), seat: 0, lines: [], fresh: [], table: {} as never });
  expect(screen.queryAllByText('loses')).toHaveLength(1);
  settings.cardHints = false;
  flushSync();
  expect(screen.queryAllByText(/loses/)).toHaveLength(0);
  settings.cardHints = true;
});

it('says of a kept tile that is used what it does', () => {
  const values = { who: 'Torech', tile: { id: 'violet-tile-resourceful', values: {} }, does: { id: 'violet-tile-resourceful-in-full', values: {} } };
  const [moment] = game.moments([{ text: { id: 'violet-tile-used', values }, rules: [], event: [] }]);
  expect(moment).toMatchObject({ title: 'Resourceful', lines: ['Torech uses Resourceful.', expect.stringContaining('one card more')] });
});
