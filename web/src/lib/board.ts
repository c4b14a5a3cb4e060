/** What a game's folder gives to the page, and what its board gets. See web/README.md. */
import type { Component } from 'svelte';
import type { Moment } from './moments.svelte';
import type { Picking } from './picking.svelte';
import type { SeatLook } from './seats.svelte';
import type { Hand, Line, Option, TableInfo } from './wire';

export interface BoardProps<View> {
  view: View;
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  table: TableInfo;
  pick: Picking;
  /** The story so far, newest last. */
  lines: readonly Line[];
  /** What the newest decision brought; a new array with each, empty when one comes to the table or comes back. */
  fresh: readonly Line[];
  /** In replays: what every seat saw at this moment, so that all hands can lie open. */
  open?: readonly View[];
  /** At a table that is played live; not in replays. */
  live?: Live;
}

/** For Grumpf's hunt: hands that move, told by the server. */
export interface Live {
  /** The server's clock, in ms. */
  now(): number;
  /** Calls back for every hand that sets out, lands or is refused, until the returned function is called. */
  onHand(hear: (hand: Hand) => void): () => void;
  /** Sends an option's name at once. The answer says whether the server took it, and why not. */
  decide(choice: string, hand: number): Promise<Answer>;
  /**
   * Calls back whenever a decision goes out, however it was made, until the returned function is called. A board that
   * listens also tells why a decision was refused.
   */
  onSent(hear: (choice: string, hand: number, answer: Promise<Answer>) => void): () => void;
  /** Set by the board: which of a clan's hands carries out a choice. Without it, hand 0. */
  handFor: ((choice: string) => number) | null;
}

export type Answer = { ok: true; text?: string } | { ok: false; code: string; text: string };

export interface Figure {
  label: string;
  value: number | string;
  /** One character or emoji-free sign shown before the number. */
  glyph?: string;
}

/** How a host's options are laid out. */
export interface Setup {
  /** Those that are not asked for first (GameInfo.first), by what they are about, under the names that `<slug>-house-group-<name>` gives them. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Switches without which an option changes nothing: it is offered only where they are on. */
  readonly needs?: Readonly<Record<string, string>>;
  /** The option that names a seat, by its number from nought. */
  readonly seat?: string;
  /** Options and values for simulations, not for a table: "profiles", "mode-clock". */
  readonly notHere?: readonly string[];
}

/** What a table is laid with, before anybody sits at it: a module of its own (`setup.ts`), for it is wanted without the board. */
export interface GameSetup {
  setup?: Setup;
  /** How a seat is marked where the game says so (a gnome's shirt), by the word of its name: "blue". */
  seatLook?(word: string, seat: number): SeatLook;
  /** The seats are characters of the story: they keep their names, whoever plays them. */
  characters?: boolean;
}

export interface GameModule<View = never> extends GameSetup {
  Board: Component<BoardProps<View>>;
  /** One's own hand, under the board on a desk, beside it on a phone held sideways. */
  Hand?: Component<BoardProps<View>>;
  /** Texts of the keys that only this game has: `grumpf-key-turn`, with what it does as `.about`. */
  keys?: readonly string[];
  /** Public numbers of a seat. */
  counters(view: View, seat: number): readonly Figure[];
  /** The board told in a few sentences, for key B and the screen reader. */
  summary(view: View): string;
  /** Where the game stands, for the top bar: "Round 2 of 4". */
  headline?(view: View): string;
  /** The seats that are waited for, as the view says: their panels glow, and one screen handed around goes to them. */
  acting?(view: View): readonly number[];
  /** How the game was decided, in a sentence in its own terms, and why equals are not. `names`: "you" for oneself. */
  why(view: View, names: readonly string[]): string;
  /** The scoring, laid out as the game scores: on the sheet that ends it. */
  Result: Component<{ view: View; table: TableInfo }>;
  /** Does the board gain from being enlarged and scrolled? Then the top bar has a button for it. */
  zoomable?: boolean;
  /** So many ms a decision wants to be looked at before the next one is shown: a roll, a walk, cards turned over. */
  dwell?(lines: readonly Line[]): number;
  /** What these lines of a decision tell that is shown large, one after the other; `view` is after them. */
  moments?(lines: readonly Line[], view: View): readonly Moment[];
  /** The seat whose turn it is, where others may be waited for: its panel is framed, theirs only say so. */
  turn?(view: View): number;
  /** So many ms the board goes on showing how the game ended before the score sheet comes. */
  endPause?: number;
  /** Is a reaction window open? Then one may let everything go by until one's own turn. */
  reacting?(view: View): boolean;
  /** Is this question only asked where there is more than one answer to it? Right after one's own decision, the only one is given. */
  needless?(question: string, view: View): boolean;
  /** Is this a moment in which a completed choice is played at the first touch (unless the player has said never)? */
  swift?(view: View): boolean;
  /** Does this answer end so much that it is confirmed even then? */
  final?(view: View, option: Option): boolean;
}
