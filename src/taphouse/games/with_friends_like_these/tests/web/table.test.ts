import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Item, MoveView } from '$lib/types'
import { roomWith, wordsFor } from '$tests/words'
import type { Words } from '$words/words'
import type { Room } from '$table/context'
import { aboutBid, aboutBids, aboutRounds, aboutSeat, aboutTarget, aboutTrump } from '../../about'
import en from '../../words/en.js'
import Glasses from '../../Glasses.svelte'
import { happened } from '../../happened'
import { ring } from '../../ring'
import Summary from '../../Summary.svelte'
import catalogue from './catalogue.json'
import {
  aboutCard,
  bidsInWords,
  handSizes,
  rowsOf,
  targetOf,
  tricksDone,
  whyNot,
  winnerOf,
  type Round,
  type WithFriendsView,
} from '../../words'

const names = ['Robin', 'Mike', 'Sarah', 'Jo']
const seenBy = (eyes: number | null): Words => wordsFor(en, catalogue, eyes, names)
const words = seenBy(0)
const context = roomWith(words)
const TWELVE_OF_BEER = { say: 'stands-for', rank: 12, suit: 'suit:beer' }
const item = (id: string, seat: number | null = null, marks: string[] = [], now: Item['now'] = null): Item => ({ id, seat, marks, now })
const trick = (...items: Item[]): WithFriendsView['zones'][number] => ({ id: 'trick', label: 'Trick', kind: 'trick', items, count: items.length })
const play = (card: string): MoveView => ({ move: 0, text: '', label: '', do: { say: 'do-play', card: `card:${card}` } })
const round = (number: number, bids: number[], won: number[], points: number[], passed?: number): Round => ({ round: number, bids, won, points, passed })

/** What is told at the seats, in the counters, and of earlier rounds, seat by seat and round by round. */
interface Told {
  round?: number
  trick_number?: number
  bids?: (number | null)[]
  targets?: (number | null)[]
  won?: number[]
  scores?: number[]
  finished?: Round[]
}

function scene(changes: Partial<WithFriendsView> & Told = {}): WithFriendsView {
  const { bids = [3, 2, 3, 1], targets = [], won = [], scores = [], finished = [], round = 1, trick_number = 1, ...rest } = changes
  const counters = (seat: number): Record<string, number> => {
    const all = { bid: bids[seat] ?? null, target: targets[seat] ?? null, won: won[seat] ?? 0, score: scores[seat] ?? 0 }
    return Object.fromEntries(Object.entries(all).filter((one): one is [string, number] => one[1] !== null))
  }
  return {
    game: 'with-friends-like-these',
    eyes: 0,
    seats: [0, 1, 2, 3].slice(0, Math.max(bids.length, 2)).map((seat) => ({ seat, counters: counters(seat) })),
    zones: [],
    counters: {
      'rounds-played': [round, 15],
      ...(trick_number > 0 ? { 'tricks-played': [trick_number, 10] } : {}),
      trumps: { say: 'trumps-are', suit: 'suit:wine' },
      'bids-made': { say: 'bids-so-far', sum: 0, tricks: 10 },
    },
    past: finished.flatMap(({ bids, won, points }) => [...bids, ...won, ...points]),
    ...rest,
  }
}

describe('what things tell about themselves', () => {
  const room = { words, sitting: { notices: [], say: () => {} } } as unknown as Room

  it('is the order of trumps, or that there are none', () => {
    expect(aboutTrump(room, scene()).title).toBe('Wine is trump and beats all other suits. Best first: Bars, Mixer of Wine, Mixer of Whiskey Rocks, then 11 to 1.')
    const none = scene()
    none.counters = { ...none.counters, trumps: { say: 'trumps-none' } }
    expect(aboutTrump(room, none).title).toContain('Only Bars are')
  })

  it('is what comes of bids that do not add up', () => {
    expect(aboutBids(room, scene({ bids: [3, 0, null, null] })).title).toContain('They may never add up')
    expect(aboutBids(room, scene()).title).toContain('one that nobody wants')
    expect(aboutBids(room, scene({ bids: [5, 3, 3, 1] })).title).toContain('will not get enough')
  })

  it('is what a bid brings, and how far I am', () => {
    expect(aboutBid(room, 0).title).toBe('No trick at all brings 10 points, and any other number none.')
    expect(aboutTarget(room, scene({ won: [1, 0, 0, 0] }), 0).title).toBe('You need 3 and have 1. Exactly 3 bring you 13 points.')
    expect(aboutTarget(room, scene({ won: [4, 0, 0, 0] }), 0).title).toContain('too many')
  })

  it('is what somebody needs and has, and what a dealer has to mind', () => {
    expect(aboutSeat(room, scene({ won: [0, 1], scores: [0, 12] }), 1, false)).toEqual(['Needs 2 tricks, and has 1. Points so far: 12.'])
    expect(aboutSeat(room, scene({ bids: [null, null] }), 1, true)[1]).toContain('may not let the bids add up to 10')
  })

  it('is how the rounds go up and down', () => {
    expect(aboutRounds(room).title).toBe('15 rounds: hands grow from 3 cards to 10, and shrink to 3 again.')
  })
})

describe('the bids in words', () => {
  it('are under or over the tricks there are', () => {
    expect(bidsInWords(scene(), words)).toEqual({ sum: '9 of 10', how: '1 under' })
    expect(bidsInWords(scene({ bids: [5, 3, 3, 1] }), words)).toEqual({ sum: '12 of 10', how: '2 over' })
  })

  it('are said to be unfinished until everybody has bid, a bid of none included', () => {
    expect(bidsInWords(scene({ bids: [3, 0, null, null] }), words)).toEqual({ sum: '3 of 10', how: 'so far' })
    expect(bidsInWords(scene({ bids: [3, 0, 0, 0] }), words).how).toBe('7 under')
  })

  it('can be far over with many seats', () => {
    expect(bidsInWords(scene({ bids: [10, 10, 10] }), words).how).toBe('20 over')
  })
})

describe('what a seat should win', () => {
  it('is its own bid while bids are made, then that of the hand it plays', () => {
    const bids = [2, null, 0, 1]
    expect(targetOf(scene({ trick_number: 0, pass_offset: 1, bids, targets: [null, 1, 2, 0] }), 0)).toBe(2)
    expect(targetOf(scene({ trick_number: 0, bids }), 1)).toBeNull()
    expect(targetOf(scene({ pass_offset: 1, targets: [0, 1, 2, 3] }), 0)).toBe(0)
  })
})

describe('why a card cannot be played', () => {
  const moves = [play('cocktail-3-a'), play('cocktail-10-a'), play('cocktail-10-a')]

  const refused = [
    { cards: ['beer-5-a'], why: { say: 'can-follow', suit: 'suit:cocktail', instead: [], rule: 'WF-052' } },
    { cards: ['bar-1-a', 'bar-2-a'], why: { say: 'bar-must-wait', suit: 'suit:cocktail', instead: [], rule: 'WF-054' } },
  ]

  it('is what the table says, with what would follow, each card once', () => {
    const why = whyNot(scene({ moves, refused }), item('beer-5-a'), words)
    expect(why).toEqual({ text: 'Liqueur/Cocktail was led and you can follow. Play the 3 of Liqueur/Cocktail or the 10 of Liqueur/Cocktail.', rule: 'WF-052' })
    expect(whyNot(scene({ moves, refused }), item('bar-2-a'), words).rule).toBe('WF-054')
  })

  it('is nothing where the table says nothing', () => {
    expect(whyNot(scene({ moves }), item('beer-5-a'), words)).toEqual({ text: '', rule: '' })
  })
})

describe('the table of a round', () => {
  const rounds = [round(1, [1, 0, 2], [1, 1, 1], [11, 0, 0]), round(4, [3, 2, 2], [2, 3, 1], [25, 13, 12])]

  it('adds up the points so far', () => {
    expect(rowsOf(rounds, 1).map((row) => row.total)).toEqual([36, 13, 12])
    expect(rowsOf(rounds, 0)[0]).toEqual({ seat: 0, won: 1, target: 1, points: 11, total: 11 })
  })

  it('with Wingman compares each seat with the hand it played, and its hand with whoever played it', () => {
    const rows = rowsOf([round(1, [1, 0, 2], [1, 1, 1], [11, 0, 0], 1), round(4, [3, 2, 2], [2, 3, 1], [25, 13, 12], 1)], 1)
    expect(rows.map((row) => [row.won, row.target])).toEqual([[2, 2], [3, 3], [1, 2]])
    expect(rows[0]!.wingman).toEqual({ seat: 1, won: 3, bid: 3 })
    expect(rows[1]!.wingman).toEqual({ seat: 2, won: 1, bid: 2 })
  })

  it('is empty before the first round is over', () => {
    expect(rowsOf([], -1)).toEqual([])
  })
})

describe('the rounds', () => {
  it('go up to the peak once and down again, as the catalogue says', () => {
    expect(handSizes(words)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3])
  })

  it('count their tricks', () => {
    const finished = [round(1, [0, 0, 0, 0], [2, 1, 0, 0], [0, 0, 0, 0]), round(2, [0, 0, 0, 0], [2, 2, 0, 0], [0, 0, 0, 0])]
    expect(tricksDone(scene({ finished, trick_number: 3 }))).toBe(3 + 4 + 2)
    expect(tricksDone(scene({ finished, trick_number: 0 }))).toBe(7)
  })
})

describe('what happened between two views', () => {
  const bar = item('bar-1-a', 2, ['winning'])

  it('is a Bar, or a Bar upon a Bar, as it is laid', () => {
    const before = scene({ zones: [trick(item('wine-2-a', 1))] })
    const one = scene({ zones: [trick(item('wine-2-a', 1), bar)] })
    const two = scene({ zones: [trick(item('wine-2-a', 1), bar, item('bar-2-a', 3))] })
    expect(happened(before, one, words).bars).toBe(1)
    expect(happened(one, one, words).bars).toBe(0)
    expect(happened(one, two, words).bars).toBe(2)
  })

  it('is a Bar also when it is the last card of a trick', () => {
    const before = scene({ zones: [trick(item('wine-2-a', 1))] })
    const after = scene({ trick_number: 2, zones: [trick(), { ...trick(item('wine-2-a', 1), bar), id: 'last-trick' }] })
    expect(happened(before, after, words).bars).toBe(1)
  })

  it('is a new round, and who was paid for the old one', () => {
    const after = scene({ round: 2, trick_number: 0, finished: [round(1, [1, 1, 1, 1], [1, 2, 0, 0], [11, 0, 0, 0])] })
    expect(happened(scene({ trick_number: 3 }), after, words)).toEqual({ dealt: true, passed: false, bars: 0, paid: [0] })
  })

  it('is the passing of the hands after the last bid, with Wingman only', () => {
    const before = scene({ trick_number: 0, pass_offset: 1 })
    expect(happened(before, scene({ pass_offset: 1 }), words).passed).toBe(true)
    expect(happened({ ...before, pass_offset: 0 }, scene(), words).passed).toBe(false)
    expect(happened(scene({ pass_offset: 1 }), scene({ pass_offset: 1, trick_number: 2 }), words).passed).toBe(false)
  })

  it('is nothing when a move is taken back', () => {
    const finished = [round(1, [0, 0, 0, 1], [1, 2, 0, 0], [11, 0, 0, 0])]
    const later = scene({ round: 2, trick_number: 0, finished })
    expect(happened(later, scene({ trick_number: 3, zones: [trick(bar)] }), words)).toEqual({ dealt: false, passed: false, bars: 0, paid: [] })
  })
})

it('finds whose card wins', () => {
  expect(winnerOf([item('wine-2-a', 1), item('wine-9-a', 0, ['trump', 'winning'])])).toBe(0)
  expect(winnerOf([])).toBeUndefined()
})

describe('the cards of a trick', () => {
  const ROOMS = [
    [456, 380],
    [388, 380],
    [240, 220],
    [240, 130],
    [560, 430],
  ] as const
  const TABLES = [2, 3, 4, 5, 6, 7, 8].flatMap((seats) => [0, seats - 1, null].map((eyes) => [seats, eyes] as const))

  it.each(TABLES)('have a place for each of %i seats, seen from seat %s, inside the room there is', (seats, eyes) => {
    for (const [width, height] of ROOMS) {
      const { places, card } = ring(seats, eyes, width, height)
      expect(places.map((place) => place.seat).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
      for (const { x, y } of places) {
        expect(Math.abs(x) + card / 2).toBeLessThanOrEqual(width / 2)
        // The lowest room of all is lower than eight of the smallest cards.
        if (card > 28) expect(Math.abs(y) + card * 0.7).toBeLessThanOrEqual(height / 2 + 1)
      }
    }
  })

  it.each(TABLES)('of %i seats, seen from seat %s, do not cover each other', (seats, eyes) => {
    const { places, card } = ring(seats, eyes, 456, 380)
    for (const one of places) {
      for (const other of places) {
        if (one.seat >= other.seat) continue
        expect(Math.abs(one.x - other.x) >= card || Math.abs(one.y - other.y) >= card * 1.4, `${one.seat} and ${other.seat}`).toBe(true)
      }
    }
  })

  it('lie before their seats: mine below, the others clockwise from the left', () => {
    const at = (seat: number) => ring(4, 1, 456, 380).places.find((place) => place.seat === seat)!
    expect(at(1).y).toBeGreaterThan(at(2).y)
    expect(at(2).x).toBeLessThan(0)
    expect(at(3).y).toBeLessThan(at(2).y)
    expect(at(0).x).toBeGreaterThan(0)
    expect(at(2).turn).toBeLessThan(0)
    expect(at(0).turn).toBeGreaterThan(0)
    expect(at(1).turn).toBe(0)
  })

  it('lie in one row where it is low', () => {
    expect(new Set(ring(4, 0, 240, 120).places.map((place) => place.y)).size).toBe(1)
    expect(new Set(ring(4, 0, 240, 220).places.map((place) => place.y)).size).toBe(3)
  })
})

const wordsOf = (markup: string): string => markup.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ').trim()

describe('a bid as glasses', () => {
  const draw = (won: number, target: number | null, size: 'wide' | 'narrow' | 'chip' | 'line' = 'wide'): string =>
    render(Glasses, { props: { won, target, size }, context }).body
  const glasses = (markup: string): number => [...markup.matchAll(/translate\(/g)].length

  it('has a glass for each trick, in one row or two', () => {
    expect(glasses(draw(1, 3))).toBe(3)
    expect(glasses(draw(2, 9, 'narrow'))).toBe(9)
    expect(glasses(draw(7, 5))).toBe(7)
    expect(glasses(draw(1, 3, 'chip'))).toBe(0)
  })

  it('fills as many as tricks were won, and marks those over the bid', () => {
    const full = (markup: string): number => [...markup.matchAll(/#e9a21c/g)].length
    const over = (markup: string): number => [...markup.matchAll(/#b3202f/g)].length
    expect([full(draw(4, 7)), over(draw(4, 7))]).toEqual([4, 0])
    expect([full(draw(7, 5)), over(draw(7, 5))]).toEqual([5, 2])
    expect([full(draw(1, 0)), over(draw(1, 0))]).toEqual([0, 1])
  })

  it('says the same in words', () => {
    expect(wordsOf(draw(1, 3))).toContain('1 of 3')
    expect(wordsOf(draw(2, 1, 'chip'))).toBe('2 of 1 over')
    expect(wordsOf(draw(0, 0))).toContain('bid none')
    expect(wordsOf(draw(0, null))).toBe('no bid yet')
  })
})

describe('the summary of a round', () => {
  const view = scene({ trick_number: 0, round: 2, scores: [11, 0, 0, 12], finished: [round(1, [1, 1, 2, 2], [1, 0, 0, 2], [11, 0, 0, 12])] })
  const draw = (height: number, changes: Partial<WithFriendsView> = {}): string => {
    const now = { ...view, ...changes }
    const props = { view: now, isWingman: false, isBroad: true, height, onopen: () => {} }
    return render(Summary, { props, context: roomWith(seenBy(now.eyes)) }).body
  }

  it('tells won, bid, points and total of each seat', () => {
    const words = wordsOf(draw(300))
    expect(words).toContain('You 1 of 1 +11 11')
    expect(words).toContain('Mike 0 of 1 0 0')
    expect(words).toContain('Jo 2 of 2 +12 12')
    expect(draw(300)).toContain('aria-label="missed"')
  })

  it('tells my own line where there is no room for more', () => {
    expect(wordsOf(draw(100))).toContain('Round 1: you won 1 of 1, +11.')
    expect(wordsOf(draw(100, { eyes: 1 }))).toContain('you won 0 of 1, no points.')
    expect(wordsOf(draw(100, { eyes: null }))).toContain('Round 1 is over.')
  })

  it('ranks the seats when the game is over', () => {
    expect(wordsOf(draw(300, { outcome: { reason: '', scores: [], places: [] } }))).toMatch(/Jo .* You .* Mike/)
  })
})

describe('what is said about a card that is held', () => {
  it('explains both glasses of a Mixer, and what it is now', () => {
    const said = aboutCard(item('wine-m-a', null, ['trump'], TWELVE_OF_BEER), words)
    expect(said).toContain('large glass: the 13 of Wine')
    expect(said).toContain('small glass: the 12 of Beer, but only while Beer is trump')
    expect(said).toContain('In this round it is the 12 of Beer.')
  })

  it('says what trumps and Bars beat, and when any other card wins', () => {
    expect(aboutCard(item('beer-4-a', null, ['trump']), words)).toContain('A trump beats')
    expect(aboutCard(item('bar-1-a', null, ['trump']), words)).toContain('only a Bar')
    expect(aboutCard(item('wine-4-a'), words)).toContain('only if Wine was led')
  })
})
