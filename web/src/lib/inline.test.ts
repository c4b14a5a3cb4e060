import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { blocks, inline } from './inline';
import { speak, text } from './text';

test('bold, italic and code', () => {
  expect(inline('**Draw** *two* cards [`violet-draw-1`].')).toBe(
    '<strong>Draw</strong> <em>two</em> cards [<code>violet-draw-1</code>].',
  );
});

test('what is no markup is told as it is', () => {
  expect(inline('2 * 3 < 7 & `a*b*c`')).toBe('2 * 3 &lt; 7 &amp; <code>a*b*c</code>');
});

test.each(['violet', 'nisse', 'grumpf', 'naughty', 'gnome'])('the rules of %s in a minute are as the library has them', (slug) => {
  speak('en', readFileSync('../src/folktable/locale/en.ftl', 'utf8'));
  const written = text(`${slug}-about`);
  const shown = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replace(/>\s+|\s+</g, (gap) => gap.trim());
  expect(shown(blocks(written)!)).toBe(shown(marked.parse(written, { async: false })));
});

test('other Markdown is left to the library', () => {
  for (const more of ['# Head', '| a | b |', 'See [this](https://example.org).', 'So:\n1. first', '```\ncode\n```']) expect(blocks(more)).toBeUndefined();
});
