import { tick, untrack } from 'svelte'
import { othersOf } from '$lib/places'
import { isCalm } from '$lib/prefs.svelte'
import { sound } from '$sound/sound'
import { getRoom, type Room } from '$table/context'
import type { Box, Flying } from './Flights.svelte'
import { seatIn, type AnyFact } from '$words/facts'
import { firstDeal, newFacts, troublesIn, whatHappened, type Cry, type Flight, type Place } from './happened'
import { topOf } from './table'
import type { LastCallView } from './view'
import type { Said } from './words/said'

const CRY_MS = 1500
const SUMMARY_MS = 7000
const ON_PILE = 3
/** How wide a card is when it vanishes under a plate. */
const AT_PLATE = 34
/** A card that has left the hand is still there for a moment, fading. */
const LEAVING = 400

/** What is to be seen of the changes: cards on their way, cries, the end of a round. Make it while a component is set up. */
export class Stage {
  /** The topmost cards of the pile that came by, the top last. */
  seen = $state.raw<readonly string[]>([])
  flying = $state.raw<readonly Flying[]>([])
  cries = $state.raw<readonly (Cry & { key: number })[]>([])
  /** What each seat did in the latest happening, in a word or two. */
  deeds = $state.raw<Readonly<Record<number, Said>>>({})
  /** Where the end of the last round is shown: to players on a sheet, to others on the felt. */
  summary = $state<'' | 'sheet' | 'felt'>('')

  private readonly room: Room = getRoom()
  private before: LastCallView | undefined
  private heard: readonly AnyFact[] = []
  private keys = 0
  private mine = new Map<string, Box>()

  constructor(view: () => LastCallView) {
    this.lay(view(), [])
    $effect.pre(() => {
      const next = view()
      this.mine = cardsInHand()
      untrack(() => {
        if (this.before && this.before.round !== next.round) this.seen = []
        if (topOf(next) !== this.seen.at(-1)) this.lay(next, newFacts(this.heard, this.room.sitting.story))
      })
    })
    $effect(() => {
      const now = view()
      untrack(() => void this.follow(now))
    })
  }

  /** A card has arrived. */
  land(key: number): void {
    this.flying = this.flying.filter((one) => one.key !== key)
  }

  /** Away with the end of the last round. */
  playOn(): void {
    this.summary = ''
  }

  private lay(view: LastCallView, facts: readonly AnyFact[]): void {
    const known = this.seen.indexOf(topOf(view))
    const troubles = troublesIn(facts, this.room.words)
    // A card that lay there before is the top again once what lay on it was taken back.
    if (known >= 0) this.seen = this.seen.slice(0, known + 1)
    else this.seen = [...this.seen, ...(troubles ? [troubles] : []), topOf(view)].slice(-ON_PILE)
  }

  private async follow(now: LastCallView): Promise<void> {
    const before = this.before
    const story = this.room.sitting.story
    const facts = newFacts(this.heard, story)
    const isAnew = story.length === 0 && this.heard.length > 0
    this.before = now
    this.heard = story
    // A lesson has set its table anew: nobody did anything there yet.
    if (isAnew) {
      this.deeds = {}
      this.seen = [topOf(now)]
      return
    }
    if (before === undefined) {
      await tick()
      this.send(firstDeal(now))
      return
    }
    this.sumUp(before, now)
    const { flights, cries, sounds } = whatHappened(before, now, facts, this.room.words)
    for (const name of new Set(sounds)) sound(name)
    if (flights.length > 0) this.deeds = now.round > before.round ? {} : deedsOf(flights, facts)
    if (this.summary !== 'felt') this.send(flights)
    this.cry(cries)
  }

  /** Show how a round ended: to players until they play on, on a wall for a while, in a replay for one step. */
  private sumUp(before: LastCallView, now: LastCallView): void {
    const { sitting } = this.room
    if (this.summary === 'felt' && sitting.info?.status === 'over') this.playOn()
    if (now.round <= before.round || now.decision === 'over') return
    this.summary = now.eyes === null || sitting.still ? 'felt' : 'sheet'
    if (this.summary === 'felt') setTimeout(() => this.summary === 'felt' && this.playOn(), SUMMARY_MS)
  }

  private cry(cries: readonly Cry[]): void {
    // A call and a catch are told below the felt, with their reason.
    const fresh = cries.filter(({ sign }) => sign !== 'bell' && sign !== 'caught').slice(-3).map((cry) => ({ ...cry, key: ++this.keys }))
    if (fresh.length === 0) return
    this.cries = [...this.cries, ...fresh]
    setTimeout(() => (this.cries = this.cries.filter((cry) => !fresh.includes(cry))), CRY_MS)
  }

  private send(flights: readonly Flight[]): void {
    // Where nobody looks, nothing moves, and nothing would ever arrive.
    if (document.hidden) return
    const calm = isCalm()
    const found: Flying[] = []
    for (const flight of flights) {
      const { card, to, delay, ms } = flight
      const target = targetOf(to, card)
      hide(target, calm ? 0 : delay + ms)
      const start = this.boxOf(flight.from, flight.leaves ?? card)
      if (flight.from === `seat:${this.before?.eyes}`) hide(inHand(flight.leaves ?? card), LEAVING)
      const end = target ? boxOf(target) : this.boxOf(to)
      if (!calm && start && end) found.push({ ...flight, key: ++this.keys, start, end })
    }
    this.flying = [...this.flying, ...found]
  }

  /** Where a place is on the screen; a seat that looks has its hand, the others their plates. */
  private boxOf(place: Place, card = ''): Box | undefined {
    const eyes = this.before?.eyes ?? null
    if (place === `seat:${eyes}`) return this.mine.get(card) ?? boxAt('[data-part="hand"]', AT_PLATE * 2)
    if (!place.startsWith('seat:')) return boxAt(`[data-place="${place}"]`)
    const at = othersOf(this.before?.seats.length ?? 0, eyes).indexOf(Number(place.slice(5)))
    return boxAt(`[data-part="seats"] > li:nth-child(${at + 1})`, AT_PLATE)
  }
}

/** The card on the screen that is on its way there: of the hand, the pile or sidestep. */
function targetOf(to: Place, card: string | undefined): Element | null {
  if (to.startsWith('seat:')) return inHand(card)
  return document.querySelector(`[data-place="${to}"] [data-card="${card}"]`)
}

const inHand = (card: string | undefined): Element | null => document.querySelector(`[data-part="hand"] [data-card="${card}"]`)

/** Keep a thing out of sight until its card has arrived; at a calm table it only fades in. */
function hide(target: Element | null, ms: number): void {
  if (ms === 0) target?.animate([{ opacity: 0 }, { opacity: 1 }], 80)
  else target?.animate([{ opacity: 0 }, { opacity: 0 }], ms)
}

function boxOf(element: Element, width?: number): Box {
  const rect = element.getBoundingClientRect()
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: width ?? Math.min(rect.width, rect.height / 1.4) }
}

function boxAt(selector: string, width?: number): Box | undefined {
  const element = document.querySelector(selector)
  return element ? boxOf(element, width) : undefined
}

function cardsInHand(): Map<string, Box> {
  const cards = document.querySelectorAll<HTMLElement>('[data-part="hand"] [data-card]')
  return new Map(Array.from(cards, (card) => [card.dataset['card'] ?? '', boxOf(card)]))
}

/** What the flights mean for the seats: who laid a card, who drew how many; what is told counts, for cards may have come and gone. */
function deedsOf(flights: readonly Flight[], facts: readonly AnyFact[]): Record<number, Said> {
  const deeds: Record<number, Said> = {}
  const drawn = new Map<number, number>()
  for (const { from, to } of flights) {
    if (from.startsWith('seat:') && !to.startsWith('seat:')) deeds[Number(from.slice(5))] = { say: 'table-just-played' }
    if (from === 'draw' && to.startsWith('seat:')) drawn.set(Number(to.slice(5)), (drawn.get(Number(to.slice(5))) ?? 0) + 1)
  }
  const told = facts.filter(({ say }) => say === 'drew').map((fact) => [seatIn(String(fact['who'])) ?? -1, Number(fact['number'])] as const)
  for (const [seat, number] of [...drawn, ...told]) deeds[seat] = { say: 'table-drew', number }
  return deeds
}
