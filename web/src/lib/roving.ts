/**
 * One stop for Tab, arrows inside: `<div {@attach roving}>`. The arrows go to the nearest focusable thing in their
 * direction, so that a row, a grid and a winding path all work the same.
 */
import type { Attachment } from 'svelte/attachments';

const ITEMS = '.thing, .svg-thing, [data-roving]';
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What had the focus last, in any group. */
let focused: Element | undefined;

export const roving: Attachment<HTMLElement> = (group) => {
  let current: Element | undefined;

  function items(): (HTMLElement | SVGElement)[] {
    return [...group.querySelectorAll<HTMLElement | SVGElement>(ITEMS)].filter((item) => !item.closest('[inert]')); // on its way out
  }

  /** Where the focus goes when there is nothing here to take it. */
  function bar(): HTMLElement | null | undefined {
    const shell = group.closest('.shell');
    return shell?.querySelector<HTMLElement>('.bar .buttons button') ?? shell?.querySelector<HTMLElement>('.bar');
  }

  /** Tab arrives at what was focused last, or at the first thing that is lit, or at the first. */
  function place(): void {
    const all = items();
    const lit = all.find((item) => item.classList.contains('lit'));
    const stop = all.find((item) => item === current) ?? lit ?? all[0];
    const gone = current && current === focused && !all.some((item) => item === current);
    if (gone && (document.activeElement === document.body || document.activeElement === current)) {
      stop?.focus(); // what was focused is gone, a played card for example: stay near, not at the top of the page
      if (document.activeElement !== stop) bar()?.focus(); // nothing here is in sight
    }
    for (const item of all) {
      const wanted = item === stop ? '0' : '-1';
      if (item.getAttribute('tabindex') !== wanted) item.setAttribute('tabindex', wanted);
    }
  }

  function focusin(event: FocusEvent): void {
    const item = (event.target as Element).closest(ITEMS);
    if (!item) return;
    current = item;
    focused = item;
    place();
  }

  function keydown(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    const from = (event.target as Element).closest(ITEMS);
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nearest(from, items(), direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const observer = new MutationObserver(place);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'inert'] });
  group.addEventListener('focusin', focusin);
  group.addEventListener('keydown', keydown);
  place();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', focusin);
    group.removeEventListener('keydown', keydown);
  };
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The closest in the direction; being off the line counts double, and what lies mostly aside comes last of all. */
export function nearest<T extends Element>(from: Element, all: readonly T[], [dx, dy]: readonly [number, number]): T | undefined {
  const [x, y] = centre(from);
  const ASIDE = 100_000;
  let best: T | undefined;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const [itemX, itemY] = centre(item);
    const along = (itemX - x) * dx + (itemY - y) * dy;
    const across = Math.abs((itemX - x) * dy) + Math.abs((itemY - y) * dx);
    const distance = along + 2 * across + (across > 2 * along ? ASIDE : 0);
    if (along > 1 && distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
}
