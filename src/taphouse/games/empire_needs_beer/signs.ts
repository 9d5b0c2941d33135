import { BEERS, REGION, type RegionId } from './paint'
import { byRegion, type Action, type Order } from './seen'
import { partInWords, unitInWords } from './words'
import { count } from '$lib/words'

/** What a sign is drawn from: a part of a card (`take any`), a region, a race, a beer, or one of the few others (`fame 5`). */
export type Drawn = string

export interface Sign {
  /** As `Sign.svelte` draws it, one or several beside each other. */
  drawn: readonly Drawn[]
  /** What it looks like, in words. */
  name: string
  means: string
}

export interface Group {
  title: string
  signs: readonly Sign[]
}

/** Every sign of the game; the rulebook has the same list under "The signs". */
export const SIGNS: readonly Group[] = [
  {
    title: 'On cards',
    signs: [
      { drawn: ['time'], name: 'hourglass', means: 'a time unit; on the ribbon of a card, its price' },
      { drawn: ['take blue'], name: 'barrel with a plus', means: 'take this barrel from the supply into your warehouse' },
      { drawn: ['place red'], name: 'barrel on a cart', means: 'place this barrel from your warehouse into a territory of yours' },
      { drawn: ['place any orange'], name: 'cart with an orange flag', means: 'the barrel may go to the Ember Steppe only' },
      { drawn: ['any'], name: 'barrel with a disc in four colours', means: 'any colour, chosen anew for each barrel' },
      { drawn: ['change'], name: 'two barrels with an arrow', means: 'change the colour of one barrel of yours' },
      { drawn: ['draw'], name: 'card with +1', means: 'draw a card' },
      { drawn: ['remove'], name: 'burning card', means: 'remove a card of your hand or your discards from the game' },
      { drawn: ['basic', 'alchemy', 'logistics', 'guild', 'magic'], name: 'tap, flask, wheel, banner, wand', means: 'the school of a card: basic, alchemy, logistics, guild, magic; it changes nothing in play' },
    ],
  },
  {
    title: 'On orders',
    signs: [
      { drawn: ['orange', 'black', 'purple'], name: 'rising sun, mountains, tree and moon', means: 'the region where the barrels beside it must stand: Ember Steppe, Soot Peaks, Dusk Woods' },
      { drawn: ['either'], name: 'barrel in two colours', means: 'either of the two' },
      { drawn: ['met'], name: 'green tick on a barrel', means: 'one of your barrels stands there already' },
      { drawn: ['fame 5'], name: 'golden coin with a number', means: 'the Fame that the order pays' },
      { drawn: ['back 2'], name: 'number with a curved arrow', means: 'how many of the used barrels go back to the supply' },
      { drawn: ['bonus blue'], name: '+1 with a barrel', means: 'at the end, one Fame for each barrel of this colour that you still have' },
      { drawn: ['dwarves', 'elves', 'trolls'], name: 'crest with hammer and anvil, with bow and leaf, with club and bridge', means: 'the race: dwarves, elves, trolls; different races make sets' },
    ],
  },
  {
    title: 'On the board',
    signs: [
      { drawn: BEERS, name: 'barrel with a star, a clover, a flame, a sun', means: 'blue, green, red, yellow' },
      { drawn: ['crown'], name: 'crown', means: 'leads in this region as it stands: more barrels there than each of the others' },
      { drawn: ['tile time'], name: 'tile with an hourglass', means: 'whoever leads in the Ember Steppe begins the turn with one more time unit' },
      { drawn: ['tile card'], name: 'tile with a card', means: 'whoever leads in the Soot Peaks draws one more card as the turn begins' },
      { drawn: ['tile barrel'], name: 'tile with a barrel', means: 'whoever leads in the Dusk Woods takes a barrel of any colour as the turn begins' },
    ],
  },
]

/** One line about a card that is looked at closely. */
export interface Line {
  drawn: readonly Drawn[]
  words: string
}

/** The signs on an action card, each with what it means there. */
export function linesOfCard(card: Action): Line[] {
  const parts = [...new Set(card.parts ?? [])].map((part) => ({ drawn: [part], words: partInWords(part, (card.parts ?? []).filter((one) => one === part).length) }))
  return card.price ? [...parts, { drawn: ['time'], words: `To buy it costs ${count(card.price, 'time unit')}, to play it 1.` }] : [...parts, { drawn: ['time'], words: 'To play it costs 1 time unit.' }]
}

/** The signs on an order, each with what it means there. */
export function linesOfOrder(order: Order): Line[] {
  const needs = byRegion(order.units ?? []).map(({ region, units }) => ({
    drawn: [region],
    words: `${units.map(({ unit }) => unitInWords(unit)).join(' and ')} must stand in the ${REGION[region as RegionId].name}.`,
  }))
  const bonus = order.bonus ? [{ drawn: [`bonus ${order.bonus}`], words: `At the end it pays 1 Fame for each ${order.bonus} barrel that you still have.` }] : []
  const { back } = order
  return [
    ...needs,
    { drawn: [`back ${order.removes}`], words: `${back.charAt(0).toUpperCase()}${back.slice(1)} to the supply when you complete it, which costs 1 time unit.` },
    { drawn: [`fame ${order.fame}`], words: `It pays ${order.fame} Fame.` },
    ...bonus,
    { drawn: [order.race ?? 'dwarves'], words: `It counts as one of the ${order.race} in a set.` },
  ]
}
