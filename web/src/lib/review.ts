/** A review in the words of the page, and as a picture to share. */
import { say, text } from './text';
import type { Decided, Review, TableInfo, Turn } from './wire';

export const percent = (share: number): number => Math.round(share * 100);

export function slipped(one: Decided, info: TableInfo): string {
  const best = one.choices[0] ?? one.chosen;
  return text('review-slipped', { who: say(info.seats[one.seat]!.name), chosen: say(one.chosen.text), best: say(best.text), percent: percent(one.lost) });
}

export function turnTold(turn: Turn, review: Review, info: TableInfo): string {
  const decision = turn.kind === 'choice' && review.decisions.find((one) => one.number === turn.after);
  if (decision) return slipped(decision, info);
  return text(turn.moved > 0 ? 'review-lucky' : 'review-unlucky', { who: say(info.seats[turn.seat]!.name), percent: percent(Math.abs(turn.moved)) });
}

/** One line: who won, and where it turned. */
export function summary(review: Review, info: TableInfo): string {
  const winner = info.seats.filter((_, seat) => review.seats[seat]!.result > 0).map((seat) => say(seat.name)).join(text('list-comma'));
  const title = say(info.title);
  if (review.turns.length === 0) return text('review-even', { title, winner });
  return text('review-summary', { title, winner, turns: review.turns.map((turn) => turnTold(turn, review, info)).join(' ') });
}

export type Way = 'honest' | 'truth';

/** Where the chance of a seat stands after so many decisions: the last point that is not later. */
export function chanceAt(review: Review, seat: number, way: Way, at: number): number {
  const points = review.seats[seat]![way];
  return (points.findLast((point) => point.after <= at) ?? points[0]!).chance;
}

/** The curve as a path: across from 0 to the last decision, down from 0 (sure to win) to 1. */
export function path(review: Review, seat: number, way: Way): string {
  return review.seats[seat]![way].map((point, n) => `${n === 0 ? 'M' : 'L'}${point.after} ${(1 - point.chance).toFixed(4)}`).join('');
}

const WIDTH = 1200;
const HEIGHT = 630;
const CHART = { left: 60, top: 190, width: 1080, height: 320 };

/** A card for others: title, who won, the curves, and where it turned. */
export async function picture(review: Review, info: TableInfo, way: Way, colours: readonly string[], last: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const x = (after: number) => CHART.left + (CHART.width * after) / Math.max(last, 1);
  const y = (chance: number) => CHART.top + CHART.height * (1 - chance);
  pen.fillStyle = '#0B1020';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#121A2E';
  pen.fillRect(CHART.left, CHART.top, CHART.width, CHART.height);
  pen.strokeStyle = '#5B6A8C';
  pen.strokeRect(CHART.left, y(0.5), CHART.width, 0);
  pen.fillStyle = '#F2EFE6';
  pen.font = '600 54px Georgia, serif';
  pen.fillText(say(info.title), CHART.left, 90, CHART.width);
  pen.font = '28px system-ui, sans-serif';
  let left = CHART.left;
  info.seats.forEach((seat, n) => {
    const label = `${say(seat.name)} ${percent(review.seats[n]!.result)} %`;
    pen.fillStyle = colours[n] ?? '#F2EFE6';
    pen.fillText(label, left, 150);
    left += pen.measureText(label).width + 40;
    pen.strokeStyle = pen.fillStyle;
    pen.lineWidth = 5;
    pen.beginPath();
    review.seats[n]![way].forEach((point, i) => (i === 0 ? pen.moveTo(x(point.after), y(point.chance)) : pen.lineTo(x(point.after), y(point.chance))));
    pen.stroke();
  });
  review.turns.forEach((turn, n) => {
    pen.fillStyle = '#F2B544';
    pen.beginPath();
    pen.arc(x(turn.after), y(chanceAt(review, turn.seat, way, turn.after)), 16, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#1C1B22';
    pen.font = '700 20px system-ui, sans-serif';
    pen.textAlign = 'center';
    pen.fillText(String(n + 1), x(turn.after), y(chanceAt(review, turn.seat, way, turn.after)) + 7);
    pen.textAlign = 'left';
  });
  pen.fillStyle = '#9AA5BC';
  pen.font = '24px system-ui, sans-serif';
  pen.fillText(`${text('house')} · ${text(`review-${way}`)}`, CHART.left, 570);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
