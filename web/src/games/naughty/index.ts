import type { GameModule } from '../../lib/board';
import { text } from '../../lib/text';
import type { naughty } from '../../lib/wire';
import Board from './Board.svelte';
import { capital, creatureOf, presentOf, seatNumber, tokenColour, wishText } from './cards';
import Hand from './Hand.svelte';

type View = naughty.View;

function counters(view: View, seat: number) {
  const player = view.players[seat]!;
  return [
    { label: text('naughty-count-points'), value: player.points, glyph: '★' },
    { label: text('naughty-count-wishes'), value: player.wishes, glyph: '✓' },
    { label: text('naughty-count-presents'), value: player.presents, glyph: '▣' },
    ...(view.creatures.length > 0 ? [{ label: text('naughty-count-creatures'), value: player.creatures, glyph: '☾' }] : []),
  ];
}

function summary(view: View): string {
  const kiddos = view.playground.filter((kiddo) => kiddo !== null);
  const hand = [
    ...view.hand_presents.map((one) => presentOf(view, one.present).name),
    ...view.hand_creatures.map((one) => creatureOf(view, one.creature).name),
  ];
  const headline = view.turn === 0 ? text('naughty-before') : text('naughty-turn', { turn: view.turn });
  return text('naughty-summary', {
    headline: view.midnight ? `${headline}. ${text('naughty-midnight')}.` : `${headline}.`,
    playground: kiddos.map((kiddo) => `${kiddo.name} (${wishText(kiddo.wish)}${kiddo.payable ? text('naughty-can-pay') : ''})`).join(', '),
    row: view.row.map((present) => (present ? presentOf(view, present).name : text('naughty-gap'))).join(', '),
    players: view.players
      .map((player) =>
        text('naughty-summary-player', {
          who: capital(player.seat),
          points: text('naughty-points', { points: player.points }),
          presents: player.presents,
          creatures: player.creatures,
        }),
      )
      .join(' '),
    hand: view.you === 'spectator' ? '' : text('naughty-summary-hand', { cards: hand.join(', ') || text('naughty-none') }),
  });
}

export default {
  Board,
  Hand,
  counters,
  summary,
  acting: (view) => (view.asked === null ? [] : [seatNumber(view, view.asked)]),
  reacting: (view) => view.doing === 'answer-creature' || view.doing === 'answer-wish',
  seatColour: (view, seat) => tokenColour(view.players[seat]?.seat ?? ''),
} satisfies GameModule<View>;
