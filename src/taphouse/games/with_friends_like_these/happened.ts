import type { Item } from '$lib/types'
import type { Words } from '$words/words'
import { finishedOf, isBar, itemsOf, passedBy, phaseOf, roundOf, tricksDone, type WithFriendsView } from './words'

/** What lies between two views of the table, as far as it should be heard or seen to move. */
export interface Happened {
  /** A round was dealt. */
  dealt: boolean
  /** With Wingman: the hands went to those who play them. */
  passed: boolean
  /** How many Bars lie in the trick, if the latest card is one. */
  bars: number
  /** Seats whose round, just finished, brought points. */
  paid: number[]
}

const NOTHING: Happened = { dealt: false, passed: false, bars: 0, paid: [] }

export function happened(before: WithFriendsView, after: WithFriendsView, words: Words): Happened {
  const rounds = finishedOf(after)
  const tricks = tricksDone(after) - tricksDone(before)
  const dealt = roundOf(after).round - roundOf(before).round
  if (dealt < 0 || tricks < 0) return NOTHING
  const isNewRound = rounds.length > finishedOf(before).length
  const was = new Set(itemsOf(before, 'trick').map((item) => item.id))
  const trick = tricks > 0 && itemsOf(after, 'trick').length === 0 ? itemsOf(after, 'last-trick') : itemsOf(after, 'trick')
  return {
    dealt: dealt > 0,
    passed: phaseOf(before) === 'bidding' && phaseOf(after) === 'playing' && passedBy(after) > 0 && dealt === 0,
    bars: barsIn(trick.length > 0 && !was.has(trick.at(-1)!.id) ? trick : [], words),
    paid: isNewRound ? rounds.at(-1)!.points.flatMap((points, seat) => (points > 0 ? [seat] : [])) : [],
  }
}

function barsIn(trick: readonly Item[], words: Words): number {
  return trick.length > 0 && isBar(trick.at(-1)!, words) ? trick.filter((item) => isBar(item, words)).length : 0
}
