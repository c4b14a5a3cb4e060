import { readFileSync } from 'node:fs';
import { speak } from '../src/lib/text';

speak('en', readFileSync('../src/folktable/locale/en.ftl', 'utf8'));

// jsdom has no animations: one that is over at once lets Svelte's transitions end.
Element.prototype.animate ??= function () {
  const animation = { cancel() {}, finish() {}, onfinish: null as (() => void) | null, currentTime: 0, playState: 'finished' };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

// ... and no media queries.
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

// ... and no sizes that could change.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
