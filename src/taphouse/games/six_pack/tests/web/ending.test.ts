import { describe, expect, it } from 'vitest'
import { decided, lastPacks } from '../../ending'
import type { SixPackClaim } from '../../view'
import { view, words } from './views'

const pack = (seat: number, scored = 'red-Bb'): SixPackClaim => ({ seat, round: 1, window: { x: 0, y: 0 }, pack: [{ domino: scored, bottle: [0, 0], mix: [1, 0] }], scored })
const over = (opened: SixPackClaim[], places: number[], reason = 'target reached') => view({ opened, outcome: { reason, scores: [7, 7, 3], places } })

describe('the end of Six-Pack', () => {
  it('is decided by the six-pack that was found last', () => {
    const table = over([pack(2), pack(0, 'red-Cl'), pack(0)], [1, 2, 3])
    expect(lastPacks(table)).toEqual([pack(0)])
    expect(words.say(decided(table)!)).toBe('You found the six-pack for point number 7.')
  })

  it('names all who found one at once', () => {
    expect(words.say(decided(over([pack(1), pack(0)], [1, 1, 3]))!)).toBe('Mike and you each found a six-pack in the same round, for point number 7.')
  })

  it('is decided by nothing that is seen when the turns are over', () => {
    expect(decided(over([pack(0)], [1, 2, 3], 'turn limit'))).toBeUndefined()
  })
})
