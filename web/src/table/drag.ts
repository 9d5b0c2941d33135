import type { Attachment } from 'svelte/attachments'

const START = 14
const FAR = 80

/** Pull a card upwards onto the felt: let go far enough from its place, it is dropped there; nearer, it slips back. */
export function drag(may: () => boolean, drop: () => void): Attachment<HTMLElement> {
  return (node) => {
    let from: [number, number] | undefined
    let dragged = false

    const down = (event: PointerEvent): void => {
      dragged = false
      from = event.isPrimary && event.button === 0 && may() ? [event.clientX, event.clientY] : undefined
    }
    const move = (event: PointerEvent): void => {
      if (!from) return
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]]
      const zoom = node.currentCSSZoom || 1
      if (!dragged && -y > START && -y > Math.abs(x)) {
        dragged = true
        node.setPointerCapture(event.pointerId)
      }
      if (dragged) node.style.translate = `${x / zoom}px ${y / zoom}px`
    }
    const up = (event: PointerEvent): void => {
      const far = dragged && from !== undefined && from[1] - event.clientY > FAR
      from = undefined
      node.style.translate = ''
      if (far && may()) drop()
    }
    const cancel = (): void => {
      from = undefined
      node.style.translate = ''
    }
    // The click that ends a drag is not a tap.
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopImmediatePropagation()
      dragged = false
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
