import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { about, brief, inWords, say, speak, text } from '../src/lib/text';

const english = readFileSync('../src/folktable/locale/en.ftl', 'utf8');
const sources = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts'], { query: '?raw', import: 'default', eager: true });

it('finds every text that is asked for by name', () => {
  const known = new Set([...english.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));
  const asked = [...Object.values(sources).join('\n').matchAll(/\btext\('([\w-]+)'/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

it('says what the server says in no language', () => {
  const card = { id: 'card', values: { colour: { id: 'pink', values: {} }, value: 6 } };
  speak('en', 'pink = pink\ncard = { $colour } { $value }\ntook = { $who } takes { $cards }.\nsteps = { $n ->\n    [one] a step\n   *[other] { $n } steps\n}\nlist-comma = ,{" "}');
  expect(inWords(card)).toBe('pink 6');
  expect(say(card)).toBe('Pink 6');
  expect(say({ id: 'took', values: { who: 'Ann', cards: [card, 'a joker'] } })).toBe('Ann takes pink 6, a joker.');
  expect(say({ id: 'steps', values: { n: 1 } })).toBe('A step');
  expect(say({ id: 'steps', values: { n: 2 } })).toBe('2 steps');
});

it('says in fewer words what stands on a card beside it', () => {
  speak('en', 'play = play { $card }: { $does }\n    .brief = Play { $card }\npass = pass');
  expect(brief({ id: 'play', values: { card: 'Tomte', does: 'Undo the text of a creature.' } })).toBe('Play Tomte');
  expect([brief({ id: 'pass' }), brief('whatever')]).toEqual(['Pass', 'Whatever']);
});

it('says in English what a translation lacks', () => {
  speak('da', 'night = night\nday = day\n    .about = when it is light', 'night = nat');
  expect([text('night'), text('day'), about('day')]).toEqual(['nat', 'day', 'when it is light']);
  speak('en', english);
});
