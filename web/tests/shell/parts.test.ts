import { newsIn } from '../../src/table/news'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { looseMoves } from '../../src/table/loose'
import { cardsOf, counted, lineOf, timeLeft } from '../../src/table/seat'
import { sorted, sortings } from '../../src/table/sort'
import { reactionInWords } from '../../src/table/talk'
import { afterTurn, flagOf, turnOf } from '../../src/table/turn'
import { asPlayed } from '../../src/lib/replay'
import { REACTIONS, type TableInfo } from '../../src/lib/types'
import { isMyTurn } from '../../src/table/cues.svelte'
import { wordsFor } from '../words'
import { person, told, view } from './tables'

const NOW = 1_000
const WORDS = wordsFor({})

describe('a plate', () => {
  const seat = { seat: 1, awaited: true, notes: ['dealer'] }

  it('says first what is urgent', () => {
    expect(lineOf(person(1, 'Mike'), seat, NOW, WORDS)).toBe('dealer')
    expect(lineOf(person(1, 'Mike', { online: false, away_since: NOW - 42 }), seat, NOW, WORDS)).toBe('away, 0:42, dealer')
    expect(lineOf(person(1, 'Mike', { online: false, stood_in: true }), seat, NOW, WORDS)).toBe('a bot stands in, dealer')
    expect(lineOf(person(1, 'Mike', { deadline: NOW + 20 }), seat, NOW, WORDS)).toBe('0:20 left, dealer')
  })

  it('calls a bot a bot, and a person who thinks choosing', () => {
    expect(lineOf({ seat: 2, kind: 'bot', name: 'Hops' }, { seat: 2 }, NOW, WORDS)).toBe('bot')
    expect(lineOf(person(1, 'Mike'), { seat: 1, awaited: true }, NOW, WORDS)).toBe('choosing')
  })

  it('warns of the clock only when little time is left, and says when it is up', () => {
    expect(timeLeft(person(1, 'Mike', { deadline: NOW + 61 }), NOW)).toBe('')
    expect(timeLeft(person(1, 'Mike', { deadline: NOW }), NOW)).toBe('time is up')
    expect(timeLeft(person(1, 'Mike'), NOW)).toBe('')
  })

  it('counts cards once', () => {
    const one = view()
    expect([cardsOf(one, 0), cardsOf(one, 1), cardsOf(one, 2)]).toEqual([2, 1, undefined])
    expect(counted(one, { seat: 1, counters: { cards: 1, won: 0 } }, WORDS)).toEqual([{ label: 'rounds won', value: '0' }])
  })
})

describe('what is told of the story', () => {
  it('is what is new, and that something was taken back', () => {
    const story = ['Mike chose.', 'You chose.', 'Jo chose.'].map((line) => told(line))
    expect(newsIn(undefined, story)).toEqual(story.slice(1))
    expect(newsIn(story.slice(0, 1), story)).toEqual(story.slice(1))
    expect(newsIn(story, story)).toEqual([])
    expect(newsIn(story, story.slice(0, 2))).toEqual([{ say: 'taken-back' }])
    const note = told('Jo took a move back (“Jo chose.”). You agreed.')
    expect(newsIn(story, [...story.slice(0, 2), note])).toEqual([note])
  })
})

describe('a replay', () => {
  it('shows nobody as away, stood in or muted, and no question of today', () => {
    const today: TableInfo = {
      is: 'table',
      id: 'A',
      game: 'coasters',
      title: 'Coasters',
      status: 'running',
      house: {},
      your_seat: 0,
      seats: [person(0, 'Robin', { online: false, away_since: NOW - 42, deadline: NOW + 5 }), person(1, 'Mike', { stood_in: true, muted: true, may_stand_in: true })],
      questions: [{ number: 1, about: 'close', by: 1, waits_for: [0] }],
      house_moves_at: NOW + 9,
    }
    const then = asPlayed(today)
    expect(then.seats.map((info) => lineOf(info, { seat: info.seat }, NOW, WORDS))).toEqual(['', ''])
    expect(then.seats.every((info) => info.online && !info.may_stand_in && !info.deadline)).toBe(true)
    expect([then.questions, then.house_moves_at]).toEqual([undefined, undefined])
  })
})

describe('turns', () => {
  const names = ['Robin', 'Mike', 'Hops', 'Jo']
  const awaited = (...seats: number[]) => view({ seats: names.map((_, seat) => ({ seat, awaited: seats.includes(seat) })) })

  it('are said by name, unless it is nearly everybody', () => {
    expect(turnOf(awaited(1), names, false)).toBe('Mike to play')
    expect(turnOf(awaited(1, 3), names, false)).toBe('Mike and Jo to play')
    expect(turnOf(awaited(0, 1, 2, 3), names, false)).toBe('4 seats to play')
    expect(turnOf(awaited(0, 1), names, true)).toBe('Your turn')
    expect(turnOf(awaited(), names, false)).toBe('A moment')
    expect(turnOf({ ...awaited(), asked: { say: 'ended-early' } }, names, false)).toBe('The game ended early')
    expect(turnOf(view({ outcome: { reason: 'x', scores: [], places: [] } }), names, true)).toBe('The game is over')
  })

  it('are for what is to be done', () => {
    const told = (task: string, ...seats: number[]) => {
      const one = { ...awaited(...seats), task }
      return [turnOf(one, names, false), afterTurn(one, false), flagOf(one)]
    }
    expect(told('bid', 1)).toEqual(['Mike to bid', '', 'To bid'])
    expect(told('answer the Take That', 1)).toEqual(['Mike to answer', 'the Take That', 'To answer'])
    expect(told('choose a card to pass', 1, 3)).toEqual(['Mike and Jo to choose', 'a card to pass', 'To choose'])
    expect(afterTurn({ ...awaited(0), asked: null, prompt: 'Match Beer.' }, true)).toBe('Match Beer.')
    const words = wordsFor({ 'task-pass': 'to pass a card', 'task-pass.flag': 'To pass', 'ask-turn': 'Your turn. Match Beer.', 'ask-turn.beside': 'Match Beer.' })
    const passing = { ...awaited(1), task: 'pass' }
    expect([turnOf(passing, names, false, words), afterTurn(passing, false, words), flagOf(passing, words)]).toEqual(['Mike to pass a card', '', 'To pass'])
    expect(afterTurn({ ...awaited(0), asked: { say: 'ask-turn' } }, true, words)).toBe('Match Beer.')
  })

  it('are mine only through my own eyes', () => {
    expect(isMyTurn(view())).toBe(true)
    expect(isMyTurn(view({ eyes: 1 }))).toBe(false)
    expect(isMyTurn(view({ eyes: null }))).toBe(false)
    expect(isMyTurn(undefined)).toBe(false)
  })
})

describe('buttons', () => {
  it('are for moves that nothing on the table stands for', () => {
    expect(looseMoves(view()).map((move) => move.label)).toEqual(['Draw one'])
  })

  it('are also for things that cannot be seen, and for places on a board', () => {
    const moves = [
      { move: 1, text: 'a', label: 'Take the hidden one', on: ['item:unseen'] },
      { move: 2, text: 'b', label: 'Put it there', on: ['cell:3,1'] },
    ]
    expect(looseMoves(view({ moves })).map((move) => move.move)).toEqual([1, 2])
  })
})

describe('sorting', () => {
  const items = ['10', '9', 'M'].map((face, n) => ({ id: face, face, note: n === 0 ? 'Wine' : 'Beer', tint: '#000' }))

  it('is offered where it makes a difference', () => {
    expect(sortings(items).map((one) => one.id)).toEqual(['', 'note', 'face'])
    expect(sortings([items[0]!])).toEqual([])
  })

  it('takes numbers as numbers and leaves equals as they were', () => {
    expect(sorted(items, 'face').map((one) => one.face)).toEqual(['9', '10', 'M'])
    expect(sorted(items, 'note').map((one) => one.face)).toEqual(['9', 'M', '10'])
    expect(sorted(items, '')).toBe(items)
  })
})

describe('talk', () => {
  it('has words for every reaction that the house knows', () => {
    for (const reaction of REACTIONS) expect(reactionInWords(reaction)).not.toBe(reaction)
    expect(reactionInWords('wink')).toBe('wink')
  })
})

describe('the walk round the table', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  })

  it('is offered once, goes on step by step, and can be asked for again', async () => {
    const { guide, STEPS } = await import('../../src/table/guide.svelte')
    const all = (): boolean => true
    guide.offer()
    expect([guide.waits, guide.step]).toEqual([true, undefined])
    guide.start(all)
    expect([guide.waits, guide.step]).toEqual([false, STEPS[0]])
    for (const _ of STEPS) guide.next(all)
    expect(guide.step).toBeUndefined()
    guide.offer()
    expect(guide.waits).toBe(false)
    guide.want()
    expect(guide.waits).toBe(true)
    guide.end()
    expect([guide.waits, guide.step]).toEqual([false, undefined])
  })

  it('passes by what is not on the table, and looks again at every step', async () => {
    const { guide, STEPS } = await import('../../src/table/guide.svelte')
    const there = new Set(['felt', 'turn', 'bar'])
    const isThere = (part: string): boolean => there.has(part)
    guide.start(isThere)
    expect([guide.step?.part, guide.steps.length]).toEqual(['felt', 3])
    guide.next(isThere)
    there.add('seats').add('buttons')
    guide.next(isThere)
    expect([guide.step?.part, guide.at + 1, guide.steps.length]).toEqual(['buttons', 3, 4])
    guide.next(isThere)
    guide.next(isThere)
    expect(guide.step).toBeUndefined()
    expect(STEPS.filter(({ part }) => !WORDS.has(`guide.${part}`))).toEqual([])
    expect(STEPS.filter(({ part, keys }) => WORDS.has(`guide.${part}-keys`) !== (keys ?? false))).toEqual([])
  })
})
