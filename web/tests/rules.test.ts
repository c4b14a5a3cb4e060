import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entries } from '../src/lib/rules.svelte';

it('shows rules under their headings, without where they come from and what they are called', () => {
  const text = '# A game\n## Rules\n### Playing\n- `a-play-1` Play. [Cards]\n- `a-play-2` Look, once (`a-end-1`, `a-play-1`).\n### End\n- **a-end-1** Stop. [c]\n';
  const book = { text, rules: { 'a-play-1': 'Play. [Cards]', 'a-play-2': 'Look, once (`a-end-1`, `a-play-1`).', 'a-end-1': 'Stop. [c]' } };
  expect(entries(book, ['a-play-1', 'a-play-2', 'a-end-1'])).toEqual([
    { id: 'a-play-1', section: 'Playing', words: 'Play.' },
    { id: 'a-play-2', section: '', words: 'Look, once.' },
    { id: 'a-end-1', section: 'End', words: 'Stop.' },
  ]);
});

const NOT_FOR_PLAYERS = {
  'an id, a setting or code': /`|\b\w+_\w+\b|\b(?:floor|ceil)\(|\boption\b/i,
  'a ruling by its number': /\bruling/i,
  'a source that does not end the rule': / \[/,
  'a list that is not shown': /:$/,
  'a part of the turn by its letter': /\bphase [a-d]\b/i,
  'a card, a space or a player by a letter': /\b[A-Zbs]\d+\b|\b[A-Z]'s\b/,
  'how a decision was found': /\b(?:readings?|default|inferred|FAQ|ledger)\b/i,
  "an engine's words": /\b(?:seats?|pips?|windows?|algorithm|deterministic|buffer\w*|seeded|log|decisions?|ms)\b/,
};

it.each(['violet', 'nisse', 'grumpf', 'naughty', 'gnome'])('shows no rule of %s in words that players cannot know', (game) => {
  const text = readFileSync(`../docs/rules/${game}.md`, 'utf8');
  const rules = Object.fromEntries([...text.matchAll(/^- (?:`|\*\*)([a-z0-9-]+)(?:`|\*\*) (.+)$/gm)].map((match) => [match[1]!, match[2]!]));
  const folder = `../src/folktable/games/${game}`;
  const files = readdirSync(folder).filter((file) => /\.(py|yaml)$/.test(file));
  const named = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(file.endsWith('.py') ? /(?<=")[a-z0-9-]+(?=")/g : /[a-z0-9-]+/g) ?? []);
  const shown = entries({ text, rules }, Object.keys(rules).filter((id) => named.includes(id)));
  expect(shown.length).toBeGreaterThan(40);
  const wrong = shown.flatMap(({ id, section, words }) =>
    Object.entries(NOT_FOR_PLAYERS).filter(([, sign]) => sign.test(words) || sign.test(section)).map(([what]) => `${id}: ${what}`),
  );
  expect(wrong).toEqual([]);
});
