import { describe, expect, it } from 'vitest';
import type { grumpf, Line } from '$lib/wire';
import { readChoice } from './look';
import { sharesIn } from './sharing';

const ground = (name: string, track: grumpf.StandingSeen[]) => ({ name, track, animal: name }) as unknown as grumpf.BoardSeen;
const stands = (clan: string, value: number) => ({ clan, value, knocked_out_by: null });
const before = { boards: [ground('bird', [stands('pink', 3), stands('blue', 5)]), ground('fish', [])] } as unknown as grumpf.View;
const line = (...event: (string | number)[]): Line => ({ text: event.join(' '), rules: [], event });

describe('sharing out', () => {
  it('is empty while the hunt goes on', () => expect(sharesIn(before, [line('placed', 'pink', 'bird', 2)])).toEqual([]));

  it('tells each ground, with what landed in the same moment', () => {
    const shares = sharesIn(before, [
      line('placed', 'pink', 'bird', 2),
      line('knocked', 'pink', 'bird', 'blue', 5),
      line('ended', 'pink'),
      line('succeeds', 'bird', 5),
      line('ranked', 'pink', 'bird', 5),
      line('took', 'pink', 'bird', 2),
      line('took', 'pink', 'bird', 1),
      line('empty', 'fish'),
      line('stocked', 'bird', 3),
      line('took', 'nobody', 'bird', 9),
    ]);
    expect(shares.map((share) => share.verdict)).toEqual(['met', 'empty']);
    expect(shares[0]!.track.map((one) => one.value)).toEqual([3, 5, 2]);
    expect(shares[0]!.track[1]!.knocked_out_by).toBe('pink');
    expect(shares[0]!.taken).toEqual([
      { clan: 'pink', count: 2 },
      { clan: 'pink', count: 1 },
    ]);
    expect(before.boards[0]!.track.length).toBe(2); // what was seen before is left as it was
  });
});

describe('a choice in notation', () => {
  it('is read', () => {
    expect(readChoice('flip-3')).toMatchObject({ kind: 'flip', slot: 3 });
    expect(readChoice('3-mammoth')).toMatchObject({ kind: 'place', slot: 3, board: 'mammoth' });
    expect(readChoice('3-mammoth-2')).toMatchObject({ kind: 'club', slot: 3, board: 'mammoth', space: 2 });
    expect(readChoice('elder')?.kind).toBe('elder');
    expect(readChoice('ready')).toBeNull();
  });
});
