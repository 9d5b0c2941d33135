import { item, zone, type Thing } from '$lib/moves'
import { isTrial } from '$lib/trial'
import type { MoveView } from '$lib/types'
import { nameIn } from '$words/facts'
import { Choice, type Send } from '$table/choice.svelte'
import { BEERS, REGIONS } from './paint'
import { barrelsAt, beersIn, doing, handOf, me, ROOM, supplyId, type Action, type EmpireView, type Order } from './seen'

/** What is to follow a move, if that is what the table asks next: the one of the offered moves that is meant. */
interface Step {
  task: string
  means: (move: MoveView) => boolean
}

/** Something that is done, as far as it matters. */
type Wish = Partial<Record<'say' | 'card' | 'colour' | 'place', string>>

/** Whether a move does that. */
function does(move: MoveView, wish: Wish): boolean {
  return Object.entries(wish).every(([name, value]) => move.do?.[name] === value)
}

const step = (task: string, wish: Wish): Step => ({ task, means: (move) => does(move, wish) })
const taking = (beer: string): Step => step('resolve', { say: 'do-take', colour: `colour:${beer}` })
const toRegion = (region: string): Step => step('resolve', { say: 'do-place', place: `place:${region}` })
const discarding = (id: string): Step => step('end_discard', { say: 'do-discard', card: `card:${id}` })
const DONE = step('end_discard', { say: 'do-done' })

/** Decisions that were entered on purpose, a card being carried out: the first tap that says all is the move. */
const QUICK = new Set(['resolve', 'swap_warehouse', 'swap_region', 'remove_used', 'purple_bonus'])

/**
 * What is picked so far. A card with a place tapped after it is one wish: the card is played, and the barrel goes there
 * as soon as the table asks. Cards to discard are marked first, and go all at once.
 */
export class Pick extends Choice {
  /** The cards that are to be discarded at the end of the turn. */
  marked = $state.raw<readonly string[]>([])
  /** A move that would do nothing: it waits until somebody says that it is meant. */
  doubt = $state.raw<MoveView>()
  private steps: readonly Step[] = []
  private since: EmpireView | undefined

  constructor(
    private readonly view: () => EmpireView,
    private readonly hand: Send,
  ) {
    super(() => view().moves ?? [], hand)
  }

  /** The card of the hand that is picked to be played. */
  get card(): Action | undefined {
    if (this.view().task !== 'task') return undefined
    return handOf(this.view()).find((card) => this.has(item(card.id ?? '')))
  }

  /** The places that may be tapped after the picked card. */
  get targets(): Set<Thing> {
    return this.card ? targetsOf(this.view(), this.card) : new Set()
  }

  /** The card or the order that the picked move is about. */
  get thing(): Action | Order | undefined {
    const on = this.only?.on ?? []
    const lying = this.view().zones.flatMap((zone) => zone.items ?? [])
    return lying.find((one) => one.id && on.includes(item(one.id)) && ('parts' in one || 'race' in one)) as Action | Order | undefined
  }

  /** The order that is picked. */
  get order(): string {
    const fact = this.only && doing(this.only)
    return fact?.say === 'do-complete' ? nameIn(fact.order) : ''
  }

  override has(thing: Thing): boolean {
    return super.has(thing) || (thing.startsWith('item:') && this.marked.includes(thing.slice('item:'.length)))
  }

  override tap(thing: Thing, maySend = true): boolean {
    this.steps = []
    if (this.view().task === 'end_discard') return this.mark(thing)
    if (maySend && this.targets.has(thing)) return this.playTo(thing)
    const known = super.tap(thing, maySend)
    const only = this.only
    if (maySend && only && QUICK.has(this.view().task) && doing(only).say !== 'do-burn') this.play(only)
    return known
  }

  override drop(thing: Thing): void {
    if (this.view().task === 'end_discard') this.mark(thing)
    else super.drop(thing)
  }

  /** Play what would do nothing all the same. */
  insist(): void {
    const move = this.doubt
    this.keep()
    if (move) super.make(move)
  }

  /** Leave what would do nothing in the hand. */
  keep(): void {
    this.doubt = undefined
    this.clear()
  }

  protected override make(move: MoveView): void {
    if (move.idle) {
      this.doubt = move
      return
    }
    const card = handOf(this.view()).find((one) => does(move, { say: 'do-play', card: `card:${one.id}` }))
    this.then(card ? sureStep(this.view(), card) : [])
    super.make(move)
  }

  /** Discard what is marked, and end the turn. */
  discard(): void {
    const [first = DONE, ...rest] = [...this.marked.map(discarding), DONE]
    const move = (this.view().moves ?? []).find(first.means)
    if (!move) return
    this.then(rest)
    this.marked = []
    this.hand(move)
  }

  /** The table has a new question: answer it, if the answer was given before. */
  follow(): void {
    const view = this.view()
    const [next, ...rest] = this.steps
    if (!next || view === this.since) return
    // Where the table asks something else, the same words would mean something else.
    const found = view.task === next.task ? (view.moves ?? []).filter(next.means) : []
    this.then(rest)
    if (found.length === 1) this.hand(found[0]!)
    else {
      this.steps = []
      const place = found[0]?.on?.find((thing) => thing.startsWith('zone:'))
      if (place) super.tap(place)
    }
  }

  private then(steps: readonly Step[]): void {
    this.steps = steps
    this.since = this.view()
  }

  private mark(thing: Thing): boolean {
    if (!this.open.has(thing)) return false
    const id = thing.slice('item:'.length)
    this.marked = this.marked.includes(id) ? this.marked.filter((other) => other !== id) : [...this.marked, id]
    return true
  }

  private playTo(thing: Thing): boolean {
    const move = this.only
    if (!move) return false
    if (isTrial(move)) return true
    const [kind = '', id = ''] = thing.split(':')
    const next = kind === 'zone' ? toRegion(REGIONS.find((region) => id.startsWith(region)) ?? '') : taking(BEERS.find((beer) => id === supplyId(beer)) ?? '')
    super.make(move)
    this.then([next])
    return true
  }
}

/** Where the barrels of a card could go or come from, without another having to make way. */
export function targetsOf(view: EmpireView, card: Action): Set<Thing> {
  const player = me(view)
  const found = new Set<Thing>()
  if (!player) return found
  const stored = barrelsAt(player, 'warehouse')
  for (const part of card.parts) {
    const beers = beersIn(part)
    if (part.what === 'take' && stored.length < ROOM) for (const beer of beers) if (view.supply[beer] > 0) found.add(item(supplyId(beer)))
    if (part.what !== 'place' || !beers.some((beer) => stored.includes(beer))) continue
    for (const region of REGIONS) if ((!part.place || nameIn(part.place) === region) && barrelsAt(player, region).length < ROOM) found.add(zone(`${region}-${player.seat}`))
  }
  return found
}

/** A card that does one thing in one way is played for it: it takes its barrel, if there is room. Of several parts each may be left. */
function sureStep(view: EmpireView, card: Action): Step[] {
  const player = me(view)
  const [only, ...others] = card.parts
  const beer = others.length === 0 && only?.what === 'take' && only.colour ? nameIn(only.colour) : ''
  return player && beer && barrelsAt(player, 'warehouse').length < ROOM ? [taking(beer)] : []
}
