/**
 * Where a row scrolls, its edge fades on the side where there is more: `{@attach more}`.
 *
 * The sides are in `data-more` ("left right top bottom"); theme.css draws the fade.
 */
export function sides(box: Pick<Element, 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'>): string {
  const NEAR = 4; // px that nobody misses
  const hidden = {
    left: box.scrollLeft,
    right: box.scrollWidth - box.clientWidth - box.scrollLeft,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  return Object.entries(hidden).filter(([, px]) => px > NEAR).map(([side]) => side).join(' ');
}

export function more(row: HTMLElement): () => void {
  const look = () => {
    row.dataset.more = sides(row);
  };
  const resized = new ResizeObserver(look);
  const watchAll = () => {
    resized.disconnect();
    for (const one of [row, ...row.children]) resized.observe(one);
    look();
  };
  const changed = new MutationObserver(watchAll);
  changed.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  watchAll();
  return () => {
    resized.disconnect();
    changed.disconnect();
    row.removeEventListener('scroll', look);
  };
}
