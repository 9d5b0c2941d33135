import type { EventName } from './events/events'
import { TIME } from '$lib/motion'
import type { Item } from '$lib/types'
import type { SoundName } from '$sound/sounds'
import { nameIn, type AnyFact } from '$words/facts'
import type { Words } from '$words/words'
import { pieceOf } from './faces'
import { directionOf, drawPileOf, handOf, pileOf, sidestepOf, sizesOf, topOf } from './table'
import type { LastCallView } from './view'
import type { Said } from './words/said'

/** A place between which cards travel. */
export type Place = 'draw' | 'pile' | 'aside' | `seat:${number}`

/** One card on its way; without a face it travels face down. */
export interface Flight {
  from: Place
  to: Place
  /** The card by its notation. */
  card?: string | undefined
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

/** What changed from one view to the next, as the eye and the ear may follow it; `facts` are the new ones of the story. */
export function whatHappened(before: LastCallView, after: LastCallView, facts: readonly AnyFact[], words: Words): Happened {
  if (facts.length > TOO_MUCH && before.round === after.round) return nothing()
  const told = facts as readonly Said[]
  const cries = told.flatMap((fact) => criesOf(fact, words))
  return { flights: flightsOf(before, after, told, words), cries, sounds: [...soundsOf(before, after, told), ...cries.map((cry) => SOUND_OF[cry.sign])] }
}

function flightsOf(before: LastCallView, after: LastCallView, facts: readonly Said[], words: Words): Flight[] {
  if (after.round !== before.round) return after.round > before.round && isFresh(after) ? deal(after) : []
  if (after.turns < before.turns || after.turns > before.turns + MISSED_TURNS) return []
  if (before.decision === 'pass_card' && after.decision !== 'pass_card') return passing(before, after)
  const laid = layings(before, after, facts, words)
  return [...laid, ...draws(before, after, laid)]
}

/** The card that came to the pile or sidestep: from the seat whose turn it was, or turned up from the draw pile. */
function layings(before: LastCallView, after: LastCallView, facts: readonly Said[], words: Words): Flight[] {
  const grown = pileOf(after) > pileOf(before) || drawPileOf(after) > drawPileOf(before)
  const from = `seat:${before.active}` as const
  const found: Flight[] = []
  const aside = sidestepOf(after)
  if (aside && aside !== sidestepOf(before)) found.push(flight(from, 'aside', TIME.play, aside))
  if (topOf(after) === topOf(before) || !grown) return found
  const troubles = troublesIn(facts, words)
  if (!troubles) return [...found, flight(from, 'pile', TIME.play, topOf(after))]
  return [...found, flight(from, 'pile', TIME.play, troubles), { ...flight('draw', 'pile', TIME.play, topOf(after)), delay: TIME.hold }]
}

/** The Trigger Troubles that was played, if a card turned up lies on it by now: only the story tells which of the two it is. */
export function troublesIn(facts: readonly AnyFact[], words: Words): string | undefined {
  const told = facts as readonly Said[]
  const played = told.findLast((fact) => fact.say === 'played' && eventOf(fact.card, words) === 'trigger_troubles')
  if (played?.say !== 'played' || !told.some((fact) => fact.say === 'turned-up')) return undefined
  return nameIn(played.card)
}

const eventOf = (card: string, words: Words): EventName | undefined => pieceOf(words, nameIn(card)).event

/** Cards drawn, from the seat whose turn it was onwards in the direction of play. */
function draws(before: LastCallView, after: LastCallView, laid: readonly Flight[]): Flight[] {
  // Cards that come back with a move taken back were never drawn.
  if (drawPileOf(after) === drawPileOf(before)) return []
  const [sizes, had] = [sizesOf(after), sizesOf(before)]
  const seats = sizes.length
  const order = Array.from({ length: seats }, (_, step) => (before.active + (directionOf(after) > 0 ? step : seats - step)) % seats)
  const mine = newCards(before, after)
  const found = order.flatMap((seat) => {
    const isPlayer = laid.some((one) => one.from === `seat:${seat}`)
    const drawn = sizes[seat]! - had[seat]! + (isPlayer ? 1 : 0)
    return Array.from({ length: Math.max(0, Math.min(drawn, 6)) }, (_, at) =>
      flight('draw', `seat:${seat}`, TIME.draw, seat === after.eyes ? mine[at] : undefined),
    )
  })
  return inTurn(found, laid.length > 0 ? 180 : 0)
}

/** Everybody's card goes to the neighbour, all at once. */
function passing(before: LastCallView, after: LastCallView): Flight[] {
  const seats = after.seats.length
  const mine = newCards(before, after)[0]
  return sizesOf(before).flatMap((size, seat) => {
    if (size === 0) return []
    const to = (seat + directionOf(after) + seats) % seats
    const leaves = seat === after.eyes ? newCards(after, before)[0] : undefined
    return [{ ...flight(`seat:${seat}`, `seat:${to}`, TIME.pass, to === after.eyes ? mine : undefined), leaves }]
  })
}

/** A card to each, round and round, from whoever begins. */
function deal(after: LastCallView): Flight[] {
  const sizes = sizesOf(after)
  const seats = sizes.length
  const mine = handOf(after)
  const found: Flight[] = []
  for (let round = 0; round < Math.max(...sizes); round += 1) {
    for (let step = 0; step < seats; step += 1) {
      const seat = (after.active + step) % seats
      if (round < sizes[seat]!) found.push(flight('draw', `seat:${seat}`, TIME.deal, seat === after.eyes ? mine[round]?.id : undefined))
    }
  }
  return inTurn(found, 0, LONGEST)
}

/** Whether the cards have just been dealt. */
const isFresh = (view: LastCallView): boolean => view.turns === 1 && view.decision === 'turn'

/** The first deal of a game, if this is where it stands. */
export function firstDeal(view: LastCallView): Flight[] {
  return isFresh(view) && pileOf(view) === 1 && !view.last_round ? deal(view) : []
}

/** The facts of a story that are new: added to what was heard, or all of them where each step tells its own. */
export function newFacts(heard: readonly AnyFact[], story: readonly AnyFact[]): readonly AnyFact[] {
  const common = Math.min(heard.length, story.length)
  const goesOn = common === 0 || (isSame(heard[0], story[0]) && isSame(heard[common - 1], story[common - 1]))
  return goesOn ? story.slice(heard.length) : story
}

const isSame = (one: AnyFact | undefined, other: AnyFact | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

const flight = (from: Place, to: Place, ms: number, card?: string): Flight => ({ from, to, ms, delay: 0, card })

/** One after the other, a little apart. */
function inTurn(flights: Flight[], start: number, longest = 600): Flight[] {
  const apart = Math.min(TIME.dealApart, longest / Math.max(1, flights.length))
  return flights.map((one, at) => ({ ...one, delay: start + at * apart }))
}

function newCards(before: LastCallView, after: LastCallView): string[] {
  const known = new Set(handOf(before).map((card: Item) => card.id))
  return handOf(after).flatMap((card) => (known.has(card.id) ? [] : [card.id ?? '']))
}

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

/** What a fact of the story cries. A call is heard once, at its moment; nothing else tells of it. */
function criesOf(fact: Said, words: Words): Cry[] {
  const cry = (who: string, say: Said['say'], sign: Cry['sign']): Cry => ({ who, words: words.form(say, '', {}), sign })
  switch (fact.say) {
    case 'played':
    case 'stacked': {
      const who = words.shown(fact.who)
      const event = eventOf(fact.card, words)
      const loud = event === 'trigger_troubles' || event === 'tough_break' ? [{ who, words: words.label('event', event), sign: event }] : []
      return [...loud, ...(fact.then ?? []).flatMap((more) => (CRIED[more.say] ? [cry(who, ...CRIED[more.say]!)] : []))]
    }
    case 'caught':
      return [cry(words.say({ ...fact, say: 'table-caught' }), 'cry-caught', 'caught')]
    case 'no-shout':
      return [cry(words.shown(fact.who), 'cry-no_shout', 'caught')]
    case 'not-heard':
      return [cry(words.shown(fact.who), 'cry-not_heard', 'caught')]
    case 'sipped':
      return [cry(words.shown(fact.who), 'cry-cheers', 'cheers')]
    case 'bottle-passed':
      return [cry('', 'cry-bottle', 'pass_the_bottle')]
    default:
      return []
  }
}

/** What follows a play in the story, and how it is cried. */
const CRIED: Readonly<Record<string, [say: Said['say'], sign: Cry['sign']]>> = {
  'cried-my-shout': ['cry-my_shout', 'my_shout'],
  'cried-drinks': ['cry-drinks', 'my_shout'],
  'cried-last-call': ['cry-last_call', 'bell'],
}

function soundsOf(before: LastCallView, after: LastCallView, facts: readonly Said[]): SoundName[] {
  const dealt = after.round > before.round && after.decision !== 'over'
  return dealt || facts.some((fact) => fact.say === 'renewed') ? ['shuffle'] : []
}
