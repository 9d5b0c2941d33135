import { describe, expect, it } from 'vitest'
import { flat, momentsIn, type Moments } from '../../src/table/moments'
import { wordsFor } from '../words'
import { view } from './tables'

const MOMENTS: Moments = {
  caught: ({ fact }) => ({ kind: 'caught', icon: 'bell', what: fact, why: fact, rule: 'X-1' }),
  cried: ({ fact, before }) => (before ? { kind: String(fact['who']), icon: 'bell', what: fact, why: fact, rule: 'X-2' } : undefined),
}
const told = { before: view(), view: view(), words: wordsFor({}) }

describe('great moments', () => {
  it('are found by the names of facts, in the order of telling', () => {
    const news = [{ say: 'drew' }, { say: 'played', who: 'seat:1', then: [{ say: 'cried' }] }, { say: 'caught' }]
    expect(momentsIn(MOMENTS, { ...told, news }).map(({ kind }) => kind)).toEqual(['seat:1', 'caught'])
  })

  it('may be none, if the table was not so', () => {
    expect(momentsIn(MOMENTS, { ...told, before: undefined, news: [{ say: 'cried' }] })).toEqual([])
  })

  it('know of whom the fact is that they follow', () => {
    expect(flat([{ say: 'played', who: 'seat:2', then: [{ say: 'cried' }] }])[1]).toMatchObject({ say: 'cried', who: 'seat:2' })
  })
})
