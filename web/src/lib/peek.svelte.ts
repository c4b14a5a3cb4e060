import { api } from './api';
import { say } from './text';
import type { Entry } from './wire';

/** A closer look at a thing: what it is, and why it cannot be chosen now. It stands beside the thing and covers nothing that is asked. */
export interface Look {
  /** Where the thing is. */
  readonly at: DOMRect;
  readonly about: string;
  /** All that is printed on it, where its name alone does not say that; comes a moment later, too. */
  readonly printed: string;
  /** Why it cannot be chosen now; comes a moment later. */
  readonly why: string;
  readonly rules: readonly string[];
}

export const peek: { look: Look | null } = $state({ look: null });

let box: { table: string; entries: Promise<readonly Entry[]> } | undefined;

/** What is printed on a thing, as the table's own box has it. */
async function printedOn(table: string, thing: string): Promise<string> {
  if (box?.table !== table) box = { table, entries: api.tableGlossary(table).then(({ entries }) => entries, () => []) };
  const entry = (await box.entries).find((one) => one.thing === thing || one.also.includes(thing));
  return entry ? say(entry.text) : '';
}

/** All that is told of a thing: what it is, what is printed on it, and why it cannot be chosen now. */
export function lookAt(element: Element, why: Promise<string> | undefined = undefined): void {
  const { about = '', rules = '', thing = '' } = (element as HTMLElement | SVGElement).dataset;
  const at = element.getBoundingClientRect();
  peek.look = { at, about, printed: '', why: '', rules: rules.split(' ').filter((id) => id !== '') };
  const tell = (news: Partial<Look>) => {
    if (peek.look?.at === at) peek.look = { ...peek.look, ...news };
  };
  void why?.then((words) => tell({ why: words }));
  const table = element.closest<HTMLElement>('[data-table]')?.dataset.table;
  if (table && thing) void printedOn(table, thing).then((words) => !about.includes(words) && tell({ printed: words }));
}

export function lookAway(): void {
  peek.look = null;
}
