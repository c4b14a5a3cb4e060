import { beforeEach, expect, it } from 'vitest';
import { bubbleBox, pointer, type Box } from '../src/lib/bubble';
import { Lesson } from '../src/lib/lesson.svelte';
import type { Coaching, Option } from '../src/lib/wire';

const option = (name: string): Option => ({ name, text: name, rules: [], things: [`card:${name}`] });
const options = [option('A'), option('B')];
const names = (offered: readonly Option[]) => offered.map((one) => one.name);

function coaching(bubble: number, changes: Partial<Coaching> = {}): Coaching {
  return { bubble, bubbles: 9, following: true, choice: 'A', notes: [{ say: 'one' }, { say: 'two', at: 'card:A' }], next_chapter: null, ...changes };
}

beforeEach(() => localStorage.clear());

it('lets one read first, then do the one thing', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1));
  expect(lesson.note?.say).toBe('one');
  expect(lesson.offered(options)).toEqual([]);
  lesson.next();
  expect(lesson.note?.say).toBe('two');
  expect(lesson.explains).toBe(false);
  expect(names(lesson.offered(options))).toEqual(['A']);
});

it('says nothing and offers nothing while others decide', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(3, { choice: '', notes: [] }));
  expect(lesson.note).toBeUndefined();
  expect(lesson.offered(options)).toEqual([]);
});

it('begins each step with its first note, and keeps its place when the same step is told again', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1));
  lesson.next();
  lesson.hear(coaching(1));
  expect(lesson.note?.say).toBe('two');
  expect(lesson.bubble).toBe(2);
  lesson.hear(coaching(3));
  expect(lesson.note?.say).toBe('one');
  expect(lesson.bubble).toBe(3);
});

it('tells who touches something else, until something new is said', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1));
  expect(lesson.guides).toBe(true);
  lesson.hide();
  lesson.stray();
  expect(lesson.strays).toBe(1);
  expect(lesson.hidden).toBe(false);
  lesson.hear(coaching(3));
  expect(lesson.strays).toBe(0);
  lesson.leave();
  expect(lesson.guides).toBe(false);
});

it('has a word for a step without notes', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1, { notes: [] }));
  expect(lesson.note?.say).toBe('coach-go-on');
  expect(names(lesson.offered(options))).toEqual(['A']);
});

it('is put away until the next step, and then one may act', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1));
  lesson.hide();
  expect(lesson.hidden).toBe(true);
  expect(names(lesson.offered(options))).toEqual(['A']);
  lesson.hear(coaching(2));
  expect(lesson.hidden).toBe(false);
});

it('steps back when the script was left, and at its end', () => {
  for (const last of [coaching(3, { following: false, choice: '', notes: [] }), coaching(9, { choice: '', notes: [{ say: 'bye' }] })]) {
    const lesson = new Lesson('t1');
    lesson.hear(last);
    expect(lesson.closing).toBe(true);
    expect(names(lesson.offered(options))).toEqual(['A', 'B']);
    lesson.next();
    expect(lesson.note).toBeUndefined();
    localStorage.clear();
  }
});

it('does not stand in the way of who plays on after its last word; a chapter that follows stays within reach', () => {
  const end = { choice: '', notes: [{ say: 'well done' }] };
  const lesson = new Lesson('t1');
  lesson.hear(coaching(2));
  lesson.decided();
  expect(lesson.note?.say).toBe('one');
  lesson.hear(coaching(9, { ...end, next_chapter: 1 }));
  lesson.decided();
  expect([lesson.note?.say, lesson.hidden]).toEqual(['well done', true]);
  lesson.hear(coaching(9, end));
  lesson.decided();
  expect(lesson.note).toBeUndefined();
});

it('remembers who wanted to play on alone, for that table', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1));
  lesson.leave();
  expect(names(lesson.offered(options))).toEqual(['A', 'B']);
  const [again, other] = [new Lesson('t1'), new Lesson('t2')];
  again.hear(coaching(1));
  other.hear(coaching(1));
  expect(again.note).toBeUndefined();
  expect(other.note?.say).toBe('one');
});

it('offers all that is legal if the wanted choice is not', () => {
  const lesson = new Lesson('t1');
  lesson.hear(coaching(1, { choice: 'gone', notes: [] }));
  expect(names(lesson.offered(options))).toEqual(['A', 'B']);
});

it('does nothing at other tables', () => {
  const lesson = new Lesson('t1');
  lesson.hear(null);
  expect(lesson.note).toBeUndefined();
  expect(names(lesson.offered(options))).toEqual(['A', 'B']);
});

const PHONE: Box = { left: 0, top: 48, width: 390, height: 796 };
const size = { width: 340, height: 120 };
const covers = (a: Box, b: Box) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

it('puts the bubble beside its anchor, over nothing that is to be touched, inside the window', () => {
  const card: Box = { left: 20, top: 700, width: 70, height: 110 };
  const space: Box = { left: 250, top: 520, width: 44, height: 44 };
  const bar: Box = { left: 0, top: 600, width: 390, height: 90 };
  const box = bubbleBox(size, card, { free: [space, bar], seen: [], window: PHONE });
  for (const one of [card, space, bar]) expect(covers(box, one)).toBe(false);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.left + box.width).toBeLessThanOrEqual(390);
  expect(box.top).toBeGreaterThanOrEqual(48);
  expect(box.top + box.height).toBeLessThanOrEqual(844);
});

it('points at its anchor', () => {
  const box: Box = { left: 100, top: 100, width: 200, height: 100 };
  expect(pointer(box, { left: 140, top: 40, width: 20, height: 20 })).toEqual({ left: 50, top: 0, turn: 0, length: 40 });
  expect(pointer(box, { left: 140, top: 240, width: 20, height: 20 })).toEqual({ left: 50, top: 100, turn: 180, length: 40 });
  expect(pointer(box, { left: 60, top: 140, width: 20, height: 20 })).toMatchObject({ left: 0, turn: -90 });
  expect(pointer(box, { left: 340, top: 140, width: 20, height: 20 })).toMatchObject({ left: 200, turn: 90 });
  expect(pointer(box, { left: 140, top: 300, width: 20, height: 20 }), 'from afar, too').toMatchObject({ turn: 180, length: 100 });
});

it('never counts beyond the last bubble', () => {
  const lesson = new Lesson('t-count');
  lesson.hear({ bubble: 25, bubbles: 25, following: true, choice: '', notes: [{ say: 'a' }, { say: 'b' }], next_chapter: null });
  lesson.next();
  expect([lesson.bubble, lesson.bubbles]).toEqual([25, 25]);
});
