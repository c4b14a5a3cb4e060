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

/** What need not be told over the board. */
const QUIET = ['gnome-turn-of', 'gnome-passed', 'gnome-drew-hidden', 'gnome-broke', 'gnome-picked', 'gnome-picked-hidden'];

/** What these lines tell, as it is told over the board. */
export function toldIn(lines: readonly Line[]): string[] {
  return lines.filter(({ text }) => typeof text === 'string' || !QUIET.includes(text.id)).map(({ text }) => say(text));
}

/** How long all this wants to be looked at, in ms: dice, walks, and so much to read. */
export function dwell(lines: readonly Line[]): number {
  const happened = (what: string) => lines.some(({ event }) => event[0] === what);
  if (happened('showed')) return 4000; // a brawl's cards
  const read = 800 * toldIn(lines).length;
  return Math.min(read + (happened('rolled') ? 1300 : 0) + (happened('walked') ? 1200 : 0), 4000);
}

/** The last die that was rolled to walk. */
export function rollIn(lines: readonly Line[]): { gnome: string; die: number } | null {
  const rolled = lines.findLast(({ event }) => event[0] === 'rolled');
  return rolled ? { gnome: String(rolled.event[1]), die: Number(rolled.event[2]) } : null;
}
