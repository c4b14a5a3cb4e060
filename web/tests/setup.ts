import { cleanup } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, vi } from 'vitest';
import { speak } from '../src/lib/text';

// Files of tests share one window: no test leaves anything in it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

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

// ... and nothing is out of sight.
window.IntersectionObserver ??= class {
  constructor(private readonly seen: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.seen([{ target, intersectionRatio: 1 } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;
