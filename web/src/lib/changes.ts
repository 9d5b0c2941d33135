import type { SeatInfo, TableInfo, UnmetInfo } from './types'

/** Whoever has just come in hears of what came to nothing only if it was so many seconds ago at most. */
const LATELY = 300

const CLOCKS: Record<string, string> = {
  none: 'From now on no clock runs.',
  relaxed: 'From now on a relaxed clock runs.',
  brisk: 'From now on a brisk clock runs.',
}

function unmetInWords(unmet: UnmetInfo, { seats, your_seat: me, you_host: hosts }: TableInfo): string {
  const isMine = unmet.by == null ? (hosts ?? false) : unmet.by === me
  if (unmet.no != null) {
    if (unmet.no === me || me == null && !isMine) return ''
    const would = unmet.about === 'clock' ? 'would rather leave the clock as it is' : 'would rather play on'
    return `${seats[unmet.no]?.name || 'Somebody'} ${would}.`
  }
  if (!isMine) return ''
  return unmet.about === 'undo' ? 'The game has gone on: nobody is asked about your move any more.' : 'Nobody has answered what you asked. It is not asked any more.'
}

function seatInWords(before: SeatInfo, after: SeatInfo): string {
  if (before.kind === 'person' && after.kind === 'gone') return `${before.name} has left for good. A bot plays on.`
  if (before.kind !== 'person' || after.kind !== 'person' || (before.stood_in ?? false) === (after.stood_in ?? false)) return ''
  return after.stood_in ? `A bot stands in for ${after.name}.` : `${after.name} is back and plays again.`
}

/** What has changed at a running table and should be told in words to whoever sits or looks on. `now`: seconds since 1970. */
export function changesIn(before: TableInfo | undefined, after: TableInfo, now: number): string[] {
  if (after.status !== 'running') return []
  const known = (unmet: UnmetInfo): boolean => (before ? (before.unmet ?? []).some((one) => one.number === unmet.number) : unmet.at < now - LATELY)
  const words = (after.unmet ?? []).filter((unmet) => !known(unmet)).map((unmet) => unmetInWords(unmet, after))
  if (before?.status === 'running') {
    if ((before.clock ?? 'none') !== (after.clock ?? 'none')) words.push(CLOCKS[after.clock ?? 'none'] ?? '')
    // Of my own seat I am told where I can take it back.
    for (const seat of after.seats) if (seat.seat !== after.your_seat && before.seats[seat.seat]) words.push(seatInWords(before.seats[seat.seat]!, seat))
  }
  return words.filter(Boolean)
}
