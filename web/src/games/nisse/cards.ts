/** Where the cards of a player are, as far as one looks from a seat. */
import { say } from '$lib/text';
import type { Line, nisse } from '$lib/wire';
import { last, since } from '../tricks/story';
import { EVENTS } from './words';

export type Whereabouts = 'unseen' | 'hand' | 'played' | 'discard';

/** Every card of a player that the view names, suit by suit, and where it lies. */
export function whereabouts(view: nisse.View, seat: string): { card: string; at: Whereabouts }[] {
  const hand = view.hands[seat];
  const held = new Set([...(hand?.cards.map(({ card }) => card) ?? []), ...(hand?.known ?? [])]);
  const discards = new Set(view.discards[seat]?.cards);
  const named = new Set([...(view.collections[seat] ?? []), ...held, ...discards]);
  const letters = view.suits.map(({ letter }) => letter);
  const place = (card: string) => letters.indexOf(card.charAt(0)) * 10 + Number(card.slice(1));
  return [...named]
    .sort((a, b) => place(a) - place(b))
    .map((card) => ({
      card,
      at: discards.has(card) ? 'discard' : view.played[seat] === card ? 'played' : held.has(card) ? 'hand' : 'unseen',
    }));
}

export interface Turn {
  /** The seats in the order of play. */
  readonly order: readonly [string, string];
  readonly played: Readonly<Record<string, string | null>>;
  readonly winner: string | null;
  readonly reason: string;
  /** How the turn before it came out, while this one has not. */
  readonly before: Line | undefined;
  /** Dice that were rolled for a 3, with the total, by seat. */
  readonly dice: Readonly<Record<string, { readonly total: number; readonly faces: readonly number[] }>>;
  /** A special event that this turn set off, as the log tells it. */
  readonly happened: Line | undefined;
  /** It lies on the discard piles already. */
  readonly past: boolean;
}

/**
 * The turn that lies on the table or, between turns, the last one, as the log tells it. A puzzle or an analysis begins
 * without a log: there it is what lies on the table.
 */
export function turnShown(view: nisse.View, lines: readonly Line[]): Turn {
  const story = since(lines, 'led');
  const answer = last(story, 'followed')?.event;
  const compared = last(story, 'compared');
  const leader = story[0]?.event[1] ?? view.leader;
  const order: [string, string] = leader === 'torech' ? ['torech', 'violet'] : ['violet', 'torech'];
  const played = story[0] ? { [order[0]]: String(story[0].event[2]), [order[1]]: (answer?.[2] as string) ?? null } : view.played;
  const dice: Record<string, { total: number; faces: number[] }> = {};
  for (const { event } of story) {
    if (event[0] === 'rolled') dice[String(event[1])] = { total: Number(event[2]), faces: event.slice(3).map(Number) };
  }
  return {
    order,
    played,
    winner: (compared?.event[1] as string) ?? null,
    reason: say(compared?.text ?? ''),
    before: compared ? undefined : last(lines, 'compared'),
    dice,
    happened: story.findLast(({ event }) => event[0] !== undefined && event[0] in EVENTS),
    past: Object.values(view.played).every((card) => card === null),
  };
}
