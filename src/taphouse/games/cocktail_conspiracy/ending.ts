import type { View } from '$lib/types'
import type { Line } from '$table/endings'
import type { AnyFact } from '$words/facts'
import type { Words } from '$words/words'
import type { Colour } from './ingredients'
import { cardsAt, iconsOf, placeRef, seatRef, type Card, type Place, type Table } from './reading'
import type { Said } from './words/said'

/** The place where the cocktail stands that won; where the bar closed before, the nearest one of the winners. */
export function wonAt(view: Table): Place | undefined {
  const won = new Set(view.sides.filter((side) => side.won).map(({ team }) => team))
  const of = view.places.filter((place) => won.has(place.team ?? ''))
  return view.places.find((place) => place.won) ?? of.toSorted((a, b) => (a.shortfall ?? 9) - (b.shortfall ?? 9))[0]
}

/** The five cards of that cocktail, each with the token that it covers; what is missing has no card. */
export function mixed(view: Table, words: Words): { colour: Colour; card?: Card }[] {
  const place = wonAt(view)
  const side = view.sides.find(({ team }) => team === place?.team)
  const lying = place ? [...cardsAt(view, place.place)] : []
  return ((side?.tokens ?? []) as Colour[]).map((colour) => {
    const at = lying.findIndex((card) => iconsOf(words, card.id ?? '')?.big === colour)
    return at < 0 ? { colour } : { colour, card: lying.splice(at, 1)[0]! }
  })
}

/** The card that completed it: the one of the latest turn, if it came to lie there. */
export function lastLaid({ latest }: Table, place: Place | undefined): string {
  if (!latest || !place) return ''
  if (latest.matched && latest.matched_to === place.place) return latest.matched
  if (latest.card && (latest.matched ? latest.played_to : latest.place) === place.place) return latest.card
  return ''
}

/** What decided the game: which ingredient came last, by whom, and in front of whom all five lie. */
export function decided(shown: View, _: readonly AnyFact[], words: Words): AnyFact | undefined {
  const view = shown as Table
  const place = wonAt(view)
  if (!place || view.outcome!.reason !== 'victory') return undefined
  const card = lastLaid(view, place)
  const icons = card ? iconsOf(words, card) : undefined
  const at = placeRef(view, place.place)
  if (!icons || !view.latest) return { say: 'table-ended-there', place: at } satisfies Said
  const how = view.latest.matched ? 'cheers' : view.latest.action === 'move' ? 'moved' : 'laid'
  return { say: 'table-ended-laid', who: seatRef(view.latest.seat), ingredient: `ingredient:${icons.big}`, place: at, own: view.latest.seat === place.seat ? 'yes' : 'no', how } satisfies Said
}

/** The teams, the winners first, and how near each came. */
export function lines(shown: View): Line[] {
  const view = shown as Table
  return view.sides
    .toSorted((a, b) => Number(b.won ?? false) - Number(a.won ?? false) || (a.shortfall ?? 9) - (b.shortfall ?? 9))
    .filter(({ seats = [] }) => seats.length > 0)
    .map(({ seats = [], won = false, shortfall }) => ({ seats, won, result: (won ? { say: 'table-won' } : (shortfall ?? 0) > 0 ? { say: 'table-short', number: shortfall! } : { say: 'table-not-first' }) satisfies Said }))
}
