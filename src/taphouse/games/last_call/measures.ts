/** Where things lie on the felt, in px of its inside. */
export interface Measures {
  /** What can be matched stands beside the pile instead of below it. */
  beside: boolean
  /** Width of the top card; heights are 1.4 times the widths. */
  card: number
  draw: number
  /** The sidestep card, before it is turned. */
  aside: number
  /** How much of the sidestep card looks out above the pile. */
  peep: number
  drawAt: { x: number; y: number }
  pileAt: { x: number; y: number }
  /** The badge for a named suit: the middle of its upper edge, from the corner of the pile. */
  named: { x: number; y: number; height: number }
  matchAt: { x: number; y: number }
  /** While cards are passed on, how far that has come stands there instead: below there is no room. */
  passesThere: boolean
  /** Where somebody can be caught: the upper left corner of the buttons, and their width. */
  catchAt: { x: number; y: number; width: number }
  /** Whether there is room to say what the sidestep card is. */
  tellsSidestep: boolean
  ring: { x: number; y: number; rx: number; ry: number }
  /** Where the newest line of the story fits in, or nothing. */
  storyAt: number | undefined
}

const TALL = 1.4
const PEEP = 0.64
const PEEP_LOW = 0.46
const LARGEST = 140
const LARGEST_ON_PHONE = 94
const PILLS = 34
/** Heading and three pills one below the other, with a margin. */
const PILLS_COLUMN = 176
/** A felt that is lower than this has no room for anything below the piles. */
const LOW = 215
const STORY = 400
/** A button to catch somebody. */
const CATCH = 180
const CATCH_LEAST = 130
const CATCH_HIGH = 44
/** A large screen that is not high. */
const FLAT = 330
/** The seat on the upper rail is so wide. */
const PLATE = 208

/** Lay out the felt: below one another on a phone, side by side where it is wide or low. */
export function measure(width: number, height: number, isLarge: boolean): Measures {
  if (isLarge) return wide(width, height)
  return height < LOW ? low(width, height) : below(width, height)
}

/** Above the draw pile there is room for a button, and beside the sidestep card, unless that is very little. */
function catchOver(x: number, y: number, draw: number, pile: number): Measures['catchAt'] {
  const end = pile - 6
  const width = Math.max(CATCH_LEAST, Math.min(CATCH, end - 12))
  return { x: Math.max(12, Math.min(x + draw / 2 - width / 2, end - width)), y: Math.max(6, y - CATCH_HIGH - 8), width }
}

/** A phone or tablet; a felt higher than wide leaves room above and below. */
function below(width: number, whole: number): Measures {
  const height = Math.min(whole, width * 0.96)
  const above = (whole - height) / 2
  const ringTop = above + 16
  const ringBottom = above + height - 14 - PILLS - 16
  const lowest = ringBottom - 16
  const highest = above + 8
  const largest = width > 560 ? LARGEST : LARGEST_ON_PHONE
  const card = Math.floor(Math.min(largest, (lowest - highest) / (TALL + PEEP)))
  const foot = lowest - (lowest - highest - card * (TALL + PEEP)) * 0.5
  const draw = Math.round(card * 0.85)
  const gap = card * 0.4
  const left = (width - draw - gap - card) / 2
  const pile = { x: left + draw + gap, y: foot - card * TALL }
  return {
    beside: false,
    card,
    draw,
    aside: Math.round(card * 0.76),
    peep: card * PEEP,
    drawAt: { x: left, y: pile.y + (card - draw) * TALL * 0.5 - 22 },
    pileAt: pile,
    named: { x: card * 1.16, y: card * 0.6, height: card * 0.86 },
    matchAt: { x: 0, y: above + height - 14 - PILLS },
    passesThere: false,
    catchAt: catchOver(left, pile.y + (card - draw) * TALL * 0.5 - 22, draw, pile.x),
    tellsSidestep: false,
    ring: { x: width / 2, y: (ringTop + ringBottom) / 2, rx: width / 2 - 22, ry: (ringBottom - ringTop) / 2 },
    storyAt: undefined,
  }
}

/** A large screen: a seat stands on the upper rail, the ring runs round everything. */
function wide(width: number, height: number): Measures {
  if (height < FLAT) return flat(width, height)
  const hasStory = height >= STORY
  const top = 44
  const bottom = hasStory ? 104 : 72
  const beneath = 46
  const card = Math.floor(Math.min(LARGEST, (height - top - bottom) / (TALL + PEEP)))
  const draw = Math.round(card * 0.82)
  const gap = card * 0.46
  const toPills = 46
  const left = (width - draw - gap - card - toPills - 150) / 2
  const foot = height - bottom - (height - top - bottom - card * (TALL + PEEP)) / 2
  const pile = { x: left + draw + gap, y: foot - card * TALL }
  return {
    beside: true,
    card,
    draw,
    aside: Math.round(card * 0.76),
    peep: card * PEEP,
    drawAt: { x: left, y: pile.y + (card - draw) * TALL * 0.5 - 26 },
    pileAt: pile,
    named: { x: card * 1.12, y: card * 0.74, height: card * 0.62 },
    matchAt: { x: pile.x + card + toPills, y: Math.min(pile.y - card * 0.42, height - PILLS_COLUMN) },
    passesThere: false,
    catchAt: catchOver(left, pile.y + (card - draw) * TALL * 0.5 - 26, draw, pile.x),
    tellsSidestep: true,
    ring: { x: width / 2, y: (34 + height - beneath) / 2, rx: width * 0.37, ry: (height - 34 - beneath) / 2 },
    storyAt: hasStory ? foot + 14 : undefined,
  }
}

/** A large screen that is not high: the piles have all the height below the seat on the rail, and beside it stands what matches. */
function flat(width: number, height: number): Measures {
  const middle = width / 2
  const top = 40
  const bottom = 22
  const peep = 0.4
  const card = Math.floor(Math.min(LARGEST, Math.max(44, (height - top - bottom) / (TALL + peep))))
  const draw = Math.round(card * 0.82)
  const pills = middle + PLATE / 2 + 12
  const pile = { x: pills - 38 - card, y: height - bottom - card * TALL - Math.max(0, height - top - bottom - card * (TALL + peep)) / 2 }
  const left = pile.x - card * 0.46 - draw
  const drawY = pile.y + (card - draw) * TALL * 0.5 - 22
  const caught = Math.max(CATCH_LEAST, Math.min(CATCH, left - 24))
  return {
    beside: true,
    card,
    draw,
    aside: Math.round(card * 0.76),
    peep: card * peep,
    drawAt: { x: left, y: drawY },
    pileAt: pile,
    named: { x: card * 0.8, y: card * 0.5, height: card * 0.6 },
    matchAt: { x: pills, y: Math.max(2, (height - PILLS_COLUMN) / 2) },
    passesThere: true,
    catchAt: { x: Math.max(12, left - caught - 12), y: Math.max(6, drawY - 8), width: caught },
    tellsSidestep: false,
    ring: { x: middle, y: (34 + height - 12) / 2, rx: width * 0.37, ry: (height - 34 - 12) / 2 },
    storyAt: undefined,
  }
}

/** A low felt: the ring runs round the piles only, what matches stands to its right. */
function low(width: number, height: number): Measures {
  const arrow = 16
  /** The widest pill, and what is left of it up to the rail. */
  const pills = 124
  const margin = arrow + 18
  const card = Math.floor(Math.min(74, (height - 32) / (TALL + PEEP_LOW), (width - margin - arrow - 16 - pills) / 2))
  const draw = Math.round(card * 0.82)
  const gap = card * 0.18
  const left = Math.max(margin, (width - draw - gap - card - arrow * 2 - pills) / 2)
  const foot = height - 22 - (height - 32 - card * (TALL + PEEP_LOW)) / 2
  const pile = { x: left + draw + gap, y: foot - card * TALL }
  const right = pile.x + card + arrow
  return {
    beside: true,
    card,
    draw,
    aside: Math.round(card * 0.76),
    peep: card * PEEP_LOW,
    drawAt: { x: left, y: pile.y + (card - draw) * TALL * 0.5 - 20 },
    pileAt: pile,
    named: { x: card, y: card * 0.5, height: card * 0.7 },
    matchAt: { x: right + 16, y: Math.max(6, height / 2 - (height < 150 ? 46 : 64)) },
    passesThere: true,
    catchAt: catchOver(left, pile.y + (card - draw) * TALL * 0.5 - 20, draw, pile.x),
    tellsSidestep: false,
    ring: { x: (left - arrow + right) / 2, y: height / 2, rx: (right - left + arrow) / 2, ry: height / 2 - 14 },
    storyAt: undefined,
  }
}
