import type { Moments } from '$table/moments'
import { seatIn, type SeatRef } from '$words/facts'
import type { SixPackView } from './view'
import type { Said } from './words/said'

/** SP-067: several find a six-pack in the same round of looking, perhaps in the same six cards, and all of them score. */
export const moments: Moments<SixPackView> = {
  'claim-holds': ({ fact, news }) => {
    const found = news.filter((one) => one.say === 'claim-holds')
    const who = [...new Set(found.map((one) => one['who'] as SeatRef))]
    if (who.length < 2 || found[0]!['who'] !== fact['who']) return undefined
    const same = found.every((one) => one['cell'] === fact['cell'] && one['shape'] === fact['shape'])
    return {
      kind: 'found-at-once',
      icon: 'cup',
      what: { say: 'moment-at-once', who } satisfies Said,
      why: { say: 'moment-at-once-why', same: same ? 'yes' : 'no' } satisfies Said,
      rule: 'SP-067',
      seats: who.flatMap((one) => seatIn(one) ?? []),
    }
  },
}
