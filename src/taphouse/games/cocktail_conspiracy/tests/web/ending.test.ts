import { describe, expect, it } from 'vitest'
import { wordsFor } from '$tests/words'
import { decided, lastLaid, lines, mixed, wonAt } from '../../ending'
import type { Table } from '../../reading'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

const words = wordsFor(en, catalogue, 0, ['Robin', 'Mike', 'Sarah', 'Jo'])
const CARDS = ['Rg1', 'Gr1', 'Bp1', 'Yr1', 'Pb1']
const over = (latest: object, reason = 'victory'): Table =>
  ({
    places: [0, 1, 2, 3].map((seat) => ({ place: seat, seat, team: seat % 2 ? 'B' : 'A', won: seat === 1 })),
    sides: [
      { team: 'A', size: 2, seats: [0, 2], tokens: ['red', 'red', 'green', 'blue', 'yellow'], shortfall: 2 },
      { team: 'B', size: 2, seats: [1, 3], tokens: ['red', 'green', 'blue', 'yellow', 'purple'], won: true, shortfall: 0 },
    ],
    zones: [{ id: 'place-1', items: CARDS.filter((id) => id in catalogue).map((id) => ({ id })) }],
    latest,
    outcome: { reason, scores: [0, 1, 0, 1], places: [3, 1, 3, 1] },
  }) as unknown as Table
const LAID = { seat: 3, action: 'play', card: 'Pb1', place: 1 }

describe('the end of Cocktail Conspiracy', () => {
  it('is decided by whoever laid the last of the five', () => {
    expect(words.say(decided(over(LAID), [], words)!)).toBe('Jo laid the plum: all five lie in front of Mike.')
    expect(words.say(decided(over({ ...LAID, seat: 1 }), [], words)!)).toBe('Mike laid the plum, the last of all five.')
    expect(words.say(decided(over({ ...LAID, action: 'move' }), [], words)!)).toBe('Jo moved the plum: all five lie in front of Mike.')
  })

  it('knows which of two clinking cards came to lie there', () => {
    const cheers = { ...LAID, place: 0, matched: 'Rg1', played_to: 2, matched_to: 1 }
    expect(lastLaid(over(cheers), wonAt(over(cheers)))).toBe('Rg1')
    expect(words.say(decided(over({ ...cheers, matched_to: 3 }), [], words)!)).toBe('All five lie in front of Mike.')
  })

  it('leaves a game that the bar closed to how it ended', () => {
    expect(decided(over(LAID, 'last call'), [], words)).toBeUndefined()
  })

  it('shows the five of the cocktail and the teams, the winners first', () => {
    expect(mixed(over(LAID), words).map(({ colour }) => colour)).toEqual(['red', 'green', 'blue', 'yellow', 'purple'])
    expect(lines(over(LAID)).map(({ seats, won }) => [seats, won])).toEqual([[[1, 3], true], [[0, 2], false]])
  })
})
