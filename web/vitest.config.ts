import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import pages from './vite.config.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The pages are built with Vite alone: whoever only plays need not fetch what tests are made with. */
export default defineConfig((env) =>
  mergeConfig(pages(env), {
    resolve: { alias: { $tests: here('tests') } },
    // The games' tests live in the games' folders.
    test: { include: ['tests/**/*.test.ts', '../src/taphouse/games/*/tests/web/*.test.ts'] },
  }),
)
