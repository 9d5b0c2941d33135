import type { MoveView } from '$lib/types'
import type { AnyFact } from '$words/facts'
import type { Words } from '$words/words'
import { doing, isAsked, progressOf, say, type Action, type EmpireView, type Order } from './seen'
import type { Said } from './words/said'

/** What stands in the way whatever is tapped, or nothing. */
function notNow(view: EmpireView): Said[] {
  if (view.outcome) return [{ say: 'table-over' }]
  if (!isAsked(view)) return [{ say: 'table-not-yours' }]
  if (view.task === 'end_discard') return [{ say: 'table-time-over' }]
  return view.task === 'task' ? [] : [{ say: 'table-busy' }]
}

/** What an order still lacks. */
const missing = (view: EmpireView, order: Order): Said => ({ say: 'table-missing', lacks: [...(progressOf(view, order.id)?.lacks ?? order.units.map(({ ref }) => ref))] })

/** What an order still lacks, in a sentence. */
export const missingWords = (words: Words, view: EmpireView, order: Order): string => say(words, missing(view, order))

/** Why an order cannot be completed with the next move. */
export const whyNotComplete = (words: Words, view: EmpireView, order: Order): string =>
  say(words, { say: 'table-why-order', order: `order:${order.id}`, missing: missing(view, order), then: notNow(view) })

/** Why a card that is to be played would do nothing now, and what it would cost. */
export function whyInVain(words: Words, move: MoveView): string {
  const fact = doing(move)
  if (fact.say !== 'do-play') return ''
  const cost: AnyFact = { say: 'table-in-vain-cost' } satisfies Said
  return say(words, { say: 'table-in-vain', card: fact.card, then: [...(fact.vain ?? []), cost] })
}

/** Why a card on display cannot be bought with the next move. */
export function whyNotBuy(words: Words, view: EmpireView, card: Action): string {
  const now = notNow(view)
  const onDeck = card.id === view.deck_top && view.only_display
  const price: Said = onDeck ? { say: 'table-only-display' } : { say: 'table-costs', price: card.price, left: view.time_left }
  return say(words, { say: 'table-why-card', card: `card:${card.id}`, then: now.length > 0 ? now : [price] })
}
