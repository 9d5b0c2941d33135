import { sentences } from '$lib/words'
import { owedBy } from '$table/seat'
import type { Ref } from '$words/facts'
import type { Words } from '$words/words'
import { guestRef, kindRef } from './faces'
import { guestMarketOf, hostOf, isAsked, questionOf, type FwbView } from './seen'
import { verbOf } from './things'
import { seatRef } from './words'
import type { Said } from './words/said'

/** A sentence or two that say why something is asked; a card that is being carried out tells its own story already. */
export function reasonOf(view: FwbView, words: Words): string {
  const say = (fact: Said | undefined): string => (fact ? words.say(fact) : '')
  if (!isAsked(view)) return say(waitingFor(view))
  const { asked } = view
  const why = asked && words.has(`${asked.say}.why`) ? words.form(asked.say, 'why', asked) : ''
  return sentences(why, say(besides(view)))
}

/** What else is to be said of a question, by what lies on the table. */
function besides(view: FwbView): Said | undefined {
  switch (questionOf(view)) {
    case 'ask-one-shot':
      return view.moves?.some((move) => verbOf(move) === 'do-driver') ? { say: 'table-why-driver', guests: allGuests(view) } : undefined
    case 'ask-pay-choice':
      return { say: 'table-why-pay', guest: guestOf(view), pays: dueIn(view) }
    case 'ask-rush-omit':
      return { say: 'table-why-omit', guest: guestOf(view) }
    case 'ask-order-payment':
      return dueIn(view).length > 0 ? { say: 'table-due', resources: dueIn(view) } : undefined
    default:
      return undefined
  }
}

/** All whose liqueurs are in play. */
function allGuests(view: FwbView): Ref<'guest'>[] {
  const hosted = view.seats.flatMap(({ seat }) => hostOf(view, seat).guests.map((place) => place.guest))
  return [...hosted, ...guestMarketOf(view).flatMap((guest) => guest?.id ?? [])].map(guestRef)
}

/** The guest whose recipe is being paid. */
function guestOf(view: FwbView): Ref<'guest'> {
  const { seat, slot } = view.payment!
  return guestRef(hostOf(view, seat).guests[slot - 1]!.guest)
}

/** What a payment still asks for, in the order in which the rest would go. */
const dueIn = (view: FwbView): Ref<'resource'>[] => (view.payment?.due ?? []).map(kindRef)

/** Who is still to answer a question that everybody is asked. */
function waitingFor(view: FwbView): Said | undefined {
  const who = view.seats.filter(({ seat }) => ['arrival', 'one_shot'].includes(owedBy(view, seat))).map((seat) => seatRef(seat.seat))
  return who.length > 0 ? { say: 'table-in-secret', who } : undefined
}
