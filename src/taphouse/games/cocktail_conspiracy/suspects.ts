import { subjectOf } from './notes.svelte'
import { seatRef, type Place, type Table } from './reading'
import type { Said } from './words/said'

export interface Suspected {
  who: string
  title: Said
  /** The teams that may be behind a mask, each with the number of its tokens. */
  teams: { team: string; size: number }[]
}

/** Whether something can be noted about a place: of whoever looks everything is known. */
function isSuspect(view: Table, place: Place): boolean {
  if (view.eyes === null || view.task === 'over') return false
  return view.mode === 'masquerade' ? place.seat !== view.eyes : place.team !== view.team || place.shortfall == null
}

/** About whom notes at a place are, if any can be taken. */
export function suspectAt(view: Table, number: number): Suspected | undefined {
  const place = view.places[number]!
  if (!isSuspect(view, place)) return undefined
  const isMasked = view.mode === 'masquerade'
  const who = subjectOf(place.team, place.seat, isMasked)
  if (isMasked) return { who, title: { say: 'table-behind-mask', who: seatRef(place.seat ?? 0) }, teams: view.sides.map(({ team, size }) => ({ team, size })) }
  const members = view.seats.filter((seat) => seat.team === place.team).map((seat) => seatRef(seat.seat))
  return { who, title: { say: 'table-team-of', team: `team:${place.team}`, who: members }, teams: [] }
}

/** Everybody about whom notes can be taken, each once. */
export function suspects(view: Table): Suspected[] {
  const found = new Map<string, Suspected>()
  for (const { place } of view.places) {
    const suspect = suspectAt(view, place)
    if (suspect) found.set(suspect.who, suspect)
  }
  return [...found.values()].sort((a, b) => a.who.localeCompare(b.who, undefined, { numeric: true }))
}
