import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { pack } from './pack.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * Few files, each fetched whole: what the lobby needs, then what every table needs; a game's own table is a third.
 * Left alone, the shared parts would become some thirty files, and every one a journey on a slow line.
 */
const CHUNKS = [
  { name: 'lobby', test: /\/src\/(main\.ts|App\.svelte|pages\/Lobby\.svelte)$/, priority: 2 },
  {
    name: 'table',
    test: /\/web\/src\/(pages\/(Table|Gathering|Page|Closed)\.svelte|table\/(?!Any)|cards\/|lib\/|sound\/|look\/)|\/taphouse\/(decks\/|games\/\w+\/Mat\.svelte)/,
    priority: 1,
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), pack()],
  resolve: {
    alias: {
      $look: here('src/look'),
      $cards: here('src/cards'),
      $decks: here('../src/taphouse/decks'),
      $gallery: here('src/gallery'),
      $lib: here('src/lib'),
      $table: here('src/table'),
      $sound: here('src/sound'),
      $words: here('src/words'),
      $learn: here('src/learn'),
    },
    // The games' components live outside this folder: they must find the one Svelte that is installed here.
    dedupe: ['svelte'],
  },
  server: {
    fs: { allow: ['..'] },
    // `npm run dev` shows the pages; a server beside it (TAPHOUSE_SERVER) has the tables.
    proxy: { '/api': { target: process.env['TAPHOUSE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    // Nothing is inlined, so that a content security policy of 'self' is enough.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [...CHUNKS] } },
      input: mode === 'gallery' ? [here('index.html'), here('gallery.html')] : here('index.html'),
    },
  },
}))
