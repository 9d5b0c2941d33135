import type { Item, MoveView } from '$lib/types'
import { roomWith, wordsFor } from '$tests/words'
import type { AnyFact } from '$words/facts'
import { isGuest, kindOf, pointsOf } from '../../faces'
import { needsFor } from '../../needs'
import { hostOf, type FwbView, type Met } from '../../seen'
import en from '../../words/en.js'
import type { Said } from '../../words/said'
import catalogue from './catalogue.json'

export const NAMES = ['Robin', 'Mike', 'Sarah', 'Jo', 'Ana']
/** The words of the table, as seat 0 reads them. */
export const WORDS = wordsFor(en, catalogue, 0, NAMES)
export const ROOM = roomWith(WORDS, { names: NAMES })
export const say = (fact: Said | undefined): string => (fact ? WORDS.say(fact) : '')

const copies = new Map<string, number>()

/** The next copy of a kind, or `SPI-07` itself. */
export function stuff(kind: string, marks: string[] = []): Item {
  const all = Object.keys(catalogue).filter((id) => !isGuest(WORDS, id) && kindOf(WORDS, id) === kind)
  const at = copies.get(kind) ?? 0
  copies.set(kind, at + 1)
  return { id: all.length > 0 ? all[at % all.length]! : kind, ...(marks.length > 0 ? { marks } : {}) }
}

export const guest = (number: number): string => `G${String(number).padStart(2, '0')}`

/** A move by what it does. */
export function move(deed: Said, on: readonly string[] = [], text = ''): MoveView {
  return { move: [...JSON.stringify(deed)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100000, 7), text, on: [...on], do: deed as unknown as AnyFact }
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
  /** What they are to answer. */
  owes?: string
  phase?: string
  points?: number
  /** What seat 1 has. */
  rival?: number
  discard?: string[]
  rest?: Partial<FwbView>
}

/** A table in the middle of a game, seen from seat 0. */
export function fwb({ seats = 3, hand = 'SPI SPI SUG CIT FRU HRB JAR abundance', shed = 'JUG STR FUN', guests = [1, 2, 3], served = [], moves = [], awaited = [0], owes = 'draw', phase = 'draw', points = 2, rival = 21, discard = ['SPI-09', 'JUG-08', 'BAR-03', 'CRM-02'], rest = {} }: Wish = {}): FwbView {
  copies.clear()
  const kinds = (text: string): string[] => text.split(' ').filter(Boolean)
  const cards = kinds(hand).map((kind) => stuff(kind))
  const zones = Array.from({ length: seats }, (_, seat) => {
    const mine = seat === 0
    const tools = mine ? kinds(shed).map((kind) => (kind.endsWith('!') ? stuff(kind.slice(0, -1), ['sideways']) : stuff(kind))) : ['STI', 'BAR', 'JUG', 'TUN'].slice(0, seat).map((kind) => stuff(kind))
    const hosted = guests.map((number, at): Item => ({ id: guest(number + seat * 4), ...((mine ? served.includes(at + 1) : seat === 1 && at === 0) ? { marks: ['served'] } : {}) }))
    return [
      { id: `hand-${seat}`, kind: 'hand', items: mine ? cards : [], count: mine ? cards.length : 4 + seat },
      { id: `shed-${seat}`, seat, items: tools, count: tools.length },
      { id: `guests-${seat}`, seat, items: hosted, count: hosted.length },
    ]
  }).flat()
  const own = served.reduce((sum, slot) => sum + pointsOf(WORDS, guest(guests[slot - 1]!)), 0)
  return {
    game: 'friends-with-beverages',
    eyes: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      awaited: awaited.includes(seat),
      ...(awaited.includes(seat) ? { owes } : {}),
      counters: {
        cards: seat === 0 ? cards.length : 4 + seat,
        served: seat === 0 ? served.length : seat === 1 ? 1 : 0,
        points: seat === 0 ? own : seat === 1 ? rival : 0,
      },
      notes: seat === 1 ? ['round-token'] : seat === 0 ? ['turn-token'] : [],
    })),
    zones: [
      { id: 'resource-deck', kind: 'pile', count: 97 },
      { id: 'market', items: [{ ...stuff('NUT'), price: 1 }, { ...stuff('STI'), price: 2 }], count: 2 },
      { id: 'second-hand', items: [stuff('TUN')], count: 1 },
      { id: 'discard', kind: 'pile', items: discard.slice(-1).map((id) => ({ id, price: 1 })), count: discard.length, known: discard },
      { id: 'guest-deck', kind: 'pile', count: 44 },
      { id: 'guest-market', items: [6, 8, 9, 11].map((number) => ({ id: guest(number) })), count: 4 },
      { id: 'guest-discard', kind: 'pile', items: [{ id: 'G30' }], count: 1, known: ['G30'] },
      ...zones,
    ],
    counters: { turn: 11, round: 4, phase: `phase:${phase}`, 'draw-points': points },
    moves,
    story: [],
    task: 'draw',
    next_pass: 2,
    capacity: 4,
    hand_limit: 8,
    hosts: Array.from({ length: seats }, () => ({})),
    ...rest,
  }
}

export const met = (card: string, seat: number, rest: Partial<Met> = {}): Met => ({ card, seat, open: true, ...rest })

/** What I see of a guest of mine. */
export const needsAt = (view: FwbView, slot: number): ReturnType<typeof needsFor> => needsFor(WORDS, hostOf(view, 0).guests[slot - 1]!.guest, hostOf(view, 0))
