import type { MoveView } from '$lib/types'
import { ORDER, type FwbView, type Guest, type Host, type Met, type Place, type Stuff } from '../../seen'
import { familyOf } from '../../seen'
import { nameOf } from '../../kinds'

const COPIES: Record<string, number> = { SPI: 20, SUG: 16, CIT: 13, FRU: 13, HRB: 10, SPC: 9, NUT: 8, CRM: 7, JUG: 10, STR: 9, JAR: 8, FUN: 7, TUN: 6, STI: 5, BAR: 5 }
let copies = 0

/** A card by its kind, or `SPI-07`. */
export function stuff(kind: string, marks: string[] = []): Stuff {
  const [code = '', number] = kind.split('-')
  return { id: number ? kind : `${code}-${String((copies += 1)).padStart(2, '0')}`, label: nameOf(code), kind: code, sort: familyOf(code), copies: COPIES[code] ?? 0, effect: '', ...(marks.length > 0 ? { marks } : {}) }
}

const GUESTS: readonly [string, string, string, string, string, number][] = [
  ['Italy', 'it', 'Sorrentella', 'SPI SUG CIT CIT', 'JUG STR JAR', 7],
  ['Peru', 'pe', 'Pachadulce', 'SPI SUG CIT FRU HRB', 'JUG FUN STI', 13],
  ['Japan', 'jp', 'Momijiro', 'SPI SUG FRU FRU', 'STR JAR FUN BAR', 12],
  ['Mexico', 'mx', 'Xocomiel', 'SPI SUG CIT SPC NUT CRM', 'JUG STR FUN TUN', 21],
  ['Ireland', 'ie', 'Glencarra', 'SPI SUG NUT CRM', 'JUG STR BAR', 13],
  ['Morocco', 'ma', 'Zahratlas', 'SPI SUG CIT HRB SPC', 'STR JAR TUN STI', 16],
  ['Norway', 'no', 'Fjordkvann', 'SPI SPI SUG HRB HRB', 'FUN STI BAR', 16],
  ['India', 'in', 'Nilgirasa', 'SPI SUG FRU SPC SPC NUT', 'JUG STR JAR TUN STI', 25],
  ['Australia', 'au', 'Wattlewink', 'SPI SUG FRU HRB', 'JUG JAR TUN', 9],
  ['Greece', 'gr', 'Anthemousa', 'SPI SUG CIT HRB SPC', 'STR FUN STI', 14],
  ['Ethiopia', 'et', 'Lalibuna', 'SPI SUG SPC NUT CRM', 'JUG JAR FUN TUN BAR', 24],
  ['Croatia', 'hr', 'Plitvara', 'SPI SUG CIT FRU', 'JUG STR FUN STI', 12],
]

/** Guest G01 to G12; more are these again under another number. */
export function guest(number: number): Guest {
  const [country, flag, liqueur, ingredients, equipment, points] = GUESTS[(number - 1) % GUESTS.length]!
  return { id: `G${String(number).padStart(2, '0')}`, label: country, country, flag, liqueur, ingredients: ingredients.split(' '), equipment: equipment.split(' '), points, strip4: ((number - 1) % 4) + 1, strip3: ((number - 1) % 3) + 1 }
}

/** A slot with its guest as the owner sees it. */
export function place(slot: number, number: number, hand: readonly Stuff[], shed: readonly Stuff[], served = false): Place {
  const who = guest(number)
  if (served) return { slot, guest: who, served }
  const held = (kind: string): number => hand.filter((card) => card.kind === kind).length
  const kinds = [...new Set(who.ingredients)]
  const ingredients = kinds.map((kind) => {
    const need = who.ingredients!.filter((one) => one === kind).length
    const have = Math.min(need, held(kind))
    return { kind, need, have, where: have === need ? 'hand' : '' }
  })
  const equipment = who.equipment!.map((kind) => {
    const piece = shed.find((one) => one.kind === kind)
    const where = piece ? (piece.marks?.includes('sideways') ? 'sideways' : 'shed') : held(kind) > 0 ? 'card' : ''
    return { kind, need: 1, have: where === 'shed' ? 1 : 0, where }
  })
  const needs = [...ingredients, ...equipment]
  const missing = needs.reduce((sum, need) => sum + need.need - need.have, 0)
  return { slot, guest: who, needs, missing, servable: missing === 0 }
}

export function move(text: string, label = text, number = 0): MoveView {
  return { move: number || [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100000, text, label }
}

export interface Wish {
  seats?: number
  hand?: string
  shed?: string
  guests?: number[]
  served?: number[]
  moves?: MoveView[]
  /** Who is awaited. */
  awaited?: number[]
  rest?: Partial<FwbView>
}

/** A table in the middle of a game, seen from seat 0. */
export function fwb({ seats = 3, hand = 'SPI SPI SUG CIT FRU HRB JAR abundance', shed = 'JUG STR FUN', guests = [1, 2, 3], served = [], moves = [], awaited = [0], rest = {} }: Wish = {}): FwbView {
  copies = 0
  const cards = hand.split(' ').filter(Boolean).map((kind) => stuff(kind))
  const tools = shed.split(' ').filter(Boolean).map((kind) => (kind.endsWith('!') ? stuff(kind.slice(0, -1), ['sideways']) : stuff(kind)))
  const hosts = Array.from({ length: seats }, (_, seat): Host => {
    const mine = seat === 0
    const own = mine ? tools : ['STI', 'BAR', 'JUG', 'TUN'].slice(0, seat).map((kind) => stuff(kind))
    const list = mine ? guests : guests.map((number) => number + seat * 4)
    return {
      seat,
      guests: list.map((number, at) => place(at + 1, number, mine ? cards : [], own, mine ? served.includes(at + 1) : seat === 1 && at === 0)),
      shed: own,
      hand: mine ? cards.length : 4 + seat,
      served: mine ? served.length : seat === 1 ? 1 : 0,
      points: mine ? served.reduce((sum, slot) => sum + guest(list[slot - 1]!).points!, 0) : seat === 1 ? 21 : 0,
    }
  })
  return {
    game: 'friends-with-beverages',
    eyes: 0,
    seats: hosts.map(({ seat }) => ({ seat, awaited: awaited.includes(seat) })),
    zones: [{ id: 'hand-0', label: 'Your hand', kind: 'hand', seat: 0, items: cards, count: cards.length }],
    moves,
    story: [],
    decision: 'draw',
    phase: 'draw',
    active: 0,
    leader: 1,
    turn: 11,
    round: 4,
    next_pass: 2,
    draw_points: 2,
    guests_per_player: guests.length,
    capacity: 4,
    hand_limit: 8,
    modules: ['second_hand', 'discard_market', 'advanced', 'trading', 'delayed'],
    market: [stuff('NUT'), stuff('STI')],
    prices: [1, 2],
    second_hand: stuff('TUN'),
    discard: ['SPI-09', 'JUG-08', 'BAR-03', 'CRM-02'],
    discard_top: stuff('CRM-02'),
    discard_price: 1,
    resource_deck: 97,
    guest_deck: 44,
    guest_market: [guest(6), guest(8), guest(9), guest(11)],
    guest_discard: [{ id: 'G30', country: 'Norway', flag: 'no', liqueur: 'Fjordkvann', points: 16 }],
    notice: null,
    swap_price: 2,
    hosts,
    met: [],
    flipped: [],
    turned: null,
    looked: [],
    trade: null,
    payment: null,
    answered: [],
    answers: [],
    last_round: null,
    victim: null,
    last_served: null,
    ...rest,
  }
}

export const DRAWING = [move('draw', 'Draw unseen'), move('take 1', 'Take Roasted Nuts'), move('take 2', 'Take Copper Still'), move('take discard', 'Take Cream')]

export function met(kind: string, seat: number, rest: Partial<Met> = {}): Met {
  return { card: { ...stuff(kind), effect: 'Every player draws a card, then each may serve one guest with one thing less.' }, seat, open: true, ...rest }
}

export const KINDS = ORDER
