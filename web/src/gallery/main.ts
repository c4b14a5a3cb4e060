import { mount } from 'svelte';
import '../theme.css';
import { watchSettings } from '../lib/settings.svelte';
import Gallery from './Gallery.svelte';

watchSettings();
mount(Gallery, { target: document.getElementById('app')! });
