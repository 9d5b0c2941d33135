import type { View } from '$lib/types'
import { linesByPlace, type Line } from '$table/endings'
import type { AnyFact, SeatRef } from '$words/facts'
import { hostOf, type FwbView, type Place } from './seen'
import type { Said } from './words/said'

/** The guests that a seat has served, the one that was served last at the end. */
export function servedBy(view: FwbView, seat: number): Place[] {
  const last = view.last_served
  const isLast = ({ guest }: Place): boolean => last?.seat === seat && last.guest === guest
  return hostOf(view, seat)
    .guests.filter((place) => place.served)
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)))
}

/** What decided the game: how many guests the winner served, for how many points, and how far that was ahead. */
export function decided(shown: View): AnyFact | undefined {
  const view = shown as FwbView
  const { scores, places } = view.outcome!
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length !== 1) return undefined
  const winner = winners[0]!
  const second = Math.max(...scores.filter((_, seat) => seat !== winner))
  const next = scores.flatMap((score, seat): SeatRef[] => (seat !== winner && score === second ? [`seat:${seat}`] : []))
  const told: Said = { say: 'table-ended-served', who: `seat:${winner}`, number: hostOf(view, winner).served, points: scores[winner]! }
  const ahead = scores[winner]! - second
  return ahead > 0 ? ({ ...told, then: [{ say: 'table-ended-ahead', ahead, next } satisfies Said] } as AnyFact) : told
}

/** Everybody's points, and for how many guests. */
export const lines = (shown: View): Line[] =>
  linesByPlace(shown, (seat): Said => {
    const host = hostOf(shown as FwbView, seat)
    return { say: 'table-ended-line', number: host.served, points: host.points }
  })
