import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import Account from '../src/lib/components/Account.svelte';
import TablePage from '../src/pages/TablePage.svelte';
import { text } from '../src/lib/text';

/** What the server answers, by method and path; what was asked is kept. */
function serve(answers: Record<string, unknown>): { asked: string[]; bodies: Record<string, unknown> } {
  const seen = { asked: [] as string[], bodies: {} as Record<string, unknown> };
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const what = `${request.method} ${path}`;
    seen.asked.push(what);
    if (request.body) seen.bodies[what] = JSON.parse(request.body as string);
    return { ok: true, status: 200, json: async () => answers[what], text: async () => '' };
  });
  return seen;
}

async function settled() {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

it('waits for what a finished table shows before it looks whether it is over', async () => {
  class Silent {
    static readonly OPEN = 1;
    readyState = 0;
    close() {}
  }
  vi.stubGlobal('WebSocket', Silent);
  const table = { id: 't', game: 'violet', title: 'Violet', phase: 'over', seats: [], mine: [], rematch: null, options: {} };
  serve({ 'GET /api/tables/t': table, 'GET /api/games': [] });
  render(TablePage, { props: { id: 't', invite: '' } });
  await vi.waitFor(() => expect(document.title).toContain('Violet'), 10_000);
  await settled(); // vitest itself fails on an error that nobody caught
  expect(screen.queryByRole('alert')?.textContent?.trim()).toBe('');
});

const here = { id: 'a', kind: 'cookie', label: '', table: null, scopes: [], since: 0, used: 0, current: true };
const program = { ...here, id: 'b', kind: 'token', label: 'my/bot', current: false };
const known = {
  'GET /api/me': { name: 'Ann', registered: true, tables: [] },
  'GET /api/me/sessions': [here, program],
  'GET /api/about': { version: '1', keep_people_days: 30, keep_tables_days: 0 },
};

it('lists where one is signed in, and ends one or all others', async () => {
  const seen = serve({ ...known, 'DELETE /api/me/sessions/b': [here], 'DELETE /api/me/sessions': [here] });
  render(Account);
  await settled();
  expect(screen.getByText(text('session-here'))).toBeTruthy();
  screen.getByText(text('sessions-end-others')).click();
  await settled();
  expect(seen.asked).toContain('DELETE /api/me/sessions');
  expect(screen.queryByText('my/bot')).toBeNull();
  expect(screen.queryByText(text('sessions-end-others'))).toBeNull();
});

it('ends a program by its id, whatever it is called', async () => {
  const seen = serve({ ...known, 'DELETE /api/me/sessions/b': [here] });
  render(Account);
  await settled();
  screen.getByRole('button', { name: text('session-end-named', { name: 'my/bot' }) }).click();
  await settled();
  expect(seen.asked).toContain('DELETE /api/me/sessions/b');
});

it('asks for the old password, and tells how long what is kept stays', async () => {
  const seen = serve({ ...known, 'PUT /api/me': known['GET /api/me'] });
  const { container } = render(Account);
  await settled();
  expect(container.textContent).toContain(text('kept-people', { days: 30 }));
  expect(container.textContent).toContain(text('kept-tables', { days: 0 }));
  const [old, fresh] = container.querySelectorAll<HTMLInputElement>('details input');
  for (const [field, value] of [[old!, 'moss and fern'], [fresh!, 'fern and moss']] as const) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  container.querySelector<HTMLButtonElement>('details form button')!.click();
  await settled();
  expect(seen.bodies['PUT /api/me']).toEqual({ name: 'Ann', password: 'fern and moss', old: 'moss and fern' });
});
