/** How a table is laid, and the clans: every one has its own shape, so that colour is never needed. */
import type { GameSetup } from '$lib/board';

export interface Clan {
  colour: string;
  shape: string; // a path in a square of 48
}

const CIRCLE = 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42z';
const SQUARE = 'M11 4h26a7 7 0 0 1 7 7v26a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z';
const HEXAGON = 'M14 4h20a3 3 0 0 1 2.6 1.500l9 17a3 3 0 0 1 0 3l-9 17A3 3 0 0 1 34 44H14a3 3 0 0 1-2.6-1.500l-9-17a3 3 0 0 1 0-3l9-17A3 3 0 0 1 14 4z';
const SHIELD = 'M4 6c13 2 27 2 40 0 3 18-3 33-20 40C7 39 1 24 4 6z';
const FLOWER =
  'M24 2c5 0 7 4 8 6 3-1 7 0 9 3s2 7 0 9c3 2 4 5 4 8s-3 6-6 7c0 4-3 7-6 8s-7 0-9-2c-2 2-6 3-9 2s-6-4-6-8c-3-1-6-4-6-7s1-6 4-8c-2-2-2-6 0-9s6-4 9-3c1-2 3-6 8-6z';
const DROP = 'M24 1c8 9 21 17 21 28 0 10-9 17-21 17S3 39 3 29C3 18 16 10 24 1z';

const CLANS: Readonly<Record<string, Clan>> = {
  pink: { colour: '#f283b6', shape: CIRCLE },
  blue: { colour: '#5499ea', shape: SQUARE },
  yellow: { colour: '#f0c540', shape: HEXAGON },
  purple: { colour: '#9a73de', shape: SHIELD },
  orange: { colour: '#f08c3c', shape: FLOWER },
  green: { colour: '#58b463', shape: DROP },
};
/** Of clans that an edition names otherwise: unlike all of the book's, beside which they may sit. */
const OTHERS: readonly Clan[] = [
  { colour: '#d9534a', shape: 'M15 3h18v12h12v19H33v11H15V34H3V15h12z' },
  { colour: '#f0ece2', shape: 'M24 2 45 18v24a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V18z' },
  { colour: '#35b5ac', shape: 'M24 1c11 0 17 10 17 23s-6 23-17 23S7 37 7 24 13 1 24 1z' },
  { colour: '#b98a5a', shape: 'M14 3h20a4 4 0 0 1 4 3l8 35c1 3-1 5-4 5H6c-3 0-5-2-4-5l8-35a4 4 0 0 1 4-3z' },
  { colour: '#98a3b5', shape: 'M20 4c2-3 6-3 8 0l17 16c3 3 3 6 0 9L28 45c-2 3-6 3-8 0L3 29c-3-3-3-6 0-9z' },
  { colour: '#c3d94e', shape: 'M4 3h11l9 6 9-6h11l-3 20 2 22H5l2-22z' },
];

/** How a clan looks, whatever an edition calls it: by its name, or by its place in the list. */
export function clanLook(word: string, place = 0): Clan {
  return CLANS[word] ?? OTHERS[place % OTHERS.length]!;
}

export default {
  setup: {
    groups: {
      clock: ['warm_up', 'tempo_percent', 'hunt_limit_ms', 'beat_clock_s', 'flips_per_beat', 'latency_credit'],
      hunt: ['between_inclusive', 'clubs_count_as_tokens', 'club_own', 'elder_min_placed', 'auto_elder', 'neutral_clubs', 'stand_in_bots'],
      animals: ['hidden_animals', 'trade_pick', 'tiebreak_counts_clubbed', 'tiebreak_counts_extras'],
      help: ['newcomers', 'hands', 'remember_undersides', 'live_totals', 'show_motion'],
    },
    notHere: ['profiles', 'mode-clock'],
  },
  seatLook: clanLook,
} satisfies GameSetup;
