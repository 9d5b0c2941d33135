import { createSubscriber } from 'svelte/reactivity'
import { text } from '../words/facts'
import { say } from '../words/language.svelte'

let ahead = 0

/** Note what time it is at the bar, in milliseconds since 1970. */
export function setClock(then: number, here = Date.now()): void {
  ahead = then - here
}

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Seconds since 1970 at the bar. */
export const barTime = (): number => Math.floor((Date.now() + ahead) / 1000)

/** The same; whoever reads it in a component is told every second. */
export function now(): number {
  subscribe()
  return barTime()
}

/** How much time is left as it is said aloud, a few times and not every second. */
export function roughly(seconds: number): { left: 'minutes' | 'minute' | 'half' | 'ten'; number: number } {
  const left = seconds > 60 ? 'minutes' : seconds > 30 ? 'minute' : seconds > 10 ? 'half' : 'ten'
  return { left, number: Math.ceil(seconds / 60) }
}

/** Minutes and seconds: `0:42`. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole >= 3600) return say('hours', { time: text(`${Math.floor(whole / 3600)}:${String(Math.floor(whole / 60) % 60).padStart(2, '0')}`) })
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
