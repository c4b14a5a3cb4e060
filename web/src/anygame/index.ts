/** A game without a board of its own: everything is drawn from its view, as the game declares it or as it can be guessed. */
import type { Figure, GameModule } from '$lib/board';
import { seatWord } from '$lib/seats.svelte';
import { text } from '$lib/text';
import { together } from '$lib/why';
import type { Board as Declared, GameInfo } from '$lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { bySeat, cardName, field, heap, nameOf, suitName } from './reading';
import { layoutOf, learn } from './layouts';
import Result from './Result.svelte';

const A_LOOK = 1000; // ms for every decision: nothing tells which of them matter more

export default function anyGame(info: GameInfo): GameModule<unknown> {
  const { slug } = info;
  learn(info);
  const seats = (info.seat_names[String(info.most)] ?? []).map(seatWord);

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
    const told: [string, string][] = [];
    for (const pile of board.piles) told.push(...inWords(nameOf(pile), field(view, pile.path), board));
    if (board.trick) told.push(...inWords(nameOf(board.trick), field(view, board.trick.path), board));
    for (const counter of board.counters) {
      const value = field(view, counter.path);
      if (typeof value === 'number') told.push([nameOf(counter), String(value)]);
      if (typeof value === 'string') told.push([nameOf(counter), suitName(slug, value)]);
    }
    if (board.hand) told.push(...inWords(text('hand'), field(view, board.hand), board));
    return told.map(([name, value]) => text('plain-told', { name, value })).join(' ');
  }

  function inWords(name: string, value: unknown, board: Declared): [string, string][] {
    const each = bySeat(value);
    if (each) return [[name, each.map((one) => held(one, board)).join(' · ')]];
    return [[name, held(value, board)]];
  }

  function held(value: unknown, board: Declared): string {
    const { count, cards } = heap(value);
    return cards.length > 0 && cards.length < 7 ? together(cards.map((card) => cardName(slug, board, card))) : text('plain-cards', { count });
  }

  /** "You 72 points and North 48 points." */
  function why(view: unknown, names: readonly string[]): string {
    const points = bySeat(field(view, layoutOf(slug, view).points)) ?? [];
    return points.length === 0 ? '' : text('plain-why', { each: together(points.map((one, seat) => text('plain-has-points', { who: names[seat] ?? '', points: Number(one) }))) });
  }

  return { Board, Hand, Result, counters, acting, summary, why, dwell: () => A_LOOK };
}
