import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { contrast } from '$tests/contrast'
import { roomWith } from '$tests/words'
import { bottleOf } from '../../bottle'
import Bottle from '../../Bottle.svelte'
import { chance } from '../../chance'
import { EQUIPMENT } from '../../equipment'
import { nameOf } from '../../faces'
import Flag, { flagOf } from '../../Flag.svelte'
import Guest from '../../Guest.svelte'
import { EVENTS, INTERRUPTS } from '../../happenings'
import { INGREDIENTS } from '../../ingredients'
import { fitted } from '../../lines'
import Piece from '../../Piece.svelte'
import { FAMILIES, FOOT, half } from '../../profiles'
import Resource from '../../Resource.svelte'
import Tokens from '../../Tokens.svelte'
import type { GuestFace, Have, Met } from '../../types'
import { GUESTS, haveOf, RESOURCES, WORDS } from '../../gallery'

const labelOf = (markup: string): string => markup.match(/aria-label="([^"]*)"/)?.[1] ?? ''
const textsOf = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!.trim())
const inGrey = (markup: string): string => markup.replace(/#[0-9a-f]{3,8}\b/g, 'grey').replace(/aria-label="[^"]*"/, '')
const withoutWords = (markup: string): string => markup.replace(/<text[^]*?<\/text>/g, '')
const count = (markup: string, what: string): number => markup.split(what).length - 1

const context = roomWith(WORDS)
const THINGS = [...Object.keys(INGREDIENTS), ...Object.keys(EQUIPMENT)]
const guest = (country: string): GuestFace => GUESTS.find((one) => one.country === country)!
const draw = (props: { guest: GuestFace; width: number; have?: Have; ready?: boolean; chosen?: boolean }): string => render(Guest, { props, context }).body

const TICK = 'M-4.8 0.4L-1.4 4.2L5 -3.8'
const TURNING = 'M-5 1.6A5.4'
const CROSS = 'M-3.9 -4.6L3.9 4.6'

describe('ingredients and equipment', () => {
  it.each(['icon', 'full'] as const)('are fifteen different drawings as %s, without the help of colour', (form) => {
    const drawn = THINGS.map((kind) => inGrey(render(Piece, { props: { kind, size: 24, form } }).body))
    expect(drawn).toHaveLength(15)
    expect(new Set(drawn).size).toBe(15)
    for (const markup of drawn) expect(markup).toContain('<path')
  })

  it('are stamped in one colour where a tone is given', () => {
    for (const kind of THINGS) {
      const markup = render(Piece, { props: { kind, size: 24, tone: '#74101f' } }).body
      expect(new Set(markup.match(/#[0-9a-f]{3,8}\b/g)), kind).toEqual(new Set(['#74101f']))
    }
  })

  it('are named', () => {
    expect(nameOf(WORDS, 'STI')).toBe('Copper Still')
    expect(nameOf(WORDS, 'one_shot')).toBe('We Only Get One Shot')
  })
})

describe('the cards of the Resource Deck', () => {
  const face = (card: (typeof RESOURCES)[number], width: number, price?: number): string => render(Resource, { props: { ...card, width, price }, context }).body

  it.each([150, 94, 44])('are all told apart at %i px, without the help of colour', (width) => {
    expect(RESOURCES).toHaveLength(27)
    expect(new Set(RESOURCES.map((card) => inGrey(face(card, width)))).size).toBe(27)
  })

  it.each([150, 94, 44])('say their name at %i px, and print how many there are', (width) => {
    for (const card of RESOURCES) {
      const markup = face(card, width)
      expect(labelOf(markup)).toContain(card.name)
      if (!card.copies) continue
      expect(textsOf(markup), card.kind).toContain(String(card.copies))
      expect(labelOf(markup)).toContain(`${card.copies} in the whole deck`)
    }
  })

  it('print what interrupts and events do, and head interrupts in black', () => {
    for (const kind of [...Object.keys(INTERRUPTS), ...Object.keys(EVENTS)]) {
      const markup = face(RESOURCES.find((card) => card.kind === kind)!, 94)
      expect(textsOf(markup), kind).toContain(nameOf(WORDS, kind))
      expect(textsOf(markup).join(' '), kind).toContain(WORDS.label('resource', kind, 'printed'))
      expect(textsOf(markup).includes('INTERRUPT'), kind).toBe(kind in INTERRUPTS)
      expect(labelOf(markup)).toContain(WORDS.label('resource', kind, 'effect').replaceAll("'", '&#39;').split('&')[0])
    }
  })

  it.each(Object.entries(INGREDIENTS))('have a ribbon on which the number reads: %s', (_, { fill, text }) => {
    expect(contrast(fill, text)).toBeGreaterThan(4.5)
  })

  it.each([94, 44])('carry a price at %i px where there is one', (width) => {
    const [spirit] = RESOURCES as [(typeof RESOURCES)[number]]
    expect(labelOf(face(spirit, width, 1))).toBe('Neutral Spirit, ingredient, 20 in the whole deck. Costs 1 draw point.')
    expect(textsOf(face(spirit, width, 2))).toContain('2')
    expect(labelOf(face(spirit, width))).not.toContain('Costs')
  })
})

describe('the bottles', () => {
  const bottle = (one: GuestFace): string => render(Bottle, { props: { guest: one } }).body

  it('are eighty, and no two alike, even without name and colour', () => {
    expect(GUESTS).toHaveLength(80)
    const drawn = GUESTS.map(bottle)
    expect(new Set(drawn).size).toBe(80)
    expect(new Set(drawn.map((markup) => inGrey(withoutWords(markup)))).size).toBe(80)
  })

  it('are the same for the same card, however it was read', () => {
    for (const one of GUESTS.slice(0, 12)) {
      const first = JSON.stringify(bottleOf(one))
      expect(JSON.stringify(bottleOf(structuredClone(one)))).toBe(first)
    }
    expect(chance('G01', 'family')).toBe(chance('G01', 'family'))
    expect(chance('G01', 'family')).not.toBe(chance('G02', 'family'))
  })

  it('have their name on the label, large enough to be a name', () => {
    for (const one of GUESTS) {
      const { name } = bottleOf(one)
      expect(name.words.toLowerCase()).toBe(one.liqueur.toLowerCase())
      expect(name.size, one.liqueur).toBeGreaterThan(3)
    }
  })

  it('stand on their foot and stay in their box', () => {
    for (const [name, family] of Object.entries(FAMILIES)) {
      for (const p of [0, 0.5, 1]) {
        const { wall, label, shoulder } = family(p, 1 - p, p)
        expect(wall[0]![0], name).toEqual([0, FOOT])
        for (const curve of wall) {
          expect(curve[0][1], name).toBeGreaterThanOrEqual(curve[3][1])
          for (const [x, y] of curve) {
            expect(x, name).toBeLessThanOrEqual(30)
            expect(y, name).toBeGreaterThan(8)
          }
        }
        expect(label[0]).toBeLessThan(label[1])
        expect(half(wall, shoulder + 6), name).toBeGreaterThan(6)
      }
    }
    expect(Object.keys(FAMILIES).length).toBeGreaterThanOrEqual(8)
  })

  it('take their colour from the recipe: herbs are greener than fruit, cream is paler than nuts', () => {
    const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
    const made = (ingredients: string[], at: number): number[] => parts(bottleOf({ ...guest('Italy'), id: `X${ingredients.join('')}${at}`, ingredients }).drink)
    for (let at = 0; at < 20; at++) {
      const [red = 0, green = 0] = made(['SPI', 'HRB', 'HRB', 'SUG'], at)
      const [fruitRed = 0, fruitGreen = 0] = made(['SPI', 'FRU', 'FRU', 'SUG'], at)
      expect(green - red).toBeGreaterThan(fruitGreen - fruitRed)
      const sum = (values: number[]): number => values.reduce((a, b) => a + b)
      expect(sum(made(['SPI', 'NUT', 'CRM', 'SUG'], at))).toBeGreaterThan(sum(made(['SPI', 'NUT', 'SPI', 'SUG'], at)))
    }
  })
})

describe('a guest', () => {
  const SIZES = [300, 150, 120, 84, 66]

  it.each(SIZES)('shows flag, points and bottle at %i px', (width) => {
    for (const one of GUESTS.slice(0, 12)) {
      const markup = draw({ guest: one, width })
      expect(markup).toContain(`href="${flagOf(one.flag)}"`)
      expect(textsOf(markup)).toContain(String(one.points))
      expect(textsOf(markup)).toContain(bottleOf(one).name.words)
      expect(labelOf(markup)).toContain(`${one.country}, ${one.liqueur}, ${one.points} points`)
    }
  })

  it('tells its trivia only when it is large', () => {
    const said = textsOf(draw({ guest: guest('Italy'), width: 300 })).join(' ')
    expect(said).toContain('The Amalfi Coast has been a World Heritage site since 1997.')
    expect(textsOf(draw({ guest: guest('Italy'), width: 150 })).join(' ')).not.toContain('Amalfi')
  })

  it.each([300, 150])('ticks what is met at %i px, and says where everything is', (width) => {
    const have: Have = { ingredients: ['hand', 'hand', 'missing', 'missing'], equipment: ['shed', 'sideways', 'hand'] }
    const markup = draw({ guest: guest('Italy'), width, have })
    expect(count(markup, TICK)).toBe(3)
    expect(count(markup, TURNING)).toBe(1)
    expect(labelOf(markup)).toContain('In hand: Neutral Spirit and Cane Sugar. In the shed: Mixing Jug. Sideways in the shed, ready after this turn: Strainer.')
    expect(labelOf(markup)).toContain('In hand, not installed yet: Maceration Jar. To find: Citrus Peel and Citrus Peel.')
  })

  it('ticks nothing where nothing is known', () => {
    const markup = draw({ guest: guest('Italy'), width: 150 })
    expect(count(markup, TICK)).toBe(0)
    expect(labelOf(markup)).toContain('Needs Neutral Spirit, Cane Sugar, Citrus Peel, Citrus Peel, Mixing Jug, Strainer and Maceration Jar.')
  })

  it('counts as progress only what is where it must be', () => {
    const have: Have = { ingredients: ['hand', 'hand', 'missing', 'hand'], equipment: ['shed', 'sideways', 'hand'] }
    expect(textsOf(draw({ guest: guest('Italy'), width: 84, have }))).toContain('4 of 7')
  })

  it.each([300, 150])('crosses out one of four and one of three at %i px', (width) => {
    for (const one of GUESTS.slice(0, 12)) {
      const markup = draw({ guest: one, width })
      expect(count(markup, CROSS)).toBe(2)
      const strips = [...markup.matchAll(/translate\((\d+) 0\)">(?:<!--[^>]*-->)*<path d="M0 -4.8/g)].map((found) => (Number(found[1]) + 5) / 10)
      expect(strips, one.id).toEqual([one.strip4, one.strip3])
    }
  })

  it.each(SIZES)('says that it is ready, served or chosen at %i px', (width) => {
    const all = (met: Met[]): Have => haveOf(guest('Norway'), { ingredients: met, equipment: ['shed'] })
    const ready = draw({ guest: guest('Norway'), width, have: all(['hand']), ready: true })
    expect(labelOf(ready)).toContain('Ready to serve.')
    expect(textsOf(ready).join(' ')).toContain('Ready')
    const served = draw({ guest: { ...guest('Norway'), completed: true }, width, ready: true })
    expect(labelOf(served)).toBe('Norway, Fjordkvann, 16 points. Served.')
    expect(textsOf(served).join(' ').toLowerCase()).toContain('served')
    expect(served).not.toContain('Ready')
    expect(labelOf(draw({ guest: guest('Norway'), width, chosen: true }))).toContain('Chosen.')
  })

  it('fits the longest names', () => {
    for (const one of GUESTS) {
      const { lines, size } = fitted(one.country, 43, 17, 11)
      expect(lines.join(' ')).toBe(one.country)
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.6).toBeLessThanOrEqual(43.5)
      expect(size, one.country).toBeGreaterThan(4)
    }
  })
})

describe('flags', () => {
  it('are there for all eighty guests', () => {
    const urls = GUESTS.map((one) => flagOf(one.flag))
    expect(urls.every(Boolean)).toBe(true)
    expect(new Set(urls).size).toBe(80)
  })

  it('give way to the letters of the code where there is none', () => {
    const markup = render(Flag, { props: { code: 'zz', width: 24 } }).body
    expect(markup).not.toContain('<image')
    expect(textsOf(markup)).toEqual(['ZZ'])
  })
})

describe('the rest of the table', () => {
  it('has two tokens of different outline', () => {
    const [round, turn] = (['round', 'turn'] as const).map((kind) => render(Tokens, { props: { kind }, context }).body) as [string, string]
    expect(labelOf(round)).toBe('Round Token')
    expect(labelOf(turn)).toBe('Turn Token')
    expect(inGrey(round)).not.toBe(inGrey(turn))
  })
})
