/** Lays a trail out as a winding path: any edition's, from its list of spaces, its forks and its businesses. */

import type { gnome } from '$lib/wire';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Way {
  readonly kind: 'road' | 'bridge' | 'slime';
  readonly from: string;
  readonly to: string;
  readonly d: string;
  readonly middle: Point;
  readonly angle: number; // in degrees
  readonly length: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly stone: number; // the radius that leaves a gap between neighbours
  readonly at: ReadonlyMap<string, Point>; // every space and the inside of every business
  readonly ways: readonly Way[];
  readonly decor: readonly (Point & { readonly kind: number; readonly size: number })[];
}

interface Stretch {
  readonly start: number; // index of the fork among the spaces
  readonly to: number;
}

/** The forks that lie beside each other; one inside another's stretch is drawn as a link between its stones. */
export function outerStretches(trail: gnome.TrailSeen): Stretch[] {
  const index = new Map(trail.spaces.map((space, i) => [space, i]));
  const found = trail.forks
    .map((fork) => ({ start: index.get(fork.start) ?? 0, to: index.get(fork.to) ?? 0 }))
    .filter((stretch) => stretch.to > stretch.start + 1)
    .sort((a, b) => a.start - b.start || b.to - a.to);
  const outer: Stretch[] = [];
  for (const stretch of found) if (stretch.start >= (outer.at(-1)?.to ?? 0)) outer.push(stretch);
  return outer;
}

const gapOf = (stones: number) => Math.max(2, 0.58 * (stones + 1));

/** A winding curve from the lower left upwards, in so many rows, as points at even distances. */
function winding(width: number, height: number, rows: number): Point[] {
  const side = Math.max(width * 0.045, 40);
  const [above, below] = [64, 42]; // the Cottage is tall
  const pitch = (height - above - below) / Math.max(rows - 1, 1);
  const radius = rows > 1 ? pitch / 2 : 0;
  const left = side + radius * 0.7;
  const right = width - side - radius * 0.7;
  const raw: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = height - below - row * pitch;
    const forth = row % 2 === 0;
    const begin = row === 0 ? side + 20 : forth ? left : right;
    const end = row === rows - 1 ? (forth ? width - side - 20 : side + 20) : forth ? right : left;
    for (let i = 0; i <= 60; i++) {
      const t = i / 60;
      const sway = Math.sin(t * Math.PI * 3 + row) * Math.sin(t * Math.PI) * Math.min(pitch || height, 150) * 0.09;
      raw.push({ x: begin + (end - begin) * t, y: y + sway });
    }
    if (row < rows - 1)
      for (let i = 1; i < 24; i++) {
        const angle = -Math.PI / 2 + (Math.PI * i) / 24;
        const out = Math.cos(angle) * radius * 0.7;
        raw.push({ x: end + (forth ? out : -out), y: y - radius - Math.sin(angle) * radius });
      }
  }
  return raw;
}

/** Points on a curve by how far along they lie. */
class Curve {
  readonly length: number;
  readonly #sums: number[] = [0];
  readonly #points: readonly Point[];

  constructor(points: readonly Point[]) {
    this.#points = points;
    for (let i = 1; i < points.length; i++) this.#sums.push(this.#sums[i - 1]! + distance(points[i - 1]!, points[i]!));
    this.length = this.#sums.at(-1)!;
  }

  at(far: number): Point {
    let i = 1;
    while (i < this.#sums.length - 1 && this.#sums[i]! < far) i++;
    const part = (far - this.#sums[i - 1]!) / Math.max(this.#sums[i]! - this.#sums[i - 1]!, 0.001);
    return between(this.#points[i - 1]!, this.#points[i]!, Math.min(Math.max(part, 0), 1));
  }

  path(from: number, to: number): Point[] {
    const inner = this.#points.filter((_, i) => this.#sums[i]! > from && this.#sums[i]! < to);
    return [this.at(from), ...inner, this.at(to)];
  }
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point, part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
const nearest = (point: Point, others: Iterable<Point>) =>
  Math.min(Infinity, ...Array.from(others, (other) => distance(point, other)));
const line = (points: readonly Point[]) =>
  points.map((point, i) => `${i ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');

/** Of all numbers of rows, the one that leaves most room between neighbours. */
export function layTrail(trail: gnome.TrailSeen, width: number, height: number): Layout {
  let best: Layout | null = null;
  let room = 0;
  for (let rows = 1; rows <= 12; rows++) {
    const layout = layRows(trail, width, height, rows);
    const points = [...layout.at.values()];
    const least = Math.min(...points.map((point, i) => nearest(point, points.slice(i + 1))));
    if (least > room) [best, room] = [{ ...layout, stone: Math.min(least * 0.44, 25) }, least];
  }
  return best ?? layRows(trail, width, height, 1);
}

function layRows(trail: gnome.TrailSeen, width: number, height: number, rows: number): Layout {
  const stretches = outerStretches(trail);
  const curve = new Curve(winding(width, height, rows));
  const inside = (i: number) => stretches.find((stretch) => i > stretch.start && i < stretch.to);

  // How far along the curve each space of the short way lies.
  const far = new Map<string, number>();
  let sum = 0;
  trail.spaces.forEach((space, i) => {
    if (inside(i)) return;
    const across = stretches.find((stretch) => stretch.to === i);
    if (i > 0) sum += across ? gapOf(across.to - across.start - 1) : 1;
    far.set(space, sum);
  });
  const unit = curve.length / Math.max(sum, 1);
  const at = new Map<string, Point>();
  for (const [space, steps] of far) at.set(space, curve.at(steps * unit));

  const ways: Way[] = [];
  const way = (kind: Way['kind'], from: string, to: string, points: readonly Point[]) => {
    const [a, b] = [points[0]!, points.at(-1)!];
    ways.push({
      kind,
      from,
      to,
      d: line(points),
      middle: between(a, b, 0.5),
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      length: distance(a, b),
    });
  };

  // The long way round a fork bulges out to the side where there is more room.
  for (const stretch of stretches) {
    const stones = trail.spaces.slice(stretch.start + 1, stretch.to);
    const [a, b] = [at.get(trail.spaces[stretch.start]!)!, at.get(trail.spaces[stretch.to]!)!];
    const normal = { x: -(b.y - a.y) / distance(a, b), y: (b.x - a.x) / distance(a, b) };
    const high = Math.min(unit * (stones.length > 5 ? 1.3 : 1.1), (height / rows) * 0.52);
    const bulge = (sign: number) => {
      const arc = Array.from({ length: 41 }, (_, k) => {
        const angle = (Math.PI * k) / 40;
        const base = between(a, b, (1 - Math.cos(angle)) / 2);
        const out = sign * high * Math.sin(angle);
        return { x: base.x + normal.x * out, y: base.y + normal.y * out };
      });
      const round = new Curve(arc);
      return stones.map((_, k) => round.at((round.length * (k + 1)) / (stones.length + 1)));
    };
    const others = [...at.values()].filter((point) => point !== a && point !== b);
    const freedom = (points: Point[]) =>
      Math.min(
        ...points.map((p) => Math.min(nearest(p, others), p.x - 24, width - 24 - p.x, p.y - 24, height - 24 - p.y)),
      );
    const [one, two] = [bulge(1), bulge(-1)];
    const chosen = freedom(one) > freedom(two) ? one : two;
    stones.forEach((space, k) => at.set(space, chosen[k]!));
    way('road', trail.spaces[stretch.start]!, trail.spaces[stretch.to]!, smooth([a, ...chosen, b]));
  }

  // The road from space to space, but not across a fork.
  trail.spaces.forEach((space, i) => {
    const [from, to] = [far.get(trail.spaces[i - 1] ?? ''), far.get(space)];
    if (from === undefined || to === undefined) return;
    way('road', trail.spaces[i - 1]!, space, curve.path(from * unit, to * unit));
  });
  for (const fork of trail.forks) {
    const [a, b] = [at.get(fork.start), at.get(fork.to)];
    if (a && b) way(fork.kind === 'bridge' ? 'bridge' : 'slime', fork.start, fork.to, [a, b]);
  }

  // Each business beside its door, where there is most room.
  const forks = ways.filter((one) => one.kind !== 'road').map((one) => one.middle);
  for (const business of trail.businesses) {
    const door = at.get(business.door);
    if (!door) continue;
    const spots = Array.from({ length: 24 }, (_, k) => {
      const angle = (Math.PI * 2 * k) / 24;
      return { x: door.x + Math.cos(angle) * unit * 1.3, y: door.y + Math.sin(angle) * unit * 1.3 };
    });
    const freedom = (p: Point) => {
      const edge = Math.min(p.x - unit * 0.8, width - unit * 0.8 - p.x, p.y - unit * 0.8, height - unit * 0.7 - p.y);
      return Math.min(nearest(p, [...at.values(), ...forks]), edge < 0 ? edge : Infinity);
    };
    at.set(business.name, spots.reduce((a, b) => (freedom(b) > freedom(a) ? b : a)));
  }
  const decor = scatter(width, height, Math.min(unit, 70), [...at.values(), ...forks]);
  return { width, height, stone: 0, at, ways, decor };
}

/** Trees, ferns and mushrooms wherever nothing else is; the same every time. */
function scatter(width: number, height: number, unit: number, taken: readonly Point[]): Layout['decor'] {
  const found: (Point & { kind: number; size: number })[] = [];
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let i = 0; i < 700 && found.length < 90; i++) {
    const spot = { x: random() * width, y: random() * height, kind: Math.floor(random() * 6), size: 0.7 + random() * 0.6 };
    const apart = unit * (spot.kind < 2 ? 1.02 : 0.78);
    if (nearest(spot, taken) > apart && nearest(spot, found) > unit * 0.5) found.push(spot);
  }
  return found.sort((a, b) => a.y - b.y);
}

function smooth(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [points[Math.max(i - 1, 0)]!, points[i]!, points[i + 1]!, points[Math.min(i + 2, points.length - 1)]!];
    for (let k = 0; k < 8; k++) {
      const t = k / 8;
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      found.push({ x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return [...found, points.at(-1)!];
}

/** The spaces a gnome passes on the way from one to another, both included; `routes` says how he passed each fork. */
export function walk(
  trail: gnome.TrailSeen,
  from: string,
  to: string,
  routes: Readonly<Record<string, string>>,
): string[] {
  const doorOf = (space: string) => trail.businesses.find((business) => business.name === space)?.door;
  const steps: string[] = [];
  const [inside, entering] = [doorOf(from), doorOf(to)];
  const [a, b] = [trail.spaces.indexOf(inside ?? from), trail.spaces.indexOf(entering ?? to)];
  if (a < 0 || b < 0) return [from, to];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  for (let i = low; i <= high; ) {
    steps.push(trail.spaces[i]!);
    const short = trail.forks.find((fork) => fork.start === trail.spaces[i] && routes[fork.start] === 'short');
    const across = short ? trail.spaces.indexOf(short.to) : -1;
    i = across > i && across <= high ? across : i + 1;
  }
  if (a > b) steps.reverse();
  return [...(inside ? [from] : []), ...steps, ...(entering ? [to] : [])];
}
