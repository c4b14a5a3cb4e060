import { expect, it } from 'vitest';

const sources = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts'], { query: '?raw', import: 'default', eager: true });
const locales = import.meta.glob('../src/**/*.ftl', { query: '?raw', import: 'default', eager: true });

const all = Object.values(sources).join('\n');
const defined = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const known = new Set(Object.values(locales).flatMap((ftl) => defined(ftl as string)));

it('finds every text that is asked for by name', () => {
  const asked = [...all.matchAll(/\btext\('([\w-]+)'/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

it('keeps no text of the shell that nobody asks for', () => {
  const made = [...all.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!); // text(`theme-${theme}`)
  const shell = defined(locales['../src/locale/en.ftl'] as string);
  const unused = shell.filter((id) => !all.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
