import { count, list } from '$lib/words'
import { isAsked, progressOf, type Action, type EmpireView, type Order } from './seen'
import { nameOfOrder, regionName, unitInWords } from './words'

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

/** Why a card on display cannot be bought with the next move. */
export function whyNotBuy(view: EmpireView, card: Action): string {
  if (notNow(view)) return `${card.label}: ${card.effect} ${notNow(view)}`
  if (card.id === view.deck_top && !view.deck_top_for_sale) return `${card.label} lies on the deck. In this house only the four on display are for sale.`
  return `${card.label} costs ${count(card.price ?? 0, 'time unit')}. You have ${view.time_left} left.`
}
