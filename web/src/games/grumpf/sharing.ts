/** How a hunt ended, ground by ground, read from the lines of the decision that ended it. */

import type { grumpf, Line } from '$lib/wire';

export interface Share {
  ground: grumpf.BoardSeen;
  track: readonly grumpf.StandingSeen[]; // as the hunt ended
  verdict: 'met' | 'failed' | 'empty';
  total: number;
  ranked: { clan: string; strength: number }[];
  ahead: string[]; // clans that stand further forward than the next, who is as strong
  taken: { clan: string; count: number }[];
  tile: string | null; // who takes a Sorcerer tile
  trade: 'may-trade' | 'no-trade' | null; // what the strongest at the Sorcerer's may do
}

type Tracks = Record<string, grumpf.StandingSeen[]>;

/** What landed in these lines, put onto the tracks as they were before. */
function land(tracks: Tracks, event: Line['event']): void {
  const [what, clan, board, x, y] = event;
  const track = tracks[String(board)];
  if (!track) return;
  if (what === 'placed') track.push({ clan: String(clan), value: Number(x), knocked_out_by: null });
  if (what === 'knocked') {
    const hit = track.findIndex((one) => one.clan === x && one.value === y && !one.knocked_out_by);
    if (hit >= 0) track[hit] = { ...track[hit]!, knocked_out_by: String(clan) };
  }
}

/** The sharing out told in these lines, with the tracks of the view before them; empty if no hunt ended. */
export function sharesIn(before: grumpf.View, lines: readonly Line[]): Share[] {
  if (!lines.some(({ event }) => event[0] === 'ended')) return [];
  const tracks: Tracks = Object.fromEntries(before.boards.map((board) => [board.name, [...board.track]]));
  const shares: Share[] = [];
  for (const { event } of lines) {
    const [what, first, second, third] = event;
    const share = shares.at(-1);
    if (what === 'placed' || what === 'knocked') land(tracks, event);
    else if (what === 'succeeds' || what === 'fails' || what === 'empty') {
      const ground = before.boards.find((board) => board.name === first);
      if (!ground) continue;
      const verdict = what === 'succeeds' ? 'met' : what === 'fails' ? 'failed' : 'empty';
      const total = Number(second ?? 0);
      shares.push({ ground, track: tracks[ground.name] ?? [], verdict, total, ranked: [], ahead: [], taken: [], tile: null, trade: null });
    } else if (share) {
      if (what === 'ranked') share.ranked.push({ clan: String(first), strength: Number(third) });
      if (what === 'ahead') share.ahead.push(String(first));
      if (what === 'took') share.taken.push({ clan: String(first), count: Number(third) });
      if (what === 'tile') share.tile = String(first);
      if (what === 'may-trade' || what === 'no-trade') share.trade = what;
      if (what === 'stocked') break; // the next round
    }
  }
  return shares;
}
