import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import TableMenu from '../src/lib/components/TableMenu.svelte';
import type { LiveTable } from '../src/lib/live.svelte';
import { text } from '../src/lib/text';

it.each([true, false])('offers standing orders where the game asks for reactions: %s', (windows) => {
  const info = { id: 't', game: 'violet', title: 'Violet', phase: 'playing', seats: [], mine: [0], windows, hints: false, going_on: null, commitment: '' };
  const table = { info, seat: 0, order: 'ask', sight: { options: [] }, mayUndo: false, hinted: 0 } as unknown as LiveTable;
  render(TableMenu, { props: { table } });
  expect(screen.queryByText(text('standing-order')) !== null).toBe(windows);
});
