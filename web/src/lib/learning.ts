/** Sets the table of a chapter of a game's guided first game, and goes there. */
import { api } from './api';
import { keepInvite } from './invites';
import { go, linkTo } from './router.svelte';
import { settings } from './settings.svelte';
import { text } from './text';
import { toast } from './toasts.svelte';

export async function learn(game: string, chapter = 0): Promise<void> {
  try {
    const created = await api.create({ game, name: settings.name.trim() || text('lesson-guest'), lesson: true, chapter });
    keepInvite(created.table.id, created.invite);
    go(linkTo.table(created.table.id));
  } catch (error) {
    toast((error as Error).message, true);
  }
}
