import type { GameSetup } from '$lib/board';
import { seatLook } from '../tricks/seats';

export default { characters: true, seatLook } satisfies GameSetup;
