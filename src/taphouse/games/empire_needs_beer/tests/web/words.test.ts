import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Face from '../../Face.svelte'
import { say, type Action, type EmpireView, type Order, type Progress } from '../../seen'
import { linesOfCard, linesOfOrder, type Drawn } from '../../signs'
import { missingWords, whyNotBuy, whyNotComplete } from '../../why'
import { inShort, inShortLines, inTwoLines, lastRoundWords, pickedWords, playerInWords, regionInWords, setsOf, statusOf, supplyInWords, turnWords } from '../../words'
import { ACTIONS, card, doOf, move, order, ORDERS, view, WORDS } from './views'

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
