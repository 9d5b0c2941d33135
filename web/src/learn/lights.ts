import { touchedBy, type Thing } from '../lib/moves'
import type { MoveView } from '../lib/types'

/** A box on the screen, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const AIR = 6

const KINDS: Readonly<Record<string, string>> = { part: 'data-part', move: 'data-move' }

/**
 * The elements that show a thing. `part:hand` is a part of the frame, `move:bid 2` the button of a move by its notation;
 * everything else names itself with `data-is`.
 */
export function elementsOf(thing: Thing): HTMLElement[] {
  const at = thing.indexOf(':')
  const attribute = KINDS[thing.slice(0, at)]
  const found = attribute ? `[${attribute}="${CSS.escape(thing.slice(at + 1))}"]` : `[data-is="${CSS.escape(thing)}"]`
  return [...document.querySelectorAll<HTMLElement>(found)].filter((element) => element.getClientRects().length > 0)
}

/** Where a thing is on the screen; nothing if it cannot be seen. */
export function boxOf(thing: Thing): Box | undefined {
  const boxes = elementsOf(thing)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return undefined
  return {
    left: Math.min(...boxes.map(({ left }) => left)) - AIR,
    top: Math.min(...boxes.map(({ top }) => top)) - AIR,
    right: Math.max(...boxes.map(({ right }) => right)) + AIR,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + AIR,
  }
}

/** What somebody touches for a move, as far as it can be seen: its own button, or else the things that it concerns. */
export function touched(move: MoveView): Thing[] {
  const own = `move:${move.text}`
  return elementsOf(own).length > 0 ? [own] : touchedBy(move).filter((thing) => elementsOf(thing).length > 0)
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** Where a plate of that size lies best: over nothing that is lit, and near the thing that it speaks of. */
export function placeFor(size: { width: number; height: number }, lit: readonly Box[], near: Box | undefined, screen: Box): { left: number; top: number } {
  const wide = Math.min(size.width, screen.right - screen.left)
  const middle = near ? (near.left + near.right) / 2 : (screen.left + screen.right) / 2
  const centred = Math.max(screen.left, Math.min(screen.right - wide, middle - wide / 2))
  const lefts = [centred, screen.left, screen.right - wide]
  const tops: number[] = []
  for (let top = screen.top; top + size.height <= screen.bottom; top += 8) tops.push(top)
  if (tops.length === 0) tops.push(screen.top)
  let best = { left: centred, top: screen.top }
  let cost = Infinity
  for (const top of tops) {
    for (const [at, left] of lefts.entries()) {
      const box = { left, top, right: left + wide, bottom: top + size.height }
      const covered = lit.reduce((sum, other) => sum + overlap(box, other), 0)
      const far = near ? Math.max(0, near.top - box.bottom, box.top - near.bottom) : Math.abs((box.top + box.bottom) / 2 - (screen.top + screen.bottom) / 2)
      const price = covered * 100 + far + at * 40
      if (price < cost) {
        cost = price
        best = { left, top }
      }
    }
  }
  return best
}
