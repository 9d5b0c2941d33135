import type { EventName } from './events/events'
import { TIME } from '$lib/motion'
import { splitName } from '$lib/words'
import type { SoundName } from '$sound/sounds'
import type { LastCallCard, LastCallView } from './view'

/** A place between which cards travel. */
export type Place = 'draw' | 'pile' | 'aside' | `seat:${number}`

/** One card on its way; without a face it travels face down. */
export interface Flight {
  from: Place
  to: Place
  card?: LastCallCard | undefined
  /** The card of the hand that leaves, if it is not the one that arrives. */
  leaves?: string | undefined
  delay: number
  ms: number
}

/** What was cried, for a moment. */
export interface Cry {
  /** Whose cry it is; nobody's if it is the table's. */
  who: string
  words: string
  sign: EventName | 'bell' | 'caught'
}

export interface Happened {
  flights: Flight[]
  cries: Cry[]
  sounds: SoundName[]
}

/** All draws of one happening take no longer than this together. */
const LONGEST = 900
/** More than this was missed; it is told, not shown. */
const TOO_MUCH = 16

const MISSED_TURNS = 2

const nothing = (): Happened => ({ flights: [], cries: [], sounds: [] })

/** What changed from one view to the next, as the eye and the ear may follow it; `lines` are the new ones of the story. */
export function whatHappened(before: LastCallView, after: LastCallView, lines: readonly string[], names: readonly string[]): Happened {
  if (lines.length > TOO_MUCH && before.round === after.round) return nothing()
  const cries = lines.flatMap((line) => criesOf(line, splitName(line, names)[0]))
  return { flights: flightsOf(before, after, lines), cries, sounds: [...soundsOf(before, after, lines), ...cries.map((cry) => SOUND_OF[cry.sign])] }
}

function flightsOf(before: LastCallView, after: LastCallView, lines: readonly string[]): Flight[] {
  if (after.round !== before.round) return after.round > before.round && isFresh(after) ? deal(after) : []
  if (after.turns < before.turns || after.turns > before.turns + MISSED_TURNS) return []
  if (before.decision === 'pass_card' && after.decision !== 'pass_card') return passing(before, after)
  const laid = layings(before, after, lines)
  return [...laid, ...draws(before, after, laid)]
}

/** The card that came to the pile or sidestep: from the seat whose turn it was, or turned up from the draw pile. */
function layings(before: LastCallView, after: LastCallView, lines: readonly string[]): Flight[] {
  const grown = pileOf(after) > pileOf(before) || after.draw_count > before.draw_count
  const from = `seat:${before.active}` as const
  const found: Flight[] = []
  if (after.sidestep && after.sidestep.id !== before.sidestep?.id) found.push(flight(from, 'aside', TIME.play, after.sidestep))
  if (after.top.id === before.top.id || !grown) return found
  const troubles = troublesIn(lines)
  if (!troubles) return [...found, flight(from, 'pile', TIME.play, after.top)]
  return [...found, flight(from, 'pile', TIME.play, troubles), { ...flight('draw', 'pile', TIME.play, after.top), delay: TIME.hold }]
}

/** The Trigger Troubles that was played, if a card turned up lies on it by now: only the story tells which of the two it is. */
export function troublesIn(lines: readonly string[]): LastCallCard | undefined {
  const line = lines.findLast((one) => one.includes(' played Trigger Troubles'))
  if (!line || !lines.some((one) => one.includes(' turned up '))) return undefined
  const suit = line.includes('Copita') ? 'copita' : 'cocktail'
  return { id: suit === 'copita' ? 'copita-m-b' : 'cocktail-m-a', suit, event: 'trigger_troubles', label: 'Trigger Troubles' }
}

/** Cards drawn, from the seat whose turn it was onwards in the direction of play. */
function draws(before: LastCallView, after: LastCallView, laid: readonly Flight[]): Flight[] {
  // Cards that come back with a move taken back were never drawn.
  if (after.draw_count === before.draw_count) return []
  const seats = after.sizes.length
  const order = Array.from({ length: seats }, (_, step) => (before.active + (after.direction > 0 ? step : seats - step)) % seats)
  const mine = newCards(before, after)
  const found = order.flatMap((seat) => {
    const isPlayer = laid.some((one) => one.from === `seat:${seat}`)
    const drawn = after.sizes[seat]! - before.sizes[seat]! + (isPlayer ? 1 : 0)
    return Array.from({ length: Math.max(0, Math.min(drawn, 6)) }, (_, at) =>
      flight('draw', `seat:${seat}`, TIME.draw, seat === after.eyes ? mine[at] : undefined),
    )
  })
  return inTurn(found, laid.length > 0 ? 180 : 0)
}

/** Everybody's card goes to the neighbour, all at once. */
function passing(before: LastCallView, after: LastCallView): Flight[] {
  const seats = after.sizes.length
  const mine = newCards(before, after)[0]
  return before.sizes.flatMap((size, seat) => {
    if (size === 0) return []
    const to = (seat + after.direction + seats) % seats
    const leaves = seat === after.eyes ? newCards(after, before)[0]?.id : undefined
    return [{ ...flight(`seat:${seat}`, `seat:${to}`, TIME.pass, to === after.eyes ? mine : undefined), leaves }]
  })
}

/** A card to each, round and round, from whoever begins. */
function deal(after: LastCallView): Flight[] {
  const seats = after.sizes.length
  const mine = handOf(after)
  const found: Flight[] = []
  for (let round = 0; round < Math.max(...after.sizes); round += 1) {
    for (let step = 0; step < seats; step += 1) {
      const seat = (after.active + step) % seats
      if (round < after.sizes[seat]!) found.push(flight('draw', `seat:${seat}`, TIME.deal, seat === after.eyes ? mine[round] : undefined))
    }
  }
  return inTurn(found, 0, LONGEST)
}

/** Whether the cards have just been dealt. */
const isFresh = (view: LastCallView): boolean => view.turns === 1 && view.decision === 'turn'

/** The first deal of a game, if this is where it stands. */
export function firstDeal(view: LastCallView): Flight[] {
  return isFresh(view) && pileOf(view) === 1 && view.last_round === null ? deal(view) : []
}

/** The lines of a story that are new: added to what was heard, or all of them where each step tells its own. */
export function newLines(heard: readonly string[], story: readonly string[]): readonly string[] {
  const common = Math.min(heard.length, story.length)
  const goesOn = common === 0 || (heard[0] === story[0] && heard[common - 1] === story[common - 1])
  return goesOn ? story.slice(heard.length) : story
}

const flight = (from: Place, to: Place, ms: number, card?: LastCallCard): Flight => ({ from, to, ms, delay: 0, card })

/** One after the other, a little apart. */
function inTurn(flights: Flight[], start: number, longest = 600): Flight[] {
  const apart = Math.min(TIME.dealApart, longest / Math.max(1, flights.length))
  return flights.map((one, at) => ({ ...one, delay: start + at * apart }))
}

function pileOf(view: LastCallView): number {
  return view.zones.find((zone) => zone.id === 'discards')?.count ?? 0
}

export function handOf(view: LastCallView): LastCallCard[] {
  return (view.eyes === null ? [] : (view.zones.find((zone) => zone.id === `hand-${view.eyes}`)?.items ?? [])) as LastCallCard[]
}

function newCards(before: LastCallView, after: LastCallView): LastCallCard[] {
  const known = new Set(handOf(before).map((card) => card.id))
  return handOf(after).filter((card) => !known.has(card.id))
}

const SHOUTS = ['"My shout!"', '"Drinks all round!"']

const SOUND_OF: Readonly<Record<Cry['sign'], SoundName>> = {
  bell: 'bell',
  caught: 'slap',
  my_shout: 'bigbell',
  cheers: 'clink',
  trigger_troubles: 'siren',
  tough_break: 'break',
  pass_the_bottle: 'slide',
  switch_it_up: 'card',
  about_face: 'card',
  take_that: 'card',
  lets_get_wild: 'card',
  house_mixer: 'card',
}

/** What a line of the story cries. A call is heard once, at its moment; nothing else tells of it. */
function criesOf(line: string, who: string): Cry[] {
  const cries: Cry[] = []
  const shout = SHOUTS.find((words) => line.includes(words))
  if (line.includes(' played Trigger Troubles')) cries.push({ who, words: 'Trigger Troubles', sign: 'trigger_troubles' })
  if (line.includes(' played Tough Break')) cries.push({ who, words: 'Tough Break', sign: 'tough_break' })
  if (shout) cries.push({ who, words: shout.slice(1, -1).toUpperCase(), sign: 'my_shout' })
  if (line.endsWith('"Last call!"')) cries.push({ who, words: 'LAST CALL!', sign: 'bell' })
  if (line.endsWith(' without a call.')) cries.push({ who: line.replace(' without a call.', ''), words: 'Caught!', sign: 'caught' })
  if (line.includes(' did not shout: ')) cries.push({ who, words: 'No shout: 3 cards', sign: 'caught' })
  if (line.includes(' not heard 20 metres away: ')) cries.push({ who, words: 'Not heard: 3 cards', sign: 'caught' })
  if (line.includes(' took a sip')) cries.push({ who, words: 'Cheers!', sign: 'cheers' })
  if (line.startsWith('Everybody passes')) cries.push({ who: '', words: 'Pass the bottle', sign: 'pass_the_bottle' })
  return cries
}

function soundsOf(before: LastCallView, after: LastCallView, lines: readonly string[]): SoundName[] {
  const dealt = after.round > before.round && after.decision !== 'over'
  return dealt || lines.some((line) => line.startsWith('The draw pile is used up')) ? ['shuffle'] : []
}
