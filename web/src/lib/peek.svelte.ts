/** A closer look at a thing: what it is, and why it cannot be chosen now. It stands beside the thing and covers nothing that is asked. */
export interface Look {
  /** Where the thing is. */
  readonly at: DOMRect;
  readonly about: string;
  /** Why it cannot be chosen now; comes a moment later. */
  readonly why: string;
  readonly rules: readonly string[];
}

export const peek: { look: Look | null } = $state({ look: null });

/** All that is told of a thing. */
export function lookAt(element: Element, why: Promise<string> | undefined = undefined): void {
  const { about = '', rules = '' } = (element as HTMLElement | SVGElement).dataset;
  const look = { at: element.getBoundingClientRect(), about, why: '', rules: rules.split(' ').filter((id) => id !== '') };
  peek.look = look;
  void why?.then((words) => {
    if (peek.look?.at === look.at) peek.look = { ...look, why: words };
  });
}

export function lookAway(): void {
  peek.look = null;
}
