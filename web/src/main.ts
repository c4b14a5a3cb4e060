import { mount } from 'svelte';
import App from './App.svelte';
import { watchLinks } from './lib/router.svelte';
import { watchSettings } from './lib/settings.svelte';
import './theme.css';

watchSettings();
watchLinks();
mount(App, { target: document.getElementById('app')! });
