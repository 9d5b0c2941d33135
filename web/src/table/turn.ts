import type { View } from '../lib/types'
import { list } from '../lib/words'

/** Whose turn it is, in words. */
export function turnOf(view: View, names: readonly string[], mine: boolean): string {
  if (view.outcome) return 'The game is over'
  if (mine) return 'Your turn'
  const awaited = view.seats.filter((seat) => seat.awaited).map((seat) => names[seat.seat] ?? '')
  return awaited.length > 3 ? `${awaited.length} seats to play` : awaited.length > 0 ? `${list(awaited)} to play` : 'A moment'
}

/** What the table waits for, without saying again whose turn it is. */
export function promptOf(view: View): string {
  return (view.prompt ?? '').replace(/^Your turn[.:] /, '')
}
