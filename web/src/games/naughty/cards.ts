/** What is printed on the cards, looked up in the view, and what is said of them. */
import { colourName, inWords, text, textOr } from '../../lib/text';
import type { naughty } from '../../lib/wire';

type View = naughty.View;

const INKS: Record<string, string> = { red: '#b52c38', blue: '#2a62ad', black: '#34323e', green: '#1f7540' };

/** The ink of a colour of presents; icons that take any colour are grey. */
export const ink = (colour: string) => INKS[colour] ?? '#6d6a72';

export const seatNumber = (view: View, word: string) => view.players.findIndex((player) => player.seat === word);

export function presentOf(view: View, present: string): naughty.PresentText {
  return view.presents.find((one) => one.present === present)!;
}

export function creatureOf(view: View, creature: string): naughty.CreatureText {
  return view.creatures.find((one) => one.creature === creature)!;
}

export function giverOf(view: View, giver: string | null): naughty.GiverText | undefined {
  return view.givers.find((one) => one.giver === giver);
}

export const presentName = (view: View, present: string) => inWords(presentOf(view, present).name);
export const creatureName = (view: View, creature: string) => inWords(creatureOf(view, creature).name);
export const kiddoName = (view: View, kiddo: string) => inWords(view.kiddos[kiddo] ?? kiddo);

export function presentLabel(view: View, present: string, preferred = false): string {
  const { name, colour } = presentOf(view, present);
  return text(preferred ? 'naughty-present-preferred' : 'naughty-present', { name: inWords(name), colour: colourName(colour) });
}

export function creatureLabel(view: View, creature: string): string {
  const card = creatureOf(view, creature);
  return text('naughty-creature', { name: inWords(card.name), nature: text(`naughty-nature-${card.nature}`), points: card.points, text: inWords(card.text) });
}

/** 2 red, 1 blue: the colours of a wish in words. */
export function wishText(wish: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const colour of wish) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return inWords([...counts].map(([icon, count]) => text('naughty-wished', { icon, count })));
}

export function kiddoLabel(view: View, kiddo: naughty.KiddoSeen): string {
  const payable = kiddo.payable ? text('naughty-can-pay') : kiddo.payable_with_caga ? text('naughty-can-pay-caga') : '';
  return text(view.sets ? 'naughty-kiddo-shape' : 'naughty-kiddo', { name: kiddoName(view, kiddo.kiddo), shape: shapeName(kiddo.shape), wish: wishText(kiddo.wish), payable });
}

/** How many cards a player holds. */
export function handText(view: View, { presents, creatures }: naughty.PlayerSeen): string {
  return text(view.creatures.length > 0 ? 'naughty-in-hand-both' : 'naughty-in-hand', { presents, creatures });
}

/** The label of equal cards that lie on each other. */
export const severalOf = (card: string, count: number) => (count > 1 ? text('naughty-several', { card, count }) : card);

export const shapeName = (shape: string) => textOr(`naughty-shape-${shape}`, shape);

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
