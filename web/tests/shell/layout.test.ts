import { describe, expect, it } from 'vitest'
import { othersOf, placesFor } from '../../src/lib/places'
import { onTheShelf, ownMats } from '../../src/look/mats/mats'
import { shareOf } from '../../src/table/fit'
import { fan, phoneHand, type Layout } from '../../src/table/hand'

describe('seats', () => {
  it('go clockwise from the left of whoever looks', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1])
    expect(othersOf(3, null)).toEqual([0, 1, 2])
  })

  it.each([
    [1, 'top'],
    [2, 'top top'],
    [3, 'left top right'],
    [4, 'left top top right'],
    [5, 'left top top top right'],
    [6, 'left left top top right right'],
    [7, 'left left top top top right right'],
  ])('of %i others: %s', (others, sides) => {
    expect(placesFor(others).map((place) => place.side).join(' ')).toBe(sides)
  })

  it('rise on the left, run along the top and fall on the right', () => {
    const places = placesFor(7)
    expect(places[0]!.y).toBeGreaterThan(places[1]!.y)
    expect(places[2]!.x).toBeLessThan(places[4]!.x)
    expect(places[5]!.y).toBeLessThan(places[6]!.y)
  })
})

/** How much of each card can be seen and touched: up to the next card over it. */
function shownOf(layout: Layout): { width: number; height: number }[] {
  return layout.spots.map((spot, i) => {
    const next = layout.spots[i + 1]
    const inFront = layout.spots.find((other) => other.y > spot.y + 20)
    const width = next && Math.abs(next.y - spot.y) < 20 ? Math.min(layout.card, next.x - spot.x) : layout.card
    return { width, height: inFront && layout.spots.length > 4 ? inFront.y - spot.y : layout.card * 1.4 }
  })
}

describe('a hand on a phone', () => {
  it.each([1, 4, 5, 8, 9, 10])('of %i cards fits without scrolling', (cards) => {
    for (const width of [336, 366]) {
      const layout = phoneHand(cards, width)
      expect(layout.width).toBe(width)
      for (const spot of layout.spots) {
        expect(spot.x).toBeGreaterThanOrEqual(0)
        expect(spot.x + layout.card).toBeLessThanOrEqual(width + 0.001)
      }
      expect(layout.height).toBeLessThanOrEqual(236)
    }
  })

  it.each([3, 8, 10, 14, 24])('of %i cards shows at least 44 by 44 of each', (cards) => {
    for (const layout of [phoneHand(cards, 366), phoneHand(cards, 336, true)]) {
      for (const shown of shownOf(layout)) {
        expect(shown.width).toBeGreaterThanOrEqual(44)
        expect(shown.height).toBeGreaterThanOrEqual(44)
      }
    }
  })

  it('of many cards scrolls sideways, with the next card cut in two', () => {
    expect(phoneHand(20, 366).width).toBeGreaterThan(366)
  })
})

describe('a fan', () => {
  it('has the steps of the drawings, and stays inside its place', () => {
    expect(fan(6, 860).spots[1]!.x - fan(6, 860).spots[0]!.x).toBeCloseTo(131.6)
    const wide = fan(18, 700)
    expect(wide.spots[0]!.x).toBeGreaterThanOrEqual(0)
    expect(wide.spots.at(-1)!.x + wide.card).toBeLessThanOrEqual(700.001)
  })

  it('knows what is seen of each card, for its tick', () => {
    const layout = fan(9, 860)
    expect(layout.spots[0]!.seen).toBeCloseTo(layout.spots[1]!.x - layout.spots[0]!.x)
    expect(layout.spots.at(-1)!.seen).toBeUndefined()
    expect(phoneHand(4, 366).spots.every((spot) => spot.seen === undefined)).toBe(true)
    expect(phoneHand(14, 366).spots.map((spot) => spot.seen)).toEqual([...Array(6).fill(48), undefined, ...Array(6).fill(48), undefined])
  })

  it('leans outwards on both sides alike', () => {
    const turns = fan(7, 860).spots.map((spot) => spot.turn)
    expect(turns[0]).toBeCloseTo(-turns[6]!)
    expect(turns[3]).toBe(0)
  })
})

describe('the height of a table', () => {
  it('is all there is below the bar', () => {
    expect(shareOf(900, 900, 56, 0)).toBe(1)
  })

  it('leaves room for the guide above and for a replay below', () => {
    expect(shareOf(620, 620, 56, 64)).toBeCloseTo(500 / 564)
    expect(shareOf(620, 556, 56, 64)).toBeCloseTo(436 / 564)
  })

  it('is never too little to see, nor more than there is', () => {
    expect(shareOf(620, 200, 56, 64)).toBe(0.5)
    expect(shareOf(620, 700, 56, 0)).toBe(1)
    expect(shareOf(0, 0, 56, 0)).toBe(1)
  })
})

describe('the shelf', () => {
  it('has the mats as they were drawn, and guests after them', () => {
    const shelf = onTheShelf(['coasters', ...ownMats().reverse(), 'a-guest'].map((id) => ({ id })))
    expect(shelf.map(({ id }) => id)).toEqual([...ownMats(), 'coasters', 'a-guest'])
  })
})
