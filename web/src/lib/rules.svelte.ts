/** The rules of the games: fetched once, shown by their ids. */
import { api } from './api';
import { text } from './text';
import type { Rules } from './wire';

const books = new Map<string, Promise<Rules>>();

export function rulebook(slug: string): Promise<Rules> {
  let book = books.get(slug);
  if (!book) {
    book = api.rules(slug);
    books.set(slug, book);
    book.catch(() => books.delete(slug)); // the next one who asks tries again
  }
  return book;
}

/** For the gallery, which has no server. */
export function keepRulebook(slug: string, book: Rules): void {
  books.set(slug, Promise.resolve(book));
}

export interface Entry {
  readonly id: string;
  /** The heading it stands under; '' where the entry before stands under the same. */
  readonly section: string;
  readonly words: string;
}

/** Rules as a player reads them, under their headings. */
export function entries(book: Rules, ids: readonly string[]): Entry[] {
  let before = '';
  return ids.map((id) => {
    const words = book.rules[id] ?? text('rules-unknown', { id });
    const heading = book.text.slice(0, Math.max(0, book.text.search(new RegExp(`^- [\`*]+${id}[\`*]`, 'm')))).match(/^#{2,3} .+$/gm)?.at(-1) ?? '';
    const section = heading === before ? '' : heading.replace(/^#+ /, '');
    before = heading;
    return { id, section, words };
  });
}

/** The rules being shown; what is under a thing, a question or a line of the log. */
export const shown: { ids: readonly string[] } = $state({ ids: [] });

export function showRules(ids: readonly string[]): void {
  shown.ids = [...new Set(ids)];
}

/** A rule's id begins with its game. */
export function gameOf(id: string): string {
  return id.split('-', 1)[0] ?? id;
}
