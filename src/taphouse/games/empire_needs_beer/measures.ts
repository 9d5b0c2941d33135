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
  region: { width: number; height: number }
}

export interface Ticket {
  width: number
  height: number
  barrel: number
  /** Whether its name stands on it. */
  named: boolean
}

const GAP = 5
const BARREL_WIDE = 40 / 44

/** An order in a box of this size: as large as its barrels can be, four in a row, three rows. */
export function ticketIn(width: number, height: number): Ticket {
  const named = width >= 150 && height >= 96
  const head = named ? 42 : Math.min(26, height * 0.26)
  const foot = named ? 24 : Math.min(17, height * 0.18)
  const across = (width - 14) / (4 * BARREL_WIDE + 1.1)
  const down = (height - head - foot - 8) / 3 - 2
  return { width, height, barrel: Math.max(9, Math.floor(Math.min(across, down, 40))), named }
}

export function measure(width: number, height: number): Measures {
  return width >= 700 && width > height * 1.3 ? wideOf(width, height) : narrowOf(width, height)
}

function wideOf(width: number, height: number): Measures {
  const pad = 14
  const title = 28
  const orders = Math.min(440, Math.round(width * 0.3))
  const inner = height - 2 * pad
  const ticket = ticketIn((orders - 8) / 2, (inner - title - 8) / 2)
  const supply = 58
  const card = Math.max(44, Math.min(128, Math.floor((inner - title - supply - 16) / 2 / 1.4), Math.floor((width * 0.26 - 16) / 3)))
  const market = 3 * card + 2 * 8
  const region = { width: (width - 2 * pad - orders - market - 2 * 18 - 2 * 8) / 3, height: inner }
  return { wide: true, tight: height < 330, orders, market, rows: [0, 0, 0, 0], ticket, card, region }
}

function narrowOf(width: number, height: number): Measures {
  const tight = height < 290
  const pad = tight ? 4 : 6
  const strip = tight ? 24 : 30
  const rest = height - 2 * pad - strip - 3 * GAP
  const rows = [Math.floor(rest * 0.35), strip, Math.floor(rest * 0.385), Math.floor(rest * 0.265)] as const
  const inner = width - 2 * pad
  const ticket = ticketIn((inner - 3 * GAP) / 4, rows[0])
  const card = Math.min(rows[3] / (62 / 44), (inner - 4 * GAP) / 5, 100)
  return { wide: false, tight, orders: inner, market: inner, rows, ticket, card: Math.floor(card), region: { width: (inner - 2 * GAP) / 3, height: rows[2] } }
}
