/** The games' chunks: one folder each under src/games, loaded when needed. */
import type { Component } from 'svelte';
import type { GameModule } from './board';

type Loader = () => Promise<{ default: GameModule<unknown> }>;

const loaders: Record<string, Loader> = import.meta.glob('../games/*/index.ts') as Record<string, Loader>;

/** A game's module; undefined for a game without a board of its own, which can be played from the decision bar. */
export async function gameModule(slug: string): Promise<GameModule<unknown> | undefined> {
  return (await loaders[`../games/${slug}/index.ts`]?.())?.default;
}

const pictures = import.meta.glob('../games/*/Picture.svelte') as Record<string, () => Promise<{ default: Component }>>;

/** A game's picture for the lobby, in a chunk of its own: the lobby shows all of them and loads no board. */
export async function gamePicture(slug: string): Promise<Component | undefined> {
  return (await pictures[`../games/${slug}/Picture.svelte`]?.())?.default;
}
