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
const IN_ORDER = Object.values(CLANS);

/** An edition may name other colours: then the place in the list decides. */
export function clanLook(word: string, place = 0): Clan {
  return CLANS[word] ?? IN_ORDER[place % IN_ORDER.length]!;
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
