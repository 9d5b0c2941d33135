import type { View } from '$lib/types'
import type { Line } from '$table/endings'
import { nameIn, type AnyFact, type Ref, type SeatRef } from '$words/facts'
import { scoreOf } from './words'
import type { LastCallView } from './view'
import type { Said } from './words/said'

/** The card with which a round was won by going out, if it was laid and not passed on: the story tells it. */
export function lastCard(view: LastCallView, story: readonly AnyFact[]): { who: SeatRef; card: Ref<'card'> } | undefined {
  const { how, winners = [] } = view.last_round ?? {}
  if (how !== 'went_out') return undefined
  const latest = story.findLast((fact) => ['played', 'stacked', 'gave-you', 'you-gave', 'bottle-passed'].includes(fact.say))
  if (latest?.say !== 'played' && latest?.say !== 'stacked') return undefined
  const who = latest['who'] as SeatRef
  return winners.includes(Number(nameIn(who))) ? { who, card: latest['card'] as Ref<'card'> } : undefined
}

/** What decided the game: the last card, or how it ended without one. */
export function decided(shown: View, story: readonly AnyFact[]): AnyFact | undefined {
  const view = shown as LastCallView
  const last = lastCard(view, story)
  if (!last) return undefined
  const won: Said = { say: 'table-ended-card', ...last }
  return view.outcome!.reason === 'went out' ? won : { ...won, then: [view.outcome!.said!] }
}

/** Who held how many cards at the end; in a match, how it stands. */
export function lines(shown: View): Line[] {
  const view = shown as LastCallView
  const { places } = view.outcome!
  const left = (seat: number): number => view.last_round?.hands[seat]?.length ?? 0
  return places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || left(a.seat) - left(b.seat))
    .map(({ place, seat }) => ({ seats: [seat], won: place === 1, result: scoreOf(view, seat) ?? (left(seat) === 0 ? ({ say: 'table-out' } satisfies Said) : ({ say: 'table-cards', number: left(seat) } satisfies Said)) }))
}
