import type { Moments } from '$table/moments'
import { nameIn, seatIn } from '$words/facts'
import { isBar, itemsOf, type WithFriendsView } from './words'
import type { Said } from './words/said'

/** WF-032: a Bar laid on a Bar takes the trick from it. */
export const moments: Moments<WithFriendsView> = {
  played: ({ fact, before, words }) => {
    const card = nameIn(String(fact['card']))
    const [who, under] = [seatIn(fact['who']), before && itemsOf(before, 'trick').findLast((item) => isBar(item, words))]
    if (who === undefined || under?.seat == null || !isBar({ id: card }, words)) return undefined
    return {
      kind: 'bar-on-bar',
      icon: 'bell',
      what: { say: 'moment-bar', who: `seat:${who}`, whom: `seat:${under.seat}` } satisfies Said,
      why: { say: 'moment-bar-why' } satisfies Said,
      rule: 'WF-032',
      seats: [who],
      pieces: [`[data-laid="${card}"]`, `[data-laid="${under.id}"]`],
    }
  },
}
