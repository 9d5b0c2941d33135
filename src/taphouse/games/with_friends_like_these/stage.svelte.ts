import { TIME } from '$lib/motion'
import type { Item } from '$lib/types'
import { sound } from '$sound/sound'
import type { Words } from '$words/words'
import { untrack } from 'svelte'
import { happened, type Happened } from './happened'
import { boxOf, bringHand } from './motion'
import { itemsOf, tricksDone, type WithFriendsView } from './words'

const ARROWS_MS = 1200
/** So long a finished trick can be read at each pace of the bots, also where they have led to the next one meanwhile; never shorter than the hold and the way to its winner. */
export const readMs = (pace: string): number => Math.max({ calm: 2600, human: 1800, quick: 1200 }[pace] ?? 0, TIME.hold + TIME.gather)

/** What lasts longer than a view: the finished trick before it is gathered, the hands on their way, the sounds. Make it while a component is set up. */
export class Stage {
  /** So many tricks of the game have gone to their winners. */
  private gathered = $state(0)
  /** Which passing of the hands is shown just now; 0 for none. */
  passing = $state(0)
  private passed = 0

  constructor(
    private readonly view: () => WithFriendsView,
    private readonly words: () => Words,
    private readonly pace: () => string,
  ) {
    this.gathered = untrack(() => tricksDone(view()))
    this.gatherInTime()
    this.tell()
  }

  /** Whether the trick that lies here is finished. */
  get isTaken(): boolean {
    return tricksDone(this.view()) > this.gathered && itemsOf(this.view(), 'last-trick').length > 0
  }

  /** The cards that lie in the middle. */
  get lying(): readonly Item[] {
    return itemsOf(this.view(), this.isTaken ? 'last-trick' : 'trick')
  }

  /** A finished trick stays until it can be read; whoever has played to the next one has read it. */
  private gatherInTime(): void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    $effect(() => {
      const view = this.view()
      const done = tricksDone(view)
      const gather = (): void => void (this.gathered = done)
      const isMine = itemsOf(view, 'trick').some((item) => item.seat === view.eyes)
      if (done > this.gathered && !isMine && done === last) return
      clearTimeout(timer)
      last = done
      if (done <= this.gathered || isMine) gather()
      else timer = setTimeout(gather, readMs(this.pace()))
    })
    $effect(() => () => clearTimeout(timer))
  }

  /** What has just happened is heard, and moves. */
  private tell(): void {
    let before = untrack(this.view)
    $effect(() => {
      const after = this.view()
      const now = happened(before, after, untrack(this.words))
      before = after
      untrack(() => {
        ring(now, after.eyes)
        if (now.dealt) bringHand(document.querySelector('[data-deck]')?.getBoundingClientRect(), { ms: TIME.deal, apart: TIME.dealApart })
        if (now.passed) this.pass(after)
      })
    })
  }

  private pass({ eyes, plays, seats }: WithFriendsView): void {
    if (eyes !== null) bringHand(boxOf(plays![eyes]!, seats.length, eyes), { ms: TIME.pass, apart: 0 })
    const number = ++this.passed
    this.passing = number
    setTimeout(() => {
      if (this.passing === number) this.passing = 0
    }, ARROWS_MS)
  }
}

function ring({ bars, paid, dealt, passed }: Happened, eyes: number | null): void {
  if (bars > 0) sound(bars > 1 ? 'bigbell' : 'bell')
  if (bars > 1) sound('break')
  if (eyes === null ? paid.length > 0 : paid.includes(eyes)) sound('clink')
  if (dealt) sound('shuffle')
  if (passed) sound('slide')
}
