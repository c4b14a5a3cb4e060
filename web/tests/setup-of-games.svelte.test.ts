import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import gnome from '../src/games/gnome';
import grumpf from '../src/games/grumpf';
import naughty from '../src/games/naughty';
import type { Setup } from '../src/lib/board';
import OptionField from '../src/lib/components/OptionField.svelte';
import { houseRules } from '../src/lib/options';
import { hasText } from '../src/lib/text';

const english = readFileSync('../src/folktable/locale/en.ftl', 'utf8');
const setups: Record<string, Setup | undefined> = { gnome: gnome.setup, grumpf: grumpf.setup, naughty: naughty.setup };

it.each(Object.keys(setups))('every option of %s has one place, and every place an option', (slug) => {
  const { groups, notHere = [] } = setups[slug]!;
  const table = readFileSync(`../src/folktable/games/${slug}/table.py`, 'utf8');
  const first = JSON.parse((/FIRST_OPTIONS = (\{.*\})/.exec(table)?.[1] ?? '{}').toLowerCase());
  const placed = [...Object.keys(first), ...Object.values(groups).flat(), ...notHere.filter((name) => !name.includes('-'))];
  const options = [...english.matchAll(new RegExp(`^${slug}-house-([a-z_]+) =`, 'gm'))].map((match) => match[1]!);
  expect(placed.toSorted()).toEqual(options.toSorted());
  expect(Object.keys(groups).filter((group) => !hasText(`${slug}-house-group-${group}`))).toEqual([]);
});

it('asks in seconds for what is kept in milliseconds', async () => {
  const schema = { anyOf: [{ type: 'integer', minimum: 0, maximum: 600_000 }, { type: 'null' }] };
  const option = { name: 'hunt_limit_ms', schema, default: null };
  const props = $state({ game: 'grumpf', option, value: 90_000 as unknown });
  const field = render(OptionField, { props }).container.querySelector('input')!;
  expect([field.value, field.max]).toEqual(['90', '600']);
  await fireEvent.change(field, { target: { value: '45' } });
  expect(props.value).toBe(45_000);
});

it('says in words what differs from the book', () => {
  expect(houseRules({ game: 'grumpf', options: { hunt_limit_ms: 90_000 } })).toEqual(['Longest hunt, in seconds: 90']);
  expect(houseRules({ game: 'naughty', options: { level: 2, kiddo_reshuffle: true } })).toEqual(['Level: 2, favourites (age 6 and up)', 'Kiddos come back: on']);
});
