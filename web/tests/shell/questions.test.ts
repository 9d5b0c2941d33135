import { describe, expect, it } from 'vitest'
import type { Sitting } from '../../src/lib/table.svelte'
import type { TableInfo } from '../../src/lib/types'
import { questionsIn } from '../../src/table/questions'
import { person } from './tables'

const NAMES = ['Robin', 'Mike']

function asked(info: Partial<TableInfo>, { still = false, awaited = [] as number[] } = {}) {
  const table = { id: 'A', status: 'running', your_seat: 0, seats: [person(0, 'Robin'), person(1, 'Mike')], ...info }
  const view = { seats: NAMES.map((_, seat) => ({ seat, awaited: awaited.includes(seat) })) }
  return questionsIn({ info: table as TableInfo, still, view } as unknown as Sitting, NAMES)
}

describe('questions', () => {
  it('are those that wait for me', () => {
    expect(asked({})).toEqual([])
    expect(asked({ undo_asked_by: 1, undo_waits_for: [0] }).map((one) => one.words)).toEqual(['Mike asks to take a move back.'])
    expect(asked({ undo_asked_by: 1, undo_waits_for: [0], closing_waits_for: [0] }).map((one) => one.id)).toEqual(['undo', 'close'])
    expect(asked({ seats: [person(0, 'Robin', { stood_in: true })] }).flatMap((one) => one.answers.map((answer) => answer.label))).toEqual(['Take my seat back'])
  })

  it('offer a bot for somebody who is away, but only while the table waits for them', () => {
    const seats = [person(0, 'Robin'), person(1, 'Mike', { online: false, may_stand_in: true })]
    expect(asked({ seats }, { awaited: [1] }).map((one) => one.words)).toEqual(['The table waits for Mike, who is away. The seat is kept.'])
    expect(asked({ seats }, { awaited: [0] })).toEqual([])
    expect(asked({ seats: [seats[0]!, { ...seats[1]!, stood_in: true }] }, { awaited: [1] })).toEqual([])
  })

  it('are not those that wait for others, nor any in a replay or on the screen for the room', () => {
    expect(asked({ undo_asked_by: 0, undo_waits_for: [1], closing_waits_for: [1] })).toEqual([])
    expect(asked({ undo_asked_by: 1, undo_waits_for: [0] }, { still: true })).toEqual([])
    expect(asked({ your_seat: null, closing_waits_for: [0] })).toEqual([])
  })
})
