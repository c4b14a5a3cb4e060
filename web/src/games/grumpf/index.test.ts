import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Picking } from '$lib/picking.svelte';
import type { grumpf, Option } from '$lib/wire';
import { deal, dealt } from './dealing.svelte';
import Ground from './Ground.svelte';
import game from './index';
import { clanLook } from './setup';

const clan = (colour: string, more: Partial<grumpf.ClanSeen> = {}): grumpf.ClanSeen => ({
  name: { id: 'grumpf-seat', values: { colour } },
  home: false,
  hands: 1,
  pool: [],
  jokers: 0,
  tiles: 0,
  animal_count: 3,
  animals: { bird: 3 },
  points: 2,
  ...more,
});
const view = {
  you: 'pink',
  round: 2,
  rounds: 4,
  phase: 'hunt',
  huts: 2,
  huts_taken: ['blue'],
  boards: [
    { name: 'bird', text: 'Strength from 10 to 20 in total.', of: 'strength', total: 5, light: 'not-yet', track: [{ clan: 'pink', value: 5, knocked_out_by: null }, { clan: 'yellow', value: 3, knocked_out_by: 'pink' }] },
    { name: 'fish', text: 'Strength 10 at the most in total.', of: 'strength', total: 0, light: 'nobody', track: [] },
  ],
  clans: { pink: clan('pink', { pool: [{ slot: 1, shows: '3', under: null }] }), blue: clan('blue', { home: true, points: null }) },
  waited_for: ['pink'],
  winners: [],
} as unknown as grumpf.View;

describe('the clans in words and numbers', () => {
  it('counts points, animals and Grumpfs left; points only where they are known', () => {
    expect(game.counters(view, 0).map((figure) => figure.value)).toEqual([2, 3, 1]);
    expect(game.counters(view, 1).map((figure) => figure.value)).toEqual([3]);
  });

  it('tells every ground and every clan', () => {
    const told = game.summary(view);
    expect(told).toContain('Round 2 of 4. 1 of 2 huts taken.');
    expect(told).toContain('Birds: Strength from 10 to 20 in total. Pink 5; Neutral Yellow 3, knocked out. Total 5, not yet.');
    expect(told).toContain('Fish: Strength 10 at the most in total. nobody there.');
    expect(told).toContain('Blue, home: no Grumpfs left, 3 animals.');
  });

  it('plays at the first touch while the hunt is on', () => {
    expect(game.swift?.(view)).toBe(true);
    expect(game.swift?.({ ...view, phase: 'ready' })).toBe(false);
    expect(game.acting?.(view)).toEqual([0]);
  });

  it('asks again before an Elder goes home with Grumpfs left', () => {
    const home = { name: 'elder', things: ['elder'] } as unknown as Option;
    expect(game.final?.(view, home)).toBe(true);
    expect(game.final?.(view, { ...home, name: '3-mammoth' })).toBe(false);
    const placed = { ...view, clans: { ...view.clans, [view.you]: { ...view.clans[view.you]!, pool: [] } } };
    expect(game.final?.(placed, home)).toBe(false);
  });
});

it('shows every clan in its own look, whatever an edition calls it', () => {
  const named = { ...view, you: 'rock', clans: { rock: clan('rock'), moss: clan('moss') } };
  const track = [
    { clan: 'rock', value: 5, knocked_out_by: 'moss' },
    { clan: 'moss', value: 3, knocked_out_by: null },
    { clan: 'fern', value: 2, knocked_out_by: null },
  ];
  const ground = { ...view.boards[0]!, awards: [1], length: 6, animals: 1, animal: 'bird', ranking: ['moss'], sign: '', track };
  const { container } = render(Ground, { ground, view: named, pick: new Picking(() => {}), committed: null, handsShown: true });
  const fills = (where: string) => [...container.querySelectorAll(where)].map((one) => one.getAttribute('fill'));
  const [first, second, neutral] = [0, 1, 2].map((place) => clanLook('', place).colour);
  expect(fills('.token > path:first-child')).toEqual([first, second, neutral]);
  expect(fills('.strike path:first-child')).toEqual([second]);
  expect(fills('.ranking .clan path')).toEqual([second]);
});

it('gives no two clans one look, also where an edition mixes its own names with those of the book', () => {
  const looks = ['rock', 'pink', 'blue', 'moss', 'yellow', 'fern'].map((word, place) => clanLook(word, place));
  expect(new Set(looks.map((look) => look.colour)).size).toBe(6);
  expect(new Set(looks.map((look) => look.shape)).size).toBe(6);
});

describe('what a hunt brought', () => {
  it('is counted only when it has been dealt out', () => {
    const before = { ...view, clans: { ...view.clans, pink: clan('pink', { points: 2, animal_count: 3 }) } };
    const after = { ...view, clans: { ...view.clans, pink: clan('pink', { points: 9, animal_count: 8, pool: [] }) } };
    deal(before);
    expect(game.counters(after, 0).map((figure) => figure.value)).toEqual([2, 3]);
    dealt();
    expect(game.counters(after, 0).map((figure) => figure.value)).toEqual([9, 8]);
  });
});
