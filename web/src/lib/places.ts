/** Where somebody sits on a large screen: how far along the width and the height of the table, from 0 to 1. */
export interface Place {
  side: 'left' | 'top' | 'right'
  x: number
  y: number
}

const SIDES: readonly (readonly [left: number, top: number, right: number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 0],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [2, 2, 2],
  [2, 3, 2],
  [2, 4, 2],
]
const TOP_WIDTH = [0, 0, 0.4, 0.56, 0.7]
const ROWS = [0.27, 0.78]
const LOW_ROWS = [0.34, 0.8]

/** The other seats in clockwise order, beginning left of whoever looks; a spectator sees all of them. */
export function othersOf(seats: number, eyes: number | null): number[] {
  if (eyes === null) return Array.from({ length: seats }, (_, seat) => seat)
  return Array.from({ length: seats - 1 }, (_, step) => (eyes + 1 + step) % seats)
}

/** Places on the rail for so many others, clockwise from the left; where the table is low, those at the sides sit lower. */
export function placesFor(others: number, isLow = false): Place[] {
  const [left, top, right] = SIDES[others] ?? [2, others - 4, 2]
  const rows = isLow ? LOW_ROWS : ROWS
  return [...column('left', left, rows).reverse(), ...topRow(top), ...column('right', right, rows)]
}

function column(side: 'left' | 'right', many: number, rows: readonly number[]): Place[] {
  if (many === 1) return [{ side, x: side === 'left' ? 0 : 1, y: 0.5 }]
  const x = side === 'left' ? 0.05 : 0.95
  return rows.slice(0, many).map((y) => ({ side, x, y }))
}

function topRow(many: number): Place[] {
  const width = TOP_WIDTH[many] ?? 0.7
  return Array.from({ length: many }, (_, i) => ({
    side: 'top',
    x: many === 1 ? 0.5 : 0.5 - width / 2 + (width * i) / (many - 1),
    y: 0,
  }))
}
