/** Words from the language's Fluent file: `text('seat-free')`, `text('recap-more', { count: 3 })`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Words } from './wire';

export const ENGLISH = 'en';

let bundle = new FluentBundle(ENGLISH, { useIsolating: false });

/** From now on everything is said in this language; what its file lacks, in English. */
export function speak(language: string, english: string, translation = ''): void {
  bundle = new FluentBundle([language, ENGLISH], { useIsolating: false });
  formatted = new WeakMap();
  learn(english, translation);
}

/** More texts of the language that is spoken; what is known already stays as it is. */
export function learn(english: string, translation = ''): void {
  bundle.addResource(new FluentResource(english));
  bundle.addResource(new FluentResource(translation), { allowOverrides: true });
}

export function text(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`the locale file has no text "${id}"`);
  return bundle.formatPattern(message.value, values);
}

/** What a thing is or does, where its text alone is only its name. */
export function about(id: string): string {
  const pattern = bundle.getMessage(id)?.attributes['about'];
  if (!pattern) throw new Error(`the locale file has no "${id}.about"`);
  return bundle.formatPattern(pattern);
}

/** Is there such a text? For names that come from the server, such as a bot's level. */
export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A text for a name that comes from the server; one that the locale does not know keeps its own name. */
export function textOr(id: string, name: string): string {
  return hasText(id) ? text(id) : name;
}

export const botName = (level: string): string => textOr(`bot-${level}`, level);
export const colourName = (colour: string): string => textOr(`colour-${colour}`, colour);

type Value = Words | string | number;
let formatted = new WeakMap<object, string>();

/** What the server says in no language, in ours; a number stays one, for plurals. */
function resolved(value: Value | readonly Value[]): string | number {
  return typeof value === 'number' ? value : inWords(value);
}

let called: () => ReadonlyMap<string, string> | undefined = () => undefined;
let lately: ReadonlyMap<string, string> | undefined;

/** The people of a table, by the keys of their seats' names: from now on they are called so in everything that is said. */
export function callSeats(names: typeof called): void {
  called = names;
}

export const seatKey = ({ id, values = {} }: Words): string => [id, ...Object.values(values)].join(' ');

const resolvedAll = (values: Readonly<Record<string, Value | readonly Value[]>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value)]));

/** What the server says, as part of something longer. */
export function inWords(said: Value | readonly Value[]): string {
  if (Array.isArray(said)) return said.map(inWords).join(text('list-comma'));
  if (typeof said !== 'object') return String(said);
  const names = called();
  if (names !== lately) formatted = new WeakMap();
  lately = names;
  const { id, values } = said as Words;
  const name = names?.get(seatKey(said as Words));
  if (name) return name;
  if (!values) return text(id);
  let words = formatted.get(values); // a board asks for the same words many times
  if (words === undefined) {
    words = text(id, resolvedAll(values));
    formatted.set(values, words);
  }
  return words;
}

/** What the server says, where it stands alone: it begins with a capital letter. */
export function say(said: Words | string): string {
  const sentence = inWords(said);
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** The same in fewer words, where a card beside it says the rest: the text's `.brief`, if it has one. */
export function brief(said: Words | string): string {
  const pattern = typeof said === 'object' && bundle.getMessage(said.id)?.attributes['brief'];
  return pattern ? bundle.formatPattern(pattern, resolvedAll(said.values ?? {})) : say(said);
}
