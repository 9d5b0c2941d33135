import { hold } from '$table/hold'
import type { Attachment } from 'svelte/attachments'

/** What a thing says about itself, and where it stands. */
interface Shown {
  words: () => string
  box: DOMRect
}

/** The words that stand beside a thing just now. */
class Hint {
  shown = $state.raw<Shown>()
  /** Whether somebody goes by keys: a page that moves the focus by itself asks nothing. */
  byKeys = false
  private by: HTMLElement | undefined

  show(node: HTMLElement, words: () => string): void {
    this.by = node
    this.shown = { words, box: node.getBoundingClientRect() }
  }

  /** Take the words away: those of one thing, or whatever stands there. */
  hide(node?: HTMLElement): void {
    if (node && node !== this.by) return
    this.shown = undefined
    this.by = undefined
  }
}

export const hint = new Hint()

/** A mouse that only passes by asks nothing. */
const LINGER = 450

/**
 * The thing says what it is under the mouse and with the keys on it; and, unless a tap does something else with it, by a tap.
 * A reader of the screen hears the same from the name of the thing.
 */
export function tells(words: () => string, byTap: () => boolean = () => true): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (): void => hint.show(node, words)
    const hide = (): void => {
      clearTimeout(timer)
      hint.hide(node)
    }
    // A thing that comes to lie under a mouse at rest is not meant.
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return
      clearTimeout(timer)
      timer = setTimeout(show, LINGER)
    }
    const focus = (): void => {
      if (hint.byKeys && node.matches(':focus-visible')) show()
    }
    const click = (): void => {
      clearTimeout(timer)
      if (byTap()) show()
      else hint.hide(node)
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointermove', move],
      ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && hide()],
      ['pointerdown', () => clearTimeout(timer)],
      ['focus', focus],
      // What has the keys may leave the page while the page is being drawn: then nothing else may change.
      ['blur', () => queueMicrotask(hide)],
      ['click', click],
    ]
    for (const [name, listen] of listeners) node.addEventListener(name, listen as EventListener)
    return () => {
      hide()
      for (const [name, listen] of listeners) node.removeEventListener(name, listen as EventListener)
    }
  }
}

/** A thing that does something by a tap says what that is when it is held, too: a finger has no other way to ask. */
export function explains(words: () => string): Attachment<HTMLElement> {
  return (node) => {
    const ends = [tells(words, () => false)(node), hold(() => hint.show(node, words))(node)]
    return () => ends.forEach((end) => end?.())
  }
}
