import { render } from 'svelte/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import Badge from '../../Badge.svelte'
import Face from '../../Face.svelte'
import { CARDS } from '../../gallery'
import Goal from '../../Goal.svelte'
import { whatHappened } from '../../happened'
import { cocktailOf, COLOURS } from '../../ingredients'
import { fan, layout, withToast, type Box, type Screen } from '../../measures'
import LookSheet from '../../LookSheet.svelte'
import { Notebook } from '../../notes.svelte'
import Order from '../../Order.svelte'
import { Pick } from '../../pick.svelte'
import { airCards, cardsAt, iconsOf, placeRef, ringOf, type Card, type Place, type Table } from '../../reading'
import Reveal from '../../Reveal.svelte'
import { suspects } from '../../suspects'
import Token from '../../Token.svelte'
import { aboutPlace, goalInWords, myTurn, progressOf, proposalInWords, tell, tokensInWords, whyNotTo } from '../../saying'
import en from '../../words/en.js'
import type { Room } from '$table/context'
import { turnOf } from '$table/turn'
import { roomWith, wordsFor } from '$tests/words'
import type { AnyFact } from '$words/facts'
import catalogue from './catalogue.json'

const NAMES = ['Robin', 'Mike', 'Sarah', 'Jo']
const WORDS = wordsFor(en, catalogue, 0, NAMES)
const ROOM = { context: roomWith(WORDS, { names: NAMES, sitting: { info: null, still: true } as unknown as Room['sitting'] }) }
const card = (id: string, marks: string[] = []): Card => ({ id, marks })
const move = (text: string, on: string[] = []): MoveView => ({ move: 0, text, label: '', on, do: doing(text) })

/** What a move does, from its notation. */
function doing(text: string): AnyFact {
  const [verb = '', one = '', two = '', three = ''] = text.split(' ')
  if (verb === 'send') return { say: 'do-send', played: 'card:Pr1', played_to: `seat:${one}`, matched: 'card:Rg1', matched_to: `seat:${two}` }
  if (verb === 'discard') return { say: 'do-discard-hand' }
  return verb === 'declare' ? { say: 'do-declare', place: `seat:${one}` } : { say: `do-${verb}`, card: `card:${one}`, place: `seat:${three}` }
}

/** Four players in two teams; `lying` are the cards at each place. */
function view(changes: Partial<Table> = {}, lying: string[][] = [['Rg1', 'Gb1'], ['Yp1'], [], []], air: string[] = []): Table {
  const places: Place[] = ['A', 'B', 'A', 'B'].map((team, place) => ({ place, seat: place, team }))
  Object.assign(places[0]!, { ticked: [true, false, true, false, false], shortfall: 3 })
  Object.assign(places[2]!, { ticked: [false, false, false, false, false], shortfall: 5 })
  return {
    game: 'cocktail-conspiracy',
    eyes: 0,
    seats: NAMES.map((_, seat) => ({ seat, awaited: seat === 0, team: seat % 2 === 0 ? 'A' : 'B' })),
    zones: [
      { id: 'toast', label: '', items: air.map((id) => card(id)) },
      ...lying.map((ids, place) => ({ id: `place-${place}`, label: '', items: ids.map((id) => card(id)) })),
      { id: 'hand-0', label: '', kind: 'hand', items: ['Pr1', 'Bb1', 'Gg1'].map((id) => card(id)), count: 3 },
      ...[1, 2, 3].map((seat) => ({ id: `hand-${seat}`, label: '', kind: 'hand', count: 3 })),
      { id: 'deck', label: '', kind: 'pile', count: 30 },
      { id: 'discards', label: '', kind: 'pile', count: 2 },
    ],
    goal: { say: 'own-cocktail', cocktail: cocktailOf(['red', 'red', 'green', 'green', 'blue']) },
    moves: [],
    mode: 'classic',
    victory_call: 'automatic',
    task: 'turn_action',
    active: 0,
    order: [0, 1, 2, 3, 0, 1, 2, 3],
    turn: 5,
    limits: [3, 3, 3, 3],
    places,
    sides: [
      { team: 'A', size: 2, seats: [0, 2], tokens: ['red', 'red', 'green', 'green', 'blue'] },
      { team: 'B', size: 2, seats: [1, 3] },
    ],
    team: 'A',
    best: 0,
    ...changes,
  }
}

function pickOf(moves: MoveView[]): { pick: Pick; sent: string[] } {
  const sent: string[] = []
  return { pick: new Pick(() => moves, (one) => sent.push(one.text), () => 4), sent }
}

describe('a card', () => {
  const draw = (id: string, width: number): string => render(Face, { props: { id, width }, ...ROOM }).body
  const inGrey = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '').replace(/#[0-9a-f]{3,8}/g, 'grey').replace(/<text.*?<\/text>/g, '')

  it('is found in the catalogue and called by its icons', () => {
    expect(iconsOf(WORDS, 'Rg2')).toEqual({ big: 'red', small: 'green' })
    expect(['Rg2', 'Pp1', 'Bp1'].map((id) => WORDS.piece(id))).toEqual(['Cherry with mint', 'Double plum', 'Curaçao with plum'])
    expect(iconsOf(WORDS, 'Xy1')).toBeUndefined()
    expect(WORDS.shown(cocktailOf(['red', 'red', 'blue']))).toBe('2 cherry and 1 curaçao')
  })

  it.each([140, 94, 44, 26])('is told apart at %i px without words and without colour', (width) => {
    expect(new Set(CARDS.map((id) => inGrey(draw(id, width)))).size).toBe(25)
    expect(inGrey(draw('Rg1', width))).toBe(inGrey(draw('Rg2', width)))
  })

  it('has tokens and badges that differ in shape as well', () => {
    const tokens = COLOURS.flatMap((colour) => (['plain', 'got', 'missing'] as const).map((state) => inGrey(render(Token, { props: { colour, state, size: 40 } }).body)))
    const badges = ['A', 'B', 'C', ''].map((team) => inGrey(render(Badge, { props: { team }, ...ROOM }).body))
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
    const places = [...view().places, { place: 4, seat: null, team: 'B', keepers: [1, 3] }]
    const table = view({ places })
    expect([0, 1, 4].map((place) => WORDS.shown(placeRef(table, place), 'mid'))).toEqual(['you', 'Mike', "team B's stool"])
    expect([0, 1, 4].map((place) => tell(WORDS, { say: 'table-place', place: placeRef(table, place) }))).toEqual(['Your place', "Mike's place", "Team B's stool"])
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
    expect(pick.doing('do-discard-hand')).toHaveLength(1)
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
    const table = view({ task: 'cheers_send', toast: { played: 'Pr1', by: 1, target: 0, candidates: ['Rg1'], matched: 'Rg1' } }, undefined, ['Pr1'])
    expect(cardsAt(table, 0).map((one) => one.id)).toEqual(['Gb1'])
    expect(airCards(table)).toEqual({ played: 'Pr1', matched: 'Rg1' })
    expect(tell(WORDS, whyNotTo(table, 0))).toBe('Both cards leave this place.')
    expect(tell(WORDS, whyNotTo(table, 2))).toContain('another team')
  })
})

describe('what happened', () => {
  const played = (changes: Partial<Table> = {}): Table => view({ turn: 6, latest: { seat: 1, action: 'play', card: 'Pr1', place: 0 }, ...changes })
  const toast = { played: 'Pr1', by: 1, target: 0, candidates: ['Rg1'], matched: 'Rg1' }

  const decked = (count: number): Table => view({ zones: view().zones.map((zone) => (zone.id === 'deck' ? { ...zone, count } : zone)) })

  it('is CHEERS once, when glasses meet', () => {
    const up = played({ task: 'cheers_send', toast })
    const sent = played({ latest: { seat: 1, action: 'play', card: 'Pr1', place: 0, matched: 'Rg1', played_to: 2, matched_to: 3 } })
    expect(whatHappened(view(), up)).toMatchObject({ sounds: ['clink'] })
    expect(whatHappened(up, sent).sounds).not.toContain('clink')
    expect(whatHappened(view(), sent).sounds).toContain('clink')
    expect(whatHappened({ ...sent, turn: 9, latest: null }, sent).sounds).not.toContain('clink')
  })

  it('is no CHEERS before it is called', () => {
    const waiting = played({ task: 'cheers_shout', toast })
    expect(whatHappened(view(), waiting).sounds).not.toContain('clink')
    expect(whatHappened(waiting, played({ task: 'cheers_send', toast })).sounds).toContain('clink')
  })

  it('is heard: the bell of the last rounds, a new deck, the end', () => {
    expect(whatHappened(view(), view({ bell: true })).sounds).toEqual(['bell'])
    expect(whatHappened(decked(0), decked(9)).sounds).toEqual(['shuffle'])
    expect(whatHappened(view(), view({ outcome: { reason: 'last call', scores: [], places: [] } })).sounds).toEqual(['bigbell'])
  })

  it('tells who begins, by which answers or throws, once', () => {
    const asked = view({ task: 'last_drink_answer', active: -1, turn: 0, order: [] })
    const answers = ['today', 'now', 'today', 'longer_ago']
    const first = view({ turn: 1, active: 1, answers })
    expect(whatHappened(asked, first).begun).toEqual({ who: { say: 'table-begins', who: 'seat:1' }, said: answers.map((word, seat) => ({ seat, word, isThrow: false })) })
    const throwing = view({ task: 'rps_throw', active: -1, turn: 0, order: [], answers })
    expect(whatHappened(asked, throwing).begun).toBeUndefined()
    const thrown = view({ turn: 1, active: 0, answers, throws: ['rock', '', 'scissors', ''] })
    expect(whatHappened(throwing, thrown).begun).toEqual({ who: { say: 'table-begins', who: 'seat:0' }, said: [{ seat: 0, word: 'rock', isThrow: true }, { seat: 2, word: 'scissors', isThrow: true }] })
    expect(whatHappened(first, view({ turn: 2, answers })).begun).toBeUndefined()
  })

  it('brings what was drawn, and only that', () => {
    const before = view({ zones: [{ id: 'hand-0', label: '', items: [card('Bb1'), card('Gg1')] }, { id: 'deck', label: '', count: 30 }] })
    expect(whatHappened(before, decked(29)).drawn).toEqual(['Pr1'])
    expect(whatHappened(before, view()).drawn).toEqual([])
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
    notebook.turn('seat:2', 'blue')
    notebook.guess('seat:2', 'C')
    expect(notebook.of('seat:2')).toEqual({ marks: { blue: 'wants' }, team: 'C' })
    notebook.guess('seat:2', 'C')
    expect(notebook.of('seat:2').team).toBeUndefined()
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
    const shut = { view: view(), place: 1, notebook: new Notebook(''), onclose: () => {} }
    expect(render(LookSheet, { props: shut, ...ROOM }).body).not.toContain('Notes about')
    expect(render(LookSheet, { props: { ...shut, notebook: new Notebook('KWMPTR') }, ...ROOM }).body).toContain('Notes about Team B')
  })

  it('is about the other teams, or about everybody else behind a mask', () => {
    expect(suspects(view())).toEqual([{ who: 'B', title: { say: 'table-team-of', team: 'team:B', who: ['seat:1', 'seat:3'] }, teams: [] }])
    expect(tell(WORDS, suspects(view())[0]!.title)).toBe('Team B: Mike and Jo')
    const masked = view({ mode: 'masquerade', places: view().places.map((place) => ({ ...place, team: place.seat === 0 ? 'A' : '' })) })
    expect(suspects(masked).map((one) => tell(WORDS, one.title))).toEqual(['Mike', 'Sarah', 'Jo'])
    expect(suspects(masked)[0]!.teams).toEqual([{ team: 'A', size: 2 }, { team: 'B', size: 2 }])
    expect(suspects(view({ eyes: null }))).toEqual([])
  })
})

describe('words', () => {
  const none = pickOf([]).pick

  it('say what is missing, and where', () => {
    expect(tell(WORDS, progressOf(view())!)).toBe('3 missing')
    expect(goalInWords(view(), WORDS)).toBe('Your cocktail: 2 cherry, 2 mint and 1 curaçao. Missing: 1 cherry, 1 mint and 1 curaçao. 3 missing.')
    const places = view().places.map((place) => (place.place === 2 ? { ...place, ticked: [true, true, true, true, true] } : place))
    const zones = view().zones.map((zone) => (zone.id === 'place-2' ? { ...zone, items: [card('Yp1', ['foreign'])] } : zone))
    expect(tell(WORDS, progressOf(view({ best: 2, places, zones }))!)).toBe('1 too many at Sarah')
  })

  it('keep from apprentices what only the master knows', () => {
    const apprentice = view({ role: 'apprentice', best: null, goal: { say: 'only-the-master-knows' }, sides: [{ team: 'A', size: 2, seats: [0, 2] }] })
    expect(goalInWords(apprentice, WORDS)).toContain('Only your master knows')
    const box = { x: 0, y: 0, width: 260, height: 44 }
    expect(render(Goal, { props: { view: apprentice, box, wide: false }, ...ROOM }).body.match(/>\?</g)).toHaveLength(5)
  })

  it('ask for what can be done', () => {
    const moves = [move('play Pr1 on 1', ['item:Pr1', 'zone:place-1']), move('play Pr1 on 0', ['item:Pr1', 'zone:place-0']), move('move Rg1 to 1', ['item:Rg1', 'zone:place-1'])]
    const { pick } = pickOf(moves)
    expect(myTurn(view({ moves }), WORDS, pick)).toBe('Play a card, or move one of yours')
    expect(myTurn(view({ moves: moves.slice(0, 2) }), WORDS, none)).toBe('Play a card on anybody')
    pick.tap('item:Pr1')
    expect(myTurn(view({ moves }), WORDS, pick)).toBe('On whom? A glass means CHEERS')
    expect(myTurn(view({ task: 'overflow_discard', overflow: 0 }), WORDS, none)).toBe('Seven are too many: which one goes?')
  })

  it('tell how many tokens each team has behind the masks', () => {
    const sides = [{ team: 'A', size: 3 }, { team: 'B', size: 2 }]
    expect(tokensInWords(view({ mode: 'masquerade', sides, team: 'B' }), WORDS)).toBe('Dealt were 3 of team A and 2 of team B; yours is B.')
    const box = { x: 0, y: 0, width: 500, height: 46 }
    expect(render(Goal, { props: { view: view({ mode: 'masquerade', sides }), box, wide: true }, ...ROOM }).body).toContain('3 tokens')
  })

  it('tell who keeps a stool, whether it can win, and how full a hand is', () => {
    const stool = { place: 4, seat: null, team: 'B', keepers: [1, 3] }
    const zones = view().zones.map((zone) => (zone.id === 'hand-1' ? { ...zone, count: 2 } : zone))
    const table = (changes: Partial<Place>): Table => view({ places: [...view().places, { ...stool, ...changes }], limits: [3, 4, 3, 4], zones })
    expect(aboutPlace(table({}), WORDS, 4)).toBe('Mike and Jo decide for it.')
    expect(aboutPlace(table({ keepers: [1], can_win: false }), WORDS, 4)).toBe('Mike decides for it. It cannot win here.')
    expect(aboutPlace(table({ keepers: [0] }), WORDS, 4)).toBe('You decide for it.')
    expect(aboutPlace(table({}), WORDS, 1)).toBe('2 of 4 cards in hand.')
  })

  it('say what whoever is waited for has to do, be it to decide or to propose', () => {
    const others = { seats: view().seats.map((seat) => ({ ...seat, awaited: seat.seat === 1 })) }
    const turn = (task: string): string => turnOf(view({ ...others, task }), NAMES, false, WORDS)
    expect([turn('cheers_send'), turn('overflow_discard'), turn('turn_action')]).toEqual(['Mike to choose where both cards go', 'Mike to choose which of seven cards goes', 'Mike to play'])
  })

  it('tell what the keepers of a stool propose', () => {
    const toast = { played: 'Pr1', by: 1, target: 0, matched: 'Rg1' }
    expect(proposalInWords(view({ toast, proposals: [{ by: 1, matched: 'Rg1', played_to: 0, matched_to: 3 }] }), WORDS, 0)).toBe('Mike proposes: Plum with cherry to you, Cherry with mint to Jo')
    expect(proposalInWords(view({ proposals: [{ by: 0, dropped: 'Rg1' }] }), WORDS, 0)).toBe('You propose: Cherry with mint goes')
  })
})

describe('the table', () => {
  it('names the next turns for those who listen', () => {
    const body = render(Order, { props: { view: view(), size: 25 }, ...ROOM }).body
    expect(body).toContain('aria-label="Next turns"')
    expect([...body.matchAll(/class="unseen[^"]*">([^<]*)</g)].map((found) => found[1])).toEqual(['you', 'Mike', 'Sarah', 'Jo', 'you', 'Mike', 'Sarah', 'Jo'])
  })

  it('turns everything over at the end', () => {
    const sides = [
      { team: 'A', size: 2, seats: [0, 2], tokens: ['red', 'red', 'green', 'green', 'blue'], won: true, shortfall: 0 },
      { team: 'B', size: 2, seats: [1, 3], tokens: ['yellow', 'yellow', 'purple', 'purple', 'green'], shortfall: 2 },
    ]
    const body = render(Reveal, { props: { view: view({ task: 'over', sides }) }, ...ROOM }).body
    expect(body).toContain('Team A: 2 cherry, 2 mint and 1 curaçao.')
    expect(body).toContain('2 short')
    expect(body).toContain('aria-label="Plum with cherry"')
  })
})
