import { render } from 'svelte/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import Badge from '../../Badge.svelte'
import Face from '../../Face.svelte'
import { CARDS } from '../../gallery'
import Goal from '../../Goal.svelte'
import { whatHappened } from '../../happened'
import { COLOURS, nameOf, readCard, recipe } from '../../ingredients'
import Cheers from '../../Cheers.svelte'
import { fan, layout, withToast, type Box, type Screen } from '../../measures'
import LookSheet from '../../LookSheet.svelte'
import { Notebook } from '../../notes.svelte'
import Order from '../../Order.svelte'
import { Pick } from '../../pick.svelte'
import { cardsAt, cardsInAir, placeName, ringOf, whom, type Card, type Place, type Table } from '../../reading'
import Reveal from '../../Reveal.svelte'
import { suspects } from '../../suspects'
import Token from '../../Token.svelte'
import { aboutPlace, goalInWords, myTurn, progress, proposalInWords, theirTurn, tokensInWords, whyNotTo } from '../../words'

const NAMES = ['Robin', 'Mike', 'Sarah', 'Jo']
const card = (id: string, marks: string[] = []): Card => ({ id, label: nameOf(id), ...readCard(id), marks })
const move = (text: string, on: string[] = []): MoveView => ({ move: 0, text, label: text, on })

/** Four players in two teams; `lying` are the cards at each place. */
function view(changes: Partial<Table> = {}, lying: string[][] = [['Rg1', 'Gb1'], ['Yp1'], [], []], air: string[] = []): Table {
  const places: Place[] = ['A', 'B', 'A', 'B'].map((team, place) => ({ place, name: `${team}${1 + (place >> 1)}`, seat: place, team, count: lying[place]!.length }))
  Object.assign(places[0]!, { known: true, ticked: [true, false, true, false, false], foreign: [], shortfall: 3 })
  Object.assign(places[2]!, { known: true, ticked: [false, false, false, false, false], foreign: [], shortfall: 5 })
  return {
    game: 'cocktail-conspiracy',
    eyes: 0,
    seats: NAMES.map((_, seat) => ({ seat, awaited: seat === 0, team: seat % 2 === 0 ? 'A' : 'B' })),
    zones: [
      { id: 'toast', label: 'CHEERS', items: air.map((id) => card(id)) },
      ...lying.map((ids, place) => ({ id: `place-${place}`, label: 'In front', items: ids.map((id) => card(id)) })),
      { id: 'hand-0', label: 'Hand', kind: 'hand', seat: 0, items: ['Pr1', 'Bb1', 'Gg1'].map((id) => card(id)) },
    ],
    moves: [],
    mode: 'classic',
    victory_call: 'automatic',
    decision: 'turn_action',
    active: 0,
    order: [0, 1, 2, 3, 0, 1, 2, 3],
    turn: 5,
    round: 2,
    rounds: 25,
    deck: 30,
    discards: 2,
    hands: [3, 3, 3, 3],
    limits: [3, 3, 3, 3],
    places,
    sides: [
      { team: 'A', size: 2, seats: [0, 2], tokens: ['red', 'red', 'green', 'green', 'blue'], combination: 'RRGGB' },
      { team: 'B', size: 2, seats: [1, 3] },
    ],
    team: 'A',
    best: 0,
    ...changes,
  }
}

function pickOf(moves: MoveView[]): { pick: Pick; sent: string[] } {
  const sent: string[] = []
  return { pick: new Pick(() => moves, (one) => sent.push(one.text)), sent }
}

describe('a card', () => {
  const draw = (id: string, width: number): string => render(Face, { props: { id, width } }).body
  const inGrey = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '').replace(/#[0-9a-f]{3,8}/g, 'grey').replace(/<text.*?<\/text>/g, '')

  it('is read from its notation and called by its icons', () => {
    expect(readCard('Rg2')).toEqual({ big: 'red', small: 'green' })
    expect([nameOf('Rg2'), nameOf('Pp1'), nameOf('Bp1')]).toEqual(['Cherry with mint', 'Double plum', 'Curaçao with plum'])
    expect(() => readCard('Xy1')).toThrow('Xy1')
    expect(recipe(['red', 'red', 'blue'])).toBe('2 cherry, 1 curaçao')
  })

  it.each([140, 94, 44, 26])('is told apart at %i px without words and without colour', (width) => {
    expect(new Set(CARDS.map((id) => inGrey(draw(id, width)))).size).toBe(25)
    expect(inGrey(draw('Rg1', width))).toBe(inGrey(draw('Rg2', width)))
  })

  it('has tokens and badges that differ in shape as well', () => {
    const tokens = COLOURS.flatMap((colour) => (['plain', 'got', 'missing'] as const).map((state) => inGrey(render(Token, { props: { colour, state, size: 40 } }).body)))
    const badges = ['A', 'B', 'C', ''].map((team) => inGrey(render(Badge, { props: { team } }).body))
    expect(new Set(tokens).size).toBe(15)
    expect(new Set(badges).size).toBe(4)
  })
})

describe('the places', () => {
  const PHONE: Screen = { isLarge: false, isLow: false, isShort: false }
  const SMALL: Screen = { isLarge: false, isLow: true, isShort: true }
  const DESKTOP: Screen = { isLarge: true, isLow: false, isShort: false }
  const LAPTOP: Screen = { isLarge: true, isLow: true, isShort: false }
  const BESIDE: Screen = { isLarge: true, isLow: true, isShort: true, isBeside: true }
  const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1
  const SIZES = [
    [346, 444, PHONE],
    [316, 311, SMALL],
    [1012, 436, DESKTOP],
    [930, 290, LAPTOP],
    [812, 454, BESIDE],
    [812, 380, BESIDE],
    [880, 492, BESIDE],
  ] as const

  it.each(SIZES)('lie apart from each other at %i x %i', (width, height, screen) => {
    for (const others of [2, 3, 4, 5]) {
      const at = layout(others, width, height, screen)
      const boxes = [...at.others.map((spot) => spot.cards), ...at.others.map((spot) => spot.plate), at.mine.cards, at.mine.goal]
      expect(at.others).toHaveLength(others)
      for (const [i, one] of boxes.entries()) {
        expect(one.width, `${others} ${i}`).toBeGreaterThan(20)
        expect(one.height, `${others} ${i}`).toBeGreaterThan(20)
        for (const [j, other] of boxes.slice(0, i).entries()) expect(overlap(one, other), `${others}: ${i} and ${j}`).toBe(false)
      }
      for (const box of [...at.others.map((spot) => spot.cards), at.mine.cards]) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      }
      if (at.opening) for (const { plate } of at.others) expect(overlap(at.opening, plate), `${others}`).toBe(false)
    }
  })

  it('are not covered by a CHEERS! while one is to be chosen', () => {
    const cheers = { by: 'Mike', at: 'you' }
    expect(render(Cheers, { props: { cheers } }).body).toContain('<svg')
    const { body } = render(Cheers, { props: { cheers, box: { x: 40, y: 8, width: 266, height: 52 } } })
    expect(body).not.toContain('<svg')
    expect(body).toContain('height: 52px')
  })

  it.each(SIZES)('leave room for the two cards of CHEERS beside turns and piles at %i x %i', (width, height, screen) => {
    for (const others of [2, 3, 4, 5]) {
      const at = layout(others, width, height, screen)
      const { middle, toast, card: wide, isWordy } = withToast(at, width)
      for (const box of [...at.others.map((spot) => spot.cards), at.mine.cards, middle]) expect(overlap(toast, box), `${others}`).toBe(false)
      for (const { cards } of at.others) expect(overlap(middle, cards), `${others}`).toBe(false)
      expect(wide).toBeGreaterThan(24)
      expect(2.45 * wide + 10).toBeLessThanOrEqual(toast.width)
      expect(wide * 1.41 + (isWordy ? 26 : 0)).toBeLessThanOrEqual(toast.height)
      // Eight turns of at least 19 px each.
      expect(middle.width).toBeGreaterThanOrEqual(8 * 19 + 26)
    }
  })

  it.each([
    [300, 60],
    [150, 130],
    [226, 40],
  ])('have room for seven cards in %i x %i', (width, height) => {
    for (const cards of [0, 1, 3, 6, 7]) {
      const { card: wide, spots } = fan(cards, { x: 0, y: 0, width, height }, true)
      expect(spots).toHaveLength(cards)
      for (const spot of spots) {
        expect(spot.x).toBeGreaterThanOrEqual(-1)
        expect(spot.x + wide).toBeLessThanOrEqual(width + 1)
        expect(spot.y + wide * 1.41).toBeLessThanOrEqual(height + 1)
      }
      expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(cards)
    }
  })

  it('stand clockwise from whoever looks; a spectator looks from the first', () => {
    expect(ringOf(view({ eyes: 2 }))).toEqual({ mine: 2, others: [3, 0, 1] })
    expect(ringOf(view({ eyes: null }))).toEqual({ mine: 0, others: [1, 2, 3] })
  })

  it('have names, and so has an empty stool', () => {
    const places = [...view().places, { place: 4, name: 'Bv', seat: null, team: 'B', keepers: [1, 3] }]
    const table = view({ places })
    expect([0, 1, 4].map((place) => whom(table, NAMES, place))).toEqual(['you', 'Mike', "team B's stool"])
    expect([0, 1, 4].map((place) => placeName(table, NAMES, place))).toEqual(['Your place', "Mike's place", "Team B's stool"])
  })
})

describe('a card of the hand', () => {
  const MOVES = [move('play Pr1 on 0', ['item:Pr1', 'zone:place-0', 'seat:0']), move('play Pr1 on 1', ['item:Pr1', 'zone:place-1', 'seat:1']), move('move Rg1 to 1', ['item:Rg1', 'zone:place-1', 'seat:1']), move('discard hand', ['zone:hand-0'])]

  it('is played with two taps: the card, then a place', () => {
    const { pick, sent } = pickOf(MOVES)
    expect(pick.layAt(0)).toBeUndefined()
    pick.tap('item:Pr1')
    expect(pick.layAt(0)?.text).toBe('play Pr1 on 0')
    expect(pick.layAt(2)).toBeUndefined()
    pick.tap('zone:place-1')
    expect(sent).toEqual(['play Pr1 on 1'])
  })

  it('is put back for one of mine on the table, which goes elsewhere', () => {
    const { pick } = pickOf(MOVES)
    pick.tap('item:Pr1')
    pick.tap('item:Rg1')
    expect(pick.things).toEqual(['item:Rg1'])
    expect(pick.layAt(0)).toBeUndefined()
    expect(pick.layAt(1)?.text).toBe('move Rg1 to 1')
  })

  it('goes with the whole hand only after a second press', () => {
    const { pick } = pickOf(MOVES)
    pick.discards = true
    pick.tap('item:Pr1')
    expect(pick.discards).toBe(false)
    expect(pick.byText('discard hand')).toHaveLength(1)
  })

  it('has nothing to do with a victory that can be declared', () => {
    const { pick } = pickOf([...MOVES, move('declare 2', ['zone:place-2', 'seat:2'])])
    expect(pick.declarations.map((one) => one.text)).toEqual(['declare 2'])
    expect(pick.open.has('seat:2')).toBe(false)
  })
})

describe('the two cards of CHEERS', () => {
  // In front of A1, six players in two teams: one of the two must go to B.
  const PAIRS = [1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].flatMap((b) => (a === b || (a % 2 === 0 && b % 2 === 0) ? [] : [move(`send ${a} ${b}`)])))

  it('go with two taps, the played one first', () => {
    const { pick, sent } = pickOf(PAIRS)
    expect(PAIRS).toHaveLength(18)
    expect(pick.sending.next).toBe('played')
    pick.sending.tap(3)
    expect(pick.sending.first).toEqual({ card: 'played', place: 3 })
    expect(pick.sending.next).toBe('matched')
    pick.sending.tap(2)
    expect(sent).toEqual(['send 3 2'])
    expect(pick.sending.first).toBeUndefined()
  })

  it('go only where they may: not to the target, not twice to one place, not both to the own team', () => {
    const { pick, sent } = pickOf(PAIRS)
    expect([0, 1, 2, 3, 4, 5].filter((place) => pick.sending.takes(place))).toEqual([1, 2, 3, 4, 5])
    pick.sending.tap(0)
    expect(pick.sending.first).toBeUndefined()
    pick.sending.tap(2)
    expect([0, 1, 2, 3, 4, 5].filter((place) => pick.sending.takes(place))).toEqual([1, 3, 5])
    pick.sending.tap(4)
    expect(sent).toEqual([])
    pick.sending.tap(2)
    expect(pick.sending.first).toBeUndefined()
  })

  it('can be pulled to their places, in either order, and to another place than before', () => {
    const { pick, sent } = pickOf(PAIRS)
    pick.sending.sendTo('matched', 2)
    pick.sending.sendTo('matched', 3)
    expect(pick.sending.first).toEqual({ card: 'matched', place: 3 })
    pick.sending.sendTo('played', 3)
    expect(pick.sending.first).toEqual({ card: 'matched', place: 3 })
    pick.sending.sendTo('played', 1)
    expect(sent).toEqual(['send 1 3'])
  })

  it('can be taken in the other order', () => {
    const { pick, sent } = pickOf(PAIRS)
    pick.sending.begin('matched')
    pick.sending.tap(4)
    expect(pick.sending.next).toBe('played')
    pick.sending.tap(5)
    expect(sent).toEqual(['send 5 4'])
  })

  it('are taken back with everything else, as by the Escape key', () => {
    const { pick, sent } = pickOf(PAIRS)
    pick.sending.begin('matched')
    pick.sending.tap(4)
    pick.clear()
    expect(pick.sending.first).toBeUndefined()
    expect(pick.sending.next).toBe('played')
    expect(sent).toEqual([])
  })

  it('are in the air, no longer at the place', () => {
    const table = view({ decision: 'cheers_send', toast: { played: 'Pr1', by: 1, target: 0, candidates: ['Rg1'], matched: 'Rg1' } }, undefined, ['Pr1'])
    expect(cardsAt(table, 0).map((one) => one.id)).toEqual(['Gb1'])
    expect(cardsInAir(table).played?.id).toBe('Pr1')
    expect(cardsInAir(table).matched?.id).toBe('Rg1')
    expect(whyNotTo(table, 0)).toBe('Both cards leave this place.')
    expect(whyNotTo(table, 2)).toContain('another team')
  })
})

describe('what happened', () => {
  const played = (changes: Partial<Table> = {}): Table => view({ turn: 6, latest: { seat: 1, action: 'play', card: card('Pr1'), place: 0 }, ...changes })
  const toast = { played: 'Pr1', by: 1, target: 0, candidates: ['Rg1'], matched: 'Rg1' }

  it('is CHEERS once, when glasses meet', () => {
    const up = played({ decision: 'cheers_send', toast })
    const sent = played({ latest: { seat: 1, action: 'play', card: card('Pr1'), place: 0, matched: card('Rg1'), played_to: 2, matched_to: 3 } })
    expect(whatHappened(view(), up, NAMES)).toMatchObject({ clinked: { by: 'Mike', at: 'you' }, sounds: ['clink'] })
    expect(whatHappened(up, sent, NAMES).clinked).toBeUndefined()
    expect(whatHappened(view(), sent, NAMES).clinked).toEqual({ by: 'Mike', at: 'you' })
    expect(whatHappened({ ...sent, turn: 9, latest: null }, sent, NAMES).clinked).toBeUndefined()
  })

  it('is no CHEERS before it is called', () => {
    const waiting = played({ decision: 'cheers_shout', toast })
    expect(whatHappened(view(), waiting, NAMES).clinked).toBeUndefined()
    expect(whatHappened(waiting, played({ decision: 'cheers_send', toast }), NAMES).clinked).toBeDefined()
  })

  it('is heard: the bell of the last rounds, a new deck, the end', () => {
    expect(whatHappened(view(), view({ bell: true }), NAMES).sounds).toEqual(['bell'])
    expect(whatHappened(view({ deck: 0 }), view({ deck: 9 }), NAMES).sounds).toEqual(['shuffle'])
    expect(whatHappened(view(), view({ outcome: { reason: 'last call', scores: [], places: [] } }), NAMES).sounds).toEqual(['bigbell'])
  })

  it('tells who begins, by which answers or throws, once', () => {
    const asked = view({ decision: 'last_drink_answer', active: -1, turn: 0, order: [] })
    const answers = ['today', 'now', 'today', 'longer_ago']
    const first = view({ turn: 1, active: 1, answers })
    expect(whatHappened(asked, first, NAMES).begun).toEqual({ who: 'Mike begins', said: answers.map((word, seat) => ({ seat, word, isThrow: false })) })
    const throwing = view({ decision: 'rps_throw', active: -1, turn: 0, order: [], answers })
    expect(whatHappened(asked, throwing, NAMES).begun).toBeUndefined()
    const thrown = view({ turn: 1, active: 0, answers, throws: ['rock', '', 'scissors', ''] })
    expect(whatHappened(throwing, thrown, NAMES).begun).toEqual({ who: 'You begin', said: [{ seat: 0, word: 'rock', isThrow: true }, { seat: 2, word: 'scissors', isThrow: true }] })
    expect(whatHappened(first, view({ turn: 2, answers }), NAMES).begun).toBeUndefined()
  })

  it('brings what was drawn, and only that', () => {
    const before = view({ zones: [{ id: 'hand-0', label: 'Hand', items: [card('Bb1'), card('Gg1')] }] })
    expect(whatHappened(before, view({ deck: 29 }), NAMES).drawn).toEqual(['Pr1'])
    expect(whatHappened(before, view(), NAMES).drawn).toEqual([])
  })
})

describe('a notebook', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

  it('turns a belief round: wants it, does not, no idea', () => {
    const notebook = new Notebook('KWMPTR')
    const seen = Array.from({ length: 3 }, () => (notebook.turn('B', 'red'), notebook.of('B').marks.red))
    expect(seen).toEqual(['wants', 'not', undefined])
  })

  it('keeps a team that is guessed until it is guessed again', () => {
    const notebook = new Notebook('KWMPTR')
    notebook.turn('seat 2', 'blue')
    notebook.guess('seat 2', 'C')
    expect(notebook.of('seat 2')).toEqual({ marks: { blue: 'wants' }, team: 'C' })
    notebook.guess('seat 2', 'C')
    expect(notebook.of('seat 2').team).toBeUndefined()
  })

  it('is kept by this browser for each table, the latest dozen of them', () => {
    const kept = new Map<string, string>()
    Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } })
    for (let table = 0; table < 15; table += 1) new Notebook(`T${table}`).turn('B', 'green')
    expect(new Notebook('T14').marked('B')).toEqual([{ colour: 'green', belief: 'wants' }])
    expect(new Notebook('T0').marked('B')).toEqual([])
    expect(Object.keys(JSON.parse(kept.get('taphouse.conspiracy-notes')!) as object)).toHaveLength(12)
  })

  it('is shut where there is no table, as in a replay', () => {
    const kept = new Map([['taphouse.conspiracy-notes', JSON.stringify({ '': { B: { marks: { red: 'wants' } } } })]])
    Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } })
    expect(new Notebook('KWMPTR').isOpen).toBe(true)
    expect(new Notebook('').isOpen).toBe(false)
    expect(new Notebook('').marked('B')).toEqual([])
    const shut = { view: view(), names: NAMES, place: 1, notebook: new Notebook(''), onclose: () => {} }
    expect(render(LookSheet, { props: shut }).body).not.toContain('Notes about')
    expect(render(LookSheet, { props: { ...shut, notebook: new Notebook('KWMPTR') } }).body).toContain('Notes about Team B')
  })

  it('is about the other teams, or about everybody else behind a mask', () => {
    expect(suspects(view(), NAMES)).toEqual([{ who: 'B', title: 'Team B: Mike and Jo', teams: [] }])
    const masked = view({ mode: 'masquerade', places: view().places.map((place) => ({ ...place, team: place.seat === 0 ? 'A' : '' })) })
    expect(suspects(masked, NAMES).map((one) => one.title)).toEqual(['Mike', 'Sarah', 'Jo'])
    expect(suspects(masked, NAMES)[0]!.teams).toEqual([{ team: 'A', size: 2 }, { team: 'B', size: 2 }])
    expect(suspects(view({ eyes: null }), NAMES)).toEqual([])
  })
})

describe('words', () => {
  const none = pickOf([]).pick

  it('say what is missing, and where', () => {
    expect(progress(view(), NAMES)).toBe('3 missing')
    expect(goalInWords(view(), NAMES)).toBe('Your cocktail: 2 cherry, 2 mint, 1 curaçao. Missing: 1 cherry, 1 mint, 1 curaçao. 3 missing.')
    const places = view().places.map((place) => (place.place === 2 ? { ...place, ticked: [true, true, true, true, true], foreign: ['Yp1'] } : place))
    expect(progress(view({ best: 2, places }), NAMES)).toBe('1 too many at Sarah')
  })

  it('keep from apprentices what only the master knows', () => {
    const apprentice = view({ role: 'apprentice', best: null, sides: [{ team: 'A', size: 2, seats: [0, 2] }] })
    expect(goalInWords(apprentice, NAMES)).toContain('Only your master knows')
    const box = { x: 0, y: 0, width: 260, height: 44 }
    expect(render(Goal, { props: { view: apprentice, names: NAMES, box, wide: false } }).body.match(/>\?</g)).toHaveLength(5)
  })

  it('ask for what can be done', () => {
    const moves = [move('play Pr1 on 1', ['item:Pr1', 'zone:place-1']), move('play Pr1 on 0', ['item:Pr1', 'zone:place-0']), move('move Rg1 to 1', ['item:Rg1', 'zone:place-1'])]
    const { pick } = pickOf(moves)
    expect(myTurn(view({ moves }), NAMES, pick)).toBe('Play a card, or move one of yours')
    expect(myTurn(view({ moves: moves.slice(0, 2) }), NAMES, none)).toBe('Play a card on anybody')
    pick.tap('item:Pr1')
    expect(myTurn(view({ moves }), NAMES, pick)).toBe('On whom? A glass means CHEERS')
    expect(myTurn(view({ decision: 'overflow_discard', overflow: 0 }), NAMES, none)).toBe('Seven are too many: which one goes?')
  })

  it('tell how many tokens each team has behind the masks', () => {
    const sides = [{ team: 'A', size: 3 }, { team: 'B', size: 2 }]
    expect(tokensInWords(view({ mode: 'masquerade', sides, team: 'B' }))).toBe('Dealt were 3 of team A and 2 of team B; yours is B.')
    const box = { x: 0, y: 0, width: 500, height: 46 }
    expect(render(Goal, { props: { view: view({ mode: 'masquerade', sides }), names: NAMES, box, wide: true } }).body).toContain('3 tokens')
  })

  it('tell who keeps a stool, whether it can win, and how full a hand is', () => {
    const stool = { place: 4, name: 'Bv', seat: null, team: 'B', keepers: [1, 3] }
    const table = (changes: Partial<Place>): Table => view({ places: [...view().places, { ...stool, ...changes }], limits: [3, 4, 3, 4], hands: [3, 2, 3, 4] })
    expect(aboutPlace(table({}), NAMES, 4)).toBe('Mike and Jo decide for it.')
    expect(aboutPlace(table({ keepers: [1], can_win: false }), NAMES, 4)).toBe('Mike decides for it. It cannot win here.')
    expect(aboutPlace(table({ keepers: [0] }), NAMES, 4)).toBe('You decide for it.')
    expect(aboutPlace(table({}), NAMES, 1)).toBe('2 of 4 cards in hand.')
  })

  it('say that a keeper only proposes', () => {
    const others = { seats: view().seats.map((seat) => ({ ...seat, awaited: seat.seat === 1 })) }
    expect(theirTurn(view({ ...others, decision: 'cheers_send', task: 'send the two cards on' }))).toBe('both cards on')
    expect(theirTurn(view({ ...others, decision: 'cheers_send', task: 'propose where the two cards go' }))).toBe('where both cards go')
    expect(theirTurn(view({ ...others, decision: 'overflow_discard', overflow: 1, task: 'propose which of seven cards goes' }))).toBe('which of seven cards goes')
  })

  it('tell what the keepers of a stool propose', () => {
    const toast = { played: 'Pr1', by: 1, target: 0, matched: 'Rg1' }
    expect(proposalInWords(view({ toast, proposals: [{ by: 1, matched: 'Rg1', played_to: 0, matched_to: 3 }] }), NAMES, 0)).toBe('Mike proposes: Plum with cherry to you, Cherry with mint to Jo')
    expect(proposalInWords(view({ proposals: [{ by: 0, dropped: 'Rg1' }] }), NAMES, 0)).toBe('You propose: Cherry with mint goes')
  })
})

describe('the table', () => {
  it('names the next turns for those who listen', () => {
    const body = render(Order, { props: { view: view(), names: NAMES, size: 25 } }).body
    expect(body).toContain('aria-label="Next turns"')
    expect([...body.matchAll(/class="unseen[^"]*">([^<]*)</g)].map((found) => found[1])).toEqual(['you', 'Mike', 'Sarah', 'Jo', 'you', 'Mike', 'Sarah', 'Jo'])
  })

  it('turns everything over at the end', () => {
    const sides = [
      { team: 'A', size: 2, seats: [0, 2], tokens: ['red', 'red', 'green', 'green', 'blue'], won: true, shortfall: 0 },
      { team: 'B', size: 2, seats: [1, 3], tokens: ['yellow', 'yellow', 'purple', 'purple', 'green'], shortfall: 2 },
    ]
    const body = render(Reveal, { props: { view: view({ decision: 'over', sides }), names: NAMES } }).body
    expect(body).toContain('Team A: 2 cherry, 2 mint, 1 curaçao.')
    expect(body).toContain('2 short')
    expect(body).toContain('aria-label="Plum with cherry"')
  })
})
