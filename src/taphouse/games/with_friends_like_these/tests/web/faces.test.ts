import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { GLASSES } from '$cards/glasses'
import Face from '../../Face.svelte'
import { roomWith, wordsFor } from '$tests/words'
import { CARDS } from '../../gallery'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

const SIZES = [140, 94, 84, 68, 44]

const context = roomWith(wordsFor(en, catalogue))
const draw = (card: { id: string; meaning?: string; acts?: 'wine' }, width: number): string => render(Face, { props: { ...card, width }, context }).body

const labelOf = (markup: string): string => markup.match(/aria-label="([^"]*)"/)?.[1] ?? ''
const withoutLabel = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '')
const textsOf = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!.trim())

describe('the faces', () => {
  it.each(SIZES)('are all told apart at %i px', (width) => {
    const drawn = CARDS.map((card) => withoutLabel(draw(card, width)))
    expect(new Set(drawn).size).toBe(CARDS.length)
  })

  it.each(SIZES)('show the rank at %i px', (width) => {
    for (const card of CARDS) {
      const [suit, rank] = card.id.split('-') as [string, string]
      const texts = textsOf(draw(card, width))
      if (suit === 'bar') expect(texts).toContain('BAR')
      else if (rank !== 'm') expect(texts, card.id).toContain(rank)
      else if (card.meaning) expect(texts, card.id).toContain(width < 60 ? card.meaning.slice(0, 2) : card.meaning)
      else expect(texts, card.id).toContain('M')
    }
  })

  it('say rank and suit, and what a Mixer is now', () => {
    expect(labelOf(draw({ id: 'cocktail-10-a' }, 94))).toBe('10 of Liqueur/Cocktail')
    expect(labelOf(draw({ id: 'whiskey-m-a', meaning: '12 of Wine', acts: 'wine' }, 44))).toBe('Mixer of Whiskey Rocks, now 12 of Wine')
    expect(labelOf(draw({ id: 'bar-2-a' }, 94))).toBe('Bar, top trump')
  })

  it('show a Mixer that is the 12 under the glass it counts for', () => {
    const markup = draw({ id: 'whiskey-m-a', meaning: '12 of Wine', acts: 'wine' }, 44)
    const [first] = [...markup.matchAll(/<path d="([^"]*)"/g)].map((found) => found[1])
    expect(first).toBe(GLASSES.wine.glyph)
  })
})
