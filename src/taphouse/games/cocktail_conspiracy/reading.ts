import type { Item, MoveView } from '$lib/types'
import { nameIn, type SeatRef } from '$words/facts'
import type { Words } from '$words/words'
import type { Colour } from './ingredients'
import type { CocktailConspiracyPlace, CocktailConspiracySide, CocktailConspiracyView } from './view'
import type { Said } from './words/said'

export type Table = CocktailConspiracyView
export type Card = Item
export type Place = CocktailConspiracyPlace

const zoneOf = (view: Table, id: string) => view.zones.find((one) => one.id === id)

const itemsOf = (view: Table, zone: string): Card[] => zoneOf(view, zone)?.items ?? []

/** How many cards lie in a pile: `deck`, `discards`. */
export const sizeOf = (view: Table, zone: string): number => zoneOf(view, zone)?.count ?? 0

/** How many cards somebody holds. */
export const handSize = (view: Table, seat: number): number => sizeOf(view, `hand-${seat}`)

/** A number that everybody looks up. */
export const counterOf = (view: Table, id: string): number => Number(view.counters?.[id] ?? 0)

/** What lies at a place; a card that is lifted for CHEERS is in the air. */
export function cardsAt(view: Table, place: number): Card[] {
  const lifted = view.toast?.target === place ? view.toast.matched : undefined
  return itemsOf(view, `place-${place}`).filter((card) => card.id !== lifted)
}

/** The two cards of a CHEERS, as far as they are known: the played one, and the one that leaves with it. */
export function airCards({ toast }: Table): { played: string | undefined; matched: string | undefined } {
  return { played: toast?.played, matched: toast?.matched }
}

export const handOf = (view: Table, seat: number | null): Card[] => (seat === null ? [] : itemsOf(view, `hand-${seat}`))

/** The place below, of whoever looks, and the others clockwise from there. */
export function ringOf(view: Table): { mine: number; others: number[] } {
  const mine = view.eyes ?? 0
  return { mine, others: view.places.slice(1).map((_, step) => (mine + 1 + step) % view.places.length) }
}

export const seatRef = (seat: number): SeatRef => `seat:${seat}`

/** A place as a fact names it: by whoever sits there, or as the stool of a team. */
export function placeRef(view: Table, place: number): string {
  const { seat, team } = view.places[place]!
  return seat == null ? `stool:${team}` : seatRef(seat)
}

/** What the two icons of a card are; nothing as long as the catalogue does not know it. */
export function iconsOf(words: Words, id: string): { big: Colour; small: Colour } | undefined {
  const piece = words.catalogue[id]
  return piece && { big: nameIn(String(piece['big'])) as Colour, small: nameIn(String(piece['small'])) as Colour }
}

/** The big icons of what lies there. */
export const coloursOf = (words: Words, cards: readonly Card[]): Colour[] => cards.flatMap((card) => iconsOf(words, card.id ?? '')?.big ?? [])

export const sideOf = (view: Table, team: string | undefined): CocktailConspiracySide | undefined => view.sides.find((side) => side.team === team)

/** What a move does. */
export const doneBy = (move: MoveView): Said | undefined => (move.do ?? undefined) as Said | undefined

/** The name of what a move does: `do-play`. */
export const verbOf = (move: MoveView): string => move.do?.say ?? ''

/** Whether the table waits for whoever looks. */
export const isAwaited = (view: Table): boolean => view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)

/** Whether the seat that looks decides about the cards in the air. */
export const isSending = (view: Table): boolean => (view.moves ?? []).some((move) => verbOf(move) === 'do-send')
