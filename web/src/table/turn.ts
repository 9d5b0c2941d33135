import type { View } from '../lib/types'
import { list } from '../lib/words'

/** What those who are awaited are to do: the verb, and the words after it. */
function taskOf(view: View): [verb: string, rest: string] {
  const [verb = '', ...rest] = (view.task ?? 'play').split(' ')
  return [verb, rest.join(' ')]
}

/** What a view says of a game that was given up. */
const ENDED = 'The game ended early.'

/** Whose turn it is, in words. */
export function turnOf(view: View, names: readonly string[], mine: boolean): string {
  if (view.outcome) return 'The game is over'
  if (mine) return 'Your turn'
  const awaited = view.seats.filter((seat) => seat.awaited).map((seat) => names[seat.seat] ?? '')
  if (awaited.length === 0) return view.prompt === ENDED ? 'The game ended early' : 'A moment'
  const [verb] = taskOf(view)
  return `${awaited.length > 3 ? `${awaited.length} seats` : list(awaited)} to ${verb}`
}

/** What is said of a move that was made while the line is lost. */
export const WAITS = ['Your move is kept', 'It is sent as soon as the line is back.'] as const

/** The flag on the plate of whoever is awaited: `To bid`. */
export function flagOf(view: View): string {
  return `To ${taskOf(view)[0]}`
}

/** What goes on after the words of `turnOf`: at my turn what I can do, at another's what else is to be said of it. */
export function afterTurn(view: View, mine: boolean): string {
  if (mine || view.outcome) return promptOf(view)
  return taskOf(view)[1]
}

/** What the table waits for, without saying again whose turn it is. */
export function promptOf(view: View): string {
  return (view.prompt ?? '').replace(/^Your turn[.:] /, '')
}
