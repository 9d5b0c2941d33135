import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH = /\.(js|css|html|svg|json|webmanifest)$/
const LEAST = 1024

/** Lay the packed forms of every file beside it, so that the server has nothing to squeeze while people wait. */
export function pack(): Plugin {
  let folder = ''
  return {
    name: 'pack',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name)
        if (!WORTH.test(name) || statSync(path).size < LEAST) continue
        const body = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}
