import { INK } from '$cards/colours'

/** One stroke or area of a drawing. */
export interface Path {
  d: string
  fill?: string
  line?: string
  width?: number
  opacity?: number
}

/** A part of a drawing, moved and turned. */
export interface Group {
  at: string
  parts: readonly Layer[]
}

export type Layer = Path | Group

/** How wide the ink is, on a drawing 60 wide. */
const LINE = 2.4

/** An area of flat colour in an ink outline. */
export const shape = (d: string, fill: string, width = LINE): Path => ({ d, fill, line: INK, width })

/** An area of colour alone. */
export const flat = (d: string, fill: string, opacity = 1): Path => ({ d, fill, opacity })

/** Line work. */
export const line = (d: string, width = LINE, colour = INK, opacity = 1): Path => ({ d, line: colour, width, opacity })

/** The one side that lies in shadow. */
export const shadow = (d: string): Path => flat(d, INK, 0.16)

/** The one light on it. */
export const gleam = (d: string, width = 2.8): Path => line(d, width, '#fff', 0.74)

/** A band of colour between two ink lines. */
export const band = (d: string, fill: string, inner = 3.6, outer = 8.4): Path[] => [line(d, outer), line(d, inner, fill)]

export const placed = (at: string, ...parts: readonly Layer[]): Group => ({ at, parts })

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

/** The same drawing in lines of one colour, as stamped on a label. */
export const stamped = (parts: readonly Layer[], tone: string): Layer[] =>
  parts.flatMap((part): Layer[] => {
    if ('parts' in part) return [placed(part.at, ...stamped(part.parts, tone))]
    if (part.line === INK) return [{ d: part.d, line: tone, width: part.width ?? LINE, ...(part.fill === INK ? { fill: tone } : {}) }]
    return part.fill === INK && part.opacity === 1 ? [flat(part.d, tone)] : []
  })
