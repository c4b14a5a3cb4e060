/** The rules of the games: fetched once, shown by their ids. */
import { api } from './api';
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

/** The rules being shown; what is under a thing, a question or a line of the log. */
export const shown: { ids: readonly string[] } = $state({ ids: [] });

export function showRules(ids: readonly string[]): void {
  shown.ids = [...new Set(ids)];
}

/** A rule's id begins with its game. */
export function gameOf(id: string): string {
  return id.split('-', 1)[0] ?? id;
}
