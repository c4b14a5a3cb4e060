import { describe, expect, it } from 'vitest';
import { linkTo, routeOf } from '../src/lib/router.svelte';

function follow(link: string) {
  const url = new URL(link, 'http://table.test');
  return routeOf(url.pathname, url.hash);
}

describe('the route of an address', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/settings', { page: 'settings' }],
    ['/help', { page: 'help' }],
    ['/new/violet', { page: 'new', game: 'violet' }],
    ['/table/abc', { page: 'table', id: 'abc', invite: '' }],
    ['/replay/abc', { page: 'replay', id: 'abc', frame: 0 }],
    ['/replay/abc#17', { page: 'replay', id: 'abc', frame: 17 }],
    ['/replay/abc#nonsense', { page: 'replay', id: 'abc', frame: 0 }],
    ['/rules/gnome#gnome-gem-3', { page: 'rules', game: 'gnome', rule: 'gnome-gem-3' }],
    ['/table', { page: 'unknown' }],
    ['/table/abc/def', { page: 'unknown' }],
    ['/nowhere/abc', { page: 'unknown' }],
  ])('%s', (link, route) => {
    expect(follow(link)).toEqual(route);
  });
});

describe('links', () => {
  it('lead to the route they name', () => {
    expect(follow(linkTo.table('a/b', 's3cret+/='))).toEqual({ page: 'table', id: 'a/b', invite: 's3cret+/=' });
    expect(follow(linkTo.replay('t', 12))).toEqual({ page: 'replay', id: 't', frame: 12 });
    expect(follow(linkTo.rules('nisse', 'nisse-end-2'))).toEqual({ page: 'rules', game: 'nisse', rule: 'nisse-end-2' });
  });

  it('keep the secret of an invite in the fragment', () => {
    const url = new URL(linkTo.table('t', 's3cret'), 'http://table.test');
    expect(url.hash).toBe('#s3cret');
    expect(url.pathname + url.search).not.toContain('s3cret');
  });
});
