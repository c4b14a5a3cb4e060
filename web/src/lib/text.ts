/** Words from the Fluent files: `text('seat-free')`, `text('recap-more', { count: 3 })`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../locale/en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });

/** A game's own words; its index.ts adds them when its chunk is loaded. */
export function addTexts(ftl: string): void {
  bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
}

addTexts(english);

export function text(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`the locale file has no text "${id}"`);
  return bundle.formatPattern(message.value, values);
}

/** Is there such a text? For names that come from the server, such as a bot's level. */
export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A bot's level in words; one that the locale does not know keeps its own name. */
export function botName(level: string): string {
  return hasText(`bot-${level}`) ? text(`bot-${level}`) : level;
}
