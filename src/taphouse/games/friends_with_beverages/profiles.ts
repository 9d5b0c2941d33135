import { rim, straight, type Wall } from '$cards/profile'

type Point = readonly [x: number, y: number]
type Curve = Wall[number]

/** Where every bottle stands; its box is 60 x 120 about x = 0. */
export const FOOT = 118

/** The glass of one bottle. */
export interface Profile {
  /** The right-hand wall from the middle of the foot up to the lip. */
  wall: Wall
  /** Where a label may lie. */
  label: readonly [top: number, bottom: number]
  /** Where the body passes into the neck. */
  shoulder: number
  /** Half the width of the neck at its lip. */
  neck: number
}

/** Draws the right-hand wall of a bottle, from the foot up. */
class Pen {
  readonly curves: Curve[] = []
  private at: Point = [0, FOOT]

  to(x: number, y: number): this {
    this.curves.push(straight(this.at, [x, y]))
    this.at = [x, y]
    return this
  }

  bend(one: Point, other: Point, end: Point): this {
    this.curves.push([this.at, one, other, end])
    this.at = end
    return this
  }

  /** The foot out to the wall, with a rounded corner. */
  foot(width: number, round: number): this {
    return this.to(width - round, FOOT).bend([width - round * 0.45, FOOT], [width, FOOT - round * 0.45], [width, FOOT - round])
  }
}

/** Three numbers from 0 to 1 make each bottle of a family a little different. */
type Family = (p: number, q: number, r: number) => Profile

export const FAMILIES = {
  claret: (p, q, r) => {
    const [w, s, n] = [14 + 4 * p, 50 + 9 * q, 4.6 + 1.2 * r]
    const wall = new Pen().foot(w, 3.4).to(w, s).bend([w, s - 9], [n, s - 8], [n, s - 20]).to(n, 18 + 5 * p).curves
    return { wall, label: [s + 5, FOOT - 9], shoulder: s, neck: n }
  },
  burgundy: (p, q, r) => {
    const [w, s, n] = [16 + 4 * p, 76 + 6 * q, 4.6 + 1.2 * r]
    const wall = new Pen().foot(w, 4).to(w, s).bend([w, s - 18], [n + 1.4, s - 22], [n, s - 40]).to(n, 17 + 4 * q).curves
    return { wall, label: [s - 6, FOOT - 8], shoulder: s - 18, neck: n }
  },
  flute: (p, q, r) => {
    const [w, s, n] = [9.4 + 2.4 * p, 58 + 8 * q, 3.8 + 0.9 * r]
    const wall = new Pen().foot(w, 2.6).to(w, s).bend([w, s - 14], [n, s - 16], [n, s - 32]).to(n, 12 + 4 * r).curves
    return { wall, label: [s + 3, FOOT - 8], shoulder: s, neck: n }
  },
  flask: (p, q, r) => {
    const [w, n] = [22 + 4.4 * p, 5 + 1.6 * r]
    const wall = new Pen().to(8, FOOT).bend([w - 5, FOOT], [w, 106], [w, 87]).bend([w, 69], [n + 8, 60], [n, 50]).to(n, 27 + 7 * q).curves
    return { wall, label: [69, 110], shoulder: 64, neck: n }
  },
  decanter: (p, q, r) => {
    const [w, s, n] = [18 + 5 * p, 58 + 10 * q, 6 + 1.8 * r]
    const wall = new Pen()
      .foot(w, 2.4)
      .to(w, s + 5)
      .bend([w, s + 1], [w - 3, s], [w - 7, s - 1])
      .bend([n + 3, s - 3], [n, s - 5], [n, s - 10])
      .to(n + 1.6, s - 22).curves
    return { wall, label: [s + 7, FOOT - 8], shoulder: s + 2, neck: n + 1.6 }
  },
  globe: (p, q, r) => {
    const [w, n] = [19.6 + 5 * p, 3.8 + r]
    const y = FOOT + 1.5 - w
    const wall = new Pen()
      .to(7, FOOT)
      .bend([w * 0.78, FOOT], [w, y + w * 0.6], [w, y])
      .bend([w, y - w * 0.62], [n + 7, y - w * 0.95], [n, y - w * 1.3])
      .to(n, 16 + 12 * q).curves
    return { wall, label: [y - w * 0.62, y + w * 0.66], shoulder: y - w * 0.7, neck: n }
  },
  bell: (p, q, r) => {
    const [w, n] = [20 + 6 * p, 4.6 + 1.3 * r]
    const wall = new Pen().foot(w, 3).bend([w - 1, 96], [n + 6, 84 - 8 * q], [n + 2, 62]).bend([n, 52], [n, 44], [n, 36]).to(n, 20 + 5 * q).curves
    return { wall, label: [82, FOOT - 6], shoulder: 70, neck: n }
  },
  crock: (p, q, r) => {
    const [w, s, n] = [17.4 + 4 * p, 60 + 7 * q, 6.2 + 1.2 * r]
    const wall = new Pen().foot(w, 4).to(w, s).bend([w, s - 10], [n + 6, s - 12], [n, s - 17]).to(n, s - 28).curves
    return { wall, label: [s + 6, FOOT - 8], shoulder: s - 4, neck: n }
  },
  gourd: (p, q, r) => {
    const [w, v, u, n] = [18.4 + 4.4 * p, 10 + 3 * q, 13.4 + 2.6 * r, 4.4 + q]
    const wall = new Pen()
      .to(8, FOOT)
      .bend([w - 3, FOOT], [w, 109], [w, 97])
      .bend([w, 84], [v, 79], [v, 70])
      .bend([v, 65], [u, 63], [u, 54])
      .bend([u, 44], [n, 44], [n, 34])
      .to(n, 19 + 5 * p).curves
    return { wall, label: [83, 110], shoulder: 50, neck: n }
  },
  amphora: (p, q, r) => {
    const [f, w, n] = [7.4 + 2.6 * p, 18 + 5 * q, 5 + 1.8 * r]
    const wall = new Pen()
      .to(f + 3, FOOT)
      .bend([f + 1, FOOT - 3], [f - 1.6, FOOT - 5], [f - 0.6, FOOT - 9])
      .bend([f + 5, 98], [w, 86], [w, 66])
      .bend([w, 53], [n + 3, 49], [n, 40])
      .to(n + 1.6, 24 + 5 * p).curves
    return { wall, label: [58, 92], shoulder: 56, neck: n + 1.6 }
  },
  facet: (p, q, r) => {
    const [w, n] = [14 + 4 * p, 5 + 1.6 * r]
    const wall = new Pen().to(w, FOOT).to(w + 5, 104 - 6 * q).to(w + 5, 72 - 4 * q).to(n + 5, 52).to(n, 44).to(n, 22 + 6 * p).curves
    return { wall, label: [71, 107], shoulder: 62, neck: n }
  },
  onion: (p, q, r) => {
    const [w, n] = [22.6 + 5 * p, 4.8 + 1.4 * r]
    const wall = new Pen()
      .to(w - 9, FOOT)
      .bend([w - 1, FOOT], [w, 107], [w, 99])
      .bend([w, 82], [n + 7, 80 - 8 * q], [n + 3, 60])
      .bend([n + 1, 50], [n, 44], [n, 38])
      .to(n, 27 + 6 * q).curves
    return { wall, label: [86, 112], shoulder: 76, neck: n }
  },
  hive: (p, q, r) => {
    const [w, h, n] = [16.6 + 3.4 * p, 15 + 2 * q, 5 + 1.4 * r]
    const pen = new Pen().foot(w, 3.4)
    let y = FOOT - 3.4
    for (const width of [w - 0.6, w - 2, w - 4.6]) {
      pen.bend([w + 5, y - h * 0.28], [w + 5, y - h * 0.72], [width, y - h])
      y -= h
    }
    pen.bend([w - 4, y - 8], [n, y - 9], [n, y - 17]).to(n, y - 33)
    return { wall: pen.curves, label: [FOOT - 6 - 2 * h, FOOT - 8], shoulder: y, neck: n }
  },
  tear: (p, q, r) => {
    const [w, n] = [19.4 + 4.6 * p, 4.2 + 1.2 * r]
    const wall = new Pen().to(8, FOOT).bend([w - 2, FOOT], [w, 107], [w, 97]).bend([w, 76], [n + 1, 68 - 10 * q], [n, 38]).to(n, 16 + 4 * p).curves
    return { wall, label: [84, 111], shoulder: 70, neck: n }
  },
  case: (p, q, r) => {
    const [f, w, n] = [11.4 + 3 * p, 17 + 4 * q, 5 + 1.6 * r]
    const wall = new Pen().foot(f, 2.4).to(w, 58).bend([w, 52], [n + 4, 50], [n, 43]).to(n, 24 + 6 * p).curves
    return { wall, label: [64, 106], shoulder: 58, neck: n }
  },
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof FAMILIES

const heightAt = ([[, a], [, b], [, c], [, d]]: Curve, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d
const widthAt = ([[a], [b], [c], [d]]: Curve, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d

/** Half the width of the bottle at the height y. */
export function half(wall: Wall, y: number): number {
  const curve = wall.find(([from, , , to]) => from[1] > to[1] && from[1] >= y && to[1] <= y) ?? wall.at(-1)!
  let [low, high] = [0, 1]
  for (let round = 0; round < 16; round++) {
    const t = (low + high) / 2
    if (heightAt(curve, t) > y) low = t
    else high = t
  }
  return widthAt(curve, low)
}

/** The narrowest half between two heights. */
export function narrowest(wall: Wall, top: number, bottom: number): number {
  let least = Infinity
  for (let y = top; y <= bottom; y += 1) least = Math.min(least, half(wall, y))
  return least
}

/** Half the width of the widest place between two heights. */
export function widest(wall: Wall, top: number, bottom: number): number {
  let most = 0
  for (let y = top; y <= bottom; y += 1) most = Math.max(most, half(wall, y))
  return most
}

/** A line down the glass, at a part of its half width: -1 is the left wall, 1 the right one. */
export function down(wall: Wall, part: number, top: number, bottom: number): string {
  const steps = Math.max(2, Math.ceil((bottom - top) / 4))
  return Array.from({ length: steps + 1 }, (_, at) => {
    const y = top + ((bottom - top) * at) / steps
    return `${at ? 'L' : 'M'}${tenth(half(wall, y) * part)} ${tenth(y)}`
  }).join('')
}

export const tenth = (value: number): number => Math.round(value * 10) / 10

export const lipOf = (wall: Wall): number => rim(wall)
