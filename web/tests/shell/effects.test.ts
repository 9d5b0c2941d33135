import { expect, test } from 'vitest'
import { firstOf, lengthOf, marginOf, measuredOf, minutesOf, placeOf } from '../../src/lib/effects'
import type { Effect, Tried } from '../../src/lib/types'

const effect = (measure: string, usual: number, change: number, reach: number): Effect => ({ measure, usual, change, low: change - reach, high: change + reach, would_be_seen: 1.5 * reach })

const tried = (minutes: [change: number, reach: number], first: [change: number, reach: number] = [0, 0.02], rest: Partial<Tried> = {}): Tried => ({
  option: 'target',
  value: 5,
  seats: 4,
  deals: 1000,
  differing: 900,
  effects: [effect('minutes', 50, ...minutes), effect('first', 0.25, ...first), effect('margin', 10, 1, 0.5)],
  ...rest,
})

test('A game that is longer says by how much, and between which bounds', () => {
  expect(lengthOf(tried([6, 1.5]))).toMatchObject({ way: 'longer', about: 12, least: 9, most: 15 })
})

test('A game that is shorter has its bounds without a sign, the smaller one first', () => {
  expect(lengthOf(tried([-6, 1.5]))).toMatchObject({ way: 'shorter', about: 12, least: 9, most: 15 })
})

test('A game that is more than twice as long is told in times', () => {
  expect(lengthOf(tried([200, 5]))).toMatchObject({ way: 'times', about: 5, least: 4.9, most: 5.1 })
})

test('An interval across zero is no difference, with what would have been seen', () => {
  expect(lengthOf(tried([1, 2]))).toMatchObject({ way: 'same', within: 6 })
})

test('A difference that nobody would notice is none', () => {
  expect(lengthOf(tried([0.3, 0.1]))).toMatchObject({ way: 'same', within: 1 })
})

test('Where every game went the same way, that is said', () => {
  expect(lengthOf(tried([0, 0], [0, 0], { differing: 0 }))).toMatchObject({ way: 'equal' })
})

test('A first player who wins more often is told in games of a hundred', () => {
  expect(firstOf(tried([0, 1], [0.06, 0.02]))).toMatchObject({ way: 'more', usual: 25, now: 31 })
})

test('A first player who is not seen to win more often wins as often', () => {
  expect(firstOf(tried([0, 1], [0.01, 0.02]))).toMatchObject({ way: 'same', usual: 25, within: 3 })
})

test('A game in which all decide together has no first player', () => {
  expect(firstOf({ ...tried([0, 1]), effects: [effect('minutes', 50, 0, 1)] })).toBeUndefined()
})

test('A margin is told where it was measured', () => {
  expect(marginOf(tried([0, 1]))).toEqual({ seen: true, usual: 10, now: 11, within: 0.8 })
  expect(marginOf({ ...tried([0, 1]), effects: [effect('minutes', 50, 0, 1)] })).toBeUndefined()
})

test('Minutes are whole', () => {
  expect(minutesOf(tried([6.4, 1]))).toEqual({ usual: 50, now: 56 })
})

test('The usual length is in the middle of the picture, half and twice at its ends', () => {
  expect([placeOf(50, -25), placeOf(50, 0), placeOf(50, 50), placeOf(50, 500)]).toEqual([0, 0.5, 1, 1])
})

test('An option that nobody has measured has nothing to show', () => {
  expect(measuredOf({ rules_version: 1, version: '1', seed: 's', lengths: [], tried: [tried([0, 1])], unmeasured: [] }, 'hand')).toBeUndefined()
  expect(measuredOf(undefined, 'target')).toBeUndefined()
})
