/** What a game's view holds of what is drawn: its fields by their paths (src/folktable/engine/board.py says how). */
import { hasText, text, textOr } from '$lib/text';
import type { Board, Pile, Rank, Suit } from '$lib/wire';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCards = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isPlain = (value: unknown) => value === null || typeof value !== 'object';

/** The field that a path names, if any; through lists and dicts it goes on in each of their values. */
export function field(view: unknown, path: string): unknown {
  return path === '' ? undefined : at(view, path);
}

function at(value: unknown, path: string): unknown {
  if (path === '') return value;
  const [first, ...rest] = path.split('.') as [string, ...string[]];
  if (isObject(value)) return first in value ? at(value[first], rest.join('.')) : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, at(one, path)]));
  return Array.isArray(value) ? value.map((one) => at(one, path)) : undefined;
}

/** One value a seat, if that is what a field holds. */
export function bySeat(value: unknown): readonly unknown[] | undefined {
  if (isObject(value)) return Object.values(value);
  return Array.isArray(value) && !isCards(value) ? value : undefined;
}

export function cardsIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : isCards(value) ? value : [];
}

export interface Heap {
  readonly count: number;
  /** Those that are known; the last lies on top. */
  readonly cards: readonly string[];
}

export function heap(value: unknown): Heap {
  const cards = cardsIn(value);
  return { count: typeof value === 'number' ? value : cards.length, cards };
}

/** The name of a pile as options touch it: the last word of its path. */
export const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A name from the texts, else the field's own words: "hand_sizes" is "Hand sizes". */
export function nameOf({ path, name }: { readonly path: string; readonly name: string }): string {
  if (hasText(name)) return text(name);
  const words = lastWord(path).replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

// --- Cards --------------------------------------------------------------------------------------------------

export interface Face {
  readonly suit: Suit | undefined;
  readonly rank: Rank;
  /** "coins", "7": what is left of them where nothing is declared. */
  readonly suitWord: string;
  readonly rankWord: string;
}

/** A card's name begins with its suit; the rank is the rest. */
export function faceOf({ cards }: Board, card: string): Face {
  const suitWord = Object.keys(cards.suits).reduce((best, one) => (card.startsWith(one) && one.length > best.length ? one : best), '');
  const rankWord = card.slice(suitWord.length).replace(/^[-_: ]/, '');
  const pips = /^\d+$/.test(rankWord) ? Number(rankWord) : 0;
  return { suit: cards.suits[suitWord], suitWord, rankWord, rank: cards.ranks[rankWord] ?? { corner: rankWord, pips, figure: null } };
}

export const suitName = (slug: string, suit: string): string => textOr(`${slug}-suit-${suit}`, suit);

/** "7 of coins" */
export function cardName(slug: string, board: Board, card: string): string {
  const { suitWord, rankWord } = faceOf(board, card);
  const rank = textOr(`${slug}-rank-${rankWord}`, rankWord);
  if (!suitWord || !hasText(`${slug}-card`)) return card;
  return text(`${slug}-card`, { suit: suitName(slug, suitWord), rank });
}

/** "Deck: 12 cards, 2 of cups lies open" */
export function pileWords(slug: string, board: Board, pile: Pile, value: unknown, under: unknown): string {
  const { count, cards } = heap(value);
  const open = (pile.face_down ? undefined : cards.at(-1)) ?? cardsIn(under)[0];
  const words = text('plain-pile', { name: nameOf(pile), count });
  return open === undefined ? words : text('plain-pile-open', { pile: words, card: cardName(slug, board, open) });
}

// --- Where nothing is declared ----------------------------------------------------------------------------------

const NOTHING: Board = { cards: { suits: {}, ranks: {} }, hand: '', hand_sizes: '', trick: null, piles: [], tracks: [], counters: [], points: '', acting: '' };

/**
 * A board from the view alone. Fields that are called like those of a board are taken for them; of the others, lists of
 * strings are cards, and what is told in a word or a number, for all or by seat, is a counter.
 */
export function guessed(view: unknown, seats: readonly string[]): Board {
  const board = { ...NOTHING, piles: [...NOTHING.piles], counters: [...NOTHING.counters] };
  const ofSeats = (value: unknown): readonly unknown[] => (isObject(value) && !Object.keys(value).every((key) => seats.includes(key)) ? [] : (bySeat(value) ?? []));
  const look = (value: unknown, path: string): void => {
    const word = lastWord(path);
    const each = ofSeats(value);
    if (word === 'you') return;
    if (word === 'acting' || (word === 'hand' && isCards(value))) board[word] = path;
    else if ((word === 'points' || word === 'hand_sizes') && each.length > 0) board[word] = path;
    else if (word === 'trick' && each.length > 0) board.trick = { path, name: '' };
    else if (isCards(value) || (each.length > 0 && each.every(isCards))) board.piles.push({ path, name: '', under: '', face_down: false });
    else if (isPlain(value) || (each.length > 0 && each.every(isPlain))) board.counters.push({ path, name: '' });
    else if (isObject(value)) for (const [key, one] of Object.entries(value)) look(one, path === '' ? key : `${path}.${key}`);
  };
  look(view, '');
  return board;
}
