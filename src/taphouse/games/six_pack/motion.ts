import type { TransitionConfig } from 'svelte/transition'
import { arrive, leave, TIME } from '$lib/motion'

/** How cards come to the table and leave it. */

export const faded = (): TransitionConfig => ({ duration: TIME.fade, css: (t) => `opacity: ${t}` })

/** A card comes down on its cell. */
export const dropped = (delay: number): TransitionConfig => ({
  delay,
  duration: TIME.play,
  easing: arrive,
  css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-46 * u}px) scale(${1 + 0.35 * u})`,
})

/** The host takes a card away. */
export const lifted = (): TransitionConfig => ({
  duration: TIME.draw,
  easing: leave,
  css: (t, u) => `opacity: ${t}; transform: translateY(${-60 * u}px) scale(${1 + 0.3 * u})`,
})

/** A card is swept off the table with many others. */
export const swept = (): TransitionConfig => ({
  duration: TIME.pass,
  easing: leave,
  css: (t, u) => `opacity: ${t}; transform: translateX(${420 * u}px) rotate(${26 * u}deg)`,
})
