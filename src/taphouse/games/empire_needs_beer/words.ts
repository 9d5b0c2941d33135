import { count, list } from '$lib/words'
import type { MoveView } from '$lib/types'
import { promptOf } from '$table/turn'
import { BEER, BEERS, RACE, RACES, REGION, SCHOOL, SCHOOLS, type Beer, type Race, type RegionId, type School } from './paint'
import { barrelsAt, HAND, handOf, type Action, type EmpireView, type Order, type Player, type Unit } from './seen'

const NUMBERS = ['none', 'one', 'two', 'three', 'four'] as const
const ONE_LINE = 12

export function schoolOf(card: Action): School {
  return SCHOOLS.find((school) => school === card.school) ?? 'basic'
}

/** A name on one line if it is short, else on two of about the same length. */
export function inTwoLines(name: string): string[] {
  if (name.length <= ONE_LINE) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (cut: readonly string[]): number => Math.max(...cut.map((line) => line.length))
  return cuts.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}

/** A name in short lines, for where little is beside it but much below: as many words on each as fit. */
export function inShortLines(name: string, fits: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= fits) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** What a card does, in one or two short lines. */
export function effectLines(parts: readonly string[]): string[] {
  const verbs = [...new Set(parts.map((part) => part.split(' ')[0]!))]
  return verbs.map((verb, at) => {
    const own = parts.filter((part) => part.startsWith(verb))
    const comma = at < verbs.length - 1 ? ',' : ''
    const words = verbLine(verb, own)
    return (at === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words) + comma
  })
}

function verbLine(verb: string, parts: readonly string[]): string {
  if (verb === 'draw') return 'draw a card'
  if (verb === 'change') return 'change one barrel'
  if (verb === 'remove') return `burn up to ${NUMBERS[parts.length]} cards`
  if (parts[0]!.endsWith('orange')) return `place ${NUMBERS[parts.length]} in orange`
  if (parts[0]!.endsWith('any')) return parts.length === 1 ? `${verb} any barrel` : `${verb} any ${NUMBERS[parts.length]}`
  return `${verb} ${parts.map((part) => part.split(' ')[1]).join(' + ')}`
}

/** What one part of a card means, so often. */
export function partInWords(part: string, times = 1): string {
  const [verb, colour = '', only] = part.split(' ')
  const barrels = times === 1 ? (colour === 'any' ? 'a barrel of any colour' : `a ${colour} barrel`) : `up to ${NUMBERS[times]} barrels of any colours`
  if (verb === 'take') return `Take ${barrels} from the supply into your warehouse.`
  if (verb === 'place') return `Place ${barrels} from your warehouse in ${only ? `${regionName(only)}, and nowhere else` : times === 1 ? 'a territory of yours' : 'territories of yours'}.`
  if (verb === 'draw') return 'Draw a card.'
  if (verb === 'change') return 'Change the colour of one barrel of yours.'
  return times === 1 ? 'Remove a card of yours from the game.' : `Remove up to ${NUMBERS[times]} cards of your hand and your discards from the game.`
}

/** What is picked, and what it would do, in one short line. */
export function pickedWords(thing: Action | Order): string {
  if ('race' in thing) return `${nameOfOrder(thing)}: ${goBack(thing)}`
  const does = effectLines((thing as Action).parts ?? []).join(' ')
  return `${thing.label}: ${does.charAt(0).toLowerCase()}${does.slice(1)}`
}

/**
 * A button in three pieces, of which the one in the middle is only heard: the line above has the name of what is picked.
 * With it some buttons would need three lines.
 */
export function inShort(move: MoveView, thing: Action | Order | undefined): [before: string, name: string, after: string] {
  const name = thing ? ('race' in thing ? nameOfOrder(thing) : (thing.label ?? '')) : ''
  if (move.do?.['say'] === 'do-play') return ['Play', ` ${name}`, ' for 1 time unit']
  const at = name ? move.label.indexOf(name) : -1
  return at < 0 ? [move.label, '', ''] : [move.label.slice(0, at).trimEnd(), ` ${name}`, move.label.slice(at + name.length)]
}

/** What the tile of a region gives to whoever leads there. */
const GIVES: Readonly<Record<string, string>> = { time: 'one more time unit', card: 'one more card', barrel: 'a barrel of any colour' }

/** What a region pays, and to whom. */
export function regionInWords(view: EmpireView, id: RegionId, names: readonly string[]): string {
  const { tile, majority } = view.regions.find((one) => one.id === id)!
  const leads = majority === null ? 'Nobody leads now.' : majority === view.eyes ? 'You lead now.' : `${names[majority]} leads now.`
  return `The ${REGION[id].name}: whoever has more barrels here than each of the others as their turn begins gets ${GIVES[tile]}. ${leads}`
}

/** What is left of a beer. */
export function supplyInWords(beer: Beer, left: number): string {
  return left === 0 ? `No ${beer} barrel of ${BEER[beer].name} is left: one has to come back first.` : `${count(left, `${beer} barrel`)} of ${BEER[beer].name} in the supply`
}

/** How long the game still goes. */
export function deckInWords(view: EmpireView): string {
  return view.last_round ? 'The order deck is empty: the game ends with this round.' : `${count(view.orders_left, 'order')} left in the deck. When the last one is gone, the round is played to its end.`
}

/** What a seat has. */
export function playerInWords(player: Player): string {
  const orders = player.races.map((number, at) => `${number} of ${RACES[at]}`)
  const stored = barrelsAt(player, 'warehouse')
  return `${player.fame.total} Fame; orders completed: ${list(orders)}; in the warehouse: ${stored.length > 0 ? list(stored) : 'no barrel'}; ${count(player.hand, 'card')} in hand`
}

/** What a card does, in a sentence; some come without it. */
export const effectOf = (card: Action): string => card.effect || `${effectLines(card.parts ?? []).join(' ')}.`

/** A card as it is said aloud. */
export function cardInWords(card: Action): string {
  const price = card.price ? `, costs ${count(card.price, 'time unit')}` : ''
  return `${card.label}, ${SCHOOL[schoolOf(card)].name}${price}: ${effectOf(card)}`
}

/** `2 red`, `3 green or yellow`, `1 of any colour`. */
export function unitInWords(unit: Unit): string {
  if (unit.colours.length === BEERS.length) return `${unit.count} of any colour`
  return `${unit.count} ${unit.colours.join(' or ')}`
}

export const nameOfOrder = (order: Order): string => order.label ?? ''

export function orderInWords(order: Order): string {
  const needs = (order.units ?? []).map((unit) => `${unitInWords(unit)} in ${regionName(unit.region)}`)
  const bonus = order.bonus ? `; at the end 1 Fame for each ${order.bonus} barrel you still have` : ''
  return `${nameOfOrder(order)}, ${RACE[raceOf(order)].name}, ${order.fame} Fame: ${list(needs)}; ${goBack(order)}${bonus}`
}

export const raceOf = (order: Order): Race => (order.race ?? 'dwarves') as Race
export const regionName = (id: string): string => `the ${REGION[id as RegionId].name}`
export const beersOf = (unit: Unit): readonly Beer[] => unit.colours as unknown as readonly Beer[]

export function goBack(order: Order): string {
  const removes = order.removes ?? 0
  return removes === order.used ? 'all go back' : `${removes} of ${order.used} go back`
}

export function statusOf(view: EmpireView, wide: boolean): string {
  if (view.active < 0 || !wide) return ''
  if (view.decision === 'over') return `Scored after ${count(view.round, 'round')}`
  return `Round ${view.round}${view.round === view.round_limit ? ', the last one allowed' : ''}`
}

/** In few words what is asked while something is carried out; the bench shows what can be tapped. */
const BRIEF: Readonly<Record<string, string>> = {
  resolve: 'Do of it what you like, in any order.',
  swap_warehouse: 'Your warehouse is full: one has to go.',
  swap_region: 'Your territory is full: one has to go.',
  remove_used: 'Choose the barrels that you deliver.',
  purple_bonus: 'You lead in the Dusk Woods: take a barrel.',
  new_secret: 'Take a new secret order.',
}

/** What stands beside whose turn it is: what is picked, or else what can be done. */
export function turnWords(view: EmpireView, mine: boolean, short: boolean, picked?: Action | Order): string {
  if (view.outcome) return ''
  if (!mine) return theirWords(view)
  if (picked) return pickedWords(picked)
  const over = handOf(view).length - HAND
  switch (view.decision) {
    case 'task':
      return view.last_round ? 'Your last turn: play, buy, draw or complete.' : 'Play, buy, draw or complete an order.'
    case 'last_sip':
      return 'Whoever sipped last begins.'
    case 'end_discard':
      return over > 0 ? `Discard ${over} or more.` : 'Discard what you like.'
    default:
      if (short) return BRIEF[view.decision] ?? ''
      return view.decision === 'resolve' ? (view.in_play?.effect ?? '') : promptOf(view)
  }
}

/** `Mike to play` goes on with `out Imp Courier`. */
function theirWords(view: EmpireView): string {
  if (view.decision === 'resolve' && view.in_play) return `out ${view.in_play.label}`
  return (view.task ?? '').split(' ').slice(1).join(' ')
}

/** How the last round stands, for the banner. */
export function lastRoundWords(view: EmpireView, names: readonly string[]): string {
  if (view.last_seat === view.active) return 'Last round: this is the last turn'
  const who = view.last_seat === view.eyes ? 'you have' : `${names[view.last_seat]} has`
  return `Last round: ${who} the last turn`
}

/** What a set of orders is worth: 5 for all three races, 2 for two of them. */
export function setsInWords(races: readonly number[]): string {
  const [least = 0, middle = 0] = [...races].sort((a, b) => a - b)
  const words = [...(least > 0 ? [count(least, 'full set')] : []), ...(middle > least ? [count(middle - least, 'pair')] : [])]
  return words.length > 0 ? list(words) : 'no sets'
}

export const SIPS: Readonly<Record<string, string>> = { right_now: 'right now', today: 'today', this_week: 'this week', longer_ago: 'longer ago' }

/** What the button of the move says while nothing is picked. */
export function idleWords(view: EmpireView): string {
  if (view.decision === 'task') return 'Make your pick'
  if (view.decision === 'new_secret') return 'Pick an order'
  return 'Choose above'
}
