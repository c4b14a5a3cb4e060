import type { GameSetup } from '$lib/board';

export default { characters: true } satisfies GameSetup;
