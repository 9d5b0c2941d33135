import type { Item } from '$lib/types'
import { BEERS, REGIONS, type Beer, type PlaceId, type RegionId } from './paint'
import type {
  EmpireNeedsBeerActionCard,
  EmpireNeedsBeerBarrels,
  EmpireNeedsBeerOrderCard,
  EmpireNeedsBeerPlayer,
  EmpireNeedsBeerProgress,
  EmpireNeedsBeerUnit,
  EmpireNeedsBeerView,
} from './view'

export type EmpireView = EmpireNeedsBeerView
export type Action = EmpireNeedsBeerActionCard
export type Order = EmpireNeedsBeerOrderCard
export type Unit = EmpireNeedsBeerUnit
export type Progress = EmpireNeedsBeerProgress
export type Player = EmpireNeedsBeerPlayer
export type Barrels = EmpireNeedsBeerBarrels

/** How many barrels fit into a warehouse, and into a territory. */
export const ROOM = 4
/** So many cards are in a hand when a turn begins. */
export const HAND = 5

/** What is marked on things is shown by how they are lit. */
const LIT = new Set(['affordable', 'completable'])

/** What lies in a zone, as far as it can be seen; without the line and the marks for those who draw no signs. */
export function itemsIn(view: EmpireView, zone: string): readonly Item[] {
  return (view.zones.find((one) => one.id === zone)?.items ?? []).map(({ note: _, marks = [], ...item }) => ({ ...item, marks: marks.filter((mark) => !LIT.has(mark)) }))
}

/** The action cards in a zone, as far as they can be seen. */
export const cardsIn = (view: EmpireView, zone: string): readonly Action[] => itemsIn(view, zone) as readonly Action[]

export function handOf(view: EmpireView): readonly Action[] {
  return view.eyes === null ? [] : cardsIn(view, `hand-${view.eyes}`)
}

/** The action cards that a seat has removed from the game. */
export const removedBy = (view: EmpireView, seat: number): readonly Action[] => cardsIn(view, 'removed-actions').filter((card) => card.seat === seat)

/** The four orders of the middle by slot; a slot may be empty. */
export function middleOf(view: EmpireView): (Order | undefined)[] {
  const lying = itemsIn(view, 'middle') as readonly Order[]
  return view.middle.map((id) => lying.find((order) => order.id === id))
}

/** What is for sale by slot, with the top of the deck as the fifth. */
export function marketOf(view: EmpireView): (Action | undefined)[] {
  const lying = [...cardsIn(view, 'display'), ...cardsIn(view, 'advance')]
  return [...view.display, view.deck_top].map((id) => lying.find((card) => card.id === id))
}

/** The secret order of a seat, if these eyes may see it. */
export function secretOf(view: EmpireView, seat: number): Order | undefined {
  return itemsIn(view, `secret-${seat}`)[0] as Order | undefined
}

export function completedBy(view: EmpireView, seat: number): readonly Order[] {
  return itemsIn(view, `completed-${seat}`) as readonly Order[]
}

export function progressOf(view: EmpireView, order: string | undefined): Progress | undefined {
  return view.progress.find((one) => one.order === order)
}

/** The barrels at a place of a seat, one by one. */
export function barrelsAt(player: Player, place: PlaceId): Beer[] {
  const held = place === 'warehouse' ? player.warehouse : player.regions[REGIONS.indexOf(place)]!
  return BEERS.flatMap((beer) => Array.from({ length: held[beer] }, () => beer))
}

export const barrelId = (place: PlaceId, seat: number, beer: Beer, number = 1): string => `${place}-${seat}-${beer}-${number}`

/** The barrels of one place with their ids: those of one colour are numbered from 1. */
export function numbered(place: PlaceId, seat: number, beers: readonly Beer[]): { id: string; beer: Beer }[] {
  return beers.map((beer, at) => ({ id: barrelId(place, seat, beer, at - beers.indexOf(beer) + 1), beer }))
}

/** What an order asks for, region by region; entries keep their place in the list of units. */
export function byRegion(units: readonly Unit[]): { region: RegionId; units: { unit: Unit; at: number }[] }[] {
  return REGIONS.map((region) => ({ region, units: units.map((unit, at) => ({ unit, at })).filter(({ unit }) => unit.region === region) })).filter((row) => row.units.length > 0)
}

export function isAsked(view: EmpireView): boolean {
  return view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)
}

export const me = (view: EmpireView): Player | undefined => (view.eyes === null ? undefined : view.players[view.eyes])

/** All seats, beginning with whoever looks. */
export function roundFrom(view: EmpireView): number[] {
  const first = view.eyes ?? 0
  return view.players.map((_, step) => (first + step) % view.players.length)
}
