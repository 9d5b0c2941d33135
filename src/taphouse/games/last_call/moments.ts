import type { Moments } from '$table/moments'
import { nameIn, seatIn, type AnyFact, type SeatRef } from '$words/facts'
import type { LastCallView } from './view'
import type { Said } from './words/said'

const seats = (...refs: unknown[]): number[] => refs.flatMap((ref) => seatIn(ref) ?? [])

/** How many cards somebody drew with this: the story tells it in the same breath. */
const drawnBy = (who: SeatRef, news: readonly AnyFact[]): number =>
  news
    .filter((fact) => fact['who'] === who)
    .reduce((sum, fact) => sum + (fact.say === 'drew' ? Number(fact['number']) : fact.say === 'you-drew' ? (fact['cards'] as unknown[]).length : 0), 0)

/** A call, a catch, and cards that come as a fine: who, for what, by which rule. */
export const moments: Moments<LastCallView> = {
  'cried-last-call': ({ fact }) => ({
    kind: 'last-call',
    icon: 'bell',
    what: { say: 'moment-call', who: fact['who'] as SeatRef } satisfies Said,
    why: { say: 'moment-call-why' } satisfies Said,
    rule: 'LC-060',
    seats: seats(fact['who']),
    pieces: [`[data-place="pile"] [data-card="${nameIn(String(fact['card']))}"]`],
    brief: true,
  }),
  caught: ({ fact, news }) => {
    const [who, whom] = [fact['who'], fact['whom']] as [SeatRef, SeatRef]
    return {
      kind: 'caught',
      icon: 'warning',
      what: { say: 'moment-caught', who, whom } satisfies Said,
      why: { say: 'moment-caught-why', whom, number: drawnBy(whom, news) } satisfies Said,
      rule: 'LC-061',
      seats: seats(who, whom),
    }
  },
  'no-shout': ({ fact }) => ({
    kind: 'no-shout',
    icon: 'warning',
    what: { say: 'moment-no-shout', who: fact['who'] as SeatRef } satisfies Said,
    why: { say: 'moment-no-shout-why', number: Number(fact['number']) } satisfies Said,
    rule: 'LC-042',
    seats: seats(fact['who']),
  }),
}
