/** How the night ended, and how far everything had come. */
import { text } from '$lib/text';
import type { nisse } from '$lib/wire';
import type { Scale } from '../tricks/Standing.svelte';

export function why(view: nisse.View): string {
  return text(`nisse-why-${view.ended_by}`, { space: view.space, spaces: view.track.length, round: view.round, rounds: view.rounds, needed: view.plan_wins_needed });
}

export function scales(view: nisse.View): readonly Scale[] {
  const { ended_by: end, space, round, rounds, turns_left } = view;
  const spaces = view.track.length;
  return [
    {
      sign: 'flame',
      name: text('nisse-scale-way'),
      words: end === 'ordep' ? text('nisse-scale-way-done') : text('nisse-scale-space', { space, spaces }),
      part: end === 'ordep' ? 1 : (space - 1) / spaces,
      good: true,
      decided: end === 'ordep',
    },
    {
      sign: 'star',
      name: text('nisse-scale-night'),
      words: end === 'sun' ? text('nisse-scale-night-over') : text('nisse-scale-night-left', { round, rounds, turns: turns_left }),
      part: end === 'sun' ? 1 : ((view.turn / (view.turn + turns_left)) * round) / rounds,
      good: false,
      decided: end === 'sun',
    },
    {
      sign: 'plan',
      name: text('nisse-scale-plan'),
      words: text('nisse-scale-plan-wins', { wins: view.plan_wins, needed: view.plan_wins_needed }),
      part: view.plan_wins / view.plan_wins_needed,
      good: false,
      decided: end === 'plan',
    },
  ];
}
