import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { MoveView } from '$lib/types'
import type { AnyFact } from '$words/facts'
import { reasonOf } from '../../asks'
import Black from '../../Black.svelte'
import { faceOf, kindOf } from '../../faces'
import { deskRow, phoneRow, shortRow } from '../../hand'
import { iconFor, isSlim, measure } from '../../measures'
import { haveOf, missingIn, needsFor, needsSaid, toolsToGo } from '../../needs'
import Offer from '../../Offer.svelte'
import Phases from '../../Phases.svelte'
import { Pick } from '../../pick.svelte'
import { guestMarketOf, hasNote, hostOf, leaderOf, marketOf, myHand, myHost } from '../../seen'
import { whyNot } from '../../refusals'
import { loose, placed, tile, verbOf } from '../../things'
import Trivia from '../../Trivia.svelte'
import { aboutSeat, buttonWords, helpful, lastRoundSaid, phaseOf, sideNeeded, stateOf, statusOf, turnWords, warningOf } from '../../words'
import en from '../../words/en.js'
import type { Said } from '../../words/said'
import { fwb, guest, met, move, needsAt, ROOM, say, WORDS } from './views'

const kind = (id: string | undefined): string => kindOf(WORDS, id ?? '')
const textOf = (body: string): string => body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
const asked = (fact: Said): AnyFact => fact as unknown as AnyFact

describe('what is missing', () => {
  const view = fwb({ hand: 'SPI SUG CIT JAR', shed: 'JUG STR!' })

  it('is told for each card of a recipe by itself', () => {
    expect(needsAt(view, 1)).toEqual([
      { kind: 'SPI', state: 'hand' },
      { kind: 'SUG', state: 'hand' },
      { kind: 'CIT', state: 'hand' },
      { kind: 'CIT', state: 'missing' },
      { kind: 'JUG', state: 'shed' },
      { kind: 'STR', state: 'sideways' },
      { kind: 'JAR', state: 'card' },
    ])
    expect(missingIn(needsAt(view, 1))).toBe(1)
    expect(needsSaid(needsAt(view, 1)).map(say)).toEqual([
      'In hand: Neutral Spirit, Cane Sugar and Citrus Peel.',
      'In the shed: Mixing Jug.',
      'Sideways in the shed, ready after this turn: Strainer.',
      'In hand, not installed yet: Maceration Jar.',
      'To find: Citrus Peel.',
    ])
  })

  it('is all of it for those who only look on', () => {
    expect(missingIn(needsFor(WORDS, guest(1), myHost({ ...view, eyes: null })))).toBe(7)
  })

  it('is of others only what their shed shows', () => {
    expect(needsFor(WORDS, guest(1), hostOf(view, 2)).map(({ state }) => state)).toEqual(Array(7).fill('missing'))
    expect(toolsToGo(WORDS, guest(1), hostOf(view, 0))).toBe(2)
  })

  it('stands on the drawing in the order of its lists', () => {
    expect(haveOf(faceOf(WORDS, guest(1)), needsAt(view, 1))).toEqual({
      ingredients: ['hand', 'hand', 'hand', 'missing'],
      equipment: ['shed', 'sideways', 'hand'],
    })
  })

  it('is said of my guest in a word', () => {
    const place = { served: false, ready: false, wild: 0 }
    expect(say(stateOf(place, 2))).toBe('2 to find')
    expect(say(stateOf(place, 0))).toBe('Not installed')
    expect(say(stateOf({ ...place, ready: true }, 0))).toBe('Ready')
    expect(say(stateOf({ ...place, ready: true, wild: 2 }, 2))).toBe('Ready, wild 2')
    expect(say(stateOf({ ...place, served: true }, 0))).toBe('Served')
  })

  it('is read with the Abundances that it takes', () => {
    const ready = { id: 'G01', marks: ['ready'], now: asked({ say: 'ready-with', number: 2 }) }
    const zones = view.zones.map((zone) => (zone.id === 'guests-0' ? { ...zone, items: [ready] } : zone))
    expect(hostOf({ ...view, zones }, 0).guests).toEqual([{ slot: 1, guest: 'G01', served: false, ready: true, wild: 2 }])
  })
})

describe('a hand', () => {
  it('is sorted by kind, ingredients first and events last', () => {
    const kinds = myHand(fwb({ hand: 'lucky_find BAR SPI JUG CRM abundance SPI' }), WORDS).map((card) => kind(card.id))
    expect(kinds).toEqual(['SPI', 'SPI', 'CRM', 'JUG', 'BAR', 'abundance', 'lucky_find'])
  })

  it('fits into one row on every screen, with cards of a kind pushed together', () => {
    const cards = myHand(fwb({ hand: 'SPI SPI SPI SUG SUG CIT FRU HRB SPC NUT JUG STR' }), WORDS)
    for (const [spread, width] of [[phoneRow, 366], [shortRow, 336], [deskRow(240), 480]] as const) {
      const { spots, card } = spread(kind)(cards, width)
      expect(spots.at(-1)!.x + card).toBeLessThanOrEqual(width + 1)
      expect(spots[1]!.x - spots[0]!.x).toBeLessThan(spots[5]!.x - spots[4]!.x)
    }
  })

  it('says nothing for those who only look on', () => {
    expect(myHand({ ...fwb(), eyes: null }, WORDS)).toEqual([])
  })
})

describe('the tokens', () => {
  it('lie where the notes say', () => {
    expect(leaderOf(fwb())).toBe(1)
    expect(hasNote(fwb(), 0, 'turn-token')).toBe(true)
    expect(hasNote(fwb(), 0, 'drives')).toBe(false)
  })
})

describe('the markets', () => {
  it('keep their places where some are empty', () => {
    const view = fwb({ rest: { gaps: [1], vacant: [2] } })
    expect(marketOf(view).map((card) => card && kind(card.id))).toEqual([null, 'NUT', 'STI'])
    expect(guestMarketOf(view).map((one) => one?.id ?? null)).toEqual(['G06', null, 'G08', 'G09', 'G11'])
  })
})

describe('the felt', () => {
  it('gives the name of a narrow guest a line of its own on a phone', () => {
    const { guest, high } = measure(360, 230, false, 4)
    expect(isSlim(guest, high)).toBe(true)
  })

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

const OF_JAR = { resource: 'resource:JAR', gets: 'resource:TUN' } as const

describe('the things that can be tapped', () => {
  it('are cards, piles, guests and tiles; what has none is a button', () => {
    const view = fwb({
      moves: [
        move({ say: 'do-install', resource: 'resource:JAR' }, ['item:JAR-07']),
        move({ say: 'do-trade-hand', ...OF_JAR }, ['item:JAR-07']),
        move({ say: 'do-want', resource: 'resource:CIT' }),
        move({ say: 'do-reject' }, ['zone:guest-market']),
        move({ say: 'do-done', step: 'equipment' }),
      ],
    })
    const moves = placed(view)
    expect(moves[0]!.on).toEqual(['item:JAR-07'])
    expect(moves[1]!.on).toEqual(['item:JAR-07', 'item:TUN-01'])
    expect(moves[2]!.on).toEqual([tile(moves[2]!)])
    expect(loose(moves).map(verbOf)).toEqual(['do-reject', 'do-done'])
  })
})

const leaves = (slot: number, served: 'yes' | 'no'): MoveView => move({ say: 'do-slot', slot, guest: `guest:${guest(slot)}`, served }, [`item:${guest(slot)}`], `slot ${slot}`)
const SERVE: MoveView = move({ say: 'do-serve', slot: 1, guest: 'guest:G01' })

describe('a warning', () => {
  const behind = fwb({ guests: [1, 2, 3], served: [2, 3], hand: 'SPI SUG CIT CIT', shed: 'JUG STR JAR', rival: 60 })

  it('comes before a served guest is sent away', () => {
    expect(say(warningOf(behind, WORDS, leaves(2, 'yes')))).toBe('Peru is served: 13 points would be lost.')
    expect(warningOf(behind, WORDS, leaves(1, 'no'))).toBeUndefined()
  })

  it('comes before the last round is brought about while behind', () => {
    expect(say(warningOf(behind, WORDS, SERVE))).toBe('This brings the last round, and you would have 32 points against 60.')
    expect(warningOf({ ...behind, last_round: { why: 'served', seat: 1 } }, WORDS, SERVE)).toBeUndefined()
    expect(warningOf(fwb({ guests: [1, 2, 3], served: [2, 3] }), WORDS, SERVE)).toBeUndefined()
  })

  it('keeps a quick second tap from making the move', () => {
    const sent: string[] = []
    const moves = [leaves(2, 'yes'), leaves(1, 'no')]
    const pick = new Pick(() => moves, (one) => sent.push(one.text), (one) => warningOf(behind, WORDS, one))
    pick.tap('item:G02')
    pick.tap('item:G02')
    expect(sent).toEqual([])
    expect(say(pick.warning)).toContain('Peru is served')
    pick.play(pick.only!)
    pick.tap('item:G01')
    pick.tap('item:G01')
    expect(sent).toEqual(['slot 2', 'slot 1'])
  })
})

describe('the words', () => {
  it('ask every question short enough for a phone', () => {
    const questions = Object.keys(en).filter((key) => /^ask-[\w-]+$/.test(key))
    expect(questions.length).toBeGreaterThan(29)
    for (const key of questions) {
      const words = WORDS.form(key, 'beside', { who: 'seat:1', resource: 'resource:NUT', guest: 'guest:G01', number: 2, most: 8 })
      expect(en, key).toHaveProperty([`${key}.beside`])
      expect(words.length, key).toBeGreaterThan(8)
      expect(words.length, key).toBeLessThan(52)
    }
  })

  it('say what I am asked', () => {
    expect(turnWords(fwb({ rest: { asked: asked({ say: 'ask-draw', number: 1 }) } }), WORDS)).toBe('Draw: one point left')
    expect(turnWords(fwb({ rest: { asked: asked({ say: 'ask-nose' }) } }), WORDS)).toBe('How big is your nose? The biggest begins')
  })

  it('say what others are busy with', () => {
    expect(turnWords(fwb({ awaited: [1], phase: 'swap' }), WORDS)).toBe('Phase 2, swap')
    expect(turnWords(fwb({ awaited: [1], rest: { met: [met('festival_rush-1', 1)] } }), WORDS)).toBe('for Festival Rush')
    expect(phaseOf(fwb({ phase: 'refresh' }))).toBe(3)
    expect(say(statusOf(fwb()))).toBe('Round 4, turn 11, the Round Token moves in 2 turns')
    expect(say(statusOf(fwb({ phase: 'arrival' })))).toBe('Before the first round')
  })

  it('ask on honour for any drink, and push nobody', () => {
    const NO: Said = { say: 'do-no' }
    const shot = fwb({ rest: { asked: asked({ say: 'ask-one-shot' }) }, moves: [move({ say: 'do-toast' }), move({ say: 'do-driver' }), move(NO)] })
    expect(reasonOf(shot, WORDS)).toMatch(/glass of anything, water counts/)
    expect(reasonOf(shot, WORDS)).toContain('Sorrentella')
    expect(reasonOf({ ...shot, moves: [move(NO)] }, WORDS)).not.toContain('Sorrentella')
    expect(buttonWords(WORDS, move(NO))).toBe('No toast')
    expect(reasonOf(fwb({ rest: { asked: asked({ say: 'ask-bottle' }) } }), WORDS)).toContain('of anything')
  })

  it('tell who is still to answer in secret', () => {
    expect(reasonOf(fwb({ awaited: [1, 2], owes: 'one_shot' }), WORDS)).toBe('Everybody answers in secret. Waiting for Mike and Sarah.')
  })

  it('tell why the round is the last', () => {
    expect(say(lastRoundSaid(fwb({ rest: { last_round: { why: 'served', seat: 1, turns: 3 } } })))).toBe('Last round: Mike served everyone. 3 turns to go.')
    expect(say(lastRoundSaid(fwb({ rest: { last_round: { why: 'served', seat: 0, turns: 2 } } })))).toBe('Last round: you served everyone. 2 turns to go.')
    expect(say(lastRoundSaid(fwb({ rest: { last_round: { why: 'guest_deck', turns: 1 } } })))).toBe('Last round: no guest is left. The last turn.')
    expect(lastRoundSaid(fwb())).toBeUndefined()
  })

  it('tell whose shed is meant', () => {
    expect(turnWords(fwb({ rest: { asked: asked({ say: 'ask-one-shot-take', who: 'seat:1' }) } }), WORDS)).toBe('Remove a tool of Mike')
    expect(turnWords(fwb({ rest: { asked: asked({ say: 'ask-friend-pick', who: 'seat:1' }) } }), WORDS)).toBe('Take a tool from Mike')
  })

  it('say what is paid, and that Abundance could stand in', () => {
    const payment = { seat: 0, slot: 1, due: ['SPI', 'CIT'] }
    expect(reasonOf(fwb({ rest: { asked: asked({ say: 'ask-pay-choice' }), payment } }), WORDS)).toBe('Italy takes Neutral Spirit and Citrus Peel. You have Abundance to spare: tap a card of your hand to keep it and pay Abundance instead.')
    expect(reasonOf(fwb({ rest: { asked: asked({ say: 'ask-order-payment' }), payment } }), WORDS)).toContain('Still to lay: Neutral Spirit and Citrus Peel.')
    expect(reasonOf(fwb({ rest: { asked: asked({ say: 'ask-rush-omit' }), payment } }), WORDS)).toContain('Italy is served with one thing less.')
  })

  it('tell where a guest goes that is rejected', () => {
    expect(reasonOf(fwb({ rest: { asked: asked({ say: 'ask-swap-deck', guest: 'guest:G04' }) } }), WORDS)).toBe('Rejected, Mexico takes position 4 of the market.')
  })

  it('tell of a nose only what was said', () => {
    const host = hostOf(fwb(), 1)
    expect(say(aboutSeat({ ...host, rank: 2, nose: 7 }, false))).toBe('5 cards in hand. 21 points. Nose 7, number 2 of the table if there is a tie.')
    expect(say(aboutSeat({ ...host, rank: 2, bottle: true, toasted: true }, false))).toBe('5 cards in hand. 21 points. Number 2 of the table if there is a tie. Brought a bottle. Has used the toast.')
    expect(say(aboutSeat(host, true))).toBe('5 cards in hand. 21 points. Drives tonight.')
  })
})

describe('the brass button', () => {
  const JAR = { resource: 'resource:JAR' } as const
  const brass = (question: Said | undefined, ...deeds: Said[]): string | undefined => {
    const found = helpful(fwb({ rest: question ? { asked: asked(question) } : {} }), deeds.map((deed) => move(deed)))
    return found && verbOf(found)
  }

  it('is what helps', () => {
    expect(brass(undefined, { say: 'do-take', slot: 1, points: 1, ...JAR }, { say: 'do-draw' })).toBe('do-draw')
    expect(brass(undefined, { say: 'do-abundance-for', ...JAR }, { say: 'do-rest' })).toBe('do-rest')
    expect(brass(undefined, { say: 'do-pay', number: 2, ...JAR }, { say: 'do-done', step: 'swap' })).toBe('do-done')
    expect(brass(undefined, { say: 'do-retire', ...JAR }, { say: 'do-done', step: 'equipment' })).toBe('do-done')
  })

  it('is never to let a chance go by', () => {
    expect(brass(undefined, { say: 'do-pass', step: 'rush' }, { say: 'do-rush', slot: 1, guest: 'guest:G01' })).toBeUndefined()
    expect(brass(undefined, { say: 'do-pass', step: 'exhibition_offer' }, { say: 'do-show-hand', ...JAR })).toBeUndefined()
    expect(brass(undefined, { say: 'do-offer', ...JAR }, { say: 'do-pass', step: 'trade_offer' })).toBeUndefined()
    expect(brass({ say: 'ask-complete' }, { say: 'do-serve', slot: 1, guest: 'guest:G01' }, { say: 'do-done', step: 'complete' })).toBeUndefined()
    expect(brass(undefined, { say: 'do-install', ...JAR }, { say: 'do-done', step: 'equipment' })).toBeUndefined()
    expect(brass(undefined, { say: 'do-toast' }, { say: 'do-no' })).toBeUndefined()
  })
})

describe('a card that cannot be played', () => {
  const why = (of: string, wish = {}): string => {
    const view = fwb({ hand: 'SPI SPI CIT JUG STR TUN abundance lucky_find', shed: 'JUG', ...wish })
    return say(whyNot(view, WORDS, myHand(view, WORDS).find((card) => kind(card.id) === of)!))
  }

  it('says when it can', () => {
    expect(why('TUN')).toBe('Mash Tun can be installed in phase 3, after drawing and swapping.')
    expect(why('JUG')).toBe('You have a Mixing Jug in your shed, and each type counts once. With another one it pays for a swap, in phase 2.')
    expect(why('SPI')).toBe('Neutral Spirit is for serving a guest, in phase 4. Two alike pay for a swap, in phase 2.')
    expect(why('CIT')).toBe('Citrus Peel is for serving a guest, in phase 4. With another one it pays for a swap, in phase 2.')
    expect(why('CIT', { rest: { swap_price: 1 } })).toContain('one pays for a swap')
    expect(why('abundance')).toContain('stands for another card')
    expect(why('lucky_find', { discard: [] })).toBe('Lucky Find takes a tool out of the discard, and there is none yet.')
    expect(why('lucky_find', { discard: ['SPI-01', 'BAR-02'] })).toContain('waits until you are asked')
  })
})

describe('a guest shown large', () => {
  it('tells its line of trivia, served or not', () => {
    expect(faceOf(WORDS, guest(2)).trivia).toBe('Machu Picchu was listed in 1983 for both its culture and its nature.')
  })
})

describe('what lies over the felt', () => {
  it('never lies over the half that I need', () => {
    expect(sideNeeded(fwb({ rest: { asked: asked({ say: 'ask-draw', number: 2 }) } }))).toBe('resources')
    expect(sideNeeded(fwb({ rest: { asked: asked({ say: 'ask-swap-source', resource: 'resource:SUG', number: 2 }) } }))).toBe('guests')
    expect(sideNeeded(fwb({ awaited: [1] }))).toBe('')
  })

  it('tells of an interrupt who drew it, what it does, and what became of everybody', () => {
    const results: Said[] = [
      { say: 'became-drew', who: 'seat:1' },
      { say: 'became-served', who: 'seat:1', guest: 'guest:G05' },
      { say: 'became-immune', who: 'seat:0' },
    ]
    const rush = met('festival_rush-1', 2, { results: results.map(asked), decides: 0 })
    const view = fwb({ rest: { asked: asked({ say: 'ask-rush' }) } })
    const text = textOf(render(Black, { props: { view, stack: [met('market_volatility-1', 1), rush], onclose: () => {} }, context: ROOM }).body)
    expect(text).toContain('Market Volatility waits. Mike drew it.')
    expect(text).toContain('Sarah drew it')
    expect(text).toContain('Everybody draws a card, then may serve one guest with one thing left out.')
    expect(text).toMatch(/You were spared.*Mike drew a card and served Ireland/)
    expect(text).toContain('You decide: Serve one guest with one thing less?')
  })

  it('shows an offer to everybody', () => {
    const trade = { proposer: 1, offers_left: 3, give: 'NUT', want: 'SPI', to: 0 }
    const text = textOf(render(Offer, { props: { view: fwb({ rest: { trade } }) }, context: ROOM }).body)
    expect(text).toContain("Mike's trade window")
    expect(text).toMatch(/Mike gives Roasted Nuts for Neutral Spirit from you/)
  })

  it('shows what is true about the country of a guest that was served', () => {
    const { body } = render(Trivia, { props: { served: { seat: 1, slot: 1, guest: 'G02' }, onclose: () => {} }, context: ROOM })
    expect(body).toContain('Mike served Peru: Pachadulce, 13 points.')
    expect(body).toContain('Machu Picchu was listed in 1983')
  })
})

describe('the phases', () => {
  it('show where the turn is and the points that are left', () => {
    const { body } = render(Phases, { props: { view: fwb({ points: 1 }) }, context: ROOM })
    expect(body).toContain('aria-current="step"')
    expect(body).toContain('1 of 2 draw points left')
    expect(textOf(body)).toContain('Install')
  })
})
