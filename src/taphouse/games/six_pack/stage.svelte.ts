import { untrack } from 'svelte'
import type { TransitionConfig } from 'svelte/transition'
import { isCalm } from '$lib/prefs.svelte'
import { sound } from '$sound/sound'
import { dropped, faded, lifted, swept } from './motion'
import { isHeld, isScoring, keyOf, turnIn } from './seen'
import type { SixPackStep, SixPackView } from './view'

/** Milliseconds between one top-up and the next, and for all of them together. */
const APART = 170
const ALL = 1000
/** How long each claim is seen alone when several are opened. */
const EACH = 1300
/** How long opened claims stay to be seen then, unless somebody has still to choose a domino. */
const SHOWN = 7000
/** How long they may still be read when the next host has begun. */
const READ = 2500

/** The turn to which the steps of a view belong: those of one host stay until the next has chosen what to do. */
const turnOf = (view: SixPackView): number => turnIn(view) - (view.task === 'serve' ? 1 : 0)

/** What happened to the table between two views: the steps that are new. */
export function newSteps(before: SixPackView, now: SixPackView): SixPackStep[] {
  if (turnOf(before) !== turnOf(now)) return now.steps ?? []
  const names = (view: SixPackView): string[] => (view.steps ?? []).map((step) => JSON.stringify(step))
  const [old, fresh] = [names(before), names(now)]
  return (now.steps ?? []).slice(old.every((step, at) => step === fresh[at]) ? old.length : 0)
}

/** When each card that is new comes to lie, in milliseconds from now: one by one, in the order of the steps. */
export function arrivals(steps: readonly SixPackStep[]): Map<string, number> {
  const laid = steps.filter((step) => step.what === 'lay' || step.what === 'fill')
  const apart = Math.min(APART, ALL / Math.max(1, laid.length))
  return new Map(laid.map((step, at) => [keyOf(step.x, step.y), at * apart]))
}

/** Whether claims were opened that had not been. */
export function isReveal(before: SixPackView, now: SixPackView): boolean {
  const [old, fresh] = [JSON.stringify(before.opened ?? []), JSON.stringify(now.opened ?? [])]
  return fresh !== old && (now.opened ?? []).length > 0
}

/** Whether the claims of before are still the first: more rounds of the same looking. */
function isGrown(before: SixPackView, now: SixPackView): boolean {
  const name = (view: SixPackView): string[] => (view.opened ?? []).map(({ seat, round, window }) => JSON.stringify([seat, round, window]))
  const fresh = name(now)
  return turnIn(before) === turnIn(now) && name(before).every((claim, at) => claim === fresh[at])
}

/** What is to be seen and heard of the changes. Make it while a component is set up. */
export class Stage {
  /** Whether the claims that were opened last are shown. */
  reveal = $state(false)
  /** The one among them that is looked at just now. */
  spot = $state<number>()
  /** The one that somebody wants to see alone, until other claims are opened. */
  only = $state<number>()
  /** Whether the table has changed since. */
  moved = $state(false)
  private before = $state.raw<SixPackView>()
  private delays = new Map<string, number>()
  private sweeps = false
  private closing = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private parade: ReturnType<typeof setInterval> | undefined

  constructor(view: () => SixPackView) {
    $effect.pre(() => {
      const now = view()
      untrack(() => this.follow(now))
    })
    $effect(() => () => this.goOn())
  }

  /** Whether there are claims to be seen: when all look again, the old ones are gone. */
  get isShown(): boolean {
    return this.reveal && (this.before?.opened ?? []).length > 0
  }

  /** Put the claims away. */
  goOn(): void {
    this.still()
    clearTimeout(this.timer)
    this.reveal = this.closing = false
    this.only = undefined
  }

  /** Let somebody look at one claim in peace, or with a second tap at all of them again. */
  look(at: number): void {
    this.still()
    this.only = this.only === at ? undefined : at
  }

  private still(): void {
    clearInterval(this.parade)
    this.spot = undefined
  }

  /** A card comes down on its cell. */
  readonly drop = (_: Element, { x, y }: { x: number; y: number }): TransitionConfig => {
    return isCalm() ? faded() : dropped(this.delays.get(keyOf(x, y)) ?? 0)
  }

  /** A card leaves: lifted by the host, or swept off with many others. */
  readonly go = (_: Element): TransitionConfig => {
    if (isCalm()) return { duration: 0 }
    return this.sweeps ? swept() : lifted()
  }

  private follow(now: SixPackView): void {
    const { before } = this
    this.before = now
    if (!before) {
      this.reveal = now.task === 'score_domino' && (now.opened ?? []).length > 0
      return
    }
    const steps = newSteps(before, now)
    this.delays = arrivals(steps)
    this.sweeps = steps.some((step) => step.what === 'clear')
    this.hear(steps)
    const opens = isReveal(before, now)
    if (opens) this.open(before, now)
    else if (this.reveal && (now.opened ?? []).length === 0) this.goOn()
    else if (this.reveal && steps.some((step) => step.what !== 'clear')) this.closeSoon()
    // Where the house claims for all, the last card and the claims come together.
    this.moved = opens ? this.sweeps : steps.length > 0 || (this.moved && this.reveal)
    if (this.reveal && !isScoring(now) && this.timer === undefined) this.timer = setTimeout(() => this.goOn(), SHOWN + EACH * (now.opened ?? []).length)
  }

  private open(before: SixPackView, now: SixPackView): void {
    const old = isGrown(before, now) ? (before.opened ?? []) : []
    const opened = now.opened ?? []
    const fresh = opened.slice(old.length)
    clearTimeout(this.timer)
    this.timer = undefined
    this.closing = false
    this.reveal = true
    if (fresh.length > 0) this.only = undefined
    this.show(old.length, opened.length)
    if (fresh.some(isHeld) || old.some((claim, at) => opened[at]?.scored && !claim.scored)) sound('cap')
    else sound('slap')
  }

  /** Let the claims be read a little longer, once, however quickly the next host goes on. */
  private closeSoon(): void {
    if (this.closing) return
    this.closing = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.goOn(), READ)
  }

  /** Look at one claim after the other. */
  private show(from: number, to: number): void {
    this.still()
    if (from >= to) return
    this.spot = from
    this.parade = setInterval(() => {
      if (this.spot !== undefined && this.spot + 1 < to) this.spot += 1
      else this.still()
    }, EACH)
  }

  private hear(steps: readonly SixPackStep[]): void {
    if (this.sweeps) sound('barrel')
    else if (steps[0]?.what === 'take') sound('slide')
    else if (steps[0]?.what === 'lay') sound('cork')
    for (const delay of this.delays.values()) if (delay > 0) setTimeout(() => sound('clink'), isCalm() ? 0 : delay)
  }
}
