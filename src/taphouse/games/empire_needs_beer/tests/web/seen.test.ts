import { describe, expect, it } from 'vitest'
import { hasShuffled, rollsOf, whatHappened } from '../../happened'
import { barrelsAt, byRegion, itemsIn, look, marketOf, middleOf, numbered, roundFrom, say, type EmpireView, type Player, type Wire } from '../../seen'
import { card, NONE, order, player, view, WORDS } from './views'

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
