import { describe, expect, it } from 'vitest'
import type { Sitting } from '../../src/lib/table.svelte'
import type { QuestionInfo, TableInfo } from '../../src/lib/types'
import { asksForClock, asksOf, questionsIn, undoIn } from '../../src/table/questions'
import { wordsFor } from '../words'
import { person, told } from './tables'

const NAMES = ['Robin', 'Mike', 'Jo']
const NOW = 1_800_000_000

function sitting(info: Partial<TableInfo>, { still = false, awaited = [] as number[] } = {}): Sitting {
  const table = { id: 'A', status: 'running', your_seat: 0, seats: [person(0, 'Robin'), person(1, 'Mike')], ...info }
  const view = { seats: NAMES.map((_, seat) => ({ seat, awaited: awaited.includes(seat) })) }
  return { info: table as TableInfo, still, view } as unknown as Sitting
}

const asked = (info: Partial<TableInfo>, options = {}) => questionsIn(sitting(info, options), wordsFor({}, {}, 0, NAMES), NOW)
const undo: QuestionInfo = { number: 3, about: 'undo', by: 1, waits_for: [0], moves: 1, heard: [told('Mike laid the 7 of Hops.')] }
const close: QuestionInfo = { number: 4, about: 'close', by: 1, waits_for: [0, 2] }

describe('questions', () => {
  it('are those that wait for me, and an answer names the question', () => {
    expect(asked({})).toEqual([])
    const [question] = asked({ questions: [undo] })
    expect(question!.words).toBe('Mike would like to take back: “Mike laid the 7 of Hops.”')
    expect(question!.answers.map((answer) => answer.wish)).toEqual([
      { do: 'answer', question: 3, yes: true },
      { do: 'answer', question: 3, yes: false },
    ])
    expect(asked({ questions: [undo, close] }).map((one) => one.id)).toEqual(['undo', 'close'])
  })

  it('say how much would be taken back, and which clock would be set', () => {
    expect(asked({ questions: [{ ...undo, moves: 3 }] })[0]!.words).toBe('Mike would like to take 3 moves back, from this one on: “Mike laid the 7 of Hops.”')
    expect(asked({ questions: [{ ...undo, heard: [] }] })[0]!.words).toBe('Mike would like to take a move back.')
    const clock: QuestionInfo = { number: 5, about: 'clock', waits_for: [0], clock: 'brisk' }
    expect(asked({ questions: [clock] })[0]!.words).toBe('The host would like to play by a brisk clock from now on.')
  })

  it('warn me before a bot may stand in, until I say that I am here', () => {
    const silent = asked({ seats: [person(0, 'Robin', { stand_in_at: NOW + 135 }), person(1, 'Mike')] })
    expect(silent.map((one) => [one.words, one.clock])).toEqual([['Are you there? In about 3 minutes the others may let a bot play for you.', '2:15']])
    expect(silent[0]!.answers.map((answer) => answer.wish)).toEqual([{ do: 'here' }])
    const soon = [180, 61, 42, 20, 8].map((left) => asked({ seats: [person(0, 'Robin', { stand_in_at: NOW + left }), person(1, 'Mike')] })[0]!.words.slice(15).split(' the others')[0])
    expect(soon).toEqual(['In about 3 minutes', 'In about 2 minutes', 'In less than a minute', 'In half a minute', 'In ten seconds'])
    expect(asked({ seats: [person(0, 'Robin'), person(1, 'Mike', { stand_in_at: NOW + 135 })] })).toEqual([])
    expect(asked({ seats: [person(0, 'Robin', { stood_in: true })] }).flatMap((one) => one.answers.map((answer) => answer.label))).toEqual(['Take my seat back'])
  })

  it('offer a bot for somebody who is away, but only while the table waits for them', () => {
    const seats = [person(0, 'Robin'), person(1, 'Mike', { online: false, may_stand_in: true })]
    expect(asked({ seats }, { awaited: [1] }).map((one) => one.words)).toEqual(['The table waits for Mike, who is away. The seat is kept.'])
    expect(asked({ seats }, { awaited: [0] })).toEqual([])
    const silent = asked({ seats: [seats[0]!, { ...seats[1]!, online: true }] }, { awaited: [1] })
    expect(silent.map((one) => one.words)).toEqual(['The table waits for Mike, who does not answer. The seat is kept.'])
    expect(silent[0]!.answers.map((answer) => answer.wish)).toEqual([{ do: 'stand_in', seat: 1 }])
    expect(asked({ seats: [person(0, 'Robin', { may_stand_in: true, stand_in_at: NOW - 1 })] }, { awaited: [0] }).map((one) => one.id)).toEqual(['silent'])
    expect(asked({ seats: [seats[0]!, { ...seats[1]!, stood_in: true }] }, { awaited: [1] })).toEqual([])
  })

  it('tell how long it is until a bot may play for somebody who is away', () => {
    const seats = [person(0, 'Robin'), person(1, 'Mike', { online: false, bot_from: NOW + 22 })]
    const [soon] = asked({ seats }, { awaited: [1] })
    expect([soon!.words, soon!.clock, soon!.answers]).toEqual(['The table waits for Mike, who is away. In half a minute a bot may play on.', '0:22', []])
    expect(asked({ seats }, { awaited: [0] })).toEqual([])
  })

  it('are not those that wait for others, nor any in a replay or on the screen for the room', () => {
    expect(asked({ questions: [{ ...undo, by: 0, waits_for: [1] }] })).toEqual([])
    expect(asked({ questions: [undo] }, { still: true })).toEqual([])
    expect(asked({ your_seat: null, questions: [close] })).toEqual([])
  })
})

describe('what I asked', () => {
  it('says whom it waits for', () => {
    const mine = sitting({ questions: [{ ...undo, by: 0, waits_for: [1, 2] }, close] })
    expect(asksOf(mine, NAMES).map((one) => one.words)).toEqual(['The others are asked whether you may take your move back. It waits for Mike and Jo.'])
    const host = sitting({ your_seat: null, you_host: true, questions: [{ ...close, by: null }] })
    expect(asksOf(host, NAMES).flatMap((one) => one.answers.map((answer) => answer.wish))).toEqual([{ do: 'withdraw', question: 4 }])
    expect(asksOf(sitting({ questions: [close] }), NAMES)).toEqual([])
  })
})

describe('another clock', () => {
  it('is asked for only where it leaves less time, and where there is somebody to ask', () => {
    const clock = (info: Partial<TableInfo>, wanted: string) => asksForClock(sitting(info).info!, wanted)
    expect([clock({}, 'brisk'), clock({ clock: 'relaxed' }, 'brisk'), clock({ clock: 'brisk' }, 'relaxed'), clock({ clock: 'brisk' }, 'none')]).toEqual([true, true, false, false])
    expect(clock({ seats: [person(0, 'Robin'), { seat: 1, kind: 'bot', name: 'Hops' }] }, 'brisk')).toBe(false)
  })
})

describe('having a move back', () => {
  const bot = { seat: 1, kind: 'bot', name: 'Hops' }
  it('is free, or a question, or practice', () => {
    expect(undoIn(sitting({ may_undo: true }).info!).wish).toEqual({ do: 'undo' })
    expect(undoIn(sitting({}).info!).about).toContain('also those who are away')
    expect(undoIn(sitting({ friendly: true }).info!).about).toBe('Those who are here are asked first.')
    const alone = sitting({ seats: [person(0, 'Robin'), bot, { seat: 2, kind: 'gone', name: 'Somebody' }] }).info!
    expect(undoIn(alone)).toEqual({ words: 'Take a move back, as practice', wish: { do: 'undo', practice: true }, about: 'The record will say that this game is practice.' })
  })
})
