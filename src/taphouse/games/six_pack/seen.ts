import type { Item, SeatView, View, Zone } from '$lib/types'
import { owedBy, seatOf } from '$table/seat'
import { nameIn, type Ref } from '$words/facts'
import type { Words } from '$words/words'
import type { Point } from './sleeve'
import type { SixPackClaim, SixPackView } from './view'

/** A card on the table. */
export interface Drink extends Item, Point {
  /** Its drink and cell: nothing else tells equal cards apart. */
  key: string
  /** What shows: the notation of a bottle or a mixed drink. */
  drink: string
  pink: boolean
}

/** A domino, as hands, pools and score rows have it. */
export interface Domino extends Item {
  id: string
  bottle: string
  mix: string
}

export type Side = 'bottle' | 'mix'
export type Skin = 'pub' | 'soft'

interface Piece {
  readonly kind?: string
  readonly side?: Side
  readonly bottle?: Ref<'drink'>
  readonly mix?: Ref<'drink'>
}
const pieceOf = (words: Words, id: string): Piece => (words.catalogue[id] ?? {}) as Piece

export const keyOf = (x: number, y: number): string => `${x},${y}`
/** A cell as facts name it. */
export const cellRef = (cell: string): Ref<'cell'> => `cell:${cell}`
/** The place of a cell, `3,-1`. */
export function placeAt(cell: string): Point {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return { x, y }
}

export const isPink = (item: Item): boolean => item.marks?.includes('pink') ?? false

/** What an item is as a domino, if it is one: its two halves. */
export function dominoOf(item: Item, words: Words): Domino | undefined {
  const id = item.id ?? ''
  const { kind, bottle, mix } = pieceOf(words, id)
  return kind === 'domino' ? { ...item, id, bottle: nameIn(bottle ?? ''), mix: nameIn(mix ?? '') } : undefined
}

/** Which side of a card a drink is. */
export const sideOf = (drink: string, words: Words): Side => pieceOf(words, drink).side ?? 'bottle'

/** The drink that a pile of the supply has on a side. */
export const drinkOn = (pile: string, side: Side, words: Words): string => nameIn(pieceOf(words, pile)[side] ?? '')

export const zoneOf = (view: SixPackView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id)
const itemsOf = (view: SixPackView, id: string): Item[] => zoneOf(view, id)?.items ?? []

/** The cards on the table. */
export function boardOf(view: SixPackView): Drink[] {
  return itemsOf(view, 'board').map((item) => {
    const cell = item.cell ?? ''
    return { ...item, ...placeAt(cell), key: `${item.id}@${cell}`, drink: item.id ?? '', pink: isPink(item) }
  })
}

/** The smallest rectangle round all cards; nothing round none. */
export function boxOf(view: SixPackView): { left: number; top: number; width: number; height: number } | undefined {
  const cards = boardOf(view)
  if (cards.length === 0) return undefined
  const [xs, ys] = [cards.map((card) => card.x), cards.map((card) => card.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 }
}

/** The empty cells within it. */
export function gapsIn(view: SixPackView): Point[] {
  const box = boxOf(view)
  if (!box) return []
  const taken = new Set(boardOf(view).map((card) => keyOf(card.x, card.y)))
  const cells = Array.from({ length: box.width * box.height }, (_, at) => ({ x: box.left + (at % box.width), y: box.top + Math.floor(at / box.width) }))
  return cells.filter(({ x, y }) => !taken.has(keyOf(x, y)))
}

const dominoesIn = (view: SixPackView, zone: string, words: Words): Domino[] => itemsOf(view, zone).flatMap((item) => dominoOf(item, words) ?? [])
export const handOf = (view: SixPackView, seat: number, words: Words): Domino[] => dominoesIn(view, `hand-${seat}`, words)
/** What is known to lie face down. */
export const poolOf = (view: SixPackView, seat: number, words: Words): Domino[] => (zoneOf(view, `pool-${seat}`)?.known ?? []).flatMap((id) => dominoOf({ id }, words) ?? [])
export const scoredBy = (view: SixPackView, seat: number, words: Words): Domino[] => dominoesIn(view, `score-${seat}`, words)

/** A pile of the supply: a bottle in front, a mixed drink behind. */
export interface Pile {
  id: string
  plain: number
  pink: number
}

export function pilesOf(view: SixPackView): Pile[] {
  return view.zones
    .filter((zone) => zone.kind === 'pile' && seatOf(zone) === undefined)
    .map(({ id, count = 0, items = [] }) => {
      const pink = items.filter(isPink).reduce((sum, item) => sum + (item.number ?? 1), 0)
      return { id, plain: count - pink, pink }
    })
}

/** What a counter stands at, alone or as a part of `98 of 100`. */
function numberIn(counters: View['counters'], name: string): number {
  const value = counters?.[name] ?? 0
  return Number(Array.isArray(value) ? value[0] : value)
}
export const turnIn = (view: SixPackView): number => numberIn(view.counters, 'turn')
/** Near the end: the last turn. */
export function lastTurn(view: SixPackView): number | undefined {
  const turn = view.counters?.['turn']
  return Array.isArray(turn) ? Number(turn[1]) : undefined
}
export const targetOf = (view: SixPackView): number => numberIn(view.counters, 'target')
/** How many claims of a seat were refused. */
export const refusedTo = (view: SixPackView, seat: number): number => numberIn(view.seats[seat]?.counters, 'refused')
export const isHost = (seat: SeatView): boolean => seat.notes?.includes('host') ?? false

export type Asked =
  | ''
  | 'mixed_last'
  | 'opening_bottle'
  | 'opening_mix'
  | 'serve'
  | 'serve_drink'
  | 'fill'
  | 'check'
  | 'score_domino'
  | 'clear_line'
  | 'clear_keep'

/** What this pair of eyes is asked; in a race looking and scoring go on at the same time. */
export function askedOf(view: SixPackView): Asked {
  return view.eyes === null || view.outcome ? '' : (owedBy(view, view.eyes) as Asked)
}

/** Whether a seat's answer is in, where all answer at once. */
export const hasAnswered = (seat: SeatView): boolean => seat.notes?.includes('answered') ?? false
/** Whether somebody has to say which domino is scored. */
export const isScoring = (view: SixPackView): boolean => view.seats.some(({ seat }) => owedBy(view, seat) === 'score_domino')

/** Whether people answer at once just now, so that it matters who has. */
export const isOpenToAll = (view: SixPackView): boolean => ['mixed_last', 'check', 'score_domino'].includes(view.task ?? '')

/** Whether the supply is what one chooses from now, or soon. */
export const isServing = (asked: Asked): boolean => ['opening_bottle', 'opening_mix', 'serve', 'serve_drink', 'fill'].includes(asked)

/** The cells about which a drink is asked now, the next one first; for whoever is asked those that can be chosen. */
export function cellsAsked(view: SixPackView): Point[] {
  const holes = zoneOf(view, 'board')?.holes ?? []
  const named = new Set((view.moves ?? []).map((move) => move.do?.['cell']))
  const open = holes.filter((hole) => named.has(cellRef(hole)))
  return (open.length > 0 ? open : holes).map(placeAt)
}

/** Where the table has changed last; before anything has, the cards that lie there. */
export function placesSeen(view: SixPackView): readonly Point[] {
  const steps = (view.steps ?? []).filter((step) => step.what !== 'clear')
  return steps.length > 0 ? steps : boardOf(view)
}

/** Whether a claim that was opened is a six-pack. */
export const isHeld = (claim: SixPackClaim): boolean => (claim.pack ?? []).length > 0

/** An opened claim and its place among all. Nothing else tells it from others: in a race a seat may claim the same six cards again. */
export interface Opened {
  claim: SixPackClaim
  at: number
}

/** The claims that are to be seen on the table: the one that is looked at alone, or else all that hold; all if none does. */
export function claimsSeen(opened: readonly SixPackClaim[], alone: number | undefined): Opened[] {
  const all = opened.map((claim, at) => ({ claim, at }))
  if (alone !== undefined) return all.filter(({ at }) => at === alone)
  return all.some(({ claim }) => isHeld(claim)) ? all.filter(({ claim }) => isHeld(claim)) : all
}
