import { describe, expect, it } from 'vitest';
import { afterTry, nextPuzzle, progressIn } from './puzzles';

const puzzles = [1, 1, 2, 3, 4, 5].map((difficulty, n) => ({ id: `p${n}`, difficulty }));
const fresh = progressIn('violet');

describe('puzzles follow how one does', () => {
  it('get harder with what is solved and easier with what is missed', () => {
    const solved = puzzles.slice(0, 4).reduce((now, puzzle) => afterTry(now, puzzle, true), fresh);
    expect(nextPuzzle(puzzles, fresh)?.difficulty).toBe(1);
    expect(nextPuzzle(puzzles, solved)?.difficulty).toBe(4);
    const missed = puzzles.slice(4).reduce((now, puzzle) => afterTry(now, puzzle, false), fresh);
    expect(nextPuzzle(puzzles, missed)?.difficulty).toBe(1);
    expect(solved.level).toBeGreaterThan(fresh.level);
    expect(missed.level).toBe(1);
  });
  it('come once, and again only when all are known: first those that were missed', () => {
    let now = fresh;
    const seen = new Set<string>();
    for (const _ of puzzles) {
      const one = nextPuzzle(puzzles, now)!;
      expect(seen.has(one.id)).toBe(false);
      seen.add(one.id);
      now = afterTry(now, one, one.id !== 'p3');
    }
    expect(nextPuzzle(puzzles, now)?.id).toBe('p3');
    expect(nextPuzzle(puzzles, now, 'p3')?.id).not.toBe('p3');
  });
});

describe('a streak', () => {
  it('grows with first tries that solve, ends with one that does not, and its best is kept', () => {
    const two = afterTry(afterTry(fresh, puzzles[0]!, true), puzzles[1]!, true);
    expect([two.streak, two.best]).toEqual([2, 2]);
    expect(afterTry(two, puzzles[0]!, true)).toBe(two);
    const ended = afterTry(two, puzzles[2]!, false);
    expect([ended.streak, ended.best]).toEqual([0, 2]);
  });
  it('of days needs every day', () => {
    const first = afterTry(fresh, puzzles[0]!, true, '2026-02-28');
    const second = afterTry(first, puzzles[1]!, true, '2026-03-01');
    expect([first.days, second.days]).toEqual([1, 2]);
    expect(afterTry(second, puzzles[2]!, true, '2026-03-03').days).toBe(1);
    expect(afterTry(second, puzzles[2]!, false, '2026-03-02').days).toBe(0);
    expect(afterTry(second, puzzles[2]!, true).days).toBe(2);
  });
});
