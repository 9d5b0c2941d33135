import { item, zone, type Thing } from '$lib/moves'
import { nameIn } from '$words/facts'
import type { Words } from '$words/words'
import { REGIONS, type Beer, type PlaceId, type RegionId } from './paint'
import { barrelId, doing, say, supplyId, type EmpireView } from './seen'
import type { Said } from './words/said'

/** A barrel, a region or, without either, the draw pile: what can be tapped on the bench. */
export interface Token {
  thing: Thing
  label: string
  beer?: Beer
  place?: PlaceId
}

type Verb = Extract<Said, { say: 'table-row' }>['verb']

export interface BenchRow {
  verb: Verb
  tokens: Token[]
}

const ASKED = new Set(['resolve', 'swap_warehouse', 'swap_region', 'remove_used', 'purple_bonus'])

/** Whether my things make way for the bench: something is being carried out, and the hand has no part in it. */
export const hasBench = (view: EmpireView): boolean => ASKED.has(view.task) && (view.moves ?? []).length > 0

/** What can be tapped now, in rows, as the moves have it; where there is little room, the regions are those of the board. */
export function benchRows(words: Words, view: EmpireView, withRegions: boolean): BenchRow[] {
  const seat = view.eyes ?? 0
  const done = (view.moves ?? []).map(doing)
  const supply = (beer: string): Token => ({ thing: item(supplyId(beer as Beer)), label: say(words, { say: 'table-from-supply', colour: `colour:${beer}` }), beer: beer as Beer })
  const standing = (place: string, beer: string): Token => ({ thing: item(barrelId(place as PlaceId, seat, beer as Beer)), label: barrelIn(words, beer, place), beer: beer as Beer, place: place as PlaceId })
  const goal = (region: RegionId): Token => ({ thing: zone(`${region}-${seat}`), label: say(words, { say: 'table-to', place: `place:${region}` }), place: region })
  const taking = done.filter((fact) => fact.say === 'do-take')
  const placing = done.filter((fact) => fact.say === 'do-place')
  const changing = done.filter((fact) => fact.say === 'do-change')
  const swapping = done.filter((fact) => fact.say === 'do-swap')
  const removing = done.filter((fact) => fact.say === 'do-remove')
  const regions = REGIONS.filter((region) => placing.some(({ place }) => nameIn(place) === region))
  const rows: BenchRow[] = [
    { verb: 'take', tokens: taking.map(({ colour }) => supply(nameIn(colour))) },
    { verb: 'place', tokens: unique(placing.map(({ colour }) => standing('warehouse', nameIn(colour)))) },
    { verb: 'to', tokens: withRegions && regions.length > 1 ? regions.map(goal) : [] },
    { verb: 'draw', tokens: done.filter((fact) => fact.say === 'do-draw').map(() => ({ thing: zone(`draw-${seat}`), label: say(words, { say: 'table-from-draw-pile' }) })) },
    { verb: 'change', tokens: unique(changing.map(({ place, old }) => standing(nameIn(place), nameIn(old)))) },
    { verb: 'to', tokens: unique(changing.map((fact) => supply(nameIn(fact.new)))) },
    { verb: 'back', tokens: swapping.map(({ colour }) => standing(view.incoming?.place ?? 'warehouse', nameIn(colour))) },
    { verb: 'deliver', tokens: removing.map(({ place, colour }) => standing(nameIn(place), nameIn(colour))) },
  ]
  return rows.filter((row) => row.tokens.length > 0)
}

/** A barrel where it stands. */
export const barrelIn = (words: Words, beer: string, place: string): string => say(words, { say: 'table-barrel-in', colour: `colour:${beer}`, place: `place:${place}` })

const unique = (tokens: Token[]): Token[] => tokens.filter((token, at) => tokens.findIndex((other) => other.thing === token.thing) === at)

/** The cards that can be removed from the game. */
export const burning = (view: EmpireView): string[] => (view.moves ?? []).map(doing).flatMap((fact) => (fact.say === 'do-burn' ? [nameIn(fact.card)] : []))
