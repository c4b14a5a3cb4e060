/**
 * Where a row scrolls, its edge fades on the side where there is more: `{@attach more}`.
 *
 * The sides are in `data-more` ("left right top bottom"); theme.css draws the fade. A row that scrolls, and in which there is
 * nothing to walk to with the keyboard, can be walked to itself: its arrow keys scroll it.
 */
const WALKED_TO = 'a[href], button:not(:disabled, [tabindex="-1"]), [tabindex="0"]';

type Box = Pick<Element, 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'>;

/** Where there is more. What may stick out of its box, as a card that is being lifted, is in sight already. */
export function sides(box: Box, { overflowX, overflowY }: Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY'>): string {
  const NEAR = 4; // px that nobody misses
  if (overflowX === 'visible' && overflowY === 'visible') return '';
  const hidden = {
    left: box.scrollLeft,
    right: box.scrollWidth - box.clientWidth - box.scrollLeft,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  return Object.entries(hidden).filter(([, px]) => px > NEAR).map(([side]) => side).join(' ');
}

export function more(row: HTMLElement): () => void {
  let walkedTo = false;
  const look = () => {
    const hidden = sides(row, getComputedStyle(row));
    row.dataset.more = hidden;
    const needed = hidden !== '' && (walkedTo || !row.hasAttribute('tabindex')) && row.querySelector(WALKED_TO) === null;
    if (needed !== walkedTo) row.toggleAttribute('tabindex', needed);
    if (needed) row.tabIndex = 0;
    walkedTo = needed;
  };
  const resized = new ResizeObserver(look);
  const watchAll = () => {
    resized.disconnect();
    for (const one of [row, ...row.children]) resized.observe(one); // which looks at once, when all is laid out
  };
  const changed = new MutationObserver(watchAll);
  changed.observe(row, { childList: true, subtree: true, attributeFilter: ['tabindex'] }); // also a card that was in flight until now
  row.addEventListener('scroll', look, { passive: true });
  row.addEventListener('introend', look, true); // what flies in reaches over the edge until it has landed
  watchAll();
  return () => {
    resized.disconnect();
    changed.disconnect();
    row.removeEventListener('scroll', look);
    row.removeEventListener('introend', look, true);
  };
}
