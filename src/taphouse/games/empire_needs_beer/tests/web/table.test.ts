import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import { benchRows, hasBench } from '../../bench'
import Barrel from '../../Barrel.svelte'
import Crest from '../../Crest.svelte'
import Face from '../../Face.svelte'
import { hasShuffled, rollsOf, whatHappened } from '../../happened'
import { barrelOn, BELOW, isLow, measure, ticketIn } from '../../measures'
import { BEER, BEERS, RACE, RACES, REGIONS, SCHOOL, SCHOOLS, type Race, type School } from '../../paint'
import { Pick, targetsOf } from '../../pick.svelte'
import RegionSign from '../../RegionSign.svelte'
import { actionOf, barrelsAt, byRegion, itemsIn, look, marketOf, middleOf, numbered, orderOf, roundFrom, say, type Action, type EmpireView, type Order, type Player, type Progress, type Wire } from '../../seen'
import Sign from '../../Sign.svelte'
import { linesOfCard, linesOfOrder, looksOf, meaningOf, SIGNS, type Drawn } from '../../signs'
import { oneRow } from '../../spread'
import Ticket from '../../Ticket.svelte'
import { missingWords, whyInVain, whyNotBuy, whyNotComplete } from '../../why'
import { inShort, inShortLines, inTwoLines, lastRoundWords, pickedWords, playerInWords, regionInWords, setsOf, statusOf, supplyInWords, turnWords } from '../../words'
import { wordsFor } from '$tests/words'
import type { AnyFact } from '$words/facts'
import en from '../../words/en.js'
import pieces from './catalogue.json'

const NAMES = ['Robin', 'Mike']
/** Of several copies one is enough. */
const alone = Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id.replace('-a', ''), piece]))
const WORDS = wordsFor(en, { ...pieces, ...alone }, 0, NAMES)
const idsOf = (kind: string): string[] => Object.entries(WORDS.catalogue).flatMap(([id, piece]) => (piece.kind === kind && !id.includes('@') ? [id] : []))
const ACTIONS: Action[] = idsOf('card').filter((id) => !/-[abc]$/.test(id)).map((id) => actionOf(WORDS, id))
const ORDERS: Order[] = idsOf('order').map((id) => orderOf(WORDS, id))
const card = (id: string, owner = ''): Action => ({ ...ACTIONS.find((one) => one.id === id)!, id: `${id}${owner}` })
const order = (id: string): Order => ORDERS.find((one) => one.id === id)!
const NONE = { blue: 0, green: 0, red: 0, yellow: 0 }

const player = (seat: number, changes: Partial<Player> = {}): Player => ({
  seat,
  warehouse: NONE,
  regions: [NONE, NONE, NONE],
  hand: 5,
  draw: 3,
  discard: 0,
  races: [0, 0, 0],
  fame: { orders: 0, bonuses: 0, sets: 0, total: 0, barrels: 0 },
  ...changes,
})

let numbers = 0
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { play: ['card'], buy: ['card'], burn: ['card'], discard: ['card'], complete: ['order'], take: ['colour'], swap: ['colour'], place: ['colour', 'place'], remove: ['place', 'colour'], change: ['place', 'old', 'new'] }
/** What a move does, of its notation. */
function doOf(text: string): AnyFact {
  const [verb = '', ...words] = text.split(' ')
  const names = ARGUMENTS[verb]
  if (!names) return { say: `do-${text.replace(' ', '-')}` }
  const kind = (name: string): string => (name === 'old' || name === 'new' ? 'colour' : name)
  const own = (word: string): string => (word.startsWith('BA') ? `${word}@0` : word)
  return { say: `do-${verb}`, ...Object.fromEntries(names.map((name, at) => [name, `${kind(name)}:${own(words[at] ?? '')}`])) }
}
const move = (text: string, ...on: string[]): MoveView => ({ move: ++numbers, text, label: text, on, do: doOf(text) })
const place = (beer: string, region: string): MoveView => move(`place ${beer} ${region}`, `item:${beer}@w0`, `zone:${region}-0`)
const END = move('end turn')

function view(changes: Partial<EmpireView> = {}, hand: Action[] = [card('BA1', '@0'), card('BA5', '@0'), card('AC01')]): EmpireView {
  return {
    game: 'empire-needs-beer',
    eyes: 0,
    seats: [{ seat: 0, awaited: true }, { seat: 1 }],
    zones: [
      { id: 'middle', label: 'Orders', items: ['EL1', 'TR1', 'DW4'].map(order) },
      { id: 'display', label: 'Display', items: [card('AC07'), card('AC24')] },
      { id: 'advance', label: 'Deck', items: [card('AC28')], count: 30 },
      { id: 'hand-0', label: 'Hand', kind: 'hand', items: hand, count: hand.length },
    ],
    moves: [],
    prompt: 'Your turn: 4 time units left.',
    task: 'task',
    active: 0,
    round: 2,
    round_limit: 40,
    turns: 3,
    time_left: 4,
    time_given: 4,
    majorities: [],
    last_round: false,
    last_seat: 1,
    orders_left: 9,
    middle: ['EL1', '', 'TR1', 'DW4'],
    display: ['AC07', 'AC24', '', ''],
    deck_top: 'AC28',
    to_come: [],
    sip: '',
    regions: [],
    supply: { blue: 12, green: 12, red: 0, yellow: 12 },
    players: [player(0, { warehouse: { ...NONE, blue: 2, red: 1 } }), player(1)],
    in_play: undefined,
    parts: [],
    incoming: undefined,
    completing: undefined,
    progress: [],
    ...changes,
  }
}

/** A table at which somebody taps: what was sent, and a way to lay the next view. */
function sit(first: EmpireView): { pick: Pick; sent: string[]; show: (next: EmpireView) => void } {
  let now = first
  const sent: string[] = []
  const pick = new Pick(
    () => now,
    (one) => sent.push(one.text),
  )
  return { pick, sent, show: (next) => ((now = next), pick.follow()) }
}

describe('one tap on the card and one on the place', () => {
  const places = REGIONS.map((region) => `place:${region}`)
  const takes = ['colour:blue', 'colour:yellow']
  const reaching = (one: MoveView, reach: object): MoveView => ({ ...one, do: { ...one.do!, ...reach } })
  const task = (): EmpireView =>
    view({ moves: [reaching(move('play BA1', 'item:BA1@0'), { takes }), reaching(move('play BA5', 'item:BA5@0'), { places }), reaching(move('play AC01', 'item:AC01'), { takes }), END] })

  it('plays the card, and rolls the barrel as soon as the table asks', () => {
    const only = { ...task(), players: [player(0, { warehouse: { ...NONE, blue: 2 } }), player(1)] }
    const { pick, sent, show } = sit(only)
    pick.tap('item:BA5@0')
    expect([...pick.targets.keys()]).toEqual(['zone:orange-0', 'zone:black-0', 'zone:purple-0'])
    pick.tap('zone:black-0')
    expect(sent).toEqual(['play BA5'])
    show(view({ task: 'resolve', moves: [...REGIONS.map((region) => place('blue', region)), move('finish')] }))
    expect(sent).toEqual(['play BA5', 'place blue black'])
  })

  it('asks for the barrel where several could go there', () => {
    const { pick, sent, show } = sit(task())
    pick.tap('item:BA5@0')
    pick.tap('zone:black-0')
    show(view({ task: 'resolve', moves: [place('blue', 'black'), place('red', 'black'), place('red', 'orange'), move('finish')] }))
    expect(sent).toEqual(['play BA5'])
    expect(pick.has('zone:black-0')).toBe(true)
    pick.tap('item:red@w0')
    expect(sent).toEqual(['play BA5', 'place red black'])
  })

  it('does what a card says that says one thing only', () => {
    const { pick, sent, show } = sit(task())
    pick.tap('item:BA1@0')
    pick.tap('item:BA1@0')
    show(view({ task: 'resolve', moves: [move('take blue', 'item:blue@supply', 'zone:warehouse-0'), move('finish')] }))
    show(view({ moves: [END] }))
    expect(sent).toEqual(['play BA1', 'take blue'])
  })

  it('leaves the take to the player where a barrel would have to make way', () => {
    const { pick, sent, show } = sit(task())
    pick.tap('item:BA1@0')
    pick.tap('item:BA1@0')
    show(view({ task: 'resolve', moves: [reaching(move('take blue', 'item:blue@supply'), { swap: 'yes' }), move('finish')] }))
    expect(sent).toEqual(['play BA1'])
  })

  it.each(['AC01', 'AC15'])('leaves every part of %s to the player: none is compulsory', (id) => {
    const { pick, sent, show } = sit(view({ moves: [move(`play ${id}`, `item:${id}`), END] }, [card(id)]))
    pick.tap(`item:${id}`)
    pick.tap(`item:${id}`)
    show(view({ task: 'resolve', moves: [move('take blue', 'item:blue@supply'), move('take red', 'item:red@supply'), move('draw', 'zone:draw-0'), move('finish')] }))
    expect(sent).toEqual([`play ${id}`])
    pick.tap('zone:draw-0')
    expect(sent).toEqual([`play ${id}`, 'draw'])
  })

  it('takes the tapped barrel of a card with several parts, and no more', () => {
    const { pick, sent, show } = sit(task())
    pick.tap('item:AC01')
    pick.tap('item:yellow@supply')
    const takes = [move('take blue', 'item:blue@supply'), move('take yellow', 'item:yellow@supply')]
    show(view({ task: 'resolve', moves: [...takes, move('finish')] }))
    show(view({ task: 'resolve', moves: [takes[0]!, move('finish')] }))
    expect(sent).toEqual(['play AC01', 'take yellow'])
  })

  it('answers only the question that was meant, though another has the same words for an answer', () => {
    const { pick, sent, show } = sit(view({ moves: [move('play BA1', 'item:BA1@0'), END] }))
    pick.tap('item:BA1@0')
    pick.tap('item:BA1@0')
    show(view({ moves: [move('take blue', 'item:blue@supply'), move('draw', 'zone:draw-0'), END] }))
    show(view({ task: 'resolve', moves: [move('take blue', 'item:blue@supply'), move('finish')] }))
    expect(sent).toEqual(['play BA1'])
  })

  it('forgets the rest of a wish at the next tap, and never answers the view it was made in', () => {
    const { pick, sent, show } = sit(task())
    pick.tap('item:BA5@0')
    pick.tap('zone:black-0')
    pick.follow()
    expect(sent).toEqual(['play BA5'])
    pick.tap('item:BA1@0')
    show(view({ task: 'resolve', moves: [place('blue', 'black'), move('finish')] }))
    expect(sent).toEqual(['play BA5'])
  })

  it('offers what the table says that the barrels of the card can reach, and nothing else', () => {
    const things = (one: MoveView): string[] => targetsOf(one, 0).map(([thing]) => thing)
    const play = move('play AC01', 'item:AC01')
    expect(things(reaching(play, { takes, places: ['place:black'] }))).toEqual(['item:blue@supply', 'item:yellow@supply', 'zone:black-0'])
    expect(things(play)).toEqual([])
    expect(things(move('draw', 'zone:draw-0'))).toEqual([])
  })
})

describe('the other taps', () => {
  it('send at once what leaves no doubt while a card is carried out, but never burn a card', () => {
    const { pick, sent } = sit(view({ task: 'resolve', moves: [move('take blue', 'item:blue@supply', 'zone:warehouse-0'), move('burn BA1', 'item:BA1@0', 'zone:hand-0')] }))
    pick.tap('item:BA1@0')
    expect(sent).toEqual([])
    pick.tap('item:BA1@0')
    pick.tap('item:blue@supply')
    expect(sent).toEqual(['burn BA1', 'take blue'])
  })

  it('take two for a purchase', () => {
    const { pick, sent } = sit(view({ moves: [move('buy AC07', 'item:AC07', 'zone:display'), END] }))
    pick.tap('item:AC07')
    expect(sent).toEqual([])
    pick.tap('item:AC07')
    expect(sent).toEqual(['buy AC07'])
  })

  it('mark cards to discard, which go one after the other, and the turn ends', () => {
    const discard = (id: string): MoveView => move(`discard ${id}`, `item:${id}@0`, 'zone:discard-0')
    const { pick, sent, show } = sit(view({ task: 'end_discard', moves: [discard('BA1'), discard('BA5'), move('done')] }))
    pick.tap('item:BA1@0')
    pick.tap('item:BA5@0')
    pick.tap('item:BA5@0')
    expect(pick.has('item:BA1@0')).toBe(true)
    expect(pick.has('item:BA5@0')).toBe(false)
    pick.tap('item:BA5@0')
    pick.discard()
    show(view({ task: 'end_discard', moves: [discard('BA5'), move('done')] }))
    show(view({ task: 'end_discard', moves: [move('done')] }))
    expect(sent).toEqual(['discard BA1', 'discard BA5', 'done'])
  })
})

describe('a card that would do nothing', () => {
  const task = (): EmpireView => view({ moves: [{ ...move('play BA5', 'item:BA5@0'), idle: true }, move('play BA1', 'item:BA1@0'), END], players: [player(0), player(1)] })

  it('is asked about, however it is played, and only a plain yes plays it', () => {
    const { pick, sent } = sit(task())
    pick.tap('item:BA5@0')
    pick.tap('item:BA5@0')
    expect(pick.doubt?.text).toBe('play BA5')
    pick.tap('item:BA5@0')
    pick.drop('item:BA5@0')
    expect(sent).toEqual([])
    pick.keep()
    expect([pick.doubt, pick.things.length, sent.length]).toEqual([undefined, 0, 0])
    pick.drop('item:BA5@0')
    pick.insist()
    expect([pick.doubt, ...sent]).toEqual([undefined, 'play BA5'])
  })

  it('does not keep the others from being played', () => {
    const { pick, sent } = sit(task())
    pick.tap('item:BA1@0')
    pick.tap('item:BA1@0')
    expect(sent).toEqual(['play BA1'])
  })

  it('is explained by what the table says of the move', () => {
    const idle: MoveView = { ...move('play BA5', 'item:BA5@0'), idle: true, do: { ...doOf('play BA5'), vain: [{ say: 'vain-supply', colour: 'colour:red' }, { say: 'vain-draw' }] } }
    expect(whyInVain(WORDS, idle)).toBe(
      'Mule Cart would do nothing now. The supply has no red barrel. There is no card that you could draw. Played all the same, it costs 1 time unit and goes to your discards.',
    )
  })
})

describe('the bench', () => {
  it('has a row for each thing that can be done, each barrel once', () => {
    const both = view({ task: 'resolve', moves: [move('take blue', 'item:blue@supply'), place('red', 'orange'), place('red', 'black'), place('blue', 'black'), move('finish')] })
    expect(benchRows(WORDS, both, true).map((row) => [row.verb, row.tokens.map((token) => token.thing)])).toEqual([
      ['take', ['item:blue@supply']],
      ['place', ['item:red@w0', 'item:blue@w0']],
      ['to', ['zone:orange-0', 'zone:black-0']],
    ])
    expect(benchRows(WORDS, both, false).map((row) => row.verb)).toEqual(['take', 'place'])
  })

  it('has the draw of a card beside its barrels', () => {
    const rows = benchRows(WORDS, view({ task: 'resolve', moves: [move('take blue', 'item:blue@supply'), move('draw', 'zone:draw-0'), move('finish')] }), false)
    expect(rows.map((row) => [row.verb, row.tokens.map((token) => token.thing)])).toEqual([
      ['take', ['item:blue@supply']],
      ['draw', ['zone:draw-0']],
    ])
  })

  it('shows where barrels stand that are changed, given back or delivered', () => {
    const changing = benchRows(WORDS, view({ task: 'resolve', moves: [move('change orange red blue'), move('change orange red green'), move('change warehouse blue green')] }), true)
    expect(changing.map((row) => row.tokens.map((token) => token.thing))).toEqual([
      ['item:red@o0', 'item:blue@w0'],
      ['item:blue@supply', 'item:green@supply'],
    ])
    const swapping = benchRows(WORDS, view({ task: 'swap_region', incoming: { colour: 'red', place: 'purple' }, moves: [move('swap blue')] }), true)
    expect(swapping[0]!.tokens[0]).toMatchObject({ thing: 'item:blue@p0', place: 'purple' })
    expect(benchRows(WORDS, view({ task: 'remove_used', moves: [move('remove black yellow')] }), true)[0]!.tokens[0]!.thing).toBe('item:yellow@b0')
  })

  it('is there for whoever is asked only', () => {
    expect(hasBench(view({ task: 'resolve', moves: [move('finish')] }))).toBe(true)
    expect(hasBench(view({ task: 'resolve' }))).toBe(false)
    expect(hasBench(view({ task: 'task', moves: [END] }))).toBe(false)
  })
})

describe('what is seen', () => {
  const wire: Wire = {
    game: 'empire-needs-beer',
    eyes: 0,
    seats: [{ seat: 0, awaited: true, counters: { fame: 0 } }, { seat: 1, notes: ['began'], counters: { fame: { say: 'fame-from', total: 8, orders: 6, sets: 2 } } }],
    zones: [
      { id: 'middle', items: [{ id: 'DW1', marks: ['completable'], now: { say: 'lacks', lacks: [] } }, { id: 'EL4' }] },
      { id: 'secret-0', items: [{ id: 'TR9' }], count: 1 },
      { id: 'completed-1', items: [{ id: 'DW7' }, { id: 'EL1' }] },
      { id: 'draw-0', kind: 'pile', count: 2, known: ['BA2@0', 'AC15'] },
      { id: 'orders', count: 7 },
      { id: 'advance', items: [{ id: 'AC21-b' }], count: 20 },
      { id: 'supply', items: [{ id: 'blue@supply', number: 3 }, { id: 'red@supply', number: 0 }] },
      { id: 'hand-0', items: [{ id: 'BA5@0', marks: ['playable', 'idle'] }], count: 1 },
      { id: 'black-0', items: [{ id: 'red@b0', number: 2 }, { id: 'blue@b0' }] },
    ],
    task: 'task',
    counters: { round: [2, 40], time: [3, 5] },
    goal: { say: 'plays-for', order: 'order:TR9', lacks: ['unit:2-any-orange', 'unit:2-any-purple'] },
    active: 0,
    turns: 3,
    leads: [null, 0, null],
    in_play: 'BA1@0',
    parts: ['idle'],
    uses: { DW1: ['blue@b0', 'red@b0', 'red@b0'], TR9: ['blue@b0', 'red@b0'] },
  }
  const seen = look(wire, WORDS)

  it('has every piece with what the catalogue knows of it', () => {
    expect(middleOf(seen).map((one) => [one?.label, one?.race, one?.fame])).toEqual([['Shift-End at the Deep Mine', 'dwarves', 3], ['Choir of the Silver Glade', 'elves', 6]])
    expect(middleOf(seen)[1]!.units).toEqual([{ ref: 'unit:4-blue-green-purple', region: 'purple', count: 4, colours: ['blue', 'green'] }])
    const take = { say: 'part', what: 'take', number: 1, colour: 'colour:blue' }
    expect([seen.in_play?.label, seen.in_play?.parts, seen.deck_top]).toEqual(['Tap the Frostwater', [take], 'AC21-b'])
    expect(seen.parts).toEqual([{ part: take, state: 'idle' }])
    expect(seen.to_come.map((one) => one.label)).toEqual(['Stir the Hopwitch Kettle', 'Apprentice of Embers'])
    expect(itemsIn(seen, 'hand-0')[0]).toMatchObject({ label: 'Mule Cart', marks: ['playable', 'would do nothing now'] })
  })

  it('counts what stands where, and what was completed', () => {
    expect(seen.players[0]).toMatchObject({ warehouse: NONE, regions: [NONE, { ...NONE, red: 2, blue: 1 }, NONE], hand: 1 })
    expect(seen.players[1]).toMatchObject({ races: [1, 1, 0], fame: { orders: 6, bonuses: 0, sets: 2, total: 8, barrels: 0 } })
    expect([seen.supply.blue, seen.supply.red, seen.orders_left, seen.last_seat]).toEqual([3, 0, 7, 0])
    expect(seen.players[0]!.fame.barrels).toBe(3)
    expect([seen.round, seen.round_limit, seen.time_left, seen.time_given, seen.last_round]).toEqual([2, 40, 3, 5, false])
    expect(seen.regions.map(({ tile, majority }) => [tile, majority])).toEqual([['time', null], ['card', 0], ['barrel', null]])
  })

  it('knows how far each order is, also those towards which nothing counts', () => {
    expect(seen.progress.map(({ order, missing, complete }) => [order, missing, complete])).toEqual([['DW1', 0, true], ['EL4', 4, false], ['TR9', 4, false]])
    expect(seen.progress.map(({ met }) => met)).toEqual([[3], [0], [0, 2, 0]])
    expect(seen.progress[0]!.uses).toEqual(['blue@b0#1', 'red@b0#1', 'red@b0#2'])
  })

  it('keeps empty slots empty', () => {
    expect(marketOf(seen).map((one) => one?.id)).toEqual([undefined, undefined, undefined, undefined, 'AC21-b'])
    expect(middleOf(view()).map((one) => one?.id)).toEqual(['EL1', undefined, 'TR1', 'DW4'])
    expect(marketOf(view()).map((one) => one?.id)).toEqual(['AC07', 'AC24', undefined, undefined, 'AC28'])
  })

  it('leaves out what is said for those who draw no signs, and what is lit anyway', () => {
    const lying = { ...card('AC07'), note: 'place blue + place yellow', marks: ['affordable', 'playable'] }
    const shown = itemsIn(view({ zones: [{ id: 'display', label: '', items: [lying] }] }), 'display')[0]!
    expect([shown.label, shown.note, shown.marks]).toEqual(['Dawn Convoy', undefined, ['playable']])
  })

  it('numbers the barrels of a place by colour', () => {
    const beers = barrelsAt(view().players[0]!, 'warehouse')
    expect(beers).toEqual(['blue', 'blue', 'red'])
    expect(numbered('warehouse', 0, beers).map(({ id }) => id)).toEqual(['blue@w0#1', 'blue@w0#2', 'red@w0#1'])
  })

  it('goes round from whoever looks', () => {
    expect(roundFrom(view({ eyes: 1 }))).toEqual([1, 0])
    expect(roundFrom(view({ eyes: null }))).toEqual([0, 1])
  })

  it('groups an order by region', () => {
    expect(byRegion(order('DW7').units!).map((row) => [row.region, row.units.map(({ at }) => at)])).toEqual([['orange', [1]], ['black', [0, 3]], ['purple', [2]]])
  })
})

describe('what happened', () => {
  const with_ = (warehouse: Partial<typeof NONE>, orange: Partial<typeof NONE> = {}): Player => player(0, { warehouse: { ...NONE, ...warehouse }, regions: [{ ...NONE, ...orange }, NONE, NONE] })

  it('lets barrels roll from where they were to where they are', () => {
    expect(rollsOf(with_({}), with_({ blue: 1 }))).toEqual([{ seat: 0, beer: 'blue', from: 'supply', to: 'warehouse' }])
    expect(rollsOf(with_({ blue: 2 }), with_({ blue: 1 }, { blue: 1 }))).toEqual([{ seat: 0, beer: 'blue', from: 'warehouse', to: 'orange' }])
    expect(rollsOf(with_({}, { red: 2 }), with_({}, { red: 1, blue: 1 }))).toEqual([
      { seat: 0, beer: 'blue', from: 'supply', to: 'orange' },
      { seat: 0, beer: 'red', from: 'orange', to: 'supply' },
    ])
  })

  it('tells of orders and of the last round', () => {
    const before = view()
    const after = view({ last_round: true, zones: [...before.zones, { id: 'completed-1', label: '', items: [order('EL1')] }] })
    const { cries, sounds } = whatHappened(before, after)
    expect(cries.map((cry) => say(WORDS, cry.said))).toEqual(['Mike: Moonrise Picnic, 3 Fame', 'The order deck is empty: last round'])
    expect(sounds).toEqual(['cork', 'bell'])
    expect(whatHappened(after, after)).toEqual({ rolls: [], cries: [], sounds: [] })
  })

  it('hears a shuffle when discards are gone that nobody burned', () => {
    const lying = (ids: string[], discard: number, burned: string[] = []): EmpireView =>
      view({
        players: [player(0), player(1, { discard })],
        zones: [
          { id: 'discard-1', label: 'Discards', items: ids.map((id) => card(id)), count: discard },
          { id: 'removed-actions', label: 'Removed', items: burned.map((id) => card(id)), count: burned.length },
        ],
      })
    expect(whatHappened(lying(['BA1', 'BA2'], 2), lying([], 0)).sounds).toEqual(['shuffle'])
    expect(hasShuffled(lying(['BA1'], 1), lying(['AC15'], 1), 1)).toBe(true)
    expect(hasShuffled(lying(['BA1'], 1), lying(['BA1', 'BA2'], 2), 1)).toBe(false)
    expect(hasShuffled(lying(['BA1', 'BA2'], 2), lying(['BA1'], 1, ['BA2']), 1)).toBe(false)
    // Where only the top lies open.
    expect(hasShuffled(lying(['BA2'], 2), lying(['BA3'], 3), 1)).toBe(false)
    expect(hasShuffled(lying(['BA2'], 2), lying([], 0), 1)).toBe(true)
    expect(hasShuffled(lying(['BA2'], 4), lying(['BA5'], 1), 1)).toBe(true)
  })
})

describe('words', () => {
  it('say what a card does', () => {
    expect(card('AC01').lines).toEqual(['Take blue + yellow'])
    expect(card('AC26').lines).toEqual(['Take any barrel,', 'place any barrel'])
    expect(card('AC23').lines).toEqual(['Place two in orange'])
    expect(card('AC22').lines).toEqual(['Burn up to two cards'])
    expect(card('AC27').spoken).toBe("Philosopher's Brewery, Alchemy, costs 3 time units: Take up to 3 barrels of any colours.")
  })

  it('say what an order wants', () => {
    expect(order('DW3').spoken).toBe('Hammer-and-Veil Wedding, Dwarves, 4 Fame: 2 red in the Soot Peaks and 1 of any colour in the Dusk Woods; 2 of 3 go back')
    expect(order('DW2').back).toBe('all go back')
    const progress: Progress[] = [{ order: 'DW3', met: [1, 1], lacks: ['unit:1-red-black'], missing: 1, complete: false, uses: [] }]
    expect(missingWords(WORDS, view({ progress }), order('DW3'))).toBe('It still needs 1 red in the Soot Peaks.')
  })

  it('say why an order that has all it needs cannot be completed', () => {
    const ready = { progress: [{ order: 'DW3', met: [2, 1], lacks: [], missing: 0, complete: false, uses: [] }] }
    const why = (changes: Partial<EmpireView>): string => whyNotComplete(WORDS, view({ ...ready, ...changes }), order('DW3'))
    expect(why({ task: 'resolve' })).toBe('Hammer-and-Veil Wedding: You have all it needs. First finish what you are doing.')
    expect(why({ task: 'end_discard' })).toBe('Hammer-and-Veil Wedding: You have all it needs. Your time is over.')
    expect(why({ seats: [{ seat: 0 }, { seat: 1, awaited: true }] })).toContain('It is not your turn.')
    expect(whyNotBuy(WORDS, view({ task: 'resolve' }), card('AC24'))).toContain('First finish what you are doing.')
  })

  it('say why a card is not for sale', () => {
    expect(whyNotBuy(WORDS, view({ time_left: 1 }), card('AC24'))).toBe('Bottomless Cauldron: Take up to 2 barrels of any colours. It costs 2 time units; you have 1 left.')
    expect(whyNotBuy(WORDS, view({ only_display: true }), card('AC28'))).toContain('only the four on display')
  })

  it('say what is to be done on a phone, too, whatever is asked', () => {
    for (const task of ['task', 'resolve', 'swap_warehouse', 'swap_region', 'remove_used', 'purple_bonus', 'new_secret', 'end_discard', 'last_sip']) {
      expect(turnWords(WORDS, view({ task }), true, true), task).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('say what is picked and what it does before it is paid for', () => {
    expect(turnWords(WORDS, view(), true, true, card('AC26'))).toBe('Imp Courier: take any barrel, place any barrel')
    expect(turnWords(WORDS, view(), true, true, order('DW1'))).toBe('Shift-End at the Deep Mine: 2 of 3 go back')
    // One line of a phone.
    for (const thing of [...ACTIONS, ...ORDERS]) expect(pickedWords(WORDS, thing).length, thing.label).toBeLessThan(52)
  })

  it('leave the name of what is picked to the line above, so that no button needs three lines', () => {
    const shown = (text: string, more: object, thing: Action | Order): string => {
      const [before, name, after] = inShort(WORDS, { ...move(text), do: { ...doOf(text), ...more } }, thing)
      expect(before + name + after).toContain(thing.label)
      return before + after
    }
    expect(shown('buy AC26', {}, card('AC26'))).toBe('Buy for 2 time units')
    expect(shown('complete DW1', {}, order('DW1'))).toBe('Complete for 3 Fame')
    expect(shown('play BA5', { vain: [{ say: 'vain-place' }] }, card('BA5', '@0'))).toBe('Play for 1 time unit')
    expect(shown('burn AC21', { itself: 'yes' }, card('AC21'))).toBe('Remove itself from the game')
  })

  it('say what regions, supply and seats show in signs', () => {
    const regions = [{ id: 'orange', tile: 'time', majority: 1 }] as const
    expect(regionInWords(WORDS, view({ regions }), 'orange')).toBe('The Ember Steppe: whoever has more barrels here than each of the others as their turn begins gets one more time unit. Mike leads now.')
    expect(supplyInWords(WORDS, 'red', 0)).toBe('No red barrel of Dragonblood Ale is left: one has to come back first.')
    expect(supplyInWords(WORDS, 'blue', 1)).toBe('1 blue barrel of Frostwater Lager in the supply')
    expect(playerInWords(WORDS, view().players[0]!)).toBe('0 Fame; orders completed: 0 of dwarves, 0 of elves and 0 of trolls; in the warehouse: blue, blue and red; 5 cards in hand')
  })

  it('explain every sign on every card and order', () => {
    const drawn = (one: Drawn): string => JSON.stringify(one)
    for (const one of ACTIONS) expect(linesOfCard(WORDS, one).flatMap((line) => line.drawn.map(drawn)).sort(), one.label).toEqual([...new Set(one.parts.map((part) => drawn({ part }))), drawn({ mark: 'time' })].sort())
    expect(linesOfCard(WORDS, card('AC24')).map((line) => line.words)).toEqual(['Take up to 2 barrels of any colours from the supply into your warehouse.', 'To buy it costs 2 time units, to play it 1.'])
    expect(linesOfOrder(WORDS, order('TR5')).map((line) => line.words)).toEqual([
      '2 red must stand in the Ember Steppe.',
      '2 of any colour must stand in the Dusk Woods.',
      '3 of 4 go back to the supply when you complete it, which costs 1 time unit.',
      'It pays 3 Fame.',
      'At the end it pays 1 Fame for each red barrel that you still have.',
      'It counts as one of the trolls in a set.',
    ])
  })

  it('tell of turns, last rounds and sets', () => {
    expect(turnWords(WORDS, view({ task: 'end_discard' }, Array.from({ length: 7 }, (_, at) => card('BA1', `@${at}`))), true, true)).toBe('Discard 2 or more.')
    expect(turnWords(WORDS, view({ task: 'resolve', in_play: card('AC26') }), false, false)).toBe('Imp Courier')
    expect(lastRoundWords(WORDS, view({ last_round: true }))).toBe('Last round: Mike has the last turn')
    expect(lastRoundWords(WORDS, view({ last_round: true, active: 1 }))).toBe('Last round: this is the last turn')
    expect(statusOf(WORDS, view({ round: 39 }), true)).toBe('Round 39')
    expect(statusOf(WORDS, view({ round: 40 }), true)).toBe('Round 40, the last one allowed')
    expect(say(WORDS, setsOf([4, 2, 1]))).toBe('1 full set and 1 pair')
    expect(say(WORDS, setsOf([0, 0, 5]))).toBe('no sets')
  })

  it('break names in two', () => {
    expect(inTwoLines('Mule Cart')).toEqual(['Mule Cart'])
    expect(inTwoLines('Bonfire of Bad Recipes')).toEqual(['Bonfire of', 'Bad Recipes'])
  })

  it('break them in short lines where a card is narrow, and leave out what could not be read', () => {
    expect(inShortLines('Goblin Wheelbarrow', 10)).toEqual(['Goblin', 'Wheelbarrow'])
    for (const one of ACTIONS) expect(inShortLines(one.label!, 10).length).toBeLessThanOrEqual(3)
    const texts = (width: number): string => render(Face, { props: { card: card('AC01'), width } }).body.replace(/<svg[^>]*>/, '')
    const [effect] = card('AC01').lines
    expect(texts(120)).toContain(effect)
    expect(texts(64)).not.toContain(effect)
  })
})

describe('sizes', () => {
  it.each([[346, 330], [316, 235], [346, 280], [346, 560], [812, 376], [880, 410], [924, 376]])('everything has its place on a felt of %i x %i', (width, height) => {
    const at = measure(width, height)
    expect(at.wide).toBe(false)
    expect(at.rows.reduce((sum, row) => sum + row, 0)).toBeLessThanOrEqual(height - 8 - 15)
    expect(at.card * 1.41).toBeLessThanOrEqual(at.rows[3] + 1)
    expect(at.ticket.width * 4 + 15).toBeLessThanOrEqual(width)
    // What lies below the deck is told beside it, not on it.
    expect(at.card * 5 + 4 * 7 + (at.above ? 0 : BELOW)).toBeLessThanOrEqual(width)
    if (at.above) expect(at.card * 1.4 + 17).toBeLessThanOrEqual(at.rows[3])
    // Where there is room, cards have words.
    expect(at.card >= 60).toBe(height > 400)
    // Beside my hand there is room for the names of the orders.
    expect(at.ticket.named).toBe(width > 800)
  })

  it.each([[1360, 380], [1480, 347], [1280, 190], [860, 240]])('and on one of %i x %i', (width, height) => {
    const at = measure(width, height)
    expect(at.wide).toBe(true)
    expect(at.region.width).toBeGreaterThan(80)
    expect(at.orders + at.market + 3 * at.region.width).toBeLessThan(width)
  })

  it('and none is smaller than nothing, however little room there is', () => {
    for (const size of [0, 4, 40, 120]) {
      const at = measure(10 * size, size)
      for (const px of [at.card, at.ticket.width, at.ticket.height, at.region.width, at.region.height]) expect(px, `${size}`).toBeGreaterThan(20)
    }
  })

  it('the barrels of every order fit on its ticket', () => {
    for (const size of [ticketIn(190, 150), ticketIn(80, 98), ticketIn(76, 64)]) {
      for (const one of ORDERS) {
        const rows = byRegion(one.units!)
        const longest = Math.max(...rows.map((row) => row.units.reduce((sum, { unit }) => sum + unit.count, 0)))
        const barrel = barrelOn(size, rows.length, longest)
        expect(longest * barrel * (40 / 44) + barrel).toBeLessThanOrEqual(size.width - 8)
        expect(rows.length * (barrel + 1)).toBeLessThanOrEqual(size.height * 0.75)
      }
    }
  })

  it('a hand stays in its row as long as every card can be seen', () => {
    expect(oneRow(5, 366, 76).width).toBe(366)
    expect(oneRow(12, 366, 58).width).toBeGreaterThan(366)
    expect(oneRow(12, 366, 58).spots[1]!.x).toBe(44)
  })
})

describe('an end bonus', () => {
  it.each([46, 52, 54, 58, 64, 98])('lies neither over the Fame nor over the barrels of an order that is %i px high', (height) => {
    const size = ticketIn(73, height)
    const [wide, high] = isLow(size) ? [29, 13] : [18, 30]
    expect(Math.min(24, height * 0.24) * 0.94 + high + 10).toBeLessThanOrEqual(height)
    for (const one of ORDERS.filter((order) => order.bonus)) {
      const rows = byRegion(one.units!).map((row) => row.units.reduce((sum, { unit }) => sum + unit.count, 0))
      const barrel = barrelOn(size, rows.length, Math.max(...rows) + (isLow(size) ? 0 : 1.3))
      expect(rows.at(-1)! * (barrel * (40 / 44) + 1) + barrel + 2 + wide, one.label).toBeLessThanOrEqual(size.width - 8)
    }
  })
})

describe('the signs', () => {
  const all = SIGNS.flatMap((group) => group.signs)

  /** Within the table of the rulebook a meaning is no sentence. */
  const inRules = (means: string): string => means.charAt(0).toLowerCase() + means.slice(1, -1)

  it('stand in the rulebook as they stand in the aid', () => {
    const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
    const section = rules.slice(rules.indexOf('## The signs'), rules.indexOf('## The pieces'))
    const rows = [...section.matchAll(/^\| (.*) \| (.*) \|$/gm)].map(([, name, means]) => [name, means])
    expect(rows.slice(1)).toEqual(all.map((sign) => [looksOf(WORDS, sign).replace(/:$/, ''), inRules(meaningOf(WORDS, sign))]))
  })

  it('are all of them there, each drawn in a way of its own', () => {
    const drawn = all.flatMap((sign) => sign.drawn)
    const verbs = new Set(drawn.map((one) => ('part' in one ? one.part.what : '')))
    for (const { what } of ACTIONS.flatMap((one) => one.parts)) expect(verbs, what).toContain(what)
    const named = [...BEERS.map((beer) => ({ beers: [beer] })), ...REGIONS.map((region) => ({ region })), ...RACES.map((race) => ({ race })), ...SCHOOLS.map((school) => ({ school }))]
    for (const one of named) expect(drawn).toContainEqual(one)
    const pictures = drawn.map((one) => render(Sign, { props: { drawn: one } }).body)
    expect(new Set(pictures).size).toBe(drawn.length)
  })
})

describe('the drawings', () => {
  const inGrey = (markup: string): string => markup.replace(/aria-label="[^"]*"/, '').replace(/#[0-9a-f]{3,8}/g, 'grey')
  const differ = (markups: string[]): void => expect(new Set(markups.map(inGrey)).size).toBe(markups.length)

  it.each([60, 20])('tell beers, races and regions apart without colour at %i px', (size) => {
    differ(BEERS.map((beer) => render(Barrel, { props: { beers: [beer], size } }).body))
    differ(RACES.map((race) => render(Crest, { props: { race, size } }).body))
    differ(REGIONS.map((region) => render(RegionSign, { props: { region, size } }).body))
    differ(SCHOOLS.map((school) => render(Face, { props: { card: { ...card('AC01'), school }, width: size + 40 } }).body))
  })

  it('show every card and every order with its words', () => {
    for (const one of ACTIONS) expect(render(Face, { props: { card: one, width: 120 } }).body).toContain('aria-label="')
    for (const one of ORDERS) expect(render(Ticket, { props: { order: one, size: ticketIn(190, 150) } }).body).toContain(`${one.fame} Fame`)
  })

  it('say how many barrels go back and what pays at the end, however small the order lies', () => {
    for (const flat of [true, false]) {
      const { body } = render(Ticket, { props: { order: order('DW7'), size: { width: 80, height: 50, named: false }, flat } })
      expect(body).toContain('+1')
      expect(body).toMatch(/class="back[^>]*>.*?<\/svg>.*?2/s)
    }
  })

  it('have the colours that the house tells', () => {
    for (const beer of BEERS) expect(BEER[beer].fill).toBe(WORDS.catalogue[beer]!['tint'])
    for (const one of ORDERS) expect(RACE[one.race as Race].fill).toBe(WORDS.catalogue[one.id!]!['tint'])
    for (const one of ACTIONS) expect(SCHOOL[one.school as School].fill).toBe(WORDS.catalogue[one.id!]!['tint'])
  })

  it('tick off what stands where it should', () => {
    const progress: Progress = { order: 'EL1', met: [2], lacks: ['unit:1-any-purple'], missing: 1, complete: false, uses: [] }
    const { body } = render(Ticket, { props: { order: order('EL1'), size: ticketIn(190, 150), progress } })
    expect(body.match(/class="need[^"]* met/g)).toHaveLength(2)
  })

  it('say of an order how much is missing, and whether it is secret', () => {
    const said = (more: object): string => say(WORDS, { say: 'table-ticket', order: order('EL1').said, secret: 'no', ...more })
    expect([said({}), said({ missing: 1 }), said({ missing: 0 })]).toEqual([order('EL1').spoken, `${order('EL1').spoken}, 1 missing`, `${order('EL1').spoken}, fulfilled`])
    expect(said({ secret: 'yes', missing: 2 })).toBe(`Your secret order: ${order('EL1').spoken}, 2 missing`)
  })
})
