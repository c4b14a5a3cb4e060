/** While what a hunt brought is dealt out ground by ground, nobody's goods and points are told before it. */
import type { grumpf } from '$lib/wire';

let before: grumpf.View | null = $state.raw(null);

export function deal(view: grumpf.View): void {
  before = view;
}

export function dealt(): void {
  before = null;
}

/** A clan with the goods that have been dealt out to it. */
export function goodsOf(view: grumpf.View, word: string): grumpf.ClanSeen | undefined {
  const clan = view.clans[word];
  const had = before?.clans[word];
  return clan && had ? { ...clan, points: had.points, animals: had.animals, animal_count: had.animal_count, tiles: had.tiles } : clan;
}
