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
