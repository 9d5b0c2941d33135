import { arrive, leave, TIME } from '$lib/motion'
import { isCalm } from '$lib/prefs.svelte'
import type { TransitionConfig } from 'svelte/transition'

const SOON = { duration: TIME.fade, css: (t: number) => `opacity:${t}` }
const AT_ONCE = { duration: 0 }

/** Where the cards lay before the latest change, so that each can come from there. */
const before = new Map<string, DOMRect>()

/** Look where everything lies, before the table changes. */
export function lookRound(): void {
  before.clear()
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]:not([inert] *)')) before.set(card.dataset['card'] ?? '', card.getBoundingClientRect())
}

const boxAt = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()

/** Where a seat's hidden cards come from: its plate, or the hand of whoever looks. */
const handBox = (seat: number | undefined): DOMRect | undefined => boxAt(`[data-seat="${seat}"]`) ?? boxAt('[data-part="hand"]')

/** The way between the middle of a thing and the middle of a box, in px of the thing's own measure, and how much smaller it is there. */
function way(node: Element, box: DOMRect): { x: number; y: number; scale: number } {
  const here = node.getBoundingClientRect()
  const zoom = node.currentCSSZoom || 1
  return {
    x: (box.x + box.width / 2 - here.x - here.width / 2) / zoom,
    y: (box.y + box.height / 2 - here.y - here.height / 2) / zoom,
    scale: Math.max(0.3, Math.min(2.4, Math.min(box.width, box.height / 1.4) / (here.width || 1))),
  }
}

/** A card comes from where it lay; one that nobody saw comes from whoever held it. */
export function come(node: Element, { id, from }: { id: string; from: number | undefined }): () => TransitionConfig {
  return () => {
    if (isCalm()) return SOON
    const box = before.get(id) ?? handBox(from)
    if (!box) return SOON
    const { x, y, scale } = way(node, box)
    return {
      duration: TIME.gather,
      easing: arrive,
      css: (t, u) => `z-index: 9; transform: translate(${u * x}px, ${u * y}px) scale(${t + u * scale});`,
    }
  }
}

/** A card that is put away goes to the discards; any other is gone, for it appears elsewhere. */
export function go(node: Element, { away }: { away: () => boolean }): () => TransitionConfig {
  return () => {
    const box = away() ? boxAt('[data-pile="discards"]') : undefined
    if (!box || isCalm()) return AT_ONCE
    const { x, y } = way(node, box)
    return { duration: TIME.gather, easing: leave, css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, 2 * t)};` }
  }
}

/** New cards of the hand come from the deck, one after the other; they can be tapped meanwhile. */
export function bringFromDeck(ids: readonly string[]): void {
  const deck = boxAt('[data-pile="deck"]')
  if (isCalm() || !deck) return
  ids.forEach((id, at) => {
    const card = document.querySelector(`[data-part="hand"] [data-card="${id}"]`)
    if (!card) return
    const { x, y, scale } = way(card, deck)
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: 'none', opacity: 1 }]
    card.animate(frames, { duration: TIME.draw + 80, delay: at * TIME.dealApart, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' })
  })
}
