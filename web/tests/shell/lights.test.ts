import { describe, expect, it } from 'vitest'
import { placeFor, type Box } from '../../src/learn/lights'

const SCREEN: Box = { left: 10, top: 60, right: 380, bottom: 836 }
const PLATE = { width: 370, height: 120 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height })
const covers = ({ left, top }: { left: number; top: number }, { width, height }: typeof PLATE, other: Box): boolean =>
  left < other.right && left + width > other.left && top < other.bottom && top + height > other.top

describe('the plate of a lesson', () => {
  it('lies beside what is lit, never over it', () => {
    const card = box(150, 620, 90, 130)

    const at = placeFor(PLATE, [card, box(200, 250, 100, 140)], card, SCREEN)

    expect(covers(at, PLATE, card)).toBe(false)
    expect(card.top - (at.top + PLATE.height)).toBeLessThan(10)
  })

  it('gives way to other things to press, where there is room', () => {
    const [lit, other] = [box(20, 250, 170, 50), box(20, 190, 170, 50)]

    const at = placeFor(PLATE, [lit], lit, SCREEN, [other])

    expect(covers(at, PLATE, lit) || covers(at, PLATE, other)).toBe(false)
  })

  it('covers other things sooner than what is lit', () => {
    const lit = box(0, 60, 390, 600)

    const at = placeFor(PLATE, [lit], undefined, SCREEN, [box(0, 670, 390, 170)])

    expect(covers(at, PLATE, lit)).toBe(false)
  })

  it('stands beside a thing on a broad screen, if all else would cover something', () => {
    const [lit, above, below] = [box(600, 400, 100, 50), box(300, 60, 700, 330), box(300, 470, 700, 420)]
    const plate = { width: 560, height: 60 }

    const at = placeFor(plate, [lit, above, below], lit, box(10, 60, 1420, 832))

    expect([lit, above, below].some((other) => covers(at, plate, other))).toBe(false)
  })
})
