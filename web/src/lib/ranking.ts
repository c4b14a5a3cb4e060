/** Places from scores: the more, the better; equal scores share a place. */
export function ranking(scores: readonly number[]): { seat: number; place: number }[] {
  return scores
    .map((score, seat) => ({ seat, place: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
