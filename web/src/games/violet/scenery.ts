/** The paper-cut hills behind the way: one sheet for each swing of the road, in the colours of the areas on it. */
import type { Point } from './journey';

export type Ground = 'mint' | 'orange' | 'pink' | 'blue' | 'yellow' | 'rock' | 'dark';

/** One thing that stands on a hill, drawn around its foot. */
export interface Growth {
  readonly ground: Ground;
  readonly at: Point;
  readonly scale: number;
}

export interface Hill {
  readonly shape: string;
  readonly stops: readonly { readonly offset: number; readonly ground: Ground }[];
  readonly growth: readonly Growth[];
}

export const GROWTHS: Record<Ground, { readonly fill?: string; readonly line?: string }> = {
  yellow: { fill: 'M0-26 7-15H4l6 9H6l6 8H1.6V3h-3.2v-1H-12l6-8h-4l6-9h-3z' },
  mint: { line: 'M-13-2c4-5 8-5 12 0s8 5 12 0M-5-8c3-3.5 6-3.5 9 0M8 2V-12M11 2c0-6 1-8 3-10' },
  orange: { fill: 'M-1.6 2V-9c-6 .5-9.5-3-9-7.5.4-4 3.5-5.7 5.5-5.7C-4.5-26.5-1.5-28 1-27.6c3 .4 4.7 2.3 5 4.9 3 .2 5.5 2.6 5.3 6.2C11-12 7.5-9 1.6-9V2z' },
  pink: { fill: 'M-8-8a2 2 0 1 1 .1 0zM-11-4a2 2 0 1 1 .1 0zM0-11a2 2 0 1 1 .1 0zM3-7a2 2 0 1 1 .1 0zM9-9a2 2 0 1 1 .1 0z', line: 'M-7 2C-7-3-8-6-8-8M-4 2c-3-2-6-4-7-6M0 2v-12M2 2c0-4 1-6 1-8M6 2c0-5 3-8 3-10' },
  blue: { fill: 'M-20 3-6-24 1-12 6-19 21 3z' },
  rock: { fill: 'M-12 3-9-8-2-13 5-9 8-2 12 3z' },
  dark: { line: 'M0 3C0-6-1-12-1-20M-1-8-7-14M-1-12 5-18M-1-16-5-21' },
};

/** A number from 0 to 1 that looks like chance but is the same every time. */
function scattered(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

export function scatterStars(count: number, width: number, height: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: scattered(i * 2 + 1) * width, y: scattered(i * 2 + 2) ** 1.6 * height }));
}

/** A sheet whose ridge lies around `ridge`, with what grows on the grounds below it (`grounds` from left to right). */
export function cutHill(
  row: number,
  ridge: number,
  rowHeight: number,
  width: number,
  height: number,
  grounds: readonly { readonly x: number; readonly ground: Ground }[],
): Hill {
  const roll = rowHeight * 0.1;
  const ridgeAt = (x: number) =>
    ridge + roll * Math.sin(x / (rowHeight * 1.3) + row * 2.1) + roll * 0.5 * Math.sin(x / (rowHeight * 0.47) + row);
  let shape = `M0 ${height}L0 ${ridgeAt(0).toFixed(1)}`;
  for (let x = 8; x < width + 8; x += 8) shape += `L${Math.min(x, width)} ${ridgeAt(x).toFixed(1)}`;
  shape += `L${width} ${height}z`;

  const groundAt = (x: number) =>
    grounds.reduce((best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best), grounds[0]!).ground;
  const growth: Growth[] = [];
  const apart = Math.max(10, rowHeight * 0.5);
  for (let n = 0; n * apart < width; n++) {
    const x = (n + 0.2 + 0.6 * scattered(n + row * 31)) * apart;
    if (x > width || scattered(n * 3 + row * 17) < 0.22) continue;
    const scale = (rowHeight / 74) * (0.55 + 0.5 * scattered(n * 7 + row * 13));
    growth.push({ ground: groundAt(x), at: { x, y: ridgeAt(x) + 2 }, scale });
  }
  return { shape, stops: grounds.map(({ x, ground }) => ({ offset: x / width, ground })), growth };
}
