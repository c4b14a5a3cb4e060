import { inWords, text } from '$lib/text';
import type { nisse } from '$lib/wire';
import { cardName, SEATS, seatName, trumpName } from './words';

/** The board in a few sentences. */
export function summary(view: nisse.View): string {
  const list = (cards: readonly string[]) => inWords(cards.map((card) => cardName(card, view))) || text('nisse-summary-nothing');
  const sentences = view.draft ? draftTold(view, view.draft, list) : playTold(view, list);
  if (view.winner) {
    sentences.push(text('nisse-summary-over', { ending: text(`nisse-end-${view.ended_by}`), who: seatName(view.winner) }));
  }
  return sentences.join(' ');
}

function draftTold(view: nisse.View, draft: nisse.DraftSeen, list: (cards: readonly string[]) => string): string[] {
  const dice = inWords(draft.dice.map(({ face, wild }) => (wild ? `${face} (${text('nisse-die-wild')})` : String(face))));
  return [
    dice || draft.die
      ? text('nisse-summary-draft', { roll: draft.roll, rolls: draft.rolls, pick: draft.pick, picks: draft.picks, who: seatName(draft.roller), dice: dice || text('nisse-die-used') })
      : text('nisse-summary-free'),
    ...draft.rows.map((row, r) => text('nisse-summary-row', { row: r + 1, cards: list(row.filter((card) => card !== null)) })),
    ...SEATS.map((seat) => text('nisse-summary-has', { who: seatName(seat), cards: list(view.collections[seat] ?? []) })),
  ];
}

function playTold(view: nisse.View, list: (cards: readonly string[]) => string): string[] {
  const played = SEATS.flatMap((seat) => {
    const card = view.played[seat];
    return card ? [`${seatName(seat)} ${cardName(card, view)}`] : [];
  });
  const hand = view.hands[view.you]?.cards ?? [];
  return [
    text('nisse-summary-track', {
      space: view.space,
      spaces: view.track.length,
      trump: trumpName(view.trump),
      round: view.round,
      rounds: view.rounds,
      left: view.turns_left,
    }),
    played.length ? text('nisse-summary-played', { cards: inWords(played) }) : '',
    ...SEATS.map((seat) =>
      text('nisse-summary-piles', { who: seatName(seat), deck: view.decks[seat]?.size ?? 0, discards: view.discards[seat]?.size ?? 0 }),
    ),
    hand.length ? text('nisse-summary-hand', { cards: list(hand.map(({ card }) => card)) }) : '',
  ].filter(Boolean);
}
