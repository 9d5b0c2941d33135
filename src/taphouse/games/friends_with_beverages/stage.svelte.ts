import { untrack } from 'svelte'
import { sound } from '$sound/sound'
import { numberOf, type FwbView, type Met } from './seen'

const SHOWN_MS = 4200
const PER_RESULT_MS = 700
const TRIVIA_MS = 9000

/** What is to be seen and heard of the changes: interrupts, a guest that was served, a toast. Make it while a component is set up. */
export class Stage {
  /** The interrupts and events that are shown, outermost first. */
  stack = $state.raw<readonly Met[]>([])
  /** The guest that was just served, by the number of the event. */
  trivia = $state.raw<NonNullable<FwbView['last_served']> | null>(null)

  private known = new Set<string>()
  private away = new Set<string>()
  private turn = -1
  private before: FwbView | undefined
  private clock: ReturnType<typeof setTimeout> | undefined
  private later: ReturnType<typeof setTimeout> | undefined

  constructor(view: () => FwbView) {
    $effect(() => {
      const now = view()
      untrack(() => this.follow(now))
    })
    $effect(() => () => {
      clearTimeout(this.clock)
      clearTimeout(this.later)
    })
  }

  /** Away with it; what is still open comes back with its next step. */
  dismiss(): void {
    for (const met of this.stack) this.away.add(met.card)
    this.stack = []
  }

  dismissTrivia(): void {
    this.trivia = null
  }

  /** Show again what came up since the last turn ended. */
  again(view: FwbView): void {
    this.away.clear()
    this.stack = view.met ?? []
    this.hideLater(this.stack)
  }

  private follow(now: FwbView): void {
    const before = this.before
    this.before = now
    this.meet(now, before === undefined)
    if (!before) return
    if (now.last_served && now.last_served.guest !== before.last_served?.guest) this.serve(now)
    const toasts = (view: FwbView): number => (view.answers ?? []).filter((answer) => answer === 'toast').length
    if (toasts(now) > toasts(before)) sound('clink')
  }

  private meet(now: FwbView, isFirst: boolean): void {
    // Cards may come round again in another turn.
    const all = now.met ?? []
    const turn = numberOf(now, 'turn')
    if (turn !== this.turn) {
      const still = new Set(all.map((met) => met.card))
      this.known = new Set([...this.known].filter((id) => still.has(id)))
      this.away = new Set([...this.away].filter((id) => still.has(id)))
      this.turn = turn
    }
    const open = all.filter((met) => met.open)
    const fresh = all.filter((met) => !this.known.has(met.card))
    for (const met of fresh) this.known.add(met.card)
    if (isFirst && open.length === 0) return
    if (fresh.length > 0 && !isFirst) sound('thud')
    if (open.length > 0) {
      clearTimeout(this.clock)
      this.clock = undefined
      this.stack = open.filter((met) => !this.away.has(met.card) || met.decides === now.eyes)
      return
    }
    const closed = fresh.length > 0 ? fresh : this.renewed(now)
    if (closed.length > 0) {
      this.stack = closed.filter((met) => !this.away.has(met.card))
      this.hideLater(closed)
    }
  }

  /** What was shown before, with the results that came since. */
  private renewed(now: FwbView): readonly Met[] {
    if (this.clock !== undefined) return []
    return this.stack.map((old) => now.met?.find((met) => met.card === old.card) ?? { ...old, open: false, decides: null })
  }

  private hideLater(stack: readonly Met[]): void {
    const results = stack.reduce((sum, met) => sum + (met.results?.length ?? 0), 0)
    clearTimeout(this.clock)
    this.clock = setTimeout(
      () => {
        this.clock = undefined
        this.stack = []
      },
      SHOWN_MS + Math.min(results, 6) * PER_RESULT_MS,
    )
  }

  private serve(now: FwbView): void {
    sound('cork')
    this.trivia = now.last_served ?? null
    clearTimeout(this.later)
    this.later = setTimeout(() => this.dismissTrivia(), TRIVIA_MS)
  }
}
