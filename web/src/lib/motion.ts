import { crossfade, fade } from 'svelte/transition'
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

/** A pair of transitions for things that travel from one place to another under the same key. */
export function travel(ms: number = TIME.play): ReturnType<typeof crossfade> {
  const [send, receive] = crossfade({
    duration: () => time(ms),
    easing: arrive,
    fallback: (node) => fade(node, { duration: time(TIME.raise) }),
  })
  return [
    (node, params) => (isCalm() ? () => fade(node, { duration: TIME.fade }) : send(node, params)),
    (node, params) => (isCalm() ? () => fade(node, { duration: TIME.fade }) : receive(node, params)),
  ]
}

/** The one pair for cards: a card that leaves one place of the table travels to the place where it appears. */
export const [cardOut, cardIn] = travel()
