/** An edition that the lab hands to the page where a table is set; the browser's tab keeps it until it is taken. */
import type { NewTable } from './wire';

interface Carried {
  readonly name: string;
  readonly edition: NonNullable<NewTable['edition']>;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const key = (slug: string) => `folktable-edition-${slug}`;

export function carry(slug: string, carried: Carried): void {
  sessionStorage.setItem(key(slug), JSON.stringify(carried));
}

export function takeCarried(slug: string): Carried | undefined {
  const written = sessionStorage.getItem(key(slug));
  sessionStorage.removeItem(key(slug));
  return written === null ? undefined : (JSON.parse(written) as Carried);
}
