import type { Fact, SeatInfo } from './types'

/** The sentence of a fact that came with its words. */
export const textOf = (fact: Fact): string => String(fact['text'] ?? '')

/** `Mike`, `Mike and Jo`, `Mike, Jo and Sarah`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `1 card`, `2 cards`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** What the seats are called at this table; an empty one by its number. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seat.name || `Seat ${seat.seat + 1}`)
}

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

/** A line of the story with the name that it begins with apart, so that it can stand out. */
export function splitName(line: string, names: readonly string[]): [name: string, rest: string] {
  const name = ['You', ...names].filter((one) => line.startsWith(`${one} `)).sort((a, b) => b.length - a.length)[0]
  return name ? [name, line.slice(name.length)] : ['', line]
}

/** The seat that a line of the story speaks of first. */
export function seatOf(line: string, names: readonly string[]): number | undefined {
  const [name] = splitName(line, names)
  const seat = names.indexOf(name)
  return seat < 0 ? undefined : seat
}

/** Good evening, whatever the hour says it is. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** Minutes of a game: `15 minutes`, `20 to 90 minutes`. */
export function minutes([least, most]: readonly [number, number]): string {
  return least === most ? `${least} minutes` : `${least} to ${most} minutes`
}

/** Seats of a game: `2 to 8 seats`. */
export function seatsRange(least: number, most: number): string {
  return least === most ? count(least, 'seat') : `${least} to ${most} seats`
}
