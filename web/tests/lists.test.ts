import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import TableList from '../src/lib/components/TableList.svelte';
import type { TableInfo } from '../src/lib/wire';

const seat = (player: string | null, bot: string | null = null) => ({ name: 'x', player, bot, stand_in: false });
const table = (more: object) => ({ id: 't', game: 'grumpf', title: 'Grumpf', phase: 'over', seats: [seat('Ada'), seat('Ben'), seat(null, 'villager')], mine: [0], result: [7, 9, 2], decisions: 41, lesson: true, ...more }) as unknown as TableInfo;
const shown = (more: object) => render(TableList, { tables: [table(more)], empty: '' }).container.textContent!.replace(/\s+/g, ' ');

it('tells of a finished game with whom, how it ended for me and how long it was', () => {
  const told = shown({});
  expect(told).toContain('Grumpf first game');
  expect(told).toContain('you, Ben, a bot · 41 decisions');
  expect(told).toContain('place 2 of 3');
});

it('knows winning, sharing and losing', () => {
  expect(shown({ result: [9, 7, 2] })).toContain('you won');
  expect(shown({ result: [9, 9, 2] })).toContain('you shared the win');
  expect(shown({ seats: [seat('Ada'), seat('Ben')], result: [0, 1] })).toContain('you lost');
  expect(shown({ phase: 'playing', result: null })).toContain('being played');
});
