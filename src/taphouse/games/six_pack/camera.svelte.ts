import { fit, kept, UNIT, zoomed, type Look, type Region } from './camera'
import type { Point } from './sleeve'

/** Looks at the table: all of it, until somebody goes closer. */
export class Camera {
  private own = $state.raw<Look>()
  private width = $state(0)
  private height = $state(0)
  /** While fingers move it, it must not trail behind them. */
  held = $state(false)

  constructor(private readonly region: () => Region) {}

  private get whole(): Look {
    return fit(this.region(), this.width || 340, this.height || 300)
  }

  get look(): Look {
    return this.own ? kept({ ...this.own, scale: Math.max(this.own.scale, this.whole.scale) }, this.region(), this.width, this.height) : this.whole
  }

  /** Whether its size is known. */
  get ready(): boolean {
    return this.width > 0
  }

  get isClose(): boolean {
    return this.own !== undefined
  }

  measure(width: number, height: number): void {
    this.width = width
    this.height = height
  }

  /** Show everything again. */
  reset(): void {
    this.own = undefined
  }

  move(right: number, down: number): void {
    if (!this.own) return
    const { look } = this
    this.own = { ...look, x: look.x + right, y: look.y + down }
  }

  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const least = this.whole.scale
    const next = zoomed(this.look, by, x, y, least)
    this.own = next.scale <= least * 1.01 ? undefined : next
  }

  /** The place on the table under a point of its window, measured in cells. */
  cellAt(x: number, y: number): Point {
    const { look } = this
    return { x: (x - look.x) / (UNIT * look.scale), y: (y - look.y) / (UNIT * look.scale) }
  }
}
