import { count, list } from '$lib/words'
import { promptOf } from '$table/turn'
import { BEERS, RACE, REGION, SCHOOL, SCHOOLS, type Beer, type Race, type RegionId, type School } from './paint'
import { HAND, handOf, type Action, type EmpireView, type Order, type Unit } from './seen'

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

/** A card as it is said aloud. */
export function cardInWords(card: Action): string {
  const does = card.effect || `${effectLines(card.parts ?? []).join(' ')}.`
  const price = card.price ? `, costs ${count(card.price, 'time unit')}` : ''
  return `${card.label}, ${SCHOOL[schoolOf(card)].name}${price}: ${does}`
}

/** `2 red`, `3 green or yellow`, `1 of any colour`. */
export function unitInWords(unit: Unit): string {
  if (unit.colours.length === BEERS.length) return `${unit.count} of any colour`
  return `${unit.count} ${unit.colours.join(' or ')}`
}

export const nameOfOrder = (order: Order): string => (order.label ?? '').replace(/ \([^)]*\)$/, '')

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

/** What stands beside whose turn it is; a small screen has it on the bench or the buttons already. */
export function turnWords(view: EmpireView, mine: boolean, short: boolean): string {
  if (view.outcome) return ''
  if (!mine) return theirWords(view)
  const over = handOf(view).length - HAND
  switch (view.decision) {
    case 'task':
      return view.last_round ? 'your last turn' : short ? '' : 'Play, buy, draw or complete an order.'
    case 'last_sip':
      return 'Whoever sipped last begins.'
    case 'end_discard':
      return over > 0 ? `discard ${over} or more` : 'discard what you like'
    case 'new_secret':
      return short ? 'take a new order' : promptOf(view)
    default:
      return short ? '' : view.decision === 'resolve' ? (view.in_play?.effect ?? '') : promptOf(view)
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
