import { render } from 'svelte/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { around, fit, kept, LEAST_CELL, middleOf, regionOf, UNIT, zoomed } from '../../camera'
import { Camera } from '../../camera.svelte'
import { aboutPiece, aboutThing } from '../../about'
import { bottleOf, glassOf, isMix, tintsOf } from '../../drinks'
import { gestures } from '../../gestures'
import { boardOf, boxOf, drinkOn, placesSeen, sideOf } from '../../seen'
import Sleeve from '../../Sleeve.svelte'
import { ahead, cellsOf, closest, drawn, spanned, step, turned, windowAt } from '../../sleeve'
import Tile from '../../Tile.svelte'
import { isTall, lyingOf, pictureOf, regroup, START, swap, turn, type Arrangement } from '../../tray'
import { Tray } from '../../tray.svelte'
import type { Room } from '$table/context'
import { context, domino, HAND, view, WINDOWS, words } from './views'

describe('what things tell about themselves', () => {
  const said: [string, string][] = []
  const sitting = { notices: [], say: (text: string, rule: string) => said.push([text, rule]) }
  const room = { words, sitting } as unknown as Room

  it('is what a drink is made of, or what it makes', () => {
    expect(aboutPiece(room, { id: 'l' })).toBe('Beer and Cola are in it. Between these two bottles it comes by itself.')
    expect(aboutPiece(room, { id: 'B' })).toBe('It is in Shandy and Diesel. Between these two it comes by itself.')
  })

  it('is what a domino looks for, and that some are seldom found', () => {
    expect(aboutPiece(room, { id: 'red-Bc' })).toBe('Look for Beer and Shandy side by side, lying or standing.')
    expect(aboutPiece(room, { id: 'red-Cc' })).toContain('They seldom meet, for there is no Cola in Shandy.')
  })

  it('comes as a title, and with its rule for whoever holds the thing', () => {
    const about = aboutThing(room, { say: 'about-supply', pile: 'supply:supply-B', plain: 6, pink: 5 }, 'SP-080')
    about.tell()

    expect(about.title).toContain('6 plain and 5 pink ones are left')
    expect(said).toEqual([[about.title, 'SP-080']])
  })
})

describe('the tray', () => {
  const everyArrangement = (): Arrangement[] => {
    const found = new Map<string, Arrangement>()
    const visit = (one: Arrangement): void => {
      const name = JSON.stringify(one)
      if (found.has(name)) return
      found.set(name, one)
      for (const next of [turn(one), regroup(one), swap(one, 0, 1), swap(one, 1, 2)]) visit(next)
    }
    visit(START)
    return [...found.values()]
  }

  it('can be laid in all 18 ways, each turned four times', () => {
    expect(everyArrangement()).toHaveLength(72)
    const flat = everyArrangement().filter((one) => !isTall(one))
    expect(new Set(flat.map((one) => pictureOf(one, HAND).join(''))).size).toBe(36)
  })

  it('always shows each domino as two neighbours, and bottles beside mixed drinks only', () => {
    for (const one of everyArrangement()) {
      const columns = isTall(one) ? 2 : 3
      for (const { bottle, mix } of lyingOf(one)) expect(Math.abs(bottle[0] - mix[0]) + Math.abs(bottle[1] - mix[1])).toBe(1)
      const picture = pictureOf(one, HAND)
      expect([...picture].sort().join('')).toBe('BCLbcl')
      picture.forEach((drink, at) => {
        const isEven = ((at % columns) + Math.floor(at / columns)) % 2 === 0
        expect(isMix(drink)).toBe(isEven === isMix(picture[0]!))
      })
    }
  })

  it('swaps two dominoes by two taps, and comes to rest with new ones', () => {
    const tray = new Tray()
    tray.take(HAND)
    tray.tap(0)
    tray.tap(2)
    expect(tray.now.order).toEqual([2, 1, 0])
    tray.turn()
    tray.tap(1)
    tray.take(HAND)
    expect(tray.held).toBe(1)
    tray.take(['Bb', 'Bc', 'Bl'].map(domino))
    expect([tray.now.order, tray.now.turns, tray.held]).toEqual([[0, 1, 2], 1, undefined])
    tray.stand(true)
    expect(tray.now.turns).toBe(1)
    tray.stand(false)
    expect(tray.now.turns).toBe(2)
  })
})

describe('the frame', () => {
  it('snaps to a full window that holds the point, lying as wanted if it can', () => {
    expect(windowAt(WINDOWS, { x: 0.2, y: 0.2 }, false)).toEqual({ x: 0, y: 0 })
    expect(windowAt(WINDOWS, { x: 0.2, y: 0.2 }, true)).toEqual({ x: 0, y: 0, tall: true })
    expect(windowAt(WINDOWS, { x: 3.9, y: 2.9 }, false)).toEqual({ x: 1, y: 1 })
    expect(windowAt([{ x: 0, y: 0 }], { x: 0.5, y: 0.5 }, true)).toEqual({ x: 0, y: 0 })
    expect(windowAt(WINDOWS, { x: -3, y: 0 }, false)).toBeUndefined()
  })

  it('is spanned by two opposite corners, in any order', () => {
    expect(spanned(WINDOWS, { x: 3, y: 2 }, { x: 1, y: 1 })).toEqual({ x: 1, y: 1 })
    expect(spanned(WINDOWS, { x: 1, y: 0 }, { x: 0, y: 2 })).toEqual({ x: 0, y: 0, tall: true })
    expect(spanned(WINDOWS, { x: 0, y: 0 }, { x: 1, y: 1 })).toBeUndefined()
    expect(spanned(WINDOWS, { x: 4, y: 0 }, { x: 2, y: 1 })).toBeUndefined()
  })

  it('is drawn from its first corner towards the finger', () => {
    expect(drawn(WINDOWS, { x: 0, y: 0 }, { x: 2.4, y: 1.2 })).toEqual({ x: 0, y: 0 })
    expect(drawn(WINDOWS, { x: 3, y: 2 }, { x: 2.2, y: 0.1 })).toEqual({ x: 2, y: 0, tall: true })
    expect(drawn(WINDOWS, { x: 3, y: 0 }, { x: 6, y: 0.4 })).toEqual({ x: 1, y: 0 })
    expect(closest(WINDOWS, { x: 9, y: 9 }, true)).toEqual({ x: 2, y: 0, tall: true })
  })

  it('goes by arrows and turns about its middle', () => {
    const first = WINDOWS[0]!
    expect(step(WINDOWS, first, 1, 0)).toEqual({ x: 1, y: 0 })
    expect(step(WINDOWS, first, 0, 1)).toEqual({ x: 0, y: 1 })
    expect(step(WINDOWS, first, -1, 0)).toBe(first)
    expect(turned(WINDOWS, first)).toMatchObject({ tall: true })
    expect(turned([first], first)).toBe(first)
    expect(ahead([{ x: 5, y: 3 }, { x: 2, y: 0 }], { x: 0, y: 0 }, 1, 0)).toEqual({ x: 2, y: 0 })
  })

  it('looks the same whether the tray under it fits or not', () => {
    const markup = (picture: string[]): string =>
      render(Sleeve, { props: { window: { x: 1, y: 0 }, picture, skin: 'pub' }, context })
        .body.replaceAll(/<text[^>]*>.<\/text>/g, '')
        .replaceAll(/fill="#[0-9a-f]+"/g, '')
    const right = cellsOf({ x: 1, y: 0 }).map(({ x, y }) => boardOf(view()).find((card) => card.x === x && card.y === y)!.drink)
    const wrong = right.map((drink) => (isMix(drink) ? 'b' : 'B'))
    expect(right.join('')).toBe('lCbLcB')
    expect(markup(right)).toBe(markup(wrong))
  })
})

describe('the camera', () => {
  const region = regionOf({ left: -3, top: -2, width: 10, height: 5 }, 1)

  it('shows the whole table, wherever it has grown to', () => {
    const look = fit(region, 360, 300)
    expect(look.x + region.left * UNIT * look.scale).toBeGreaterThanOrEqual(-0.01)
    expect(look.x + (region.left + region.width) * UNIT * look.scale).toBeLessThanOrEqual(360.01)
    expect(look.y + region.top * UNIT * look.scale).toBeGreaterThanOrEqual(0)
    expect(look.y + (region.top + region.height) * UNIT * look.scale).toBeLessThanOrEqual(300)
    expect(regionOf({ left: 0, top: 0, width: 2, height: 1 }, 0, [{ x: -1, y: 0 }, { x: 1, y: 2 }])).toEqual({ left: -1, top: 0, width: 3, height: 3 })
    expect(regionOf(undefined, 0.5)).toEqual({ left: -0.5, top: -0.5, width: 3, height: 2 })
  })

  it('goes closer about the fingers, within bounds, and never loses the table', () => {
    const look = fit(region, 360, 300)
    const near = zoomed(look, 2, 100, 80, look.scale)
    expect((100 - near.x) / near.scale).toBeCloseTo((100 - look.x) / look.scale)
    expect(zoomed(look, 99, 0, 0, look.scale).scale).toBeCloseTo(look.scale * 3)
    expect(zoomed(look, 0.1, 0, 0, look.scale).scale).toBe(look.scale)
    const far = kept({ ...near, x: 9999, y: -9999 }, region, 360, 300)
    expect(far.x).toBeCloseTo(-region.left * UNIT * far.scale)
    expect(far.y + (region.top + region.height) * UNIT * far.scale).toBeCloseTo(300)
  })
})

describe('the camera over a table that is larger than its window', () => {
  const box = { left: -3, top: -2, width: 8, height: 9 }
  const [width, height] = [340, 190]
  const seen = (camera: Camera, cell: { x: number; y: number }): boolean => {
    const { x, y, scale } = camera.look
    const [left, top, size] = [x + cell.x * UNIT * scale, y + cell.y * UNIT * scale, UNIT * scale]
    return left >= 0 && top >= 0 && left + size <= width && top + size <= height
  }
  function over(place = { x: 0, y: 0 }, room = height): Camera {
    const camera = new Camera(() => regionOf(box, 0.55), () => place)
    camera.measure(width, room)
    return camera
  }

  it('keeps cells that a thumb can meet, and looks at the place that matters', () => {
    const camera = over({ x: 4, y: 6 })
    expect(camera.look.scale * UNIT).toBe(LEAST_CELL)
    expect(seen(camera, { x: 4, y: 6 })).toBe(true)
    expect(seen(camera, { x: -3, y: -2 })).toBe(false)
    expect(camera.isClose).toBe(true)
    expect(over({ x: 4, y: 6 }, 900).isClose).toBe(false)
  })

  it('brings a part into sight, no further than it must, and not from where it is seen already', () => {
    const camera = over({ x: 4, y: 6 })
    const before = camera.look
    camera.bring(around([{ x: 4, y: 3 }])!)
    expect(camera.look).toEqual(before)
    camera.bring(around([{ x: -3, y: -2 }, { x: -2, y: 0 }])!)
    expect([seen(camera, { x: -3, y: -2 }), seen(camera, { x: -2, y: 0 })]).toEqual([true, true])
    expect(camera.look.scale * UNIT).toBe(LEAST_CELL)
    camera.reset()
    expect(camera.look).toEqual(before)
  })

  it('reaches every cell by moves alone, clear of the buttons in the corner', () => {
    const camera = over()
    camera.move(-9999, -9999)
    expect(camera.look.y + (box.top + box.height) * UNIT * camera.look.scale).toBeLessThanOrEqual(height - 52)
    expect(seen(camera, { x: 4, y: 6 })).toBe(true)
    camera.move(9999, 9999)
    expect(seen(camera, { x: -3, y: -2 })).toBe(true)
  })

  it('shows all of it when somebody wants that, until they go closer or the next turn comes', () => {
    const camera = over()
    camera.showAll()
    expect([camera.isClose, seen(camera, { x: -3, y: -2 }), seen(camera, { x: 4, y: 6 })]).toEqual([false, true, true])
    camera.zoom(3)
    expect(camera.isClose).toBe(true)
    camera.zoom(0.01)
    expect(camera.isClose).toBe(false)
    camera.reset()
    expect(camera.look.scale * UNIT).toBe(LEAST_CELL)
  })

  it('knows where the table has changed last', () => {
    const steps = [{ what: 'take', x: 2, y: 1 }, { what: 'fill', x: 4, y: 1 }, { what: 'clear', x: 9, y: 9 }]
    expect(middleOf(placesSeen(view({ steps })))).toEqual({ x: 3.5, y: 1.5 })
    expect(middleOf(placesSeen(view()))).toEqual({ x: 2, y: 1.5 })
    expect(middleOf([])).toEqual({ x: 1, y: 0.5 })
  })
})

describe('fingers on the table', () => {
  afterEach(() => vi.unstubAllGlobals())

  function touched(): { drawn: number; finger: (what: string, id: number, x: number, y: number) => void } {
    vi.stubGlobal('Element', class {})
    const node = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture: () => undefined })
    const camera = new Camera(() => regionOf({ left: 0, top: 0, width: 4, height: 3 }, 0))
    camera.measure(400, 300)
    const seen = {
      drawn: 0,
      finger: (what: string, pointerId: number, clientX: number, clientY: number): void => {
        node.dispatchEvent(Object.assign(new Event(what), { button: 0, pointerId, clientX, clientY }))
      },
    }
    gestures(camera, { tap: () => undefined, grab: () => true, draw: () => (seen.drawn += 1) })(node as unknown as HTMLElement)
    return seen
  }

  it('draw with one', () => {
    const table = touched()
    table.finger('pointerdown', 1, 100, 100)
    table.finger('pointermove', 1, 104, 100)
    expect(table.drawn).toBe(0)
    table.finger('pointermove', 1, 160, 100)
    expect(table.drawn).toBe(1)
  })

  it('do not draw with the one that stays after a pinch, but with the next', () => {
    const table = touched()
    table.finger('pointerdown', 1, 100, 100)
    table.finger('pointerdown', 2, 200, 100)
    table.finger('pointermove', 2, 300, 100)
    table.finger('pointerup', 2, 300, 100)
    table.finger('pointermove', 1, 160, 140)
    table.finger('pointerup', 1, 160, 140)
    expect(table.drawn).toBe(0)
    table.finger('pointerdown', 3, 100, 100)
    table.finger('pointermove', 3, 160, 100)
    expect(table.drawn).toBe(1)
  })
})

describe('the drinks', () => {
  const [bottles, glasses, skins] = [['B', 'C', 'L'], ['b', 'c', 'l'], ['pub', 'soft'] as const]

  it('have a shape of their own each, in both skins', () => {
    for (const skin of skins) {
      const walls = [...bottles.map((one) => bottleOf(one, skin).wall), ...glasses.map((one) => glassOf(one, skin).wall)]
      expect(new Set(walls.map((wall) => JSON.stringify(wall))).size).toBe(6)
    }
  })

  it('are mixed of the bottles that the catalogue says', () => {
    for (const skin of skins) for (const one of glasses) expect(glassOf(one, skin).layers.map((layer) => `drink:${layer}`).sort()).toEqual(words.catalogue[one]!['contains'])
    expect(new Set(tintsOf('b', 'pub')).size).toBe(2)
  })

  it('have two sides, of which each pile gives both', () => {
    expect([...bottles, ...glasses].map((one) => sideOf(one, words))).toEqual(['bottle', 'bottle', 'bottle', 'mix', 'mix', 'mix'])
    expect([drinkOn('supply-B', 'bottle', words), drinkOn('supply-B', 'mix', words), drinkOn('supply-L', 'mix', words)]).toEqual(['B', 'b', 'l'])
  })

  it('carry a letter, a name and, if pink, a border', () => {
    const plain = render(Tile, { props: { drink: 'c', skin: 'pub', label: 'Shandy' } }).body
    expect(plain).toContain('aria-label="Shandy"')
    expect(plain).toMatch(/<text[^>]*>c</)
    expect(plain).not.toContain('#e2548f')
    expect(render(Tile, { props: { drink: 'L', skin: 'soft', pink: true } }).body).toContain('#e2548f')
  })

  it('are found on the table, and a box round them', () => {
    const few = view({ zones: [{ id: 'board', items: [{ id: 'B', cell: '0,-2' }, { id: 'c', cell: '-1,0', marks: ['pink'] }] }] })
    expect(boardOf(few)).toMatchObject([{ x: 0, y: -2, drink: 'B', pink: false }, { x: -1, y: 0, drink: 'c', pink: true }])
    expect(boxOf(few)).toEqual({ left: -1, top: -2, width: 2, height: 3 })
    expect(boxOf(view({ zones: [] }))).toBeUndefined()
  })
})
