import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const REPO = fileURLToPath(new URL('../../../', import.meta.url))
const PAGES = 'web/src'
const GAMES = 'src/taphouse/games'
const SKIPPED = /(^|\/)(gallery|tests|words\/said\.ts)(\/|$)|gallery\.ts$|Gallery\.svelte$|lib\/types\.ts$|view\.ts$|\.d\.ts$/i
const ROOTS = [PAGES, ...readdirSync(join(REPO, GAMES)).map((game) => `${GAMES}/${game}`)].filter((root) => hasCode(root))
/** What need not be translated, and why. */
const ALLOWED: readonly [path: RegExp, words: RegExp, why: string][] = [
  [/Face\.svelte$/, /^(BAR|TOP TRUMP)$/, 'printed on a card, as on the one of paper'],
  [/motion\.ts$/, /^opacity: /, 'a style'],
  [/words\/languages\.ts$/, /./, 'a language is called as it calls itself'],
  [/look\/Wordmark\.svelte$/, /^Taphouse$/, 'the sign over the door'],
  [/words\/(catalogue|words)\.ts$/, /^There (is|are) no /, 'an error for programmers'],
  [/faces\.ts$/, / is not a card$/, 'an error for programmers'],
  [/./, /^(Escape|Enter|Home|End|Tab|Shift|Control|Alt|Meta|Arrow(Up|Down|Left|Right)|Page(Up|Down))$/, 'names of keys in events'],
]

const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder', 'title', 'placeholder', 'alt', 'label', 'heading', 'about', 'why', 'yes', 'no', 'flag', 'line', 'status', 'words'])
/** In these attributes there are words, but nobody reads them. */
const MUTE = /^(class|style|d|id|href|src|points|transform|viewBox|fill|stroke.*|role|type|name|key|data-.*|autocomplete|enterkeyhint|font-.*|rel|target|in|out|transition|animate)$/

const WORD = /\p{L}{2,}/u
/** Two words side by side. */
const SENTENCE = /\p{L}{2,}[,;:.!?]? +\p{L}+/u
/** One word as a heading or a button has it. */
const HEADING = /^\p{Lu}\p{Ll}+[.!?:]?$/u
/** Words round an argument: `Let ${name} in`. */
const ROUND = /(^|[\s“(])\p{L}{2,}[,;:.!?]?\s*\u0001|\u0001(['’]s)?[,;:.!?]?\s+\p{L}{2,}|\u0001[,;:.!?]?\s+\p{L}{2,}/u

/** All of the source is read, perhaps on a busy machine. */
const SLOW = 60_000

type Found = [at: number, words: string]

function hasCode(root: string): boolean {
  return existsSync(join(REPO, root)) && statSync(join(REPO, root)).isDirectory() && files(root).length > 0
}

function files(root: string): string[] {
  return readdirSync(join(REPO, root)).flatMap((name) => {
    const path = `${root}/${name}`
    if (SKIPPED.test(relative(root.startsWith(PAGES) ? PAGES : GAMES, path)) || name === 'node_modules') return []
    if (statSync(join(REPO, path)).isDirectory()) return files(path)
    return /\.(svelte|ts)$/.test(name) ? [path] : []
  })
}

/** Whether a literal of code is something to read. Names of classes and selectors have two words, too, but no capital. */
function reads(words: string): boolean {
  if (/[{}<>=[\]\\|#@]|--|^[MLHV]-?\d|^[.,:]|\/api\//.test(words)) return false
  return HEADING.test(words) || (SENTENCE.test(words) && /\p{Lu}|[.!?,:]$|\b(a|an|the|of|to|is|in|on|for|your?|and|or|no|not|at|it)\b/u.test(words))
}

function inCode(text: string, offset: number, found: Found[]): void {
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('MediaQuery')) return
    if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && !isName(node) && reads(node.text)) found.push([offset + node.getStart(), node.text])
    if (ts.isTemplateExpression(node)) {
      const whole = node.head.text + node.templateSpans.map((span) => `\u0001${span.literal.text}`).join('')
      if (readsRound(whole)) found.push([offset + node.getStart(), whole.replaceAll('\u0001', '…')])
    }
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true))
}

/** A name of a thing in code: a key, or what something is compared with. */
function isName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true
  return ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()) && HEADING.test((node as ts.StringLiteral).text)
}

function readsRound(whole: string): boolean {
  if (/[{}<>=[\]\\|#@]|--|\/\w|px|deg\b|^[MLHVmlhv]-?[\d.\u0001]|\w[-.]\u0001|\w:\u0001|\d(ms|s)\b/.test(whole)) return false
  return ROUND.test(whole) || SENTENCE.test(whole.replaceAll('\u0001', ''))
}

interface Part {
  type?: string
  start?: number
  end?: number
  name?: string
  data?: string
  [more: string]: unknown
}

/** Walk through the markup: texts, spoken attributes, and code in braces. */
function inMarkup(part: unknown, source: string, attribute: string | undefined, found: Found[]): void {
  if (!part || typeof part !== 'object') return
  if (Array.isArray(part)) return part.forEach((one) => inMarkup(one, source, attribute, found))
  const node = part as Part
  if (node.type === 'Comment') return
  if (node.type === 'Text') {
    if (WORD.test(node.data ?? '') && (attribute === undefined || SPOKEN.has(attribute))) found.push([node.start ?? 0, (node.data ?? '').trim()])
    return
  }
  if (node.type === 'ExpressionTag' || node.type === 'ConstTag' || node.type === 'HtmlTag' || node.type === 'RenderTag') {
    const inner: Found[] = []
    const code = source.slice(node.start, node.end)
    inCode(`(${code.replace(/^\{(@\w+)?\s*/, '').replace(/\}$/, '').replace(/^const /, '')})`, (node.start ?? 0) - 1, inner)
    if (attribute === undefined || !MUTE.test(attribute)) found.push(...inner)
    return
  }
  const name = node.type === 'Attribute' ? node.name : /Directive$/.test(node.type ?? '') ? 'class' : attribute
  for (const [key, value] of Object.entries(node)) {
    if (['metadata', 'css', 'start', 'end', 'loc', 'instance', 'module', 'parent', 'options'].includes(key)) continue
    inMarkup(value, source, key === 'fragment' ? undefined : name, found)
  }
}

function wordsIn(path: string, source: string): Found[] {
  const found: Found[] = []
  if (!path.endsWith('.svelte')) inCode(source, 0, found)
  else {
    const tree = parse(source, { modern: true })
    inMarkup(tree.fragment, source, undefined, found)
    for (const script of [tree.instance, tree.module]) {
      if (!script) continue
      const { start, end } = script.content as unknown as { start: number; end: number }
      inCode(source.slice(start, end), start, found)
    }
  }
  return found
}

function hardcoded(root: string): string[] {
  return files(root).flatMap((path) => {
    const source = readFileSync(join(REPO, path), 'utf8')
    return wordsIn(path, source)
      .filter(([, words]) => !ALLOWED.some(([where, what]) => where.test(path) && what.test(words)))
      .map(([at, words]) => `${path}:${source.slice(0, at).split('\n').length} ${words}`)
  })
}

describe('words that stand in code', () => {
  it.each(ROOTS)('are none in %s', (root) => {
    expect(hardcoded(root)).toEqual([])
  }, SLOW)

  it.each([
    ['<p>Pick a game.</p>'],
    ['<button>Leave</button>'],
    ['<img alt="QR code that leads here" />'],
    ['<p aria-label="Seats"></p>'],
    ["<p>{open ? 'Sit down' : 'Watch'}</p>"],
    ['<p>{`Let ${name} in`}</p>'],
    ['<Sheet title="Rules" />'],
    ["<script>const said = 'The game is over.'</script>"],
    ['<script>const said = `${name} is away`</script>'],
    ["<script>const said = mine ? 'Your turn' : ''</script>"],
  ])('are found: %s', (source) => {
    expect(wordsIn('some.svelte', source)).not.toEqual([])
  })

  it.each([
    ["<p>{say('pick-game')}</p>"],
    ['<p class="quiet small">{name}</p>'],
    ["<path d={'M1 2L3 4'} /><p class={['hand card', { lit: true }]}></p>"],
    ["<script>const parts = document.querySelectorAll('main [data-pick]:not([inert] *)')</script>"],
    ["<script>if (event.key === 'Escape') close()</script>"],
    ['<script>const width = `${wide}px`</script>'],
  ])('are not found in what nobody reads: %s', (source) => {
    expect(wordsIn('some.svelte', source)).toEqual([])
  })
})
