import { item, zone, type Thing } from '$lib/moves'
import type { MoveView } from '$lib/types'
import { REGIONS, type Beer, type PlaceId, type RegionId } from './paint'
import { barrelId, type EmpireView } from './seen'

/** A barrel, a region or, without either, the draw pile: what can be tapped on the bench. */
export interface Token {
  thing: Thing
  label: string
  beer?: Beer
  place?: PlaceId
}

export interface BenchRow {
  title: string
  tokens: Token[]
}

const ASKED = new Set(['resolve', 'swap_warehouse', 'swap_region', 'remove_used', 'purple_bonus'])

/** Whether my things make way for the bench: something is being carried out, and the hand has no part in it. */
export const hasBench = (view: EmpireView): boolean => ASKED.has(view.decision) && (view.moves ?? []).length > 0

/** What can be tapped now, in rows, as the moves have it; where there is little room, the regions are those of the board. */
export function benchRows(view: EmpireView, withRegions: boolean): BenchRow[] {
  const seat = view.eyes ?? 0
  const words = (view.moves ?? []).map((move) => move.text.split(' '))
  const of = (verb: string): string[][] => words.filter(([first]) => first === verb)
  const supply = (beer: string): Token => ({ thing: item(`supply-${beer}`), label: `${beer} from the supply`, beer: beer as Beer })
  const standing = (place: string, beer: string): Token => ({ thing: item(barrelId(place as PlaceId, seat, beer as Beer)), label: `${beer} in ${placeName(place)}`, beer: beer as Beer, place: place as PlaceId })
  const goal = (region: RegionId): Token => ({ thing: zone(`${region}-${seat}`), label: `to ${placeName(region)}`, place: region })
  const placing = of('place')
  const changing = of('change')
  const regions = REGIONS.filter((region) => placing.some(([, , to]) => to === region))
  const rows: BenchRow[] = [
    { title: 'Take', tokens: of('take').map(([, beer]) => supply(beer!)) },
    { title: 'Place', tokens: unique(placing.map(([, beer]) => standing('warehouse', beer!))) },
    { title: 'to', tokens: withRegions && regions.length > 1 ? regions.map(goal) : [] },
    { title: 'Draw', tokens: of('draw').map(() => ({ thing: zone(`draw-${seat}`), label: 'a card of the draw pile' })) },
    { title: 'Change', tokens: unique(changing.map(([, place, old]) => standing(place!, old!))) },
    { title: 'to', tokens: unique(changing.map(([, , , beer]) => supply(beer!))) },
    { title: 'Give back', tokens: of('swap').map(([, beer]) => standing(view.incoming?.place ?? 'warehouse', beer!)) },
    { title: 'Deliver', tokens: of('remove').map(([, region, beer]) => standing(region!, beer!)) },
  ]
  return rows.filter((row) => row.tokens.length > 0)
}

const placeName = (place: string): string => (place === 'warehouse' ? 'the warehouse' : `the ${place} region`)

const unique = (tokens: Token[]): Token[] => tokens.filter((token, at) => tokens.findIndex((other) => other.thing === token.thing) === at)

/** The moves that remove a card from the game. */
export const burning = (view: EmpireView): MoveView[] => (view.moves ?? []).filter((move) => move.text.startsWith('burn '))
