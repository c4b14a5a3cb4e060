/** Which languages there are, and the texts of the one that this person reads: the house's, and a game's where it is played. */
import { settings } from './settings.svelte';
import { ENGLISH, learn, speak } from './text';

/** The names of the languages by their codes, each in its own words. */
export const languages: Record<string, string> = {};

let language = ENGLISH;
const learnt: Record<string, Promise<void>> = {};

/** Before anything is drawn. */
export async function learnLanguage(): Promise<void> {
  const told = document.getElementById('languages')?.textContent; // the server writes them into the page
  Object.assign(languages, told ? JSON.parse(told) : await (await fetch('/api/languages')).json());
  const wanted = [settings.language, ...navigator.languages].map((code) => code.toLowerCase());
  const close = wanted.flatMap((code) => [code, code.split('-')[0]!]).find((code) => code in languages);
  language = close ?? ENGLISH;
  document.documentElement.lang = language;
  const reading = texts('house');
  // A browser takes a while over its first number and its first plural: while the texts are on their way, it has it.
  setTimeout(() => new Intl.NumberFormat(language).format(1));
  setTimeout(() => new Intl.PluralRules(language).select(1));
  speak(language, ...(await reading));
}

/** The words of a game, before anything of it is shown. One that there is not has none. */
export function learnGame(slug: string): Promise<void> {
  return (learnt[slug] ??= texts(slug).then((said) => learn(...said)));
}

/** In English, and in the language that is read if it is another one. */
function texts(part: string): Promise<[string, string]> {
  return Promise.all([read(ENGLISH, part), language === ENGLISH ? '' : read(language, part)]);
}

async function read(code: string, part: string): Promise<string> {
  const response = await fetch(`/api/languages/${code}/${encodeURIComponent(part)}`, { method: 'GET' });
  return response.ok ? response.text() : '';
}
