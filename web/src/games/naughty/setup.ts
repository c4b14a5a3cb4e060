/** How a table is laid, and the colours of the players' tokens. */
import type { GameSetup } from '../../lib/board';

const TOKENS: Record<string, string> = { yellow: '#e9c63f', orange: '#ef8b3c', purple: '#a77bdc', white: '#f4f1ea', pink: '#f391b8' };

export const tokenColour = (word: string) => TOKENS[word] ?? word;

const setup = {
  groups: {
    turn: ['first_player', 'birthdays', 'giver_selection', 'basic_action_required', 'reaction_prompts'],
    end: ['final_turn', 'summon_after_midnight', 'score_floor', 'majority_ties', 'full_set_bonus', 'kiddo_reshuffle'],
    givers: ['father_christmas', 'befana_bonus', 'christkindl_triggers', 'christkindl_own_creatures', 'ded_own_discard', 'ded_own_play_extra', 'santa_search', 'santa_starting_reindeer'],
    creatures: ['tomte_on_reindeer', 'scrooge_stacking', 'caga_points', 'caga_per_wish', 'cat_reveal'],
  },
};

export default { setup, seatLook: (word) => ({ colour: tokenColour(word) }) } satisfies GameSetup;
