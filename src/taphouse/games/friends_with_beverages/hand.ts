import type { Item } from '$lib/types'
import type { Layout } from '$table/hand'

const TALL = 1.4
const HEAD = 10

interface Room {
  /** Width of a card. */
  card: number
  rise: number
  /** How far apart cards of different kinds lie at most; those of one kind lie closer, for they are all the same. */
  step: number
  same: number
}

const PHONE: Room = { card: 58, rise: 8, step: 62, same: 20 }
const SHORT: Room = { card: 52, rise: 8, step: 56, same: 18 }
const ASIDE: Room = { card: 46, rise: 6, step: 50, same: 16 }

/** A hand in one row, cards of a kind pushed together, as large as the room allows. */
function row(items: readonly Item[], width: number, room: Room, kindOf: KindOf): Layout {
  const steps = items.slice(1).map((item, at) => (kindOf(item.id ?? '') === kindOf(items[at]!.id ?? '') ? room.same : room.step))
  const sum = steps.reduce((all, step) => all + step, 0)
  const scale = Math.min(1, (width - room.card) / Math.max(1, sum))
  let x = Math.max(0, (width - sum * scale - room.card) / 2)
  const spots = items.map((_, at) => {
    if (at > 0) x += steps[at - 1]! * scale
    const seen = at < items.length - 1 ? steps[at]! * scale : undefined
    return { x, y: HEAD + room.rise, turn: 0, seen: seen !== undefined && seen < room.card ? Math.max(seen, 36) : undefined }
  })
  return { card: room.card, rise: room.rise, spots, width, height: HEAD + room.rise + room.card * TALL + 4 }
}

type Spread = (items: readonly Item[], width: number) => Layout
type KindOf = (id: string) => string

const rowIn =
  (room: Room) =>
  (kindOf: KindOf): Spread =>
  (items, width) =>
    row(items, width, room, kindOf)

export const phoneRow = rowIn(PHONE)
export const shortRow = rowIn(SHORT)
export const asideRow = rowIn(ASIDE)

/** On a large screen: as high as there is room. */
export const deskRow =
  (height: number) =>
  (kindOf: KindOf): Spread =>
  (items, width) => {
    const rise = 16
    const card = Math.round(Math.min(124, Math.max(64, (height - HEAD - rise - 6) / TALL)))
    return row(items, width, { card, rise, step: card + 8, same: card * 0.36 }, kindOf)
  }
