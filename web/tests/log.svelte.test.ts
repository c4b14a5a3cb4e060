import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Log from '../src/lib/components/Log.svelte';
import type { Line } from '../src/lib/wire';

const LINE = 30;
const HIGH = 100;
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** A log of so many lines, with sizes (jsdom has none). */
function shown(count: number) {
  const props = $state({ lines: [] as Line[], first: 0, seatNames: [] });
  const component = mount(Log, { target: document.body, props });
  const log = document.querySelector<HTMLElement>('.log')!;
  Object.defineProperties(log, { clientHeight: { value: HIGH }, scrollHeight: { get: () => props.lines.length * LINE } });
  log.scrollTo = ((to: ScrollToOptions) => (log.scrollTop = to.top! - HIGH)) as typeof log.scrollTo;
  const tell = (more: number) => {
    props.lines = [...props.lines, ...Array.from({ length: more }, () => ({ text: 'A line.', rules: [] }) as unknown as Line)];
    flushSync();
  };
  tell(count);
  return { log, tell, end: () => props.lines.length * LINE - HIGH, close: () => unmount(component) };
}

it('follows lines that come while the last ones scroll into sight', async () => {
  const { log, tell, end, close } = shown(10);
  await frame();
  tell(5);
  log.dispatchEvent(new Event('scroll')); // a browser tells of the scrolling only now
  tell(1);
  await frame();
  expect(log.scrollTop).toBe(end());
  await close();
});

it('stays where a person has scrolled back to', async () => {
  const { log, tell, end, close } = shown(10);
  await frame();
  log.dispatchEvent(new Event('scroll'));
  log.scrollTop = 60;
  log.dispatchEvent(new Event('scroll'));
  tell(5);
  await frame();
  expect(log.scrollTop).toBe(60);
  log.scrollTop = end();
  log.dispatchEvent(new Event('scroll'));
  tell(1);
  await frame();
  expect(log.scrollTop).toBe(end());
  await close();
});
