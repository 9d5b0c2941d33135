import { inside, type Wall } from '$cards/profile'
import { INK } from '$cards/colours'
import { circle, line, type Layer } from './drawing'
import { narrowest, tenth } from './profiles'

/** The paper of a label, what is printed on it, and whether its pictures are coloured. */
export interface Stock {
  paper: string
  print: string
  coloured: boolean
}

/** Inks that a printer of labels would mix. */
export const ACCENTS = ['#8f1530', '#1d3d70', '#1b5140', '#50237a', '#8a450a', '#0a555c', '#b3402a', '#2f6b8a', '#7d6512', '#3f3a36', '#96266a', '#40602a'] as const

export const stocks = (accent: string): Stock[] => [
  { paper: '#fff6df', print: accent, coloured: true },
  { paper: '#fff6df', print: INK, coloured: true },
  { paper: '#ffffff', print: accent, coloured: true },
  { paper: '#dcc08e', print: INK, coloured: true },
  { paper: accent, print: '#fff3d6', coloured: false },
  { paper: INK, print: '#f6d58c', coloured: false },
  { paper: '#f0d489', print: '#3a2410', coloured: true },
]

export interface Label {
  /** The paper; nothing where the name is etched into the glass. */
  outline: string
  /** A thin frame inside it. */
  frame: string
  /** Where things stand: the middle, and how much room there is. */
  x: number
  y: number
  width: number
  height: number
  /** Its lower edge. */
  bottom: number
  /** The name runs upwards. */
  upright: boolean
}

type Cut = (wall: Wall, top: number, bottom: number) => Label

const rect = (w: number, t: number, b: number): string => `M${tenth(-w)} ${tenth(t)}H${tenth(w)}V${tenth(b)}H${tenth(-w)}Z`

/** A label of a shape that is told by half its width and its edges. */
const cut =
  (draw: (w: number, t: number, b: number) => string, room: number, inset = 2.2): Cut =>
  (wall, top, bottom) => {
    const w = narrowest(wall, top, bottom) * 0.92
    return {
      outline: draw(w, top, bottom),
      frame: draw(w - inset, top + inset, bottom - inset),
      x: 0,
      y: (top + bottom) / 2,
      width: w * 2 * room,
      height: (bottom - top) * room,
      bottom,
      upright: false,
    }
  }

const arch = (w: number, t: number, b: number): string =>
  `M${tenth(-w)} ${tenth(b)}V${tenth(t + w * 0.7)}C${tenth(-w)} ${tenth(t)} ${tenth(-w * 0.4)} ${tenth(t)} 0 ${tenth(t)}C${tenth(w * 0.4)} ${tenth(t)} ${tenth(w)} ${tenth(t)} ${tenth(w)} ${tenth(t + w * 0.7)}V${tenth(b)}Z`
const ticket = (w: number, t: number, b: number): string =>
  `M${tenth(-w + 4)} ${tenth(t)}H${tenth(w - 4)}A4 4 0 0 0 ${tenth(w)} ${tenth(t + 4)}V${tenth(b - 4)}A4 4 0 0 0 ${tenth(w - 4)} ${tenth(b)}H${tenth(-w + 4)}A4 4 0 0 0 ${tenth(-w)} ${tenth(b - 4)}V${tenth(t + 4)}A4 4 0 0 0 ${tenth(-w + 4)} ${tenth(t)}Z`
const shield = (w: number, t: number, b: number): string =>
  `M${tenth(-w)} ${tenth(t + 2)}Q${tenth(-w / 2)} ${tenth(t + 3)} 0 ${tenth(t)}Q${tenth(w / 2)} ${tenth(t + 3)} ${tenth(w)} ${tenth(t + 2)}V${tenth(t + (b - t) * 0.55)}C${tenth(w)} ${tenth(b - 6)} ${tenth(w * 0.4)} ${tenth(b - 2)} 0 ${tenth(b)}C${tenth(-w * 0.4)} ${tenth(b - 2)} ${tenth(-w)} ${tenth(b - 6)} ${tenth(-w)} ${tenth(t + (b - t) * 0.55)}Z`
const eight = (w: number, t: number, b: number): string =>
  `M${tenth(-w + 5)} ${tenth(t)}H${tenth(w - 5)}L${tenth(w)} ${tenth(t + 5)}V${tenth(b - 5)}L${tenth(w - 5)} ${tenth(b)}H${tenth(-w + 5)}L${tenth(-w)} ${tenth(b - 5)}V${tenth(t + 5)}Z`
const oval = (w: number, t: number, b: number): string => {
  const h = (b - t) / 2
  return `M${tenth(-w)} ${tenth(t + h)}A${tenth(w)} ${tenth(h)} 0 1 1 ${tenth(w)} ${tenth(t + h)}A${tenth(w)} ${tenth(h)} 0 1 1 ${tenth(-w)} ${tenth(t + h)}Z`
}

/** A label that goes right round the glass; its name stands in the lower half. */
const wrap: Cut = (wall, top, bottom) => ({
  outline: inside(wall, bottom, top),
  frame: '',
  x: 0,
  y: (top + bottom) / 2,
  width: narrowest(wall, (top + bottom) / 2, bottom) * 1.7,
  height: bottom - top,
  bottom,
  upright: false,
})

const disc: Cut = (wall, top, bottom) => {
  const y = (top + bottom) / 2
  const r = Math.min((bottom - top) / 2, narrowest(wall, y - 6, y + 6) * 0.9)
  return { outline: circle(0, tenth(y), tenth(r)), frame: circle(0, tenth(y), tenth(r - 2.2)), x: 0, y, width: r * 1.66, height: r * 1.5, bottom: y + r, upright: false }
}

/** A narrow strip with the name running upwards. */
const strip: Cut = (wall, top, bottom) => {
  const w = Math.min(9, narrowest(wall, top, bottom) * 0.78)
  return { outline: rect(w, top, bottom), frame: rect(w - 2, top + 2, bottom - 2), x: 0, y: (top + bottom) / 2, width: w * 2, height: bottom - top, bottom, upright: true }
}

/** Nothing but the bare glass. */
const etched: Cut = (wall, top, bottom) => ({
  outline: '',
  frame: '',
  x: 0,
  y: (top + bottom) / 2,
  width: narrowest(wall, (top + bottom) / 2, bottom) * 1.56,
  height: bottom - top,
  bottom,
  upright: false,
})

export const CUTS = {
  plate: cut(rect, 0.86),
  arch: cut(arch, 0.78),
  oval: cut(oval, 0.76),
  shield: cut(shield, 0.76),
  ticket: cut(ticket, 0.82),
  eight: cut(eight, 0.8),
  disc,
  wrap,
  strip,
  etched,
} as const satisfies Record<string, Cut>

export type CutName = keyof typeof CUTS

/** A row of something below the name, from -w to w at the height y. */
export const RULES: readonly ((w: number, y: number, ink: string) => Layer[])[] = [
  (w, y, ink) => [line(`M${tenth(-w)} ${tenth(y)}H${tenth(w)}`, 1, ink)],
  (w, y, ink) => [line(`M${tenth(-w)} ${tenth(y - 0.9)}H${tenth(w)}M${tenth(-w * 0.6)} ${tenth(y + 1.1)}H${tenth(w * 0.6)}`, 0.9, ink)],
  (w, y, ink) => [line(row(w, 4, (x) => `M${x} ${tenth(y)}h.01`), 1.9, ink)],
  (w, y, ink) => [line(`M${Array.from({ length: 9 }, (_, at) => `${tenth(-w + (w * at) / 4)} ${tenth(y + (at % 2 ? -1.3 : 1.3))}`).join('L')}`, 1.1, ink)],
  (w, y, ink) => [line(`M${tenth(-w)} ${tenth(y)}q${tenth(w / 4)} -3 ${tenth(w / 2)} 0t${tenth(w / 2)} 0t${tenth(w / 2)} 0t${tenth(w / 2)} 0`, 1.1, ink)],
  (w, y, ink) => [{ d: row(w, 5, (x) => `M${x} ${tenth(y - 1.9)}l1.9 1.9l-1.9 1.9l-1.9 -1.9Z`), fill: ink }],
  (w, y, ink) => [line(`M${tenth(-w)} ${tenth(y)}H-3M3 ${tenth(y)}H${tenth(w)}`, 1, ink), { d: `M0 ${tenth(y - 2.4)}l.7 1.6l1.7 .2l-1.3 1.2l.4 1.7l-1.5 -.9l-1.5 .9l.4 -1.7l-1.3 -1.2l1.7 -.2Z`, fill: ink }],
]

/** The same mark again and again, from -w to w. */
function row(w: number, step: number, mark: (x: number) => string): string {
  const count = Math.max(1, Math.floor((w * 2) / step))
  return Array.from({ length: count }, (_, at) => mark(tenth((at - (count - 1) / 2) * step))).join('')
}

/** The ways to set a name: how wide a letter is on the average, and the space after it, in parts of the size. */
export const FACES = [
  { face: 'serif', caps: false, wide: 0.6, space: 0 },
  { face: 'serif', caps: true, wide: 0.78, space: 0.02 },
  { face: 'sans', caps: true, wide: 0.68, space: 0.12 },
  { face: 'sans', caps: false, wide: 0.56, space: 0 },
  { face: 'serif', caps: false, wide: 0.6, space: 0.06 },
] as const
