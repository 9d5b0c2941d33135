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

/** So far what hangs on a thing may stick out of it: a tag, a tick, a flag. What lies further out is no part of it, or cut off. */
const STICKS_OUT = 30

/** Where an element is with whatever hangs on it. */
function extentOf(element: HTMLElement): Box {
  const own = element.getBoundingClientRect()
  const hung = [...element.querySelectorAll(':scope *:not(svg *)')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, top, right, bottom, width, height }) => width > 2 && height > 2 && left >= own.left - STICKS_OUT && top >= own.top - STICKS_OUT && right <= own.right + STICKS_OUT && bottom <= own.bottom + STICKS_OUT)
  return around([own, ...hung])
}

const around = (boxes: readonly Box[], air = 0): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)) - air,
  top: Math.min(...boxes.map(({ top }) => top)) - air,
  right: Math.max(...boxes.map(({ right }) => right)) + air,
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + air,
})

const isSeen = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top

/** Where a thing is on the screen; nothing if it cannot be seen. */
export function boxOf(thing: Thing): Box | undefined {
  const boxes = elementsOf(thing).map(extentOf).filter(isSeen)
  return boxes.length === 0 ? undefined : around(boxes, AIR)
}

/** Everything that names itself or can be pressed: better seen than covered, whatever is spoken of. The story and words of the turn may be covered. */
export function besides(): Box[] {
  return [...document.querySelectorAll<HTMLElement>(':is([data-is], [data-move], [data-pick], button:not([data-part="turn"] *, [data-part="story"])):not(.speech *)')].map((element) => element.getBoundingClientRect()).filter(isSeen)
}

const isThere = (thing: Thing): boolean => elementsOf(thing).length > 0

/** Everything by which a move can be made, as far as it can be seen. */
export const reached = (move: MoveView): Thing[] => [`move:${move.text}`, ...touchedBy(move)].filter(isThere)

/** Brass buttons that make one of these moves, now that it is picked, unless they are pointed at anyway. */
export const pressable = (moves: readonly string[], pointed: readonly Thing[]): Thing[] =>
  moves.map((text): Thing => `move:${text}`).filter((thing) => !pointed.includes(thing) && elementsOf(thing).some((button) => button.matches('.brass')))

/** What somebody touches for a move, as far as it can be seen: its own button, or else the things that it concerns. */
export function touched(move: MoveView): Thing[] {
  const own = `move:${move.text}`
  return isThere(own) ? [own] : touchedBy(move).filter(isThere)
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const gap = (from: number, to: number, start: number, end: number): number => Math.max(0, start - to, from - end)

/** How dear it is to cover a square px of what is lit, or of anything else; of that no more than a button counts, be it as large as a felt. */
const LIT = 100
const OTHER = 0.02
const MOST = 9000
/** How dear it is to lie aside, where no tail can point. */
const ASIDE = 30

/** Where a plate of that size lies best: over nothing that is lit, near the thing that it speaks of, and over little else. */
export function placeFor(size: { width: number; height: number }, lit: readonly Box[], near: Box | undefined, screen: Box, others: readonly Box[] = []): { left: number; top: number } {
  const wide = Math.min(size.width, screen.right - screen.left)
  const middle = near ? (near.left + near.right) / 2 : (screen.left + screen.right) / 2
  const centred = Math.max(screen.left, Math.min(screen.right - wide, middle - wide / 2))
  const beside = near ? [near.right + AIR, near.left - AIR - wide] : []
  const lefts = [centred, ...[...beside, screen.left, screen.right - wide].filter((left) => left >= screen.left && left + wide <= screen.right)]
  const tops: number[] = []
  for (let top = screen.top; top + size.height <= screen.bottom; top += 8) tops.push(top)
  if (tops.length === 0) tops.push(screen.top)
  let best = { left: centred, top: screen.top }
  let cost = Infinity
  for (const top of tops) {
    for (const left of lefts) {
      const box = { left, top, right: left + wide, bottom: top + size.height }
      const covered = (boxes: readonly Box[], most = Infinity): number => boxes.reduce((sum, other) => sum + Math.min(most, overlap(box, other)), 0)
      const far = near ? Math.hypot(gap(box.left, box.right, near.left, near.right), gap(box.top, box.bottom, near.top, near.bottom)) : Math.abs((box.top + box.bottom) / 2 - (screen.top + screen.bottom) / 2)
      const price = covered(lit) * LIT + covered(others, MOST) * OTHER + far + (left === centred ? 0 : ASIDE)
      if (price < cost) {
        cost = price
        best = { left, top }
      }
    }
  }
  return best
}
