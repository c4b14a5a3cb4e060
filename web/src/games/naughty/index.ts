import type { GameModule } from '../../lib/board';
import { inWords, say, text } from '../../lib/text';
import { whyWon } from '../../lib/why';
import type { Line, naughty } from '../../lib/wire';
import Board from './Board.svelte';
import { creatureName, handText, kiddoName, presentName, seatNumber, wishText } from './cards';
import Hand from './Hand.svelte';
import { moments } from './moments';
import Result from './Result.svelte';
import setup from './setup';

type View = naughty.View;

function counters(view: View, seat: number) {
  const player = view.players[seat]!;
  return [
    { label: text('naughty-count-points'), value: player.points, glyph: '◉' },
    { label: text('naughty-count-wishes'), value: player.wishes, glyph: '✓' },
    { label: text('naughty-count-presents'), value: player.presents, glyph: '▣' },
    ...(view.creatures.length > 0 ? [{ label: text('naughty-count-creatures'), value: player.creatures, glyph: '♞' }] : []),
  ];
}

function summary(view: View): string {
  const kiddos = view.playground.filter((kiddo) => kiddo !== null);
  const hand = [
    ...view.hand_presents.map((one) => presentName(view, one.present)),
    ...view.hand_creatures.map((one) => creatureName(view, one.creature)),
  ];
  const headline = view.turn === 0 ? text('naughty-before') : text('naughty-turn', { turn: view.turn });
  return text('naughty-summary', {
    headline: view.midnight ? `${headline}. ${text('naughty-midnight')}.` : `${headline}.`,
    playground: inWords(kiddos.map((kiddo) => `${kiddoName(view, kiddo.kiddo)} (${wishText(kiddo.wish)}${kiddo.payable ? text('naughty-can-pay') : ''})`)),
    row: inWords(view.row.map((present) => (present ? presentName(view, present) : text('naughty-gap')))),
    players: view.players
      .map((player) =>
        text('naughty-summary-player', {
          who: say(player.name),
          points: text('naughty-points', { points: player.points }),
          hand: handText(view, player),
        }),
      )
      .join(' '),
    hand: view.you === 'spectator' ? '' : text('naughty-summary-hand', { cards: inWords(hand) || text('naughty-none') }),
  });
}

function headline(view: View): string {
  return text('naughty-headline', { level: view.level });
}

/** So long others' turns want to be looked at, in ms: the stage tells them line by line. */
const dwell = (lines: readonly Line[]): number => (lines.length === 0 ? 0 : Math.min(400 + 700 * lines.length, 2500));

function why(view: View, names: readonly string[]): string {
  const counted = view.players.map(({ points, wishes }) => ({ points, then: wishes }));
  return whyWon((how, told) => text(`naughty-why-${how}`, told), counted, view.winners.map((word) => seatNumber(view, word)), names);
}

export default {
  ...setup,
  Board,
  Hand,
  why,
  Result,
  moments,
  counters,
  summary,
  headline,
  acting: (view) => (view.asked === null ? [] : [seatNumber(view, view.asked)]),
  reacting: (view) => view.doing === 'answer-creature' || view.doing === 'answer-wish',
  needless: (question) => question === 'naughty-ask-give' || question === 'naughty-ask-how-many',
  dwell,
} satisfies GameModule<View>;
