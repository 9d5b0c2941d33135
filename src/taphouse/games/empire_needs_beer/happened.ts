import type { SoundName } from '$sound/sounds'
import { BEERS, REGIONS, type Beer, type PlaceId, type Race } from './paint'
import { completedBy, itemsIn, type EmpireView, type Player } from './seen'
import type { Said } from './words/said'
import { raceOf } from './words'

/** A barrel on its way between the places of a seat and the supply. */
export interface Roll {
  seat: number
  beer: Beer
  from: PlaceId | 'supply'
  to: PlaceId | 'supply'
}

/** What everybody should see for a moment. */
export interface Cry {
  said: Said
  race?: Race
}

export interface Happened {
  rolls: Roll[]
  cries: Cry[]
  sounds: SoundName[]
}

const PLACES = ['warehouse', ...REGIONS] as const
/** More than this was missed; it is told, not shown. */
const TOO_MUCH = 8

/** What changed from one view to the next, as the eye and the ear may follow it. */
export function whatHappened(before: EmpireView, after: EmpireView): Happened {
  const rolls = after.players.flatMap((player) => rollsOf(before.players[player.seat]!, player))
  const cries = criesOf(before, after)
  const sounds: SoundName[] = []
  if (cries.some((cry) => cry.race)) sounds.push('cork')
  else if (rolls.length > 0) sounds.push('barrel')
  if (after.last_round && !before.last_round) sounds.push('bell')
  if (after.players.some(({ seat }) => hasShuffled(before, after, seat))) sounds.push('shuffle')
  return { rolls: rolls.length > TOO_MUCH ? [] : rolls, cries, sounds }
}

/** Whether a seat has shuffled: discards that lay open are neither there nor out of the game; where only the top is seen, there are no more than before. */
export function hasShuffled(before: EmpireView, after: EmpireView, seat: number): boolean {
  const zone = `discard-${seat}`
  const lying = itemsIn(after, zone)
  const still = new Set([...lying, ...itemsIn(after, 'removed-actions')].map(({ id }) => id))
  const number = after.players[seat]!.discard
  return itemsIn(before, zone).some(({ id }) => !still.has(id)) && (lying.length === number || number <= before.players[seat]!.discard)
}

const held = (player: Player, place: PlaceId, beer: Beer): number => (place === 'warehouse' ? player.warehouse : player.regions[REGIONS.indexOf(place)]!)[beer]

/** Where the barrels of a seat went: what one place lost and another gained is the same barrel, the rest is the supply's. */
export function rollsOf(before: Player, after: Player): Roll[] {
  return BEERS.flatMap((beer) => {
    const change = PLACES.map((place) => ({ place, by: held(after, place, beer) - held(before, place, beer) }))
    const lost = change.flatMap(({ place, by }) => Array.from({ length: Math.max(0, -by) }, () => place))
    const won = change.flatMap(({ place, by }) => Array.from({ length: Math.max(0, by) }, () => place))
    return Array.from({ length: Math.max(lost.length, won.length) }, (_, at) => ({ seat: after.seat, beer, from: lost[at] ?? 'supply', to: won[at] ?? 'supply' }) satisfies Roll)
  })
}

function criesOf(before: EmpireView, after: EmpireView): Cry[] {
  const cries: Cry[] = after.players.flatMap(({ seat }) => {
    const known = new Set(completedBy(before, seat).map((order) => order.id))
    return completedBy(after, seat)
      .filter((order) => !known.has(order.id))
      .map((order) => ({ said: { say: 'table-completed', who: `seat:${seat}`, order: `order:${order.id}` }, race: raceOf(order) }))
  })
  if (after.last_round && !before.last_round && !after.outcome) cries.push({ said: { say: 'table-last-round-now' } })
  return cries
}
