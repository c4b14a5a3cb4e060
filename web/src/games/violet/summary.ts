import { colourName, text } from '$lib/text';
import type { violet } from '$lib/wire';
import { cardName, placeName, seatName } from './words';

/** The board in a few sentences. */
export function summary(view: violet.View): string {
  const named = (card: string) => (card === '?' ? text('violet-card-back') : cardName(card, view.colours));
  const played = ['violet', 'torech'].flatMap((seat) => {
    const card = view.played[seat];
    return card ? [`${seatName(seat)} ${named(card)}`] : [];
  });
  const slots = view.slots.map((pair) => {
    if (!pair) return text('violet-slot-empty');
    if (pair.difference === null) return text('violet-slot-hidden');
    return text('violet-slot-differs', { cards: pair.cards.map(named).join(', '), difference: pair.difference });
  });
  const hand = view.hands[view.you]?.cards ?? [];
  const tableau = view.tableau.flatMap((card) => (card ? [named(card)] : []));
  return [
    text('violet-summary-place', {
      place: placeName(view.violet),
      colour: colourName(view.place_colour),
      left: view.path.length - view.violet_space,
      fuel: view.fuel,
      full: view.full,
      empty: view.empty_at,
      fear: placeName(view.fear),
      gap: view.fear_gap,
    }),
    view.penalty ? text('violet-summary-light', { penalty: view.penalty }) : '',
    played.length ? text('violet-summary-played', { cards: played.join(', ') }) : '',
    tableau.length ? text('violet-summary-tableau', { cards: tableau.join(', '), deck: view.deck, discard: view.discard }) : '',
    text('violet-summary-slots', { slots: slots.join('; ') }),
    hand.length ? text('violet-summary-hand', { cards: hand.map(({ card }) => named(card)).join(', ') }) : '',
    view.winner ? text('violet-summary-over', { ending: text(`violet-end-${view.ended_by}`), who: seatName(view.winner) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
