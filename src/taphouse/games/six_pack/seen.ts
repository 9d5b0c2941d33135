import type { Item, SeatView, Zone } from '$lib/types'
import type { SixPackCell, SixPackClaim, SixPackPour, SixPackView } from './view'

/** A card on the table, as the zone `board` has it. */
export interface Drink extends Item {
  id: string
  x: number
  y: number
  /** The pile that it came from: B, C or L. */
  kind: string
  /** What shows: a capital letter is a bottle, a small one the mixed drink of that kind. */
  drink: string
  pink?: boolean
}

/** A domino, as hands, pools and score rows have it. */
export interface Domino extends Item {
  id: string
  bottle: string
  mix: string
  colour: string
}

export const isDomino = (item: Item): item is Domino => 'bottle' in item

export type Skin = 'pub' | 'soft'
export const skinOf = (view: SixPackView): Skin => (view.skin === 'soft' ? 'soft' : 'pub')

const zoneOf = (view: SixPackView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id)
const itemsOf = <T extends Item>(view: SixPackView, id: string): T[] => (zoneOf(view, id)?.items ?? []) as T[]

/** The cards on the table. What is nought or nothing does not come over the wire. */
export function boardOf(view: SixPackView): Drink[] {
  return itemsOf<Drink>(view, 'board').map((card) => ({ ...card, x: card.x ?? 0, y: card.y ?? 0 }))
}

export const handOf = (view: SixPackView, seat: number): Domino[] => itemsOf<Domino>(view, `hand-${seat}`)
export const poolOf = (view: SixPackView, seat: number): Domino[] => itemsOf<Domino>(view, `pool-${seat}`)
export const scoredBy = (view: SixPackView, seat: number): Domino[] => itemsOf<Domino>(view, `score-${seat}`)

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
  const { eyes } = view
  if (eyes === null || !view.seats[eyes]?.awaited || view.outcome) return ''
  if (view.scoring?.includes(eyes)) return 'score_domino'
  if (view.looking?.includes(eyes)) return 'check'
  return view.decision as Asked
}

/** Whether a seat's answer is in, where all answer at once. */
export function hasAnswered(view: SixPackView, seat: SeatView): boolean {
  return view.seats[seat.seat]?.notes?.includes('has answered') ?? false
}

/** Whether people answer at once just now, so that it matters who has. */
export const isOpenToAll = (view: SixPackView): boolean => ['mixed_last', 'check', 'score_domino'].includes(view.decision)

/** Whether the supply is what one chooses from now, or soon. */
export const isServing = (asked: Asked): boolean => ['opening_bottle', 'opening_mix', 'serve', 'serve_drink', 'fill'].includes(asked)

export const keyOf = (x: number, y: number): string => `${x},${y}`

/** The drink that a kind is on a cell: bottles lie where the sum is even. */
export const drinkAt = (kind: string, x: number, y: number): string => ((x + y) % 2 === 0 ? kind : kind.toLowerCase())

/** The cells about which a drink is asked now, the next one first. */
export function cellsAsked(view: SixPackView): SixPackCell[] {
  if (view.decision === 'serve_drink') return view.served ? [view.served] : []
  if (view.decision === 'opening_bottle') return [{ x: 0, y: 0, drinks: ['B', 'C', 'L'] }]
  if (view.decision === 'opening_mix') return [{ x: 1, y: 0, drinks: ['b', 'c', 'l'] }]
  if (view.decision !== 'fill') return []
  return view.fill_order === 'host' ? (view.open_cells ?? []) : (view.open_cells ?? []).slice(0, 1)
}

/** Where the table has changed last; before anything has, the cards that lie there. */
export function placesSeen(view: SixPackView): readonly { x: number; y: number }[] {
  const steps = (view.steps ?? []).filter((step) => step.what !== 'clear')
  return steps.length > 0 ? steps : boardOf(view)
}

/** What a drink on a cell would bring. */
export function pourOf(view: SixPackView, cell: string, kind: string): SixPackPour | undefined {
  return view.pours?.find((pour) => keyOf(pour.x, pour.y) === cell && pour.drink.toUpperCase() === kind)
}

/** An opened claim and its place among all. Nothing else tells it from others: in a race a seat may claim the same six cards again. */
export interface Opened {
  claim: SixPackClaim
  at: number
}

/** The claims that are to be seen on the table: the one that is looked at alone, or else all that hold; all if none does. */
export function claimsSeen(opened: readonly SixPackClaim[], alone: number | undefined): Opened[] {
  const all = opened.map((claim, at) => ({ claim, at }))
  if (alone !== undefined) return all.filter(({ at }) => at === alone)
  return all.some(({ claim }) => claim.holds) ? all.filter(({ claim }) => claim.holds) : all
}

/** Which side of a card lies on a cell. */
export const sideOf = ({ x, y }: { x: number; y: number }): 'bottle' | 'mix' => ((x + y) % 2 === 0 ? 'bottle' : 'mix')
