/** Creatures that others play, what they do, wishes fulfilled, and midnight. */
import { momentsIn, saidBy, spokenOf, type Moment } from '../../lib/moments.svelte';
import { inWords, text } from '../../lib/text';
import type { Line, naughty } from '../../lib/wire';
import Child from './Child.svelte';
import CreatureCard from './CreatureCard.svelte';
import Midnight from './Midnight.svelte';

const CREATURE = ['naughty-played', 'naughty-text-cancelled'];
const BLOWS = ['naughty-cat-bites', 'naughty-stole-creature', 'naughty-stole-present', 'naughty-krampus-given', 'naughty-scrooge-laid', 'naughty-swept', 'naughty-skipped'];
const WITH_IT = ['naughty-declared-seat', 'naughty-declared-present', 'naughty-declared-kiddo', 'naughty-fond-of-harmful', 'naughty-fond-of-helpful', 'naughty-points-cancelled', 'naughty-preferred-bonus', 'naughty-set-bonus', 'naughty-full-set', 'naughty-cat-bites', 'naughty-last-round'];

export function moments(lines: readonly Line[], view: naughty.View): readonly Moment[] {
  const named = (line: Line, value: string) => inWords(spokenOf(line, value) ?? '');
  const mine = view.players.find((player) => player.seat === view.you)?.name;
  const byMe = (line: Line) => mine !== undefined && named(line, 'who') === inWords(mine);
  return momentsIn(
    lines,
    (line) => {
      const id = saidBy(line);
      const card = CREATURE.includes(id) ? view.creatures.find((one) => inWords(one.name) === named(line, 'creature')) : undefined;
      if (card && (id !== 'naughty-played' || !byMe(line))) return { art: CreatureCard, props: { card }, tone: card.nature === 'harmful' ? 'bad' : card.nature === 'helpful' ? 'good' : 'plain' };
      if (id === 'naughty-fulfilled' && !byMe(line)) {
        const kiddo = Object.keys(view.kiddos).find((one) => inWords(view.kiddos[one]!) === named(line, 'kiddo'));
        return { art: Child, props: { name: kiddo ?? '' }, tone: 'good' };
      }
      if (line.event[0] === 'midnight') return { art: Midnight, title: text('naughty-twelve'), tone: 'plain' };
      return BLOWS.includes(id) && !byMe(line) ? { tone: 'bad' } : undefined;
    },
    WITH_IT,
  );
}
