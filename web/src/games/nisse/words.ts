/** What things are called and which rule stands behind them. The page knows no rules: it knows where they are written. */
import { colourName, text } from '$lib/text';
import type { nisse } from '$lib/wire';
import type { GlyphName } from '../tricks/glyphs';

export interface Suit {
  readonly letter: string;
  readonly colour: string;
  readonly sign: GlyphName;
  /** On parchment. */
  readonly ink: string;
  /** On the board. */
  readonly light: string;
}

const DRAWN: Record<string, Pick<Suit, 'sign' | 'ink' | 'light'>> = {
  pinecone: { sign: 'cone', ink: '#994a0a', light: '#f0a860' },
  leaf: { sign: 'leaf', ink: '#2a6a24', light: '#93d68a' },
  mushroom: { sign: 'mushroom', ink: '#244c9c', light: '#94bcf5' },
  flower: { sign: 'flower', ink: '#a81d2b', light: '#f58e90' },
};
export const NEUTRAL: Suit = { letter: '', colour: '', sign: 'none', ink: '#5c4382', light: '#c4aee8' };

/** The suits of this edition, in its order. */
export function suitsOf(view: Pick<nisse.View, 'suits'>): readonly Suit[] {
  return view.suits.map(({ letter, id, colour }) => ({ letter, colour, ...(DRAWN[id] ?? NEUTRAL) }));
}

export function suitOf(card: string, view: Pick<nisse.View, 'suits'>): Suit {
  return suitsOf(view).find(({ letter }) => letter === card.charAt(0)) ?? NEUTRAL;
}

export function suitOfTrump(trump: string | null, view: nisse.View): Suit {
  return suitsOf(view).find(({ colour }) => colour === trump) ?? NEUTRAL;
}

export function numberOf(card: string): number {
  return Number(card.slice(1));
}

export function cardName(card: string, view: nisse.View): string {
  return text('nisse-card', { colour: colourName(suitOf(card, view).colour), number: numberOf(card) });
}

/** What is printed on a card; 8s and 9s, and those that a house rule makes plain, only have their number. */
export function cardEffect(card: string, view: nisse.View): string {
  return numberOf(card) > 7 || view.plain.includes(card) ? '' : text(`nisse-effect-${numberOf(card)}`);
}

export function cardRule(card: string, view: nisse.View): string {
  return view.plain.includes(card) ? 'nisse-ruling-11' : `nisse-card${Math.min(8, numberOf(card))}-1`;
}

export const EVENTS: Record<string, { readonly sign: GlyphName; readonly rule: string }> = {
  tricks: { sign: 'mask', rule: 'nisse-tricks-1' },
  shortcut: { sign: 'path', rule: 'nisse-shortcut-1' },
  plan: { sign: 'plan', rule: 'nisse-plan-1' },
  determination: { sign: 'star', rule: 'nisse-determination-1' },
  panic: { sign: 'panic', rule: 'nisse-panic-1' },
};

export function trumpName(trump: string | null): string {
  return trump ? text('nisse-trump', { colour: colourName(trump) }) : text('nisse-no-trump');
}

export const SEATS = ['violet', 'torech'] as const;

export function seatName(seat: string): string {
  return text(`nisse-seat-${seat}`);
}
