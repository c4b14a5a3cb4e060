import { describe, expect, it } from 'vitest';
import { chanceAt, path } from './review';
import type { Point, Review } from './wire';

const points: readonly Point[] = [
  { after: 2, chance: 0.5 },
  { after: 6, chance: 0.75 },
  { after: 9, chance: 1 },
];
const review = { seats: [{ honest: points, truth: points.slice(1) }] } as unknown as Review;

describe('the curve of a review', () => {
  it('stands where the last decision left it, and before the first where it begins', () => {
    expect([0, 2, 5, 6, 8, 9].map((at) => chanceAt(review, 0, 'honest', at))).toEqual([0.5, 0.5, 0.5, 0.75, 0.75, 1]);
    expect(chanceAt(review, 0, 'truth', 2)).toBe(0.75);
  });
  it('goes up as the chance does', () => {
    expect(path(review, 0, 'honest')).toBe('M2 0.5000L6 0.2500L9 0.0000');
  });
});
