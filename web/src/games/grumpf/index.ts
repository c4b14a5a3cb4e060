import type { Figure, GameModule } from '$lib/board';
import { inWords, text } from '$lib/text';
import { whyWon } from '$lib/why';
import type { grumpf } from '$lib/wire';
import Board from './Board.svelte';
import { goodsOf } from './dealing.svelte';
import Hand from './Hand.svelte';
import Result from './Result.svelte';
import { clanWords, nameOf } from './look';
import setup from './setup';

const game: GameModule<grumpf.View> = {
  ...setup,
  Board,
  Hand,
  keys: ['grumpf-key-tokens', 'grumpf-key-turn', 'grumpf-key-grounds', 'grumpf-key-home'],
  counters(view, seat) {
    const clan = goodsOf(view, clanWords(view)[seat] ?? '');
    if (!clan) return [];
    const figures: Figure[] = [{ label: text('grumpf-count-animals'), value: clan.animal_count, glyph: '❖' }];
    if (clan.points !== null) figures.unshift({ label: text('grumpf-count-points'), value: clan.points, glyph: '★' });
    if (clan.pool.length) figures.push({ label: text('grumpf-count-pool'), value: clan.pool.length, glyph: '●' });
    return figures;
  },
  summary(view) {
    const parts = view.winners.length
      ? [text('grumpf-won', { names: inWords(view.winners.map((word) => nameOf(view, word))), count: view.winners.length })]
      : [text('grumpf-sum-round', { round: view.round, rounds: view.rounds, taken: view.huts_taken.length, huts: view.huts })];
    for (const ground of view.boards) {
      const who = ground.track
        .map((one) => text(one.knocked_out_by ? 'grumpf-stands-out' : 'grumpf-stands', { who: nameOf(view, one.clan), value: one.value }))
        .join('; ');
      parts.push(
        text('grumpf-sum-ground', {
          name: text('grumpf-name', { board: ground.name }),
          text: inWords(ground.text),
          who: who || text('grumpf-light-nobody'),
          total: ground.total === null || !ground.track.length ? 'none' : text('grumpf-total', { total: ground.total, of: ground.of }),
          light: ground.light === null ? '' : text(`grumpf-light-${ground.light}`),
        }),
      );
    }
    for (const clan of Object.values(view.clans))
      parts.push(text('grumpf-sum-clan', { name: inWords(clan.name), home: clan.home ? 'yes' : 'no', pool: clan.pool.length, animals: clan.animal_count }));
    return parts.join(' ');
  },
  why(view, names) {
    const words = clanWords(view);
    const counted = words.map((word) => ({ points: view.clans[word]?.points ?? 0, then: view.clans[word]?.animal_count ?? 0 }));
    return whyWon((how, told) => text(`grumpf-why-${how}`, told), counted, view.winners.map((word) => words.indexOf(word)), names);
  },
  Result,
  acting: (view) => view.waited_for.map((word) => clanWords(view).indexOf(word)),
  headline: (view) => text('grumpf-headline', { round: view.round, rounds: view.rounds, slowness: view.slowness }),
  endPause: 16_000, // six grounds are shared out, then the series
  // In beats a shout hurries nobody: who is the last to be ready shouts.
  needless: (question, view) => question === 'grumpf-ask-shout' && view.mode === 'beat',
  swift: (view) => view.phase === 'hunt',
  // With Grumpfs left to place, going home by a slip of the finger would lose the hunt.
  final: (view, option) => option.name === 'elder' && (view.clans[view.you]?.pool.length ?? 0) > 0,
};

export default game;
