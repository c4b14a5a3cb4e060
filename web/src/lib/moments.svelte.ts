/** What decides a game gets a beat of its own: shown large over the board, one after the other, and a touch goes on. */
import type { Component } from 'svelte';
import { paced, settings } from './settings.svelte';
import { say } from './text';
import type { Line, Words } from './wire';

export interface Moment {
  /** What is shown large: a card, a tile, a sign. */
  readonly art?: Component<never>;
  readonly props?: object;
  readonly title?: string;
  /** What it does, in a sentence or two. */
  readonly lines: readonly string[];
  readonly tone: 'good' | 'bad' | 'plain';
}

const A_BEAT = 1300; // ms
const A_LETTER = 20; // ms to read one
const LONGEST = 5000;
const A_TOUCH = 350; // ms: what is pressed so soon after the last one was meant for it
const MOST = 8; // who is so far behind sees the newest

/** How long a moment is looked at, in ms. */
export function beat({ title = '', lines }: Moment): number {
  return Math.min(LONGEST, A_BEAT + A_LETTER * (title.length + lines.join(' ').length));
}

class Moments {
  #queue: readonly Moment[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = -Infinity;

  get now(): Moment | undefined {
    return this.#queue[0];
  }

  /** The last one is hardly gone: a finger that comes down now meant it, not what has come to light. */
  get justEnded(): boolean {
    return !this.now && performance.now() - this.#ended < A_TOUCH;
  }

  get waiting(): number {
    return Math.max(0, this.#queue.length - 1);
  }

  show(moments: readonly Moment[]): void {
    if (!settings.moments || document.visibilityState === 'hidden' || moments.length === 0) return;
    const idle = this.#queue.length === 0;
    this.#queue = [...this.#queue, ...moments].slice(-MOST);
    if (idle) this.#wait();
  }

  /** Seen enough of this one. */
  next(): void {
    this.#queue = this.#queue.slice(1);
    this.#wait();
  }

  clear(): void {
    clearTimeout(this.#timer);
    if (this.now) this.#queue = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const moment = this.now;
    if (!moment) this.#ended = performance.now();
    else this.#timer = setTimeout(() => this.next(), paced(beat(moment)) || beat(moment)); // without motion it stands still
  }
}

export const moments = new Moments();

/** The id of what a line says. */
export const saidBy = (line: Line): string => (typeof line.text === 'string' ? '' : line.text.id);

/** One of the things that a line speaks of. */
export function spokenOf(line: Line, name: string): Words | string | undefined {
  const value = typeof line.text === 'string' ? undefined : line.text.values?.[name];
  return typeof value === 'object' && !Array.isArray(value) ? (value as Words) : typeof value === 'string' ? value : undefined;
}

/**
 * Lines that belong together make one moment: `begins` says of a line which moment it begins (and what it says, if that is
 * not the line itself), `joins` which lines are told with the moment right before them. A line of both kinds gives that
 * moment its tone.
 */
export function momentsIn(lines: readonly Line[], begins: (line: Line) => (Omit<Moment, 'lines'> & Partial<Moment>) | undefined, joins: readonly string[]): readonly Moment[] {
  const found: Moment[] = [];
  let open = false; // does the next line still belong to the last moment?
  for (const line of lines) {
    const moment = begins(line);
    const last: Moment | undefined = open && joins.includes(saidBy(line)) ? found.pop() : undefined;
    if (last) found.push({ ...last, tone: moment?.tone ?? last.tone, lines: [...last.lines, say(line.text)] });
    else if (moment) found.push({ lines: [say(line.text)], ...moment });
    open = moment !== undefined || last !== undefined;
  }
  return found;
}
