import { mount } from 'svelte';
import App from './App.svelte';
import { learnLanguage } from './lib/language';
import { watchLinks } from './lib/router.svelte';
import { watchSettings } from './lib/settings.svelte';
import './theme.css';

watchSettings();
watchLinks();
await learnLanguage();
mount(App, { target: document.getElementById('app')! });
