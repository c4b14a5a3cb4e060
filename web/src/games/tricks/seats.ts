/** Violet and Torech, in both of their games: as they are drawn on the boards. */
import type { SeatLook } from '$lib/seats.svelte';

const LOOKS: Readonly<Record<string, SeatLook>> = {
  // A girl with her lantern.
  violet: {
    colour: '#b48cf0',
    shape:
      'M18 3a9.500 9.500 0 0 1 9.500 9.500c0 4.300-2 7.500-4.500 9C28 25 31 33 33 45H3C5 33 8 25 13 21.500c-2.500-1.500-4.500-4.700-4.500-9A9.500 9.500 0 0 1 18 3zM40 22l7 7H33zM35 31h10v9H35zM33 42h14v3H33z',
  },
  // A pointed hat, and a beard below it.
  torech: { colour: '#e2574c', shape: 'M29 1c5 9 9 19 11 30h4v5H4v-5h4C10 19 17 8 29 1zM9 38h30c0 5-6 9-15 9S9 43 9 38z' },
};

export const seatLook = (word: string): SeatLook => LOOKS[word]!;
