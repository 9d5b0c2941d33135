import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('../../', import.meta.url))
/** Things that the pages ask for by what they are, not by their whole key. */
const BY_KIND = /^(reaction|bot)-/

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(path) ? readFileSync(path, 'utf8') : ''))
    .join('\n')
}

it('says everything that the pages can say somewhere', () => {
  const code = sources(join(WEB, 'src'))
  const file = readFileSync(join(WEB, 'words/en.ftl'), 'utf8')
  const keys = [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)
  expect(keys.length).toBeGreaterThan(300)
  // A part of another message is said by that.
  const unused = keys.filter((key) => !BY_KIND.test(key) && !code.includes(`'${key}'`) && !file.includes(`{ ${key} }`))
  expect(unused).toEqual([])
})
