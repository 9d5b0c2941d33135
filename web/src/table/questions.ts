import { span, spoken } from '../lib/clock'
import type { IconName } from '$look/icons'
import type { Sitting } from '../lib/table.svelte'
import type { Wish } from '../lib/socket'
import { CLOCKS as TIGHTER, type QuestionInfo, type TableInfo } from '../lib/types'
import { count, list } from '../lib/words'

/** Something that the table, or somebody at it, asks of the person at this screen. */
export interface Question {
  id: string
  icon: IconName
  /** A short name, for those who cannot see where it stands. */
  name: string
  words: string
  /** The seconds that go by, as they are shown but not said. */
  clock?: string
  answers: readonly { label: string; wish: Wish }[]
}

const ICONS: Record<string, IconName> = { undo: 'undo', close: 'door', clock: 'bell' }
const NAMES: Record<string, string> = { undo: 'Take a move back', close: 'Close the table', clock: 'Another clock' }
const YES: Record<string, string> = { undo: 'Let it be taken back', close: 'Close it', clock: 'Play by it' }
const CLOCKS: Record<string, string> = { relaxed: 'a relaxed clock', brisk: 'a brisk clock' }

/** The move that somebody would like to have back, as this screen has heard of it. */
export function movesInWords({ moves = 1, words = [] }: QuestionInfo): string {
  const what = words.length > 0 ? `: “${words.join(' ')}”` : '.'
  return moves > 1 ? `${count(moves, 'move')} back, from this one on${what}` : `a move back${what}`
}

function words(question: QuestionInfo, names: readonly string[]): string {
  const who = question.by == null ? 'The host' : (names[question.by] ?? 'Somebody')
  if (question.about === 'undo') return `${who} asks to take ${movesInWords(question)}`
  if (question.about === 'clock') return `${who} would like to play by ${CLOCKS[question.clock ?? ''] ?? 'another clock'} from now on.`
  return `${who} would like to close the table. The game ends as it stands, and nobody wins.`
}

/** All that waits for an answer of mine besides the game itself, what cannot wait first. `now`: seconds since 1970. */
export function questionsIn(sitting: Sitting, names: readonly string[], now: number): Question[] {
  const { info } = sitting
  const me = info?.your_seat
  if (!info || me == null || sitting.still) return []
  const found = (info.questions ?? [])
    .filter((question) => question.waits_for.includes(me))
    .map((question): Question => ({
      id: question.about,
      icon: ICONS[question.about] ?? 'info',
      name: NAMES[question.about] ?? 'A question',
      words: words(question, names),
      answers: [
        { label: YES[question.about] ?? 'Yes', wish: { do: 'answer', question: question.number, yes: true } },
        { label: question.about === 'clock' ? 'No, leave it' : 'Play on', wish: { do: 'answer', question: question.number, yes: false } },
      ],
    }))
  const seat = info.seats.find((one) => one.seat === me)
  if (info.status !== 'running' || !seat) return found
  if (seat.stood_in) {
    found.unshift({
      id: 'stood-in',
      icon: 'stool',
      name: 'Your seat',
      words: 'A bot stands in for you.',
      answers: [{ label: 'Take my seat back', wish: { do: 'take_over' } }],
    })
  } else if (seat.stand_in_at) {
    const left = seat.stand_in_at - now
    found.unshift({
      id: 'silent',
      icon: 'bell',
      name: 'Are you there?',
      words: left > 0 ? `Are you there? In ${spoken(left)} the others may let a bot play for you.` : 'Are you there? The others may let a bot play for you now.',
      clock: left > 0 ? span(left) : '',
      answers: [{ label: 'I am here', wish: { do: 'here' } }],
    })
  }
  for (const seat of info.seats) {
    const name = names[seat.seat] ?? ''
    const waits = sitting.view?.seats[seat.seat]?.awaited ?? false
    if (seat.seat === me || !waits || !seat.may_stand_in || seat.stood_in) continue
    const how = seat.online ? 'does not answer' : 'is away'
    found.push({
      id: `away-${seat.seat}`,
      icon: 'stool',
      name: `${name} ${how}`,
      words: `The table waits for ${name}, who ${how}. The seat is kept.`,
      answers: [{ label: `Let a bot play for ${name}`, wish: { do: 'stand_in', seat: seat.seat } }],
    })
  }
  return found
}

/** What I have asked the others, whom it waits for, and how to take it back. */
export function asksOf(sitting: Sitting, names: readonly string[]): Question[] {
  const { info } = sitting
  if (!info || sitting.still) return []
  const mine = (info.questions ?? []).filter((question) => (question.by == null ? info.you_host : question.by === info.your_seat))
  return mine.map((question) => {
    const what = question.about === 'undo' ? 'you may take your move back' : question.about === 'close' ? 'the table may be closed' : 'the clock may be set'
    return {
      id: `own-${question.about}`,
      icon: ICONS[question.about] ?? 'info',
      name: 'What you asked',
      answers: [{ label: 'Ask no longer', wish: { do: 'withdraw', question: question.number } }],
      words: `The others are asked whether ${what}. It waits for ${list(question.waits_for.map((seat) => names[seat] ?? ''))}.`,
    }
  })
}

/** Whether other people have a seat, who must be asked. */
export function othersIn(info: TableInfo): boolean {
  return info.seats.some((seat) => seat.kind === 'person' && seat.seat !== info.your_seat)
}

/** Whether a clock leaves less time than the one that runs, so that the others are asked first. */
export function asksForClock(info: TableInfo, clock: string): boolean {
  const tight = (one: string): number => (TIGHTER as readonly string[]).indexOf(one)
  return othersIn(info) && tight(clock) > tight(info.clock ?? 'none')
}

/** How I can have my latest move back: at once, by asking, or as practice where only bots could be asked. */
export function undoIn(info: TableInfo): { words: string; wish: Wish; about: string } {
  if (info.may_undo) return { words: 'Take the move back', wish: { do: 'undo' }, about: '' }
  if (othersIn(info)) {
    const about = info.friendly ? 'Those who are here are asked first.' : 'Everybody else who plays is asked first, also those who are away.'
    return { words: 'Ask to take a move back', wish: { do: 'undo' }, about }
  }
  const about = info.practice ? 'This game is practice.' : 'The record will say that this game is practice.'
  return { words: 'Take a move back, as practice', wish: { do: 'undo', practice: true }, about }
}
