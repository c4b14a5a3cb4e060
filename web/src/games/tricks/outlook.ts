import { settings } from '$lib/settings.svelte';

/** What would come of playing a card, for those who want to be told. */
export const hint = (outlook: string): string => (settings.cardHints ? outlook : '');
