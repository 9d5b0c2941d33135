import { describe, expect, it } from 'vitest'
import { linesByPlace } from '../../src/table/endings'
import { wonBy } from '../../src/table/finish.svelte'
import { wordsFor } from '../words'
import { view } from './tables'

const NAMES = ['Robin', 'Mike', 'Sarah']
const said = (places: number[], eyes: number | null): string => wordsFor({}, {}, eyes, NAMES).say(wonBy(places))

describe('who has won', () => {
  it('is told to a winner as a win, with all who share it', () => {
    expect(said([1, 2, 3], 0)).toBe('You win!')
    expect(said([1, 1, 3], 0)).toBe('Mike and you win!')
  })

  it('is told to everybody else by name, and to nobody as a loss', () => {
    expect(said([2, 1, 3], 0)).toBe('Mike wins')
    expect(said([2, 1, 3], null)).toBe('Mike wins')
    expect(said([3, 1, 1], 0)).toBe('Mike and Sarah win')
  })

  it('is nobody where all are level', () => {
    expect(said([1, 1, 1], 0)).toBe('All level')
  })

  it('is one sentence for those who listen', () => {
    const words = wordsFor({}, {}, 2, NAMES)
    expect(words.form('won-by', 'said', wonBy([1, 2, 3]))).toBe('Robin wins.')
    expect(words.form('won-by', 'said', wonBy([2, 2, 1]))).toBe('You win!')
  })
})

describe('how everybody came out', () => {
  it('is told by places, and among equals by score', () => {
    const over = view({ outcome: { reason: 'over', scores: [3, 9, 5], places: [2, 1, 2] } })
    const lines = linesByPlace(over, (seat) => ({ say: 'score-of', number: seat }))
    expect(lines.map(({ seats }) => seats)).toEqual([[1], [2], [0]])
    expect(lines.map(({ won }) => won)).toEqual([true, false, false])
  })
})
