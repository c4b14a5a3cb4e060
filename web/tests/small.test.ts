import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../src/lib/fair';
import { named } from '../src/lib/names';
import { changed, fieldFor, readList, valueName } from '../src/lib/options';
import { ranking } from '../src/lib/ranking';
import { nearest } from '../src/lib/roving';
import type { HostOption } from '../src/lib/wire';

it('computes the commitment as the server does', () => {
  // python -c "from folktable.engine.savefile import commitment; print(commitment('00ff'))"
  expect(commitmentOf('00ff')).toBe('da4433e350f0741342506f7fada139f33c8e0302d58a31844d247097393b32ab');
});

it('ranks equal scores alike', () => {
  expect(ranking([3, 7, 3, 9])).toEqual([
    { seat: 3, place: 1 },
    { seat: 1, place: 2 },
    { seat: 0, place: 3 },
    { seat: 2, place: 3 },
  ]);
});

it('marks the names of seats, the longer one first', () => {
  expect(named('Red takes a gem from Red Nose, not Redford.', ['Red', 'Red Nose'])).toEqual([
    { text: 'Red', seat: 0 },
    { text: ' takes a gem from ' },
    { text: 'Red Nose', seat: 1 },
    { text: ', not Redford.' },
  ]);
});

describe('options', () => {
  it('have values with names', () => {
    const id = 'violet-house-wipe_window';
    expect(valueName(id, 'own_draw_step')).toBe('in your own draw');
    expect([valueName(id, true), valueName(id, 3), valueName(id, null), valueName(id, ['a', 'b'])]).toEqual(['on', '3', 'automatic', 'a, b']);
  });

  const option = (schema: Record<string, unknown>, value: unknown = null): HostOption => ({ name: 'x', schema, default: value });

  it('get a field by their schema', () => {
    expect(fieldFor(option({ type: 'boolean' }))).toEqual({ kind: 'switch' });
    expect(fieldFor(option({ enum: [3, 5, 7] }))).toEqual({ kind: 'choice', values: [3, 5, 7] });
    expect(fieldFor(option({ type: 'integer', minimum: -3, maximum: 3 }))).toEqual({ kind: 'number', least: -3, most: 3, mayBeEmpty: false });
    expect(fieldFor(option({ anyOf: [{ type: 'integer', minimum: 0, maximum: 8 }, { type: 'null' }] }))).toMatchObject({ mayBeEmpty: true });
    expect(fieldFor(option({ type: 'array', items: { enum: ['a', 'b'] } }))).toEqual({ kind: 'set', values: ['a', 'b'] });
    expect(fieldFor(option({ type: 'array', items: { type: 'integer' } }))).toEqual({ kind: 'list', of: 'number' });
  });

  it('are sent only when changed', () => {
    const both = [{ ...option({}, []), name: 'a' }, { ...option({}, 3), name: 'b' }];
    expect(changed(both, { a: [], b: 5 })).toEqual({ b: 5 });
  });

  it('reads lists', () => {
    expect(readList(' 1, 2,, x', 'number')).toEqual([1, 2]);
    expect(readList('a, b', 'string')).toEqual(['a', 'b']);
  });
});

it('finds the nearest thing in a direction', () => {
  const at = (x: number, y: number) => ({ getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }) }) as unknown as Element;
  const [here, right, farRight, below] = [at(0, 0), at(20, 2), at(60, 0), at(5, 40)];
  const all = [here, right, farRight, below];
  expect(nearest(here, all, [1, 0])).toBe(right);
  expect(nearest(here, all, [0, 1])).toBe(below);
  expect(nearest(here, all, [-1, 0])).toBeUndefined();
});
