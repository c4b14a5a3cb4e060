/**
 * A table that is being played, over its socket.
 *
 * A lost connection is taken up again where it broke off: the hello names the last message that arrived, and what was
 * sent but not answered is sent again under its old name, which the server counts once.
 */
import { api, Refusal } from './api';
import type { Answer, GameModule, Live } from './board';
import { Lesson } from './lesson.svelte';
import { beat, moments } from './moments.svelte';
import { paced, settings } from './settings.svelte';
import { cue } from './sound';
import { WHY, type Played } from './table';
import { say, text } from './text';
import { toast } from './toasts.svelte';
import type {
  ClientMessage,
  Hand,
  HintOption,
  Line,
  Option,
  Reason,
  Said,
  ServerMessage,
  Sight,
  Snapshot,
  StandingOrder,
  TableInfo,
  Update,
} from './wire';
import { VERSION } from './wire';

const FIRST_RETRY = 500;
const LAST_RETRY = 8000;
const BANNER_AFTER = 1500;
const SILENCE = 15_000; // without a beat for so long, the line is dead even if nobody has hung up
const BATCH = 1200; // several decisions that come at once are shown one after the other within this time
const MOST_APART = 500;
const MANY = 6; // when so many decisions wait, they are looked at for a shorter time
// Grumpf, live: from the shout to the drop nothing is decided, and no update comes that says so.
const COUNTED_DOWN = { text: { id: 'grumpf-await-drop', values: {} }, rules: ['grumpf-rt-13'] };
const NOT_YOURS = 'not-your-seat'; // the host has given it to somebody else meanwhile
const TOO_OLD = 'too-old'; // this page is of a release that the server no longer understands
const OVERTAKEN = 'overtaken'; // in an open window a later choice has replaced this one
const FINAL = 'final'; // it has to be confirmed first
const A_TOUCH = 700; // ms from pressing something to its click
const ASKED_AFTER = 600; // ms without an answer: the others are being asked
const LINES_KEPT = 300; // of the log's lines, so that a long evening does not fill the memory

type Request = Extract<ClientMessage, { request: string }>;

interface Waiting {
  message: Request;
  answer: (answer: Answer) => void;
}

/** 0.5 s, doubling to 8 s, each with some jitter so that not everybody knocks at once. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** attempt);
  return base * (0.75 + 0.5 * random());
}

export class LiveTable implements Played {
  info: TableInfo = $state.raw()!;
  seat: number | null = $state(null);
  sight: Sight = $state.raw()!;
  lines: readonly Line[] = $state.raw([]);
  fresh: readonly Line[] = $state.raw([]);
  firstLine = $state(0);
  unseen = $state(0);
  chat: readonly Said[] = $state.raw([]);
  order: StandingOrder = $state('ask');
  hints: readonly HintOption[] | null = $state.raw(null);
  reasons: readonly Reason[] = $state.raw([]);
  /** How much of a hint was asked for: 1 where to look, 2 what, 3 why. */
  hinted = $state(0);
  deadline: number | null = $state(null);
  mayUndo = $state(false);
  /** The seat that asks us to let it take its decision back. */
  askedBack: number | null = $state(null);
  arrivals = $state(0);
  sent: string | null = $state(null);
  /** The connection is gone for long enough to say so. */
  lost = $state(false);
  /** Why this table is not to be seen any more; nothing is tried again. */
  barred = $state('');

  #socket: WebSocket | undefined;
  #seq = -1;
  #view: object = {}; // the newest, which may still wait to be shown
  #decision = 0;
  #shown = 0; // the same of what is shown, which may be a little behind
  #touched = { question: 0, at: -Infinity }; // what was shown when something was last pressed
  #offset = 0; // the server's clock minus ours
  #wanted: number | null = null;
  #attempt = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #banner: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;
  #queue: Update[] = [];
  #clocked = false; // hands move by the server's clock: what happens must be seen when it happens
  #waiting = new Map<string, Waiting>();
  #hearHand = new Set<(hand: Hand) => void>();
  #hearSent = new Set<(choice: string, hand: number, answer: Promise<Answer>) => void>();

  readonly lesson: Lesson;

  readonly live: Live = {
    now: () => this.now(),
    onHand: (hear) => subscribe(this.#hearHand, hear),
    onSent: (hear) => subscribe(this.#hearSent, hear),
    decide: (choice, hand) => this.#decide(choice, hand),
    handFor: null,
  };

  constructor(
    readonly id: string,
    info: TableInfo,
    readonly game: Partial<Pick<GameModule<unknown>, 'dwell' | 'moments' | 'needless' | 'reacting'>> = {},
  ) {
    this.info = info;
    this.lesson = new Lesson(id);
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#retry, this.#banner, this.#silence, this.#showing]) clearTimeout(timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    moments.clear();
  }

  now(): number {
    return Date.now() + this.#offset;
  }

  // --- What a person does ----------------------------------------------------------------------------------

  decide(option: Option, gently = false): void {
    if (this.sent === option.name) return; // an eager finger
    const { question, at } = this.#touched;
    if (performance.now() - at < A_TOUCH && question !== this.#decision) return this.catchUp(); // meant for another question
    this.lesson.decided();
    void this.#decide(option.name, this.live.handFor?.(option.name) ?? 0, gently);
  }

  takeBack(): void {
    const asked = setTimeout(() => toast(text('asked-back-waiting')), ASKED_AFTER);
    void this.#ask({ type: 'take-back', request: requestName() }).then(() => clearTimeout(asked));
  }

  /** May the decision be taken back after which it was our turn? */
  allow(allowed: boolean): void {
    this.askedBack = null;
    void this.#ask({ type: 'allow', request: requestName(), allowed });
  }

  hint(): void {
    if (this.hints) this.hinted = Math.min(this.hinted + 1, WHY);
    else void this.#ask({ type: 'hint', request: requestName() });
  }

  async why(thing: string, chosen: readonly string[]): Promise<string> {
    const answer = await this.#ask({ type: 'why', request: requestName(), thing, chosen });
    return answer.ok ? (answer.text ?? '') : '';
  }

  say(words: string): void {
    void this.#ask({ type: 'say', request: requestName(), text: words });
  }

  setOrder(order: StandingOrder): void {
    this.order = order;
    void this.#ask({ type: 'order', request: requestName(), order });
  }

  look(seat: number | null): void {
    this.#wanted = seat;
    this.#send({ type: 'look', seat });
  }

  /** Show at once what still waits to be shown. */
  catchUp = (): void => {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const update of this.#queue.splice(0)) this.#show(update);
  };

  /** A touch says that one has seen enough of what is shown: on to the next that wants to be looked at. */
  goOn = (): void => {
    this.#touched = { question: this.#shown, at: performance.now() };
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.#show(update);
      if (this.#queue.length > 0 && this.#dwell(update) > 0) return this.#waitAfter(update);
    }
  };

  /** Lines from before the first one that is here. */
  prepend(lines: readonly Line[]): void {
    this.lines = [...lines, ...this.lines];
    this.firstLine -= lines.length;
  }

  #decide(choice: string, hand: number, gently = false): Promise<Answer> {
    this.catchUp();
    this.sent = choice;
    const answer = this.#ask({ type: 'decide', request: requestName(), decision: this.#decision, choice, hand, gently });
    for (const hear of this.#hearSent) hear(choice, hand, answer);
    return answer;
  }

  async #ask(message: Request): Promise<Answer> {
    const reaction = this.game.reacting?.(this.sight?.view) ?? false; // to somebody's turn: not one's own
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(message.request, { message, answer: resolve });
      this.#send(message);
    });
    if (message.type === 'decide') {
      if (this.sent === message.choice) this.sent = null;
      if (answer.ok && !reaction) this.unseen = this.firstLine + this.lines.length;
    }
    if (!answer.ok && answer.code !== OVERTAKEN && answer.code !== FINAL) {
      cue('refused');
      if (message.type !== 'decide' || this.#hearSent.size === 0) toast(answer.text, true); // else the board tells it
    }
    return answer;
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // --- The connection --------------------------------------------------------------------------------------

  #connect(): void {
    const address = new URL(`/api/tables/${this.id}/live`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#send({ type: 'hello', seq: this.#seq, seat: this.#wanted, version: VERSION });
      for (const { message } of this.#waiting.values()) this.#send(message);
      this.#listenForSilence();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#attempt = 0;
      clearTimeout(this.#banner);
      this.#banner = undefined;
      this.lost = false;
      this.#listenForSilence();
      this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      if (opened) this.#reconnect();
      else void this.#askWhy(socket);
    };
  }

  /** A browser does not say why a socket was refused, or whether it was. Asked for the table, the server does. */
  async #askWhy(socket: WebSocket): Promise<void> {
    this.#warnSoon();
    const problem = await api.table(this.id).then(() => null, (error: unknown) => error);
    if (socket !== this.#socket || this.#closed) return;
    if (!(problem instanceof Refusal && problem.lasting)) return this.#reconnect();
    this.barred = problem.message;
    this.close();
  }

  #warnSoon(): void {
    this.#banner ??= setTimeout(() => (this.lost = true), BANNER_AFTER);
  }

  #reconnect(): void {
    clearTimeout(this.#silence);
    this.#warnSoon();
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#attempt++));
  }

  /** Back at the screen or on the net: do not wait for the next try. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#connect();
  };

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  /** Hang up without waiting for the other side to notice, and begin again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#reconnect();
  }

  // --- What the server says --------------------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.#begin(message);
      case 'update':
        this.#take(message);
        if (message.request) this.#answer(message.request, { ok: true });
        return;
      case 'table':
        this.info = message.table;
        return;
      case 'asked-back':
        this.askedBack = message.seat;
        if (message.seat !== null) cue('chat');
        return;
      case 'said':
        this.chat = [...this.chat, message];
        if (message.seat === null || message.seat !== this.seat) cue('chat');
        return;
      case 'accepted':
        return this.#answer(message.request, { ok: true });
      case 'refused':
        if (message.code === TOO_OLD) {
          this.barred = say(message.words);
          return this.close();
        }
        if (message.code === NOT_YOURS && !this.#waiting.has(message.request)) return this.#watch(say(message.words));
        return this.#answer(message.request, { ok: false, code: message.code, text: say(message.words) });
      case 'hinted':
        this.hints = message.options;
        this.reasons = message.reasons;
        this.hinted = 1;
        return this.#answer(message.request, { ok: true });
      case 'explained':
        return this.#answer(message.request, { ok: true, text: say(message.words) });
      case 'beat':
        this.#offset = message.now - Date.now();
        return this.#send({ type: 'echo', n: message.n });
      case 'hand':
        this.#clocked = message.event !== 'closed';
        if (message.event === 'opens') this.sight = { ...this.sight, question: COUNTED_DOWN, options: [] }; // one shout is enough
        for (const hear of this.#hearHand) hear(message);
    }
  }

  /** One's seat is gone: what is left is to look on. */
  #watch(why: string): void {
    toast(why, true);
    this.#wanted = null;
    this.#send({ type: 'hello', seq: -1, seat: null, version: VERSION });
  }

  #answer(request: string, answer: Answer): void {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    waiting?.answer(answer);
  }

  #begin(snapshot: Snapshot): void {
    this.askedBack = snapshot.asks_back;
    if (snapshot.seq === this.#seq && snapshot.seat === this.seat && this.#queue.length > 0) {
      this.order = snapshot.order; // it has ended; what led to one's turn is still being shown
      return;
    }
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.#queue = [];
    this.#seq = snapshot.seq;
    this.#offset = snapshot.now - Date.now();
    this.#decision = this.#shown = snapshot.decision;
    this.#wanted = snapshot.seat;
    this.info = snapshot.table;
    this.seat = snapshot.seat;
    this.sight = snapshot.sight;
    this.#view = snapshot.sight.view as object;
    this.lines = snapshot.lines;
    this.firstLine = snapshot.first_line;
    this.unseen = Math.max(snapshot.seen, snapshot.first_line);
    this.fresh = [];
    this.sent = null;
    this.hints = null;
    this.hinted = 0;
    this.mayUndo = snapshot.may_undo;
    this.order = snapshot.order;
    this.deadline = snapshot.deadline;
    this.chat = snapshot.chat;
    this.lesson.hear(snapshot.coaching);
    this.arrivals += 1;
  }

  #take(update: Update): void {
    if (update.seq <= this.#seq) return; // known already
    if (update.seq !== this.#seq + 1) return this.#drop(); // something is missing: ask for it
    this.#seq = update.seq;
    this.#decision = update.decision;
    this.#view = { ...this.#view, ...(update.sight.view as object) };
    this.#queue.push({ ...update, sight: { ...update.sight, view: this.#view } });
    const urgent = update.sight.options.length > 0 && update.deadline !== null;
    if (urgent || this.#clocked || settings.motion === 0 || document.visibilityState === 'hidden') return this.catchUp();
    if (this.#showing === undefined) this.#showNext();
  }

  /** One decision after the other, so that each can be seen; the more wait, the faster. */
  #showNext(): void {
    this.#showing = undefined;
    const update = this.#queue.shift();
    if (!update) return;
    this.#show(update);
    this.#waitAfter(update);
  }

  /** How long the game wants a decision to be looked at, in ms. */
  #dwell(update: Update): number {
    const shown = settings.moments ? (this.game.moments?.(update.lines, update.sight.view) ?? []) : [];
    return Math.max(this.game.dwell?.(update.lines) ?? 0, shown.reduce((sum, moment) => sum + beat(moment), 0));
  }

  #waitAfter(update: Update): void {
    const waiting = this.#queue.length;
    // What the story does not tell, as that somebody let a card go by, needs no time.
    const apart = update.lines.length > 0 ? Math.min(MOST_APART, BATCH / (waiting + 1)) : 0;
    const wanted = this.#dwell(update) / Math.max(1, waiting / MANY);
    this.#showing = setTimeout(() => this.#showNext(), paced(Math.max(apart, wanted)));
  }

  #show(update: Update): void {
    const wasAsked = this.sight.options.length > 0;
    const asked = this.#queue.length === 0 && update.sight.options.length > 0; // only the newest question is open
    const needless = asked && this.#isNeedless(update);
    this.sight = asked && !needless ? update.sight : { ...update.sight, options: [] };
    this.#shown = update.decision;
    this.fresh = update.lines;
    this.sent = null;
    this.lines = [...this.lines, ...update.lines];
    if (this.lines.length > LINES_KEPT) {
      this.firstLine += this.lines.length - LINES_KEPT;
      this.lines = this.lines.slice(-LINES_KEPT);
    }
    this.mayUndo = update.may_undo;
    this.deadline = update.deadline;
    this.hints = null;
    this.hinted = 0;
    this.lesson.hear(update.coaching);
    if (!this.lesson.note) moments.show(this.game.moments?.(update.lines, update.sight.view) ?? []); // else the coach tells it
    if (update.sight.question === null) cue('over');
    else if (asked && !wasAsked) cue('turn');
    else if (update.lines.length > 0) cue('move');
    if (needless) void this.#decide(update.sight.options[0]!.name, 0);
  }

  /** What follows from one's own decision in one way only need not be asked. Who takes that back is asked, and can take back more. */
  #isNeedless({ request, sight: { question, options, view } }: Update): boolean {
    const id = typeof question?.text === 'object' ? question.text.id : '';
    return request !== '' && options.length === 1 && !this.lesson.guides && (this.game.needless?.(id, view) ?? false);
  }
}

function subscribe<T>(listeners: Set<T>, hear: T): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

function requestName(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

