import type { Item, Zone } from '$lib/types'
import { nameIn } from '$words/facts'
import type { Words } from '$words/words'
import { kindOf } from './faces'
import type { FriendsWithBeveragesHost, FriendsWithBeveragesMet, FriendsWithBeveragesView } from './view'
import type { Said } from './words/said'

export type FwbView = FriendsWithBeveragesView
export type Met = FriendsWithBeveragesMet

/** A slot of a seat with its guest. */
export interface Place {
  /** From 1, as slots are always called. */
  slot: number
  guest: string
  served: boolean
  /** For its owner: whether it can be served now, and how many Abundances that takes. */
  ready: boolean
  wild: number
}

/** Everything of one seat that can be seen. */
export interface Host extends FriendsWithBeveragesHost {
  seat: number
  guests: Place[]
  shed: readonly Item[]
  /** The cards that I see, and how many there are. */
  cards: readonly Item[]
  hand: number
  served: number
  points: number
}

/** The order in which kinds lie in a hand and on every list. */
export const ORDER = ['SPI', 'SUG', 'CIT', 'FRU', 'HRB', 'SPC', 'NUT', 'CRM', 'JUG', 'STR', 'JAR', 'FUN', 'TUN', 'STI', 'BAR', 'abundance', 'lucky_find', 'equipment_exhibition'] as const

const rank = (kind: string): number => {
  const at = ORDER.findIndex((one) => one === kind)
  return at < 0 ? ORDER.length : at
}

export const zoneOf = (view: FwbView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id)
export const itemsIn = (view: FwbView, id: string): readonly Item[] => zoneOf(view, id)?.items ?? []
export const countIn = (view: FwbView, id: string): number => zoneOf(view, id)?.count ?? 0
/** All that lies in a pile that everybody has seen grow, bottom first. */
export const knownIn = (view: FwbView, id: string): readonly string[] => zoneOf(view, id)?.known ?? []

/** What a counter of the table stands at. */
export const numberOf = (view: FwbView, id: string): number => Number(view.counters?.[id] ?? 0)

/** Where the turn is: `arrival`, `draw`. */
export const phaseIn = (view: FwbView): string => nameIn(String(view.counters?.['phase'] ?? ''))

/** The things of a row by their places; nothing lies at those that are empty. */
function inPlaces(items: readonly Item[], empty: readonly number[]): (Item | null)[] {
  const rest = [...items]
  return Array.from({ length: items.length + empty.length }, (_, at) => (empty.includes(at + 1) ? null : (rest.shift() ?? null)))
}

/** The slots of the Resource Market, the first next to the deck. */
export const marketOf = (view: FwbView): (Item | null)[] => inPlaces(itemsIn(view, 'market'), view.gaps ?? [])
/** The positions of the Guest Market, likewise. */
export const guestMarketOf = (view: FwbView): (Item | null)[] => inPlaces(itemsIn(view, 'guest-market'), view.vacant ?? [])

const placeOf = (item: Item, at: number): Place => ({
  slot: at + 1,
  guest: item.id ?? '',
  served: item.marks?.includes('served') ?? false,
  ready: item.marks?.includes('ready') ?? false,
  wild: item.now?.say === 'ready-with' ? Number(item.now['number']) : 0,
})

/** Everything of one seat that can be seen. */
export function hostOf(view: FwbView, seat: number): Host {
  const counted = (name: string): number => Number(view.seats[seat]?.counters?.[name] ?? 0)
  return {
    ...view.hosts?.[seat],
    seat,
    guests: itemsIn(view, `guests-${seat}`).map(placeOf),
    shed: itemsIn(view, `shed-${seat}`),
    cards: itemsIn(view, `hand-${seat}`),
    hand: counted('cards'),
    served: counted('served'),
    points: counted('points'),
  }
}

/** What is seen of whoever looks; nothing for those who only look on. */
export const myHost = (view: FwbView): Host | undefined => (view.eyes === null ? undefined : hostOf(view, view.eyes))

/** My cards, sorted by kind. */
export function myHand(view: FwbView, words: Words): Item[] {
  const by = (card: Item): number => rank(kindOf(words, card.id ?? ''))
  return (myHost(view)?.cards ?? []).toSorted((a, b) => by(a) - by(b) || (a.id ?? '').localeCompare(b.id ?? ''))
}

/** Whether a note lies at a seat: a token, or that it drives. */
export const hasNote = (view: FwbView, seat: number, note: 'round-token' | 'turn-token' | 'drives'): boolean => view.seats[seat]?.notes?.includes(note) ?? false

/** The holder of the Round Token. */
export const leaderOf = (view: FwbView): number => view.seats.findIndex(({ seat }) => hasNote(view, seat, 'round-token'))

/** The question that I am asked. */
export const questionOf = (view: FwbView): Said['say'] | '' => (isAsked(view) ? ((view.asked?.say ?? '') as Said['say']) : '')

export const isAsked = (view: FwbView): boolean => view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)

/** Whether I am asked to put the next guests of the deck in order. */
export const isOrdering = (view: FwbView): boolean => questionOf(view) === 'ask-rearrange' && (view.looked?.length ?? 0) > 1

export const isSideways = (piece: Item): boolean => piece.marks?.includes('sideways') ?? false

/** The guest that was turned up from the deck, while somebody is asked about it. */
export const turnedIn = (view: FwbView): string | undefined => itemsIn(view, 'turned')[0]?.id
