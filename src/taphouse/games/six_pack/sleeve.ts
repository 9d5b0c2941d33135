import type { SixPackWindow } from './view'

/** The frame that is laid over six cards. It snaps to full windows, and never asks what lies in them. */

export interface Point {
  x: number
  y: number
}

export const isTall = (window: SixPackWindow): boolean => window.tall ?? false
export const wide = (window: SixPackWindow): number => (isTall(window) ? 2 : 3)
export const high = (window: SixPackWindow): number => (isTall(window) ? 3 : 2)
export const isSame = (one: SixPackWindow, other: SixPackWindow): boolean => one.x === other.x && one.y === other.y && isTall(one) === isTall(other)

const centreOf = (window: SixPackWindow): Point => ({ x: window.x + wide(window) / 2, y: window.y + high(window) / 2 })
const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

export const holds = (window: SixPackWindow, { x, y }: Point): boolean =>
  x >= window.x && x < window.x + wide(window) && y >= window.y && y < window.y + high(window)

/** The six cells, row by row. */
export function cellsOf(window: SixPackWindow): Point[] {
  return Array.from({ length: 6 }, (_, at) => ({ x: window.x + (at % wide(window)), y: window.y + Math.floor(at / wide(window)) }))
}

function nearestTo(windows: readonly SixPackWindow[], point: Point): SixPackWindow | undefined {
  return windows.reduce<SixPackWindow | undefined>((best, one) => (!best || far(centreOf(one), point) < far(centreOf(best), point) ? one : best), undefined)
}

/** The window for a point of the table, measured in cells: one that holds it and lies as wanted, or what comes closest. */
export function windowAt(windows: readonly SixPackWindow[], point: Point, tall: boolean): SixPackWindow | undefined {
  const cell = { x: Math.floor(point.x), y: Math.floor(point.y) }
  const holding = windows.filter((window) => holds(window, cell))
  const asWanted = (list: readonly SixPackWindow[]): SixPackWindow[] => list.filter((window) => isTall(window) === tall)
  for (const list of [asWanted(holding), holding]) if (list.length > 0) return nearestTo(list, point)
  return undefined
}

/** The window whose middle comes closest to a point, lying as wanted if any does. */
export function closest(windows: readonly SixPackWindow[], point: Point, tall: boolean): SixPackWindow | undefined {
  return nearestTo(windows.filter((window) => isTall(window) === tall), point) ?? nearestTo(windows, point)
}

/** The window between two opposite corners. */
export function spanned(windows: readonly SixPackWindow[], one: Point, other: Point): SixPackWindow | undefined {
  const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  if (!(across === 2 && down === 1) && !(across === 1 && down === 2)) return undefined
  const wanted = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), tall: down === 2 }
  return windows.find((window) => isSame(window, wanted))
}

/** The window that is drawn from a corner towards a point. */
export function drawn(windows: readonly SixPackWindow[], from: Point, to: Point): SixPackWindow | undefined {
  const [right, down] = [to.x - from.x - 0.5, to.y - from.y - 0.5]
  const tall = Math.abs(down) > Math.abs(right)
  const [columns, rows] = tall ? [2, 3] : [3, 2]
  const wanted = { x: right < 0 ? from.x - columns + 1 : from.x, y: down < 0 ? from.y - rows + 1 : from.y, tall }
  return windows.find((window) => isSame(window, wanted)) ?? closest(windows.filter((window) => holds(window, from)), centreOf(wanted), tall)
}

/** Of several places the next one in a direction, if there is any. */
export function ahead<T extends Point>(places: readonly T[], from: Point, right: number, down: number): T | undefined {
  const cost = ({ x, y }: Point): number => {
    const [across, along] = [x - from.x, y - from.y]
    const forward = across * right + along * down
    return forward <= 0 ? Infinity : forward + 3 * Math.abs(across * down + along * right)
  }
  return places.reduce<T | undefined>((best, one) => (cost(one) < (best ? cost(best) : Infinity) ? one : best), undefined)
}

/** The next window in a direction, lying the same way; the same one if there is none. */
export function step(windows: readonly SixPackWindow[], from: SixPackWindow, right: number, down: number): SixPackWindow {
  return ahead(windows.filter((window) => isTall(window) === isTall(from)), from, right, down) ?? from
}

/** The closest window that lies the other way. */
export function turned(windows: readonly SixPackWindow[], from: SixPackWindow): SixPackWindow {
  return nearestTo(windows.filter((window) => isTall(window) !== isTall(from)), centreOf(from)) ?? from
}
