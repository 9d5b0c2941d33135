import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { isFirst, notePlayed } from '../../src/lobby/played'
import FullLength from '../../src/table/FullLength.svelte'

const info = { is: 'table' as const, id: 'a', game: 'coasters', title: 'Coasters', status: 'over', house: {}, seats: [] }

describe('after a first game', () => {
  it('offers it at full length, and only then', () => {
    expect(render(FullLength, { props: { info: { ...info, gentle: true } } }).body).toContain('Again, at full length?')
    expect(render(FullLength, { props: { info } }).body).not.toContain('full length')
    expect(render(FullLength, { props: { info: { ...info, gentle: true, status: 'running' } } }).body).not.toContain('full length')
  })

  it('is remembered by this device, game by game', () => {
    const kept = new Map<string, string>()
    globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage
    notePlayed('last-call')
    expect([isFirst('last-call'), isFirst('six-pack')]).toEqual([false, true])
  })
})
