import type { Moments } from '$table/moments'
import { nameIn, seatIn, type Ref, type SeatRef } from '$words/facts'
import { orderOf, type Wire } from './seen'
import type { Said } from './words/said'

/** ENB-054: the orders in the middle are open to everybody; whoever completes one takes it from all who worked on it. */
export const moments: Moments<Wire> = {
  completed: ({ fact, before, view, words }) => {
    const [who, order] = [fact['who'], fact['order']] as [SeatRef, Ref<'order'>]
    const mine = before?.uses?.[nameIn(order)] ?? []
    const lay = before?.zones.find((zone) => zone.id === 'middle')?.items?.findIndex(({ id }) => id === nameIn(order)) ?? -1
    if (seatIn(who) === view.eyes || mine.length === 0 || lay < 0) return undefined
    return {
      kind: 'snatched',
      icon: 'warning',
      what: { say: 'moment-snatched', who, order } satisfies Said,
      why: { say: 'moment-snatched-why', number: mine.length, most: orderOf(words, nameIn(order)).used } satisfies Said,
      rule: 'ENB-054',
      seats: [seatIn(who)!],
      pieces: [`[data-place="middle-${lay}"]`],
    }
  },
}
