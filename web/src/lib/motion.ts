/**
 * Things travel. `in:receive={{ key }} out:send={{ key }}` lets what leaves one place of the page arrive in another:
 * use the thing's name as the key. `animate:shift` moves what stays in a list. `--move-ms` and its siblings
 * (settings.svelte.ts) are the same durations for CSS.
 */
import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { calm, paced } from './settings.svelte';

const MOVE = 220;
const CALM = 120;

const [crossSend, crossReceive] = crossfade({
  duration: () => paced(MOVE),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: paced(MOVE) }),
});

type Travel = (node: Element, params: { key: unknown; delay?: number }) => TransitionConfig | (() => TransitionConfig);

export const send: Travel = (node, params) => (calm() ? fade(node, { duration: CALM }) : crossSend(node, params));
export const receive: Travel = (node, params) => (calm() ? fade(node, { duration: CALM }) : crossReceive(node, params));

export function shift(node: Element, rects: { from: DOMRect; to: DOMRect }, params: FlipParams = {}): AnimationConfig {
  return flip(node, rects, { duration: calm() ? 0 : paced(MOVE), easing: cubicOut, ...params });
}

/** The delay of the n-th card that is dealt. */
export function dealt(n: number): number {
  return calm() ? 0 : paced(40) * n;
}

/**
 * Whoever acts has seen enough: what is still moving arrives at once. What moves by the game's own clock (a hand in
 * Grumpf's hunt) has the id "clocked" and goes on.
 */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.id === 'clocked') continue;
    const timing = animation.effect?.getComputedTiming();
    if (timing && Number.isFinite(timing.endTime)) animation.finish();
  }
}
