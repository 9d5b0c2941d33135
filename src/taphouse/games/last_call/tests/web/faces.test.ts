import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { GLASSES, type GlassKind } from '$cards/glasses'
import { SHAPES } from '$cards/shapes'
import { contrast } from '$tests/contrast'
import { COLOURS } from '../../colours'
import Face, { EVENTS } from '../../Face.svelte'
import { CARDS, type Told } from '../../gallery'

const SIZES = [140, 94, 84, 68, 44]

const draw = (card: Told, width: number): string => render(Face, { props: { ...card, width } }).body

const labelOf = (markup: string): string => markup.match(/aria-label="([^"]*)"/)?.[1] ?? ''
const withoutLabel = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '')
const textsOf = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!.trim())

/** What tells a card apart: a suit counts unless the card goes on anything. */
function features({ id, colour, shape, event }: Told): string {
  const [suit, number] = id.split('-')
  const wild = event && EVENTS[event].wild
  return [wild ? '' : suit, wild ? '' : number, colour, shape, event].join(' ')
}

describe('the faces', () => {
  it('are 124, with the hundred pairs of a colour and a shape once each', () => {
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(124)
    const pairs = CARDS.filter((card) => card.shape).map((card) => `${card.colour} ${card.shape}`)
    expect(pairs).toHaveLength(100)
    expect(new Set(pairs).size).toBe(100)
  })

  it.each(SIZES)('look alike at %i px only if they are alike', (width) => {
    const drawn = new Map<string, string>()
    for (const card of CARDS) {
      // The small face shows no number: it never matches.
      const key = width < 60 ? features(card).replace(/ \d+ /, ' ') : features(card)
      const markup = withoutLabel(draw(card, width))
      expect(drawn.get(markup) ?? key, card.id).toBe(key)
      drawn.set(markup, key)
    }
    expect(drawn.size).toBe(117)
  })

  it.each(SIZES)('tell each feature apart by itself at %i px, without the help of colour', (width) => {
    const inGrey = (markup: string): string => withoutLabel(markup).replace(/#[0-9a-f]{3,8}/g, 'grey')
    const card = { id: 'beer-8-a', colour: 'mint', shape: 'circle' } as const
    const byShape = Object.keys(SHAPES).map((shape) => inGrey(draw({ ...card, shape } as Told, width)))
    const byColour = Object.keys(COLOURS).map((colour) => inGrey(draw({ ...card, colour } as Told, width)))
    const bySuit = Object.keys(GLASSES).map((suit) => inGrey(draw({ ...card, id: `${suit}-8-a` }, width)))
    const byEvent = Object.keys(EVENTS).map((event) => inGrey(draw({ ...card, event } as Told, width)))
    expect(new Set(byShape).size).toBe(10)
    expect(new Set(byColour).size).toBe(10)
    expect(new Set(bySuit).size).toBe(6)
    expect(new Set(byEvent).size).toBe(10)
  })

  it.each(SIZES)('tell colour by letters at %i px', (width) => {
    for (const card of CARDS.filter((one) => one.colour)) {
      expect(textsOf(draw(card, width)), card.id).toContain(COLOURS[card.colour!].code)
    }
  })

  it.each([94, 44])('draw suit and shape by outline at %i px', (width) => {
    for (const card of CARDS.filter((one) => one.colour)) {
      const markup = draw(card, width)
      expect(markup, card.id).toContain(GLASSES[card.id.split('-')[0] as GlassKind].glyph)
      if (card.shape) expect(markup, card.id).toContain(SHAPES[card.shape].path)
    }
  })

  it.each([94, 44])('say everything that matters at %i px', (width) => {
    for (const card of CARDS) {
      const label = labelOf(draw(card, width))
      const [suit, number] = card.id.split('-') as [string, string]
      if (suit !== 'bar') expect(label).toContain(`${number === 'm' ? 'Mixer' : number} of ${GLASSES[suit as GlassKind].name}`)
      if (card.colour) expect(label).toContain(COLOURS[card.colour].name)
      if (card.shape) expect(label).toContain(SHAPES[card.shape].name)
      if (card.event) expect(label).toContain(`${EVENTS[card.event].name}`)
    }
  })

  it('print name and effect on every event', () => {
    for (const card of CARDS.filter((one) => one.event)) {
      const texts = textsOf(draw(card, 94))
      expect(texts, card.id).toEqual(expect.arrayContaining([EVENTS[card.event!].name, ...EVENTS[card.event!].lines]))
    }
  })

  it('refuse a notation that is no card', () => {
    expect(() => draw({ id: 'tea-3-a' }, 94)).toThrow('tea-3-a is not a card')
  })
})

describe('a colour', () => {
  it.each(Object.values(COLOURS))('of $name is one that what is printed on it stands out on', ({ fill: ground, text }) => {
    expect(contrast(ground, text)).toBeGreaterThan(5)
  })
})
