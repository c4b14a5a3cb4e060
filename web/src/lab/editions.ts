/** The designer's page: an edition's numbers as a form names them, and what was changed. */
import type { EditionNumber, NewTable } from '../lib/wire';

export type Edition = NonNullable<NewTable['edition']>;
export type Changes = Readonly<Record<string, number>>; // by path

/** A part of a path in words: the card, board or tile that stands there, or the key. */
function named(here: unknown, part: string): string {
  const there = Array.isArray(here) ? (here[Number(part)] as Record<string, unknown> | undefined) : undefined;
  if (!Array.isArray(here)) return part.replaceAll('_', ' ');
  const name = typeof there === 'object' ? (there?.['name'] ?? there?.['title'] ?? there?.['id']) : undefined;
  return typeof name === 'string' ? name.replaceAll('_', ' ') : String(Number(part) + 1);
}

/** Where a number stands, from the outside in: ['lantern', 'full'], ['cards', 'green', 'Honey', 'copies']. */
export function placeOf(edition: Edition, path: string): string[] {
  const words: string[] = [];
  let here: unknown = edition;
  for (const part of path.split('.')) {
    words.push(named(here, part));
    here = (here as Record<string, unknown> | undefined)?.[part];
  }
  return words;
}

export interface Group {
  readonly name: string;
  readonly numbers: readonly { readonly number: EditionNumber; readonly label: string }[];
}

/** The numbers by the part of the edition that they stand in; `sought`: only those with these letters somewhere. */
export function groupsOf(edition: Edition, numbers: readonly EditionNumber[], sought = ''): Group[] {
  const found = new Map<string, { number: EditionNumber; label: string }[]>();
  for (const number of numbers) {
    const [group = '', ...rest] = placeOf(edition, number.path);
    const label = rest.join(': ') || group;
    if (!`${group} ${label} ${number.path}`.toLowerCase().includes(sought.trim().toLowerCase())) continue;
    found.set(group, [...(found.get(group) ?? []), { number, label }]);
  }
  return [...found].map(([name, inside]) => ({ name, numbers: inside }));
}

/** The edition with these numbers instead; the one given stays as it is. */
export function changed(edition: Edition, changes: Changes): Edition {
  const twin = structuredClone(edition) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let here: Record<string, unknown> = twin;
    for (const part of parts) here = here[part] as Record<string, unknown>;
    here[last] = value;
  }
  return twin;
}

/** May it be changed without calling it a house edition? */
export const isFree = (number: EditionNumber): boolean => number.mark === 'assumed';

/** There is nothing else that it could be. */
export const isFixed = (number: EditionNumber): boolean => number.low !== null && number.low === number.high;

/** What is wrong with a value for a number, if anything. */
export function outside(number: EditionNumber, value: number): boolean {
  return !Number.isInteger(value) || (number.low !== null && value < number.low) || (number.high !== null && value > number.high);
}
