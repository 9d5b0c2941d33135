import type { Attachment } from 'svelte/attachments'
import type { Camera } from './camera.svelte'
import type { Point } from './sleeve'

const SLACK = 8
const WHEEL = 0.0016

/** What a table does with fingers besides looking closer; points are measured in cells. */
export interface Hands {
  /** A tap that no button has taken. */
  tap: (point: Point) => void
  /** Whether a drag from here draws; otherwise it moves the table. */
  grab: (point: Point) => boolean
  draw: (from: Point, to: Point) => void
}

/** Two fingers or the wheel bring the table closer; one moves it, or draws on it. */
export function gestures(camera: Camera, hands: Hands): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>()
    let start: Point | undefined
    let doing: '' | 'draw' | 'move' = ''
    let dragged = false

    const spot = (event: MouseEvent): Point => {
      const rect = node.getBoundingClientRect()
      const zoom = node.currentCSSZoom || 1
      return { x: (event.clientX - rect.left) / zoom, y: (event.clientY - rect.top) / zoom }
    }
    const onTable = ({ x, y }: Point): Point => camera.cellAt(x, y)
    const [width, middle] = [
      (): number => {
        const [a, b] = [...fingers.values()]
        return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
      },
      (): Point => {
        const [a, b] = [...fingers.values()]
        return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 }
      },
    ]

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-fixed]'))) return
      fingers.set(event.pointerId, spot(event))
      if (fingers.size === 1) {
        start = spot(event)
        dragged = false
        doing = ''
      } else {
        // The finger that stays after a pinch goes on moving the table: it must not draw.
        dragged = true
        doing = 'move'
      }
    }
    const pinch = (event: PointerEvent, at: Point): void => {
      const [before, from] = [width(), middle()]
      fingers.set(event.pointerId, at)
      const to = middle()
      if (before > 0) camera.zoom(width() / before, to.x, to.y)
      camera.move(to.x - from.x, to.y - from.y)
    }
    const move = (event: PointerEvent): void => {
      const last = fingers.get(event.pointerId)
      if (!last || !start) return
      const at = spot(event)
      if (fingers.size > 1) {
        camera.held = true
        pinch(event, at)
        return
      }
      if (doing === '' && Math.hypot(at.x - start.x, at.y - start.y) > SLACK) {
        doing = hands.grab(onTable(start)) ? 'draw' : 'move'
        dragged = true
        camera.held = true
        node.setPointerCapture(event.pointerId)
      }
      fingers.set(event.pointerId, at)
      if (doing === 'draw') hands.draw(onTable(start), onTable(at))
      else if (doing === 'move') camera.move(at.x - last.x, at.y - last.y)
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      if (fingers.size === 0) camera.held = false
    }
    const click = (event: MouseEvent): void => {
      // The click that ends a drag is no tap.
      if (dragged) event.stopImmediatePropagation()
      else if (!(event.target instanceof Element && event.target.closest('button'))) hands.tap(onTable(spot(event)))
      dragged = false
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { x, y } = spot(event)
      camera.zoom(Math.exp(-event.deltaY * WHEEL), x, y)
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click, { capture: true }],
      ['wheel', wheel, { passive: false }],
    ]
    for (const [name, listen, options] of listeners) node.addEventListener(name, listen as EventListener, options)
    return () => {
      for (const [name, listen, options] of listeners) node.removeEventListener(name, listen as EventListener, options)
    }
  }
}
