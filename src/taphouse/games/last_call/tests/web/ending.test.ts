import { describe, expect, it } from 'vitest'
import { wordsFor } from '$tests/words'
import type { AnyFact } from '$words/facts'
import { decided, lastCard, lines } from '../../ending'
import type { LastCallView } from '../../view'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

const words = wordsFor(en, catalogue, 0, ['Robin', 'Mike', 'Sarah'])
const over = (how = 'went_out', winners = [1]): LastCallView =>
  ({
    seats: [0, 1, 2].map((seat) => ({ seat })),
    zones: [],
    last_round: { how, winners, hands: [['wine-9-a', 'beer-5-b'], [], ['wine-7-b']] },
    outcome: { reason: 'went out', scores: [0, 1, 0], places: [2, 1, 2], said: { say: 'outcome', who: 'seat:1', why: 'went_out' } },
  }) as unknown as LastCallView
const PLAYED: AnyFact = { say: 'played', who: 'seat:1', card: 'card:copita-3-b' }

describe('the end of Last Call', () => {
  it('is decided by the last card, which the story tells', () => {
    const fact = decided(over(), [PLAYED, { say: 'round-ends' }])!
    expect(words.say(fact)).toBe('Mike laid the last card: 3 of Copita.')
  })

  it('has no last card where it was passed on, or where nobody went out', () => {
    expect(lastCard(over(), [PLAYED, { say: 'gave-you', who: 'seat:1', whom: 'seat:0', card: 'card:beer-5-b' }])).toBeUndefined()
    expect(lastCard(over('blocked'), [PLAYED])).toBeUndefined()
    expect(lastCard(over('went_out', [2]), [PLAYED])).toBeUndefined()
  })

  it('tells what everybody was left with, the fewest first', () => {
    expect(lines(over()).map(({ seats, result }) => [seats[0], words.say(result)])).toEqual([
      [1, 'out'],
      [2, '1 card'],
      [0, '2 cards'],
    ])
  })
})
