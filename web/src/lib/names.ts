/** Splits a sentence so that the names of seats can be marked with their colours. */

export interface Part {
  text: string;
  seat?: number;
}

export function named(sentence: string, seatNames: readonly string[]): Part[] {
  const names = seatNames.filter((name) => name.length > 0);
  if (names.length === 0) return [{ text: sentence }];
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return sentence
    .split(found)
    .filter((text) => text !== '')
    .map((text) => (names.includes(text) ? { text, seat: seatNames.indexOf(text) } : { text }));
}
