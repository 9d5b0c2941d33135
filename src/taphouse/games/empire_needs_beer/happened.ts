import type { SoundName } from '$sound/sounds'
import { BEERS, REGIONS, type Beer, type PlaceId, type Race } from './paint'
import { completedBy, type EmpireView, type Player } from './seen'
import { nameOfOrder, raceOf } from './words'

/** A barrel on its way between the places of a seat and the supply. */
export interface Roll {
  seat: number
  beer: Beer
  from: PlaceId | 'supply'
  to: PlaceId | 'supply'
}

/** What everybody should see for a moment. */
export interface Cry {
  words: string
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

/** What changed from one view to the next, as the eye and the ear may follow it; `lines` are the new ones of the story. */
export function whatHappened(before: EmpireView, after: EmpireView, lines: readonly string[], names: readonly string[]): Happened {
  const rolls = after.players.flatMap((player) => rollsOf(before.players[player.seat]!, player))
  const cries = criesOf(before, after, names)
  const sounds: SoundName[] = []
  if (cries.some((cry) => cry.race)) sounds.push('cork')
  else if (rolls.length > 0) sounds.push('barrel')
  if (after.last_round && !before.last_round) sounds.push('bell')
  if (lines.some((line) => line.includes(' into a new draw pile'))) sounds.push('shuffle')
  return { rolls: rolls.length > TOO_MUCH ? [] : rolls, cries, sounds }
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

function criesOf(before: EmpireView, after: EmpireView, names: readonly string[]): Cry[] {
  const cries: Cry[] = after.players.flatMap(({ seat }) => {
    const known = new Set(completedBy(before, seat).map((order) => order.id))
    return completedBy(after, seat)
      .filter((order) => !known.has(order.id))
      .map((order) => ({ words: `${seat === after.eyes ? 'You' : names[seat]}: ${nameOfOrder(order)}, ${order.fame} Fame`, race: raceOf(order) }))
  })
  if (after.last_round && !before.last_round && !after.outcome) cries.push({ words: 'The order deck is empty: last round' })
  return cries
}

/** The lines of a story that are new: added to what was heard, or all of them where each step tells its own. */
export function newLines(heard: readonly string[], story: readonly string[]): readonly string[] {
  const common = Math.min(heard.length, story.length)
  const goesOn = common === 0 || (heard[0] === story[0] && heard[common - 1] === story[common - 1])
  return goesOn ? story.slice(heard.length) : story
}
