import type { Sitting } from '../lib/table.svelte'
import type { View } from '../lib/types'
import { buzz, sound } from '../sound/sound'
import { text } from '../words/facts'
import { say } from '../words/language.svelte'
import { waitingIn } from './door.svelte'
import { cardsOf } from './seat'

export function isMyTurn(view: View | undefined): boolean {
  return view !== undefined && view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)
}

/** Tell by sound, vibration and the title of the tab what the eyes may miss. Call it while a component is set up. */
export function giveCues(sitting: Sitting): void {
  let before: View | undefined

  $effect(() => {
    const view = sitting.view
    if (view && before && view !== before) cue(before, view)
    before = view
  })

  let latest = 0
  $effect(() => {
    const newest = waitingIn(sitting).at(-1)?.number ?? 0
    if (newest > latest) sound('knock')
    latest = Math.max(latest, newest)
  })

  $effect(() => {
    const title = text(sitting.info?.title ?? say('house-name'))
    document.title = isMyTurn(sitting.view) ? say('your-turn-at', { title }) : say('page-title', { page: title })
    return () => {
      document.title = say('house-name')
    }
  })
}

function cue(before: View, view: View): void {
  const mine = (one: View): number => (one.eyes === null ? 0 : (cardsOf(one, one.eyes) ?? 0))
  if (view.outcome && !before.outcome) sound('end')
  else if (isMyTurn(view) && !isMyTurn(before)) {
    sound('turn')
    buzz()
  } else if (mine(view) > mine(before)) sound('draw')
  else if (JSON.stringify(view.zones) !== JSON.stringify(before.zones)) sound('card')
}
