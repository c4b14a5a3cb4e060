import { describe, expect, it } from 'vitest';
import { alongRoad, distance, layWay, nameAt, placeOnLine, smooth, stepsOnLine } from './journey';

const SIZES = [
  [880, 360],
  [390, 230],
  [366, 136],
  [340, 108],
  [840, 127],
  [620, 430],
  [580, 297],
  [1500, 960],
] as const;

describe('the way', () => {
  it.each(SIZES)('keeps every space inside a map of %d by %d', (width, height) => {
    const way = layWay(19, 12, width, height);
    expect(way.journey).toHaveLength(20); // the Fire is the last
    expect(way.fear).toHaveLength(13); // F0 is the first
    for (const { x, y } of [...way.fear, ...way.journey]) {
      expect(x).toBeGreaterThan(12);
      expect(x).toBeLessThan(width - 12);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(height - 8);
    }
  });

  it.each(SIZES)('has room for whoever stands on its highest space, on %d by %d', (width, height) => {
    const { journey, radius } = layWay(18, 12, width, height);
    const head = Math.min(...journey.map(({ y }) => y)) - 1.55 * radius;
    expect(head).toBeGreaterThan(0);
  });

  it.each(SIZES)('no space covers another, nor a tile by the Fear Track, on %d by %d', (width, height) => {
    const { journey, fear, radius } = layWay(18, 12, width, height);
    for (const [i, place] of journey.entries())
      for (const other of journey.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(2 * radius);
    expect(fear[0]!.y - journey[0]!.y).toBeGreaterThan(radius + 12);
  });

  it('spaces lie apart, the same distance from one to the next', () => {
    const { journey } = layWay(18, 12, 390, 230);
    const steps = journey.slice(1).map((place, i) => distance(journey[i]!, place));
    expect(Math.min(...steps)).toBeGreaterThan(36);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(12); // a bend cuts a corner
  });

  it('leads upwards: fear lies at the foot, the Fire at the top', () => {
    const { fear, journey } = layWay(18, 12, 880, 360);
    expect(Math.min(...fear.map(({ y }) => y))).toBeGreaterThan(Math.max(...journey.map(({ y }) => y)));
    expect(journey.at(-1)!.y).toBeLessThan(journey[0]!.y);
  });

  it('is one line: the step after the last of the Fear Track is J1', () => {
    const way = layWay(18, 12, 880, 360);
    const path = Array.from({ length: 18 }, (_, i) => ({ name: `J${i + 1}` }));
    expect(stepsOnLine('F0', path, 12)).toBe(0);
    expect(stepsOnLine('F12', path, 12)).toBe(12);
    expect(stepsOnLine('J1', path, 12)).toBe(13);
    expect(stepsOnLine('fire', path, 12)).toBe(31);
    expect(placeOnLine(way, 13)).toEqual(way.journey[0]);
    expect(placeOnLine(way, 99)).toEqual(way.journey.at(-1));
    const between = placeOnLine(way, 2.5);
    expect(between.x).toBeCloseTo((way.fear[2]!.x + way.fear[3]!.x) / 2);
  });

  it('finds the halves of a space that Off Track has split', () => {
    const path = [{ name: 'J1' }, { name: 'J2a' }, { name: 'J2b' }, { name: 'J3' }];
    expect(stepsOnLine('J2b', path, 12)).toBe(15);
    expect(stepsOnLine('J3', path, 12)).toBe(16);
  });
});

describe('the names of the areas', () => {
  it('a low map is crossed twice, a high one three times', () => {
    expect(layWay(18, 12, 370, 128).swings).toBe(2);
    expect(layWay(18, 12, 370, 190).swings).toBe(2);
    expect(layWay(18, 12, 370, 320).swings).toBe(3);
    expect(layWay(18, 12, 620, 430).swings).toBe(3);
  });

  it('a name keeps off the spaces where it can', () => {
    const size = { width: 60, height: 12 };
    const below = { x: 100, y: 128 };
    const above = { x: 100, y: 72 };
    expect(nameAt([below, above], size, [{ x: 100, y: 100 }], 18)).toBe(below);
    expect(nameAt([below, above], size, [{ x: 100, y: 100 }, { x: 90, y: 140 }], 18)).toBe(above);
  });
});

it('points along a road are evenly spaced, its ends among them', () => {
  const points = alongRoad([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 5);
  expect(points).toEqual([{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 5 }, { x: 10, y: 10 }]);
});

it('a smooth line begins and ends at its points', () => {
  expect(smooth([])).toBe('');
  expect(smooth([{ x: 1, y: 2 }, { x: 3, y: 4 }])).toMatch(/^M1\.0 2\.0C.* 3\.0 4\.0$/);
});
