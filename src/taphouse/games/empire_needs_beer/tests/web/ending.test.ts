import { describe, expect, it } from 'vitest'
import { wordsFor } from '$tests/words'
import { decided, lines } from '../../ending'
import type { Wire } from '../../seen'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

const words = wordsFor(en, catalogue, 0, ['Robin', 'Mike', 'Sarah'])
const over = (scores: number[], places: number[], sets = 5): Wire =>
  ({
    eyes: 0,
    seats: scores.map((total, seat) => ({ seat, counters: { fame: { orders: total - sets, bonuses: 0, sets, total } } })),
    zones: [{ id: 'warehouse-1', items: [{ id: 'red@warehouse-1', number: 3 }] }],
    first: 0,
    outcome: { reason: 'orders gone', scores, places },
  }) as unknown as Wire

describe('the end of The Empire Needs Beer!', () => {
  it('is decided by Fame, and by the sets if there are any', () => {
    expect(words.say(decided(over([20, 26, 18], [2, 1, 3]), [], words)!)).toBe('Mike finished 6 Fame ahead of you; sets of different races brought 5.')
    expect(words.say(decided(over([20, 26, 18], [2, 1, 3], 0), [], words)!)).toBe('Mike finished 6 Fame ahead of you.')
  })

  it('is decided by barrels among equals', () => {
    expect(words.say(decided(over([26, 26, 18], [2, 1, 3]), [], words)!)).toBe('As much Fame as you, but Mike had more barrels left over: 3.')
  })

  it('is decided by nothing where a win is shared', () => {
    expect(decided(over([26, 26, 18], [1, 1, 3]), [], words)).toBeUndefined()
    expect(words.say(lines(over([26, 26, 18], [1, 1, 3]))[0]!.result)).toBe('26 Fame')
  })
})
