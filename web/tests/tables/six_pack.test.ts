import { render } from 'svelte/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import About from '../../../src/taphouse/games/six_pack/About.svelte'
import { fit, kept, regionOf, UNIT, zoomed } from '../../../src/taphouse/games/six_pack/camera'
import Claims from '../../../src/taphouse/games/six_pack/Claims.svelte'
import { Camera } from '../../../src/taphouse/games/six_pack/camera.svelte'
import { BARS, isMix, KINDS, nameOf, tintsOf } from '../../../src/taphouse/games/six_pack/drinks'
import { gestures } from '../../../src/taphouse/games/six_pack/gestures'
import Ghosts from '../../../src/taphouse/games/six_pack/Ghosts.svelte'
import { Pick } from '../../../src/taphouse/games/six_pack/pick.svelte'
import { askedOf, boardOf, cellsAsked, claimsSeen, drinkAt } from '../../../src/taphouse/games/six_pack/seen'
import Sleeve from '../../../src/taphouse/games/six_pack/Sleeve.svelte'
import { ahead, answeredWindow, cellsOf, closest, drawn, spanned, step, turned, windowAt } from '../../../src/taphouse/games/six_pack/sleeve'
import { arrivals, isReveal, newSteps } from '../../../src/taphouse/games/six_pack/stage.svelte'
import Tile from '../../../src/taphouse/games/six_pack/Tile.svelte'
import { isTall, lyingOf, pictureOf, regroup, START, swap, turn, type Arrangement } from '../../../src/taphouse/games/six_pack/tray'
import { Tray } from '../../../src/taphouse/games/six_pack/tray.svelte'
import { afterLine, afterPour, afterTake, answeredWords, awaitedOf, goneWith, hintWords, idleWords, inWindow, myTurn, statusOf, theirTurn, waitWords, whereOf } from '../../../src/taphouse/games/six_pack/words'
import type { MoveView, SixPackClaim, SixPackView, SixPackWindow } from '../../src/lib/types'

/** The board of `BlCb / bLcB / CbLc`. */
const ROWS = ['BlCb', 'bLcB', 'CbLc']
const CARDS = ROWS.flatMap((row, y) => [...row].map((drink, x) => ({ id: `${drink}@${x},${y}`, label: drink, x, y, kind: drink.toUpperCase(), drink, name: drink })))
const domino = (name: string): { id: string; label: string; bottle: string; mix: string; colour: string } => ({ id: `red-${name}`, label: name, bottle: name[0]!, mix: name[1]!, colour: 'red' })
const HAND = ['Bb', 'Cl', 'Lc'].map(domino)

/** Every full window of a board of four columns and three rows. */
const WINDOWS: SixPackWindow[] = [
  { x: 0, y: 0 },
  { x: 0, y: 0, tall: true },
  { x: 1, y: 0 },
  { x: 1, y: 0, tall: true },
  { x: 2, y: 0, tall: true },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
]

const move = (number: number, text: string, on: string[] = []): MoveView => ({ move: number, text, label: text, on })

function view(changes: Partial<SixPackView> = {}, moves: MoveView[] = []): SixPackView {
  return {
    game: 'six-pack',
    eyes: 0,
    seats: [0, 1, 2].map((seat) => ({ seat, awaited: seat === 0 })),
    zones: [
      { id: 'board', label: 'Table', kind: 'board', items: CARDS, count: CARDS.length },
      { id: 'hand-0', label: 'Hand', kind: 'hand', seat: 0, items: HAND, count: 3 },
    ],
    moves,
    decision: 'serve',
    phase: 1,
    host: 0,
    turn: 4,
    turn_limit: 100,
    target: 7,
    skin: 'pub',
    assist: 'none',
    assist_delay: 30,
    spot_seconds: 0,
    screens: 'hidden',
    fill_order: 'auto',
    box: { left: 0, top: 0, width: 4, height: 3 },
    piles: KINDS.map((kind) => ({ kind, bottle: nameOf(kind, 'pub'), mix: nameOf(kind.toLowerCase(), 'pub'), plain: 7, pink: 5 })),
    points: [0, 0, 0],
    refused: [0, 0, 0],
    ...changes,
  }
}

function table(first: SixPackView): { pick: Pick; sent: string[]; show: (next: SixPackView) => void } {
  let now = first
  const sent: string[] = []
  const pick = new Pick(
    () => now,
    () => true,
    (one) => sent.push(one.text),
  )
  pick.settle()
  return {
    pick,
    sent,
    show: (next) => {
      now = next
      pick.settle()
    },
  }
}

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

  it('knows the window of an answer, also on a table that has wandered far', () => {
    expect(answeredWindow(WINDOWS, 'claim tall 2,0')).toEqual({ x: 2, y: 0, tall: true })
    expect(answeredWindow([{ x: 33, y: -40 }], 'claim flat 1,-8')).toEqual({ x: 33, y: -40 })
    expect(answeredWindow(WINDOWS, 'done')).toBeUndefined()
  })

  it('looks the same whether the tray under it fits or not', () => {
    const markup = (picture: string[]): string =>
      render(Sleeve, { props: { window: { x: 1, y: 0 }, picture, skin: 'pub' } })
        .body.replaceAll(/<text[^>]*>.<\/text>/g, '')
        .replaceAll(/fill="#[0-9a-f]+"/g, '')
    const right = cellsOf({ x: 1, y: 0 }).map(({ x, y }) => CARDS.find((card) => card.x === x && card.y === y)!.drink)
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
    expect(regionOf(null, 0.5)).toEqual({ left: -0.5, top: -0.5, width: 3, height: 2 })
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

describe('what is picked', () => {
  const serving = view({ lays: [{ x: 4, y: 0, drinks: ['B', 'L'] }], takes: [{ x: 1, y: 1, drink: 'L', refills: ['B', 'C'] }] }, [
    move(1, 'lay 4,0', ['cell:4,0', 'zone:board']),
    move(2, 'take 1,1', ['item:L@1,1', 'cell:1,1']),
  ])
  const pouring = view(
    {
      decision: 'serve_drink',
      served: { x: 4, y: 0, drinks: ['B', 'L'] },
      pours: [
        { move: 5, drink: 'B', x: 4, y: 0, pink: false, follows: [{ x: 4, y: 1, drink: 'l' }], asks: null },
        { move: 6, drink: 'L', x: 4, y: 0, pink: true, follows: [], asks: { x: 4, y: 1, drinks: ['b', 'c'] } },
      ],
    },
    [move(5, 'drink B', ['zone:supply-B', 'cell:4,0']), move(6, 'drink L', ['zone:supply-L', 'cell:4,0'])],
  )

  it('is a place, then a drink: the drink is shown with what follows before it is poured', () => {
    const { pick, sent, show } = table(serving)
    expect(pick.tapKind('B')).toBe(false)
    pick.tapCell('4,0')
    expect([pick.lays, [...pick.kinds]]).toEqual([true, ['B', 'L']])
    expect(pick.tapKind('C')).toBe(false)
    pick.tapKind('L')
    expect(sent).toEqual(['lay 4,0'])
    show(pouring)
    expect([pick.kind, pick.pour?.move]).toEqual(['L', 6])
    pick.tapKind('B')
    expect(pick.pour?.follows).toHaveLength(1)
    pick.tapKind('B')
    expect(sent).toEqual(['lay 4,0', 'drink B'])
  })

  it('is a card to take: the first tap tells, the second takes', () => {
    const { pick, sent } = table(serving)
    pick.tapCell('1,1')
    expect([pick.take?.drink, pick.lays, sent.length]).toEqual(['L', false, 0])
    pick.tapCell('1,1')
    expect(sent).toEqual(['take 1,1'])
  })

  it('is put back by Escape, but never the place that is already settled', () => {
    const { pick, show } = table(serving)
    pick.tapCell('4,0')
    pick.clear()
    expect(pick.move).toBeUndefined()
    show(pouring)
    pick.tapKind('B')
    pick.clear()
    expect([pick.cell, pick.kind]).toEqual(['4,0', ''])
  })

  it('is the next place to top up, or any of them where the host may choose', () => {
    const open = [{ x: 4, y: 1, drinks: ['b', 'c'] }, { x: 4, y: 3, drinks: ['c', 'l'] }]
    const pours = open.flatMap((cell, at) => cell.drinks.map((drink, kind) => ({ move: 10 * at + kind, drink, x: cell.x, y: cell.y, pink: false, follows: [], asks: null })))
    const moves = pours.map((pour) => move(pour.move, `fill ${pour.x},${pour.y} ${pour.drink.toUpperCase()}`))
    expect(cellsAsked(view({ decision: 'fill', open_cells: open }))).toEqual([open[0]])
    const { pick, sent } = table(view({ decision: 'fill', fill_order: 'host', open_cells: open, pours }, moves))
    expect(pick.cell).toBe('4,1')
    pick.tapCell('4,3')
    expect([...pick.kinds]).toEqual(['C', 'L'])
    pick.tapKind('C')
    pick.tapKind('C')
    expect(sent).toEqual(['fill 4,3 C'])
  })

  it('is a window, flat or upright from the same corner', () => {
    const claims = [move(1, 'claim flat 0,0', ['cell:0,0']), move(2, 'claim tall 0,0', ['cell:0,0']), move(3, 'done')]
    const { pick } = table(view({ decision: 'check', looking: [0, 1], windows: WINDOWS }, claims))
    expect(pick.move).toBeUndefined()
    pick.window = { x: 0, y: 0, tall: true }
    expect(pick.move?.text).toBe('claim tall 0,0')
    pick.window = { x: 0, y: 0 }
    expect(pick.move?.text).toBe('claim flat 0,0')
    pick.window = { x: 9, y: 9 }
    expect(pick.move).toBeUndefined()
  })

  it('knows a window that was refused to these dominoes', () => {
    const looking = view({ decision: 'check', looking: [0, 1], windows: WINDOWS }, [move(1, 'claim flat 0,0', ['cell:0,0']), move(3, 'done')])
    const { pick } = table(looking)
    expect(pick.refused).toBe(false)
    pick.window = { x: 0, y: 0 }
    expect(pick.refused).toBe(false)
    pick.window = { x: 1, y: 1 }
    expect(pick.refused).toBe(true)
    expect(myTurn(looking, 'check', { lays: false, framed: true, refused: true })).toContain('Refused')
    expect(render(Sleeve, { props: { window: pick.window, skin: 'pub', as: 'refused' } }).body).toContain('refused</b>')
  })

  it('is a domino, a line or an area, each with a second tap', () => {
    const score = table(view({ decision: 'score_domino', scoring: [0] }, [move(1, 'score Bb', ['item:red-Bb'])]))
    score.pick.tapDomino('red-Bb')
    score.pick.tapDomino('red-Bb')
    expect(score.sent).toEqual(['score Bb'])
    const line = { move: 7, axis: 'row', at: 1, goes: [[0, 1]] as [number, number][], stays: 8, areas: 1 }
    const clear = table(view({ decision: 'clear_line', lines: [line] }, [move(7, 'clear row 1')]))
    clear.pick.tapLine(7)
    expect(clear.pick.lineMeant).toBe(line)
    clear.pick.tapLine(7)
    expect(clear.sent).toEqual(['clear row 1'])
    const areas = [{ move: 8, cells: [[0, 0]] as [number, number][] }, { move: 9, cells: [[2, 2]] as [number, number][] }]
    const keep = table(view({ decision: 'clear_keep', areas }, [move(8, 'keep 0,0'), move(9, 'keep 2,2')]))
    keep.pick.tapCell('2,2')
    keep.pick.tapCell('2,2')
    expect(keep.sent).toEqual(['keep 2,2'])
  })

  it('is forgotten with the question it was for', () => {
    const { pick, show } = table(view({ decision: 'check', looking: [0], windows: WINDOWS, round: 1 }, [move(1, 'claim flat 0,0', ['cell:0,0'])]))
    pick.window = { x: 0, y: 0 }
    show(view({ decision: 'check', looking: [0], windows: WINDOWS, round: 1, answered: [1] }, [move(1, 'claim flat 0,0', ['cell:0,0'])]))
    expect(pick.window).toEqual({ x: 0, y: 0 })
    show(view({ decision: 'check', looking: [0], windows: WINDOWS, round: 2 }))
    expect(pick.window).toBeUndefined()
  })
})

describe('what is asked', () => {
  it('is asked of those who are awaited only, in a race of each apart', () => {
    expect(askedOf(view())).toBe('serve')
    expect(askedOf(view({ eyes: null }))).toBe('')
    expect(askedOf(view({ eyes: 1 }))).toBe('')
    expect(askedOf(view({ decision: 'check', looking: [1], scoring: [0] }))).toBe('score_domino')
  })

  it('is said in words', () => {
    const none = { lays: false, framed: false }
    expect(myTurn(view(), 'serve', none)).toContain('lit place')
    expect(myTurn(view(), 'serve', { ...none, take: { x: 0, y: 0, drink: 'B', refills: ['C', 'L'] } })).toBe('Cola or Lemonade comes in its place')
    expect(afterTake(view({ skin: 'soft' }), { x: 0, y: 0, drink: 'B', refills: ['B'], returns: true })).toContain('pass')
    expect(afterTake(view(), { x: 0, y: 0, drink: 'B' })).toBe('the place stays empty')
    expect(afterPour(view(), 2, undefined)).toBe('2 top-ups follow')
    expect(afterPour(view(), 1, ['b', 'c'])).toBe('1 top-up follows, then Spezi or Shandy: you choose')
    expect(myTurn(view(), 'fill', { ...none, pour: { drink: 'B', follows: [], asks: null, pink: true } })).toContain('A pink card')
    expect(myTurn(view(), 'check', { ...none, framed: true })).not.toMatch(/fit|match(es)?\b(?! your tray)/)
    expect(theirTurn(view({ task: 'top up' }))).toBe('up')
    expect(waitWords(view(), ['Robin', 'Mike'])).toBe('Waiting for Robin')
    expect(idleWords('serve')).toBe('Choose a place or a card')
    expect(statusOf(view(), false)).toBe('Turn 4, to 7')
    expect(statusOf(view({ turn: 90 }), true)).toBe('Turn 90, first to 7 points')
    expect(statusOf(view({ turn: 91 }), true)).toBe('Turn 91 of 100, first to 7 points')
    expect(statusOf(view({ turn: 100 }), false)).toBe('Turn 100 of 100')
    expect(answeredWords(['you', 'Mike'], 4)).toBe('you and Mike have answered')
    expect(answeredWords([], 3)).toBe('None of 3 have answered')
  })

  it('counts all that a line takes away, also where one of several areas stays', () => {
    const line = { move: 1, axis: 'row', at: 1, goes: [[0, 1]] as [number, number][], stays: 8, areas: 1 }
    expect([goneWith(line), afterLine(line)]).toEqual([1, '1 card goes, 8 stay'])
    expect([goneWith({ ...line, areas: 3 }), afterLine({ ...line, areas: 3 })]).toEqual([17, '17 cards go, 8 stay: one of 3 equal areas'])
  })

  it('is timed: first to the hint, then until time is called', () => {
    const looking = { decision: 'check', assist: 'highlight', assist_delay: 30 }
    expect(awaitedOf(view({ ...looking, spot_seconds: 0 }))).toBe('hint')
    expect(awaitedOf(view({ ...looking, spot_seconds: 60 }))).toBe('hint')
    expect(awaitedOf(view({ ...looking, spot_seconds: 60, hinted: true }))).toBe('time')
    expect(awaitedOf(view({ ...looking, spot_seconds: 30 }))).toBe('time')
    expect(awaitedOf(view({ ...looking, decision: 'score_domino', spot_seconds: 60 }))).toBe('time')
    expect(awaitedOf(view({ ...looking, assist: 'none', spot_seconds: 60 }))).toBe('time')
  })

  it('tells a hint only if the house gave one', () => {
    expect(hintWords(view({ hint: null }))).toBe('')
    expect(hintWords(view({ hint: { window: null } }))).toContain('nothing')
    expect(hintWords(view({ hint: { window: { x: 0, y: 0 } } }))).toContain('marked')
    expect(theirTurn(view({ answer: 'claim flat 0,0' }))).toContain('face down')
  })

  it('is answered about mixing, and a seat tells it later', () => {
    expect(render(About, { props: { view: view({ mixed: ['today', 'never', 'this week'] }), seat: 1 } }).body).toContain('Last mixed a drink: never.')
    expect(render(About, { props: { view: view(), seat: 1 } }).body).not.toContain('Last mixed')
  })

  it('reads a window to those who listen', () => {
    expect(inWindow(view(), { x: 0, y: 0 })).toBe('Beer, Diesel, Cola; Spezi, Lemonade, Shandy')
    expect(inWindow(view(), { x: 0, y: 0, tall: true })).toBe('Beer, Diesel; Spezi, Lemonade; Cola, Spezi')
    expect(whereOf({ x: 1, y: -2, tall: true })).toBe('upright from 1,-2')
  })
})

describe('what happened', () => {
  const lay = { what: 'lay', x: 1, y: 1, drink: 'B' }
  const fill = { what: 'fill', x: 2, y: 1, drink: 'c' }

  it('is what the steps have more than before', () => {
    const look = (steps: NonNullable<SixPackView['steps']>, turn = 4): SixPackView => view({ decision: 'check', turn, steps })
    expect(newSteps(look([lay]), look([lay, fill]))).toEqual([fill])
    expect(newSteps(look([lay]), view({ turn: 5, steps: [lay] }))).toEqual([])
    expect(newSteps(look([lay, fill]), look([fill]))).toEqual([fill])
  })

  it('is new as well when a host does just what the last one did', () => {
    const pass = [{ ...fill, what: 'take' }, fill]
    expect(newSteps(view({ turn: 5, steps: pass }), view({ decision: 'check', turn: 5, steps: pass }))).toEqual(pass)
    expect(newSteps(view({ turn: 5, steps: pass }), view({ turn: 6, steps: pass }))).toEqual(pass)
  })

  it('comes down one by one, all within a second', () => {
    expect([...arrivals([lay, fill])]).toEqual([['1,1', 0], ['2,1', 170]])
    const many = Array.from({ length: 20 }, (_, x) => ({ ...fill, x }))
    expect(Math.max(...arrivals(many).values())).toBeLessThanOrEqual(1000)
    expect(arrivals([{ ...lay, what: 'clear' }]).size).toBe(0)
  })

  it('is opened when there are claims that had not been', () => {
    const claim = { seat: 1, round: 1, window: { x: 0, y: 0 }, holds: false }
    expect(isReveal(view(), view({ opened: [claim] }))).toBe(true)
    expect(isReveal(view({ opened: [claim] }), view({ opened: [claim] }))).toBe(false)
    expect(isReveal(view({ opened: [claim] }), view())).toBe(false)
  })

  it('shows every claim with its seat and whether it holds', () => {
    const pack = [{ domino: 'red-Bb', bottle: [0, 0] as [number, number], mix: [0, 1] as [number, number] }]
    const claims: SixPackClaim[] = [
      { seat: 0, round: 1, window: { x: 0, y: 0 }, holds: true, pack },
      { seat: 1, round: 1, window: { x: 0, y: 0 }, holds: false },
    ]
    const { body } = render(Claims, { props: { claims: claims.map((claim, at) => ({ claim, at })), names: ['Robin', 'Mike'] } })
    expect(body).toContain('✓ Robin')
    expect(body).toContain('✕ Mike')
    expect(body.match(/<path/g)).toHaveLength(2)
  })

  it('tells claims apart by their place: in a race a seat may win twice in a round, and be refused twice at a place', () => {
    const [won, refused] = [
      { seat: 0, round: 1, window: { x: 0, y: 0 }, holds: true },
      { seat: 0, round: 1, window: { x: 1, y: 1 }, holds: false },
    ]
    const opened = [refused, won, refused, { ...won, window: { x: 1, y: 0, tall: true } }]
    expect(claimsSeen(opened, undefined).map(({ at }) => at)).toEqual([1, 3])
    expect(claimsSeen(opened, 2)).toEqual([{ claim: refused, at: 2 }])
    expect(claimsSeen([refused, refused], undefined).map(({ at }) => at)).toEqual([0, 1])
  })

  it('is previewed in its order, with the question that comes after it', () => {
    const pour = { move: 1, drink: 'B', x: 0, y: 0, pink: false, follows: [{ x: 1, y: 0, drink: 'c' }], asks: { x: 2, y: 0, drinks: ['B', 'C'] } }
    const { body } = render(Ghosts, { props: { pour, skin: 'soft' } })
    expect(body).toContain('aria-label="Orange"')
    expect(body).toContain('aria-label="Orange Spritz"')
    expect(body).toContain('?')
  })
})

describe('the drinks', () => {
  it('have a shape of their own each, in both skins', () => {
    for (const bar of Object.values(BARS)) {
      const walls = [...KINDS.map((kind) => bar.bottles[kind].wall), ...KINDS.map((kind) => bar.glasses[kind].wall)]
      expect(new Set(walls.map((wall) => JSON.stringify(wall))).size).toBe(6)
    }
  })

  it('are mixed of the two bottles that are not their own', () => {
    for (const bar of Object.values(BARS)) for (const kind of KINDS) expect([...bar.glasses[kind].layers, kind].sort()).toEqual(['B', 'C', 'L'])
    expect(new Set(tintsOf('b', 'pub')).size).toBe(2)
  })

  it('lie on the side that their cell wants', () => {
    expect([drinkAt('B', 0, 0), drinkAt('B', -1, 0), drinkAt('L', -1, -1)]).toEqual(['B', 'b', 'L'])
  })

  it('carry a letter, a name and, if pink, a border', () => {
    const plain = render(Tile, { props: { drink: 'c', skin: 'pub' } }).body
    expect(plain).toContain('aria-label="Shandy"')
    expect(plain).toMatch(/<text[^>]*>c</)
    expect(render(Tile, { props: { drink: 'L', skin: 'soft', pink: true } }).body).toContain('aria-label="Soda, pink"')
  })

  it('are found on the table, also where a coordinate is nought and not sent', () => {
    const bare = view({ zones: [{ id: 'board', label: 'Table', items: [{ id: 'B@0,0' }] }] })
    expect(boardOf(bare)[0]).toMatchObject({ x: 0, y: 0 })
  })
})
