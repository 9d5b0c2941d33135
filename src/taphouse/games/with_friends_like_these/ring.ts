/** Where a seat lays its card: the middle of the card, in px from the middle of the trick. */
interface Place {
  seat: number
  x: number
  y: number
  /** Degrees it leans, towards its seat. */
  turn: number
}

export interface Ring {
  places: Place[]
  /** Width of a card; its height is 1.4 times that. */
  card: number
  /** Width from the middle of one card to that of its neighbour: as wide may a name be. */
  column: number
  /** The winning card stands so much higher, and is so much larger. */
  raise: number
  growth: number
}

interface Cell {
  seat: number
  /** Counted from the middle. */
  column: number
  /** 0 above, 1 below, between them for a card at the side. */
  row: number
}

const TALL = 1.4
const LARGEST = 120
const SMALLEST = 28
/** A place so wide has room for large names. */
const WIDE = 400
/** How much larger cards must be in one row to leave the ring. */
const GAIN = 1.3

/**
 * The cards of a trick as they lie before their seats: mine below, the others clockwise from the left.
 * Where it is too low for that, all lie in a row. `width` and `height` are the room there is.
 */
export function ring(seats: number, eyes: number | null, width: number, height: number): Ring {
  const around = lay(cellsAround(seats, eyes, width), eyes, width, height)
  const along = lay(row(eyes === null ? seatsFrom(0, seats) : seatsFrom(eyes + 1, seats), 0), eyes, width, height)
  return along.fits > around.fits * GAIN ? along : around
}

/** `fits`: the width that a card should have, were there no smallest and no largest one. */
function lay(cells: readonly Cell[], eyes: number | null, width: number, height: number): Ring & { fits: number } {
  const isWide = width >= WIDE
  /** Room for the name below a card. */
  const name = isWide ? 30 : 19
  const [raise, growth] = isWide ? [8, 1.14] : [6, 1.1]
  const columns = 1 + 2 * Math.max(...cells.map((cell) => cell.column))
  const rows = cells.some((cell) => cell.row > 0) ? 2 : 1
  const fits = Math.min(LARGEST, ((height - raise) / rows - name) / TALL, width / (columns + 0.14 * (columns + 1)))
  const card = Math.max(SMALLEST, Math.floor(fits))
  /** The outermost card, with its rim or with its name and what it does. */
  const edge = Math.max(card * growth + 14, columns > 3 ? 70 : 86)
  const column = Math.min(card * 1.32, (width - edge) / Math.max(1, columns - 1))
  const pitch = Math.min(card * TALL + name + 30, (height - raise) / rows)
  return {
    card,
    fits,
    raise,
    growth,
    column: columns > 1 ? column : width,
    places: cells.map((cell) => ({
      seat: cell.seat,
      x: cell.column * column,
      y: (cell.row - (rows - 1) / 2) * pitch - name / 2 + raise / 2,
      turn: lean(cell, cell.seat === eyes),
    })),
  }
}

/** Cards at the left lean to the left, cards at the right to the right; those above less. */
function lean({ column, row }: Cell, mine: boolean): number {
  if (mine) return 0
  if (column === 0) return -2
  return Math.sign(column) * Math.min(8, 2 + Math.abs(column) * (row === 0 ? 3 : 5))
}

function seatsFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}

/** Clockwise from the seat at my left: some lie beside my card, at its left and at its right, the rest above. */
function cellsAround(seats: number, eyes: number | null, width: number): Cell[] {
  const others = eyes === null ? seatsFrom(0, seats) : seatsFrom(eyes + 1, seats).slice(0, -1)
  const [left, right] = beside(seats, eyes !== null, width >= WIDE)
  const mine = eyes === null ? [] : [eyes]
  const below = [...others.slice(0, left).reverse(), ...mine, ...others.slice(others.length - right).reverse()]
  const cells = [...row(others.slice(left, others.length - right), 0), ...row(below, 1)]
  // With three others there is room for a cross: the sides lie halfway up.
  return eyes !== null && seats === 4 ? cells.map((cell) => (cell.row === 1 && cell.seat !== eyes ? { ...cell, row: 0.5 } : cell)) : cells
}

/** How many lie in the lower row at the left and at the right. */
function beside(seats: number, isSeated: boolean, isWide: boolean): [left: number, right: number] {
  if (seats < 4) return [0, 0]
  if (!isSeated) return seats < 7 ? [1, 1] : [2, 2]
  return seats === 8 && !isWide ? [1, 2] : [1, 1]
}

function row(seats: readonly number[], at: number): Cell[] {
  return seats.map((seat, i) => ({ seat, column: i - (seats.length - 1) / 2, row: at }))
}
