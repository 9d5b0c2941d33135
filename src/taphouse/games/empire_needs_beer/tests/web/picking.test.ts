import { describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import { benchRows, hasBench } from '../../bench'
import { REGIONS } from '../../paint'
import { targetsOf } from '../../pick.svelte'
import type { EmpireView } from '../../seen'
import { whyInVain } from '../../why'
import { card, doOf, END, move, NONE, place, player, sit, view, WORDS } from './views'

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
