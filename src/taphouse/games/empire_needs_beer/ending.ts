import type { View } from '$lib/types'
import { linesByPlace, type Line } from '$table/endings'
import type { AnyFact, SeatRef } from '$words/facts'
import type { Words } from '$words/words'
import { look, type Fame, type Wire } from './seen'
import type { Said } from './words/said'

const fameOf = (view: View, seat: number): Fame => ({ orders: 0, bonuses: 0, sets: 0, total: 0, barrels: 0, ...(view.seats[seat]?.counters?.['fame'] as Partial<Fame> | undefined) })

/** What decided the game: what the winner's Fame is made of, and how far that was ahead; of equals, the barrels left over. */
export function decided(shown: View, _: readonly AnyFact[], words: Words): AnyFact | undefined {
  const { scores, places } = shown.outcome!
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length !== 1) return undefined
  const winner = winners[0]!
  const second = Math.max(...scores.filter((_score, seat) => seat !== winner))
  const next = scores.flatMap((score, seat): SeatRef[] => (seat !== winner && score === second ? [`seat:${seat}`] : []))
  const who = `seat:${winner}` as const
  if (second === scores[winner]) {
    const { barrels } = look(shown as Wire, words).players[winner]!.fame
    return { say: 'table-ended-barrels', who, number: barrels, next } satisfies Said
  }
  const { sets } = fameOf(shown, winner)
  return { say: 'table-ended-ahead', who, ahead: scores[winner]! - second, next, sets } satisfies Said
}

/** Everybody's Fame. */
export const lines = (shown: View): Line[] => linesByPlace(shown, (seat): Said => ({ say: 'table-ended-fame', fame: shown.outcome!.scores[seat]! }))
