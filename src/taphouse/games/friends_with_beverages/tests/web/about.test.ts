import { describe, expect, it } from 'vitest'
import type { Room } from '$table/context'
import { aboutCard, aboutLimit, aboutPhase, aboutShed, aboutSum, aboutToken, markedFor } from '../../about'
import { PHASES } from '../../words'
import { fwb, guest, say, WORDS } from './views'

const ROOM = { words: WORDS } as Room
// Italy, Peru and Japan sit at my table.
const view = fwb({ hand: 'SPI SUG CIT JAR', shed: 'JUG STR!' })

describe('a card that is looked at closely', () => {
  it('tells what it costs, what it is good for, and who wants it', () => {
    expect(aboutCard(ROOM, view, { id: 'CIT-05', price: 1 })).toBe('Costs 1 draw point. Used up when you serve a guest who lists it. Two alike buy another guest. On the list of Italy and Peru.')
    expect(aboutCard(ROOM, view, { id: 'TUN-02', price: 2 })).toBe('Costs 2 draw points. Works in your shed, and stays there for every guest. Two alike in your hand buy another guest. None of your guests lists it.')
  })

  it('is wanted by nobody who has been served, nor where nobody looks on from a seat', () => {
    expect(aboutCard(ROOM, fwb({ served: [1] }), { id: 'CIT-05' })).toMatch(/On the list of Peru\.$/)
    expect(aboutCard(ROOM, { ...view, eyes: null }, { id: 'CIT-05' })).toBe('Used up when you serve a guest who lists it. Two alike buy another guest.')
  })

  it('leaves to an event and an interrupt what they say themselves', () => {
    expect(aboutCard(ROOM, view, { id: 'lucky_find-1', price: 2 })).toBe('Costs 2 draw points.')
    expect(aboutCard(ROOM, view, { id: 'festival_rush-1' })).toBe('')
  })
})

describe('a guest that is looked at closely', () => {
  it('shows what I have of its list if it is mine or in the market', () => {
    expect(markedFor(WORDS, view, guest(1))).toEqual({ ingredients: ['hand', 'hand', 'hand', 'missing'], equipment: ['shed', 'sideways', 'hand'] })
    expect(markedFor(WORDS, view, guest(6))).toBeDefined()
    expect(aboutCard(ROOM, view, { id: guest(1) })).toMatch(/^A tick: you have it\..*The people at the foot/)
  })

  it('shows none of that for a served one, for guests of others, and to those who only look on', () => {
    expect(markedFor(WORDS, fwb({ served: [1] }), guest(1))).toBeUndefined()
    expect(markedFor(WORDS, view, guest(5))).toBeUndefined()
    expect(markedFor(WORDS, { ...view, eyes: null }, guest(1))).toBeUndefined()
    expect(aboutCard(ROOM, view, { id: guest(5) })).toMatch(/^The people at the foot/)
  })
})

describe('a sign on the table', () => {
  it('is told in words, with a rule', () => {
    const all = [...PHASES.map((phase) => aboutPhase(phase, 8)), aboutSum(1, 3), aboutLimit(5, 8), aboutShed(4), aboutToken('round'), aboutToken('turn')]
    expect(all.every(({ rule }) => /^FWB-\d{3}$/.test(rule))).toBe(true)
    expect(new Set(all.map(({ fact }) => say(fact))).size).toBe(all.length)
    expect(say(aboutSum(1, 3).fact)).toBe('Your served guests are worth 1 point. Once a host has served 3, the last round begins. Then the most points win.')
    expect(say(aboutLimit(5, 8).fact)).toBe('You hold 5 cards. When your turn ends, 8 may stay. Your shed does not count.')
  })
})
