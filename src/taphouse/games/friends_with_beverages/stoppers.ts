import { BRASS, INK, PAPER } from '$cards/colours'
import { circle, flat, gleam, line, placed, shape, stamped, type Layer } from './drawing'
import { EQUIPMENT } from './equipment'
import { tenth } from './profiles'
import type { EquipmentCode } from './types'

const INKED = 2.6

/** What closes a bottle: n is half the width of its neck, y its lip. */
type Stopper = (n: number, y: number, accent: string) => Layer[]

const box = (w: number, top: number, bottom: number): string => `M${tenth(-w)} ${tenth(top)}H${tenth(w)}V${tenth(bottom)}H${tenth(-w)}Z`
const lip = (n: number, y: number): Layer => shape(box(n + 1.6, y - 0.4, y + 4), '#eef3ea', 2.2)

/** Each tool leaves its own kind of stopper behind. */
export const STOPPERS: Readonly<Record<EquipmentCode, Stopper>> = {
  JUG: (n, y) => [
    shape(box(n - 0.4, y - 3, y + 2), '#dfeaea', 2),
    shape(circle(0, tenth(y - 8 - n * 0.3), tenth(n + 2.6)), '#cfe6ea', INKED),
    gleam(`M${tenth(-n * 0.7)} ${tenth(y - 9)}Q${tenth(-n * 0.5)} ${tenth(y - 12)} ${tenth(-n * 0.1)} ${tenth(y - 12.4)}`, 2),
    lip(n, y),
  ],
  STR: (n, y, accent) => [
    shape(
      `M${tenth(-n - 1)} ${y + 4}L${tenth(-n - 5)} ${y + 12}Q${tenth(-n / 2)} ${y + 9} 0 ${y + 12}Q${tenth(n / 2)} ${y + 9} ${tenth(n + 5)} ${y + 12}L${tenth(n + 1)} ${y + 4}C${tenth(n + 3)} ${y - 6} ${tenth(-n - 3)} ${y - 6} ${tenth(-n - 1)} ${y + 4}Z`,
      accent,
      INKED,
    ),
    line(`M${tenth(-n - 1.4)} ${y + 4.4}H${tenth(n + 1.4)}`, 3, '#e3c68c'),
    line(`M${tenth(-n * 0.5)} ${y - 0.6}V${y - 0.59}M${tenth(n * 0.5)} ${y - 0.6}V${y - 0.59}M0 ${y + 8}V${y + 8.01}`, 2, PAPER),
  ],
  JAR: (n, y, accent) => [
    shape(
      `M${tenth(-n - 1.4)} ${y - 6}Q${tenth(-n - 1.4)} ${y - 8} ${tenth(-n + 0.6)} ${y - 8}H${tenth(n - 0.6)}Q${tenth(n + 1.4)} ${y - 8} ${tenth(n + 1.4)} ${y - 6}V${y + 13}Q${tenth(n)} ${y + 16} ${tenth(n - 2)} ${y + 12}Q${tenth(n / 4)} ${y + 8} ${tenth(-n / 6)} ${y + 17}Q${tenth(-n / 2)} ${y + 20} ${tenth(-n * 0.7)} ${y + 13}Q${tenth(-n)} ${y + 8} ${tenth(-n - 1.4)} ${y + 10}Z`,
      accent,
      INKED,
    ),
    gleam(`M${tenth(-n * 0.5)} ${y - 3}V${y + 5}`, 2),
  ],
  FUN: (n, y, accent) => [
    shape(box(n + 1.6, y - 8, y + 5), accent, INKED),
    line(`M${tenth(-n * 0.5)} ${y - 6}V${y + 1}M0 ${y - 6}V${y + 1}M${tenth(n * 0.5)} ${y - 6}V${y + 1}`, 1.4, PAPER, 0.7),
    line(`M${tenth(-n - 1.4)} ${y + 2.4}H${tenth(n + 1.4)}`, 1.6, INK),
  ],
  TUN: (n, y) => [
    shape(`M${tenth(-n)} ${y}V${y - 4}Q${tenth(-n)} ${y - 9} 0 ${y - 9}Q${tenth(n)} ${y - 9} ${tenth(n)} ${y - 4}V${y}Z`, PAPER, INKED),
    shape(box(n + 0.4, y - 0.6, y + 3), '#c2452c', 2),
    line(`M${tenth(-n - 0.6)} ${y - 4.6}L${tenth(-n - 4)} ${y - 2}L${tenth(-n - 2.6)} ${y + 11}H${tenth(n + 2.6)}L${tenth(n + 4)} ${y - 2}L${tenth(n + 0.6)} ${y - 4.6}`, 1.9),
  ],
  STI: (n, y) => [
    shape(`M${tenth(-n)} ${y}C${tenth(-n - 4)} ${y - 6} ${tenth(-n + 1)} ${y - 8} 0 ${y - 15}C${tenth(n - 1)} ${y - 8} ${tenth(n + 4)} ${y - 6} ${tenth(n)} ${y}Z`, '#cf7d42', INKED),
    gleam(`M${tenth(-n * 0.6)} ${y - 4.4}Q${tenth(-n * 0.4)} ${y - 7} -1 ${y - 9}`, 1.8),
    lip(n, y),
  ],
  BAR: (n, y) => [
    shape(box(n - 0.4, y - 4, y + 2), '#d9a866', 2),
    shape(`M${tenth(-n - 3.6)} ${y - 3.6}V${y - 8}Q${tenth(-n - 3.6)} ${y - 10} ${tenth(-n - 1.6)} ${y - 10}H${tenth(n + 1.6)}Q${tenth(n + 3.6)} ${y - 10} ${tenth(n + 3.6)} ${y - 8}V${y - 3.6}Z`, '#9a6230', INKED),
    gleam(`M${tenth(-n)} ${y - 7}H0`, 1.8),
    lip(n, y),
  ],
}

/** How far each stopper rises above the lip. */
export const RISE: Readonly<Record<EquipmentCode, number>> = { JUG: 18, STR: 7, JAR: 10, FUN: 10, TUN: 11, STI: 17, BAR: 12 }

/** Round the neck, below the stopper; y is the middle of the neck. */
export const COLLARS: readonly ((n: number, y: number, accent: string) => Layer[])[] = [
  () => [],
  (n, y) => [shape(box(n + 1.4, y - 2, y + 2), BRASS, 2)],
  (n, y, accent) => [shape(box(n + 0.6, y - 4, y + 4), accent, 2.2), line(`M${tenth(-n)} ${tenth(y)}H${tenth(n)}`, 1.6, BRASS)],
  (n, y) => [line(`M${tenth(-n - 0.6)} ${tenth(y - 2.4)}L${tenth(n + 0.6)} ${tenth(y - 1)}M${tenth(-n - 0.6)} ${tenth(y + 0.6)}L${tenth(n + 0.6)} ${tenth(y + 2)}`, 3.4), line(`M${tenth(-n - 0.4)} ${tenth(y - 2.4)}L${tenth(n + 0.4)} ${tenth(y - 1)}M${tenth(-n - 0.4)} ${tenth(y + 0.6)}L${tenth(n + 0.4)} ${tenth(y + 2)}`, 1.5, '#e3c68c')],
  (_, y, accent) => [
    shape(`M0 ${tenth(y)}C-5 ${tenth(y - 6)} -12 ${tenth(y - 5)} -11 ${tenth(y)}C-12 ${tenth(y + 5)} -5 ${tenth(y + 6)} 0 ${tenth(y)}C5 ${tenth(y - 6)} 12 ${tenth(y - 5)} 11 ${tenth(y)}C12 ${tenth(y + 5)} 5 ${tenth(y + 6)} 0 ${tenth(y)}Z`, accent, 2.2),
    shape(circle(0, tenth(y), 2), accent, 1.8),
  ],
]

const around = (count: number, inner: number, outer: number): string =>
  `M${Array.from({ length: count * 2 }, (_, at) => {
    const [turn, r] = [(at * Math.PI) / count, at % 2 ? inner : outer]
    return `${tenth(Math.sin(turn) * r)} ${tenth(-Math.cos(turn) * r)}`
  }).join('L')}Z`

const TAILS = 'M-4 4L-6.4 14L-2.6 11.6L0 14.6L2.6 11.6L6.4 14L4 4Z'
const RIMS: readonly { rim: string; tails: boolean }[] = [
  { rim: circle(0, 0, 7.6), tails: false },
  { rim: around(10, 7, 8.6), tails: false },
  { rim: around(6, 7.4, 8.6), tails: false },
  { rim: circle(0, 0, 7.6), tails: true },
  { rim: 'M-7.4 -7.4C-4 -7 -2 -8 0 -9.4C2 -8 4 -7 7.4 -7.4V0C7.4 5 4 8 0 9.6C-4 8 -7.4 5 -7.4 0Z', tails: false },
  { rim: around(14, 6.6, 8.8), tails: true },
]
const WAXES = [
  { fill: '#9a2233', ink: '#ffe7c4' },
  { fill: '#e2b254', ink: INK },
  { fill: '#c9743b', ink: INK },
  { fill: '#1d3d70', ink: '#f2e3c4' },
  { fill: '#f4ead2', ink: '#74101f' },
] as const

/** A seal with the tool that the house is proud of. */
export function seal(tool: EquipmentCode, rim: number, wax: number): Layer[] {
  const { rim: edge, tails } = RIMS[rim]!
  const { fill, ink } = WAXES[wax]!
  return [
    ...(tails ? [shape(TAILS, fill, 1.8), flat(TAILS, INK, 0.2)] : []),
    shape(edge, fill, 2),
    placed('scale(.44)', ...stamped(EQUIPMENT[tool].icon, ink)),
  ]
}

export const SEALS = { rims: RIMS.length, waxes: WAXES.length }
