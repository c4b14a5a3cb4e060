/** Violet and Torech, in both of their games: as they are drawn on the boards. */
import type { SeatLook } from '$lib/seats.svelte';

const LOOKS: Readonly<Record<string, SeatLook>> = {
  // A girl with her lantern.
  violet: {
    colour: '#b48cf0',
    shape:
      'M16 3a9 9 0 0 1 9 9c0 4-2 7-4 8.500C26 24 28 33 29 46H2C4 33 6 24 11 20.500C8.500 19 7 16 7 12A9 9 0 0 1 16 3zM39 15l9 10H30zM32 28h14v12H32zM30 43h18v4H30z',
  },
  // A pointed hat, and a beard below it.
  torech: { colour: '#e2574c', shape: 'M29 1c5 9 9 19 11 30h4v5H4v-5h4C10 19 17 8 29 1zM9 38h30c0 5-6 9-15 9S9 43 9 38z' },
};

export const seatLook = (word: string): SeatLook => LOOKS[word]!;
