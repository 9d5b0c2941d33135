import { brought, fit, kept, LEAST_CELL, near, UNIT, zoomed, type Look, type Region } from './camera'
import type { Point } from './sleeve'

/** A little more than nothing: looks that differ by less are the same. */
const SAME = 1.01

/** What the buttons in the corner need, in px: where the table is larger than its window, it can be moved up from under them. */
const TOOLS = 52

/** Looks at the table: at all of it while its cells are large enough, or else at the place that matters, until somebody moves it. */
export class Camera {
  private own = $state.raw<Look>()
  /** Somebody would rather see all of it for now, however small. */
  private all = $state(false)
  private width = $state(0)
  private height = $state(0)
  /** While fingers move it, it must not trail behind them. */
  held = $state(false)

  constructor(
    private readonly region: () => Region,
    /** The middle of what matters, in cells. */
    private readonly place: () => Point = () => ({ x: 0, y: 0 }),
  ) {}

  private get whole(): Look {
    return fit(this.region(), this.width || 340, this.height || 300)
  }

  private get usual(): Look {
    const { whole } = this
    return this.all || whole.scale * UNIT >= LEAST_CELL ? whole : near(this.region(), this.place(), this.width || 340, this.height || 300)
  }

  get look(): Look {
    return this.own ? kept({ ...this.own, scale: Math.max(this.own.scale, this.whole.scale) }, this.region(), this.width, this.height - TOOLS) : this.usual
  }

  /** Whether its size is known. */
  get ready(): boolean {
    return this.width > 0
  }

  /** Whether only a part of the table is seen. */
  get isClose(): boolean {
    return this.look.scale > this.whole.scale * SAME
  }

  measure(width: number, height: number): void {
    this.width = width
    this.height = height
  }

  /** Look at the place that matters again. */
  reset(): void {
    this.own = undefined
    this.all = false
  }

  /** Show everything, however small. */
  showAll(): void {
    this.own = undefined
    this.all = true
  }

  move(right: number, down: number): void {
    if (!this.isClose) return
    const { look } = this
    this.own = { ...look, x: look.x + right, y: look.y + down }
  }

  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const least = this.whole.scale
    const next = zoomed(this.look, by, x, y, least)
    if (next.scale <= least * SAME) {
      this.showAll()
      return
    }
    this.all = false
    this.own = next
  }

  /** Bring a part of the table into sight, if it is not. */
  bring(part: Region): void {
    const { look } = this
    const next = brought(look, part, this.width, this.height - TOOLS)
    if (this.ready && this.isClose && (next.x !== look.x || next.y !== look.y)) this.own = next
  }

  /** The place on the table under a point of its window, measured in cells. */
  cellAt(x: number, y: number): Point {
    const { look } = this
    return { x: (x - look.x) / (UNIT * look.scale), y: (y - look.y) / (UNIT * look.scale) }
  }
}
