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
}

/** How high a card is for its width. */
export const TALL = 1.41
const GAP = 3
export const FULL = 6

export interface Screen {
  isLarge: boolean
  isLow: boolean
  isShort: boolean
}

export function layout(others: number, width: number, height: number, screen: Screen): Layout {
  return screen.isLarge ? around(others, width, height, screen.isLow) : rows(others, width, height, screen.isShort)
}

/** How wide a card is, so that six of them lie side by side in a box. */
export const cardIn = (box: Box): number => Math.floor(Math.min((box.width - GAP * (FULL - 1)) / FULL, box.height / TALL))

/** Where so many cards begin in a row; more than six lie closer. */
export function spread(cards: number, width: number, card: number): number[] {
  const step = cards < 2 ? 0 : Math.min(card + GAP, (width - card) / (cards - 1))
  return Array.from({ length: cards }, (_, at) => at * step)
}

/** Above each other: what comes next, a row for each of the others, my place, and below it what I am after. */
function rows(others: number, width: number, height: number, isShort: boolean): Layout {
  const edge = 10
  const top = 8
  const middle = isShort ? 38 : 52
  const goal = isShort ? 36 : 44
  const room = height - top - middle - goal - 14
  const row = Math.min(66, (room / (others + 1.25)))
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

/** Round the table: everybody's cards between plate and middle, mine below. */
function around(others: number, width: number, height: number, isLow: boolean): Layout {
  const card = isLow ? 46 : Math.min(62, Math.round(height * 0.135))
  const goal = isLow ? 38 : 46
  const mine = Math.round(card * 1.2)
  const fan = FULL * (card + GAP)
  const seated = placesFor(others, isLow)
  const top = seated.filter((one) => one.side === 'top').length
  const topWidth = Math.min(fan, top > 2 ? width * 0.265 : fan)
  const foot = height - goal - mine * TALL - 14
  const head = PLATE.height - 34 + 8 + card * TALL
  const spots = seated.map((one): Spot => {
    const x = one.x * width
    if (one.side === 'top') {
      return {
        side: 'top',
        plate: { ...PLATE, x: x - PLATE.width / 2, y: -40 },
        cards: { x: x - topWidth / 2, y: PLATE.height - 40 + 10, width: topWidth, height: card * TALL },
      }
    }
    const y = Math.min(one.y * height, foot - card * TALL / 2)
    const sideWidth = Math.min(fan * 0.74, (width - 2 * (PLATE.width / 2 + 14) - 300) / 2)
    return {
      side: one.side,
      plate: { ...PLATE, x: x - PLATE.width / 2, y: y - PLATE.height / 2 },
      cards: { x: one.side === 'left' ? PLATE.width / 2 + 14 : width - PLATE.width / 2 - 14 - sideWidth, y: y - (card * TALL) / 2, width: sideWidth, height: card * TALL },
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
    middle: { x: width / 2 - 165, y: head + 4, width: 330, height: Math.max(60, foot - head - 10) },
  }
}
