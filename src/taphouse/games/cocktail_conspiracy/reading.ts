import type { MoveView } from '$lib/types'
import type { CocktailConspiracyCard, CocktailConspiracyPlace, CocktailConspiracySide, CocktailConspiracyView } from './view'

export type Table = CocktailConspiracyView
export type Card = CocktailConspiracyCard
export type Place = CocktailConspiracyPlace

const itemsOf = (view: Table, zone: string): Card[] => (view.zones.find((one) => one.id === zone)?.items ?? []) as Card[]

/** What lies at a place; a card that is lifted for CHEERS is in the air. */
export function cardsAt(view: Table, place: number): Card[] {
  const lifted = view.toast?.target === place ? view.toast.matched : undefined
  return itemsOf(view, `place-${place}`).filter((card) => card.id !== lifted)
}

/** The two cards of a CHEERS, as far as they are known: the played one, and the one that leaves with it. */
export function cardsInAir(view: Table): { played: Card | undefined; matched: Card | undefined } {
  const { toast } = view
  return {
    played: itemsOf(view, 'toast')[0],
    matched: toast ? itemsOf(view, `place-${toast.target}`).find((card) => card.id === toast.matched) : undefined,
  }
}

export const handOf = (view: Table, seat: number | null): Card[] => (seat === null ? [] : itemsOf(view, `hand-${seat}`))

/** The place below, of whoever looks, and the others clockwise from there. */
export function ringOf(view: Table): { mine: number; others: number[] } {
  const mine = view.eyes ?? 0
  return { mine, others: view.places.slice(1).map((_, step) => (mine + 1 + step) % view.places.length) }
}

/** A place as a sentence names it: `Ben`, `you`, `team B's stool`. */
export function whom(view: Table, names: readonly string[], place: number): string {
  const { seat, team } = view.places[place]!
  if (seat == null) return `team ${team}'s stool`
  return seat === view.eyes ? 'you' : (names[seat] ?? '')
}

/** `Ben's place`, `Your place`, `Team B's stool`. */
export function placeName(view: Table, names: readonly string[], place: number): string {
  const { seat, team } = view.places[place]!
  if (seat == null) return `Team ${team}'s stool`
  return seat === view.eyes ? 'Your place' : `${names[seat]}'s place`
}

/** Who decides for a stool, as a sentence names them. */
export const keepersOf = (view: Table, names: readonly string[], place: Place): string[] => (place.keepers ?? []).map((seat) => whom(view, names, seat))

export const sideOf = (view: Table, team: string | undefined): CocktailConspiracySide | undefined => view.sides.find((side) => side.team === team)

/** What a move does: the first word of its notation. */
export const verbOf = (move: MoveView): string => move.text.split(' ', 1)[0] ?? ''

/** Whether the table waits for whoever looks. */
export const isAwaited = (view: Table): boolean => view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)

/** Whether the seat that looks decides about the cards in the air. */
export const isSending = (view: Table): boolean => (view.moves ?? []).some((move) => verbOf(move) === 'send')
