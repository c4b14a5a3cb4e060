const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A line of Markdown as HTML: bold, italic and code, which is what a rule is written with. */
export function inline(markdown: string): string {
  return markdown
    .split(/`([^`]+)`/)
    .map((part, n) => {
      const safe = part.replace(/[&<>]/g, (sign) => SIGNS[sign]!);
      if (n % 2 === 1) return `<code>${safe}</code>`;
      return safe.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
    })
    .join('');
}

const MORE = /^\s*(#|\||>|```|~~~|---|\*\s|\d+\))|\]\(/m; // what only a whole reader of Markdown knows
const ITEM = /^(\s*)(\d+\.|-)\s+(.*)$/;

/** Paragraphs and lists as HTML, which is what the rules in a minute are written with; nothing for any other Markdown. */
export function blocks(markdown: string): string | undefined {
  if (MORE.test(markdown)) return undefined;
  const made = markdown.trim().split(/\n\s*\n/).map(block);
  return made.includes(undefined) ? undefined : made.join('');
}

function block(written: string): string | undefined {
  const lines = written.split('\n');
  if (!ITEM.test(lines[0]!)) return lines.some((line) => ITEM.test(line)) ? undefined : `<p>${inline(lines.join(' '))}</p>`;
  const items: { said: string; below: string[] }[] = [];
  for (const line of lines) {
    const [, indent, , said] = ITEM.exec(line) ?? [];
    if (said === undefined) return undefined;
    if (indent) items.at(-1)?.below.push(said);
    else items.push({ said, below: [] });
  }
  const list = ITEM.exec(lines[0]!)![2] === '-' ? 'ul' : 'ol';
  const below = (said: readonly string[]) => (said.length > 0 ? `<ul>${said.map((one) => `<li>${inline(one)}</li>`).join('')}</ul>` : '');
  return `<${list}>${items.map((item) => `<li>${inline(item.said)}${below(item.below)}</li>`).join('')}</${list}>`;
}
