import type { Item, Zone } from '$lib/types'
import type { LastCallView } from './view'

/** What lies where, read from the zones of a view. */
const zone = (view: LastCallView, id: string): Zone | undefined => view.zones.find((one) => one.id === id)
const countIn = (view: LastCallView, id: string): number => zone(view, id)?.count ?? 0

/** The card to match, by its notation. */
export const topOf = (view: LastCallView): string => zone(view, 'discards')?.items?.[0]?.id ?? ''

/** The card that lies crosswise above the pile, or nothing. */
export const sidestepOf = (view: LastCallView): string => zone(view, 'sidestep')?.items?.[0]?.id ?? ''

/** How many cards the pile of discards holds. */
export const pileOf = (view: LastCallView): number => countIn(view, 'discards')

/** How many cards are left to draw. */
export const drawPileOf = (view: LastCallView): number => countIn(view, 'draw')

/** How many cards each seat holds. */
export const sizesOf = (view: LastCallView): number[] => view.seats.map(({ seat }) => countIn(view, `hand-${seat}`))

/** The hand of whoever looks. */
export const handOf = (view: LastCallView): Item[] => (view.eyes === null ? [] : (zone(view, `hand-${view.eyes}`)?.items ?? []))

/** The card of my hand that has a mark, such as the one just drawn; or nothing. */
export const markedIn = (view: LastCallView, mark: string): string => handOf(view).find((card) => card.marks?.includes(mark))?.id ?? ''

export const directionOf = (view: LastCallView): number => view.direction ?? 1

/** The seat after one, in the direction of play. */
export const nextSeat = (view: LastCallView, seat: number): number => (seat + directionOf(view) + view.seats.length) % view.seats.length

export const isMatch = (view: LastCallView): boolean => (view.target ?? 0) > 0
