import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import * as colours from '$cards/colours'
import { fill, GLASSES, type GlassKind } from '$cards/glasses'
import { SUITS } from '$decks/suits'
import Button from '$look/Button.svelte'
import Mat from '$look/Mat.svelte'
import { ownMats } from '$look/mats/mats'
import Plate from '$look/Plate.svelte'
import Tally from '$look/Tally.svelte'
import { createRawSnippet } from 'svelte'
import { contrast } from './contrast'

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))
const source = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const token = (name: string): string => source('src/look/tokens.css').match(new RegExp(`--${name}: (#[0-9a-f]{6});`))![1]!

describe('what is read', () => {
  it.each(Object.entries(SUITS))('is inked strongly enough for %s', (_, { ink }) => {
    expect(contrast(ink, token('paper-shade'))).toBeGreaterThan(5.2)
  })

  it.each([
    ['cream', 'wood-deep', 7],
    ['cream-2', 'wood-deep', 7],
    ['brass-pale', 'wood-deep', 7],
    ['warn', 'wood-deep', 5],
    ['cream', 'felt-lit', 4.5],
    ['ink', 'brass', 7],
    ['cream', 'oxblood-lit', 7],
    ['oxblood', 'cream', 7],
    ['ink-2', 'paper-shade', 5],
  ])('%s reads on %s', (text, ground, least) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThan(least)
  })

  it('uses the same colours in drawings and in style sheets', () => {
    const pairs = { ink: colours.INK, 'ink-2': colours.INK_2, brass: colours.BRASS, 'brass-pale': colours.BRASS_PALE, oxblood: colours.OXBLOOD }
    for (const [name, hex] of Object.entries(pairs)) expect(token(name), name).toBe(hex)
  })
})

describe('a glass', () => {
  const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const heights = (path: string): number[] => numbers(path).filter((_, at) => at % 2 === 1)

  it.each(Object.keys(GLASSES) as GlassKind[])('of %s is fuller with every rank, and never above its rim', (kind) => {
    const rim = Math.min(...GLASSES[kind].wall.flatMap((curve) => curve.map(([, y]) => y)))
    const levels = Array.from({ length: 11 }, (_, at) => 0.12 + 0.08 * (at + 1))
    const surfaces = levels.map((level) => Math.min(...heights(fill(kind, level).drink)))
    for (let at = 1; at < surfaces.length; at++) expect(surfaces[at]!).toBeLessThan(surfaces[at - 1]! - 2)
    expect(surfaces.at(-1)!).toBeGreaterThan(rim)
  })

  it('keeps its drink inside the wall', () => {
    const { drink } = fill('wine', 0.5)
    const widest = Math.max(...numbers(drink).filter((_, at) => at % 2 === 0))
    expect(widest).toBeGreaterThan(15)
    expect(widest).toBeLessThanOrEqual(20.8)
  })
})

describe('the furniture', () => {
  it('prints a mat of its own for every game, and the house’s for a stranger', () => {
    const ids = [...ownMats(), 'elsewhere']
    const mats = ids.map((game) => render(Mat, { props: { game, title: 'T', seats: '2 seats' } }).body)
    const drawings = mats.map((mat) => mat.match(/<svg.*?<\/svg>/s)![0].replace(/#[0-9a-f]{6}/g, 'ink'))
    expect(new Set(drawings).size).toBe(ids.length)
  })

  it('says whom the table waits for, who is away and who is a bot', () => {
    const plate = (props: object): string => render(Plate, { props: { name: 'Sarah', cards: 1, ...props } }).body
    expect(plate({})).not.toContain('To play')
    expect(plate({ awaited: true })).toContain('To play')
    expect(plate({ offline: true })).toMatch(/class="[^"]*offline/)
    expect(plate({ size: 'chip', bot: true, line: 'bot' })).toMatch(/unseen[^>]*>bot/)
    expect(plate({})).toMatch(/1\s*<span[^>]*>card</)
    expect(plate({ dealer: true })).toContain('dealer')
  })

  it('ticks an armed call and keeps a plain button free of any such state', () => {
    const button = (props: object): string => render(Button, { props: { children: words('CHEERS'), ...props } }).body
    expect(button({ kind: 'enamel', armed: true })).toContain('aria-pressed="true"')
    expect(button({ kind: 'enamel', armed: false })).toContain('aria-pressed="false"')
    expect(button({ kind: 'brass' })).not.toContain('aria-pressed')
  })

  it('tells a bid in words and glasses', () => {
    const tally = (props: { won: number; bid: number; done?: boolean }): string => render(Tally, { props }).body
    expect(tally({ won: 1, bid: 3 })).toContain('1 of 3')
    expect(tally({ won: 1, bid: 3 }).match(/<g /g)).toHaveLength(3)
    expect(tally({ won: 3, bid: 3, done: true })).toContain('3 of 3, made')
    expect(tally({ won: 2, bid: 1 })).toContain('2 of 1, over')
    expect(tally({ won: 0, bid: 0 })).toContain('bid none')
  })

  it('keeps pages free of inline scripts and styles', () => {
    for (const page of ['index.html', 'gallery.html']) {
      expect(source(page)).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/)
    }
  })
})
