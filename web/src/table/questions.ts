import type { IconName } from '$look/icons'
import type { Sitting } from '../lib/table.svelte'
import type { Wish } from '../lib/socket'

/** Something that the table, or somebody at it, asks of the person at this screen. */
export interface Question {
  id: string
  icon: IconName
  /** A short name, for those who cannot see where it stands. */
  name: string
  words: string
  answers: readonly { label: string; wish: Wish }[]
}

/** All that waits for an answer of mine besides the game itself. */
export function questionsIn(sitting: Sitting, names: readonly string[]): Question[] {
  const { info } = sitting
  const me = info?.your_seat
  if (!info || me == null || sitting.still) return []
  const found: Question[] = []
  if (info.undo_asked_by != null && (info.undo_waits_for ?? []).includes(me)) {
    found.push({
      id: 'undo',
      icon: 'undo',
      name: 'Take a move back',
      words: `${names[info.undo_asked_by]} asks to take a move back.`,
      answers: [
        { label: 'Let it be taken back', wish: { do: 'answer_undo', yes: true } },
        { label: 'Play on', wish: { do: 'answer_undo', yes: false } },
      ],
    })
  }
  if ((info.closing_waits_for ?? []).includes(me)) {
    found.push({
      id: 'close',
      icon: 'door',
      name: 'Close the table',
      words: 'The host would like to close the table.',
      answers: [
        { label: 'Close it', wish: { do: 'answer_close', yes: true } },
        { label: 'Play on', wish: { do: 'answer_close', yes: false } },
      ],
    })
  }
  if (info.status === 'running' && info.seats.find((seat) => seat.seat === me)?.stood_in) {
    found.push({
      id: 'stood-in',
      icon: 'stool',
      name: 'Your seat',
      words: 'A bot stands in for you.',
      answers: [{ label: 'Take my seat back', wish: { do: 'take_over' } }],
    })
  }
  for (const seat of info.seats) {
    const name = names[seat.seat] ?? ''
    const waits = sitting.view?.seats[seat.seat]?.awaited ?? false
    if (!waits || !seat.may_stand_in || seat.stood_in || seat.online) continue
    found.push({
      id: `away-${seat.seat}`,
      icon: 'stool',
      name: `${name} is away`,
      words: `The table waits for ${name}, who is away. The seat is kept.`,
      answers: [{ label: `Let a bot play for ${name}`, wish: { do: 'stand_in', seat: seat.seat } }],
    })
  }
  return found
}
