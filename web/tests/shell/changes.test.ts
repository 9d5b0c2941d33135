import { describe, expect, it } from 'vitest'
import { changesIn } from '../../src/lib/changes'
import type { TableInfo, UnmetInfo } from '../../src/lib/types'
import { sayingOf } from '../../src/table/talk'
import { timeCalled, timeLeft } from '../../src/table/seat'
import { info, person } from './tables'

const NOW = 1_800_000_000
const SEATS = [person(0, 'Ann'), person(1, 'Bob'), person(2, 'Cyn')]
const table = (rest: Partial<TableInfo> = {}): TableInfo => info({ seats: SEATS, ...rest })
const told = (after: Partial<TableInfo>, before: Partial<TableInfo> | undefined = {}) => changesIn(before && table(before), table(after), NOW)
const no = (about: string, rest: Partial<UnmetInfo> = {}): UnmetInfo => ({ number: 3, about, by: 0, no: 1, at: NOW, ...rest })

describe('a question that came to nothing', () => {
  it('is told to whoever asked, whatever it was about', () => {
    expect(told({ unmet: [no('close')] })).toEqual(['Bob would rather play on.'])
    expect(told({ unmet: [no('undo')] })).toEqual(['Bob would rather play on.'])
    expect(told({ unmet: [no('clock')] })).toEqual(['Bob would rather leave the clock as it is.'])
    expect(told({ unmet: [no('undo', { no: null })] })).toEqual(['The game has gone on: nobody is asked about your move any more.'])
    expect(told({ unmet: [no('close', { no: null })] })).toEqual(['Nobody has answered what you asked. It is not asked any more.'])
    expect(told({ your_seat: null, you_host: true, unmet: [no('close', { by: null })] })).toEqual(['Bob would rather play on.'])
  })

  it('is told to the others who were asked, but not to whoever said no, nor to onlookers', () => {
    expect(told({ your_seat: 2, unmet: [no('close')] })).toEqual(['Bob would rather play on.'])
    expect(told({ your_seat: 2, unmet: [no('undo', { no: null })] })).toEqual([])
    expect(told({ your_seat: 1, unmet: [no('close')] })).toEqual([])
    expect(told({ your_seat: null, unmet: [no('close')] })).toEqual([])
  })

  it('is told once, and after a reload only if it was lately', () => {
    expect(told({ unmet: [no('close')] }, { unmet: [no('close')] })).toEqual([])
    expect(changesIn(undefined, table({ unmet: [no('close', { at: NOW - 40 })] }), NOW)).toEqual(['Bob would rather play on.'])
    expect(changesIn(undefined, table({ unmet: [no('close', { at: NOW - 4000 })] }), NOW)).toEqual([])
  })
})

describe('a change at the table', () => {
  it('is told: another clock, a bot that stands in, and whoever is back', () => {
    expect(told({ clock: 'brisk' })).toEqual(['From now on a brisk clock runs.'])
    expect(told({}, { clock: 'brisk' })).toEqual(['From now on no clock runs.'])
    const bot = [SEATS[0]!, person(1, 'Bob', { stood_in: true }), SEATS[2]!]
    expect(told({ seats: bot })).toEqual(['A bot stands in for Bob.'])
    expect(told({}, { seats: bot })).toEqual(['Bob is back and plays again.'])
    expect(told({ seats: bot, your_seat: 1 })).toEqual([])
    expect(told({ seats: [SEATS[0]!, { seat: 1, kind: 'gone', name: 'Somebody' }, SEATS[2]!] })).toEqual(['Bob has left for good. A bot plays on.'])
  })

  it('is none at the deal, nor before it', () => {
    expect(told({ clock: 'brisk' }, { status: 'open' })).toEqual([])
    expect(told({ clock: 'brisk', status: 'open' }, { status: 'open' })).toEqual([])
  })
})

describe('time that runs out', () => {
  it('is said aloud a few times, while it is shown every second', () => {
    const seconds = Array.from({ length: 80 }, (_, at) => 70 - at)
    const seat = (left: number) => person(0, 'Ann', { deadline: NOW + left })
    const said = seconds.map((left) => timeCalled(seat(left), NOW)).filter((words, at, all) => words !== all[at - 1])
    expect(said).toEqual(['', 'You have less than a minute left.', 'You have half a minute left.', 'You have ten seconds left.', 'Your time is up.'])
    expect(new Set(seconds.map((left) => timeLeft(seat(left), NOW))).size).toBeGreaterThan(60)
  })
})

describe('what others say', () => {
  it('is told in words', () => {
    expect(sayingOf({ number: 1, seat: 1, name: 'Bob', text: 'Hello' })).toBe('Bob: Hello')
    expect(sayingOf({ number: 1, seat: 1, name: 'Bob', reaction: 'cheers' })).toBe('Bob: Cheers!')
    expect(sayingOf({ number: 1, seat: 1, name: 'Bob', text: 'Now', aside: true })).toBe('Bob, to the team: Now')
    expect(sayingOf({ number: 1, seat: null, name: '', text: 'Bob is the host now.', by_house: true })).toBe('Bob is the host now.')
  })
})
