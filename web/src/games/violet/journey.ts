/** The way as one line: the Fear Track along the foot of the map, then the journey winding up to Ordep's Fire. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Way {
  /** Of a space. */
  readonly radius: number;
  /** How often the journey crosses the map. */
  readonly swings: number;
  /** From one crossing to the next. */
  readonly rowHeight: number;
  /** F0 and the spaces of the Fear Track. */
  readonly fear: readonly Point[];
  /** Whether the names of areas fit between the lowest spaces of the journey and the Fear Track. */
  readonly namedBelow: boolean;
  /** The spaces of the journey, then the Fire. */
  readonly journey: readonly Point[];
  /** The same way as a smooth line, for the road. */
  readonly fearRoad: readonly Point[];
  readonly journeyRoad: readonly Point[];
  /** Distance between two spaces of the journey. */
  readonly step: number;
}

const FINE = 24; // points in a swing
const NAME = 14; // px that an area's name needs between two rows of spaces

/** A road that swings from side to side, from the lower right upwards. */
function windingRoad(left: number, right: number, bottom: number, top: number, swings: number): Point[] {
  const rise = (bottom - top) / (swings - 1);
  const bend = rise / 2;
  const road: Point[] = [];
  for (let swing = 0; swing < swings; swing++) {
    const leftward = swing % 2 === 0;
    const y = bottom - swing * rise;
    const begins = swing === 0 ? right : right - bend;
    const ends = left + (swing === swings - 1 ? 0 : bend);
    for (let i = 0; i <= FINE; i++) {
      const t = i / FINE;
      const wave = swings === 2 ? 0 : Math.sin(t * Math.PI * 2) * rise * 0.11; // two level roads leave room for names
      const x = leftward ? begins + (ends - begins) * t : left + bend + right - bend - (begins + (ends - begins) * t);
      road.push({ x, y: y + (leftward ? wave : -wave) });
    }
    if (swing < swings - 1) {
      const centre = leftward ? left + bend : right - bend;
      for (let i = 1; i < FINE / 2; i++) {
        const angle = (i / (FINE / 2)) * Math.PI;
        road.push({ x: centre + (leftward ? -1 : 1) * Math.sin(angle) * bend, y: y - rise / 2 + (Math.cos(angle) * rise) / 2 });
      }
    }
  }
  return road;
}

/** So many points along a road, evenly spaced, its ends among them. */
export function alongRoad(road: readonly Point[], count: number): Point[] {
  const reach = [0];
  for (let i = 1; i < road.length; i++) reach.push(reach[i - 1]! + distance(road[i - 1]!, road[i]!));
  const whole = reach[reach.length - 1]!;
  const points: Point[] = [];
  let piece = 1;
  for (let n = 0; n < count; n++) {
    const goal = (whole * n) / Math.max(1, count - 1);
    while (piece < road.length - 1 && reach[piece]! < goal) piece++;
    const length = reach[piece]! - reach[piece - 1]! || 1;
    points.push(between(road[piece - 1]!, road[piece]!, (goal - reach[piece - 1]!) / length));
  }
  return points;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** What a map of this size has room for: how large its spaces are, and how often the journey crosses it. */
export function roomFor(width: number, height: number): { readonly radius: number; readonly swings: number } {
  const largest = Math.min(27, width / 24, height / 11);
  const radius = Math.max(18, largest);
  const rowHeight = (height - 2.4 * marginOf(radius)) / 3;
  // On a low map the journey crosses twice, with the names of the areas above and below it.
  return rowHeight >= 2 * radius + NAME ? { radius, swings: 3 } : { radius: Math.max(12, Math.min(18, width / 24, height / 8)), swings: 2 };
}

/** The edge of the map leaves room for what stands on the spaces. */
function marginOf(radius: number): number {
  return radius + 9;
}

/** Where everything lies on a map of this size. */
export function layWay(spaces: number, fearLength: number, width: number, height: number): Way {
  const { radius, swings } = roomFor(width, height);
  const margin = marginOf(radius);
  const left = margin;
  const right = width - margin;
  const foot = height - margin * 0.95;
  const top = swings === 2 ? radius + NAME + 3 : margin * 1.3 + foot * 0.035; // Violet's head, where the road is highest
  const apart = top + 2 * radius + 2; // no space covers one of the other row
  const named = foot - Math.max((foot - top) / swings, radius + 2 * NAME);
  const bottom = Math.max(named, apart);
  const rowHeight = (bottom - top) / (swings - 1);
  const journeyRoad = windingRoad(left + margin * 0.3, right - margin * 0.2, bottom, top, swings);
  const start = journeyRoad[0]!;
  const fearRoad: Point[] = [];
  for (let i = 0; i <= FINE * 2; i++) {
    const t = i / (FINE * 2);
    fearRoad.push({ x: left + (right - left) * t, y: foot + Math.sin(t * Math.PI * 4) * rowHeight * 0.06 });
  }
  const journey = alongRoad(journeyRoad, spaces + 1);
  const fear = alongRoad(fearRoad, fearLength + 1);
  const lastFear = fearRoad[fearRoad.length - 1]!;
  const bulge = { x: Math.min(width - margin * 0.35, lastFear.x + margin * 0.6), y: (lastFear.y + start.y) / 2 };
  return {
    radius,
    swings,
    rowHeight,
    namedBelow: named >= apart,
    fear,
    journey,
    fearRoad: [...fearRoad, bulge, start],
    journeyRoad,
    step: journey.length > 1 ? distance(journey[0]!, journey[1]!) : width,
  };
}

/** A place on the joined line, in steps from F0; in between for a pawn on its way. */
export function placeOnLine(way: Way, steps: number): Point {
  const line = [...way.fear, ...way.journey];
  const at = Math.max(0, Math.min(line.length - 1, steps));
  const before = Math.floor(at);
  return between(line[before]!, line[Math.min(line.length - 1, before + 1)]!, at - before);
}

/** How many steps from F0 a place has: F3 is 3, J1 the one after the last of the Fear Track. */
export function stepsOnLine(place: string, path: readonly { readonly name: string }[], fearLength: number): number {
  if (place.startsWith('F')) return Number(place.slice(1));
  const space = path.findIndex(({ name }) => name === place);
  return fearLength + 1 + (space < 0 ? path.length : space);
}

/** Where a name of this size is best written among the spaces: the place in `wanted` that covers least of them. */
export function nameAt(wanted: readonly Point[], size: { readonly width: number; readonly height: number }, taken: readonly Point[], radius: number): Point {
  const covered = (at: Point) =>
    taken.reduce((sum, { x, y }) => {
      const away = Math.hypot(Math.max(0, Math.abs(x - at.x) - size.width / 2), Math.max(0, Math.abs(y - at.y) - size.height / 2));
      return sum + Math.max(0, radius + 1 - away);
    }, 0);
  return wanted.reduce((best, at) => (covered(at) < covered(best) - 0.5 ? at : best), wanted[0]!);
}

/** A smooth line through points, as the `d` of an SVG path. */
export function smooth(points: readonly Point[]): string {
  if (points.length === 0) return '';
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let d = `M${text(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    d += `C${text(c1)} ${text(c2)} ${text(p2)}`;
  }
  return d;
}
