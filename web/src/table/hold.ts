import type { Attachment } from 'svelte/attachments'

const LONG = 480
const SLACK = 10

/** A long press, a right click or the key `i` on a thing; the tap that ends a long press does not count as one. */
export function hold(then: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start: [number, number] = [0, 0]
    let held = false

    const stop = (): void => clearTimeout(timer)
    const down = (event: PointerEvent): void => {
      held = false
      start = [event.clientX, event.clientY]
      stop()
      timer = setTimeout(() => {
        held = true
        then()
      }, LONG)
    }
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK) stop()
    }
    const up = (): void => {
      stop()
      // The click of a long press comes right after it, or never.
      setTimeout(() => (held = false), 50)
    }
    const click = (event: MouseEvent): void => {
      if (held) event.stopImmediatePropagation()
    }
    const menu = (event: Event): void => {
      event.preventDefault()
      stop()
      if (!held) then()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) then()
    }

    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointerleave', stop],
      ['click', click, true],
      ['contextmenu', menu],
      ['keydown', key],
    ]
    for (const [name, listen, capture] of listeners) node.addEventListener(name, listen as EventListener, capture)
    return () => {
      stop()
      for (const [name, listen, capture] of listeners) node.removeEventListener(name, listen as EventListener, capture)
    }
  }
}
