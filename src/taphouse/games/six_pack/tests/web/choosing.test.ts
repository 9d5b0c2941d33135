import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import About from '../../About.svelte'
import Claims from '../../Claims.svelte'
import Frames from '../../Frames.svelte'
import Ghosts from '../../Ghosts.svelte'
import type { MoveView } from '$lib/types'
import { claimedOf, linesOf, windowsOf, type Take } from '../../offers'
import { askedOf, cellsAsked, claimsSeen, pilesOf } from '../../seen'
import SeatBoard from '../../SeatBoard.svelte'
import Sleeve from '../../Sleeve.svelte'
import { arrivals, isReveal, newSteps } from '../../stage.svelte'
import Supply from '../../Supply.svelte'
import type { SixPackClaim, SixPackView } from '../../view'
import { afterLine, afterPour, afterTake, answeredWords, awaitedOf, cardName, goneWith, hintOf, idleWords, inWindow, moveWords, myTurn, said, statusOf, theirTurn, waitWords, whereOf, whyNot, whyNotPoured } from '../../words'
import type { Said } from '../../words/said'
import { roomWith } from '$tests/words'
import { claim, CLAIMS, context, move, table, view, WINDOWS, words } from './views'

const tell = (fact: Said | undefined): string => (fact ? said(words, fact) : '')
const drink = (number: number, letter: string, cell = '4,0'): MoveView =>
  move(number, `drink ${letter}`, { say: 'do-drink', drink: `drink:${letter}`, cell: `cell:${cell}` }, { on: [`zone:supply-${letter.toUpperCase()}`] })
const fill = (number: number, letter: string, cell: string): MoveView =>
  move(number, `fill ${cell} ${letter.toUpperCase()}`, { say: 'do-fill', drink: `drink:${letter}`, cell: `cell:${cell}` }, { on: [`zone:supply-${letter.toUpperCase()}`] })

describe('what is picked', () => {
  const serving = view({ piles: ['supply-B', 'supply-L'] }, [
    move(1, 'lay 4,0', { say: 'do-lay', cell: 'cell:4,0', side: 'bottle' }),
    move(2, 'take 1,1', { say: 'do-take', cell: 'cell:1,1', drink: 'drink:L', refills: ['drink:B', 'drink:C'] }),
  ])
  const pouring = view(
    {
      task: 'serve_drink',
      holes: ['4,0'],
      pours: [{ move: 5, follows: [{ x: 4, y: 1, drink: 'l' }] }, { move: 6, pink: true, asks: { x: 4, y: 1, drinks: ['b', 'c'] } }],
    },
    [drink(5, 'B'), drink(6, 'L')],
  )

  it('is a place, then a drink: the drink is shown with what follows before it is poured', () => {
    const { pick, sent, show } = table(serving)
    expect(pick.tapPile('supply-B')).toBe(false)
    pick.tapCell('4,0')
    expect([pick.lays, [...pick.piles]]).toEqual([true, ['supply-B', 'supply-L']])
    expect(pick.tapPile('supply-C')).toBe(false)
    pick.tapPile('supply-L')
    expect(sent).toEqual(['lay 4,0'])
    show(pouring)
    expect([pick.pile, pick.pour?.move.move]).toEqual(['supply-L', 6])
    pick.tapPile('supply-B')
    expect(pick.pour).toMatchObject({ drink: 'B', x: 4, y: 0, follows: [{ drink: 'l' }] })
    pick.tapPile('supply-B')
    expect(sent).toEqual(['lay 4,0', 'drink B'])
  })

  it('shows the piles with the side that will lie on the picked place', () => {
    const { pick } = table(serving)
    const shown = (): string[] => [...render(Supply, { props: { view: serving, pick, large: true }, context: roomWith(words, { sitting: {} as never }) }).body.matchAll(/class="unseen[^>]*>([^<]*)</g)].map((found) => found[1]!)
    expect(shown()[0]).toBe('Beer and Spezi: 7 plain and 5 pink left')
    pick.tapCell('4,0')
    expect(shown()[2]).toBe('Lemonade: 7 plain and 5 pink left')
  })

  it('is a card to take: the first tap tells, the second takes', () => {
    const { pick, sent } = table(serving)
    pick.tapCell('1,1')
    expect([pick.take?.refills, pick.lays, sent.length]).toEqual([['drink:B', 'drink:C'], false, 0])
    pick.tapCell('1,1')
    expect(sent).toEqual(['take 1,1'])
  })

  it('is put back by Escape, but never the place that is already settled', () => {
    const { pick, show } = table(serving)
    pick.tapCell('4,0')
    pick.clear()
    expect(pick.move).toBeUndefined()
    show(pouring)
    pick.tapPile('supply-B')
    pick.clear()
    expect([pick.cell, pick.pile]).toEqual(['4,0', ''])
  })

  it('is the next place to top up, or any of them where the host may choose', () => {
    const holes = ['4,1', '4,3']
    const first = [fill(1, 'b', '4,1'), fill(2, 'c', '4,1')]
    const moves = [...first, fill(3, 'c', '4,3'), fill(4, 'l', '4,3')]
    expect(cellsAsked(view({ task: 'fill', holes }))).toHaveLength(2)
    expect(cellsAsked(view({ task: 'fill', holes }, first))).toEqual([{ x: 4, y: 1 }])
    const { pick, sent } = table(view({ task: 'fill', holes, pours: moves.map((one) => ({ move: one.move })) }, moves))
    expect(pick.cell).toBe('4,1')
    pick.tapCell('4,3')
    expect([...pick.piles]).toEqual(['supply-C', 'supply-L'])
    pick.tapPile('supply-C')
    pick.tapPile('supply-C')
    expect(sent).toEqual(['fill 4,3 C'])
  })

  it('is a window, flat or upright from the same corner', () => {
    const { pick } = table(view({ task: 'check' }, CLAIMS))
    expect(pick.move).toBeUndefined()
    pick.window = { x: 0, y: 0, tall: true }
    expect(pick.move?.text).toBe('claim tall 0,0')
    pick.window = { x: 0, y: 0 }
    expect(pick.move?.text).toBe('claim flat 0,0')
    pick.window = { x: 9, y: 9 }
    expect(pick.move).toBeUndefined()
  })

  it('knows a window that was refused to these dominoes', () => {
    const looking = view({ task: 'check', tried: [{ x: 1, y: 1 }] }, CLAIMS.filter((one) => one.text !== 'claim flat 1,1'))
    const { pick } = table(looking)
    expect(pick.refused).toBe(false)
    pick.window = { x: 0, y: 0 }
    expect(pick.refused).toBe(false)
    pick.window = { x: 1, y: 1 }
    expect(pick.refused).toBe(true)
    expect(windowsOf(looking)).toEqual(WINDOWS)
    expect(tell(myTurn(looking, 'check', { lays: false, framed: true, refused: true }))).toContain('Refused')
    expect(render(Sleeve, { props: { window: pick.window, skin: 'pub', as: 'refused' }, context }).body).toContain('refused</b>')
  })

  it('is a domino, a line or an area, each with a second tap', () => {
    const score = table(view({ task: 'score_domino' }, [move(1, 'score Bb', { say: 'do-score', domino: 'domino:red-Bb' })]))
    score.pick.tapDomino('red-Bb')
    score.pick.tapDomino('red-Bb')
    expect(score.sent).toEqual(['score Bb'])
    const line = { move: 7, goes: [[0, 1]] as [number, number][], stays: 8, areas: 1 }
    const clear = table(view({ task: 'clear_line', lines: [line] }, [move(7, 'clear row 1', { say: 'do-clear-row', at: 1 })]))
    clear.pick.tapLine(7)
    expect(clear.pick.lineMeant).toEqual({ ...line, axis: 'row', at: 1, text: 'clear row 1' })
    clear.pick.tapLine(7)
    expect(clear.sent).toEqual(['clear row 1'])
    const areas = [{ move: 8, cells: [[0, 0]] as [number, number][] }, { move: 9, cells: [[2, 2]] as [number, number][] }]
    const keep = table(view({ task: 'clear_keep', areas }, [move(8, 'keep 0,0', { say: 'do-keep', cell: 'cell:0,0' }), move(9, 'keep 2,2', { say: 'do-keep', cell: 'cell:2,2' })]))
    keep.pick.tapCell('2,2')
    expect(tell(moveWords(view({ task: 'clear_keep', areas }), 'clear_keep', keep.pick.move!))).toBe('Keep area B')
    keep.pick.tapCell('2,2')
    expect(keep.sent).toEqual(['keep 2,2'])
  })

  it('is forgotten with the question it was for', () => {
    const { pick, show } = table(view({ task: 'check', owes: ['check', 'check'], round: 1 }, CLAIMS))
    pick.window = { x: 0, y: 0 }
    show(view({ task: 'check', round: 1 }, CLAIMS))
    expect(pick.window).toEqual({ x: 0, y: 0 })
    show(view({ task: 'check', round: 2 }, CLAIMS))
    expect(pick.window).toBeUndefined()
  })
})

describe('what is asked', () => {
  it('is asked of those who are awaited only, in a race of each apart', () => {
    expect(askedOf(view())).toBe('serve')
    expect(askedOf(view({ eyes: null }))).toBe('')
    expect(askedOf(view({ eyes: 1 }))).toBe('')
    expect(askedOf(view({ task: 'check', owes: ['score_domino', 'check'] }))).toBe('score_domino')
  })

  it('is said in words', () => {
    const none = { lays: false, framed: false }
    const take: Take = { move: CLAIMS[0]!, cell: '0,0', x: 0, y: 0, refills: ['drink:C', 'drink:L'], returns: false }
    expect(tell(myTurn(view(), 'serve', none))).toContain('open place')
    expect(tell(myTurn(view(), 'serve', { ...none, take }))).toBe('Cola or Lemonade comes in its place')
    expect(tell(afterTake({ ...take, returns: true }))).toContain('pass')
    expect(tell(afterTake({ ...take, refills: [] }))).toBe('the place stays empty')
    const top = { x: 0, y: 0, drink: 'B' }
    const asks = { x: 0, y: 0, drinks: ['b', 'c'] }
    expect(tell(afterPour({ pink: false, follows: [top, top], asks: null }))).toBe('2 top-ups follow')
    expect(tell(afterPour({ pink: false, follows: [top], asks }))).toBe('1 top-up follows, then Spezi or Shandy: you choose')
    expect(tell(afterPour({ pink: false, follows: [], asks: null }))).toBe('nothing follows')
    expect(tell(myTurn(view(), 'fill', { ...none, pour: { follows: [], asks: null, pink: true } }))).toBe('A pink card, so the table will be cleared; nothing follows')
    expect(tell(myTurn(view(), 'check', { ...none, framed: true }))).not.toMatch(/fit|match(es)?\b(?! your tray)/)
    expect(theirTurn(view({ task: 'fill' }))).toBeUndefined()
    expect(waitWords(view({ owes: ['', 'serve'] }), words)).toBe('Waiting for Mike')
    expect(waitWords(view({ owes: ['check', 'check', 'check'] }), words)).toBe('Waiting for 3 seats')
    expect(tell(idleWords('serve'))).toBe('Choose a place or a card')
    expect(statusOf(view(), words, false)).toBe('Turn 4, to 7')
    expect(statusOf(view({ turn: 90 }), words, true)).toBe('Turn 90, first to 7 points')
    expect(statusOf(view({ turn: 91, last: 100 }), words, true)).toBe('Turn 91 of 100, first to 7 points')
    expect(statusOf(view({ turn: 100, last: 100 }), words, false)).toBe('Turn 100 of 100')
    expect(tell(answeredWords([0, 1], 4))).toBe('Mike and you have answered')
    expect(tell(answeredWords([1], 4))).toBe('Mike has answered')
    expect(tell(answeredWords([], 3))).toBe('None of 3 have answered')
  })

  it('counts all that a line takes away, also where one of several areas stays', () => {
    const [line] = linesOf(view({ lines: [{ move: 1, goes: [[0, 1]], stays: 8, areas: 1 }] }, [move(1, 'clear row 1', { say: 'do-clear-row', at: 1 })]))
    expect([goneWith(line!), tell(afterLine(line!))]).toEqual([1, '1 card goes, 8 stay'])
    // The tabs say how many go, and the line above says so.
    for (const short of [true, false]) expect(said(words, myTurn(view(), 'clear_line', { lays: false, framed: false })!, short)).toContain('how many go')
    expect([goneWith({ ...line!, areas: 3 }), tell(afterLine({ ...line!, areas: 3 }))]).toEqual([17, '17 cards go, 8 stay: one of 3 equal areas'])
  })

  it('is timed: first to the hint, then until time is called', () => {
    const looking = view({ task: 'check' })
    const house = { assist: 'highlight', assist_delay: 30 }
    expect(awaitedOf(looking, { ...house, spot_seconds: 0 })).toEqual({ hint: true, seconds: 30 })
    expect(awaitedOf(looking, { ...house, spot_seconds: 60 }).hint).toBe(true)
    expect(awaitedOf({ ...looking, hinted: true }, { ...house, spot_seconds: 60 })).toEqual({ hint: false, seconds: 60 })
    expect(awaitedOf(looking, { ...house, spot_seconds: 30 }).hint).toBe(false)
    expect(awaitedOf(view({ task: 'score_domino' }), { ...house, spot_seconds: 60 }).hint).toBe(false)
    expect(awaitedOf(looking, { ...house, assist: 'none', spot_seconds: 60 }).hint).toBe(false)
  })

  it('tells a hint only if the house gave one', () => {
    expect(hintOf(view({ hint: null }))).toBeUndefined()
    expect(tell(hintOf(view({ hint: { window: null } })))).toContain('nothing')
    expect(tell(hintOf(view({ hint: { window: { x: 0, y: 0 } } })))).toContain('marked')
  })

  it('is answered in secret, and shown to whoever answered', () => {
    const answered = view({ owes: ['', 'check'], task: 'check', answer: claim(1, { x: 33, y: -40, tall: true }).do! })
    expect(tell(theirTurn(answered))).toContain('face down')
    expect(claimedOf(answered)).toEqual({ x: 33, y: -40, tall: true })
    expect(claimedOf(view({ answer: { say: 'do-done' } }))).toBeUndefined()
  })

  it('is answered about mixing, and a seat tells it later', () => {
    const about = (changes: Partial<SixPackView>): string => render(About, { props: { view: view(changes), seat: 1 }, context: roomWith(words, { sitting: {} as never }) }).body
    expect(about({ mixed: ['today', 'never', 'this_week'] })).toContain('Last mixed a drink: never.')
    expect(about({})).not.toContain('Last mixed')
    expect(about({})).toContain('Plays orange, 0 points of 7, no refused claim.')
  })

  it('stands at a seat: points out of those that are needed', () => {
    const { body } = render(SeatBoard, { props: { view: view(), seat: view().seats[1]!, size: 'wide' }, context: roomWith(words, { sitting: {} as never }) })
    const text = body.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '')
    expect(text).toContain('0 of 7')
    expect(text).toContain('0 of 7 points, orange')
  })

  it('says why something cannot be chosen', () => {
    const serving = view({ stays: [{ x: 1, y: 0, why: { say: 'touches-one-kind' } }] })
    expect(tell(whyNot(serving, 'serve', 1, 0))).toBe('All bottles around this mixed drink are of one kind, so it stays.')
    expect(tell(whyNot(serving, 'serve', 9, 9))).toMatch(/^A drink is served on an open place/)
    expect(tell(whyNot(serving, 'fill', 0, 0))).toContain('from the supply')
    expect(tell(whyNot(serving, 'clear_line', 0, 0))).toContain('the arrow at its end')
    expect(tell(whyNot(serving, 'clear_keep', 0, 0))).toContain('areas with a letter')
    expect(whyNot(serving, '', 0, 0)).toBeUndefined()
    const beer = pilesOf(serving)[0]!
    expect(beer).toEqual({ id: 'supply-B', plain: 7, pink: 5 })
    expect(tell(whyNotPoured('serve', beer, undefined, [], words))).toBe('Choose an open place first, then the drink for it.')
    expect(tell(whyNotPoured('', beer, undefined, [], words))).toBe('Nothing is served from here just now.')
    expect(tell(whyNotPoured('fill', beer, 'mix', ['drink:c', 'drink:l'], words))).toBe('Spezi cannot come here: the drinks around it allow Shandy or Diesel.')
    expect(tell(whyNotPoured('serve_drink', { ...beer, plain: 0 }, 'bottle', ['drink:C', 'drink:L'], words))).toBe('The plain cards of this kind are gone, and the reserve is not served here.')
    expect(tell(whyNotPoured('fill', { ...beer, plain: 0, pink: 0 }, 'bottle', ['drink:C'], words))).toBe('No card of Beer and Spezi is left.')
  })

  it('says where a laid drink lies, and lists the frames to choose from in words', () => {
    expect(cardName('L', false, words, { x: 2, y: -1 })).toBe('Lemonade at 2,-1')
    expect(cardName('L', true, words, { x: 2, y: -1 })).toBe('Lemonade, pink at 2,-1')
    const looking = view({ task: 'check' }, CLAIMS)
    const { body } = render(Frames, { props: { view: looking, pick: table(looking).pick, onframe: () => {} }, context })
    expect(body.match(/<option/g)).toHaveLength(WINDOWS.length + 1)
    expect(body).toContain('flat from 0,0: Beer, Diesel and Cola; Spezi, Lemonade and Shandy')
  })

  it('reads a window to those who listen', () => {
    expect(tell(inWindow(view(), { x: 0, y: 0 }))).toBe('Beer, Diesel and Cola; Spezi, Lemonade and Shandy')
    expect(tell(inWindow(view(), { x: 0, y: 0, tall: true }))).toBe('Beer and Diesel; Spezi and Lemonade; Cola and Spezi')
    expect(tell(whereOf({ x: 1, y: -2, tall: true }))).toBe('upright from 1,-2')
  })
})

describe('what happened', () => {
  const lay = { what: 'lay', x: 1, y: 1 }
  const topped = { what: 'fill', x: 2, y: 1 }

  it('is what the steps have more than before', () => {
    const look = (steps: NonNullable<SixPackView['steps']>, turn = 4): SixPackView => view({ task: 'check', turn, steps })
    expect(newSteps(look([lay]), look([lay, topped]))).toEqual([topped])
    expect(newSteps(look([lay]), view({ turn: 5, steps: [lay] }))).toEqual([])
    expect(newSteps(look([lay, topped]), look([topped]))).toEqual([topped])
  })

  it('is new as well when a host does just what the last one did', () => {
    const pass = [{ ...topped, what: 'take' }, topped]
    expect(newSteps(view({ turn: 5, steps: pass }), view({ task: 'check', turn: 5, steps: pass }))).toEqual(pass)
    expect(newSteps(view({ turn: 5, steps: pass }), view({ turn: 6, steps: pass }))).toEqual(pass)
  })

  it('comes down one by one, all within a second', () => {
    expect([...arrivals([lay, topped])]).toEqual([['1,1', 0], ['2,1', 170]])
    const many = Array.from({ length: 20 }, (_, x) => ({ ...topped, x }))
    expect(Math.max(...arrivals(many).values())).toBeLessThanOrEqual(1000)
    expect(arrivals([{ ...lay, what: 'clear' }]).size).toBe(0)
  })

  it('is opened when there are claims that had not been', () => {
    const claim = { seat: 1, round: 1, window: { x: 0, y: 0 } }
    expect(isReveal(view(), view({ opened: [claim] }))).toBe(true)
    expect(isReveal(view({ opened: [claim] }), view({ opened: [claim] }))).toBe(false)
    expect(isReveal(view({ opened: [claim] }), view())).toBe(false)
  })

  it('shows every claim with its seat and whether it holds', () => {
    const pack = [{ domino: 'red-Bb', bottle: [0, 0] as [number, number], mix: [0, 1] as [number, number] }]
    const claims: SixPackClaim[] = [
      { seat: 0, round: 1, window: { x: 0, y: 0 }, pack },
      { seat: 1, round: 1, window: { x: 0, y: 0 } },
    ]
    const { body } = render(Claims, { props: { claims: claims.map((claim, at) => ({ claim, at })), names: ['Robin', 'Mike'] } })
    expect(body).toContain('✓ Robin')
    expect(body).toContain('✕ Mike')
    expect(body.match(/<path/g)).toHaveLength(2)
  })

  it('tells claims apart by their place: in a race a seat may win twice in a round, and be refused twice at a place', () => {
    const [won, refused] = [
      { seat: 0, round: 1, window: { x: 0, y: 0 }, pack: [{ domino: 'red-Bb', bottle: [0, 0] as [number, number], mix: [0, 1] as [number, number] }] },
      { seat: 0, round: 1, window: { x: 1, y: 1 } },
    ]
    const opened = [refused, won, refused, { ...won, window: { x: 1, y: 0, tall: true } }]
    expect(claimsSeen(opened, undefined).map(({ at }) => at)).toEqual([1, 3])
    expect(claimsSeen(opened, 2)).toEqual([{ claim: refused, at: 2 }])
    expect(claimsSeen([refused, refused], undefined).map(({ at }) => at)).toEqual([0, 1])
  })

  it('is previewed in its order, with the question that comes after it', () => {
    const pour = { move: drink(1, 'B'), drink: 'B', x: 0, y: 0, pink: false, follows: [{ x: 1, y: 0, drink: 'c' }], asks: { x: 2, y: 0, drinks: ['B', 'C'] } }
    const { body } = render(Ghosts, { props: { pour, skin: 'pub' }, context })
    expect(body).toContain('aria-label="Beer"')
    expect(body).toContain('aria-label="Shandy"')
    expect(body).toContain('?')
  })
})
