import { defineConfig, mergeConfig } from 'vitest/config'
import pages from './vite.config.ts'

/** The pages are built with Vite alone: whoever only plays need not fetch what tests are made with. */
export default defineConfig((env) => mergeConfig(pages(env), { test: { include: ['tests/**/*.test.ts'] } }))
