/** Names, colours and letters of the gnomes and what they carry. */

import type { gnome } from '$lib/wire';
import { hasText, text } from '$lib/text';

const SHIRTS: Readonly<Record<string, string>> = {
  green: '#3f9d57',
  blue: '#3d84d6',
  red: '#d5473d',
  yellow: '#e3b52c',
  purple: '#8f5fc7',
  orange: '#e5812b',
};
const OTHERS = ['#3f9d57', '#3d84d6', '#d5473d', '#e3b52c', '#8f5fc7', '#e5812b'];

/** The colour of a gnome's shirt; an edition may have other colours than ours. */
export function shirt(word: string, seat: number): string {
  return SHIRTS[word] ?? OTHERS[seat % OTHERS.length]!;
}

export const wordOf = (one: gnome.GnomeSeen) => one.name.toLowerCase();

/** Card titles come with the view; a card that is nowhere to be seen is named by its id. */
export function cardTitle(view: gnome.View, card: string): string {
  return view.cards[card]?.title ?? card.replaceAll('_', ' ');
}

export function spaceTitle(view: gnome.View, space: string): string {
  const business = view.trail.businesses.find((one) => one.name === space);
  return business?.title ?? view.trail.special[space]?.title ?? text('gnome-stone', { name: space });
}

/** What an item fetches at a business: a price, or the die. */
export function priceAt(view: gnome.View, card: string, business: gnome.BusinessSeen): string {
  return business.die ? text('gnome-die-price') : String(view.cards[card]?.prices[business.name] ?? '');
}

export function jewelName(kind: string): string {
  return hasText(`gnome-jewel-${kind}`) ? text(`gnome-jewel-${kind}`) : kind;
}
