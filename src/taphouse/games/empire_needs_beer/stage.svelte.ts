import { untrack } from 'svelte'
import { othersOf } from '$lib/places'
import { isCalm } from '$lib/prefs.svelte'
import { TIME } from '$lib/motion'
import { sound } from '$sound/sound'
import type { Box, Flying } from './Flights.svelte'
import { whatHappened, type Cry, type Roll } from './happened'
import type { EmpireView } from './seen'

const CRY_MS = 1800
/** So many cries at once can be read. */
const MOST = 2
/** How high a barrel is when it vanishes under a plate. */
const AT_PLATE = 20

/** What is to be seen of the changes: barrels on their way, and news. Make it while a component is set up. */
export class Stage {
  flying = $state.raw<readonly Flying[]>([])
  cries = $state.raw<readonly (Cry & { key: number })[]>([])

  private before: EmpireView | undefined
  private keys = 0

  constructor(view: () => EmpireView) {
    $effect(() => {
      const now = view()
      untrack(() => this.follow(now))
    })
  }

  /** A barrel has arrived. */
  land(key: number): void {
    this.flying = this.flying.filter((one) => one.key !== key)
  }

  private follow(now: EmpireView): void {
    const before = this.before
    this.before = now
    // What was taken back did not happen, and of turns that nobody saw there is no news.
    if (!before || now.turns < before.turns || now.turns > before.turns + 1) return
    const { rolls, cries, sounds } = whatHappened(before, now)
    for (const name of new Set(sounds)) sound(name)
    this.send(rolls)
    // At the end the scores have the felt to themselves.
    if (now.outcome) this.cries = []
    else this.cry(cries)
  }

  private cry(cries: readonly Cry[]): void {
    const fresh = cries.map((cry) => ({ ...cry, key: ++this.keys }))
    if (fresh.length === 0) return
    this.cries = [...this.cries, ...fresh].slice(-MOST)
    setTimeout(() => (this.cries = this.cries.filter((cry) => !fresh.includes(cry))), CRY_MS)
  }

  private send(rolls: readonly Roll[]): void {
    // Where nobody looks, nothing moves, and nothing would ever arrive.
    if (document.hidden || isCalm()) return
    const found = rolls.flatMap((roll, at) => {
      const start = this.boxOf(roll, roll.from)
      const end = this.boxOf(roll, roll.to)
      return start && end ? [{ ...roll, key: ++this.keys, start, end, delay: at * TIME.dealApart, ms: TIME.pass }] : []
    })
    this.flying = [...this.flying, ...found]
  }

  /** Where a place is on the screen; the warehouse of another seat is its plate. */
  private boxOf({ seat, beer }: Roll, place: Roll['from']): Box | undefined {
    if (place === 'supply') return boxAt(`[data-place="supply-${beer}"]`)
    if (place !== 'warehouse') return boxAt(`[data-place="${place}-${seat}"]`)
    const eyes = this.before?.eyes ?? null
    if (seat === eyes) return boxAt('[data-place="warehouse"]')
    const at = othersOf(this.before?.seats.length ?? 0, eyes).indexOf(seat)
    return boxAt(`[data-part="seats"] > li:nth-child(${at + 1})`, AT_PLATE)
  }
}

function boxAt(selector: string, height?: number): Box | undefined {
  const rect = document.querySelector(selector)?.getBoundingClientRect()
  return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, height: height ?? Math.min(rect.height, 40) }
}
