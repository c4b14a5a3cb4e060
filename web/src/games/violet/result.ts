/** How a journey ended, and how far everything had come. */
import { text } from '$lib/text';
import type { violet } from '$lib/wire';
import type { Scale } from '../tricks/Standing.svelte';

const left = (view: violet.View) => view.path.length - view.violet_space;

export function why(view: violet.View): string {
  return text(`violet-why-${view.ended_by}`, { left: left(view), fuel: view.fuel, gap: view.fear_gap });
}

export function scales(view: violet.View): readonly Scale[] {
  const { ended_by: end } = view;
  const burning = view.full - view.empty_at;
  return [
    {
      sign: 'flame',
      name: text('violet-scale-way'),
      words: end === 'fire' ? text('violet-scale-way-done') : text('violet-scale-way-left', { left: left(view) }),
      part: view.violet_space / view.path.length,
      good: true,
      decided: end === 'fire',
    },
    {
      sign: 'lantern',
      name: text('violet-scale-lantern'),
      words: end === 'fuel' ? text('violet-scale-lantern-out') : text('violet-scale-fuel', { fuel: view.fuel, full: view.full }),
      part: (view.fuel - view.empty_at) / burning,
      good: end !== 'fuel',
      decided: end === 'fuel',
    },
    {
      sign: 'fear',
      name: text('violet-scale-fear'),
      words: end === 'fear' ? text('violet-scale-fear-here') : text('violet-scale-fear-behind', { gap: view.fear_gap }),
      part: 1 - view.fear_gap / (view.fear_length + view.path.length),
      good: false,
      decided: end === 'fear',
    },
  ];
}
