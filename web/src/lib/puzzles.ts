/** How somebody does with a game's puzzles; kept in this browser and nowhere else. */
import type { PuzzleNamed } from './wire';

export interface Progress {
  /** The difficulty that suits: it follows what was solved and missed. */
  readonly level: number;
  /** By puzzle: was it solved at the first try? */
  readonly met: Readonly<Record<string, boolean>>;
  readonly streak: number;
  readonly best: number;
  /** The last day on which the day's puzzle was tried, and how many days in a row it has been solved. */
  readonly day: string;
  readonly days: number;
}

const KEY = 'folktable-puzzles';
const NEW: Progress = { level: 1.5, met: {}, streak: 0, best: 0, day: '', days: 0 };
const UP = 0.3;
const DOWN = 0.45;
const EASIEST = 1;
const HARDEST = 5;

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {}; // unreadable, or storage is switched off
  }
}

export function progressIn(game: string): Progress {
  return { ...NEW, ...all()[game] };
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // storage is switched off: it holds until the page is closed
  }
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Today, as the server counts days. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** After a first try; who tries one again has nothing to win or lose. `day`: it was that day's puzzle. */
export function afterTry(before: Progress, puzzle: PuzzleNamed, solved: boolean, day = ''): Progress {
  if (puzzle.id in before.met) return before;
  const streak = solved ? before.streak + 1 : 0;
  const daily = day === '' ? {} : { day, days: !solved ? 0 : before.day === dayBefore(day) ? before.days + 1 : 1 };
  return {
    ...before,
    ...daily,
    level: Math.min(HARDEST, Math.max(EASIEST, before.level + (solved ? UP : -DOWN))),
    met: { ...before.met, [puzzle.id]: solved },
    streak,
    best: Math.max(before.best, streak),
  };
}

/** The next one: new, and as hard as suits; when all are known, first those that were missed. */
export function nextPuzzle(puzzles: readonly PuzzleNamed[], progress: Progress, not = ''): PuzzleNamed | undefined {
  const others = puzzles.filter((one) => one.id !== not);
  const unmet = others.filter((one) => !(one.id in progress.met));
  const missed = others.filter((one) => progress.met[one.id] === false);
  const from = unmet.length > 0 ? unmet : missed.length > 0 ? missed : others;
  const far = (one: PuzzleNamed): number => Math.abs(one.difficulty - progress.level);
  return from.reduce<PuzzleNamed | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}
