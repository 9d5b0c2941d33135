/** How the felt is laid out: beside one another, in two rows, or one row at a time with tabs. */
export type Plan = 'beside' | 'rows' | 'pages'

export interface Measures {
  plan: Plan
  /** Widths of a guest in the market and of a resource card, in px. */
  guest: number
  /** How high a guest may be. */
  high: number
  deck: number
  card: number
  /** How large each thing of a recipe is drawn. */
  icon: number
  gap: number
}

/** From this width on a guest is drawn as a whole card. */
export const WHOLE = 108

const TALL = 1.41
const CAPTION = 22
/** A felt that is smaller is laid out as if it were so large. */
const LEAST = { width: 280, height: 110 }
/** Below this height two rows do not fit. */
const TWO_ROWS = 212
/** Above this height a large screen has room for two rows of large cards. */
const HIGH = 420

/** Lay out the felt, whose inside is so large; `piles` lie in the row of resources. */
export function measure(wide: number, high: number, isLarge: boolean, piles: number): Measures {
  // However little room there is, nothing is smaller than nothing.
  const [width, height] = [Math.max(wide, LEAST.width), Math.max(high, LEAST.height)]
  if (isLarge) return height > HIGH ? stacked(width, (height - 46) / 2, piles) : beside(width, height, piles)
  return height >= TWO_ROWS ? inRows(width, (height - 34) / 2, piles, 'rows') : inRows(width, height - 48, piles, 'pages')
}

function beside(width: number, height: number, piles: number): Measures {
  const gap = 14
  const inside = height - 32
  const card = Math.floor(Math.min(128, (inside - CAPTION) / TALL, (width * 0.42 - gap * (piles - 1)) / piles))
  const deck = Math.floor(Math.min(card, 104))
  const guest = Math.floor(Math.max(16, Math.min(190, inside / 1.4, (width - 72 - piles * (card + gap) - deck - gap * 4) / 4)))
  const high = guest * 1.4
  return { plan: 'beside', guest, high, deck, card, icon: iconFor(guest - 16, high - 58, 4), gap }
}

function stacked(width: number, height: number, piles: number): Measures {
  const gap = 20
  const card = Math.floor(Math.min(150, (height - CAPTION) / TALL, (width - 60) / piles - gap))
  const guest = Math.floor(Math.min(180, height / TALL))
  return { plan: 'rows', guest, high: guest * 1.4, deck: Math.min(card, 120), card, icon: 24, gap }
}

function inRows(width: number, height: number, piles: number, plan: Plan): Measures {
  const gap = 7
  const inside = width - 20
  const card = Math.floor(Math.min(width > 560 ? 110 : 74, (height - CAPTION) / TALL, (inside - gap * (piles - 1)) / piles))
  const deck = Math.floor(Math.min(card, inside * 0.14))
  const guest = Math.floor(Math.min(150, width > 560 ? height / TALL : 150, (inside - deck - gap * 4) / 4))
  const high = Math.min(height, guest * 1.7)
  return { plan, guest, high, deck, card, icon: iconFor(guest - 9, high - (isSlim(guest, high) ? 40 : 28), 2), gap }
}

/** Whether a guest's name has a line of its own: between flag and points there is no room for it. */
export const isSlim = (width: number, height: number): boolean => width < 100 && height > (width < 80 ? 76 : 92)

/** As large as eleven things fit into the room. */
export function iconFor(width: number, height: number, gap: number, things = 11): number {
  for (let icon = 34; icon > 12; icon -= 1) {
    const inRow = Math.floor((width + gap) / (icon + gap))
    if (inRow > 0 && Math.ceil(things / inRow) * (icon + gap) <= height + gap) return icon
  }
  return 12
}
