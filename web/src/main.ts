import { mount } from 'svelte';
import App, { pages } from './App.svelte';
import { learnLanguage } from './lib/language';
import { router, watchLinks } from './lib/router.svelte';
import { watchSettings } from './lib/settings.svelte';
import './theme.css';

watchSettings();
watchLinks();
void Promise.all([learnLanguage(), pages[router.route.page]()]).then(() => {
  const target = document.getElementById('app')!;
  target.replaceChildren(); // the sign of the house, which index.html shows until now
  mount(App, { target });
});
