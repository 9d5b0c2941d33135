import { describe, expect, it } from 'vitest'
import { flagsOf, item, movesOn, plainMoves, seat, thingsOf, withFlags } from '../../src/lib/moves'
import type { MoveView } from '../../src/lib/types'

const PLAY = { say: 'do-play', card: 'card:beer-7-a' }
const plain: MoveView = { move: 1, text: 'play beer-7-a', label: 'Play 7 of Beer', on: ['item:beer-7-a'], do: PLAY }
const called: MoveView = { ...plain, move: 2, text: 'play beer-7-a +call', label: 'Play 7 of Beer and call', flags: ['call'], do: { ...PLAY, call: 'yes' } }
const loud: MoveView = { ...plain, move: 3, text: 'play beer-7-a +call +shout', label: 'All at once', flags: ['call', 'shout'], do: { ...PLAY, call: 'yes', shout: 'drinks' } }
const draw: MoveView = { move: 4, text: 'draw', label: 'Draw one', on: ['zone:draw'] }
const give: MoveView = { move: 5, text: 'give beer-7-a 2', label: 'Give it to Jo', on: ['item:beer-7-a', 'seat:2'] }
const all = [plain, called, loud, draw, give]

describe('moves', () => {
  it('are found by everything they concern', () => {
    expect(movesOn(all, [item('beer-7-a')])).toEqual([plain, called, loud, give])
    expect(movesOn(all, [item('beer-7-a'), seat(2)])).toEqual([give])
    expect(movesOn(all, [])).toEqual(all)
  })

  it('tell what they concern and what can be added', () => {
    expect(thingsOf(all)).toEqual(new Set(['item:beer-7-a', 'zone:draw', 'seat:2']))
    expect(flagsOf(all)).toEqual(['call', 'shout'])
  })

  it('are listed once, in their plainest form, in whatever order they come', () => {
    expect(plainMoves(all)).toEqual([plain, draw, give])
    expect(plainMoves([loud, called, plain])).toEqual([plain])
  })

  it('take the additions that they have and no others', () => {
    expect(withFlags(all, plain, [])).toBe(plain)
    expect(withFlags(all, plain, ['call'])).toBe(called)
    expect(withFlags(all, plain, ['shout', 'call', 'dance'])).toBe(loud)
    expect(withFlags(all, plain, ['shout'])).toBe(plain)
    expect(withFlags(all, draw, ['call'])).toBe(draw)
  })
})
