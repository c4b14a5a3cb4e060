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
