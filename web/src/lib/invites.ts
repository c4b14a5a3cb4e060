/** Invite links: where they lead, and the secrets of those this browser has made or followed (the server keeps only
    their hashes). */

import { api } from './api';
import { linkTo } from './router.svelte';
import type { Address } from './wire';

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

/** Opened on the machine it runs on, by a name that leads every other device to itself. */
export function openedHere(): boolean {
  return ['localhost', '[::1]'].includes(location.hostname) || location.hostname.startsWith('127.');
}

/** The addresses for an invite, those that answer first; nothing where the page's own does. */
export async function addressesForOthers(): Promise<Address[]> {
  if (!openedHere()) return [];
  const found = await api.addresses();
  return [...found.filter((one) => one.answers), ...found.filter((one) => !one.answers)];
}

/** The whole link to a table, from an address that others reach (without one, the page's own). */
export function inviteLink(table: string, invite: string, address?: string): string {
  return new URL(linkTo.table(table, invite), address ?? location.href).href;
}
