import type { Picking } from './picking.svelte';
import { lookAt } from './peek.svelte';
import { text } from './text';

/** What a screen reader says of a thing: its name, and what touching it would do. */
export function thingLabel(pick: Picking, thing: string, name: string): string {
  if (pick.chosen(thing)) return text('thing-chosen', { name });
  const means = pick.means(thing);
  if (pick.lit(thing) || pick.instead(thing)) {
    return means ? text('thing-means', { name, means }) : text('thing-lit', { name });
  }
  return name;
}

/** The rules about a thing and about what can be done with it now. */
export function allRules(pick: Picking, thing: string, own: readonly string[]): readonly string[] {
  return [...new Set([...own, ...pick.rules(thing)])];
}

/** What can be touched is chosen; what cannot says what it is, and why not now. In a lesson the coach says it. */
export function touch(pick: Picking, thing: string, element: Element): void {
  if (pick.lit(thing) || pick.instead(thing) || pick.chosen(thing)) pick.touch(thing);
  else if (pick.stray) pick.stray();
  else lookAt(element, pick.why?.(thing, pick.things));
}

/** Enter chooses what is focused; Space plays what is chosen, wherever the focus is. */
export function confirmBySpace(pick: Picking, event: KeyboardEvent): boolean {
  if (event.key !== ' ' || !pick.ready) return false;
  event.preventDefault();
  pick.confirm();
  return true;
}
