/** Where the cards of a hand lie. */
export interface Spot {
  x: number
  y: number
  /** Degrees. */
  turn: number
  /** How much of its upper edge is to be seen, from the left, where the next card covers the rest. */
  seen: number | undefined
}

export interface Layout {
  /** Width of a card; its height is 1.4 times that. */
  card: number
  /** How far a legal card rises. */
  rise: number
  spots: Spot[]
  /** The room that all cards take; wider than the place, it scrolls sideways. */
  width: number
  height: number
}

const TALL = 1.4
const MOST_IN_ROW = 4
const GAP = 8

/** Room above a card that is picked, for its rim and tick. */
const HEAD = 10

/** A hand on a phone: one row up to four cards, then two, the front one over the lower third of the back one. */
export function phoneHand(cards: number, width: number, isShort = false): Layout {
  if (cards > 10) return scrollingRows(cards, width, isShort)
  const rows = cards <= MOST_IN_ROW ? 1 : 2
  const inRow = Math.ceil(cards / rows)
  const widest = rows === 1 ? 90 : inRow === 5 ? 68 : 84
  const card = Math.min(widest, Math.floor((width - GAP * (inRow - 1)) / inRow))
  return rowsOf(cards, rows, card, Math.min(card + 12, (width - card) / Math.max(1, inRow - 1)), width, isShort)
}

function scrollingRows(cards: number, width: number, isShort: boolean): Layout {
  const card = 68
  const step = 48
  const needed = step * (Math.ceil(cards / 2) - 1) + card
  return rowsOf(cards, 2, card, step, Math.max(width, needed), isShort)
}

function rowsOf(cards: number, rows: number, card: number, step: number, width: number, isShort: boolean): Layout {
  const rise = 14
  const apart = rows === 1 ? 0 : isShort ? 60 : Math.min(88, card * TALL * 0.75)
  const back = Math.ceil(cards / rows)
  const spots = Array.from({ length: cards }, (_, i) => {
    const row = i < back ? 0 : 1
    const inRow = row === 0 ? back : cards - back
    const start = (width - (step * (back - 1) + card)) / 2
    return { x: start + (i - row * back) * step + (row * (back - inRow) * step) / 2, y: HEAD + rise + row * apart, turn: 0, seen: seenOf(i - row * back, inRow, step, card) }
  })
  return { card, rise, spots, width, height: HEAD + rise + apart + card * TALL + 4 }
}

function seenOf(at: number, cards: number, step: number, card: number): number | undefined {
  return at === cards - 1 || step >= card ? undefined : step
}

/** A hand on a large screen: a fan. */
export function fan(cards: number, width: number, card = 140, rise = 28): Layout {
  const step = cards < 2 ? 0 : Math.min(132, card * 0.94, (Math.min(width, 820) - card) / (cards - 1))
  const degrees = cards > 12 ? 0.8 : cards > 7 ? 1.4 : 1.8
  const middle = (cards - 1) / 2
  const start = (width - step * (cards - 1) - card) / 2
  const spots = Array.from({ length: cards }, (_, i) => {
    const off = i - middle
    return { x: start + i * step, y: rise + 10 + Math.abs(off) ** 2 * degrees * 0.8, turn: off * degrees, seen: seenOf(i, cards, step, card) }
  })
  const lowest = Math.max(0, ...spots.map((spot) => spot.y))
  return { card, rise, spots, width, height: lowest + card * TALL + 12 }
}
