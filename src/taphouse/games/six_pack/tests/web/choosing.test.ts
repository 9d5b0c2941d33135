import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import About from '../../About.svelte'
import Claims from '../../Claims.svelte'
import Frames from '../../Frames.svelte'
import Ghosts from '../../Ghosts.svelte'
import { askedOf, cellsAsked, claimsSeen } from '../../seen'
import Sleeve from '../../Sleeve.svelte'
import Tile from '../../Tile.svelte'
import { arrivals, isReveal, newSteps } from '../../stage.svelte'
import type { SixPackClaim, SixPackView } from '../../view'
import { afterLine, afterPour, afterTake, answeredWords, awaitedOf, goneWith, hintWords, idleWords, inWindow, myTurn, statusOf, theirTurn, waitWords, whereOf, whyNot, whyNotPoured } from '../../words'
import { move, table, view, WINDOWS } from './views'

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
    expect(myTurn(view(), 'serve', none)).toContain('open place')
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
    // The tabs say how many go, and the line above says so.
    for (const short of [true, false]) expect(myTurn(view(), 'clear_line', { lays: false, framed: false }, short)).toContain('how many go')
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

  it('says why something cannot be chosen', () => {
    const serving = view({ stays: [{ x: 1, y: 0, why: { say: 'touches-one-kind', text: 'All bottles around this mixed drink are of one kind, so it stays.' } }] })
    expect(whyNot(serving, 'serve', 1, 0)).toBe('All bottles around this mixed drink are of one kind, so it stays.')
    expect(whyNot(serving, 'serve', 9, 9)).toMatch(/^A drink is served on an open place/)
    expect(whyNot(serving, 'fill', 0, 0)).toContain('from the supply')
    expect(whyNot(serving, 'clear_line', 0, 0)).toContain('the arrow at its end')
    expect(whyNot(serving, 'clear_keep', 0, 0)).toContain('areas with a letter')
    expect(whyNot(serving, '', 0, 0)).toBe('')
    const [beer] = serving.piles
    expect(whyNotPoured(serving, 'serve', beer!, [])).toBe('Choose an open place first, then the drink for it.')
    expect(whyNotPoured(serving, '', beer!, [])).toBe('Nothing is served from here just now.')
    expect(whyNotPoured(serving, 'fill', beer!, ['c', 'l'])).toBe('Spezi cannot come here: the drinks around it allow Shandy or Diesel.')
    expect(whyNotPoured(serving, 'serve_drink', { ...beer!, plain: 0 }, ['C', 'L'])).toBe('Only pink cards of this kind are left, and this table does not serve them.')
    expect(whyNotPoured(serving, 'fill', { ...beer!, plain: 0, pink: 0 }, ['C'])).toBe('No card of Beer and Spezi is left.')
  })

  it('says where a laid drink lies, and lists the frames to choose from in words', () => {
    expect(render(Tile, { props: { drink: 'L', skin: 'pub', at: '2,-1' } }).body).toContain('aria-label="Lemonade at 2,-1"')
    const looking = view({ decision: 'check', windows: WINDOWS })
    const { body } = render(Frames, { props: { view: looking, pick: table(looking).pick, onframe: () => {} } })
    expect(body.match(/<option/g)).toHaveLength(WINDOWS.length + 1)
    expect(body).toContain('flat from 0,0: Beer, Diesel, Cola; Spezi, Lemonade, Shandy')
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
