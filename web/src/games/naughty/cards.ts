/** What is printed on the cards, looked up in the view, and what is said of them. */
import { text } from '../../lib/text';
import type { naughty } from '../../lib/wire';

type View = naughty.View;

const INKS: Record<string, string> = { red: '#b52c38', blue: '#2a62ad', black: '#34323e', green: '#1f7540' };
const TOKENS: Record<string, string> = { yellow: '#e9c63f', orange: '#ef8b3c', purple: '#a77bdc', white: '#f4f1ea', pink: '#f391b8' };

/** The ink of a colour of presents; icons that take any colour are grey. */
export const ink = (colour: string) => INKS[colour] ?? '#6d6a72';

export const seatNumber = (view: View, word: string) => view.players.findIndex((player) => player.seat === word);

export const tokenColour = (word: string) => TOKENS[word] ?? word;

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function presentOf(view: View, present: string): naughty.PresentText {
  return view.presents.find((one) => one.present === present)!;
}

export function creatureOf(view: View, creature: string): naughty.CreatureText {
  return view.creatures.find((one) => one.creature === creature)!;
}

export function giverOf(view: View, giver: string | null): naughty.GiverText | undefined {
  return view.givers.find((one) => one.giver === giver);
}

export function presentLabel(view: View, present: string, preferred = false): string {
  const { name, colour } = presentOf(view, present);
  return text(preferred ? 'naughty-present-preferred' : 'naughty-present', { name, colour: colourName(colour) });
}

export function creatureLabel(view: View, creature: string): string {
  const card = creatureOf(view, creature);
  return text('naughty-creature', { name: card.name, nature: text(`naughty-${card.nature}`), points: card.points, text: card.text });
}

export const colourName = (colour: string) => text(`naughty-colour-${colour}`);

/** Two red and a blue: the colours of a wish in words. */
export function wishText(wish: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const colour of wish) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => `${count} ${colourName(colour)}`).join(', ');
}

export function kiddoLabel(kiddo: naughty.KiddoSeen): string {
  const payable = kiddo.payable ? text('naughty-can-pay') : kiddo.payable_with_caga ? text('naughty-can-pay-caga') : '';
  return text('naughty-kiddo', { name: kiddo.name, shape: shapeName(kiddo.shape), wish: wishText(kiddo.wish), payable });
}

export const shapeName = (shape: string) => text(`naughty-shape-${shape}`);

export interface Held<Card> {
  card: Card;
  count: number;
}

/** Equal cards together, in the order in which they come. */
export function together<Card>(cards: readonly Card[], same: (card: Card) => string): Held<Card>[] {
  const groups = new Map<string, Held<Card>>();
  for (const card of cards) {
    const group = groups.get(same(card));
    if (group) group.count += 1;
    else groups.set(same(card), { card, count: 1 });
  }
  return [...groups.values()];
}
