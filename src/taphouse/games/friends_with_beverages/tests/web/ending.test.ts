import { describe, expect, it } from 'vitest'
import { wordsFor } from '$tests/words'
import { decided, lines, servedBy } from '../../ending'
import type { FwbView } from '../../seen'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

const words = wordsFor(en, catalogue, 0, ['Robin', 'Mike', 'Sarah'])
const GUESTS = Object.entries(catalogue).filter(([, piece]) => piece.kind === 'guest').map(([id]) => id)
const over = (scores: number[], places: number[]): FwbView =>
  ({
    seats: scores.map((points, seat) => ({ seat, counters: { points, served: points > 0 ? 2 : 0 } })),
    zones: [{ id: 'guests-1', items: GUESTS.slice(0, 3).map((id, at) => ({ id, marks: at < 2 ? ['served'] : [] })) }],
    last_served: { seat: 1, slot: 1, guest: GUESTS[0]! },
    outcome: { reason: 'a host served everybody', scores, places },
  }) as unknown as FwbView

describe('the end of Friends with Beverages', () => {
  it('is decided by the guests that were served, and by how much', () => {
    expect(words.say(decided(over([10, 24, 10], [2, 1, 2]))!)).toBe('Mike served 2 guests for 24 points. That is 14 more than Sarah and you.')
    expect(words.say(decided(over([24, 24, 0], [2, 1, 3]))!)).toBe('Mike served 2 guests for 24 points.')
  })

  it('shows the guests of the winner, the last one last', () => {
    expect(servedBy(over([0, 24, 0], [2, 1, 2]), 1).map(({ guest }) => guest)).toEqual([GUESTS[1], GUESTS[0]])
    expect(words.say(lines(over([0, 24, 0], [2, 1, 2]))[0]!.result)).toBe('2 served, 24 pts')
  })
})
