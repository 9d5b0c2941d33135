import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/words/facts'
import { Words, type Catalogue, type Table } from '../../src/words/words'

interface Corpus {
  languages: string[]
  names: string[]
  catalogue: Catalogue
  said: [fact: AnyFact, eyes: number | null, ...lines: string[]][]
}

const ROOT = resolve(import.meta.dirname, '../../..')
const GAMES = resolve(ROOT, 'src/taphouse/games')
const PYTHON = resolve(ROOT, '.venv/bin/python')
const games = readdirSync(GAMES).filter((name) => existsSync(resolve(GAMES, name, 'words/en.ftl')))

const table = async (path: string): Promise<Table> => ((await import(/* @vite-ignore */ path)) as { default: Table }).default

describe('the browser says what Python says', () => {
  it.each(games)('of the facts of %s', { timeout: 120_000 }, async (game) => {
    const out = execFileSync(PYTHON, ['-m', 'taphouse.testing.corpus', game.replaceAll('_', '-')], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: resolve(ROOT, 'src') },
      maxBuffer: 64 * 1024 * 1024,
    })
    let compared = 0
    for (const played of JSON.parse(out.toString()) as Corpus[]) {
      for (const [at, language] of played.languages.entries()) {
        const core = await table(resolve(ROOT, `src/taphouse/core/words/${language}.js`))
        const own = await table(resolve(GAMES, game, `words/${language}.js`))
        const readers = new Map<number | null, Words>()
        for (const [fact, eyes, ...lines] of played.said) {
          const words = readers.get(eyes) ?? new Words(language, { ...core, ...own }, played.catalogue, eyes, played.names)
          readers.set(eyes, words)
          expect(words.say(fact), JSON.stringify(fact)).toBe(lines[at])
          expect(words.parts(fact).map((part) => part.text).join('')).toBe(lines[at])
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(200)
  })
})
