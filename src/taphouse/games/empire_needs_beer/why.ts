import { count, list } from '$lib/words'
import { BEERS, isBeer } from './paint'
import { barrelsAt, isAsked, me, progressOf, type Action, type EmpireView, type Order } from './seen'
import { effectOf, nameOfOrder, regionName, unitInWords } from './words'

/** What stands in the way whatever is tapped, or nothing. */
function notNow(view: EmpireView): string {
  if (view.outcome) return 'The game is over.'
  if (!isAsked(view)) return 'It is not your turn.'
  if (view.decision === 'end_discard') return 'Your time is over.'
  return view.decision === 'task' ? '' : 'First finish what you are doing.'
}

/** What an order still lacks, in a sentence. */
export function missingWords(view: EmpireView, order: Order): string {
  const met = progressOf(view, order.id)?.met ?? []
  const lacking = (order.units ?? [])
    .map((unit, at) => ({ ...unit, count: unit.count - (met[at] ?? 0) }))
    .filter((unit) => unit.count > 0)
    .map((unit) => `${unitInWords(unit)} in ${regionName(unit.region)}`)
  return lacking.length > 0 ? `It still needs ${list(lacking)}.` : 'You have all it needs.'
}

/** Why an order cannot be completed with the next move. */
export function whyNotComplete(view: EmpireView, order: Order): string {
  return [`${nameOfOrder(order)}: ${missingWords(view, order)}`, notNow(view)].filter(Boolean).join(' ')
}

/** Why a card of the hand would do nothing now. */
export function whyInVain(view: EmpireView, card: Action): string {
  const reasons = [...new Set((card.parts ?? []).map((part) => whyNotPart(view, part)))]
  return reasons.join(' ')
}

function whyNotPart(view: EmpireView, part: string): string {
  const [verb, colour = '', only] = part.split(' ')
  const stored = barrelsAt(me(view)!, 'warehouse')
  const barrel = isBeer(colour) ? `${colour} barrel` : 'barrel'
  switch (verb) {
    case 'take':
      if (isBeer(colour) ? view.supply[colour] > 0 : BEERS.some((beer) => view.supply[beer] > 0)) return `Your warehouse is full, and no other barrel could make way.`
      return `The supply has no ${barrel}.`
    case 'place':
      if (isBeer(colour) ? stored.includes(colour) : stored.length > 0) return `There is no room in ${only ? regionName(only) : 'your territories'}.`
      return `There is no ${barrel} in your warehouse to be placed.`
    case 'draw':
      return 'There is no card that you could draw.'
    default:
      return 'You have no barrel whose colour could be changed.'
  }
}

/** Why a card on display cannot be bought with the next move. */
export function whyNotBuy(view: EmpireView, card: Action): string {
  if (notNow(view)) return `${card.label}: ${effectOf(card)} ${notNow(view)}`
  if (card.id === view.deck_top && !view.deck_top_for_sale) return `${card.label}: ${effectOf(card)} It lies on the deck, and in this house only the four on display are for sale.`
  return `${card.label}: ${effectOf(card)} It costs ${count(card.price ?? 0, 'time unit')}; you have ${view.time_left} left.`
}
