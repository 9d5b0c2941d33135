import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../lib/moves'

const START = 14
const FAR = 80

interface Pulling {
  may: () => boolean
  /** The card has left its place. */
  lift?: () => void
  /** It is let go, over a thing that can take a card if it names itself with `data-thing`. */
  drop: (onto?: Thing) => void
}

const thingAt = (x: number, y: number): Thing | undefined =>
  document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-thing]')?.dataset['thing']).find(Boolean)

/** Pull a card upwards onto the felt: let go over a thing or far enough from its place, it is dropped there; nearer, it slips back. */
export function drag({ may, lift, drop }: Pulling): Attachment<HTMLElement> {
  return (node) => {
    let from: [number, number] | undefined
    let dragged = false
    let strayed = false

    /** Over everything, or back in its place. */
    const shift = (to: string): void => {
      node.style.translate = to
      node.closest<HTMLElement>('[data-part]')?.style.setProperty('z-index', to ? '6' : '')
    }
    const down = (event: PointerEvent): void => {
      dragged = strayed = false
      from = event.isPrimary && event.button === 0 && may() ? [event.clientX, event.clientY] : undefined
      // A quick hand has left the card before it moves.
      if (from) node.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!from) return
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]]
      const zoom = node.currentCSSZoom || 1
      if (!dragged && -y > START && -y > Math.abs(x)) {
        dragged = true
        lift?.()
      }
      strayed ||= Math.hypot(x, y) > 2 * START
      if (dragged) shift(`${x / zoom}px ${y / zoom}px`)
    }
    const up = (event: PointerEvent): void => {
      const far = from !== undefined && from[1] - event.clientY > FAR
      const onto = dragged && from ? thingAt(event.clientX, event.clientY) : undefined
      const falls = dragged && (far || onto !== undefined)
      from = undefined
      shift('')
      if (falls && may()) drop(onto)
    }
    const cancel = (): void => {
      from = undefined
      dragged = strayed = false
      shift('')
    }
    // The click that ends a drag, or is let go elsewhere, is not a tap.
    const click = (event: MouseEvent): void => {
      if (dragged || strayed) event.stopImmediatePropagation()
      dragged = strayed = false
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', cancel)
    node.addEventListener('click', click, true)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', cancel)
      node.removeEventListener('click', click, true)
    }
  }
}
