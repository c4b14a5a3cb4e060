import { Picking } from '$lib/picking.svelte';
import type { Line, nisse } from '$lib/wire';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import game from '.';
import { turnShown, whereabouts } from './cards';
import { scales } from './result';
import Track from './Track.svelte';
import { cardEffect, cardRule } from './words';

const view: nisse.View = {
  you: 'torech',
  suits: [
    { letter: 'O', id: 'pinecone', colour: 'orange' },
    { letter: 'G', id: 'leaf', colour: 'green' },
    { letter: 'B', id: 'mushroom', colour: 'blue' },
    { letter: 'R', id: 'flower', colour: 'red' },
  ],
  plain: ['G7', 'B7'],
  events: { tricks: { title: 'Torech tricks Violet', text: { id: 'nisse-event-tricks-in-full', values: { cards: 3 } } } },
  draft: null,
  round: 1,
  rounds: 2,
  turn: 3,
  turns_left: 9,
  track: [
    { number: 1, colour: 'purple', trump: null, event: null, state: null },
    { number: 2, colour: 'orange', trump: 'orange', event: 'tricks', state: 'ready' },
  ],
  space: 2,
  trump: 'orange',
  next_trump: null,
  at_stake: { id: 'nisse-now-tricks', values: { cards: 3 } },
  plan_wins: 0,
  plan_wins_needed: 3,
  shortcut_live: false,
  leader: 'violet',
  played: { violet: 'R5', torech: null },
  hands: {
    violet: { size: 3, cards: [], known: ['O2'], open_for: 0 },
    torech: { size: 2, cards: [{ card: 'B7', outlook: { id: 'nisse-outlook-loses', values: {} } }, { card: 'G1', outlook: { id: 'nisse-outlook-loses', values: {} } }], known: [], open_for: 0 },
  },
  decks: { violet: { size: 7, top: [], bottom: [] }, torech: { size: 6, top: [], bottom: [] } },
  discards: { violet: { size: 1, cards: ['G9'] }, torech: { size: 1, cards: ['R1'] } },
  collections: { violet: ['R5', 'O2', 'G9', 'B1'], torech: ['B7', 'G1', 'R1'] },
  unseen: { violet: ['B1'], torech: [] },
  acting: 'torech',
  winner: null,
  ended_by: null,
};

const line = (text: string, ...event: (string | number)[]): Line => ({ text, rules: [], event });

describe('where the cards are', () => {
  it('sorts them by suit and number and says where each lies', () => {
    expect(whereabouts(view, 'violet')).toEqual([
      { card: 'O2', at: 'hand' },
      { card: 'G9', at: 'discard' },
      { card: 'B1', at: 'unseen' },
      { card: 'R5', at: 'played' },
    ]);
  });

  it('names only what it may when the host hides the decks', () => {
    const hidden = { ...view, collections: { violet: [], torech: [] }, hands: { ...view.hands, violet: { ...view.hands.violet!, known: [] } } };
    expect(whereabouts(hidden, 'violet')).toEqual([{ card: 'G9', at: 'discard' }]);
  });
});

describe('the turn shown', () => {
  const story = [
    line('Torech leads B3.', 'led', 'torech', 'B3'),
    line('Violet answers B8.', 'followed', 'violet', 'B8'),
    line('Torech rolls 6, 5: 14 in all.', 'rolled', 'torech', 14, 6, 5),
    line('Violet rolls 2: 10 in all.', 'rolled', 'violet', 10, 2),
    line('Torech wins the turn: the dice decide.', 'compared', 'torech'),
    line('Violet stays on space 2.'),
  ];

  it('is the last one while no card lies on the table', () => {
    const past = turnShown({ ...view, played: { violet: null, torech: null } }, story);
    expect(past).toEqual({
      order: ['torech', 'violet'],
      played: { torech: 'B3', violet: 'B8' },
      winner: 'torech',
      reason: 'Torech wins the turn: the dice decide.',
      before: undefined,
      dice: { torech: { total: 14, faces: [6, 5] }, violet: { total: 10, faces: [2] } },
      happened: undefined,
      past: true,
    });
  });

  it('is what lies on the table where nothing has been told yet', () => {
    const begun = turnShown({ ...view, leader: 'torech', played: { violet: null, torech: 'R9' } }, []);
    expect(begun).toMatchObject({ order: ['torech', 'violet'], played: { violet: null, torech: 'R9' }, winner: null, past: false });
  });

  it('tells of an event until the next card is led', () => {
    const tricked = line('Torech tricks Violet: each deck loses 2 cards.', 'tricks');
    const between = { ...view, played: { violet: null, torech: null } };
    expect(turnShown(between, [...story, tricked]).happened).toBe(tricked);
    expect(turnShown(view, [...story, tricked, line('Violet leads R5.', 'led', 'violet', 'R5')]).happened).toBeUndefined();
  });

  it('is the new one as soon as a card is led', () => {
    const now = turnShown(view, [...story, line('Violet leads R5.', 'led', 'violet', 'R5')]);
    expect(now.played).toEqual({ violet: 'R5', torech: null });
    expect(now.winner).toBeNull();
    expect(now.before?.text).toBe('Torech wins the turn: the dice decide.');
    expect(now.dice).toEqual({});
    expect(now.past).toBe(false);
  });
});

it('tells the journey in sentences', () => {
  expect(game.summary(view)).toBe(
    'Violet is on space 2 of 2; orange is trump. Round 1 of 2, 9 turns left. On the table: Violet red 5. ' +
      'Violet: 7 in the deck, 1 discarded. Torech: 6 in the deck, 1 discarded. Your hand: blue 7, green 1.',
  );
});

it('tells the draft in sentences', () => {
  const draft = { roll: 2, rolls: 11, roller: 'torech', pick: 1, picks: 3, rows: [['R5', null, 'B7']], dice: [{ face: 1, wild: false }, { face: 6, wild: true }], die: null };
  expect(game.summary({ ...view, round: 0, draft, collections: { violet: ['O2'], torech: [] } })).toBe(
    'Draft, roll 2 of 11, pick 1 of 3; Torech rolled. Dice left: 1, 6 (wild). Row 1: red 5, blue 7. Violet has orange 2. Torech has no cards yet.',
  );
});

it('tells at the end how much of the night had passed', () => {
  const night = (round: number, turn: number, turns_left: number) => scales({ ...view, ended_by: 'ordep', round, turn, turns_left })[1]!.part;
  expect([night(1, 9, 9), night(2, 18, 18), night(2, 27, 9)]).toEqual([0.25, 0.5, 0.75]); // turns are counted on in round 2
});

it('counts cards by where they are', () => {
  expect(game.counters(view, 0).map(({ value }) => value)).toEqual([3, 7]);
  expect(game.acting(view)).toEqual([1]);
});

it('prints no effect on a 7 that a house rule makes plain', () => {
  expect(['R7', 'G7', 'R8'].map((card) => cardEffect(card, view))).toEqual(['draw 2, bury 1', '', '']);
  expect(['R7', 'G7', 'R8'].map((card) => cardRule(card, view))).toEqual(['nisse-card7-1', 'nisse-ruling-11', 'nisse-card8-1']);
});

it('says of a space what its event is and does, as the edition has it', () => {
  const { container } = render(Track, { view, pick: new Picking(() => {}) });
  expect(container.textContent).toContain('Torech tricks Violet (ready): if Torech wins here, the top 3 cards of each deck go to the discards');
});
