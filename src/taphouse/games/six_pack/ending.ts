import type { View } from '$lib/types'
import { linesByPlace, type Line } from '$table/endings'
import type { AnyFact, SeatRef } from '$words/facts'
import { isHeld, targetOf } from './seen'
import type { SixPackClaim, SixPackView } from './view'
import type { Said } from './words/said'

/** The six-packs with which the winners finished: for each the latest one, in the order in which they were checked. */
export function lastPacks(view: SixPackView): SixPackClaim[] {
  const { places } = view.outcome!
  const held = (view.opened ?? []).filter((claim) => isHeld(claim) && claim.scored && places[claim.seat] === 1)
  return held.filter((claim) => held.findLast(({ seat }) => seat === claim.seat) === claim)
}

/** What decided the game: the six-pack that brought the last point, or those that did at once. */
export function decided(shown: View): AnyFact | undefined {
  const view = shown as SixPackView
  const packs = lastPacks(view)
  if (packs.length === 0 || view.outcome!.reason !== 'target reached') return undefined
  const who = packs.map(({ seat }): SeatRef => `seat:${seat}`)
  return { say: 'table-ended-pack', who, number: view.outcome!.scores[packs[0]!.seat]! } satisfies Said
}

/** Everybody's points. */
export const lines = (shown: View): Line[] => linesByPlace(shown, (seat): Said => ({ say: 'table-points', points: shown.outcome!.scores[seat]!, target: targetOf(shown as SixPackView) }))
