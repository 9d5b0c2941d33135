import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Barrel from '../../Barrel.svelte'
import Crest from '../../Crest.svelte'
import Face from '../../Face.svelte'
import { barrelOn, BELOW, isLow, measure, ticketIn } from '../../measures'
import { BEER, BEERS, RACE, RACES, REGIONS, SCHOOL, SCHOOLS, type Race, type School } from '../../paint'
import RegionSign from '../../RegionSign.svelte'
import { byRegion, say, type Progress } from '../../seen'
import Sign from '../../Sign.svelte'
import { looksOf, meaningOf, SIGNS } from '../../signs'
import { oneRow } from '../../spread'
import Ticket from '../../Ticket.svelte'
import { ACTIONS, card, order, ORDERS, WORDS } from './views'

describe('sizes', () => {
  it.each([[346, 330], [316, 235], [346, 280], [346, 560], [812, 376], [880, 410], [924, 376]])('everything has its place on a felt of %i x %i', (width, height) => {
    const at = measure(width, height)
    expect(at.wide).toBe(false)
    expect(at.rows.reduce((sum, row) => sum + row, 0)).toBeLessThanOrEqual(height - 8 - 15)
    expect(at.card * 1.41).toBeLessThanOrEqual(at.rows[3] + 1)
    expect(at.ticket.width * 4 + 15).toBeLessThanOrEqual(width)
    // What lies below the deck is told beside it, not on it.
    expect(at.card * 5 + 4 * 7 + (at.above ? 0 : BELOW)).toBeLessThanOrEqual(width)
    if (at.above) expect(at.card * 1.4 + 17).toBeLessThanOrEqual(at.rows[3])
    // Where there is room, cards have words.
    expect(at.card >= 60).toBe(height > 400)
    // Beside my hand there is room for the names of the orders.
    expect(at.ticket.named).toBe(width > 800)
  })

  it.each([[1360, 380], [1480, 347], [1280, 190], [860, 240]])('and on one of %i x %i', (width, height) => {
    const at = measure(width, height)
    expect(at.wide).toBe(true)
    expect(at.region.width).toBeGreaterThan(80)
    expect(at.orders + at.market + 3 * at.region.width).toBeLessThan(width)
  })

  it('and none is smaller than nothing, however little room there is', () => {
    for (const size of [0, 4, 40, 120]) {
      const at = measure(10 * size, size)
      for (const px of [at.card, at.ticket.width, at.ticket.height, at.region.width, at.region.height]) expect(px, `${size}`).toBeGreaterThan(20)
    }
  })

  it('the barrels of every order fit on its ticket', () => {
    for (const size of [ticketIn(190, 150), ticketIn(80, 98), ticketIn(76, 64)]) {
      for (const one of ORDERS) {
        const rows = byRegion(one.units!)
        const longest = Math.max(...rows.map((row) => row.units.reduce((sum, { unit }) => sum + unit.count, 0)))
        const barrel = barrelOn(size, rows.length, longest)
        expect(longest * barrel * (40 / 44) + barrel).toBeLessThanOrEqual(size.width - 8)
        expect(rows.length * (barrel + 1)).toBeLessThanOrEqual(size.height * 0.75)
      }
    }
  })

  it('a hand stays in its row as long as every card can be seen', () => {
    expect(oneRow(5, 366, 76).width).toBe(366)
    expect(oneRow(12, 366, 58).width).toBeGreaterThan(366)
    expect(oneRow(12, 366, 58).spots[1]!.x).toBe(44)
  })
})

describe('an end bonus', () => {
  it.each([46, 52, 54, 58, 64, 98])('lies neither over the Fame nor over the barrels of an order that is %i px high', (height) => {
    const size = ticketIn(73, height)
    const [wide, high] = isLow(size) ? [29, 13] : [18, 30]
    expect(Math.min(24, height * 0.24) * 0.94 + high + 10).toBeLessThanOrEqual(height)
    for (const one of ORDERS.filter((order) => order.bonus)) {
      const rows = byRegion(one.units!).map((row) => row.units.reduce((sum, { unit }) => sum + unit.count, 0))
      const barrel = barrelOn(size, rows.length, Math.max(...rows) + (isLow(size) ? 0 : 1.3))
      expect(rows.at(-1)! * (barrel * (40 / 44) + 1) + barrel + 2 + wide, one.label).toBeLessThanOrEqual(size.width - 8)
    }
  })
})

describe('the signs', () => {
  const all = SIGNS.flatMap((group) => group.signs)

  /** Within the table of the rulebook a meaning is no sentence. */
  const inRules = (means: string): string => means.charAt(0).toLowerCase() + means.slice(1, -1)

  it('stand in the rulebook as they stand in the aid', () => {
    const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
    const section = rules.slice(rules.indexOf('## The signs'), rules.indexOf('## The pieces'))
    const rows = [...section.matchAll(/^\| (.*) \| (.*) \|$/gm)].map(([, name, means]) => [name, means])
    expect(rows.slice(1)).toEqual(all.map((sign) => [looksOf(WORDS, sign).replace(/:$/, ''), inRules(meaningOf(WORDS, sign))]))
  })

  it('are all of them there, each drawn in a way of its own', () => {
    const drawn = all.flatMap((sign) => sign.drawn)
    const verbs = new Set(drawn.map((one) => ('part' in one ? one.part.what : '')))
    for (const { what } of ACTIONS.flatMap((one) => one.parts)) expect(verbs, what).toContain(what)
    const named = [...BEERS.map((beer) => ({ beers: [beer] })), ...REGIONS.map((region) => ({ region })), ...RACES.map((race) => ({ race })), ...SCHOOLS.map((school) => ({ school }))]
    for (const one of named) expect(drawn).toContainEqual(one)
    const pictures = drawn.map((one) => render(Sign, { props: { drawn: one } }).body)
    expect(new Set(pictures).size).toBe(drawn.length)
  })
})

describe('the drawings', () => {
  const inGrey = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '').replace(/#[0-9a-f]{3,8}/g, 'grey')
  const differ = (markups: string[]): void => expect(new Set(markups.map(inGrey)).size).toBe(markups.length)

  it.each([60, 20])('tell beers, races and regions apart without colour at %i px', (size) => {
    differ(BEERS.map((beer) => render(Barrel, { props: { beers: [beer], size } }).body))
    differ(RACES.map((race) => render(Crest, { props: { race, size } }).body))
    differ(REGIONS.map((region) => render(RegionSign, { props: { region, size } }).body))
    differ(SCHOOLS.map((school) => render(Face, { props: { card: { ...card('AC01'), school }, width: size + 40 } }).body))
  })

  it('show every card and every order with its words', () => {
    for (const one of ACTIONS) expect(render(Face, { props: { card: one, width: 120 } }).body).toContain('aria-label="')
    for (const one of ORDERS) expect(render(Ticket, { props: { order: one, size: ticketIn(190, 150) } }).body).toContain(`${one.fame} Fame`)
  })

  it('say how many barrels go back and what pays at the end, however small the order lies', () => {
    for (const flat of [true, false]) {
      const { body } = render(Ticket, { props: { order: order('DW7'), size: { width: 80, height: 50, named: false }, flat } })
      expect(body).toContain('+1')
      expect(body).toMatch(/class="back[^>]*>.*?<\/svg>.*?2/s)
    }
  })

  it('have the colours that the house tells', () => {
    for (const beer of BEERS) expect(BEER[beer].fill).toBe(WORDS.catalogue[beer]!['tint'])
    for (const one of ORDERS) expect(RACE[one.race as Race].fill).toBe(WORDS.catalogue[one.id!]!['tint'])
    for (const one of ACTIONS) expect(SCHOOL[one.school as School].fill).toBe(WORDS.catalogue[one.id!]!['tint'])
  })

  it('tick off what stands where it should', () => {
    const progress: Progress = { order: 'EL1', met: [2], lacks: ['unit:1-any-purple'], missing: 1, complete: false, uses: [] }
    const { body } = render(Ticket, { props: { order: order('EL1'), size: ticketIn(190, 150), progress } })
    expect(body.match(/class="need[^"]* met/g)).toHaveLength(2)
  })

  it('say of an order how much is missing, and whether it is secret', () => {
    const said = (more: object): string => say(WORDS, { say: 'table-ticket', order: order('EL1').said, secret: 'no', ...more })
    expect([said({}), said({ missing: 1 }), said({ missing: 0 })]).toEqual([order('EL1').spoken, `${order('EL1').spoken}, 1 missing`, `${order('EL1').spoken}, fulfilled`])
    expect(said({ secret: 'yes', missing: 2 })).toBe(`Your secret order: ${order('EL1').spoken}, 2 missing`)
  })
})
