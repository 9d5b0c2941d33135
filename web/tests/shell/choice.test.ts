import { describe, expect, it } from 'vitest'
import type { MoveView } from '../../src/lib/types'
import { Choice } from '../../src/table/choice.svelte'

const play: MoveView = { move: 1, text: 'play 7', label: 'Play 7', on: ['item:7'] }
const call: MoveView = { move: 2, text: 'play 7 +call', label: 'Play 7 and call', on: ['item:7'], flags: ['call'] }
const low: MoveView = { move: 3, text: 'lay 9 low', label: 'Lay 9 low', on: ['item:9'] }
const high: MoveView = { move: 4, text: 'lay 9 high', label: 'Lay 9 high', on: ['item:9'] }
const giveJo: MoveView = { move: 5, text: 'give 3 jo', label: 'Give 3 to Jo', on: ['item:3', 'seat:1'] }
const giveAl: MoveView = { move: 6, text: 'give 3 al', label: 'Give 3 to Al', on: ['item:3', 'seat:2'] }

function table(...moves: MoveView[]) {
  const sent: [number, string[]][] = []
  const offer = { moves }
  const choice = new Choice(
    () => offer.moves,
    (move, flags = []) => sent.push([move.move, [...flags]]),
  )
  return { choice, sent, offer }
}

describe('a choice', () => {
  it('needs one tap to raise a card and one to play it', () => {
    const { choice, sent } = table(play, low)
    expect(choice.tap('item:7')).toBe(true)
    expect(choice.only).toBe(play)
    expect(sent).toEqual([])
    choice.tap('item:7')
    expect(sent).toEqual([[1, []]])
    expect(choice.things).toEqual([])
  })

  it('raises a card while nothing can be sent, and sends nothing', () => {
    const { choice, sent } = table(play, low)
    expect(choice.tap('item:7', false)).toBe(true)
    expect(choice.tap('item:7', false)).toBe(true)
    expect(choice.has('item:7')).toBe(true)
    expect(choice.tap('item:8', false)).toBe(false)
    expect(sent).toEqual([])
    choice.tap('item:7')
    expect(sent).toEqual([[1, []]])
  })

  it('plays a card that is dropped on a thing, and only picks it where that thing cannot take it', () => {
    const { choice, sent } = table(play, giveJo, giveAl)
    choice.drop('item:3', 'seat:2')
    expect(sent).toEqual([[6, []]])
    choice.drop('item:3', 'seat:7')
    expect(choice.things).toEqual(['item:3'])
    choice.drop('item:8', 'seat:2')
    expect(choice.things).toEqual(['item:3'])
    expect(sent).toEqual([[6, []]])
  })

  it('lets go of a card that can no longer be played, so that it does not rise again by itself', () => {
    const { choice, offer } = table(play)
    choice.tap('item:7')
    choice.toggle('call')
    offer.moves = [low]
    expect(choice.things).toEqual([])
    choice.forget()
    offer.moves = [play]
    expect(choice.things).toEqual([])
    expect([...choice.armed]).toEqual(['call'])
  })

  it('offers every move of a card that can do several things, and a second tap puts it back', () => {
    const { choice, sent } = table(play, low, high)
    choice.tap('item:9')
    expect(choice.moves).toEqual([low, high])
    expect(choice.only).toBeUndefined()
    choice.tap('item:9')
    expect(choice.things).toEqual([])
    expect(sent).toEqual([])
  })

  it('is made by the second of two things', () => {
    const { choice, sent } = table(giveJo, giveAl)
    choice.tap('item:3')
    choice.tap('seat:2')
    expect(sent).toEqual([[6, []]])
  })

  it('goes over to another thing that does not go with the first', () => {
    const { choice } = table(play, low)
    choice.tap('item:7')
    choice.tap('item:9')
    expect(choice.things).toEqual(['item:9'])
  })

  it('says when no move concerns a thing', () => {
    expect(table(play).choice.tap('item:4')).toBe(false)
  })

  it('sends what is armed, once', () => {
    const { choice, sent } = table(play, call)
    choice.toggle('call')
    choice.toggle('shout')
    choice.toggle('shout')
    expect([...choice.armed]).toEqual(['call'])
    choice.tap('item:7')
    choice.play(play)
    expect(sent).toEqual([[1, ['call']]])
    expect([...choice.armed]).toEqual([])
  })

  it('plays a card that is dropped on the felt, or leaves it picked when it can do several things', () => {
    const { choice, sent } = table(play, low, high)
    choice.tap('item:9')
    choice.drop('item:7')
    expect(sent).toEqual([[1, []]])
    choice.drop('item:9')
    choice.drop('item:4')
    expect(sent).toHaveLength(1)
    expect(choice.moves).toEqual([low, high])
  })

  it('is gone when the moves are', () => {
    const { choice, offer } = table(play)
    choice.tap('item:7')
    offer.moves = []
    expect(choice.things).toEqual([])
    expect(choice.moves).toEqual([])
  })
})
