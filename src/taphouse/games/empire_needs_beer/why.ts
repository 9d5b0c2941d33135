import { count, list } from '$lib/words'
import { isAsked, progressOf, type Action, type EmpireView, type Order } from './seen'
import { nameOfOrder, regionName, unitInWords } from './words'

const notNow = (view: EmpireView): string => (view.outcome ? 'The game is over.' : 'It is not your turn.')

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
  const missing = missingWords(view, order)
  if (!isAsked(view)) return `${nameOfOrder(order)}: ${missing} ${notNow(view)}`
  return `${nameOfOrder(order)}: ${missing}`
}

/** Why a card on display cannot be bought with the next move. */
export function whyNotBuy(view: EmpireView, card: Action): string {
  if (!isAsked(view)) return `${card.label}: ${card.effect} ${notNow(view)}`
  if (view.decision !== 'task') return `${card.label}: ${card.effect} First finish what you are doing.`
  if (card.id === view.deck_top && !view.deck_top_for_sale) return `${card.label} lies on the deck. In this house only the four on display are for sale.`
  return `${card.label} costs ${count(card.price ?? 0, 'time unit')}. You have ${view.time_left} left.`
}
