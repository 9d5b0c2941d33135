import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { GLASSES } from '$cards/glasses'
import { SHAPES } from '$cards/shapes'
import { contrast } from '$tests/contrast'
import { roomWith, wordsFor } from '$tests/words'
import { Words } from '$words/words'
import { COLOURS, type ColourName } from '../../colours'
import { EVENT_ART, type EventName } from '../../events/events'
import Face from '../../Face.svelte'
import { isWild, pieceOf, type Piece } from '../../faces'
import { CARDS } from '../../gallery'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

/** Also the glass that only the sister game has. */
const ALL_GLASSES = { ...en, 'suit-highball': 'Highball' }
const SIZES = [140, 94, 84, 68, 44]
const words = wordsFor(en, catalogue)
const PIECES = CARDS.map((id) => ({ id, ...pieceOf(words, id) }))

const WORDS = wordsFor(ALL_GLASSES, catalogue)

const draw = (id: string, width: number, all: Words = WORDS): string => render(Face, { props: { id, width }, context: roomWith(all) }).body

/** Draw a card that is not in the deck. */
function drawn(piece: Record<string, unknown>, width: number): string {
  const parts = Object.entries(piece).map(([name, value]) => [name, typeof value === 'string' ? `${name}:${value}` : value])
  return draw('it', width, new Words('en', WORDS.table, { it: { kind: 'card', ...Object.fromEntries(parts) } }))
}

const labelOf = (markup: string): string => markup.match(/aria-label="([^"]*)"/)?.[1] ?? ''
const withoutLabel = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '')
const textsOf = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!.trim())

/** What tells a card apart: a suit counts unless the card goes on anything. */
function features({ suit, rank, colour, shape, event }: Piece): string {
  const wild = isWild(event)
  return [wild ? '' : suit, wild ? '' : rank, colour, shape, event].join(' ')
}

describe('the faces', () => {
  it('are 124, with the hundred pairs of a colour and a shape once each', () => {
    expect(new Set(CARDS).size).toBe(124)
    const pairs = PIECES.filter((card) => card.shape).map((card) => `${card.colour} ${card.shape}`)
    expect(pairs).toHaveLength(100)
    expect(new Set(pairs).size).toBe(100)
  })

  it.each(SIZES)('look alike at %i px only if they are alike', (width) => {
    const drawn = new Map<string, string>()
    for (const card of PIECES) {
      // The small face shows no number: it never matches.
      const key = width < 60 ? features(card).replace(/ \d+ /, ' ') : features(card)
      const markup = withoutLabel(draw(card.id, width))
      expect(drawn.get(markup) ?? key, card.id).toBe(key)
      drawn.set(markup, key)
    }
    expect(drawn.size).toBe(117)
  })

  it.each(SIZES)('tell each feature apart by itself at %i px, without the help of colour', (width) => {
    const inGrey = (markup: string): string => withoutLabel(markup).replace(/#[0-9a-f]{3,8}/g, 'grey')
    const card = { suit: 'beer', rank: 8, colour: 'mint', shape: 'circle' }
    const byShape = Object.keys(SHAPES).map((shape) => inGrey(drawn({ ...card, shape }, width)))
    const byColour = Object.keys(COLOURS).map((colour) => inGrey(drawn({ ...card, colour }, width)))
    const bySuit = Object.keys(GLASSES).map((suit) => inGrey(drawn({ ...card, suit }, width)))
    const byEvent = Object.keys(EVENT_ART).map((event) => inGrey(drawn({ ...card, event }, width)))
    expect(new Set(byShape).size).toBe(10)
    expect(new Set(byColour).size).toBe(10)
    expect(new Set(bySuit).size).toBe(6)
    expect(new Set(byEvent).size).toBe(10)
  })

  it.each(SIZES)('tell colour by letters at %i px', (width) => {
    for (const card of PIECES.filter((one) => one.colour)) {
      expect(textsOf(draw(card.id, width)), card.id).toContain(words.label('colour', card.colour!, 'code'))
    }
  })

  it.each([94, 44])('draw suit and shape by outline at %i px', (width) => {
    for (const card of PIECES.filter((one) => one.colour)) {
      const markup = draw(card.id, width)
      expect(markup, card.id).toContain(GLASSES[card.suit!].glyph)
      if (card.shape) expect(markup, card.id).toContain(SHAPES[card.shape].path)
    }
  })

  it.each([94, 44])('say everything that matters at %i px', (width) => {
    for (const { id, suit, rank, colour, shape, event } of PIECES) {
      const label = labelOf(draw(id, width))
      if (suit) expect(label).toContain(`${rank ?? 'Mixer'} of ${words.label('suit', suit)}`)
      if (colour) expect(label).toContain(words.label('colour', colour))
      if (shape) expect(label).toContain(words.label('shape', shape))
      if (event) expect(label).toContain(words.label('event', event))
    }
  })

  it('print name and effect on every event', () => {
    for (const { id, event } of PIECES.filter((one) => one.event)) {
      const texts = textsOf(draw(id, 94))
      expect(texts, id).toEqual(expect.arrayContaining(['', 'first', 'second'].map((form) => words.label('event', event as EventName, form))))
    }
  })

  it('refuse a notation that is no card', () => {
    expect(() => draw('tea-3-a', 94)).toThrow('tea-3-a is not a card')
  })
})

describe('a colour', () => {
  it.each(Object.keys(COLOURS) as ColourName[])('of %s is one that what is printed on it stands out on', (name) => {
    const { fill: ground, text } = COLOURS[name]
    expect(contrast(ground, text)).toBeGreaterThan(5)
  })
})
