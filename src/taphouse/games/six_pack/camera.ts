/** Which part of the endless table is to be seen, and how large. */

/** One cell of the plane on which the table is laid, in its own px. */
export const UNIT = 100

export interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** Where the corner of cell 0,0 lies in the window, in px, and how large the plane is. */
export interface Look {
  x: number
  y: number
  scale: number
}

const LARGEST_CELL = 116
/** No cell is smaller than this by itself, in px: a thumb must be able to meet it. Then only a part of the table is seen. */
export const LEAST_CELL = 34
const CLOSEST = 3
/** However small all of it would be, one can go so close that a cell has this size. */
const CLOSE_CELL = 90
/** How much felt is to be seen beside a part that is brought into sight, in px. */
const EDGE = 10

/** The region to be shown: the box, cells beside it that are spoken of, and a ring round all. */
export function regionOf(box: Region | undefined, ring: number, beside: readonly { x: number; y: number }[] = []): Region {
  const known = box ?? { left: 0, top: 0, width: 2, height: 1 }
  const [xs, ys] = [beside.map((cell) => cell.x), beside.map((cell) => cell.y)]
  const [left, top] = [Math.min(known.left, ...xs), Math.min(known.top, ...ys)]
  const right = Math.max(known.left + known.width, ...xs.map((x) => x + 1))
  const bottom = Math.max(known.top + known.height, ...ys.map((y) => y + 1))
  return { left: left - ring, top: top - ring, width: right - left + 2 * ring, height: bottom - top + 2 * ring }
}

/** The smallest region round some cells; nothing round none. */
export function around(cells: readonly { x: number; y: number }[]): Region | undefined {
  return cells[0] && regionOf({ left: cells[0].x, top: cells[0].y, width: 1, height: 1 }, 0, cells)
}

/** The middle of some cells. */
export function middleOf(cells: readonly { x: number; y: number }[]): { x: number; y: number } {
  const { left, top, width, height } = around(cells) ?? { left: 0, top: 0, width: 2, height: 1 }
  return { x: left + width / 2, y: top + height / 2 }
}

/** Show all of a region, as large as it will go. */
export function fit(region: Region, width: number, height: number): Look {
  const scale = Math.min(width / (region.width * UNIT), height / (region.height * UNIT), LARGEST_CELL / UNIT)
  return {
    scale,
    x: width / 2 - (region.left + region.width / 2) * UNIT * scale,
    y: height / 2 - (region.top + region.height / 2) * UNIT * scale,
  }
}

/** Show as much of a region as cells of the least size allow, with a place of it in the middle. */
export function near(region: Region, place: { x: number; y: number }, width: number, height: number): Look {
  const scale = LEAST_CELL / UNIT
  return kept({ scale, x: width / 2 - place.x * LEAST_CELL, y: height / 2 - place.y * LEAST_CELL }, region, width, height)
}

/** Move no further than is needed to see a part of the table. */
export function brought(look: Look, part: Region, width: number, height: number): Look {
  const within = (start: number, from: number, cells: number, room: number): number => {
    const [first, size] = [start + from * UNIT * look.scale, cells * UNIT * look.scale]
    if (first < EDGE) return start + EDGE - first
    return start + Math.min(0, Math.max(EDGE - first, room - EDGE - first - size))
  }
  return { ...look, x: within(look.x, part.left, part.width, width), y: within(look.y, part.top, part.height, height) }
}

/** No part of the table is moved further than is needed to see its edge. */
export function kept(look: Look, region: Region, width: number, height: number): Look {
  const within = (start: number, from: number, cells: number, room: number): number => {
    const size = cells * UNIT * look.scale
    const first = -from * UNIT * look.scale
    if (size <= room) return first + (room - size) / 2
    return Math.min(first, Math.max(first + room - size, start))
  }
  return { ...look, x: within(look.x, region.left, region.width, width), y: within(look.y, region.top, region.height, height) }
}

/** Go closer or further away, while the point under the fingers stays there. */
export function zoomed(look: Look, by: number, x: number, y: number, least: number): Look {
  const scale = Math.max(least, Math.min(Math.max(least * CLOSEST, CLOSE_CELL / UNIT), look.scale * by))
  const ratio = scale / look.scale
  return { scale, x: x - (x - look.x) * ratio, y: y - (y - look.y) * ratio }
}
