/** What the newest lines of the log say happened. */
import type { Line } from '$lib/wire';

/** The lines from the latest one with this event on; none if there is no such line. */
export function since(lines: readonly Line[], event: string): readonly Line[] {
  const start = lines.findLastIndex((line) => line.event[0] === event);
  return start < 0 ? [] : lines.slice(start);
}

/** The last line with this event. */
export function last(lines: readonly Line[], event: string): Line | undefined {
  return lines.findLast((line) => line.event[0] === event);
}
