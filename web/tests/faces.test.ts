import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '$cards/colours'
import { GLASSES, type GlassKind } from '$cards/glasses'
import { SHAPES } from '$cards/shapes'
import LastCall, { EVENTS } from '../../src/taphouse/games/last_call/Face.svelte'
import WithFriends from '../../src/taphouse/games/with_friends_like_these/Face.svelte'
import { LAST_CALL, WITH_FRIENDS, type Told } from '../src/gallery/decks'

const SIZES = [140, 94, 84, 68, 44]

const drawLastCall = (card: Told, width: number): string => render(LastCall, { props: { ...card, width } }).body
const drawWithFriends = (card: { id: string; meaning?: string }, width: number): string =>
  render(WithFriends, { props: { ...card, width } }).body

const labelOf = (markup: string): string => markup.match(/aria-label="([^"]*)"/)?.[1] ?? ''
const withoutLabel = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '')
const textsOf = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!.trim())

/** What tells a card of Last Call apart: a suit counts unless the card goes on anything. */
function features({ id, colour, shape, event }: Told): string {
  const [suit, number] = id.split('-')
  const wild = event && EVENTS[event].wild
  return [wild ? '' : suit, wild ? '' : number, colour, shape, event].join(' ')
}

describe('the faces of Last Call', () => {
  it('are 124, with the hundred pairs of a colour and a shape once each', () => {
    expect(new Set(LAST_CALL.map((card) => card.id)).size).toBe(124)
    const pairs = LAST_CALL.filter((card) => card.shape).map((card) => `${card.colour} ${card.shape}`)
    expect(pairs).toHaveLength(100)
    expect(new Set(pairs).size).toBe(100)
  })

  it.each(SIZES)('look alike at %i px only if they are alike', (width) => {
    const drawn = new Map<string, string>()
    for (const card of LAST_CALL) {
      // The small face shows no number: it never matches.
      const key = width < 60 ? features(card).replace(/ \d+ /, ' ') : features(card)
      const markup = withoutLabel(drawLastCall(card, width))
      expect(drawn.get(markup) ?? key, card.id).toBe(key)
      drawn.set(markup, key)
    }
    expect(drawn.size).toBe(117)
  })

  it.each(SIZES)('tell each feature apart by itself at %i px, without the help of colour', (width) => {
    const inGrey = (markup: string): string => withoutLabel(markup).replace(/#[0-9a-f]{3,8}/g, 'grey')
    const card = { id: 'beer-8-a', colour: 'mint', shape: 'circle' } as const
    const byShape = Object.keys(SHAPES).map((shape) => inGrey(drawLastCall({ ...card, shape } as Told, width)))
    const byColour = Object.keys(COLOURS).map((colour) => inGrey(drawLastCall({ ...card, colour } as Told, width)))
    const bySuit = Object.keys(GLASSES).map((suit) => inGrey(drawLastCall({ ...card, id: `${suit}-8-a` }, width)))
    const byEvent = Object.keys(EVENTS).map((event) => inGrey(drawLastCall({ ...card, event } as Told, width)))
    expect(new Set(byShape).size).toBe(10)
    expect(new Set(byColour).size).toBe(10)
    expect(new Set(bySuit).size).toBe(6)
    expect(new Set(byEvent).size).toBe(10)
  })

  it.each(SIZES)('tell colour by letters at %i px', (width) => {
    for (const card of LAST_CALL.filter((one) => one.colour)) {
      expect(textsOf(drawLastCall(card, width)), card.id).toContain(COLOURS[card.colour!].code)
    }
  })

  it.each([94, 44])('draw suit and shape by outline at %i px', (width) => {
    for (const card of LAST_CALL.filter((one) => one.colour)) {
      const markup = drawLastCall(card, width)
      expect(markup, card.id).toContain(GLASSES[card.id.split('-')[0] as GlassKind].glyph)
      if (card.shape) expect(markup, card.id).toContain(SHAPES[card.shape].path)
    }
  })

  it.each([94, 44])('say everything that matters at %i px', (width) => {
    for (const card of LAST_CALL) {
      const label = labelOf(drawLastCall(card, width))
      const [suit, number] = card.id.split('-') as [string, string]
      if (suit !== 'bar') expect(label).toContain(`${number === 'm' ? 'Mixer' : number} of ${GLASSES[suit as GlassKind].name}`)
      if (card.colour) expect(label).toContain(COLOURS[card.colour].name)
      if (card.shape) expect(label).toContain(SHAPES[card.shape].name)
      if (card.event) expect(label).toContain(`${EVENTS[card.event].name}`)
    }
  })

  it('print name and effect on every event', () => {
    for (const card of LAST_CALL.filter((one) => one.event)) {
      const texts = textsOf(drawLastCall(card, 94))
      expect(texts, card.id).toEqual(expect.arrayContaining([EVENTS[card.event!].name, ...EVENTS[card.event!].lines]))
    }
  })

  it('refuse a notation that is no card', () => {
    expect(() => drawLastCall({ id: 'tea-3-a' }, 94)).toThrow('tea-3-a is not a card')
  })
})

describe('the faces of With Friends Like These', () => {
  it.each(SIZES)('are all told apart at %i px', (width) => {
    const drawn = WITH_FRIENDS.map((card) => withoutLabel(drawWithFriends(card, width)))
    expect(new Set(drawn).size).toBe(WITH_FRIENDS.length)
  })

  it.each(SIZES)('show the rank at %i px', (width) => {
    for (const card of WITH_FRIENDS) {
      const [suit, rank] = card.id.split('-') as [string, string]
      const texts = textsOf(drawWithFriends(card, width))
      if (suit === 'bar') expect(texts).toContain('BAR')
      else if (rank !== 'm') expect(texts, card.id).toContain(rank)
      else if (card.meaning) expect(texts, card.id).toContain(width < 60 ? card.meaning.slice(0, 2) : card.meaning)
      else expect(texts, card.id).toContain('M')
    }
  })

  it('say rank and suit, and what a Mixer is now', () => {
    expect(labelOf(drawWithFriends({ id: 'cocktail-10-a' }, 94))).toBe('10 of Cocktail')
    expect(labelOf(drawWithFriends({ id: 'whiskey-m-a', meaning: '12 of Wine' }, 44))).toBe('Mixer of Whiskey Rocks, now 12 of Wine')
    expect(labelOf(drawWithFriends({ id: 'bar-2-a' }, 94))).toBe('Bar, top trump')
  })

  it('show a Mixer that is the 12 under the glass it counts for', () => {
    const markup = drawWithFriends({ id: 'whiskey-m-a', meaning: '12 of Wine' }, 44)
    const [first] = [...markup.matchAll(/<path d="([^"]*)"/g)].map((found) => found[1])
    expect(first).toBe(GLASSES.wine.glyph)
  })
})
