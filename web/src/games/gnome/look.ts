/** Names and letters of the gnomes and what they carry. */

import type { gnome } from '$lib/wire';
import { inWords, say, text, textOr } from '$lib/text';

/** What a gnome is called who goes by this word. */
export function nameOf(view: gnome.View, word: string): string {
  return say(view.gnomes.find((one) => one.word === word)?.name ?? word);
}

/** Card titles come with the view, where the card is to be seen. */
export function cardTitle(view: gnome.View, card: string): string {
  const title = view.cards[card]?.title;
  return title ? say(title) : textOr(`gnome-card-${card}`, card);
}

/** What stands on a stone: 7 for s7; an edition may call its stones otherwise. */
export const stoneNumber = (space: string) => space.replace(/^s(?=\d+$)/, '');

export function spaceTitle(view: gnome.View, space: string): string {
  const business = view.trail.businesses.find((one) => one.name === space);
  const title = business?.title ?? view.trail.special[space]?.title;
  return inWords(title ?? { id: 'gnome-place-stone', values: { number: stoneNumber(space) } });
}

/** What a business pays for a card, in words, where a list says so. */
export function priceList(view: gnome.View, card: string): string[] {
  return view.trail.businesses
    .filter((shop) => !shop.die)
    .map((shop) => inWords({ id: 'gnome-pays', values: { shop: shop.title, price: view.cards[card]?.prices[shop.name] ?? 0 } }));
}

/** What an item fetches at a business: a price, or the die. */
export function priceAt(view: gnome.View, card: string, business: gnome.BusinessSeen): string {
  return business.die ? text('gnome-die-price') : String(view.cards[card]?.prices[business.name] ?? '');
}

export function jewelName(kind: string): string {
  return textOr(`gnome-jewel-${kind}`, kind);
}
