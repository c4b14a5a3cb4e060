import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Live } from '$lib/board';
import { Picking } from '$lib/picking.svelte';
import type { grumpf, Hand } from '$lib/wire';
import { huntOf, type Hunt } from './hunt.svelte';

const token = (slot: number, shows: string) => ({ slot, shows, under: null });
const clan = (hands: number) => ({ hands, pool: [token(1, '3'), token(2, 'club')] });
const view = (hands = 1) =>
  ({ phase: 'hunt', mode: 'live', you: 'pink', costs: { flip: 300, place: 600, club: 600, elder: 500 }, clans: { pink: clan(hands), blue: clan(1) } }) as unknown as grumpf.View;
const told = (hand: Partial<Hand>): Hand => ({ type: 'hand', at: 0, seat: 0, hand: 0, choice: '', lands: 0, opens: 0, code: '', text: '', ...hand }) as Hand;

let hunt: Hunt;
let pick: Picking;
let clock: number;
let hear: (hand: Hand) => void;
let sent: (choice: string, hand: number, answer: Promise<Answer>) => void;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  clock = 10_000;
  pick = new Picking(() => {});
  hunt = huntOf(pick);
  live = {
    now: () => clock,
    onHand: (listener) => ((hear = listener), () => {}),
    onSent: (listener) => ((sent = listener), () => {}),
    decide: () => Promise.resolve({ ok: true }),
    handFor: null,
  };
  hunt.see(view());
  hunt.listen(live, pick, 0);
});

describe('hands of a live hunt', () => {
  it('set out at once and take the time of landing from the server', () => {
    sent('1-bird', 0, Promise.resolve({ ok: true }));
    expect(hunt.motions).toMatchObject([{ clan: 'pink', kind: 'place', board: 'bird', shows: '3', own: true, lands: 10_600 }]);
    expect(hunt.held('pink', 1)).toBe(true);
    hear(told({ event: 'started', choice: '1-bird', lands: 10_550 }));
    expect(hunt.motions).toMatchObject([{ lands: 10_550, state: 'moving' }]);
  });

  it('go back with the reason when they are refused', async () => {
    sent('2-bird-1', 0, Promise.resolve({ ok: false, code: 'target-safe', text: "Blue's Elder is home" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(hunt.refusal).toBe("Blue's Elder is home");
    expect(hunt.motions[0]!.state).toBe('back');
    await vi.advanceTimersByTimeAsync(300);
    expect(hunt.motions).toEqual([]);
  });

  it('go back with the reason when they land too late', () => {
    sent('1-bird', 0, Promise.resolve({ ok: true }));
    const blue = { id: 'grumpf-seat', values: { colour: 'blue' } };
    const reason = { id: 'grumpf-because-target-safe', values: { other: blue } };
    hear(told({ event: 'landed', choice: '1-bird', code: 'target-safe', text: { id: 'grumpf-was-faster', values: { who: blue, ms: 40, reason } } }));
    expect(hunt.refusal).toBe("Blue was 40 ms faster: Blue's Elder is home.");
    expect(hunt.motions[0]!.state).toBe('back');
  });

  it('go on when what was kept for afterwards is refused because they are busy', () => {
    sent('1-bird', 0, Promise.resolve({ ok: true }));
    hear(told({ event: 'refused', choice: 'elder', code: 'hand-busy', text: 'The hand is still moving.' }));
    expect(hunt.refusal).toBe('The hand is still moving.');
    expect(hunt.motions[0]!.state).toBe('moving');
  });

  it('are not complained about when two shout at once', async () => {
    const early = { ok: false, code: 'too-early', text: 'The hunt has not begun.' } as const;
    hear(told({ event: 'opens', lands: 13_000, opens: 13_000 }));
    sent('shout', 0, Promise.resolve(early));
    await vi.advanceTimersByTimeAsync(0);
    expect(hunt.refusal).toBe('');
    sent('1-bird', 0, Promise.resolve(early));
    await vi.advanceTimersByTimeAsync(0);
    expect(hunt.refusal).toBe('The hunt has not begun.');
  });

  it('stay over the board until it shows what has landed', () => {
    hear(told({ event: 'started', seat: 1, choice: 'flip-1', lands: 10_300 }));
    hear(told({ event: 'landed', seat: 1, choice: 'flip-1' }));
    expect(hunt.motions).toMatchObject([{ clan: 'blue', state: 'landed', own: false }]);
    hunt.see(view());
    expect(hunt.motions).toEqual([]);
  });

  it('are two for a child', () => {
    hunt.see(view(2));
    expect(live.handFor?.('1-bird')).toBe(0);
    sent('1-bird', 0, Promise.resolve({ ok: true }));
    expect(live.handFor?.('flip-2')).toBe(1);
  });

  it('keep a turned Grumpf in the hand', async () => {
    pick.offer([
      { name: 'flip-1', text: '', rules: [], things: ['token:1', 'token:1'] },
      { name: '1-bird', text: '', rules: [], things: ['token:1', 'ground:bird'] },
    ]);
    sent('flip-1', 0, Promise.resolve({ ok: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(pick.things).toEqual(['token:1']);
  });
});
