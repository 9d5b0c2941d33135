import type { Moments } from '$table/moments'
import { nameIn, seatIn, type Ref, type SeatRef } from '$words/facts'
import { kindOf } from './faces'
import type { FwbView } from './seen'
import type { Said } from './words/said'

/** FWB-034: an interrupt strikes the moment it is drawn, and everybody it concerns. */
export const moments: Moments<FwbView> = {
  met: ({ fact, view, words }) => {
    const [who, resource] = [fact['who'], fact['resource']] as [SeatRef, Ref<'resource'>]
    const met = view.met?.findLast(({ card }) => kindOf(words, card) === nameIn(resource))
    const hit = (met?.results ?? []).flatMap((result) => seatIn(result['who']) ?? [])
    return {
      kind: 'interrupt',
      icon: 'warning',
      what: { say: 'moment-met', who, resource } satisfies Said,
      why: { say: 'moment-met-why' } satisfies Said,
      rule: 'FWB-034',
      seats: [...new Set([...(seatIn(who) === undefined ? [] : [seatIn(who)!]), ...hit])],
    }
  },
}
