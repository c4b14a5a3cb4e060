import { expect, it } from 'vitest';
import { changed, groupsOf, isFixed, outside, placeOf } from '../src/lab/editions';
import { carry, takeCarried } from '../src/lib/carried';
import { routeOf } from '../src/lib/router.svelte';
import type { EditionNumber } from '../src/lib/wire';

const EDITION = { lantern: { full: 18, zones: [{ from: 6 }, { from: 3 }] }, cards: { green: [{ id: 'wild_honey', copies: 3 }, { title: 'Flax', copies: 2 }] } };
const number = (path: string, more: Partial<EditionNumber> = {}): EditionNumber => ({ path, value: 1, mark: 'assumed', said: '', low: 1, high: 9, ...more });

it('calls a number by where it stands', () => {
  expect(placeOf(EDITION, 'lantern.full')).toEqual(['lantern', 'full']);
  expect(placeOf(EDITION, 'lantern.zones.1.from')).toEqual(['lantern', 'zones', '2', 'from']);
  expect(placeOf(EDITION, 'cards.green.0.copies')).toEqual(['cards', 'green', 'wild honey', 'copies']);
  expect(placeOf(EDITION, 'cards.green.1.copies')).toEqual(['cards', 'green', 'Flax', 'copies']);
});

it('finds numbers by what they are called and by where they are', () => {
  const all = ['lantern.full', 'cards.green.0.copies', 'cards.green.1.copies'].map((path) => number(path));
  const found = (sought: string) => groupsOf(EDITION, all, sought).flatMap(({ numbers }) => numbers.map((one) => one.number.path));
  expect(found('')).toEqual(all.map(({ path }) => path));
  expect(found('Honey')).toEqual(['cards.green.0.copies']);
  expect(found('green.1')).toEqual(['cards.green.1.copies']);
  expect(groupsOf(EDITION, all).map(({ name }) => name)).toEqual(['lantern', 'cards']);
});

it('changes a copy', () => {
  const twin = changed(EDITION, { 'lantern.zones.0.from': 5, 'cards.green.1.copies': 4 });
  expect(twin).toEqual({ lantern: { full: 18, zones: [{ from: 5 }, { from: 3 }] }, cards: { green: [{ id: 'wild_honey', copies: 3 }, { title: 'Flax', copies: 4 }] } });
  expect(EDITION.lantern.zones[0]!.from).toBe(6);
});

it('knows what a number may be', () => {
  expect([0, 1, 9, 10, 1.5, Number.NaN].map((value) => outside(number('a'), value))).toEqual([true, false, false, true, true, true]);
  expect(outside(number('a', { low: null, high: null }), -50)).toBe(false);
  expect([isFixed(number('a', { low: 0, high: 0 })), isFixed(number('a')), isFixed(number('a', { low: null, high: null }))]).toEqual([true, false, false]);
});

it('hands an edition on once', () => {
  carry('violet', { name: 'mine.toml', edition: EDITION, seats: 2, options: {} });
  expect(takeCarried('nisse')).toBeUndefined();
  expect(takeCarried('violet')).toEqual({ name: 'mine.toml', edition: EDITION, seats: 2, options: {} });
  expect(takeCarried('violet')).toBeUndefined();
});

it('has an address for every game', () => {
  expect(routeOf('/lab', '')).toEqual({ page: 'lab', game: '' });
  expect(routeOf('/lab/violet', '')).toEqual({ page: 'lab', game: 'violet' });
  expect(routeOf('/lab/violet/more', '')).toEqual({ page: 'unknown' });
});
