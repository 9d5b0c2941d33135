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
const CLOSEST = 3

/** The region to be shown: the box, cells beside it that are spoken of, and a ring round all. */
export function regionOf(box: Region | null, ring: number, beside: readonly { x: number; y: number }[] = []): Region {
  const known = box ?? { left: 0, top: 0, width: 2, height: 1 }
  const [xs, ys] = [beside.map((cell) => cell.x), beside.map((cell) => cell.y)]
  const [left, top] = [Math.min(known.left, ...xs), Math.min(known.top, ...ys)]
  const right = Math.max(known.left + known.width, ...xs.map((x) => x + 1))
  const bottom = Math.max(known.top + known.height, ...ys.map((y) => y + 1))
  return { left: left - ring, top: top - ring, width: right - left + 2 * ring, height: bottom - top + 2 * ring }
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
  const scale = Math.max(least, Math.min(least * CLOSEST, look.scale * by))
  const ratio = scale / look.scale
  return { scale, x: x - (x - look.x) * ratio, y: y - (y - look.y) * ratio }
}
