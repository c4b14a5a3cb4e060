import { describe, expect, it } from 'vitest';
import type { gnome } from '$lib/wire';
import { distance, layTrail, outerStretches, walk } from './trail';

const stones = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);

const trail: gnome.TrailSeen = {
  spaces: ['start', ...stones('s', 1, 36), ...stones('b', 1, 5), ...stones('s', 37, 60), 'cottage'],
  special: {},
  forks: [
    { start: 's36', to: 's37', kind: 'bridge', toll: 5 },
    { start: 's19', to: 's24', kind: 'slime', toll: 0 },
  ],
  businesses: [{ name: 'pub', title: 'Pub', door: 's15', leads_to: 's16', die: false }],
};
const short: gnome.TrailSeen = { spaces: ['start', 'a1', 'a2', 'cottage'], special: {}, forks: [], businesses: [] };
const nested: gnome.TrailSeen = {
  ...short,
  spaces: ['start', ...stones('a', 1, 20), 'cottage'],
  forks: [
    { start: 'a3', to: 'a12', kind: 'bridge', toll: 2 },
    { start: 'a5', to: 'a8', kind: 'slime', toll: 0 },
  ],
};

describe('the layout of a trail', () => {
  for (const [name, one] of Object.entries({ trail, short, nested }))
    for (const [width, height] of [
      [900, 520],
      [520, 900],
      [700, 700],
    ] as const)
      it(`keeps the stones of "${name}" apart and inside ${width} x ${height}`, () => {
        const layout = layTrail(one, width, height);
        const points = [...layout.at];
        expect(layout.stone).toBeGreaterThan(13);
        expect(points.length).toBe(one.spaces.length + one.businesses.length);
        for (const [space, point] of points) {
          expect(point.x > 8 && point.x < width - 8 && point.y > 8 && point.y < height - 8, space).toBe(true);
          for (const [other, there] of points)
            if (other !== space) expect(distance(point, there), `${space} and ${other}`).toBeGreaterThan(layout.stone * 2.2);
        }
      });

  it('begins in the lower left', () => {
    const { at } = layTrail(trail, 900, 520);
    expect(at.get('start')!.x).toBeLessThan(200);
    expect(at.get('start')!.y).toBeGreaterThan(400);
  });

  it('lets only the outermost forks bulge', () => {
    expect(outerStretches(nested)).toEqual([{ start: 3, to: 12 }]);
    expect(outerStretches(trail).length).toBe(2);
  });
});

describe('a walk', () => {
  it('goes stone by stone', () => expect(walk(trail, 's3', 's6', {})).toEqual(['s3', 's4', 's5', 's6']));
  it('goes round behind a bridge', () =>
    expect(walk(trail, 's36', 's37', { s36: 'long' })).toEqual(['s36', 'b1', 'b2', 'b3', 'b4', 'b5', 's37']));
  it('goes over a bridge', () => expect(walk(trail, 's35', 's38', { s36: 'short' })).toEqual(['s35', 's36', 's37', 's38']));
  it('retraces its steps', () => expect(walk(trail, 's38', 's36', { s36: 'short' })).toEqual(['s38', 's37', 's36']));
  it('goes in and out by the door', () => {
    expect(walk(trail, 's13', 'pub', {})).toEqual(['s13', 's14', 's15', 'pub']);
    expect(walk(trail, 'pub', 's17', {})).toEqual(['pub', 's15', 's16', 's17']);
  });
});
