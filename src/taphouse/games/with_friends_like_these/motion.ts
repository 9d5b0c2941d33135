import type { TransitionConfig } from 'svelte/transition'
import { arrive, leave, TIME } from '$lib/motion'
import { othersOf } from '$lib/places'
import { isCalm } from '$lib/prefs.svelte'

/** Where a seat is on the screen: its plate; for whoever looks, the line above the hand. */
export function boxOf(seat: number, seats: number, eyes: number | null): DOMRect | undefined {
  if (seat === eyes) return document.querySelector('[data-part="turn"]')?.getBoundingClientRect()
  const plates = document.querySelector('[data-part="seats"]')?.children
  return plates?.[othersOf(seats, eyes).indexOf(seat)]?.getBoundingClientRect()
}

/** How far it is from the middle of a thing to the middle of a box, in px of the thing's own measure. */
function wayTo(node: Element, box: DOMRect): [x: number, y: number] {
  const here = node.getBoundingClientRect()
  const zoom = node.currentCSSZoom || 1
  return [(box.x + box.width / 2 - here.x - here.width / 2) / zoom, (box.y + box.height / 2 - here.y - here.height / 2) / zoom]
}

/** A card comes from its seat to the table. */
export function comeFrom(node: Element, box: DOMRect | undefined): TransitionConfig {
  if (isCalm() || !box) return { duration: TIME.fade, css: (t) => `opacity: ${t}` }
  const [x, y] = wayTo(node, box)
  return { duration: TIME.play, easing: arrive, css: (t, u) => `translate: ${x * u}px ${y * u}px; opacity: ${Math.min(1, 3 * t)}` }
}

/** A card of a finished trick goes to whoever won it. */
export function goTo(node: Element, box: DOMRect | undefined): TransitionConfig {
  if (isCalm() || !box) return { duration: TIME.fade, css: (t) => `opacity: ${t}` }
  const [x, y] = wayTo(node, box)
  return {
    duration: TIME.gather,
    easing: leave,
    css: (t, u) => `translate: ${x * u}px ${y * u}px; scale: ${0.35 + 0.65 * t}; opacity: ${Math.min(1, 2 * t)}`,
  }
}

/** The cards of a hand come from a box, one after the other or all at once; they can be tapped meanwhile. */
export function bringHand(box: DOMRect | undefined, { ms, apart }: { ms: number; apart: number }): void {
  if (isCalm() || !box) return
  document.querySelectorAll('[data-part="hand"] li:not([inert])').forEach((card, at) => {
    const [x, y] = wayTo(card, box)
    const frames = [{ translate: `${x}px ${y}px`, opacity: 0 }, { opacity: 1, offset: 0.4 }, { translate: '0 0', opacity: 1 }]
    card.animate(frames, { duration: ms, delay: at * apart, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' })
  })
}
