import { item, zone, type Thing } from '$lib/moves'
import { isTrial } from '$lib/trial'
import type { MoveView } from '$lib/types'
import { nameIn, type Ref } from '$words/facts'
import { Choice, type Send } from '$table/choice.svelte'
import type { Beer } from './paint'
import { doing, handOf, supplyId, type Action, type EmpireView, type Order } from './seen'

/** What is to follow a move, if that is what the table asks next: the one of the offered moves that is meant. */
interface Step {
  task: string
  means: (move: MoveView) => boolean
}

/** A thing that may be tapped after a card, and what is to follow then. */
type Target = readonly [Thing, Step]

/** Something that is done, as far as it matters. */
type Wish = Partial<Record<'say' | 'card' | 'colour' | 'place', string>>

/** Whether a move does that. */
function does(move: MoveView, wish: Wish): boolean {
  return Object.entries(wish).every(([name, value]) => move.do?.[name] === value)
}

const step = (task: string, wish: Wish): Step => ({ task, means: (move) => does(move, wish) })
const taking = (colour: Ref<'colour'>): Step => step('resolve', { say: 'do-take', colour })
const placing = (place: Ref<'place'>): Step => step('resolve', { say: 'do-place', place })
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
  get targets(): ReadonlyMap<Thing, Step> {
    const only = this.only
    return new Map(this.card && only ? targetsOf(only, this.view().eyes) : [])
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
    const next = maySend ? this.targets.get(thing) : undefined
    if (next) return this.playTo(next)
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
    this.then(card ? sureStep(card) : [])
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

  private playTo(next: Step): boolean {
    const move = this.only
    if (!move) return false
    if (isTrial(move)) return true
    super.make(move)
    this.then([next])
    return true
  }
}

/** Where the barrels of a card could go or come from, as the table says, and what a tap there means. */
export function targetsOf(move: MoveView, eyes: number | null): Target[] {
  const fact = doing(move)
  if (fact.say !== 'do-play') return []
  const taken = (fact.takes ?? []).map((colour): Target => [item(supplyId(nameIn(colour) as Beer)), taking(colour)])
  return [...taken, ...(fact.places ?? []).map((place): Target => [zone(`${nameIn(place)}-${eyes}`), placing(place)])]
}

/** A card that does one thing in one way is played for it: it takes its barrel, if none has to make way. Of several parts each may be left. */
function sureStep({ parts: [only, ...others] }: Action): Step[] {
  if (others.length > 0 || only?.what !== 'take' || !only.colour) return []
  const { task, means } = taking(only.colour)
  return [{ task, means: (move) => means(move) && move.do?.['swap'] === undefined }]
}
