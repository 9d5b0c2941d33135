import type { Effect, Measures, Tried } from './types'
import type { Value } from './options'

/** What was measured of one option. */
export interface Measured {
  tried: readonly Tried[]
  /** Why all of it, or some values, were not measured. */
  why: readonly { why: string; value?: Value | null }[]
}

/** How much longer games are: a direction, and by how much of a usual game. */
export interface Length {
  way: 'longer' | 'shorter' | 'times' | 'same' | 'equal'
  /** Of a hundred; or how many times as long. */
  about: number
  least: number
  most: number
  /** A difference of so much of a hundred would have been seen. */
  within: number
}

/** How often the first player wins, of a hundred games. */
export interface First {
  way: 'more' | 'less' | 'same'
  usual: number
  now: number
  /** So many games of a hundred more or less would have been seen. */
  within: number
}

/** Both bounds are closer to the usual game than that: nobody would notice. */
const HARDLY = 1.5

export function measuredOf(measures: Measures | undefined, option: string): Measured | undefined {
  const tried = measures?.tried.filter((one) => one.option === option) ?? []
  const why = measures?.unmeasured.filter((one) => one.option === option) ?? []
  return tried.length + why.length > 0 ? { tried, why } : undefined
}

export const effectOn = (tried: Tried, measure: string): Effect | undefined => tried.effects.find((one) => one.measure === measure)

const isSeen = ({ low, high }: Effect): boolean => low > 0 || high < 0
const upTo = (number: number): number => Math.max(1, Math.ceil(number))

export function lengthOf(tried: Tried): Length {
  const { usual, change, low, high, would_be_seen } = effectOn(tried, 'minutes')!
  const [about, one, other] = [change, low, high].map((each) => (100 * each) / usual) as [number, number, number]
  const within = upTo((100 * would_be_seen) / usual)
  if (tried.differing === 0) return { way: 'equal', about: 0, least: 0, most: 0, within: 0 }
  if (Math.max(Math.abs(one), Math.abs(other)) < HARDLY) return { way: 'same', about: 0, least: 0, most: 0, within: 1 }
  if (!(one > 0 || other < 0)) return { way: 'same', about: 0, least: 0, most: 0, within }
  if (about >= 100) return { way: 'times', about: tenths(about), least: tenths(one), most: tenths(other), within }
  const [least, most] = [Math.abs(one), Math.abs(other)].sort((a, b) => a - b) as [number, number]
  return { way: about > 0 ? 'longer' : 'shorter', about: Math.round(Math.abs(about)) || 1, least: Math.round(least), most: Math.round(most), within }
}

/** A change in percent as times: 150 is 2.5 times. */
const tenths = (percent: number): number => Math.round((100 + percent) / 10) / 10

/** Nothing at a game in which all decide together. */
export function firstOf(tried: Tried): First | undefined {
  const effect = effectOn(tried, 'first')
  if (!effect) return undefined
  const [usual, now] = [100 * effect.usual, 100 * (effect.usual + effect.change)].map(Math.round) as [number, number]
  const way = !isSeen(effect) || usual === now ? 'same' : effect.change > 0 ? 'more' : 'less'
  return { way, usual, now, within: upTo(100 * effect.would_be_seen) }
}

export function marginOf(tried: Tried): { seen: boolean; usual: number; now: number; within: number } | undefined {
  const effect = effectOn(tried, 'margin')
  const round = (number: number): number => Math.round(10 * number) / 10
  return effect && { seen: isSeen(effect) && round(effect.usual) !== round(effect.usual + effect.change), usual: round(effect.usual), now: round(effect.usual + effect.change), within: Math.ceil(10 * effect.would_be_seen) / 10 }
}

/** Minutes of a usual game, and of one with this value. */
export function minutesOf(tried: Tried): { usual: number; now: number } {
  const { usual, change } = effectOn(tried, 'minutes')!
  return { usual: Math.round(usual), now: Math.round(usual + change) }
}

/** Where a length stands between half as long, 0, and twice as long, 1; the usual one is in the middle. */
export function placeOf(usual: number, change: number): number {
  const times = Math.max((usual + change) / usual, 0.01)
  return Math.min(1, Math.max(0, 0.5 + Math.log2(times) / 2))
}
