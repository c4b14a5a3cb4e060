/** What happens on Violet's way, shown as it happens: a walk, the lantern, her fear, a tile. */
import { momentsIn, saidBy, spokenOf, type Moment } from '$lib/moments.svelte';
import { say } from '$lib/text';
import type { Line } from '$lib/wire';
import Emblem from '../tricks/Emblem.svelte';
import type { GlyphName } from '../tricks/glyphs';
import { tileName, tileSign, tileText } from './words';

const SHOWN: Record<string, { sign: GlyphName; tone: Moment['tone'] }> = {
  'violet-walked': { sign: 'path', tone: 'good' },
  'violet-rested': { sign: 'lantern', tone: 'good' },
  'violet-held-by-ring': { sign: 'ring', tone: 'bad' },
  'violet-held-by-bridge': { sign: 'ring', tone: 'bad' },
  'violet-losing-burns': { sign: 'lantern', tone: 'bad' },
  'violet-gust-burns': { sign: 'wind', tone: 'bad' },
  'violet-token-won': { sign: 'moon', tone: 'good' },
  'violet-token-lost': { sign: 'moon', tone: 'bad' },
  'violet-fear-resolved': { sign: 'fear', tone: 'bad' },
  'violet-scent-roused': { sign: 'fear', tone: 'bad' },
  'violet-tile-used': { sign: 'star', tone: 'plain' },
  'violet-over-fire': { sign: 'flame', tone: 'good' },
  'violet-over-fuel': { sign: 'lantern', tone: 'bad' },
  'violet-over-fear': { sign: 'fear', tone: 'bad' },
};
/** Told with what came before: what a step costs and brings, how far fear comes, what a tile brings about. */
const WITH_IT = [
  'violet-walking-burns',
  'violet-losing-burns',
  'violet-token-won',
  'violet-token-lost',
  'violet-helper-lights',
  'violet-fire-lights',
  'violet-fear-moved',
  'violet-fear-stopped',
  'violet-fear-moved-light',
  'violet-fear-moved-far',
  'violet-fear-stays',
  'violet-helpers-fled',
  'violet-storm-brews',
  'violet-ring-put',
  'violet-scent-put',
  'violet-off-track-put',
  'violet-adapted',
  'violet-swept',
  'violet-swapped',
];

function begins(line: Line): (Omit<Moment, 'lines'> & Partial<Moment>) | undefined {
  if (line.event[0] === 'tile') {
    const tile = String(line.event[1]);
    const title = tileName(tile);
    const does = spokenOf(line, 'does');
    // Of a tile that Torech still has to lay somewhere the line tells only that; its name stands above.
    const told = does ? [say(does)] : [tileText(tile), say(line.text).replace(`${title}! `, '')];
    return { art: Emblem, props: { sign: tileSign(tile) }, title, tone: 'bad', lines: told };
  }
  const shown = SHOWN[saidBy(line)];
  const does = spokenOf(line, 'does');
  if (shown && does) return { art: Emblem, props: { sign: shown.sign }, title: say(spokenOf(line, 'tile')!), tone: shown.tone, lines: [say(line.text), say(does)] };
  return shown && { art: Emblem, props: { sign: shown.sign }, tone: shown.tone };
}

export const moments = (lines: readonly Line[]): readonly Moment[] => momentsIn(lines, begins, WITH_IT);
