import { isEquipment, isEvent, isIngredient } from './kinds'
import type {
  FriendsWithBeveragesGuestCard,
  FriendsWithBeveragesHost,
  FriendsWithBeveragesMet,
  FriendsWithBeveragesPlace,
  FriendsWithBeveragesResource,
  FriendsWithBeveragesView,
} from './view'

export type FwbView = FriendsWithBeveragesView
export type Guest = FriendsWithBeveragesGuestCard
export type Host = FriendsWithBeveragesHost
export type Met = FriendsWithBeveragesMet
export type Place = FriendsWithBeveragesPlace
export type Stuff = FriendsWithBeveragesResource

/** The order in which kinds lie in a hand and on every list. */
export const ORDER = ['SPI', 'SUG', 'CIT', 'FRU', 'HRB', 'SPC', 'NUT', 'CRM', 'JUG', 'STR', 'JAR', 'FUN', 'TUN', 'STI', 'BAR', 'abundance', 'lucky_find', 'equipment_exhibition'] as const

const rank = (kind: string | undefined): number => {
  const at = ORDER.findIndex((one) => one === kind)
  return at < 0 ? ORDER.length : at
}

/** What everybody sees of whoever looks; nothing for those who only look on. */
export const myHost = (view: FwbView): Host | undefined => (view.eyes === null ? undefined : view.hosts[view.eyes])

/** My cards, sorted by kind. */
export function myHand(view: FwbView): Stuff[] {
  if (view.eyes === null) return []
  const zone = view.zones.find((one) => one.kind === 'hand' && one.seat === view.eyes)
  return ((zone?.items ?? []) as Stuff[]).toSorted((a, b) => rank(a.kind) - rank(b.kind) || (a.id ?? '').localeCompare(b.id ?? ''))
}

/** The kind of a card by its notation: `SPI-07` is SPI. */
export const kindOf = (id: string): string => id.replace(/-\d+$/, '')

export const isAsked = (view: FwbView): boolean => view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)

/** Whether I am asked to put the next guests of the deck in order. */
export const isOrdering = (view: FwbView): boolean => view.decision === 'rearrange' && isAsked(view) && view.looked.length > 1

export const isSideways = (piece: Stuff): boolean => piece.marks?.includes('sideways') ?? false

export const isGuest = (item: object): item is Guest => 'country' in item

/** What becomes of one card or tool that a recipe asks for. */
export type NeedState = 'hand' | 'shed' | 'sideways' | 'card' | 'missing'

export interface NeedSeen {
  kind: string
  state: NeedState
}

const NEED_WORDS: Record<NeedState, string> = { hand: 'in hand', shed: 'in the shed', sideways: 'installed, not ready', card: 'in hand, not installed', missing: 'to find' }

/** What a guest asks for, each card by itself, as the owner's table tells it. */
export function needsOf(place: Place): NeedSeen[] {
  return (place.needs ?? []).flatMap((need) =>
    Array.from({ length: need.need ?? 1 }, (_, at): NeedSeen => {
      if (isIngredient(need.kind)) return { kind: need.kind, state: at < (need.have ?? 0) ? 'hand' : 'missing' }
      const state = (need.where || 'missing') as NeedState
      return { kind: need.kind, state: state === 'hand' ? 'card' : state }
    }),
  )
}

/** The same for a guest that is not mine: what I would have for it. */
export function needsFor(guest: Guest, hand: readonly Stuff[], shed: readonly Stuff[]): NeedSeen[] {
  const left = new Map<string, number>()
  for (const card of hand) left.set(card.kind ?? '', (left.get(card.kind ?? '') ?? 0) + 1)
  const ingredients = (guest.ingredients ?? []).map((kind): NeedSeen => {
    const held = left.get(kind) ?? 0
    left.set(kind, held - 1)
    return { kind, state: held > 0 ? 'hand' : 'missing' }
  })
  const equipment = (guest.equipment ?? []).map((kind): NeedSeen => {
    const piece = shed.find((one) => one.kind === kind)
    if (piece) return { kind, state: isSideways(piece) ? 'sideways' : 'shed' }
    return { kind, state: (left.get(kind) ?? 0) > 0 ? 'card' : 'missing' }
  })
  return [...ingredients, ...equipment]
}

/** How many things are still to be found or to be got ready. */
export const missingIn = (needs: readonly NeedSeen[]): number => needs.filter(({ state }) => state === 'missing').length

/** A guest in words: what is there and what is missing. */
export function inWords(needs: readonly NeedSeen[], nameOf: (kind: string) => string): string {
  const groups = (Object.keys(NEED_WORDS) as NeedState[]).map((state) => {
    const kinds = needs.filter((need) => need.state === state).map((need) => nameOf(need.kind))
    return kinds.length > 0 ? `${NEED_WORDS[state]}: ${kinds.join(', ')}` : ''
  })
  return groups.filter(Boolean).join('; ')
}

export const familyOf = (kind: string): string => (isIngredient(kind) ? 'ingredient' : isEquipment(kind) ? 'equipment' : isEvent(kind) ? 'event' : 'interrupt')
