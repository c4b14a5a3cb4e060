/**
 * The hands of a live hunt on this page. One's own sets out the moment one has decided, before the server knows; the
 * server's word then corrects its time of landing, or sends it back with the reason.
 */
import type { Answer, Live } from '$lib/board';
import type { Picking } from '$lib/picking.svelte';
import { say } from '$lib/text';
import type { grumpf, Hand, Words } from '$lib/wire';
import { clanWords, readChoice, type Choice } from './look';

export interface Motion extends Choice {
  readonly key: string; // clan and hand
  readonly serial: number;
  readonly clan: string;
  readonly own: boolean;
  shows: string;
  began: number; // in ms of the server's clock
  lands: number;
  state: 'moving' | 'landed' | 'back';
}

const REMAINS = 400; // ms that a landed hand waits for the board to show it
const RETURN = 260; // ms of a hand that goes back
const TOLD = 3500; // ms that a refusal can be read

let serial = 0;

export class Hunt {
  motions: readonly Motion[] = $state.raw([]);
  refusal = $state('');
  /** When the Grumpfs drop and when hands may move, while a shout is counted down. */
  countdown: { drop: number; opens: number } | null = $state.raw(null);
  horn = $state(false);
  #view: grumpf.View | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  see(view: grumpf.View): void {
    const changed = this.#view !== view;
    this.#view = view;
    if (changed) this.motions = this.motions.filter((motion) => motion.state !== 'landed');
    if (view.phase !== 'hunt' && this.motions.length) this.motions = [];
  }

  /** The tokens of a clan that a hand holds. */
  held(clan: string, slot: number): boolean {
    return this.motions.some((motion) => motion.clan === clan && motion.slot === slot && motion.state !== 'back');
  }

  busy(clan: string, hand: number): boolean {
    return this.motions.some((motion) => motion.key === `${clan}:${hand}` && motion.state === 'moving');
  }

  listen(live: Live, pick: Picking, seat: number | null): () => void {
    const stopHands = live.onHand((hand) => this.#hear(live, hand, seat));
    const stopSent = live.onSent((choice, hand, answer) => this.#sent(live, pick, seat, choice, hand, answer));
    live.handFor = () => {
      const clan = this.#clan(seat);
      const free = Array.from({ length: this.#view?.clans[clan]?.hands ?? 1 }, (_, hand) => hand);
      return free.find((hand) => !this.busy(clan, hand)) ?? 0;
    };
    return () => {
      stopHands();
      stopSent();
      live.handFor = null;
    };
  }

  #clan(seat: number | null): string {
    return (this.#view && clanWords(this.#view)[seat ?? -1]) ?? '';
  }

  #start(clan: string, hand: number, choice: string, own: boolean, began: number, lands: number): void {
    const read = readChoice(choice);
    if (!read) return;
    const key = `${clan}:${hand}`;
    const shows = this.#view?.clans[clan]?.pool.find((token) => token.slot === read.slot)?.shows ?? '';
    const motion: Motion = { ...read, key, serial: ++serial, clan, own, shows, began, lands, state: 'moving' };
    this.motions = [...this.motions.filter((other) => other.key !== key), motion];
  }

  #change(key: string, change: Partial<Motion>): Motion | undefined {
    const motion = this.motions.find((one) => one.key === key);
    if (motion) this.motions = this.motions.map((one) => (one === motion ? { ...one, ...change } : one));
    return motion;
  }

  #drop(number: number): void {
    this.motions = this.motions.filter((one) => one.serial !== number);
  }

  #end(key: string, state: 'landed' | 'back', after: number): void {
    const motion = this.#change(key, { state });
    if (motion) setTimeout(() => this.#drop(motion.serial), after);
  }

  #sent(live: Live, pick: Picking, seat: number | null, choice: string, hand: number, answer: Promise<Answer>): void {
    void answer.then((said) => said.ok || this.#refuse(choice, said.text));
    const read = readChoice(choice);
    const view = this.#view;
    if (!read || !view || view.mode !== 'live' || view.phase !== 'hunt') return;
    const clan = this.#clan(seat);
    const key = `${clan}:${hand}`;
    if (this.busy(clan, hand)) return; // it may be kept until the hand is free: the server will say when it starts
    const now = live.now();
    this.#start(clan, hand, choice, true, now, now + (view.costs[read.kind] ?? 500));
    const mine = this.motions.find((one) => one.key === key)?.serial;
    if (read.kind === 'flip') queueMicrotask(() => pick.touch(`token:${read.slot}`)); // it stays in the hand
    void answer.then((said) => {
      if (!said.ok && this.motions.some((one) => one.serial === mine)) this.#end(key, 'back', RETURN);
    });
  }

  tell(reason: Words | string): void {
    this.refusal = say(reason);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.refusal = ''), TOLD);
  }

  /** Who shouts when somebody has just shouted gets what was wanted: the hunt begins. */
  #refuse(choice: string, reason: Words | string): void {
    if (choice !== 'shout' || !this.countdown) this.tell(reason);
  }

  #hear(live: Live, hand: Hand, seat: number | null): void {
    const clan = this.#clan(hand.seat);
    const key = `${clan}:${hand.hand}`;
    const own = hand.seat === seat && seat !== null;
    if (hand.event === 'started') {
      const mine = this.motions.find((one) => one.key === key && one.state === 'moving');
      const same = mine && JSON.stringify(readChoice(hand.choice)) === JSON.stringify(choiceOf(mine));
      if (own && same) this.#change(key, { lands: hand.lands });
      else this.#start(clan, hand.hand, hand.choice, own, live.now(), hand.lands);
    } else if (hand.event === 'landed') {
      if (hand.code && own) this.tell(hand.text);
      this.#end(key, hand.code ? 'back' : 'landed', hand.code ? RETURN : REMAINS);
    } else if (hand.event === 'refused') {
      if (own) this.#refuse(hand.choice, hand.text);
      if (hand.code !== 'hand-busy') this.#end(key, 'back', RETURN);
    } else if (hand.event === 'opens') {
      this.countdown = { drop: hand.lands, opens: hand.opens };
      setTimeout(() => (this.countdown = null), Math.max(hand.opens - live.now(), 0) + 600);
    } else {
      this.countdown = null;
      this.motions = [];
      this.sound();
    }
  }

  /** The horn: seen as well as heard. */
  sound(): void {
    this.horn = true;
    setTimeout(() => (this.horn = false), 1600);
  }
}

const choiceOf = ({ kind, slot, board, space }: Motion): Choice => ({ kind, slot, board, space });

const hunts = new WeakMap<Picking, Hunt>();

/** Board and hand of one table look at the same hunt. */
export function huntOf(pick: Picking): Hunt {
  let hunt = hunts.get(pick);
  if (!hunt) hunts.set(pick, (hunt = new Hunt()));
  return hunt;
}
