/** Where a bubble goes: near what it speaks about, over nothing that is to be touched, and over little that is shown. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8; // to the edge of the window
const GAP = 14; // to the anchor; the pointer lies in it
const STEP = 16;

export interface Around {
  /** What must stay free. */
  free: readonly Box[];
  /** What should be seen if possible. */
  seen: readonly Box[];
  window: Box;
}

export function bubbleBox(size: { width: number; height: number }, anchor: Box, { free, seen, window }: Around): Box {
  const lefts = places(anchor.left, anchor.width, size.width, window.left, window.width);
  const tops = places(anchor.top, anchor.height, size.height, window.top, window.height);
  let best: Box = { ...size, left: window.left + MARGIN, top: window.top + MARGIN };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { ...size, left, top };
      const covered = overlap(box, grown(anchor, GAP)) + overlaps(box, free);
      const cost = 10 * covered + 0.02 * overlaps(box, seen) + distance(box, anchor);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

/** Beside the anchor, centred on it, and every few pixels. */
function places(start: number, length: number, size: number, from: number, room: number): number[] {
  const first = from + MARGIN;
  const last = Math.max(first, from + room - MARGIN - size);
  const wanted = [start + length / 2 - size / 2, start - GAP - size, start + length + GAP];
  for (let place = first; place < last; place += STEP) wanted.push(place);
  return wanted.map((place) => Math.min(Math.max(place, first), last));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function overlaps(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** From middle to middle. */
function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

/** Where the pointer sits on the bubble's edge, which way it points, in degrees from straight up, and how far. */
export function pointer(box: Box, anchor: Box): { left: number; top: number; turn: number; length: number } {
  const inset = 18; // keeps it off the round corners
  const along = (at: number, start: number, length: number) => within(at - start, inset, length - inset);
  const above = anchor.top + anchor.height <= box.top;
  const below = anchor.top >= box.top + box.height;
  const isLeft = anchor.left < box.left;
  const left = above || below ? along(anchor.left + anchor.width / 2, box.left, box.width) : isLeft ? 0 : box.width;
  const top = above || below ? (above ? 0 : box.height) : along(anchor.top + anchor.height / 2, box.top, box.height);
  const across = within(box.left + left, anchor.left, anchor.left + anchor.width) - box.left - left;
  const down = within(box.top + top, anchor.top, anchor.top + anchor.height) - box.top - top;
  return { left, top, turn: (Math.atan2(across, -down) * 180) / Math.PI, length: Math.hypot(across, down) };
}

function within(at: number, least: number, most: number): number {
  return Math.min(Math.max(at, least), most);
}
