/** Was the shuffle fixed before the game? The seed, opened at the end, must fit what was published at the start. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Not the browser's own SHA-256: over plain http in a home's network browsers do not offer it.
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`folktable commitment\0${seed}`)));
}
