import type { Attachment } from 'svelte/attachments'

const SLACK = 8

export interface Rearranging {
  swap: (one: number, other: number) => void
  tap?: (domino: number) => void
  /** Whether a pull to this point of the screen takes all three along; then none of them moves by itself. */
  carry?: (x: number, y: number) => boolean
}

/** Pull one domino onto another: they change places. What is to be pulled carries `data-domino`. */
export function rearrange({ swap, tap, carry }: Rearranging): Attachment<HTMLElement> {
  return (node) => {
    let from: [number, number] | undefined
    let piece: HTMLElement | undefined
    let dragged = false

    const pieceAt = (target: EventTarget | null): HTMLElement | undefined =>
      (target instanceof Element && target.closest<HTMLElement>('[data-domino]')) || undefined
    const down = (event: PointerEvent): void => {
      piece = event.isPrimary && event.button === 0 ? pieceAt(event.target) : undefined
      from = piece && [event.clientX, event.clientY]
      dragged = false
      // A quick hand has left the domino before it moves.
      piece?.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!from || !piece) return
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]]
      if (!dragged && Math.hypot(x, y) > SLACK) {
        dragged = true
        piece.style.pointerEvents = 'none'
        piece.style.zIndex = '2'
      }
      if (!dragged) return
      const zoom = node.currentCSSZoom || 1
      piece.style.translate = carry?.(event.clientX, event.clientY) ? '' : `${x / zoom}px ${y / zoom}px`
    }
    const put = (event: PointerEvent): void => {
      if (!piece) return
      const other = dragged && event.type === 'pointerup' ? pieceAt(document.elementFromPoint(event.clientX, event.clientY)) : undefined
      piece.style.translate = piece.style.pointerEvents = piece.style.zIndex = ''
      const [one, two] = [Number(piece.dataset['domino']), Number(other?.dataset['domino'])]
      if (other && one !== two) swap(one, two)
      from = piece = undefined
    }
    const click = (event: MouseEvent): void => {
      const tapped = pieceAt(event.target)
      if (dragged) event.stopImmediatePropagation()
      else if (tapped && tap) tap(Number(tapped.dataset['domino']))
      dragged = false
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', put)
    node.addEventListener('pointercancel', put)
    node.addEventListener('click', click, true)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', put)
      node.removeEventListener('pointercancel', put)
      node.removeEventListener('click', click, true)
    }
  }
}
