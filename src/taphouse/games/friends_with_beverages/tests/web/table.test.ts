import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import { dueWords, reasonOf } from '../../asks'
import Black from '../../Black.svelte'
import { faceOf, haveOf } from '../../faces'
import { deskRow, phoneRow, shortRow } from '../../hand'
import { nameOf } from '../../kinds'
import { iconFor, measure } from '../../measures'
import Offer from '../../Offer.svelte'
import Phases from '../../Phases.svelte'
import { Pick } from '../../pick.svelte'
import { inWords, kindOf, missingIn, myHand, needsFor, needsOf } from '../../seen'
import { whyNot } from '../../refusals'
import { loose, placed, split, tile } from '../../things'
import Trivia from '../../Trivia.svelte'
import { buttonWords, helpful, lastRoundWords, noseWords, phaseOf, sideNeeded, statusOf, turnWords, warningOf } from '../../words'
import { fwb, guest, met, move, stuff } from './views'

const NAMES = ['Robin', 'Mike', 'Sarah', 'Jo', 'Ana']
const on = (one: MoveView, ...things: string[]): MoveView => ({ ...one, on: things })

describe('what is missing', () => {
  it('is told for each card of a recipe by itself', () => {
    const view = fwb({ hand: 'SPI SUG CIT JAR', shed: 'JUG STR!' })
    const italy = view.hosts[0]!.guests[0]!
    expect(needsOf(italy)).toEqual([
      { kind: 'SPI', state: 'hand' },
      { kind: 'SUG', state: 'hand' },
      { kind: 'CIT', state: 'hand' },
      { kind: 'CIT', state: 'missing' },
      { kind: 'JUG', state: 'shed' },
      { kind: 'STR', state: 'sideways' },
      { kind: 'JAR', state: 'card' },
    ])
    expect(missingIn(needsOf(italy))).toBe(1)
    expect(inWords(needsOf(italy), nameOf)).toBe(
      'in hand: Neutral Spirit, Cane Sugar, Citrus Peel; in the shed: Mixing Jug; installed, not ready: Strainer; in hand, not installed: Maceration Jar; to find: Citrus Peel',
    )
  })

  it('is the same for a guest of the market, by my hand and shed', () => {
    const view = fwb({ hand: 'SPI SUG CIT JAR', shed: 'JUG STR!' })
    expect(needsFor(guest(1), myHand(view), view.hosts[0]!.shed)).toEqual(needsOf(view.hosts[0]!.guests[0]!))
  })

  it('stands on the drawing in the order of its lists', () => {
    const view = fwb({ hand: 'SPI SUG CIT JAR', shed: 'JUG STR!' })
    expect(haveOf(guest(1), needsOf(view.hosts[0]!.guests[0]!))).toEqual({
      ingredients: ['hand', 'hand', 'hand', 'missing'],
      equipment: ['shed', 'sideways', 'hand'],
    })
  })
})

describe('a hand', () => {
  it('is sorted by kind, ingredients first and events last', () => {
    const kinds = myHand(fwb({ hand: 'lucky_find BAR SPI JUG CRM abundance SPI' })).map((card) => card.kind)
    expect(kinds).toEqual(['SPI', 'SPI', 'CRM', 'JUG', 'BAR', 'abundance', 'lucky_find'])
    expect(kindOf('festival_rush-2')).toBe('festival_rush')
  })

  it('fits into one row on every screen, with cards of a kind pushed together', () => {
    const cards = myHand(fwb({ hand: 'SPI SPI SPI SUG SUG CIT FRU HRB SPC NUT JUG STR' }))
    for (const [spread, width] of [[phoneRow, 366], [shortRow, 336], [deskRow(240), 480]] as const) {
      const { spots, card } = spread(cards, width)
      expect(spots.at(-1)!.x + card).toBeLessThanOrEqual(width + 1)
      expect(spots[1]!.x - spots[0]!.x).toBeLessThan(spots[5]!.x - spots[4]!.x)
    }
  })

  it('says nothing for those who only look on', () => {
    expect(myHand({ ...fwb(), eyes: null })).toEqual([])
  })
})

describe('the felt', () => {
  it('lies in two rows on a phone, side by side on a desktop, one row at a time where it is low', () => {
    expect(measure(344, 236, false, 5).plan).toBe('rows')
    expect(measure(314, 140, false, 5).plan).toBe('pages')
    expect(measure(1360, 260, true, 5).plan).toBe('beside')
  })

  it('has room for all that lies on it', () => {
    for (const [width, height, large] of [[344, 236, false], [314, 150, false], [1360, 260, true], [1500, 330, true], [1200, 170, true]] as const) {
      const at = measure(width, height, large, 5)
      const guests = at.deck + 4 * (at.guest + at.gap)
      const resources = 5 * at.card + 4 * at.gap
      expect(large ? guests + resources : Math.max(guests, resources)).toBeLessThanOrEqual(width)
      expect(large ? at.high : at.high + (at.plan === 'rows' ? at.card * 1.41 + 22 : 0)).toBeLessThanOrEqual(height)
    }
  })

  it('never lays out anything smaller than nothing, however little room there is', () => {
    for (const large of [true, false]) {
      for (const size of [0, 4, 40, 90, 140]) {
        const { plan: _, ...sizes } = measure(8 * size, size, large, 5)
        for (const [name, px] of Object.entries(sizes)) expect(px, `${name} of ${8 * size} x ${size}`).toBeGreaterThan(6)
      }
    }
  })

  it('draws the things of a recipe as large as they fit', () => {
    expect(iconFor(100, 100, 2)).toBeGreaterThan(iconFor(60, 60, 2))
    expect(iconFor(10, 10, 2)).toBe(12)
  })
})

describe('the things that can be tapped', () => {
  it('are cards, piles, guests and tiles; what has none is a button', () => {
    const view = fwb({
      moves: [on(move('install JAR'), 'item:JAR-07'), on(move('trade hand JAR'), 'item:JAR-07'), move('want CIT'), on(move('reject'), 'zone:guest-market'), move('done')],
    })
    const moves = placed(view)
    expect(moves[0]!.on).toEqual(['item:JAR-07'])
    expect(moves[1]!.on).toEqual(['item:JAR-07', `item:${view.second_hand!.id}`])
    expect(moves[2]!.on).toEqual([tile(moves[2]!)])
    expect(loose(moves).map((one) => one.text)).toEqual(['reject', 'done'])
  })

  it('are read from the notation', () => {
    expect(split('trade hand JUG')).toEqual(['trade hand', 'JUG'])
    expect(split('arrange 2 1 3')).toEqual(['arrange', '2 1 3'])
    expect(split('done')).toEqual(['done', ''])
  })
})

describe('a warning', () => {
  const behind = fwb({ guests: [1, 2, 3], served: [2, 3], hand: 'SPI SUG CIT CIT', shed: 'JUG STR JAR' })
  behind.hosts[1]!.points = 60

  it('comes before a served guest is sent away', () => {
    expect(warningOf(behind, move('slot 2'))).toBe('Peru is served: 13 points would be lost.')
    expect(warningOf(behind, move('slot 1'))).toBe('')
  })

  it('comes before the last round is brought about while behind', () => {
    expect(warningOf(behind, move('serve 1'))).toBe('This brings the last round, and you would have 32 points against 60.')
    expect(warningOf({ ...behind, last_round: { why: 'served', seat: 1 } }, move('serve 1'))).toBe('')
    expect(warningOf(fwb({ guests: [1, 2, 3], served: [2, 3] }), move('serve 1'))).toBe('')
  })

  it('keeps a quick second tap from making the move', () => {
    const sent: string[] = []
    const moves = [on(move('slot 2'), 'item:G02'), on(move('slot 1'), 'item:G01')]
    const pick = new Pick(() => moves, (one) => sent.push(one.text), (one) => warningOf(behind, one))
    pick.tap('item:G02')
    pick.tap('item:G02')
    expect(sent).toEqual([])
    expect(pick.warning).toContain('Peru is served')
    pick.play(pick.only!)
    pick.tap('item:G01')
    pick.tap('item:G01')
    expect(sent).toEqual(['slot 2', 'slot 1'])
  })
})

describe('the words', () => {
  it('know every decision that can be asked', () => {
    const decisions = [
      'arrival', 'trade_offer', 'trade_want', 'trade_partner', 'trade_answer', 'draw', 'swap', 'swap_source', 'swap_slot', 'swap_deck', 'equipment',
      'make_room', 'complete', 'supply_choice', 'pay_choice', 'order_payment', 'hand_limit', 'lucky_pick', 'exhibition_offer', 'exhibition_second', 'exhibition_take',
      'rearrange', 'recall_source', 'rush', 'rush_omit', 'rush_destroy', 'compensation', 'friend_pick', 'one_shot', 'one_shot_take',
    ]
    for (const decision of decisions) {
      const words = turnWords(fwb({ rest: { decision, trade: { holder: 1, proposer: 1, offers_left: 2, give: 'NUT' } } }), NAMES)
      expect(words, decision).not.toBe('')
      expect(words.length, decision).toBeLessThan(52)
    }
  })

  it('say what others are busy with', () => {
    expect(turnWords(fwb({ awaited: [1], rest: { phase: 'swap', decision: 'swap' } }), NAMES)).toBe('Phase 2, swap')
    expect(turnWords(fwb({ awaited: [1], rest: { met: [met('festival_rush-1', 1)] } }), NAMES)).toBe('for Festival Rush')
    expect(phaseOf(fwb({ rest: { phase: 'refresh' } }))).toBe(3)
    expect(statusOf(fwb(), true)).toBe('Round 4, turn 11, the Round Token moves in 2 turns')
  })

  it('ask on honour for any drink, and push nobody', () => {
    const shot = fwb({ rest: { decision: 'one_shot' }, moves: [move('toast'), move('driver'), move('no')] })
    expect(reasonOf(shot, NAMES)).toMatch(/glass of anything, water counts/)
    expect(reasonOf(shot, NAMES)).toContain('Sorrentella')
    expect(buttonWords(move('no', 'No'))).toBe('No toast')
    const bottle = fwb({ rest: { decision: 'arrival', phase: 'arrival' }, moves: [move('bottle yes')] })
    const nose = fwb({ rest: { decision: 'arrival', phase: 'arrival' }, moves: [move('nose 1'), move('nose 2')] })
    expect(turnWords(nose, NAMES)).toBe('How big is your nose? The biggest begins')
    expect(reasonOf(bottle, NAMES)).toContain('of anything')
  })

  it('tell who is still to answer in secret', () => {
    expect(reasonOf(fwb({ awaited: [1, 2], rest: { decision: 'one_shot' } }), NAMES)).toBe('Everybody answers in secret. Waiting for Mike and Sarah.')
  })

  it('tell why the round is the last', () => {
    expect(lastRoundWords(fwb({ rest: { last_round: { why: 'served', seat: 1, turns: 3 } } }), NAMES)).toBe('Last round: Mike served everyone. 3 turns to go.')
    expect(lastRoundWords(fwb({ rest: { last_round: { why: 'guest_deck', turns: 1 } } }), NAMES)).toBe('Last round: no guest is left. The last turn.')
    expect(lastRoundWords(fwb(), NAMES)).toBe('')
  })

  it('tell whose shed is meant', () => {
    const asked = (decision: string) => fwb({ rest: { decision, victim: 1, seats: [{ seat: 0, awaited: true }] } })
    expect(turnWords(asked('one_shot_take'), NAMES)).toBe('Remove a tool of Mike')
    expect(turnWords(asked('friend_pick'), NAMES)).toBe('Take a tool from Mike')
  })

  it('say what is paid, and that Abundance could stand in', () => {
    const view = fwb({ rest: { decision: 'pay_choice', payment: { seat: 0, slot: 1, due: ['SPI', 'CIT'] } } })
    expect(reasonOf(view, NAMES)).toBe('Italy takes Neutral Spirit and Citrus Peel. You have Abundance to spare: tap a card of your hand to keep it and pay Abundance instead.')
  })

  it('tell of a nose only what was said', () => {
    const host = fwb().hosts[1]!
    expect(noseWords({ ...host, rank: 2, nose: 7 })).toBe('nose 7, number 2 of the table if there is a tie')
    expect(noseWords({ ...host, rank: 2 })).toBe('number 2 of the table if there is a tie')
    expect(noseWords(host)).toBe('')
  })

  it('name what is still to be paid', () => {
    expect(dueWords(fwb({ rest: { payment: { seat: 0, slot: 1, due: ['SPI', 'CIT'] } } }))).toBe('Still to lay: Neutral Spirit, Citrus Peel.')
  })
})

describe('the brass button', () => {
  const brass = (decision: string, ...texts: string[]) => helpful(fwb({ rest: { decision } }), texts.map((text) => move(text)))?.text

  it('is what helps', () => {
    expect(brass('draw', 'take 1', 'draw')).toBe('draw')
    expect(brass('pay_choice', 'abundance for SPI', 'rest')).toBe('rest')
    expect(brass('swap', 'pay SPI', 'done')).toBe('done')
    expect(brass('equipment', 'retire JUG', 'done')).toBe('done')
  })

  it('is never to let a chance go by', () => {
    expect(brass('rush', 'pass', 'rush 1')).toBeUndefined()
    expect(brass('exhibition_offer', 'pass', 'show hand JUG')).toBeUndefined()
    expect(brass('trade_offer', 'offer SPI', 'pass')).toBeUndefined()
    expect(brass('complete', 'serve 1', 'done')).toBeUndefined()
    expect(brass('equipment', 'install JAR', 'done')).toBeUndefined()
    expect(brass('one_shot', 'toast', 'no')).toBeUndefined()
  })
})

describe('a card that cannot be played', () => {
  const why = (kind: string, rest = {}) => {
    const view = fwb({ hand: 'SPI SPI CIT JUG STR TUN abundance lucky_find', shed: 'JUG', rest })
    return whyNot(view, myHand(view).find((card) => card.kind === kind)!)
  }

  it('says when it can', () => {
    expect(why('TUN')).toBe('Mash Tun can be installed in phase 3, after drawing and swapping.')
    expect(why('JUG')).toBe('You have a Mixing Jug in your shed, and each type counts once. With another one it pays for a swap, in phase 2.')
    expect(why('SPI')).toBe('Neutral Spirit is for serving a guest, in phase 4. Two alike pay for a swap, in phase 2.')
    expect(why('CIT')).toBe('Citrus Peel is for serving a guest, in phase 4. With another one it pays for a swap, in phase 2.')
    expect(why('CIT', { swap_price: 1 })).toContain('one pays for a swap')
    expect(why('abundance')).toContain('stands for another card')
    expect(why('lucky_find', { discard: [] })).toBe('Lucky Find takes a tool out of the discard, and there is none yet.')
    expect(why('lucky_find', { discard: ['SPI-01', 'BAR-02'] })).toContain('waits until you are asked')
  })
})

describe('a guest shown large', () => {
  it('tells its line of trivia, served or not', () => {
    expect(faceOf({ ...guest(2), trivia: 'Machu Picchu was listed in 1983.' }).trivia).toBe('Machu Picchu was listed in 1983.')
  })
})

describe('what lies over the felt', () => {
  it('never lies over the half that I need', () => {
    expect(sideNeeded(fwb({ rest: { decision: 'draw' } }))).toBe('resources')
    expect(sideNeeded(fwb({ rest: { decision: 'swap_source' } }))).toBe('guests')
    expect(sideNeeded(fwb({ awaited: [1] }))).toBe('')
  })

  it('tells of an interrupt who drew it, what it does, and what became of everybody', () => {
    const results = [
      { seat: 0, effect: 'lost', said: { say: 'result-lost', text: 'lost Cream' } },
      { seat: 1, effect: 'drew', said: { say: 'result-drew', text: 'drew a card' } },
      { seat: 1, effect: 'served', said: { say: 'result-served', text: 'served Ireland' } },
    ]
    const rush = met('festival_rush-1', 2, { results, decides: 0, advanced: true })
    const { body } = render(Black, { props: { view: fwb({ rest: { prompt: 'Festival Rush: serve one guest?' } }), stack: [met('market_volatility-1', 1), rush], names: NAMES, onclose: () => {} } })
    const text = body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
    expect(text).toContain('Market Volatility waits. Mike drew it.')
    expect(text).toContain('Sarah drew it, advanced effect')
    expect(text).toContain('Mike drew a card, served Ireland')
    expect(text).toContain('You decide: serve one guest?')
  })

  it('shows an offer to everybody', () => {
    const trade = { holder: 1, proposer: 1, offers_left: 3, give: 'NUT', want: 'SPI', to: 0 }
    const { body } = render(Offer, { props: { view: fwb({ rest: { trade } }), names: NAMES } })
    const text = body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
    expect(text).toMatch(/Mike gives Roasted Nuts for Neutral Spirit from you/)
  })

  it('shows what is true about the country of a guest that was served', () => {
    const served = { seat: 1, slot: 1, guest: { ...guest(2), trivia: 'Machu Picchu was listed in 1983.' } }
    const { body } = render(Trivia, { props: { served, names: NAMES, eyes: 0, onclose: () => {} } })
    expect(body).toContain('Mike served Peru: Pachadulce, 13 points.')
    expect(body).toContain('Machu Picchu was listed in 1983.')
  })
})

describe('the phases', () => {
  it('show where the turn is and the points that are left', () => {
    const { body } = render(Phases, { props: { view: fwb({ rest: { draw_points: 1 } }) } })
    expect(body).toContain('aria-current="step"')
    expect(body).toContain('1 of 2 draw points left')
    expect(stuff('SPI').label).toBe('Neutral Spirit')
  })
})
