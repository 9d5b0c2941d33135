/** The inside wall of a glass, and the outlines that follow from it. */

type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point, Point]

/** The right-hand wall about a middle of x = 0: curves from the lowest point of the inside up to the rim. */
export type Wall = readonly Curve[]

/** A straight piece of wall. */
export const straight = (from: Point, to: Point): Curve => [from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to]

function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** The part of a curve before t, and the part after it. */
function split([a, b, c, d]: Curve, t: number): [Curve, Curve] {
  const ab = mix(a, b, t)
  const bc = mix(b, c, t)
  const cd = mix(c, d, t)
  const abc = mix(ab, bc, t)
  const bcd = mix(bc, cd, t)
  const middle = mix(abc, bcd, t)
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ]
}

/** How high a curve is at t. */
function heightAt([[, a], [, b], [, c], [, d]]: Curve, t: number): number {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

/** Where a curve that only rises reaches the height y. */
function reach(curve: Curve, y: number): number {
  let low = 0
  let high = 1
  for (let round = 0; round < 24; round++) {
    const t = (low + high) / 2
    if (heightAt(curve, t) > y) low = t
    else high = t
  }
  return (low + high) / 2
}

/** The wall between two heights; y grows downwards, so that `bottom` is the larger number. */
function between(wall: Wall, bottom: number, top: number): Curve[] {
  const part: Curve[] = []
  for (const whole of wall) {
    const [from, to] = [whole[0][1], whole[3][1]]
    const level = from === to
    if (level ? from !== bottom : from <= top || to >= bottom) continue
    let curve = whole
    if (curve[0][1] > bottom) curve = split(curve, reach(curve, bottom))[1]
    if (curve[3][1] < top) curve = split(curve, reach(curve, top))[0]
    part.push(curve)
  }
  return part
}

const show = (value: number): string => String(Math.round(value * 100) / 100)
const point = ([x, y]: Point, scale: number): string => `${show(x * scale)} ${show(y)}`

/** Up along the wall, x times `scale`. */
const up = (part: Curve[], scale: number): string =>
  part.map(([, b, c, d]) => `C${point(b, scale)} ${point(c, scale)} ${point(d, scale)}`).join('')

/** Down along the wall, x times `scale`. */
const down = (part: Curve[], scale: number): string =>
  part
    .toReversed()
    .map(([a, b, c]) => `C${point(c, scale)} ${point(b, scale)} ${point(a, scale)}`)
    .join('')

const ends = (part: Curve[]): [Point, Point] => [part[0]![0], part.at(-1)![3]]

export const floor = (wall: Wall): number => wall[0]![0][1]
export const rim = (wall: Wall): number => wall.at(-1)![3][1]

/** All of the inside between two heights: the drink, or a band of it. */
export function inside(wall: Wall, bottom: number, top: number): string {
  const part = between(wall, bottom, top)
  const [low, high] = ends(part)
  return `M${point(low, 1)}${up(part, 1)}L${point(high, -1)}${down(part, -1)}Z`
}

/** The shaded side: between the wall and the same wall drawn in towards the middle. */
export function shade(wall: Wall, depth: number): string {
  const [low, high] = ends([...wall])
  return `M${point(low, 1)}${up([...wall], 1)}L${point(high, depth)}${down([...wall], depth)}Z`
}
