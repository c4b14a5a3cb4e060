import { expect, it } from 'vitest';
import { entries } from '../src/lib/rules.svelte';

it('shows rules under their headings', () => {
  const text = '# A game\n## Rules\n### Playing\n- `a-play-1` Play. [Cards]\n- `a-play-2` Look.\n### End\n- **a-end-1** Stop. [c]\n';
  const book = { text, rules: { 'a-play-1': 'Play.', 'a-play-2': 'Look.', 'a-end-1': 'Stop.' } };
  expect(entries(book, ['a-play-1', 'a-play-2', 'a-end-1'])).toEqual([
    { id: 'a-play-1', section: 'Playing', words: 'Play.' },
    { id: 'a-play-2', section: '', words: 'Look.' },
    { id: 'a-end-1', section: 'End', words: 'Stop.' },
  ]);
});
