import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import DecisionBar from '../src/lib/components/DecisionBar.svelte';
import { Picking } from '../src/lib/picking.svelte';
import type { Option } from '../src/lib/wire';

const option = (name: string, ...things: string[]): Option => ({ name, text: `do ${name}`, rules: [], things });
const CHOICES = [option('rest'), option('P6', 'card:P6'), option('M1', 'card:M1')];
const MANY = [...CHOICES, option('B9', 'card:B9')];

/** What comes of doing this at a fresh bar: the decisions, how each was meant, and the words that are left. */
async function after(options: Option[], chosen: string[], act: (bar: ReturnType<typeof render<typeof DecisionBar>>) => void) {
  const sent: [string, boolean | undefined][] = [];
  const pick = new Picking((one, gently) => sent.push([one.name, gently]));
  pick.offer(options);
  for (const thing of chosen) pick.touch(thing);
  const bar = render(DecisionBar, { pick, question: { text: 'What now?', rules: [] }, deadline: null, now: () => 0 });
  await tick();
  act(bar);
  await tick();
  const words = bar.container.querySelector('.bar')?.textContent;
  cleanup();
  return { sent, things: pick.things, words };
}

it.each([
  ['every choice', CHOICES, [], 3],
  ['what is chosen', MANY, ['card:P6'], 1],
  ['what needs no card, and the list of all', MANY, [], 2],
])('a number key and a touch do the same: %s', async (_, options, chosen, count) => {
  for (let n = 1; n <= count; n++) {
    const touched = await after(options, chosen, () => (screen.getAllByRole('button').filter((one) => !one.matches('.why'))[n - 1] as HTMLElement).click());
    const pressed = await after(options, chosen, ({ component }) => component.press(n));
    expect(pressed).toEqual(touched);
    expect(touched.sent.length > 0 || touched.words?.includes('Do B9')).toBe(true); // something came of it
  }
});
