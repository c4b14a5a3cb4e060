/** How a table is laid, and the gnomes' shirts. */
import type { GameSetup } from '$lib/board';

const SHIRTS: Readonly<Record<string, string>> = {
  green: '#3f9d57',
  blue: '#3d84d6',
  red: '#d5473d',
  yellow: '#e3b52c',
  purple: '#8f5fc7',
  orange: '#e5812b',
};
const OTHERS = ['#3f9d57', '#3d84d6', '#d5473d', '#e3b52c', '#8f5fc7', '#e5812b'];

/** The colour of a gnome's shirt; an edition may have other colours than ours. */
export function shirt(word: string, seat: number): string {
  return SHIRTS[word] ?? OTHERS[seat % OTHERS.length]!;
}

export default {
  setup: {
    groups: {
      brawls: ['house_forfeit_item', 'house_pub_brawls', 'brawl_needs_gems', 'brawl_memory'],
      cards: ['first_player', 'attack_timing', 'business_silence', 'house_hand_limit'],
      jewels: ['gem_set', 'payment', 'toll_short'],
      end: ['last_gnome', 'tie', 'turn_cap'],
    },
    needs: { house_forfeit_item: 'brawling', house_pub_brawls: 'brawling', brawl_needs_gems: 'brawling', brawl_memory: 'brawling' },
    seat: 'first_player',
  },
  seatLook: (word, seat) => ({ colour: shirt(word, seat) }),
} satisfies GameSetup;
