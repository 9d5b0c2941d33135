import { placesFor, type Place as Seated } from '$lib/places'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where somebody sits, and where their cards lie. */
export interface Spot {
  plate: Box
  cards: Box
  side: Seated['side']
}

/** Where everything lies on the felt, in px of its inside. */
export interface Layout {
  /** The others one below the other, as on a phone. */
  isRows: boolean
  others: Spot[]
  mine: { cards: Box; goal: Box }
  /** Turn order and piles; the two cards of a CHEERS. */
  middle: Box
  /** Where the first question is asked, if not over everything. */
  opening?: Box
}

/** How high a card is for its width. */
export const TALL = 1.41
const GAP = 3
export const FULL = 6

export interface Screen {
  isLarge: boolean
  isLow: boolean
  isShort: boolean
  /** My hand is beside the felt, which therefore has its height but not its width. */
  isBeside?: boolean
}

export function layout(others: number, width: number, height: number, screen: Screen): Layout {
  if (screen.isBeside) return within(others, width, height)
  return screen.isLarge ? around(others, width, height, screen.isLow) : rows(others, width, height, screen.isShort)
}

/** The middle while two cards are in the air: what is there anyway keeps the left of it, and they hang at the right. */
export function withToast(at: Layout, width: number): { middle: Box; toast: Box; card: number; isWordy: boolean } {
  const { y, height } = at.middle
  const [left, right] = at.isRows ? [24, width - 24] : betweenSides(at, width)
  const isWordy = !at.isRows && height >= 96
  const card = Math.min(isWordy ? 50 : 40, Math.floor((height - (isWordy ? 30 : 0)) / 1.42))
  const toast = Math.ceil(isWordy ? card * 2.8 + 46 : card * 2.45 + 16)
  return {
    middle: { x: left, y, width: right - left - toast - 4, height },
    toast: { x: right - toast, y, width: toast, height },
    card,
    isWordy,
  }
}

/** From where to where the middle can reach, between those who sit at the sides. */
function betweenSides(at: Layout, width: number): [left: number, right: number] {
  const half = 214
  const lefts = at.others.filter((one) => one.side === 'left').map(({ cards }) => cards.x + cards.width + 14)
  const rights = at.others.filter((one) => one.side === 'right').map(({ cards }) => cards.x - 14)
  return [Math.max(width / 2 - half, ...lefts), Math.min(width / 2 + half, ...rights)]
}

/** How the cards of a place lie: side by side, or where there is little width in two rows. */
export interface Fan {
  card: number
  /** Where each card begins. */
  spots: { x: number; y: number }[]
}

/** As large as six cards can be in a box. */
function cardIn(box: Box): { card: number; isDouble: boolean } {
  const single = Math.min((box.width - GAP * (FULL - 1)) / FULL, box.height / TALL)
  const double = Math.min((box.width - GAP * 2) / 3, (box.height - GAP) / 2 / TALL)
  return { card: Math.floor(Math.max(single, double)), isDouble: double > single }
}

/** Lay so many cards into a box that has room for six; more than that lie closer. */
export function fan(cards: number, box: Box, isCentred: boolean): Fan {
  const { card, isDouble } = cardIn(box)
  const inRow = isDouble ? Math.max(3, Math.ceil(cards / 2)) : Math.max(1, cards)
  const step = inRow < 2 ? 0 : Math.min(card + GAP, (box.width - card) / (inRow - 1))
  const rows = isDouble ? 2 : 1
  const height = rows * card * TALL + (rows - 1) * GAP
  const left = isCentred ? (box.width - step * (inRow - 1) - card) / 2 : 0
  const spots = Array.from({ length: cards }, (_, at) => ({
    x: left + (at % inRow) * step,
    y: (box.height - height) / 2 + Math.floor(at / inRow) * (card * TALL + GAP),
  }))
  return { card, spots }
}

/** Above each other: what comes next, a row for each of the others, my place, and below it what I am after. */
function rows(others: number, width: number, height: number, isShort: boolean): Layout {
  const edge = 10
  const top = 8
  const middle = isShort ? 38 : 52
  const goal = isShort ? 36 : 44
  const room = height - top - middle - goal - (isShort ? 14 : 30)
  const row = Math.min(66, room / (others + 1.25))
  const mine = Math.min(86, room - row * others)
  const above = top + middle + 4 + Math.max(0, room - row * others - mine) / 2
  const plate = Math.min(width * 0.31, 150)
  const spots = Array.from({ length: others }, (_, at): Spot => ({
    side: 'left',
    plate: { x: edge, y: above + at * row + 2, width: plate, height: row - 4 },
    cards: { x: edge + plate + 7, y: above + at * row + 2, width: width - 2 * edge - plate - 7, height: row - 4 },
  }))
  return {
    isRows: true,
    others: spots,
    mine: {
      cards: { x: 18, y: above + others * row + 4, width: width - 36, height: mine - 8 },
      goal: { x: 42, y: height - goal - 4, width: width - 84, height: goal },
    },
    middle: { x: 40, y: top, width: width - 80, height: middle },
  }
}

const PLATE = { width: 208, height: 92 }
const LOW_PLATE = { width: 200, height: 80 }

/** Round the table: everybody's cards between plate and middle, mine below. */
function around(others: number, width: number, height: number, isLow: boolean): Layout {
  const box = isLow ? LOW_PLATE : PLATE
  /** So much of a plate at the top lies on the rail. */
  const out = isLow ? 44 : 40
  const card = isLow ? 46 : Math.min(62, Math.round(height * 0.135))
  const goal = isLow ? 36 : 46
  const mine = isLow ? 50 : Math.round(card * 1.2)
  const wide = FULL * (card + GAP)
  const seated = placesFor(others, isLow)
  const top = seated.filter((one) => one.side === 'top').length
  const topWidth = Math.min(wide, top > 2 ? width * 0.265 : wide)
  const foot = height - goal - mine * TALL - 14
  const head = box.height - out + 10 + card * TALL
  const spots = seated.map((one): Spot => {
    const x = one.x * width
    if (one.side === 'top') {
      return {
        side: 'top',
        plate: { ...box, x: x - box.width / 2, y: -out },
        cards: { x: x - topWidth / 2, y: box.height - out + 10, width: topWidth, height: card * TALL },
      }
    }
    const block = { width: Math.round(card * 0.86) * 3 + 2 * GAP, height: Math.round(card * 0.86) * 2 * TALL + GAP }
    const y = Math.max(one.y * height, top > 1 ? head + 16 + block.height / 2 : 0)
    return {
      side: one.side,
      plate: { ...box, x: x - box.width / 2, y: y - box.height / 2 },
      cards: { ...block, x: one.side === 'left' ? box.width / 2 + 18 : width - box.width / 2 - 18 - block.width, y: y - block.height / 2 },
    }
  })
  const ownWidth = FULL * (mine + GAP)
  return {
    isRows: false,
    others: spots,
    mine: {
      cards: { x: (width - ownWidth) / 2, y: foot, width: ownWidth, height: mine * TALL },
      goal: { x: width * 0.25, y: height - goal - 6, width: width * 0.5, height: goal },
    },
    middle: { x: width / 2 - 165, y: head + 4, width: 330, height: Math.max(40, foot - head - 10) },
  }
}

/** Round a table of which no plate stands on the rail: whoever sits at a side has the cards below the plate. */
function within(others: number, width: number, height: number): Layout {
  const isTight = height < 420
  const edge = 8
  const plate = { width: Math.min(LOW_PLATE.width, Math.floor(width * 0.25)), height: LOW_PLATE.height }
  const card = Math.max(30, Math.min(58, Math.round(height * (isTight ? 0.11 : 0.125))))
  const goal = isTight ? 34 : 42
  const seated = placesFor(others)
  const top = seated.filter((one) => one.side === 'top').length
  const topWidth = Math.min(FULL * (card + GAP), (width - 2 * edge) / Math.max(1, top) - 10)
  const head = edge + plate.height + 6 + Math.ceil(card * TALL)
  const mine = Math.round(card * 1.12)
  const foot = height - goal - Math.ceil(mine * TALL) - 12
  // With several at the top, those at the sides sit below their cards.
  const above = top > 1 ? head + 10 : edge
  const below = height - edge
  const small = Math.floor(Math.min(card, (plate.width - 2 * GAP) / 3, (below - above - plate.height - 6 - GAP) / 2 / TALL))
  const block = { width: small * 3 + 2 * GAP, height: small * 2 * TALL + GAP }
  const y = above + (below - above - plate.height - 6 - block.height) / 2
  const spots = seated.map((one): Spot => {
    if (one.side === 'top') {
      const x = top === 1 ? width / 2 : edge + (topWidth + 10) * seated.filter((each) => each.side === 'top').indexOf(one) + topWidth / 2 + (width - 2 * edge - top * (topWidth + 10) + 10) / 2
      return {
        side: 'top',
        plate: { ...plate, x: x - plate.width / 2, y: edge },
        cards: { x: x - topWidth / 2, y: edge + plate.height + 6, width: topWidth, height: Math.ceil(card * TALL) },
      }
    }
    const x = one.side === 'left' ? edge : width - edge - plate.width
    return {
      side: one.side,
      plate: { ...plate, x, y },
      cards: { ...block, x: x + (plate.width - block.width) / 2, y: y + plate.height + 6 },
    }
  })
  const aside = edge + plate.width + 10
  const ownWidth = Math.min(FULL * (mine + GAP), width - 2 * aside)
  return {
    isRows: false,
    others: spots,
    mine: {
      cards: { x: (width - ownWidth) / 2, y: foot, width: ownWidth, height: Math.ceil(mine * TALL) },
      goal: { x: aside, y: height - goal - 6, width: width - 2 * aside, height: goal },
    },
    middle: { x: aside, y: head + 6, width: width - 2 * aside, height: Math.max(40, foot - head - 12) },
    opening: { x: aside, y: top > 1 ? head + 6 : edge + plate.height + 8, width: width - 2 * aside, height: height - 2 * edge - (top > 1 ? head : plate.height + 8) },
  }
}
