/** What things are called and which rule stands behind them. The page knows no rules: it knows where they are written. */
import { colourName, text } from '$lib/text';
import type { GlyphName } from '../tricks/glyphs';

export interface Suit {
  readonly letter: string;
  readonly sign: GlyphName;
  /** On parchment. */
  readonly ink: string;
  /** On the board. */
  readonly light: string;
}

const SUITS: Record<string, Suit> = {
  M: { letter: 'M', sign: 'wave', ink: '#0d6e5b', light: 'var(--violet-mint)' },
  O: { letter: 'O', sign: 'leaf', ink: '#a84a08', light: 'var(--violet-orange)' },
  P: { letter: 'P', sign: 'blossom', ink: '#a81f63', light: 'var(--violet-pink)' },
  B: { letter: 'B', sign: 'peak', ink: '#1f4a9c', light: 'var(--violet-blue)' },
};
const NEUTRAL: Suit = { letter: '', sign: 'none', ink: '#6f5a12', light: 'var(--violet-yellow)' };

const CARD_RULES = ['1', '2a', '3a', '4a', '5', '6', '7a', '8', '8'];

export function suitOf(card: string): Suit {
  return SUITS[card.charAt(0)] ?? NEUTRAL;
}

export function valueOf(card: string): number {
  return Number(card.slice(1));
}

/** The suit that has the colour of a space; the neutral one for yellow. */
export function suitOfColour(colour: string, colours: Readonly<Record<string, string>>): Suit {
  const letter = Object.keys(colours).find((key) => colours[key] === colour);
  return (letter && SUITS[letter]) || NEUTRAL;
}

export function cardName(card: string, colours: Readonly<Record<string, string>>): string {
  return text('violet-card', { colour: colourName(colours[card.charAt(0)] ?? ''), value: valueOf(card) });
}

/** What is printed on a card; 8s and 9s only have their value. */
export function cardEffect(card: string): string {
  if (valueOf(card) > 7) return '';
  return text(`violet-effect-${valueOf(card)}`);
}

export function cardRule(card: string): string {
  return `violet-card-${CARD_RULES[valueOf(card) - 1]}`;
}

const TILES: Record<string, { readonly sign: GlyphName; readonly rule: string }> = {
  faery_ring: { sign: 'ring', rule: 'violet-event-ring-1' },
  off_track: { sign: 'path', rule: 'violet-event-off-1' },
  gust_of_wind: { sign: 'wind', rule: 'violet-event-gust-1' },
  storm: { sign: 'cloud', rule: 'violet-event-storm-1' },
  howl: { sign: 'wolf', rule: 'violet-event-howl-1' },
  scent_of_fear: { sign: 'fear', rule: 'violet-event-scent-1' },
  trick: { sign: 'mask', rule: 'violet-event-trick-1' },
  planning_ahead: { sign: 'four', rule: 'violet-event-plan-1' },
  adapt: { sign: 'drop', rule: 'violet-event-adapt-1' },
  resourceful: { sign: 'plus', rule: 'violet-event-res-1' },
};

export function tileRule(tile: string): string {
  return TILES[tile]?.rule ?? 'violet-event-1';
}

export function tileSign(tile: string): GlyphName {
  return TILES[tile]?.sign ?? 'panic';
}

export function tileName(tile: string): string {
  return text(tile === '?' ? 'violet-tile-hidden' : `violet-tile-${tile}`);
}

export function tileText(tile: string): string {
  return text(`violet-tile-${tile}-does`);
}

export function seatName(seat: string): string {
  return text(`violet-seat-${seat}`);
}

/** J9 is the ninth space of the path, F4 the fourth of the Fear Track. */
export function placeName(place: string): string {
  if (place === 'fire') return text('violet-fire');
  return place.startsWith('F') ? text('violet-fear-space', { number: place.slice(1) }) : text('violet-space-short', { name: place.slice(1) });
}
