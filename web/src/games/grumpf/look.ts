/** Animals and what is said of clans. */

import { inWords, text } from '$lib/text';
import type { grumpf } from '$lib/wire';
import { MAMMOTH } from './mammoth';

export const CLUB = 'M31 8c4 1 7 5 6 9-1 5-9 10-16 17l-8 8c-2 2-6-2-4-4l8-8C24 23 26 12 31 8z';

/** Animals in a square of 24, `a` main ink and `b` second. */
export const ANIMALS: Readonly<Record<string, string>> = {
  mammoth: MAMMOTH,
  bird: '<path class="a" d="M1 8c6-4 9 0 11 3 2-5 6-9 11-7-2 1-3 3-4 6-1 5-5 8-9 8l-4 4 1-5c-3-2-4-6-6-9z"/><path class="b" d="M19 5l4 0-3 2zM9 12c3 2 6 1 8-3-1 6-6 7-8 3z"/>',
  fish: '<path class="a" d="M1 12c4-6 11-8 16-3l6-5v16l-6-5C12 20 5 18 1 12z"/><path class="b" d="M10 9c2 2 2 4 0 6 4 0 4-6 0-6z"/><circle class="b" cx="6" cy="11" r="1.2"/>',
  reptile:
    '<path class="a" d="M1 17c3 2 6 1 7-1 1-3-2-5 1-8 3-4 8-3 11 0l3 2-3 2c-2 0-3-1-5-1-1 2 1 4 3 6l-2 1c-3-1-5-3-6-5-1 5-5 9-9 4z"/><path class="b" d="M9 12l2 1-1 2zm2-4 2 1-2 1z"/><circle class="b" cx="18" cy="8" r="1"/>',
  bee: '<path class="b" d="M9 9C5 2 1 4 3 8s4 4 7 3zm5 0c4-7 8-5 6-1s-4 4-7 3z"/><path class="a" d="M12 6c5 0 7 3 7 7 0 5-4 8-7 10-3-2-7-5-7-10 0-4 2-7 7-7z"/><path class="b" d="M5.5 11h13l.4 2.500H5.100zm1 5h11l-1.5 2.500h-8z"/>',
  sorcerer:
    '<path class="a" d="M5 22V10C5 4 8 1 12 1s7 3 7 9v12l-4-2-3 3-3-3z"/><path class="b" d="M7 9l4 2-3 2zm10 0-4 2 3 2zm-7 7c2-2 2-2 4 0l-2 2zM12 3l1 3h-2z"/><path class="b" d="M1 6l4 3v3zm22 0-4 3v3z"/>',
};

export interface Choice {
  kind: 'flip' | 'place' | 'club' | 'elder';
  slot: number;
  board: string;
  space: number;
}

/** An action in notation: flip-3, 3-mammoth, 3-mammoth-2, elder; null for what moves no hand. */
export function readChoice(choice: string): Choice | null {
  if (choice === 'elder') return { kind: 'elder', slot: 0, board: '', space: 0 };
  const flip = /^flip-(\d+)$/.exec(choice);
  if (flip) return { kind: 'flip', slot: Number(flip[1]), board: '', space: 0 };
  const placed = /^(\d+)-([a-z_]+)(?:-(\d+))?$/.exec(choice);
  if (!placed) return null;
  return { kind: placed[3] ? 'club' : 'place', slot: Number(placed[1]), board: placed[2]!, space: Number(placed[3] ?? 0) };
}

export const clanWords = (view: grumpf.View) => Object.keys(view.clans);
/** By which a clan has its look; the neutral one comes after all that are played. */
export function placeOf(view: grumpf.View, word: string): number {
  const place = clanWords(view).indexOf(word);
  return place < 0 ? clanWords(view).length : place;
}
/** A clan that nobody plays is the neutral one. */
export function nameOf(view: grumpf.View, word: string): string {
  const clan = view.clans[word];
  return clan ? inWords(clan.name) : text('grumpf-neutral', { clan: text('grumpf-seat', { colour: word }) });
}
export const animalsOf = (clan: grumpf.ClanSeen) => Object.entries(clan.animals ?? {}).filter(([, count]) => count > 0);
/** 2 fish, 1 bee. 1 point */
export function caught(clan: grumpf.ClanSeen): string {
  const animals = animalsOf(clan).map(([kind, count]) => someOf(kind, count));
  const told = animals.length ? inWords(animals) : text('grumpf-animals', { count: clan.animal_count });
  return clan.points === null ? told : `${told}. ${text('grumpf-points', { count: clan.points })}`;
}
/** 2 fish, 1 bee, no birds. */
export const someOf = (kind: string, count: number) => text('grumpf-some', { kind, count });
