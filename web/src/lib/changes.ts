import { text } from '../words/facts'
import { say } from '../words/language.svelte'
import type { Clock } from './options'
import type { SeatInfo, TableInfo, UnmetInfo } from './types'

/** Whoever has just come in hears of what came to nothing only if it was so many seconds ago at most. */
const LATELY = 300

function unmetInWords(unmet: UnmetInfo, { seats, your_seat: me, you_host: hosts }: TableInfo): string {
  const isMine = unmet.by == null ? (hosts ?? false) : unmet.by === me
  if (unmet.no != null) {
    if (unmet.no === me || me == null && !isMine) return ''
    const who = text(seats[unmet.no]?.name || say('somebody'))
    return say('said-no', { who, about: unmet.about === 'clock' ? 'clock' : 'other' })
  }
  if (!isMine) return ''
  return say(unmet.about === 'undo' ? 'undo-lapsed' : 'question-lapsed')
}

function seatInWords(before: SeatInfo, after: SeatInfo): string {
  if (before.kind === 'person' && after.kind === 'gone') return say('left-for-good', { who: text(before.name ?? '') })
  if (before.kind !== 'person' || after.kind !== 'person' || (before.stood_in ?? false) === (after.stood_in ?? false)) return ''
  return say(after.stood_in ? 'bot-for' : 'back-again', { who: text(after.name ?? '') })
}

/** What has changed at a running table and should be told in words to whoever sits or looks on. `now`: seconds since 1970. */
export function changesIn(before: TableInfo | undefined, after: TableInfo, now: number): string[] {
  if (after.status !== 'running') return []
  const known = (unmet: UnmetInfo): boolean => (before ? (before.unmet ?? []).some((one) => one.number === unmet.number) : unmet.at < now - LATELY)
  const words = (after.unmet ?? []).filter((unmet) => !known(unmet)).map((unmet) => unmetInWords(unmet, after))
  if (before?.status === 'running') {
    if ((before.clock ?? 'none') !== (after.clock ?? 'none')) words.push(say('clock-now', { clock: (after.clock ?? 'none') as Clock }))
    // Of my own seat I am told where I can take it back.
    for (const seat of after.seats) if (seat.seat !== after.your_seat && before.seats[seat.seat]) words.push(seatInWords(before.seats[seat.seat]!, seat))
  }
  return words.filter(Boolean)
}
