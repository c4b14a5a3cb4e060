/**
 * A thing that can be dragged (`data-drag`) is picked up by dragging, and let go over where it goes: the same as
 * touching both, one after the other. Never the only way.
 */
import type { Picking } from './picking.svelte';

const STARTS = 8; // px

export function drag(pick: Picking): (area: HTMLElement) => () => void {
  return (area) => {
    let ended = false; // just now: the click that follows is no touch
    let begun: { thing: string; x: number; y: number; drawn: HTMLElement; ghost?: HTMLElement } | undefined;

    function down(event: PointerEvent) {
      const drawn = (event.target as Element).closest<HTMLElement>('[data-drag]');
      const thing = drawn?.dataset.thing;
      if (!drawn || !thing || event.button !== 0 || !(pick.lit(thing) || pick.instead(thing) || pick.chosen(thing))) return;
      begun = { thing, x: event.clientX, y: event.clientY, drawn };
    }

    function move(event: PointerEvent) {
      if (!begun) return;
      if (!begun.ghost) {
        if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < STARTS) return;
        if (!pick.chosen(begun.thing)) pick.touch(begun.thing);
        const { width, height } = begun.drawn.getBoundingClientRect();
        const ghost = begun.drawn.querySelector('.drawn')!.cloneNode(true) as HTMLElement;
        ghost.style.cssText = `position: fixed; z-index: 70; display: block; width: ${width}px; height: ${height}px; pointer-events: none`;
        document.body.append(ghost);
        begun.ghost = ghost;
      }
      begun.ghost.style.left = `${event.clientX - begun.ghost.offsetWidth / 2}px`;
      begun.ghost.style.top = `${event.clientY - begun.ghost.offsetHeight / 2}px`;
    }

    function end(event: PointerEvent) {
      const dragged = begun;
      begun = undefined;
      if (!dragged?.ghost) return;
      dragged.ghost.remove();
      ended = true;
      setTimeout(() => (ended = false));
      if (event.type !== 'pointerup') return;
      const onto = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>('[data-thing]')?.dataset.thing);
      const target = onto.find((thing) => thing !== undefined && thing !== dragged.thing && pick.lit(thing));
      if (target === undefined) return;
      pick.touch(target);
      pick.confirm();
    }

    const click = (event: MouseEvent) => ended && event.stopPropagation();

    area.addEventListener('pointerdown', down);
    area.addEventListener('click', click, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      area.removeEventListener('pointerdown', down);
      area.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  };
}
