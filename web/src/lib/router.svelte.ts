/** Which page, from the path. Secrets (an invite) are only ever in the fragment, which no server sees. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string; frame: number }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lab'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'analysis'; position: string; eyes: number | null }
  | { page: 'settings' }
  | { page: 'help' }
  | { page: 'unknown' };

export function routeOf(path: string, fragment: string): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  const [page, id = ''] = parts;
  const hash = decodeURIComponent(fragment.replace(/^#/, ''));
  if (page === undefined) return { page: 'lobby' };
  if (page === 'lab' && parts.length <= 2) return { page, game: id };
  if (parts.length === 1 && (page === 'settings' || page === 'help' || page === 'puzzles')) return { page };
  if (parts.length === 1 && page === 'analysis') return { page, ...sharedIn(hash) };
  if (parts.length !== 2) return { page: 'unknown' };
  if (page === 'new') return { page, game: id };
  if (page === 'table') return { page, id, invite: hash };
  if (page === 'replay') return { page, id, frame: Math.max(0, Number.parseInt(hash, 10) || 0) };
  if (page === 'puzzles') return { page: 'puzzle', game: id, id: hash };
  if (page === 'rules') return { page, game: id, rule: hash };
  return { page: 'unknown' };
}

/** A position in the fragment: before it, with a dot, the seat from which it is looked at. */
function sharedIn(hash: string): { position: string; eyes: number | null } {
  const [, eyes, position] = /^(?:(\d)\.)?(.*)$/s.exec(hash)!;
  return { position: position!, eyes: eyes === undefined ? null : Number(eyes) };
}

const part = encodeURIComponent;
const fragment = (text: string) => (text ? `#${part(text)}` : '');

export const linkTo = {
  lobby: () => '/',
  new: (game: string) => `/new/${part(game)}`,
  table: (id: string, invite = '') => `/table/${part(id)}${fragment(invite)}`,
  replay: (id: string, frame = 0) => `/replay/${part(id)}${frame > 0 ? `#${frame}` : ''}`,
  rules: (game: string, rule = '') => `/rules/${part(game)}${fragment(rule)}`,
  lab: (game = '') => (game ? `/lab/${part(game)}` : '/lab'),
  puzzles: () => '/puzzles',
  puzzle: (game: string, id = '') => `/puzzles/${part(game)}${fragment(id)}`,
  analysis: (position = '', eyes: number | null = null) => `/analysis${fragment(position && `${eyes === null ? '' : `${eyes}.`}${position}`)}`,
  settings: () => '/settings',
  help: () => '/help',
};

export const router: { route: Route } = $state({ route: routeOf(location.pathname, location.hash) });

function read(): void {
  router.route = routeOf(location.pathname, location.hash);
}

export function go(link: string): void {
  history.pushState(null, '', link);
  read();
  scrollTo(0, 0);
}

/** Change the address of the page one is on, without a step in the history. */
export function readdress(link: string): void {
  history.replaceState(null, '', link);
}

/** Plain links to the page's own addresses change the page without loading it anew. */
export function watchLinks(): void {
  addEventListener('popstate', read); // also when only what stands behind the # is new
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (routeOf(link.pathname, link.hash).page === 'unknown') return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
