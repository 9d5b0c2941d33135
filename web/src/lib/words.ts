import { text } from '../words/facts'
import { say, words } from '../words/language.svelte'
import type { Fact, SeatInfo } from './types'

/** The sentence of a fact that came with its words. */
export const textOf = (fact: Fact): string => String(fact['text'] ?? '')

/** `Mike`, `Mike and Jo`, `Mike, Jo and Sarah`. */
export const list = (names: readonly string[]): string => words().shown(names.map(text))

/** The same without the last joint: `you, host, away`. What is empty is left out. */
export const commas = (parts: readonly (string | undefined)[]): string => joined('list-comma', parts)

/** Sentences one after the other. */
export const sentences = (...all: readonly (string | undefined)[]): string => joined('list-then', all)

function joined(joint: string, parts: readonly (string | undefined)[]): string {
  const said = parts.filter((part) => part !== undefined && part !== '') as string[]
  return said.reduce((a, b) => (a === '' ? b : words().form(joint, '', { a: text(a), b: text(b) })), '')
}

/** What the seats are called at this table; an empty one by its number. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seat.name || seatName(seat.seat))
}

/** What a seat is called at which nobody sits: `Seat 3`. */
export const seatName = (seat: number, form = ''): string => words().shown(`seat:${seat}`, form)

/** The first few letters of a name as a person counts them: a letter with its marks is one, and so is a family of four. */
export function lettersOf(name: string, most = 1): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, most)
    .join('')
}

/** The letter on a portrait. */
export const initialOf = (name: string): string => lettersOf(name).toUpperCase()

/** Words with a large letter first, as a heading has them. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** For how one greets. */
export function timeOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** Minutes of a game: `15 minutes`, `20 to 90 minutes`. */
export function minutes([least, most]: readonly [number, number]): string {
  return least === most ? say('minutes-each', { number: least }) : say('minutes', { least, most })
}

/** Seats of a game: `2 to 8 seats`. */
export function seatsRange(least: number, most: number): string {
  return least === most ? say('seats-each', { number: least }) : say('seats-from', { least, most })
}
