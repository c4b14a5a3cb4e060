import type { Picking } from './picking.svelte';
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
