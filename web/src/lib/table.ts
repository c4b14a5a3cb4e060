/** A table as the shell draws it: played live, replayed, or shown in the gallery. */
import type { Live } from './board';
import type { Lesson } from './lesson.svelte';
import type { HintOption, Line, Option, Reason, Said, Sight, StandingOrder, TableInfo } from './wire';

export interface Table {
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly sight: Sight;
  readonly lines: readonly Line[];
  /** The lines of the newest decision only; a new array with each, empty when one comes or comes back. */
  readonly fresh: readonly Line[];
  /** The number of the first of `lines`. */
  readonly firstLine: number;
  /** The number of the first line that was not there at one's last decision. */
  readonly unseen: number;
  /** In replays: what every seat sees. */
  readonly open?: readonly unknown[];
  /** When a bot decides for whoever is waited for, in ms of `now()`. */
  readonly deadline: number | null;
  readonly mayUndo: boolean;
  readonly live?: Live;
  /** `gently`: only if it can be taken back; else nothing happens. */
  decide(option: Option, gently?: boolean): void;
  now(): number;
}

/** What only a table that is being played can do. */
export interface Played extends Table {
  /** How often one has come to the table, or come back to it. */
  readonly arrivals: number;
  /** The name of what was decided and is not answered yet: while a window is open it may still be changed. */
  readonly sent: string | null;
  readonly chat: readonly Said[];
  readonly order: StandingOrder;
  readonly hints: readonly HintOption[] | null;
  /** Why the first of the hints is better than the next. */
  readonly reasons: readonly Reason[];
  /** How much of the hint is told: 1 where to look, 2 what, 3 why. */
  readonly hinted: number;
  /** What is said to the learner of a guided first game; at other tables nothing. */
  readonly lesson: Lesson;
  takeBack(): void;
  hint(): void;
  /** Why a thing cannot be chosen now. */
  why(thing: string, chosen: readonly string[]): Promise<string>;
  say(text: string): void;
  setOrder(order: StandingOrder): void;
  /** Look from another of one's seats. */
  look(seat: number | null): void;
}

/** The last grade of a hint. */
export const WHY = 3;

export const SEAT_SIGNS = ['hare', 'moon', 'fish', 'fir', 'raven', 'fox'] as const;

/** The colour of a seat where the game gives none. */
export function signColour(seat: number): string {
  return `var(--${SEAT_SIGNS[seat % SEAT_SIGNS.length]})`;
}
