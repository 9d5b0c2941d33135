import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Item, MoveView } from '$lib/types'
import { roomWith, wordsFor } from '$tests/words'
import type { AnyFact, SeatRef } from '$words/facts'
import { enlarged, handInOrder, leanOf, pieceOf } from '../../faces'
import Hands from '../../Hands.svelte'
import { firstDeal, newFacts, whatHappened } from '../../happened'
import Match from '../../Match.svelte'
import { measure, type Measures } from '../../measures'
import { answers, catches, fromDrawPile, Pick, shortly, suitsToName, withACard } from '../../moves'
import Passing from '../../Passing.svelte'
import type { LastCallView } from '../../view'
import { callsOf, idleWords, myTurn, plateNotes, roundTitle, scoreOf, statusOf, theirTurn } from '../../words'
import en from '../../words/en.js'
import type { Said } from '../../words/said'
import catalogue from './catalogue.json'

const card = (id: string): Item => ({ id })
const HAND = ['copita-m-a', 'wine-9-a', 'beer-5-b', 'wine-7-b', 'copita-3-b'].map(card)

const play = (id: string, flags: string[] = [], verb = 'play'): MoveView => ({
  move: 0,
  text: [`${verb} ${id}`, ...flags.map((flag) => `+${flag}`)].join(' '),
  label: '',
  on: [`item:${id}`, 'zone:discards'],
  flags,
  do: { say: `do-${verb}`, card: `card:${id}`, ...Object.fromEntries(flags.map((flag) => [flag, 'yes'])) },
})
const small = (text: string, on: string[] = [], more: object = {}): MoveView => ({ move: 1, text, label: '', on, do: { say: `do-${text.replace(' ', '-')}`, ...more } })
const DRAW = small('draw', ['zone:draw'])
const CATCH: MoveView = { ...small('catch', ['seat:2'], { whom: 'seat:2' }), text: 'catch 2' }
const NAME_BEER: MoveView = { ...small('name', ['zone:discards'], { suit: 'suit:beer' }), text: 'name beer' }

interface Table {
  hand?: Item[]
  /** How many cards lie on the pile, and which one is on top. */
  pile?: number
  top?: string
  sidestep?: string
  draw?: number
  sizes?: number[]
}

function view(changes: Partial<LastCallView> = {}, { hand = HAND, pile = 5, top = 'beer-8-a', sidestep, draw = 88, sizes = [hand.length, 6, 1, 5] }: Table = {}): LastCallView {
  return {
    game: 'last-call',
    eyes: 0,
    seats: sizes.map((_, seat) => ({ seat, awaited: seat === (changes.active ?? 0) })),
    zones: [
      { id: 'draw', label: '', count: draw },
      { id: 'discards', label: '', items: [card(top)], count: pile },
      { id: 'sidestep', label: '', items: sidestep ? [card(sidestep)] : [], count: sidestep ? 1 : 0 },
      ...sizes.map((count, seat) => ({ id: `hand-${seat}`, label: '', kind: 'hand', items: seat === 0 ? hand : [], count })),
    ],
    moves: [],
    decision: 'turn',
    active: 0,
    to_match: ['suit:beer', 'colour:mint', 'shape:circle'],
    round: 1,
    turns: 9,
    ...changes,
  }
}
const NAMES = ['Robin', 'Mike', 'Sarah', 'Jo']
const words = wordsFor(en, catalogue, 0, NAMES)
const room = roomWith(words)
const happened = (before: LastCallView, after: LastCallView, facts: AnyFact[] = []) => whatHappened(before, after, facts, words)

describe('what can be pressed', () => {
  const moves = [play('beer-5-b'), play('beer-5-b', ['call']), DRAW, CATCH]

  it('is split into cards, suits, answers and catches', () => {
    expect(withACard(moves)).toHaveLength(2)
    expect(catches(moves).map((move) => move.text)).toEqual(['catch 2'])
    expect(answers(moves)).toEqual([DRAW])
    expect(suitsToName([NAME_BEER])).toHaveLength(1)
    expect(answers([NAME_BEER])).toEqual([])
    expect(answers([small('sip'), small('draw two', ['zone:draw'])]).map((move) => move.text)).toEqual(['sip', 'draw two'])
  })

  it('is drawn from the pile, whatever drawing means now', () => {
    expect(fromDrawPile(moves)).toBe(DRAW)
    expect(fromDrawPile([small('accept', ['zone:draw'])])?.text).toBe('accept')
    expect(fromDrawPile([play('beer-5-b')])).toBeUndefined()
  })

  it('is named in few words', () => {
    expect(shortly(words, play('wine-2-a'))).toBe('Play Take That')
    expect(shortly(words, play('beer-5-b', ['call']))).toBe('Play 5 of Beer')
    expect(shortly(words, small('accept', [], { number: 3 }))).toBe('Accept and draw 3')
    expect(shortly(words, small('keep', [], { card: 'card:wine-2-a' }))).toBe('Keep Take That')
    expect(shortly(words, small('keep', [], { card: 'card:wine-2-a' }), 'small')).toBe('Keep it')
    expect(shortly(words, DRAW, 'small')).toBe('Draw one')
  })
})

describe('a call', () => {
  function table(moves: MoveView[]): { pick: Pick; sent: [string, string[]][] } {
    const sent: [string, string[]][] = []
    return { pick: new Pick(() => moves, (move, flags) => sent.push([move.text, [...(flags ?? [])]])), sent }
  }

  it('goes with the card that is laid, and is over then', () => {
    const { pick, sent } = table([play('beer-5-b'), play('beer-5-b', ['call'])])
    pick.toggle('call')
    pick.tap('item:beer-5-b')
    pick.tap('item:beer-5-b')
    expect(sent).toEqual([['play beer-5-b', ['call']]])
    expect([...pick.armed]).toEqual([])
  })

  it('stays armed over everything that is no laying', () => {
    const { pick } = table([play('beer-5-b')])
    pick.toggle('call')
    for (const move of [DRAW, CATCH, small('keep')]) pick.play(move)
    pick.tap('item:beer-5-b')
    pick.putBack()
    expect(pick.things).toEqual([])
    expect([...pick.armed]).toEqual(['call'])
  })

  it('is disarmed by a second tap', () => {
    const { pick } = table([])
    pick.toggle('shout')
    pick.toggle('shout')
    expect(pick.armed.size).toBe(0)
  })

  it('is let go of where nobody can make it any more', () => {
    const { pick } = table([])
    pick.toggle('call')
    pick.toggle('shout')
    pick.keepCalls(['call'])
    expect([...pick.armed]).toEqual(['call'])
    pick.keepCalls([])
    expect([...pick.armed]).toEqual([])
  })

  it('can be made until the end, and a shout only with its card', () => {
    const hand = [...HAND, card('beer-m-b')]
    expect(callsOf(view(), words)).toEqual(['call'])
    expect(callsOf(view({}, { hand }), words)).toEqual(['call', 'shout'])
    expect(callsOf(view({ decision: 'over' }, { hand }), words)).toEqual([])
    expect(callsOf(view({ eyes: null }), words)).toEqual(['call'])
  })

  it('leaves a drawn card raised, if it can be laid', () => {
    const { pick } = table([play('beer-5-b')])
    pick.raise('wine-9-a')
    expect(pick.things).toEqual([])
    pick.raise('beer-5-b')
    pick.raise('beer-5-b')
    expect(pick.things).toEqual(['item:beer-5-b'])
    expect(pick.only?.text).toBe('play beer-5-b')
  })
})

describe('a hand', () => {
  it('stands by suit, or by colour, what goes on anything last', () => {
    const ids = (by: string) => handInOrder(words, HAND, by).map((one) => one.id)
    expect(ids('')).toEqual(['wine-7-b', 'wine-9-a', 'copita-3-b', 'beer-5-b', 'copita-m-a'])
    expect(ids('colour')).toEqual(['beer-5-b', 'wine-7-b', 'wine-9-a', 'copita-3-b', 'copita-m-a'])
  })

  it('tells the effect of an event where a card is shown large', () => {
    const noteOf = (id: string) => handInOrder(words, [{ id, note: 'BAR' }], '')[0]?.note
    expect(noteOf('bar-1-a')).toBe('Goes on anything. Name any suit, then draw 5.')
    expect(noteOf('cocktail-m-b')).toBe('Goes on its suit. Nothing else happens.')
    expect(noteOf('beer-2-b')).toBe('The next seat takes a sip or draws 2.')
  })

  it('does not repeat in shorthand what the title of a large card says', () => {
    expect(enlarged(words, { id: 'beer-8-a', note: 'Beer MI Circle' })).toMatchObject({ label: '8 of Beer, Mint Circle', note: '' })
  })

  it('is what the catalogue says', () => {
    expect(pieceOf(words, 'beer-5-b')).toEqual({ suit: 'beer', rank: 5, colour: 'amber', shape: 'cross' })
    expect(pieceOf(words, 'bar-1-a')).toEqual({ event: 'tough_break' })
  })

  it('leans little, and the same every time', () => {
    for (const { id } of HAND) {
      expect(Math.abs(leanOf(id!))).toBeLessThanOrEqual(3)
      expect(leanOf(id!)).toBe(leanOf(id!))
    }
  })
})

const played = (who: SeatRef, id: string, ...then: Said[]): AnyFact => ({ say: 'played', who, card: `card:${id}`, ...(then.length ? { then } : {}) })

describe('what happened', () => {
  it('brings the card of the seat whose turn it was to the pile', () => {
    const before = view({ active: 3 }, { sizes: [5, 6, 1, 5] })
    const after = view({ active: 0 }, { sizes: [5, 6, 1, 4], top: 'wine-2-a', pile: 6 })
    expect(happened(before, after, [played('seat:3', 'wine-2-a')]).flights).toEqual([
      expect.objectContaining({ from: 'seat:3', to: 'pile', card: 'wine-2-a' }),
    ])
  })

  it('lays a sidestep card aside', () => {
    const after = view({ active: 3, direction: -1 }, { hand: HAND.slice(1), sizes: [4, 6, 1, 5], sidestep: 'beer-1-b' })
    expect(happened(view(), after).flights).toEqual([expect.objectContaining({ from: 'seat:0', to: 'aside', card: 'beer-1-b' })])
  })

  it('deals what was drawn, one after the other in the direction of play, and shows me mine', () => {
    const before = view({ active: 1 })
    const after = view({ active: 2 }, { hand: [...HAND, card('beer-3-a')], sizes: [6, 5, 2, 6], draw: 85, sidestep: 'beer-m-b' })
    const { flights } = happened(before, after)
    expect(flights.slice(1).map(({ from, to }) => `${from} ${to}`)).toEqual(['draw seat:2', 'draw seat:3', 'draw seat:0'])
    expect(flights.at(-1)?.card).toBe('beer-3-a')
    expect(flights.map((one) => one.delay)).toEqual([...flights.map((one) => one.delay)].sort((a, b) => a - b))
  })

  it('counts the penalty of whoever played as well', () => {
    const after = view({ active: 2 }, { sizes: [5, 10, 1, 5], draw: 83, top: 'bar-1-a', pile: 6 })
    const { flights } = happened(view({ active: 1 }), after)
    expect(flights.filter((one) => one.to === 'seat:1')).toHaveLength(5)
  })

  it('passes all cards at once, each to the next seat', () => {
    const before = view({ decision: 'pass_card', direction: -1 })
    const after = view({ direction: -1, active: 3 }, { hand: [...HAND.slice(1), card('bar-1-a')] })
    const { flights, sounds } = happened(before, after, [{ say: 'bottle-passed', way: 'direction:anticlockwise' }])
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(['seat:0 seat:3', 'seat:1 seat:0', 'seat:2 seat:1', 'seat:3 seat:2'])
    expect(new Set(flights.map((one) => one.delay))).toEqual(new Set([0]))
    expect(flights[0]?.leaves).toBe('copita-m-a')
    expect(flights[1]?.card).toBe('bar-1-a')
    expect(sounds).toContain('slide')
  })

  it('turns a card up over the troubles', () => {
    const facts = [played('seat:1', 'cocktail-m-a'), { say: 'turned-up', who: 'seat:1', card: 'card:wine-8-a' }]
    const after = view({ active: 2 }, { sizes: [5, 5, 1, 5], top: 'wine-8-a', pile: 7 })
    const { flights, cries, sounds } = happened(view({ active: 1 }), after, facts)
    expect(flights.map(({ from, to, card: one }) => `${from} ${to} ${one}`)).toEqual(['seat:1 pile cocktail-m-a', 'draw pile wine-8-a'])
    expect(flights[1]!.delay).toBeGreaterThan(flights[0]!.ms)
    expect(cries).toEqual([{ who: 'Mike', words: 'Trigger Troubles', sign: 'trigger_troubles' }])
    expect(sounds).toEqual(['siren'])
  })

  it('cries a call once, whoever it was', () => {
    const calls = (fact: AnyFact) => happened(view(), view(), [fact]).cries
    expect(calls(played('seat:2', 'beer-4-a', { say: 'cried-last-call' }))).toEqual([{ who: 'Sarah', words: 'LAST CALL!', sign: 'bell' }])
    expect(calls(played('seat:0', 'beer-m-b', { say: 'cried-drinks' }, { say: 'cried-last-call' })).map((cry) => cry.words)).toEqual(['DRINKS ALL ROUND!', 'LAST CALL!'])
    expect(calls(played('seat:0', 'beer-m-b', { say: 'cried-my-shout' }))).toEqual([{ who: 'You', words: 'MY SHOUT!', sign: 'my_shout' }])
    expect(calls(played('seat:2', 'beer-4-a'))).toEqual([])
    expect(calls({ say: 'caught', who: 'seat:0', whom: 'seat:2' })).toEqual([{ who: 'You caught Sarah', words: 'Caught!', sign: 'caught' }])
    expect(calls({ say: 'wrong-catch', who: 'seat:0', whom: 'seat:2' })).toEqual([])
    expect(happened(view(), view()).cries).toEqual([])
  })

  it('says large why somebody draws three', () => {
    const calls = (fact: AnyFact) => happened(view(), view(), [fact]).cries
    expect(calls({ say: 'no-shout', who: 'seat:2', number: 3 })).toEqual([{ who: 'Sarah', words: 'No shout: 3 cards', sign: 'caught' }])
    expect(calls({ say: 'not-heard', who: 'seat:0' })).toEqual([{ who: 'You', words: 'Not heard: 3 cards', sign: 'caught' }])
    expect(calls({ say: 'heard', who: 'seat:2' })).toEqual([])
  })

  it('cries what else is loud', () => {
    const calls = (fact: AnyFact) => happened(view(), view(), [fact])
    expect(calls(played('seat:2', 'bar-1-a')).cries).toEqual([{ who: 'Sarah', words: 'Tough Break', sign: 'tough_break' }])
    expect(calls({ say: 'sipped', who: 'seat:2' }).cries).toEqual([{ who: 'Sarah', words: 'Cheers!', sign: 'cheers' }])
    expect(calls({ say: 'renewed', number: 40 }).sounds).toEqual(['shuffle'])
  })

  it('deals a new round within the time that an event may take', () => {
    const sizes = Array.from({ length: 8 }, () => 7)
    const after = view({ round: 2, turns: 1 }, { sizes, pile: 1 })
    const { flights, sounds } = happened(view({}, { sizes }), after)
    expect(flights).toHaveLength(56)
    expect(Math.max(...flights.map((one) => one.delay + one.ms))).toBeLessThanOrEqual(1200)
    expect(sounds).toContain('shuffle')
  })

  it('shows nothing when a game is over, a move is taken back, or too much was missed', () => {
    const top = 'wine-2-a'
    expect(happened(view(), view({ round: 2, decision: 'over' })).flights).toEqual([])
    expect(happened(view({}, { top, pile: 6 }), view()).flights).toEqual([])
    expect(happened(view({ active: 1 }, { hand: HAND.slice(1), top, pile: 6, sizes: [4, 6, 1, 5] }), view()).flights).toEqual([])
    expect(happened(view({ turns: 9 }), view({ turns: 30 }, { top, pile: 9, sizes: [9, 9, 9, 9] })).flights).toEqual([])
    const missed = Array.from({ length: 30 }, () => played('seat:3', 'beer-4-a', { say: 'cried-last-call' }))
    expect(happened(view(), view({}, { top, pile: 9 }), missed)).toEqual({ flights: [], cries: [], sounds: [] })
  })

  it('is told by the facts that are new, also where each step brings its own', () => {
    const facts = (...names: string[]): AnyFact[] => names.map((say) => ({ say }))
    expect(newFacts(facts('a', 'b'), facts('a', 'b', 'c'))).toEqual(facts('c'))
    expect(newFacts(facts('a', 'b'), facts('a'))).toEqual([])
    expect(newFacts([], facts('a'))).toEqual(facts('a'))
    expect(newFacts(facts('a', 'b'), facts('c', 'd', 'e'))).toEqual(facts('c', 'd', 'e'))
  })

  it('deals at the beginning, and not to whoever comes later', () => {
    expect(firstDeal(view({ turns: 1 }, { pile: 1 })).length).toBeGreaterThan(0)
    expect(firstDeal(view({ turns: 2 }, { pile: 1 }))).toEqual([])
  })
})

describe('the felt', () => {
  const SIZES: [number, number, boolean][] = [
    [346, 296, false],
    [346, 268, false],
    [316, 193, false],
    [316, 134, false],
    [346, 600, false],
    [780, 590, false],
    [1012, 456, true],
    [1012, 404, true],
    [940, 245, true],
    [900, 188, true],
    [986, 226, true],
    [700, 300, true],
  ]
  const bottomOf = (at: Measures): number => at.pileAt.y + at.card * 1.4

  it.each(SIZES)('of %i by %i has room for both piles and the sidestep card', (width, height, large) => {
    const at = measure(width, height, large)
    expect(at.card).toBeGreaterThanOrEqual(44)
    expect(at.pileAt.y - at.peep).toBeGreaterThanOrEqual(0)
    expect(bottomOf(at)).toBeLessThanOrEqual(height - 8)
    expect(at.drawAt.x).toBeGreaterThanOrEqual(20)
    expect(at.drawAt.x + at.draw).toBeLessThan(at.pileAt.x)
    expect(at.pileAt.x + at.card).toBeLessThan(width - 20)
    // At least half of the sidestep card is seen.
    expect(at.peep).toBeGreaterThanOrEqual(at.aside / 2)
  })

  it.each(SIZES.filter(([, height, large]) => large && height < 330))('of %i by %i says what matches beside the seat on the upper rail', (width, height, large) => {
    const at = measure(width, height, large)
    expect(at.matchAt.x).toBeGreaterThanOrEqual(width / 2 + 104)
    expect(at.matchAt.y).toBeGreaterThanOrEqual(0)
    expect(at.matchAt.y + 176).toBeLessThanOrEqual(height)
    expect(at.pileAt.y - at.peep).toBeGreaterThanOrEqual(38)
    expect(at.passesThere).toBe(true)
  })

  it.each(SIZES)('of %i by %i has room to catch somebody, off the top card', (width, height, large) => {
    const { catchAt, ...at } = measure(width, height, large)
    expect(catchAt.x).toBeGreaterThanOrEqual(12)
    expect(catchAt.y).toBeGreaterThanOrEqual(6)
    expect(catchAt.width).toBeGreaterThanOrEqual(130)
    expect(catchAt.x + catchAt.width).toBeLessThanOrEqual(Math.max(at.pileAt.x - 6, 142))
    expect(catchAt.y + 44).toBeLessThan(at.drawAt.y + at.draw * 0.7)
  })

  it.each(SIZES)('of %i by %i keeps the ring inside, and its arrows off the piles', (width, height, large) => {
    const { ring, ...at } = measure(width, height, large)
    expect(ring.x - ring.rx).toBeGreaterThanOrEqual(15)
    expect(ring.x + ring.rx).toBeLessThanOrEqual(width - 15)
    expect(ring.y + ring.ry).toBeLessThanOrEqual(height - 10)
    expect(ring.x - ring.rx + 12).toBeLessThan(at.drawAt.x)
    expect(ring.x + ring.rx - 12).toBeGreaterThan(at.pileAt.x + at.card)
    expect(ring.y + ring.ry - 16).toBeGreaterThanOrEqual(bottomOf({ ring, ...at }) - 8)
  })
})

describe('words', () => {
  const said = (fact: Said | undefined): string => (fact ? words.say(fact) : '')

  it('say how far a match is', () => {
    const match = view({ round: 2, target: 3, scores: [1, 0, 2, 0], match: 'wins' })
    expect(statusOf(match, words, 'wide')).toBe('Round 2, first to 3 wins')
    expect(statusOf(match, words, 'narrow')).toBe('Round 2, to 3')
    expect(statusOf(match, words, 'small')).toBe('Round 2')
    expect(statusOf(view(), words, 'wide')).toBe('')
    expect([0, 2].map((seat) => said(scoreOf(match, seat)))).toEqual(['1 win', '2 wins'])
    expect(scoreOf(view(), 0)).toBeUndefined()
  })

  it('say what I can do', () => {
    const say = (decision: string, moves: MoveView[], more: Partial<LastCallView> = {}, before = false) => said(myTurn(view({ decision, moves, ...more }), before))
    expect(say('turn', [play('beer-5-b'), DRAW])).toBe('Play a raised card, or draw')
    expect(say('turn', [DRAW])).toBe('Nothing matches: draw one')
    expect(say('turn', [play('beer-5-b')])).toContain('nothing is left to draw')
    expect(say('turn', [])).toBe('Nothing to play, nothing to draw')
    expect(say('after_draw', [])).toBe('What you drew does not match')
    expect(say('after_draw', [play('beer-5-b')])).toBe('You may play what you drew')
    expect(say('after_draw', [play('beer-5-b')], {}, true)).toBe('Play it, or')
    expect(say('take_that', [small('accept')], { pending: 3 })).toBe('A Take That for you: draw 3')
    expect(say('take_that', [play('wine-2-a', [], 'stack'), small('accept')], { pending: 2 })).toBe('Stack a Take That, or draw 2')
    expect(say('cheers', [small('draw two')])).toBe('Cheers: draw two')
    expect(say('cheers', [small('sip'), small('draw two')], {}, true)).toBe('Sip anything, or')
    expect(say('pass_card', [], { direction: -1 })).toBe('Choose a card for Jo')
    expect(say('heard_far', [])).toBe('Was your shout heard 20 metres away?')
    expect(say('over', [])).toBe('')
  })

  it('say what others do', () => {
    expect(said(theirTurn(view({ decision: 'take_that', pending: 3 })))).toBe('a Take That of 3')
    expect(said(theirTurn(view({ decision: 'declare_suit' })))).toBe('a suit')
    expect(theirTurn(view())).toBeUndefined()
  })

  it('say what a button waits for', () => {
    expect(said(idleWords(view({ decision: 'declare_suit' })))).toBe('Name a suit')
    expect(said(idleWords(view({ active: 2 })))).toBe('Draw one')
  })

  it('say on the plates what matters first', () => {
    const now = view({ active: 1 })
    expect(plateNotes(now, words, { seat: 2, notes: ['one-left'] }, { 2: { say: 'table-just-played' } })).toEqual(['one card left'])
    expect(plateNotes(now, words, { seat: 3 }, { 3: { say: 'table-just-played' } })).toEqual(['just played'])
    expect(plateNotes(now, words, { seat: 3 }, { 3: { say: 'table-drew', number: 2 } })).toEqual(['drew two'])
    expect(plateNotes(now, words, { seat: 2 }, {})).toEqual(['plays next'])
    expect(plateNotes(view({ active: 1, direction: -1 }), words, { seat: 2 }, {})).toEqual([])
  })

  it('say who won a round', () => {
    const ended = (winners: number[]) => said(roundTitle(view({ last_round: { winners, how: 'went_out', hands: [] } })))
    expect(ended([0])).toBe('You win the round')
    expect(ended([2])).toBe('Sarah wins the round')
    expect(ended([1, 2])).toBe('Level: nobody wins the round')
  })
})

describe('on the felt', () => {
  it('what can be matched is told by outline, letters and name', () => {
    const { body } = render(Match, { props: { match: ['suit:beer', 'colour:mint', 'shape:circle'], column: false, narrow: true }, context: room })
    for (const word of ['Match', 'Beer', 'MI', 'Mint', 'Circle']) expect(body).toContain(word)
  })

  it('what a card lacks is no pill', () => {
    const { body } = render(Match, { props: { match: ['suit:copita'], column: true, narrow: false }, context: room })
    expect(body.match(/<li/g)).toHaveLength(1)
  })

  it('everybody sees how many have chosen a card to pass, and who has not', () => {
    const said = (chosen: SeatRef[], choosing: SeatRef[]): string =>
      render(Passing, { props: { chosen, choosing }, context: room }).body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim()
    expect(said(['seat:0'], ['seat:1'])).toBe('1 of 2 have chosen, waiting for Mike')
    expect(said(['seat:1'], ['seat:0', 'seat:3'])).toBe('1 of 3 have chosen, waiting for Jo and you')
    expect(said(['seat:3'], ['seat:0', 'seat:1', 'seat:2'])).toBe('1 of 4 have chosen, waiting for 3')
    expect(said(['seat:3', 'seat:1'], [])).toBe('2 of 2 have chosen')
  })

  it('all hands lie open at the end of a round, the winner first', () => {
    const hands = [HAND.map((one) => one.id!), [], ['beer-8-a']]
    const score: Said = { say: 'table-score', number: 6, match: 'points' }
    const { body } = render(Hands, { props: { round: { winners: [1], how: 'went_out', hands }, scores: [undefined, score, undefined] }, context: room })
    const text = body.replace(/<[^>]*>/g, ' ')
    expect(text.indexOf('Mike')).toBeLessThan(text.indexOf('Sarah'))
    expect(text).toContain('Robin (you)')
    expect(text).toContain('6 points')
    expect(body.match(/role="img" aria-label="(?!Won)/g)).toHaveLength(6)
  })
})
