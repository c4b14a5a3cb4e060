import type { Figure, GameModule } from '$lib/board';
import { text } from '$lib/text';
import type { nisse } from '$lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { moments } from './moments';
import { why } from './result';
import Result from './Result.svelte';
import setup from './setup';
import { summary } from './summary';
import { SEATS } from './words';

function counters(view: nisse.View, seat: number): readonly Figure[] {
  const name = SEATS[seat]!;
  const taken = view.collections[name]?.length ?? 0;
  if (view.draft) return [{ label: text('nisse-counter-cards', { count: taken }), value: taken }];
  return [
    { label: text('nisse-counter-hand'), value: view.hands[name]?.size ?? 0 },
    { label: text('nisse-counter-deck'), value: view.decks[name]?.size ?? 0 },
  ];
}

function headline(view: nisse.View): string {
  if (view.draft) return text('nisse-headline-draft');
  return text('nisse-headline', { round: view.round, rounds: view.rounds, turn: view.turn });
}

function acting(view: nisse.View): readonly number[] {
  return SEATS.flatMap((name, seat) => (name === view.acting ? [seat] : []));
}

export default { ...setup, Board, Hand, counters, summary, headline, acting, why, Result, moments } satisfies GameModule<nisse.View>;
