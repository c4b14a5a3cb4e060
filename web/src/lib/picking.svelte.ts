/**
 * How a decision is put together by touching things.
 *
 * Every option names the things one touches to do it, in order. What is chosen so far is a beginning of at least one
 * option. When it completes exactly one, that one is ready: touching its last thing again, or confirming, plays it.
 */
import { say } from './text';
import type { Option } from './wire';

export class Picking {
  #options: readonly Option[] = $state.raw([]);
  #chosen: readonly string[] = $state.raw([]);
  #swift = $state(false);
  #final: (option: Option) => boolean = () => false;
  /** In a lesson: what comes of touching anything but what it wants. */
  stray: (() => void) | undefined = $state.raw();
  /** Why a thing cannot be chosen now, after what is chosen; where there is somebody to ask. */
  why: ((thing: string, chosen: readonly string[]) => Promise<string> | undefined) | undefined;

  #matching = $derived(this.#options.filter((option) => begins(option, this.#chosen)));
  #next = $derived(new Set(this.#matching.map((option) => option.things[this.#chosen.length])));
  #meanings = $derived(this.#onlyTexts());
  #rules = $derived(this.#rulesOfThings());
  #instead = $derived(this.#alternatives());
  #complete = $derived(this.#matching.filter((option) => option.things.length === this.#chosen.length));

  /** `play` sends a decision to the server; `gently`: only if it can be taken back. */
  constructor(private readonly play: (option: Option, gently?: boolean) => void) {}

  /**
   * What may be decided now. A half-made choice stays if it still leads somewhere. `swift`: play at the first touch,
   * but for what is `final`.
   */
  offer(options: readonly Option[], swift = false, stray?: () => void, final: (option: Option) => boolean = () => false): void {
    this.#options = options;
    this.#swift = swift;
    this.#final = final;
    this.stray = stray;
    // Only where there is something to let go: the list of all choices folds when it changes, not when others act.
    if (this.#chosen.length > 0 && !options.some((option) => begins(option, this.#chosen))) this.#chosen = [];
  }

  /** Touching this thing now leads on. */
  lit(thing: string): boolean {
    return this.#next.has(thing);
  }

  /** Touching this thing now replaces one chosen before. */
  instead(thing: string): boolean {
    return this.#instead.has(thing);
  }

  chosen(thing: string): boolean {
    return this.#chosen.includes(thing);
  }

  /** The things chosen so far, in order. */
  get things(): readonly string[] {
    return this.#chosen;
  }

  /** All that can be touched now. */
  get touchable(): readonly string[] {
    const next = [...this.#next].filter((thing) => thing !== undefined);
    return [...new Set([...this.#chosen, ...next, ...this.#instead.keys()])];
  }

  /** Is anything asked of this seat? */
  get asked(): boolean {
    return this.#options.length > 0;
  }

  /** The one option that is complete. */
  get ready(): Option | undefined {
    return this.#complete.length === 1 && this.#chosen.length > 0 ? this.#complete[0] : undefined;
  }

  /** Is a completed choice played at the first touch? */
  get swift(): boolean {
    return this.#swift;
  }

  /** All options that what is chosen may still become. */
  get matching(): readonly Option[] {
    return this.#matching;
  }

  /** The kinds of things that lead on now, as their names begin: card, space. */
  get kinds(): readonly string[] {
    return [...new Set([...this.#next].flatMap((thing) => (thing === undefined ? [] : [thing.split(':')[0]!])))];
  }

  /** The options that touch nothing. */
  get plain(): readonly Option[] {
    return this.#options.filter((option) => option.things.length === 0);
  }

  /** What touching a thing would do, in the words of its only option; nothing if there are several or none. */
  means(thing: string): string | undefined {
    if (!this.#chosen.includes(thing)) return this.#meanings.get(thing);
    const upTo = this.#chosen.slice(0, this.#chosen.indexOf(thing) + 1);
    const options = this.#options.filter((option) => begins(option, upTo));
    return options.length === 1 ? options[0] && say(options[0].text) : undefined;
  }

  /** The rules behind the options that a thing takes part in. */
  rules(thing: string): readonly string[] {
    return this.#rules.get(thing) ?? [];
  }

  touch(thing: string): void {
    if (this.lit(thing)) {
      const only = this.touchable.length === 1 && !this.stray; // nothing else glows: it cannot have been meant otherwise
      this.#chosen = [...this.#chosen, thing];
      if (!this.ready || this.#matching.length > 1) return;
      const final = this.#final(this.ready);
      if ((this.#swift && !final) || (only && this.#options.length === 1)) this.confirm();
      else if (only && !final) this.play(this.ready, true); // it stays chosen where it has to be confirmed
    } else if (this.#chosen.at(-1) === thing) {
      if (this.ready) this.confirm();
      else this.#chosen = this.#chosen.slice(0, -1);
    } else if (this.#chosen.includes(thing)) {
      this.#chosen = this.#chosen.slice(0, this.#chosen.indexOf(thing));
    } else {
      const place = this.#instead.get(thing);
      if (place === undefined) return;
      this.#chosen = this.#chosen.slice(0, place);
      this.touch(thing);
    }
  }

  /** Play what is ready. */
  confirm(): void {
    if (this.ready) this.decide(this.ready);
  }

  decide(option: Option): void {
    this.#chosen = [];
    this.play(option);
  }

  clear(): void {
    this.#chosen = [];
  }

  /** For every thing that leads on, the words of its option if it is the only one. All at once: a board has many. */
  #onlyTexts(): Map<string, string | undefined> {
    const found = new Map<string, string | undefined>();
    for (const option of this.#matching) {
      const thing = option.things[this.#chosen.length];
      if (thing !== undefined) found.set(thing, found.has(thing) ? undefined : say(option.text));
    }
    return found;
  }

  #rulesOfThings(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const option of this.#options) {
      for (const thing of option.things) {
        const rules = found.get(thing) ?? [];
        found.set(thing, rules);
        for (const rule of option.rules) if (!rules.includes(rule)) rules.push(rule);
      }
    }
    return found;
  }

  /** Things that could stand where one of the chosen does, with the latest such place. */
  #alternatives(): Map<string, number> {
    const places = new Map<string, number>();
    for (let place = 0; place < this.#chosen.length; place++) {
      for (const option of this.#options) {
        const thing = option.things[place];
        if (thing !== undefined && begins(option, this.#chosen.slice(0, place))) places.set(thing, place);
      }
    }
    for (const thing of this.#chosen) places.delete(thing);
    return places;
  }
}

function begins(option: Option, things: readonly string[]): boolean {
  return things.every((thing, i) => option.things[i] === thing);
}
