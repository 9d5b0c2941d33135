import { roughly, span } from '../lib/clock'
import type { IconName } from '$look/icons'
import type { Sitting } from '../lib/table.svelte'
import type { Wish } from '../lib/socket'
import { CLOCKS as TIGHTER, type QuestionInfo, type TableInfo } from '../lib/types'
import { sentences } from '../lib/words'
import { text, type Text } from '../words/facts'
import { say, sayForm } from '../words/language.svelte'
import type { Words } from '../words/words'
import { saidOr } from './named'

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
type About = 'undo' | 'close' | 'clock' | 'other'
const aboutOf = (question: QuestionInfo): About => (question.about in ICONS ? (question.about as About) : 'other')

function inWords(question: QuestionInfo, words: Words): string {
  const who = text(question.by == null ? say('the-host') : (words.names[question.by] ?? say('somebody')))
  if (question.about === 'undo') return undoInWords(question, who, words)
  if (question.about === 'close') return say('asks-close', { who })
  return say('asks-clock', { who, clock: question.clock === 'relaxed' || question.clock === 'brisk' ? question.clock : 'other' })
}

/** The move that somebody would like to have back, as this screen has heard of it. */
function undoInWords({ moves: number = 1, heard: facts = [] }: QuestionInfo, who: Text, words: Words): string {
  const heard = text(sentences(...facts.map((fact) => saidOr(words, fact))))
  if (!heard.text) return number > 1 ? say('asks-undo-more', { who, number }) : say('asks-undo', { who })
  return number > 1 ? say('asks-undo-more-of', { who, number, heard }) : say('asks-undo-of', { who, heard })
}

/** All that waits for an answer of mine besides the game itself, what cannot wait first. `now`: seconds since 1970. */
export function questionsIn(sitting: Sitting, table: Words, now: number): Question[] {
  const { info } = sitting
  const me = info?.your_seat
  if (!info || me == null || sitting.still) return []
  const found = (info.questions ?? [])
    .filter((question) => question.waits_for.includes(me))
    .map((question): Question => ({
      id: question.about,
      icon: ICONS[question.about] ?? 'info',
      name: say('question-name', { about: aboutOf(question) }),
      words: inWords(question, table),
      answers: [
        { label: sayForm('question-name', 'yes', { about: aboutOf(question) }), wish: { do: 'answer', question: question.number, yes: true } },
        { label: sayForm('question-name', 'no', { about: aboutOf(question) }), wish: { do: 'answer', question: question.number, yes: false } },
      ],
    }))
  const seat = info.seats.find((one) => one.seat === me)
  if (info.status !== 'running' || !seat) return found
  if (seat.stood_in) {
    found.unshift({
      id: 'stood-in',
      icon: 'stool',
      name: say('your-seat'),
      words: say('bot-for-you'),
      answers: [{ label: say('take-seat-back'), wish: { do: 'take_over' } }],
    })
  } else if (seat.stand_in_at) {
    const left = seat.stand_in_at - now
    found.unshift({
      id: 'silent',
      icon: 'bell',
      name: say('are-you-there'),
      words: left > 0 ? say('bot-soon', roughly(left)) : say('bot-now'),
      clock: left > 0 ? span(left) : '',
      answers: [{ label: say('i-am-here'), wish: { do: 'here' } }],
    })
  }
  for (const seat of info.seats) {
    const who = text(table.names[seat.seat] ?? '')
    const waits = sitting.view?.seats[seat.seat]?.awaited ?? false
    if (seat.seat === me || !waits || !(seat.may_stand_in || seat.bot_from) || seat.stood_in) continue
    const how = seat.online ? 'silent' : 'away'
    const left = seat.may_stand_in ? 0 : Math.max(0, (seat.bot_from ?? 0) - now)
    found.push({
      id: `away-${seat.seat}`,
      icon: 'stool',
      name: say('who-is-away', { who, how }),
      words: seat.may_stand_in ? say('waits-for-away', { who, how }) : say('waits-for-soon', { who, how, ...roughly(left) }),
      ...(left > 0 ? { clock: span(left) } : {}),
      // Until then the table only tells how long it is.
      answers: seat.may_stand_in ? [{ label: say('let-bot-play', { who }), wish: { do: 'stand_in', seat: seat.seat } }] : [],
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
    const about = question.about === 'undo' || question.about === 'close' ? question.about : 'clock'
    return {
      id: `own-${question.about}`,
      icon: ICONS[question.about] ?? 'info',
      name: say('what-you-asked'),
      answers: [{ label: say('ask-no-longer'), wish: { do: 'withdraw', question: question.number } }],
      words: say('others-asked', { about, who: question.waits_for.map((seat) => text(names[seat] ?? '')) }),
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
  if (info.may_undo) return { words: say('undo-free'), wish: { do: 'undo' }, about: '' }
  if (othersIn(info)) {
    const about = say(info.friendly ? 'undo-ask-here' : 'undo-ask-all')
    return { words: say('undo-ask'), wish: { do: 'undo' }, about }
  }
  const about = say(info.practice ? 'is-practice' : 'will-be-practice')
  return { words: say('undo-practice'), wish: { do: 'undo', practice: true }, about }
}
