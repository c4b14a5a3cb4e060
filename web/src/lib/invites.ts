/** The secrets of the invite links this browser has made or followed: the server keeps only their hashes. */

const KEY = 'folktable-invites';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function inviteTo(table: string): string {
  return all()[table] ?? '';
}

export function forgetInvites(): void {
  localStorage.removeItem(KEY);
}

export function keepInvite(table: string, invite: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: invite }));
  } catch {
    // storage is switched off: the link still stands in the address bar
  }
}
