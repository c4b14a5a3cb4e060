/** Why somebody won where points are counted; the game says it in its own words. */
import type { FluentVariable } from '@fluent/bundle';

export interface Counted {
  readonly points: number;
  /** What decides between equal points. */
  readonly then: number;
}
type Tell = (how: 'ahead' | 'tie' | 'shared', told: Record<string, FluentVariable>) => string;

/** Ada, Ben and Eva. */
export const together = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || 'en').format(names);

export function whyWon(tell: Tell, counted: readonly Counted[], winners: readonly number[], names: readonly string[]): string {
  const best = counted[winners[0] ?? 0]!;
  const others = counted.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const next = others.sort((a, b) => counted[b]!.points - counted[a]!.points)[0];
  const told = { who: together(winners.map((seat) => names[seat] ?? '')), points: best.points, then: best.then };
  if (winners.length > 1 || next === undefined) return tell('shared', told);
  const other = counted[next]!;
  const more = best.points - other.points;
  return tell(more > 0 ? 'ahead' : 'tie', { ...told, next: names[next] ?? '', more, others: other.then });
}
