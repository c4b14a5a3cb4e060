import { settings } from '$lib/settings.svelte';
import { inWords } from '$lib/text';
import type { Words } from '$lib/wire';

/** What would come of playing a card, for those who want to be told. */
export const hint = (outlook: Words | null): string => (outlook && settings.cardHints ? inWords(outlook) : '');

/** The room above the cards of a hand in which that is said. */
export const tagRoom = (height: string): string => (settings.cardHints ? height : '0px');
