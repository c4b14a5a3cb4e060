/** Which languages there are, and the texts of the one that this person reads. */
import { ENGLISH, speak } from './text';
import { settings } from './settings.svelte';

/** The names of the languages by their codes, each in its own words. */
export const languages: Record<string, string> = {};

/** Before anything is drawn. */
export async function learnLanguage(): Promise<void> {
  const english = texts(ENGLISH);
  Object.assign(languages, await (await fetch('/api/languages')).json());
  const wanted = [settings.language, ...navigator.languages].map((code) => code.toLowerCase());
  const close = wanted.flatMap((code) => [code, code.split('-')[0]!]).find((code) => code in languages);
  const language = close ?? ENGLISH;
  const translation = language === ENGLISH ? '' : await texts(language);
  speak(language, await english, translation);
  document.documentElement.lang = language;
}

async function texts(language: string): Promise<string> {
  return (await fetch(`/api/languages/${language}`)).text();
}
