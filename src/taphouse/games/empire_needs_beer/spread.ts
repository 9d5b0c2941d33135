import { fan, type Layout } from '$table/hand'
import { HAND } from './seen'

const HEAD = 10
const RISE = 12
/** Every card shows at least so much. */
const LEAST = 44
const GAP = 9

/** A hand in one row: beside each other if there is room, else one over the other; more than fit scroll sideways. */
export function oneRow(cards: number, width: number, widest: number): Layout {
  const card = Math.min(widest, Math.floor((width - (HAND - 1) * GAP) / HAND))
  const step = cards < 2 ? 0 : Math.max(LEAST, Math.min(card + GAP, (width - card) / (cards - 1)))
  const needed = step * (cards - 1) + card
  const start = Math.max(0, (width - needed) / 2)
  const spots = Array.from({ length: cards }, (_, at) => ({ x: start + at * step, y: HEAD + RISE, turn: 0, seen: at === cards - 1 || step >= card ? undefined : step }))
  return { card, rise: RISE, spots, width: Math.max(width, needed), height: HEAD + RISE + card * 1.4 + 4 }
}

/** A hand on a large screen, so high. */
export function inFan(cards: number, width: number, height: number): Layout {
  const card = Math.floor((height - 58) / 1.4)
  return fan(cards, width, card, 18)
}
