import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import { effectInWords, enlarged, faceOf, handInOrder, leanOf } from '../../faces'
import Hands from '../../Hands.svelte'
import { firstDeal, newLines, whatHappened } from '../../happened'
import Match from '../../Match.svelte'
import { measure, type Measures } from '../../measures'
import { answers, catches, fromDrawPile, Pick, short, suitsToName, withACard } from '../../moves'
import Passing from '../../Passing.svelte'
import type { LastCallCard, LastCallView } from '../../view'
import { callsOf, idleWords, myTurn, plateNotes, roundTitle, scoreOf, statusOf } from '../../words'

const card = (id: string, colour = '', shape = '', event = ''): LastCallCard => ({
  id,
  label: id,
  suit: id.startsWith('bar') ? '' : id.split('-')[0]!,
  colour,
  shape,
  event,
})
const HAND = [
  card('copita-m-a', '', '', 'lets_get_wild'),
  card('wine-9-a', 'Plum', 'Pentagram'),
  card('beer-5-b', 'Amber', 'Cross'),
  card('wine-7-b', 'Teal', 'Circle'),
  card('copita-3-b', 'Plum', 'Sword'),
]

const play = (id: string, flags: string[] = [], verb = 'play'): MoveView => ({
  move: 0,
  text: [`${verb} ${id}`, ...flags.map((flag) => `+${flag}`)].join(' '),
  label: `Play ${id}`,
  on: [`item:${id}`, 'zone:discards'],
  flags,
})
const small = (text: string, on: string[] = []): MoveView => ({ move: 1, text, label: text, on })
const DRAW = small('draw', ['zone:draw'])

function view(changes: Partial<LastCallView> = {}, hand = HAND, pile = 5): LastCallView {
  const sizes = changes.sizes ?? [hand.length, 6, 1, 5]
  return {
    game: 'last-call',
    eyes: 0,
    seats: sizes.map((_, seat) => ({ seat, awaited: seat === (changes.active ?? 0) })),
    zones: [
      { id: 'draw', label: 'Draw pile', count: 88 },
      { id: 'discards', label: 'Discards', count: pile },
      { id: 'hand-0', label: 'Hand', kind: 'hand', seat: 0, items: hand, count: hand.length },
    ],
    moves: [],
    match: 'single',
    shout: 'my_shout',
    tough_break_final: 'draw',
    decision: 'turn',
    active: 0,
    direction: 1,
    top: card('beer-8-a', 'Mint', 'Circle'),
    suit: 'beer',
    colour: 'Mint',
    shape: 'Circle',
    declared: '',
    sidestep: null,
    draw_count: 88,
    pending: 0,
    watched: [],
    called: [],
    has_chosen: [],
    chosen: '',
    drawn: '',
    sizes,
    round: 1,
    turns: 9,
    scores: [0, 0, 0, 0],
    target: 0,
    last_round: null,
    ...changes,
  }
}
const NAMES = ['Robin', 'Mike', 'Sarah', 'Jo']

describe('what can be pressed', () => {
  const moves = [play('beer-5-b'), play('beer-5-b', ['call']), DRAW, small('catch 2', ['seat:2'])]

  it('is split into cards, suits, answers and catches', () => {
    expect(withACard(moves)).toHaveLength(2)
    expect(catches(moves).map((move) => move.text)).toEqual(['catch 2'])
    expect(answers(moves)).toEqual([DRAW])
    expect(suitsToName([small('name beer', ['zone:discards'])])).toHaveLength(1)
    expect(answers([small('name beer')])).toEqual([])
    expect(answers([small('sip'), small('draw two', ['zone:draw'])]).map((move) => move.text)).toEqual(['sip', 'draw two'])
  })

  it('is drawn from the pile, whatever drawing means now', () => {
    expect(fromDrawPile(moves)).toBe(DRAW)
    expect(fromDrawPile([small('accept', ['zone:draw'])])?.text).toBe('accept')
    expect(fromDrawPile([play('beer-5-b')])).toBeUndefined()
  })

  it('is named in few words', () => {
    expect(short('Play Take That (2 of Wine)')).toBe('Play Take That')
    expect(short('Play 5 of Beer, Amber Cross')).toBe('Play 5 of Beer')
    expect(short('Accept and draw 3')).toBe('Accept and draw 3')
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
    for (const move of [DRAW, small('catch 2', ['seat:2']), small('keep')]) pick.play(move)
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
    const shout = card('beer-m-b', '', '', 'my_shout')
    expect(callsOf(view())).toEqual(['call'])
    expect(callsOf(view({}, [...HAND, shout]))).toEqual(['call', 'shout'])
    expect(callsOf(view({ decision: 'over' }, [...HAND, shout]))).toEqual([])
    expect(callsOf(view({ eyes: null }))).toEqual(['call'])
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
    expect(handInOrder(HAND, '').map((one) => one.id)).toEqual(['wine-7-b', 'wine-9-a', 'copita-3-b', 'beer-5-b', 'copita-m-a'])
    expect(handInOrder(HAND, 'colour').map((one) => one.id)).toEqual(['beer-5-b', 'wine-7-b', 'wine-9-a', 'copita-3-b', 'copita-m-a'])
  })

  it('tells the effect of an event where a card is shown large', () => {
    const [event] = handInOrder([{ ...card('bar-1-a', '', '', 'tough_break'), note: 'BAR', effect: 'on anything; name any suit, then draw 5' }], '')
    expect(event?.note).toBe('Goes on anything. Name any suit, then draw 5.')
    expect(effectInWords('on its suit; nothing else')).toBe('Goes on its suit. Nothing else happens.')
    expect(effectInWords('the next seat takes a sip or draws 2')).toBe('The next seat takes a sip or draws 2.')
  })

  it('does not repeat in shorthand what the title of a large card says', () => {
    expect(enlarged({ ...card('beer-8-a', 'Mint', 'Circle'), note: 'Beer MI Circle' }).note).toBe('')
  })

  it('has the colours and shapes that the faces know', () => {
    expect(faceOf(card('beer-8-a', 'Mint', 'Circle'))).toMatchObject({ colour: 'mint', shape: 'circle', event: undefined })
    expect(faceOf(card('bar-1-a', '', '', 'tough_break'))).toMatchObject({ colour: undefined, shape: undefined, event: 'tough_break' })
  })

  it('leans little, and the same every time', () => {
    for (const { id } of HAND) {
      expect(Math.abs(leanOf(id!))).toBeLessThanOrEqual(3)
      expect(leanOf(id!)).toBe(leanOf(id!))
    }
  })
})

const top = card('wine-2-a', 'Ruby', 'Circle', 'take_that')

describe('what happened', () => {
  it('brings the card of the seat whose turn it was to the pile', () => {
    const before = view({ active: 3, sizes: [5, 6, 1, 5] })
    const after = view({ active: 0, sizes: [5, 6, 1, 4], top }, HAND, 6)
    expect(whatHappened(before, after, ['Jo played Take That (2 of Wine), Ruby Circle.'], NAMES).flights).toEqual([
      expect.objectContaining({ from: 'seat:3', to: 'pile', card: top }),
    ])
  })

  it('lays a sidestep card aside', () => {
    const sidestep = card('beer-1-b', 'Mocha', '', 'about_face')
    const after = view({ active: 3, direction: -1, sizes: [4, 6, 1, 5], sidestep }, HAND.slice(1))
    expect(whatHappened(view(), after, [], NAMES).flights).toEqual([expect.objectContaining({ from: 'seat:0', to: 'aside', card: sidestep })])
  })

  it('deals what was drawn, one after the other in the direction of play, and shows me mine', () => {
    const mine = card('beer-3-a', 'Mocha', 'Meeple')
    const before = view({ active: 1 })
    const after = view({ active: 2, sizes: [6, 5, 2, 6], draw_count: 85, sidestep: card('beer-m-b', '', '', 'my_shout') }, [...HAND, mine])
    const { flights } = whatHappened(before, after, [], NAMES)
    expect(flights.slice(1).map(({ from, to }) => `${from} ${to}`)).toEqual(['draw seat:2', 'draw seat:3', 'draw seat:0'])
    expect(flights.at(-1)?.card).toBe(mine)
    expect(flights.map((one) => one.delay)).toEqual([...flights.map((one) => one.delay)].sort((a, b) => a - b))
  })

  it('counts the penalty of whoever played as well', () => {
    const after = view({ active: 2, sizes: [5, 10, 1, 5], draw_count: 83, top: card('bar-1-a', '', '', 'tough_break') }, HAND, 6)
    const { flights } = whatHappened(view({ active: 1 }), after, [], NAMES)
    expect(flights.filter((one) => one.to === 'seat:1')).toHaveLength(5)
  })

  it('passes all cards at once, each to the next seat', () => {
    const mine = card('bar-1-a', '', '', 'tough_break')
    const before = view({ decision: 'pass_card', direction: -1 })
    const after = view({ direction: -1, active: 3 }, [...HAND.slice(1), mine])
    const { flights, sounds } = whatHappened(before, after, ['Everybody passes a card anticlockwise.'], NAMES)
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(['seat:0 seat:3', 'seat:1 seat:0', 'seat:2 seat:1', 'seat:3 seat:2'])
    expect(new Set(flights.map((one) => one.delay))).toEqual(new Set([0]))
    expect(flights[0]?.leaves).toBe('copita-m-a')
    expect(flights[1]?.card).toBe(mine)
    expect(sounds).toContain('slide')
  })

  it('turns a card up over the troubles', () => {
    const lines = ['Mike played Trigger Troubles (Mixer of Cocktail).', 'Mike turned up 8 of Wine, Azure Triangle.']
    const after = view({ active: 2, sizes: [5, 5, 1, 5], top }, HAND, 7)
    const { flights, cries, sounds } = whatHappened(view({ active: 1 }), after, lines, NAMES)
    expect(flights.map(({ from, to, card: one }) => `${from} ${to} ${one?.id}`)).toEqual(['seat:1 pile cocktail-m-a', 'draw pile wine-2-a'])
    expect(flights[1]!.delay).toBeGreaterThan(flights[0]!.ms)
    expect(cries).toEqual([{ who: 'Mike', words: 'Trigger Troubles', sign: 'trigger_troubles' }])
    expect(sounds).toEqual(['siren'])
  })

  it('cries a call once, whoever it was', () => {
    const calls = (line: string) => whatHappened(view(), view(), [line], NAMES).cries
    expect(calls('Sarah played 4 of Beer, Ruby Triangle. "Last call!"')).toEqual([{ who: 'Sarah', words: 'LAST CALL!', sign: 'bell' }])
    expect(calls('You played My Shout (Mixer of Beer). "Drinks all round!" "Last call!"').map((cry) => cry.words)).toEqual(['DRINKS ALL ROUND!', 'LAST CALL!'])
    expect(calls('Sarah played 4 of Beer, Ruby Triangle.')).toEqual([])
    expect(calls('You caught Sarah without a call.')).toEqual([{ who: 'You caught Sarah', words: 'Caught!', sign: 'caught' }])
    expect(calls('You tried to catch Sarah, but Sarah had called.')).toEqual([])
    expect(whatHappened(view(), view(), [], NAMES).cries).toEqual([])
  })

  it('says large why somebody draws three', () => {
    const calls = (line: string) => whatHappened(view(), view(), [line], NAMES).cries
    expect(calls('Sarah did not shout: 3 cards for that.')).toEqual([{ who: 'Sarah', words: 'No shout: 3 cards', sign: 'caught' }])
    expect(calls('You were not heard 20 metres away: 3 cards.')).toEqual([{ who: 'You', words: 'Not heard: 3 cards', sign: 'caught' }])
    expect(calls('Sarah was heard 20 metres away.')).toEqual([])
  })

  it('deals a new round within the time that an event may take', () => {
    const sizes = Array.from({ length: 8 }, () => 7)
    const after = view({ round: 2, turns: 1, sizes }, HAND, 1)
    const { flights, sounds } = whatHappened(view({ sizes }), after, [], NAMES)
    expect(flights).toHaveLength(56)
    expect(Math.max(...flights.map((one) => one.delay + one.ms))).toBeLessThanOrEqual(1200)
    expect(sounds).toContain('shuffle')
  })

  it('shows nothing when a game is over, a move is taken back, or too much was missed', () => {
    expect(whatHappened(view(), view({ round: 2, decision: 'over' }), [], NAMES).flights).toEqual([])
    expect(whatHappened(view({ top }, HAND, 6), view(), [], NAMES).flights).toEqual([])
    expect(whatHappened(view({ top, active: 1, sizes: [4, 6, 1, 5] }, HAND.slice(1), 6), view(), [], NAMES).flights).toEqual([])
    expect(whatHappened(view({ turns: 9 }), view({ turns: 30, top, sizes: [9, 9, 9, 9] }, HAND, 9), [], NAMES).flights).toEqual([])
    const missed = Array.from({ length: 30 }, () => 'Jo played 4 of Beer. "Last call!"')
    expect(whatHappened(view(), view({ top }, HAND, 9), missed, NAMES)).toEqual({ flights: [], cries: [], sounds: [] })
  })

  it('is told by the lines that are new, also where each step brings its own', () => {
    expect(newLines(['a', 'b'], ['a', 'b', 'c'])).toEqual(['c'])
    expect(newLines(['a', 'b'], ['a'])).toEqual([])
    expect(newLines([], ['a'])).toEqual(['a'])
    expect(newLines(['a', 'b'], ['c', 'd', 'e'])).toEqual(['c', 'd', 'e'])
  })

  it('deals at the beginning, and not to whoever comes later', () => {
    expect(firstDeal(view({ turns: 1 }, HAND, 1)).length).toBeGreaterThan(0)
    expect(firstDeal(view({ turns: 2 }, HAND, 1))).toEqual([])
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
  it('say how far a match is', () => {
    const match = view({ round: 2, target: 3, scores: [1, 0, 2, 0], match: 'wins' })
    expect(statusOf(match, 'wide')).toBe('Round 2, first to 3 wins')
    expect(statusOf(match, 'narrow')).toBe('Round 2, to 3')
    expect(statusOf(view(), 'wide')).toBe('')
    expect([0, 2].map((seat) => scoreOf(match, seat))).toEqual(['1 win', '2 wins'])
    expect(scoreOf(view(), 0)).toBe('')
  })

  it('say what I can do', () => {
    const say = (decision: string, moves: MoveView[], more: Partial<LastCallView> = {}) => myTurn(view({ decision, moves, ...more }), NAMES)
    expect(say('turn', [play('beer-5-b'), DRAW])).toBe('Play a raised card, or draw')
    expect(say('turn', [DRAW])).toBe('Nothing matches: draw one')
    expect(say('turn', [play('beer-5-b')])).toContain('nothing is left to draw')
    expect(say('take_that', [small('accept')], { pending: 3 })).toBe('A Take That for you: draw 3')
    expect(say('take_that', [play('wine-2-a', [], 'stack'), small('accept')], { pending: 2 })).toBe('Stack a Take That, or draw 2')
    expect(say('cheers', [small('draw two')])).toBe('Cheers: draw two')
    expect(say('pass_card', [], { direction: -1 })).toBe('Choose a card for Jo')
    expect(say('something new', [], { prompt: 'As the house says.' })).toBe('As the house says.')
  })

  it('say what a button waits for', () => {
    expect(idleWords(view({ decision: 'declare_suit' }))).toBe('Name a suit')
    expect(idleWords(view({ active: 2 }))).toBe('Draw one')
  })

  it('say on the plates what matters first', () => {
    const now = view({ active: 1 })
    expect(plateNotes(now, { seat: 2, notes: ['one card left'] }, { 2: 'just played' })).toEqual(['one card left'])
    expect(plateNotes(now, { seat: 3 }, { 3: 'just played' })).toEqual(['just played'])
    expect(plateNotes(now, { seat: 2 }, {})).toEqual(['plays next'])
    expect(plateNotes(view({ active: 1, direction: -1 }), { seat: 2 }, {})).toEqual([])
  })

  it('say who won a round', () => {
    const ended = (winners: number[]) => roundTitle(view({ last_round: { winners, how: 'went out', hands: [] } }), NAMES)
    expect(ended([0])).toBe('You win the round')
    expect(ended([2])).toBe('Sarah wins the round')
    expect(ended([1, 2])).toBe('Level: nobody wins the round')
  })
})

describe('on the felt', () => {
  it('what can be matched is told by outline, letters and name', () => {
    const { body } = render(Match, { props: { suit: 'beer', colour: 'Mint', shape: 'Circle', column: false, narrow: true } })
    for (const word of ['Match', 'Beer', 'MI', 'Mint', 'Circle']) expect(body).toContain(word)
  })

  it('what a card lacks is no pill', () => {
    const { body } = render(Match, { props: { suit: 'copita', colour: '', shape: '', column: true, narrow: false } })
    expect(body.match(/<li/g)).toHaveLength(1)
  })

  it('everybody sees how many have chosen a card to pass, and who has not', () => {
    const said = (chosen: string[], choosing: string[]): string =>
      render(Passing, { props: { chosen, choosing } }).body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim()
    expect(said(['you'], ['Mike'])).toBe('1 of 2 have chosen, waiting for Mike')
    expect(said(['Mike'], ['you', 'Jo'])).toBe('1 of 3 have chosen, waiting for you and Jo')
    expect(said(['Jo', 'Jo'], ['a', 'b', 'c'])).toBe('2 of 5 have chosen, waiting for 3')
    expect(said(['Jo', 'Mike'], [])).toBe('2 of 2 have chosen')
  })

  it('all hands lie open at the end of a round, the winner first', () => {
    const hands = [HAND, [], [card('beer-8-a', 'Mint', 'Circle')]]
    const { body } = render(Hands, {
      props: { round: { winners: [1], how: 'went out', hands }, names: ['Robin', 'Mike', 'Sarah'], scores: ['', '6 points', ''], eyes: 0 },
    })
    const text = body.replace(/<[^>]*>/g, ' ')
    expect(text.indexOf('Mike')).toBeLessThan(text.indexOf('Sarah'))
    expect(text).toContain('Robin (you)')
    expect(text).toContain('6 points')
    expect(body.match(/role="img" aria-label="(?!Won)/g)).toHaveLength(6)
  })
})
