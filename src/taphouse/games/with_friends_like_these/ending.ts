import type { View } from '$lib/types'
import type { AnyFact, SeatRef } from '$words/facts'
import { finishedOf, type WithFriendsView } from './words'
import type { Said } from './words/said'

/** For each round of the game whether it paid a seat: a bid met, or with Wingman at least one of the two. */
export const metBy = (view: WithFriendsView, seat: number): boolean[] => finishedOf(view).map(({ points }) => (points[seat] ?? 0) > 0)

/** What decided the game: in how many rounds the winner scored, and how far that was ahead; several who win are level. */
export function decided(shown: View): AnyFact | undefined {
  const view = shown as WithFriendsView
  const { scores, places } = view.outcome!
  const refs = (wanted: (seat: number) => boolean): SeatRef[] => places.flatMap((_, seat) => (wanted(seat) ? [`seat:${seat}` as const] : []))
  const winners = refs((seat) => places[seat] === 1)
  const best = Math.max(...scores)
  if (winners.length > 1) return { say: 'table-ended-level', number: best } satisfies Said
  const second = Math.max(...scores.filter((_, seat) => places[seat] !== 1))
  const met = metBy(view, places.indexOf(1))
  return {
    say: 'table-ended-ahead',
    who: winners[0]!,
    met: met.filter(Boolean).length,
    rounds: met.length,
    ahead: best - second,
    next: refs((seat) => places[seat] !== 1 && scores[seat] === second),
  } satisfies Said
}
