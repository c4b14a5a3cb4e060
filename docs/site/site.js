// Day and night as in the page, whose setting this is; and the search, loaded when it is first wanted.
const root = document.documentElement;
const KEY = 'folktable-settings';

function settings() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // unreadable, or storage is switched off
  }
}

function shownTheme() {
  const { theme } = settings();
  if (theme === 'day' || theme === 'night') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}

root.dataset.theme = shownTheme();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => (root.dataset.theme = shownTheme()));

function changeTheme() {
  const theme = root.dataset.theme === 'day' ? 'night' : 'day';
  root.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings(), theme }));
  } catch {
    // it holds until the page is left
  }
}

var base_url = root.dataset.base.replace(/\/$/, ''); // MkDocs' own search looks for it

function loadSearch() {
  const script = document.createElement('script');
  script.src = `${base_url}/search/main.js`;
  script.onload = () => searchWorker.addEventListener('message', ({ data }) => data.allowSearch && searchAgain());
  document.head.append(script);
}

/** What was typed before the index was there. */
function searchAgain() {
  document.getElementById('mkdocs-search-query').dispatchEvent(new Event('keyup'));
}

function setUp() {
  document.getElementById('theme').addEventListener('click', changeTheme);
  const menu = document.querySelector('nav.all details');
  const wide = matchMedia('(min-width: 900px)');
  const fit = () => (menu.open = wide.matches);
  wide.addEventListener('change', fit);
  fit();

  const query = document.getElementById('mkdocs-search-query');
  const results = document.getElementById('mkdocs-search-results');
  const close = () => (results.hidden = true);
  query.addEventListener('focus', loadSearch, { once: true });
  query.addEventListener('input', () => (results.hidden = query.value.length < 2));
  query.addEventListener('focus', () => (results.hidden = query.value.length < 2));
  document.addEventListener('click', (event) => event.target.closest('search') ?? close());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    const writing = event.target.closest('input, textarea');
    if (event.key === '/' && !writing) {
      event.preventDefault();
      query.focus();
    }
  });
  results.addEventListener('click', (event) => event.target.closest('a') && close());
}

document.addEventListener('DOMContentLoaded', setUp);
