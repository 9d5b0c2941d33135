import type { Words } from '$words/words'
import { BEERS, isBeer } from './paint'
import { barrelsAt, isAsked, me, progressOf, say, type Action, type EmpireView, type Order } from './seen'
import type { Said } from './words/said'

/** What stands in the way whatever is tapped, or nothing. */
function notNow(view: EmpireView): Said[] {
  if (view.outcome) return [{ say: 'table-over' }]
  if (!isAsked(view)) return [{ say: 'table-not-yours' }]
  if (view.decision === 'end_discard') return [{ say: 'table-time-over' }]
  return view.decision === 'task' ? [] : [{ say: 'table-busy' }]
}

/** What an order still lacks. */
function missing(view: EmpireView, order: Order): Said {
  const met = progressOf(view, order.id)?.met ?? []
  const lacks = order.units.flatMap(({ count, colours, region }, at): Said[] => {
    const number = count - (met[at] ?? 0)
    if (number <= 0) return []
    const unit = { say: 'table-unit', number, place: `place:${region}` } as const
    return [colours.length === BEERS.length ? unit : { ...unit, colours: colours.map((colour) => `colour:${colour}` as const) }]
  })
  return { say: 'table-missing', lacks }
}

/** What an order still lacks, in a sentence. */
export const missingWords = (words: Words, view: EmpireView, order: Order): string => say(words, missing(view, order))

/** Why an order cannot be completed with the next move. */
export const whyNotComplete = (words: Words, view: EmpireView, order: Order): string =>
  say(words, { say: 'table-why-order', order: `order:${order.id}`, missing: missing(view, order), then: notNow(view) })

/** Why a card of the hand would do nothing now. */
export function whyInVain(words: Words, view: EmpireView, card: Action): string {
  return [...new Set(card.parts.map((part) => say(words, whyNotPart(view, part))))].join(' ')
}

function whyNotPart(view: EmpireView, part: string): Said {
  const [verb, word = '', only] = part.split(' ')
  const stored = barrelsAt(me(view)!, 'warehouse')
  const beer = isBeer(word) ? word : undefined
  const colour = beer ? ({ colour: `colour:${beer}` } as const) : {}
  switch (verb) {
    case 'take':
      return (beer ? view.supply[beer] > 0 : BEERS.some((one) => view.supply[one] > 0)) ? { say: 'vain-warehouse' } : { say: 'vain-supply', ...colour }
    case 'place':
      if (beer ? stored.includes(beer) : stored.length > 0) return only ? { say: 'vain-room', place: `place:${only}` } : { say: 'vain-room' }
      return { say: 'vain-place', ...colour }
    case 'draw':
      return { say: 'vain-draw' }
    default:
      return { say: 'vain-change' }
  }
}

/** Why a card on display cannot be bought with the next move. */
export function whyNotBuy(words: Words, view: EmpireView, card: Action): string {
  const now = notNow(view)
  const onDeck = card.id === view.deck_top && !view.deck_top_for_sale
  const price: Said = onDeck ? { say: 'table-only-display' } : { say: 'table-costs', price: card.price, left: view.time_left }
  return say(words, { say: 'table-why-card', card: `card:${card.id}`, then: now.length > 0 ? now : [price] })
}
