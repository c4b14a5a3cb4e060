/** The events of the board, and how a round and the night end. */
import { momentsIn, saidBy, type Moment } from '$lib/moments.svelte';
import { say } from '$lib/text';
import type { Line, nisse } from '$lib/wire';
import Emblem from '../tricks/Emblem.svelte';
import type { GlyphName } from '../tricks/glyphs';
import { EVENTS } from './words';

const GOOD = ['shortcut', 'determination'];
const SHOWN: Record<string, { sign: GlyphName; tone: Moment['tone'] }> = {
  'nisse-shortcut-opens': { sign: 'path', tone: 'good' },
  'nisse-round-over': { sign: 'moon', tone: 'plain' },
  'nisse-over-ordep': { sign: 'flame', tone: 'good' },
  'nisse-over-plan': { sign: 'plan', tone: 'bad' },
  'nisse-over-sun': { sign: 'star', tone: 'bad' },
};
const WITH_IT = ['nisse-turned', 'nisse-came-back', 'nisse-determination-void', 'nisse-panic-discarded', 'nisse-round-begins'];

export function moments(lines: readonly Line[], view: nisse.View): readonly Moment[] {
  return momentsIn(
    lines,
    (line) => {
      const event = String(line.event[0] ?? '');
      const drawn = EVENTS[event];
      const title = view.events[event]?.title;
      if (drawn && title) {
        const name = say(title);
        const told = say(say(line.text).replace(`${name}: `, '')); // its name stands above
        return { art: Emblem, props: { sign: drawn.sign }, title: name, tone: GOOD.includes(event) ? 'good' : 'bad', lines: [told] };
      }
      const shown = SHOWN[saidBy(line)];
      return shown && { art: Emblem, props: { sign: shown.sign }, tone: shown.tone };
    },
    WITH_IT,
  );
}
