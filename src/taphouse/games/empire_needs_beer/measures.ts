/** How large things on the felt are, in px. */
export interface Measures {
  /** Side by side on a large felt, or one row below the other. */
  wide: boolean
  /** No room for names and words. */
  tight: boolean
  orders: number
  market: number
  /** Heights of the rows of a narrow felt. */
  rows: readonly [orders: number, strip: number, regions: number, market: number]
  ticket: Ticket
  /** The width of a card on display. */
  card: number
  /** Whether the number of cards below the deck stands above its top, not beside it. */
  above: boolean
  region: { width: number; height: number }
}

export interface Ticket {
  width: number
  height: number
  /** Whether its name stands on it. */
  named: boolean
}

const GAP = 5
/** Between cards on display, and for the number of those below the deck beside the last of them. */
const APART = 7
export const BELOW = 46
/** From this width on a card has words. */
export const WORDY = 60
const LINE = 18
const BARREL_WIDE = 40 / 44

/** An order in a box of this size; a large one has room for its name. */
export const ticketIn = (width: number, height: number): Ticket => ({ width, height, named: width >= 150 && height >= 96 })

/** So low that the end bonus needs to be lower, too: else it would lie over the Fame. */
export const isLow = ({ height, named }: Ticket): boolean => !named && height < 54

/** How high the barrels of a ticket can be that has so many rows, and so many barrels in the longest of them. */
export function barrelOn({ width, height, named }: Ticket, rows: number, longest: number): number {
  const head = named ? 41 : Math.min(28, height * 0.3)
  const foot = named ? 21 : 0
  const across = (width - 12 - (named ? 3 : 1) * longest) / (longest * BARREL_WIDE + 1)
  const down = (height - head - foot - 9) / rows - 2
  return Math.max(9, Math.floor(Math.min(across, down, named ? 46 : 27)))
}

/** From this width on all has room side by side; a felt that is not so wide must be low for that. */
const WIDE = 1150
const FLAT = 2.6

/** A felt that is smaller is laid out as if it were so large: nothing can be smaller than nothing. */
const LEAST = { width: 280, height: 170 }

export function measure(across: number, down: number): Measures {
  const [width, height] = [Math.max(across, LEAST.width), Math.max(down, LEAST.height)]
  return width >= 700 && width > height * (width >= WIDE ? 1.3 : FLAT) ? wideOf(width, height) : narrowOf(width, height)
}

function wideOf(width: number, height: number): Measures {
  const pad = 14
  const title = 28
  const orders = Math.min(440, Math.round(width * 0.3))
  const inner = height - 2 * pad
  const ticket = ticketIn((orders - 8) / 2, (inner - title - 8) / 2)
  const supply = 58
  const tight = height < 260
  const tall = inner - supply - (tight ? 0 : title)
  // Three above two, or all five in a row: whichever leaves them larger.
  const [three, five] = [3, 5].map((row) => Math.floor(Math.min((tall - (row === 3 ? 16 : 8)) / (row === 3 ? 2.8 : 1.4), (width * 0.26 - 8 * (row - 1)) / row, 128))) as [number, number]
  const card = Math.max(40, three, five)
  const market = Math.max(264, five > three ? 5 * card + 4 * 8 : 3 * card + 2 * 8)
  const region = { width: (width - 2 * pad - orders - market - 2 * 18 - 2 * 8) / 3, height: inner }
  return { wide: true, tight, orders, market, rows: [0, 0, 0, 0], ticket, card, above: five > three, region }
}

function narrowOf(width: number, height: number): Measures {
  const tight = height < 290
  // Between round corners that are large.
  const pad = width > 700 ? 14 : tight ? 4 : 6
  const strip = tight ? 24 : 30
  const rest = height - 2 * pad - strip - 3 * GAP
  const rows = [Math.floor(rest * 0.33), strip, Math.floor(rest * 0.41), Math.floor(rest * 0.26)] as const
  const inner = width - 2 * pad
  const ticket = ticketIn((inner - 3 * GAP) / 4, rows[0])
  const across = (inner - 4 * APART) / 5
  // Cards with words on them, if there is room for the number above.
  const above = across >= WORDY && across * 1.4 + LINE <= rows[3]
  const card = above ? across : Math.min(rows[3] / (62 / 44), across - BELOW / 5, 100)
  return { wide: false, tight, orders: inner, market: inner, rows, ticket, card: Math.floor(card), above, region: { width: (inner - 2 * GAP) / 3, height: rows[2] } }
}
