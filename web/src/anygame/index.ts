/** A game without a board of its own: everything is drawn from its view, as the game declares it or as it can be guessed. */
import type { Figure, GameModule } from '$lib/board';
import { seatWord } from '$lib/seats.svelte';
import { say, text } from '$lib/text';
import { together } from '$lib/why';
import type { GameInfo } from '$lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { bySeat, cardName, cardsIn, field, nameOf, pileWords, suitName } from './reading';
import { layoutOf, learn } from './layouts';
import Result from './Result.svelte';

const A_LOOK = 1000; // ms for every decision: nothing tells which of them matter more

export default function anyGame(info: GameInfo): GameModule<unknown> {
  const { slug } = info;
  learn(info);
  const names = info.seat_names[String(info.most)] ?? [];
  const seats = names.map(seatWord);

  function counters(view: unknown, seat: number): readonly Figure[] {
    const board = layoutOf(slug, view);
    const figures: Figure[] = [];
    const add = (label: string, value: unknown) => {
      if (typeof value === 'number' || typeof value === 'string') figures.push({ label, value });
    };
    add(text('plain-points'), bySeat(field(view, board.points))?.[seat]);
    add(text('plain-hand'), bySeat(field(view, board.hand_sizes))?.[seat]);
    for (const counter of board.counters) add(nameOf(counter), bySeat(field(view, counter.path))?.[seat]);
    return figures;
  }

  function acting(view: unknown): readonly number[] {
    const found = field(view, layoutOf(slug, view).acting);
    const each: readonly unknown[] = Array.isArray(found) ? found : [found];
    return each.map((one) => (typeof one === 'number' ? one : seats.indexOf(String(one)))).filter((seat) => seat >= 0);
  }

  /** What lies open to all, and one's hand. */
  function summary(view: unknown): string {
    const board = layoutOf(slug, view);
    const who = (seat: number) => say(names[seat] ?? '');
    const told: string[] = [];
    for (const pile of board.piles) {
      const value = field(view, pile.path);
      const words = (one: unknown) => pileWords(slug, board, pile, one, field(view, pile.under));
      told.push(...(bySeat(value)?.map((one, seat) => text('plain-of-seat', { who: who(seat), what: words(one) })) ?? [words(value)]));
    }
    const trick = (board.trick && bySeat(field(view, board.trick.path))) ?? [];
    trick.forEach((played, seat) => told.push(...cardsIn(played).map((card) => text('plain-played', { who: who(seat), card: cardName(slug, board, card) }))));
    for (const counter of board.counters) {
      const value = field(view, counter.path);
      if (typeof value === 'number' || typeof value === 'string') told.push(text('plain-told', { name: nameOf(counter), value: suitName(slug, String(value)) }));
    }
    const hand = cardsIn(field(view, board.hand));
    if (hand.length > 0) told.push(text('plain-told', { name: text('hand'), value: together(hand.map((card) => cardName(slug, board, card))) }));
    return told.map((one) => say(text('plain-sentence', { told: one }))).join(' ');
  }

  /** "You 72 points and North 48 points." */
  function why(view: unknown, names: readonly string[]): string {
    const points = bySeat(field(view, layoutOf(slug, view).points)) ?? [];
    return points.length === 0 ? '' : text('plain-why', { each: together(points.map((one, seat) => text('plain-has-points', { who: names[seat] ?? '', points: Number(one) }))) });
  }

  return { Board, Hand, Result, counters, acting, summary, why, dwell: () => A_LOOK };
}
