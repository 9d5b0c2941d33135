import type { Ref } from '$words/facts'
import type { Words } from '$words/words'
import { BEERS, RACES, REGIONS, SCHOOLS, type Beer, type Race, type RegionId, type School } from './paint'
import { byRegion, isSame, say, type Action, type Order, type Part } from './seen'
import { raceOf } from './words'
import type { Said } from './words/said'

/** What a sign is drawn from: a part of a card, a region, a race, a school, barrels, a tile, or one of the few others. */
export type Drawn =
  | { part: Part }
  | { region: RegionId }
  | { race: Race }
  | { school: School }
  | { beers: readonly Beer[] }
  | { tile: string }
  | { fame: number }
  | { back: number }
  | { bonus: Beer }
  | { mark: 'met' | 'crown' | 'time' }

export interface Sign {
  /** Its key among the words: how it looks, and what it means. */
  id: string
  /** As `Sign.svelte` draws it, one or several beside each other. */
  drawn: readonly Drawn[]
}

export interface Group {
  of: 'cards' | 'orders' | 'board'
  signs: readonly Sign[]
}

const part = (what: Part['what'], more: Partial<Part> = {}): Drawn => ({ part: { say: 'part', what, number: 1, ...more } })

/** Every sign of the game; the rulebook has the same list under "The signs". */
export const SIGNS: readonly Group[] = [
  {
    of: 'cards',
    signs: [
      { id: 'time', drawn: [{ mark: 'time' }] },
      { id: 'take', drawn: [part('take', { colour: 'colour:blue' })] },
      { id: 'place', drawn: [part('place', { colour: 'colour:red' })] },
      { id: 'place-orange', drawn: [part('place', { place: 'place:orange' })] },
      { id: 'any', drawn: [{ beers: BEERS }] },
      { id: 'change', drawn: [part('change')] },
      { id: 'draw', drawn: [part('draw')] },
      { id: 'remove', drawn: [part('remove')] },
      { id: 'schools', drawn: SCHOOLS.map((school) => ({ school })) },
    ],
  },
  {
    of: 'orders',
    signs: [
      { id: 'regions', drawn: REGIONS.map((region) => ({ region })) },
      { id: 'either', drawn: [{ beers: ['red', 'yellow'] }] },
      { id: 'met', drawn: [{ mark: 'met' }] },
      { id: 'fame', drawn: [{ fame: 5 }] },
      { id: 'back', drawn: [{ back: 2 }] },
      { id: 'bonus', drawn: [{ bonus: 'blue' }] },
      { id: 'races', drawn: RACES.map((race) => ({ race })) },
    ],
  },
  {
    of: 'board',
    signs: [
      { id: 'beers', drawn: BEERS.map((beer) => ({ beers: [beer] })) },
      { id: 'crown', drawn: [{ mark: 'crown' }] },
      { id: 'tile-time', drawn: [{ tile: 'time' }] },
      { id: 'tile-card', drawn: [{ tile: 'card' }] },
      { id: 'tile-barrel', drawn: [{ tile: 'barrel' }] },
    ],
  },
]

/** How a sign looks, in words, and what it means. */
export const looksOf = (words: Words, { id }: Sign): string => say(words, { say: 'table-sign', sign: `sign:${id}` })
export const meaningOf = (words: Words, { id }: Sign): string => words.form(`sign-${id}`, 'means', {})

/** One line about a card that is looked at closely. */
export interface Line {
  drawn: readonly Drawn[]
  words: string
}

/** The signs on an action card, each with what it means there. */
export function linesOfCard(words: Words, card: Action): Line[] {
  const alone = card.parts.filter((one, at) => card.parts.findIndex((other) => isSame(one, other)) === at)
  const parts = alone.map((one) => ({ drawn: [{ part: one }], words: say(words, { ...one, number: card.parts.filter((other) => isSame(one, other)).length }) }))
  return [...parts, { drawn: [{ mark: 'time' }], words: say(words, { say: 'table-card-costs', card: `card:${card.id}`, price: card.price }) }]
}

/** The signs on an order, each with what it means there. */
export function linesOfOrder(words: Words, order: Order): Line[] {
  const { removes, used, fame } = order
  const bonus = order.bonus as Beer | ''
  const line = (drawn: Drawn, fact: Said): Line => ({ drawn: [drawn], words: say(words, fact) })
  const needs = byRegion(order.units).map(({ region, units }) =>
    line({ region }, { say: 'table-must-stand', needs: units.map(({ unit }) => unit.ref), place: `place:${region}` satisfies Ref<'place'> }),
  )
  return [
    ...needs,
    line({ back: removes }, { say: 'table-goes-back', removes, used, all: removes === used ? 'yes' : 'no' }),
    line({ fame }, { say: 'table-pays', order: `order:${order.id}` }),
    ...(bonus ? [line({ bonus }, { say: 'table-pays-later', colour: `colour:${bonus}` })] : []),
    line({ race: raceOf(order) }, { say: 'table-in-a-set', race: `race:${order.race}` }),
  ]
}
