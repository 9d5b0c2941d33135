import { describe, expect, it } from 'vitest'
import { trial } from '../../src/lib/trial'
import type { MoveView } from '../../src/lib/types'
import { Choice } from '../../src/table/choice.svelte'
import { giveKeys, namesOfThings } from '../../src/table/keys'

const NONE: ReadonlySet<string> = new Set()
const first = (...names: string[]) => giveKeys(new Map(), names, NONE)

describe('keys', () => {
  it('go to things in their order, digits first', () => {
    expect([...first('beer', 'wine', 'Draw one')]).toEqual([['beer', '1'], ['wine', '2'], ['Draw one', '3']])
  })

  it('are enough for every card of a large hand, and none is given twice', () => {
    const names = Array.from({ length: 30 }, (_, at) => `card ${at}`)
    const keys = [...first(...names).values()]
    expect(keys).toHaveLength(30)
    expect(new Set(keys).size).toBe(30)
    expect(keys.slice(8, 12)).toEqual(['9', '0', 'q', 'w'])
    expect(keys).not.toContain('i')
  })

  it('do not pass to another thing while a choice is under way', () => {
    const before = first('beer', 'wine', 'Draw one')
    const during = giveKeys(before, ['beer', 'wine', 'Play beer'], NONE)
    expect([during.get('wine'), during.get('Play beer')]).toEqual(['2', '4'])
    expect(giveKeys(during, ['Draw one'], NONE).get('Draw one')).toBe('3')
  })

  it('leave alone what the table uses itself', () => {
    const keys = giveKeys(new Map(), Array.from({ length: 34 }, (_, at) => `${at}`), new Set(['l', 's', 'd']))
    expect([...keys.values()].some((key) => ['l', 's', 'd'].includes(key))).toBe(false)
  })

  it('tell two cards apart that look alike', () => {
    expect(namesOfThings(['7 of Beer', 'Bar', '7 of Beer'])).toEqual(['7 of Beer', 'Bar', '7 of Beer 2'])
  })
})

describe('a trial', () => {
  const play: MoveView = { move: 1, text: 'play 7', label: 'Play 7', on: ['item:7'] }
  const give: MoveView = { move: 5, text: 'give 3 jo', label: 'Give 3 to Jo', on: ['item:3', 'seat:1'] }

  function table(...moves: MoveView[]) {
    const sent: number[] = []
    return { sent, choice: new Choice(() => moves, (move) => sent.push(move.move)) }
  }

  it('sends nothing, and says what would have been sent', () => {
    const { choice, sent } = table(play)
    expect(trial(() => choice.play(play))).toBe(play)
    expect(sent).toEqual([])
    choice.play(play)
    expect(sent).toEqual([1])
  })

  it('leaves things picked that would complete a move, so that they can be seen before', () => {
    const { choice, sent } = table(play, give)
    expect(trial(() => choice.tap('item:3'))).toBeUndefined()
    expect(trial(() => choice.tap('seat:1'))).toBe(give)
    expect([choice.things, choice.only, sent]).toEqual([['item:3', 'seat:1'], give, []])
    choice.tap('seat:1')
    expect(sent).toEqual([5])
  })

  it('ends also when something goes wrong', () => {
    const { choice, sent } = table(play)
    expect(() => trial(() => { throw new Error('lost') })).toThrow('lost')
    choice.play(play)
    expect(sent).toEqual([1])
  })
})
