interface Toast {
  id: number;
  text: string;
  problem: boolean;
}

export const toasts: { list: Toast[] } = $state({ list: [] });
let last = 0;

/** Say something for a while; a longer text stays longer. */
export function toast(text: string, problem = false): void {
  if (toasts.list.some((other) => other.text === text)) return;
  const id = ++last;
  toasts.list.push({ id, text, problem });
  setTimeout(() => (toasts.list = toasts.list.filter((other) => other.id !== id)), 2500 + 45 * text.length);
}
