/** Why somebody won where points are counted, in the words of the game: its texts are `<slug>-why`, `-tie`, `-shared`. */
import { text } from './text';

export interface Counted {
  readonly points: number;
  /** What decides between equal points. */
  readonly then: number;
}

/** Ada, Ben and Eva. */
export const together = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || 'en').format(names);

export function whyWon(slug: string, counted: readonly Counted[], winners: readonly number[], names: readonly string[]): string {
  const best = counted[winners[0] ?? 0]!;
  const others = counted.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const next = others.sort((a, b) => counted[b]!.points - counted[a]!.points)[0];
  const told = { who: together(winners.map((seat) => names[seat] ?? '')), points: best.points, then: best.then };
  if (winners.length > 1 || next === undefined) return text(`${slug}-why-shared`, told);
  const other = counted[next]!;
  const more = best.points - other.points;
  return text(more > 0 ? `${slug}-why` : `${slug}-why-tie`, { ...told, next: names[next] ?? '', more, others: other.then });
}
