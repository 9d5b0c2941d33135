import type { Attachment } from 'svelte/attachments'

const FAR = 48

/** A finger that goes sideways: -1 to the left, 1 to the right. */
export function swipe(then: (way: -1 | 1) => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | undefined
    const down = (event: PointerEvent): void => {
      start = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY }
    }
    const up = (event: PointerEvent): void => {
      if (!start) return
      const [wide, high] = [event.clientX - start.x, event.clientY - start.y]
      start = undefined
      if (Math.abs(wide) > FAR && Math.abs(wide) > 2 * Math.abs(high)) then(wide < 0 ? -1 : 1)
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointerup', up)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointerup', up)
    }
  }
}
