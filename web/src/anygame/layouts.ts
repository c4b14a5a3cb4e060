/** What each game without a board declares; a component finds it by the slug of its table. */
import { seatWord } from '$lib/seats.svelte';
import type { Board, GameInfo } from '$lib/wire';
import { guessed } from './reading';

const known = new Map<string, GameInfo>();

export function learn(info: GameInfo): void {
  known.set(info.slug, info);
}

export function layoutOf(slug: string, view: unknown): Board {
  const info = known.get(slug);
  return info?.board ?? guessed(view, (info?.seat_names[String(info.most)] ?? []).map(seatWord));
}
