/** How three dominoes lie as a six-pack of two by three; nothing here knows what lies on the table. */

export type Spot = readonly [x: number, y: number]

/** How the six cells go together in pairs: all crosswise, or one crosswise and two lengthwise behind or before it. */
export type Pairing = 0 | 1 | 2

export interface Arrangement {
  pairing: Pairing
  /** Which domino lies on which pair: places in the hand. */
  order: readonly [number, number, number]
  /** Quarter turns, clockwise: 0 to 3. */
  turns: number
}

/** A domino where it lies: the cell of its bottle and that of its mixed drink. */
export interface Lying {
  domino: number
  bottle: Spot
  mix: Spot
}

export const START: Arrangement = { pairing: 0, order: [0, 1, 2], turns: 0 }

const PAIRS: readonly (readonly (readonly [Spot, Spot])[])[] = [
  [[[0, 0], [0, 1]], [[1, 0], [1, 1]], [[2, 0], [2, 1]]],
  [[[0, 0], [0, 1]], [[1, 0], [2, 0]], [[1, 1], [2, 1]]],
  [[[0, 0], [1, 0]], [[0, 1], [1, 1]], [[2, 0], [2, 1]]],
]

export const isTall = ({ turns }: Arrangement): boolean => turns % 2 === 1

/** Columns and rows. */
export const sizeOf = (arrangement: Arrangement): Spot => (isTall(arrangement) ? [2, 3] : [3, 2])

function turned([x, y]: Spot, turns: number): Spot {
  if (turns === 1) return [1 - y, x]
  if (turns === 2) return [2 - x, 1 - y]
  return turns === 3 ? [y, 2 - x] : [x, y]
}

/** Where each domino lies; before any turn the upper left cell has a bottle, and bottles and mixed drinks take turns. */
export function lyingOf({ pairing, order, turns }: Arrangement): Lying[] {
  return PAIRS[pairing]!.map(([one, other], pair) => {
    const isBottle = (one[0] + one[1]) % 2 === 0
    const [a, b] = [turned(one, turns), turned(other, turns)]
    return { domino: order[pair]!, bottle: isBottle ? a : b, mix: isBottle ? b : a }
  })
}

/** What shows on each of the six cells, row by row. */
export function pictureOf(arrangement: Arrangement, hand: readonly { bottle: string; mix: string }[]): string[] {
  const [columns] = sizeOf(arrangement)
  const picture = Array<string>(6).fill('')
  for (const { domino, bottle, mix } of lyingOf(arrangement)) {
    picture[bottle[1] * columns + bottle[0]] = hand[domino]?.bottle ?? ''
    picture[mix[1] * columns + mix[0]] = hand[domino]?.mix ?? ''
  }
  return picture
}

export const turn = (arrangement: Arrangement, quarters = 1): Arrangement => ({ ...arrangement, turns: (arrangement.turns + quarters + 4) % 4 })

export const regroup = (arrangement: Arrangement): Arrangement => ({ ...arrangement, pairing: ((arrangement.pairing + 1) % 3) as Pairing })

/** Let two dominoes change places. */
export function swap(arrangement: Arrangement, one: number, other: number): Arrangement {
  const to = (domino: number): number => (domino === one ? other : domino === other ? one : domino)
  const [a, b, c] = arrangement.order
  return { ...arrangement, order: [to(a), to(b), to(c)] }
}
