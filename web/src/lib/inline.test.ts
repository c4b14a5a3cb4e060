import { expect, test } from 'vitest';
import { inline } from './inline';

test('bold, italic and code', () => {
  expect(inline('**Draw** *two* cards [`violet-draw-1`].')).toBe(
    '<strong>Draw</strong> <em>two</em> cards [<code>violet-draw-1</code>].',
  );
});

test('what is no markup is told as it is', () => {
  expect(inline('2 * 3 < 7 & `a*b*c`')).toBe('2 * 3 &lt; 7 &amp; <code>a*b*c</code>');
});
