import { describe, expect, it } from 'vitest'
import { wordsFor } from '$tests/words'
import { decided, metBy } from '../../ending'
import type { WithFriendsView } from '../../words'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

const words = wordsFor(en, catalogue, 0, ['Robin', 'Mike', 'Sarah'])
const over = (scores: number[], places: number[]): WithFriendsView =>
  ({
    past: [1, 0, 2, 1, 0, 1, 11, 10, 0, 0, 1, 1, 0, 2, 0, 10, 0, 0],
    seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    outcome: { reason: 'all rounds played', scores, places },
  }) as unknown as WithFriendsView

describe('the end of With Friends', () => {
  it('shows the rounds that brought points', () => {
    expect(metBy(over([21, 10, 0], [1, 2, 3]), 0)).toEqual([true, true])
    expect(metBy(over([21, 10, 0], [1, 2, 3]), 1)).toEqual([true, false])
  })

  it('is decided by how often a bid was met, and by how much', () => {
    expect(words.say(decided(over([21, 10, 0], [1, 2, 3]))!)).toBe('You scored in 2 of 2 rounds, 11 points ahead of Mike.')
    expect(words.say(decided(over([10, 11, 10], [2, 1, 2]))!)).toBe('Mike scored in 1 of 2 rounds, 1 point ahead of Sarah and you.')
  })

  it('is level where several win', () => {
    expect(words.say(decided(over([10, 10, 0], [1, 1, 3]))!)).toBe('Level with 10 points each.')
  })
})
