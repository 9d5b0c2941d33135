import type { View } from '../lib/types'
import { list } from '../lib/words'

/** What the table waits for, as the prompt says it: `Waiting for Mike to name a suit.` or `Mike is to bid.` */
interface Wanted {
  /** What is to be done, in one word. */
  verb: string
  /** The words after it. */
  rest: string
}

const WANTED = /(?:^Waiting for .*?| is) to (\w+)(?: ([^.]*))?\./

function wanted(view: View, names: readonly string[]): Wanted {
  const awaited = view.seats.filter((seat) => seat.awaited).map((seat) => names[seat.seat] ?? '')
  // Whatever somebody is called, it is not what is to be done.
  const prompt = awaited.reduce((words, name) => words.replace(name, ''), view.prompt ?? '')
  const [, verb = 'play', rest = ''] = WANTED.exec(prompt) ?? []
  return { verb, rest }
}

/** Whose turn it is, in words. */
export function turnOf(view: View, names: readonly string[], mine: boolean): string {
  if (view.outcome) return 'The game is over'
  if (mine) return 'Your turn'
  const awaited = view.seats.filter((seat) => seat.awaited).map((seat) => names[seat.seat] ?? '')
  if (awaited.length === 0) return 'A moment'
  const { verb } = wanted(view, names)
  return `${awaited.length > 3 ? `${awaited.length} seats` : list(awaited)} to ${verb}`
}

/** The flag on the plate of whoever is awaited: `To bid`. */
export function flagOf(view: View, names: readonly string[]): string {
  return `To ${wanted(view, names).verb}`
}

/** What goes on after the words of `turnOf`: at my turn what I can do, at another's what else is to be said of it. */
export function afterTurn(view: View, names: readonly string[], mine: boolean): string {
  if (mine || view.outcome) return promptOf(view)
  return wanted(view, names).rest
}

/** What the table waits for, without saying again whose turn it is. */
export function promptOf(view: View): string {
  return (view.prompt ?? '').replace(/^Your turn[.:] /, '')
}
