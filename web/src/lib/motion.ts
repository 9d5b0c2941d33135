import { fade, type TransitionConfig } from 'svelte/transition'
import { flip } from 'svelte/animate'
import { isCalm } from './prefs.svelte'

/** The times of things that move, in milliseconds, as the look has them. */
export const TIME = {
  deal: 220,
  dealApart: 60,
  play: 260,
  draw: 240,
  raise: 120,
  turn: 300,
  ring: 500,
  pass: 450,
  gather: 350,
  hold: 700,
  fill: 400,
  flash: 600,
  fade: 80,
} as const

/** A cubic Bezier curve from (0, 0) to (1, 1) as an easing function. */
export function bezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
  const along = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3
  return (x) => {
    let low = 0
    let high = 1
    for (let i = 0; i < 20; i += 1) {
      const middle = (low + high) / 2
      if (along(x1, x2, middle) < x) low = middle
      else high = middle
    }
    return along(y1, y2, (low + high) / 2)
  }
}

export const arrive = bezier(0.2, 0.8, 0.2, 1)
export const leave = bezier(0.6, 0, 0.9, 0.4)

const time = (ms: number): number => (isCalm() ? TIME.fade : ms)

/** Neighbours close the gap; nothing travels when things should be calm. */
export const slide: typeof flip = (node, fromTo, params = {}) =>
  flip(node, fromTo, { duration: isCalm() ? 0 : TIME.draw, easing: arrive, ...params })

/** Things appear. */
export const appear = (node: Element, { delay = 0 } = {}): ReturnType<typeof fade> =>
  fade(node, { duration: time(TIME.raise), delay: isCalm() ? 0 : delay, easing: arrive })

type Travel = (node: Element, params: { key: unknown }) => () => TransitionConfig

/** The way from a box to a node's own place, in px of its own measure: above a certain width the frame is zoomed. */
function comeFrom(node: Element, from: DOMRect, ms: number): TransitionConfig {
  const to = node.getBoundingClientRect()
  const zoom = node.currentCSSZoom || 1
  const style = getComputedStyle(node)
  const own = style.transform === 'none' ? '' : style.transform
  const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom]
  const [wide, high] = [from.width / (to.width || 1), from.height / (to.height || 1)]
  return {
    duration: ms,
    easing: arrive,
    css: (t, u) => `
      opacity: ${t};
      transform-origin: top left;
      transform: ${own} translate(${u * x}px, ${u * y}px) scale(${t + u * wide}, ${t + u * high});`,
  }
}

/**
 * A pair of transitions for things that travel from one place to another under the same key.
 * Svelte's own pair does not know about a zoomed frame.
 */
export function travel(ms: number = TIME.play): [send: Travel, receive: Travel] {
  const leaving = new Map<unknown, Element>()
  const coming = new Map<unknown, Element>()
  const side =
    (own: Map<unknown, Element>, others: Map<unknown, Element>): Travel =>
    (node, { key }) => {
      own.set(key, node)
      return () => {
        const other = others.get(key)
        // Whoever is found has no need to be looked for again; we are still to be found by the other.
        if (other) others.delete(key)
        else own.delete(key)
        return other && !isCalm() ? comeFrom(node, other.getBoundingClientRect(), ms) : fade(node, { duration: time(TIME.raise) })
      }
    }
  return [side(leaving, coming), side(coming, leaving)]
}

/** The one pair for cards: a card that leaves one place of the table travels to the place where it appears. */
export const [cardOut, cardIn] = travel()
