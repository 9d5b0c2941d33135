import { describe, expect, it, vi } from 'vitest'
import { MyTables, QUIET } from '../../src/lobby/mine.svelte'
import { aboutTable, callOf, inOrder, turnLine } from '../../src/lobby/standing'
import type { Standing, TableCard } from '../../src/lib/types'

const card = (id: string, standing?: Standing, more: Partial<TableCard> = {}): TableCard => ({ id, game: 'coasters', title: 'Coasters', status: 'running', names: ['Ann', 'Bob', 'Rye'], open_seats: 0, host: 'Ann', you: 'Bob', ...(standing ? { standing } : {}), ...more })
const mine = (id: string, since: number): TableCard => card(id, { your_turn: true, since })
const others = (id: string, since = 0): TableCard => card(id, { awaited: [{ name: 'Rye' }], since })

describe('how a table stands, in words', () => {
  it('calls me to the table of its host, or to my own', () => {
    expect(callOf(mine('a', 1))).toBe("It is your turn at Ann's table")
    expect(callOf(card('a', undefined, { you: 'Ann' }))).toBe('It is your turn at your table')
  })

  it('says whose turn it is, and what they are to do', () => {
    expect(turnLine(card('a', { awaited: [{ name: 'Rye' }], does: 'to bid' }), 0)).toBe('Rye to bid')
    expect(turnLine(others('a'), 0)).toBe('Rye to play')
    expect(turnLine(card('a', { awaited: [{ name: 'Rye' }, { name: 'Hop' }, { name: 'Ale' }], does: 'to pass' }), 0)).toBe('3 seats to pass')
  })

  it('says who is away, and for how long', () => {
    expect(turnLine(card('a', { awaited: [{ name: 'Rye', away_since: 1000 }] }), 1042)).toBe('Rye is away, 0:42')
  })

  it('says of a table before the deal that it is not dealt', () => {
    expect(turnLine(card('a', undefined, { status: 'open' }), 0)).toBe('Not dealt yet')
  })

  it('names the others, whatever I am called there', () => {
    expect(aboutTable(mine('a', 1))).toBe('Coasters, with Ann and Rye')
  })
})

describe('my tables', () => {
  it('stand with the longest waiting first, then what runs, then what is not dealt', () => {
    const tables = [card('open', undefined, { status: 'open' }), others('runs'), mine('late', 20), mine('long', 10)]
    expect(inOrder(tables).map(({ id }) => id)).toEqual(['long', 'late', 'runs', 'open'])
  })

  it('change their places at once while nobody touches anything', () => {
    const tables = new MyTables(() => 1e6)
    tables.take([others('a'), others('b')])
    tables.take([others('a'), mine('b', 5)])
    expect(tables.all.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(tables.lead?.id).toBe('b')
  })

  it('stay in their places under a finger, for two seconds, and say the latest all the same', () => {
    vi.useFakeTimers()
    let time = 1e6
    const tables = new MyTables(() => time)
    tables.take([mine('a', 1), others('b'), others('c')])
    tables.touch()
    tables.take([mine('a', 1), others('b'), mine('c', 5)])
    expect(tables.all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(turnLine(tables.all[2]!, 0)).toBe('Your turn')
    time += QUIET
    vi.advanceTimersByTime(QUIET)
    expect(tables.all.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    vi.useRealTimers()
  })

  it('never call a table mine to play that is not any more, whoever touches', () => {
    const tables = new MyTables(() => 1e6)
    tables.take([mine('a', 1)])
    tables.touch()
    tables.take([others('a')])
    expect(tables.lead).toBeUndefined()
  })

  it('tell once of each table that begins to wait for me, and nothing at first sight', () => {
    const tables = new MyTables(() => 1e6)
    expect(tables.take([mine('a', 1), others('b')])).toEqual([])
    expect(tables.take([mine('a', 1), mine('b', 7)]).map(({ id }) => id)).toEqual(['b'])
    expect(tables.take([mine('a', 1), mine('b', 7)])).toEqual([])
    expect(tables.take([mine('a', 1), mine('b', 9)]).map(({ id }) => id)).toEqual(['b'])
  })
})
