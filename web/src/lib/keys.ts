/** The keys of a table that are letters: what works is in the list of keys, and what is in the list works. */
export const LETTERS = ['u', 'p', 'r', 'b', 'h', 'c'] as const;
export type Letter = (typeof LETTERS)[number];
