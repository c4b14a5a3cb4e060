import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.FOLKTABLE_SERVER ?? 'http://127.0.0.1:8765';

const BASE =
  /node_modules[\\/](svelte|esm-env|clsx|@fluent)[\\/]|vite[\\/]preload-helper|src[\\/]theme\.css|@fontsource|lib[\\/](api|carried|games|invites|language|learning|options|ranking|router|seats|settings|text|toasts)\.|components[\\/](Page|Toasts|SeatSign|GamePicture|LearnButton|Icon)\./;
const TABLE = /components[\\/](TableShell|ScoreSheet|Thing|SvgThing|Hand|CardBack|Die)\.|lib[\\/](clipboard|motion|moments|why)\./;

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined, // Svelte's client, not its server renderer
  },
  build: {
    outDir: '../src/folktable/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy allows no data: fonts
    manifest: 'manifest.json', // the server tells a browser at once what a page will need (server/first.py)
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, as every one is a request: what all pages share, what all tables do, what two games do.
          groups: [
            { name: 'base', test: BASE, priority: 3 },
            { name: 'glyphs', test: /games[\\/]tricks[\\/]glyphs/, priority: 2 }, // the lobby's pictures have them too
            { name: 'table', test: TABLE, priority: 1 },
            { name: 'tricks', test: /games[\\/]tricks[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    isolate: false, // one document for all files: to make one for each takes four times as long as the tests
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
