import type { Moment, Moments, Told } from '$table/moments'
import type { SeatRef } from '$words/facts'
import { iconsOf, type Table } from './reading'
import type { Said } from './words/said'

/** The two cards that clink: still in the air, or sent away already. */
function clinking({ view }: Told<Table>): { played: string; matched: string; place: number } | undefined {
  const { toast, latest } = view
  if (toast) return { played: toast.played, matched: toast.matched || (toast.candidates?.[0] ?? ''), place: toast.target }
  return latest?.card && latest.place != null ? { played: latest.card, matched: latest.matched ?? '', place: latest.place } : undefined
}

/** CC-036: a small icon met a big one, and both cards leave. */
function cheers(told: Told<Table>, what: Said): Moment | undefined {
  const clink = clinking(told)
  const icons = clink && iconsOf(told.words, clink.played)
  if (!clink || !icons) return undefined
  return {
    kind: 'cheers',
    icon: 'cup',
    what,
    why: { say: 'moment-cheers-why', ingredient: `ingredient:${icons.small}` } satisfies Said,
    rule: 'CC-036',
    pieces: [`[data-thing="zone:place-${clink.place}"]`, `[data-part="felt"] [data-card="${clink.played}"]`, `[data-part="felt"] [data-card="${clink.matched}"]`],
  }
}

export const moments: Moments<Table> = {
  cheered: (told) => cheers(told, { say: 'cheered', who: told.fact['who'] as SeatRef, place: String(told.fact['place']) }),
  'cheered-own': (told) => cheers(told, { say: 'cheered-own', who: told.fact['who'] as SeatRef }),
}
