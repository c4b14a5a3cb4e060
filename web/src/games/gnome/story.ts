/** What the newest lines tell that no view holds: a brawl's cards, what became of the cards played, dice. */

import { say } from '$lib/text';
import type { Line } from '$lib/wire';

export interface Reveal {
  cards: { gnome: string; card: number; counts: number }[];
  winner: string | null;
  rolls: Record<string, number>;
  lines: string[]; // who pays what
}

/** The brawl that was shown in these lines, if there was one. */
export function revealIn(lines: readonly Line[]): Reveal | null {
  const reveal: Reveal = { cards: [], winner: null, rolls: {}, lines: [] };
  let brawling = false;
  for (const { event, text } of lines) {
    const [what, gnome, x, y] = event;
    if (what === 'showed') {
      reveal.cards.push({ gnome: String(gnome), card: Number(x), counts: Number(y) });
      brawling = true;
    } else if (brawling) {
      if (what === 'won') reveal.winner = String(gnome);
      if (what === 'rolled-off') reveal.rolls[String(gnome)] = Number(x);
      if (what === 'tied' || what === 'won' || what === 'paid' || what === 'forfeited') reveal.lines.push(say(text));
      if (what === 'rolled' || what === 'played' || what === 'tabled') break; // the game has gone on
    }
  }
  return reveal.cards.length ? reveal : null;
}

/** How a stack of replies ended: the sentences that say so. */
export function outcomeIn(lines: readonly Line[]): string[] {
  return lines.filter(({ event }) => ['cancelled', 'reflected'].includes(String(event[0]))).map((line) => say(line.text));
}

/** The last die that was rolled to walk. */
export function rollIn(lines: readonly Line[]): { gnome: string; die: number } | null {
  const rolled = lines.findLast(({ event }) => event[0] === 'rolled');
  return rolled ? { gnome: String(rolled.event[1]), die: Number(rolled.event[2]) } : null;
}
