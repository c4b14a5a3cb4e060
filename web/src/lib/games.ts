/** The games' chunks: one folder each under src/games, loaded when needed. */
import type { Component } from 'svelte';
import { api } from './api';
import type { GameModule, GameSetup } from './board';
import { learnGame } from './language';
import type { Entry, GameInfo } from './wire';

type Loader = () => Promise<{ default: GameModule<unknown> }>;

const loaders: Record<string, Loader> = import.meta.glob('../games/*/index.ts') as Record<string, Loader>;

/** A game's module; of a game without a board of its own, one that draws what the game declares. */
export async function gameModule(slug: string, about = gameInfo): Promise<GameModule<unknown> | undefined> {
  const own = loaders[`../games/${slug}/index.ts`];
  if (own) return (await Promise.all([own(), learnGame(slug)]))[0].default;
  const [info, { default: anyGame }] = await Promise.all([about(slug), import('../anygame'), learnGame(slug)]);
  return info && anyGame(info);
}

const setups = import.meta.glob('../games/*/setup.ts') as Record<string, () => Promise<{ default: GameSetup }>>;

/** How its table is set, without its board. */
export async function gameSetup(slug: string): Promise<GameSetup | undefined> {
  const own = setups[`../games/${slug}/setup.ts`];
  return own ? (await Promise.all([own(), learnGame(slug)]))[0].default : gameModule(slug);
}

async function gameInfo(slug: string): Promise<GameInfo | undefined> {
  return (await api.games()).find((game) => game.slug === slug);
}

const pictures = import.meta.glob('../games/*/Picture.svelte') as Record<string, () => Promise<{ default: Component }>>;

/** A game's picture for the lobby, in a chunk of its own: the lobby shows all of them and loads no board. */
export async function gamePicture(slug: string): Promise<Component | undefined> {
  return (await pictures[`../games/${slug}/Picture.svelte`]?.())?.default;
}

const drawings = import.meta.glob('../games/*/Glossed.svelte') as Record<string, () => Promise<{ default: Component<{ entry: Entry }> }>>;

/** How the glossary draws what is in a game's box. */
export async function gameDrawing(slug: string): Promise<Component<{ entry: Entry }> | undefined> {
  return (await drawings[`../games/${slug}/Glossed.svelte`]?.())?.default;
}
