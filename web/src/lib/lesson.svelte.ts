/**
 * A guided first game at the learner's screen: which of its notes is read now, and what may be touched meanwhile.
 *
 * The server says how far the lesson is with every message, so it goes on wherever one comes back to the table. Only
 * whether somebody wanted to play on alone is kept here.
 */
import type { Coaching, LessonNote, Option } from './wire';

const GO_ON: LessonNote = { say: 'coach-go-on' };
const LEFT: LessonNote = { say: 'coach-left' };

export class Lesson {
  #coaching: Coaching | null = $state.raw(null);
  #read = $state(0); // so many notes of this step are read
  #strays = $state(0); // so many touches of what was not meant, since something was said
  #alone = $state(false);
  /** The bubble is put away until the next step. */
  hidden = $state(false);

  constructor(private readonly table: string) {
    this.#alone = localStorage.getItem(this.#key) !== null;
  }

  get #key(): string {
    return `folktable-alone-${this.table}`;
  }

  /** What the server says; the same step said again changes nothing. */
  hear(coaching: Coaching | null): void {
    const before = this.#coaching;
    this.#coaching = coaching;
    const same = before?.bubble === coaching?.bubble && before?.choice === coaching?.choice && before?.following === coaching?.following;
    if (same) return;
    this.#read = 0;
    this.#strays = 0;
    this.hidden = false;
  }

  /** The script has been played to its end. */
  get over(): boolean {
    return this.#coaching?.following === true && this.#coaching.choice === '' && this.#coaching.notes.length > 0;
  }

  /** Which of all the things said this is. */
  get bubble(): number {
    return Math.min(this.bubbles, (this.#coaching?.bubble ?? 0) + this.#read);
  }

  get bubbles(): number {
    return this.#coaching?.bubbles ?? 0;
  }

  /** The chapter to go on with, if there is one. */
  get nextChapter(): number | null {
    return this.#coaching?.next_chapter ?? null;
  }

  /** The option that the lesson wants now. */
  get choice(): string {
    return this.#coaching?.choice ?? '';
  }

  get #notes(): readonly LessonNote[] {
    if (!this.#coaching || this.#alone) return [];
    if (!this.#coaching.following) return [LEFT];
    return this.choice && this.#coaching.notes.length === 0 ? [GO_ON] : this.#coaching.notes;
  }

  /** What is said now; nothing while others decide. */
  get note(): LessonNote | undefined {
    return this.#notes[this.#read];
  }

  /** Is there more to read before anything is to be done? */
  get explains(): boolean {
    return this.note !== undefined && (this.choice === '' || this.#read < this.#notes.length - 1);
  }

  /** Does it want one certain thing now? */
  get guides(): boolean {
    return this.note !== undefined && this.choice !== '';
  }

  /** Something else was touched: say so, and point to what is meant. */
  stray(): void {
    this.#strays += 1;
    this.hidden = false;
  }

  get strays(): number {
    return this.#strays;
  }

  /** Is this the last thing that is said at all? */
  get closing(): boolean {
    return this.choice === '' && this.#read === this.#notes.length - 1;
  }

  next(): void {
    this.#strays = 0;
    if (this.closing) this.leave();
    else this.#read += 1;
  }

  /** Put the bubble away; what is to be done can be done at once. */
  hide(): void {
    if (!this.note) return;
    if (this.closing) return this.leave();
    this.#read = this.#notes.length - 1;
    this.hidden = true;
  }

  /** Who plays on after the last word has read it; where a chapter follows, it stays within reach. */
  decided(): void {
    if (!this.over || !this.note) return;
    if (this.nextChapter === null) this.leave();
    else this.hidden = true;
  }

  leave(): void {
    this.#alone = true;
    localStorage.setItem(this.#key, '1');
  }

  /** Of what is legal, what the lesson lets one touch: the one choice, and nothing while there is more to read. */
  offered(options: readonly Option[]): readonly Option[] {
    if (!this.#coaching || this.#alone || this.over || !this.#coaching.following) return options;
    if (this.choice === '' || this.explains) return [];
    const wanted = options.filter((option) => option.name === this.choice);
    return wanted.length > 0 ? wanted : options;
  }
}
