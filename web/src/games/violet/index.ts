import type { Figure, GameModule } from '$lib/board';
import { text } from '$lib/text';
import type { violet } from '$lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { moments } from './moments';
import { why } from './result';
import Result from './Result.svelte';
import setup from './setup';
import { summary } from './summary';

const SEATS = ['violet', 'torech'];

function counters(view: violet.View, seat: number): readonly Figure[] {
  const name = SEATS[seat]!;
  const figures: Figure[] = [{ label: text('violet-counter-hand'), value: view.hands[name]?.size ?? 0 }];
  if (name === 'violet') figures.push({ label: text('violet-counter-fuel'), value: view.fuel });
  if (view.tokens[name]) figures.push({ label: text('violet-counter-tokens', { count: view.tokens[name] }), value: view.tokens[name] });
  if (name === 'torech' && view.kept_tiles.length) figures.push({ label: text('violet-counter-tiles', { count: view.kept_tiles.length }), value: view.kept_tiles.length });
  return figures;
}

function headline(view: violet.View): string {
  return view.turn > 0 ? text('violet-headline', { turn: view.turn }) : text('violet-headline-draft');
}

function acting(view: violet.View): readonly number[] {
  return view.acting === null ? [] : [SEATS.indexOf(view.acting)];
}

export default { ...setup, Board, Hand, counters, summary, headline, acting, why, Result, moments } satisfies GameModule<violet.View>;
