import { count, list } from '$lib/words'
import { nameOf, recipe } from './ingredients'
import type { Pick } from './pick.svelte'
import { cardsInAir, keepersOf, sideOf, verbOf, whom, type Table } from './reading'

/** Beside the title. */
export function statusOf(view: Table): string {
  return view.active < 0 ? '' : `Round ${view.round} of ${view.rounds}`
}

/** What I can do now, in few words. */
export function myTurn(view: Table, names: readonly string[], pick: Pick): string {
  const moves = view.moves ?? []
  const air = cardsInAir(view)
  switch (view.decision) {
    case 'last_drink_answer':
      return 'When did you last drink anything?'
    case 'rps_throw':
      return 'Throw for the first turn'
    case 'turn_action':
      if (pick.discards) return 'All of it goes, and you draw anew'
      if (pick.things.length === 0) return moves.some((move) => verbOf(move) === 'move') ? 'Play a card, or move one of yours' : 'Play a card on anybody'
      return verbOf(pick.moves[0]!) === 'move' ? 'Move it to whom?' : 'On whom? A glass means CHEERS'
    case 'cheers_shout':
      return 'Glasses meet: call it'
    case 'cheers_match':
      return `CHEERS: which card leaves with ${nameOf(view.toast!.played)}?`
    case 'cheers_send':
      return `Where does ${nameOf(air[pick.sending.next]?.id ?? '')} go?`
    case 'virtual_answer':
      return `${names[view.proposals?.[0]?.by ?? 0]} proposes something`
    case 'virtual_final':
      return `${names[view.proposals?.[1]?.by ?? 0]} would rather do this`
    case 'overflow_discard':
      return view.overflow === view.eyes ? 'Seven are too many: which one goes?' : `Seven on ${whom(view, names, view.overflow ?? 0)}: which one goes?`
    default:
      return view.prompt ?? ''
  }
}

/** Whether one of two keepers only proposes what is asked now. */
const isProposed = (view: Table): boolean => (view.task ?? '').startsWith('propose ')

/** What goes on after `Ben to send`, where whoever we wait for does more than play. */
export function theirTurn(view: Table): string {
  const stool = view.places[view.toast?.target ?? view.overflow ?? 0]?.seat == null ? ' from the stool' : ''
  switch (view.decision) {
    case 'last_drink_answer':
      return 'when they last drank anything'
    case 'cheers_shout':
      return 'CHEERS'
    case 'cheers_match':
      return 'which card leaves'
    case 'cheers_send':
      return isProposed(view) ? 'where both cards go' : `both cards on${stool}`
    case 'overflow_discard':
      return isProposed(view) ? 'which of seven cards goes' : `one of seven cards away${stool}`
    case 'virtual_answer':
      return 'what was proposed'
    case 'virtual_final':
      return 'that, or toss a coin'
    default:
      return ''
  }
}

/** Why a card of CHEERS cannot go to a place. */
export function whyNotTo(view: Table, place: number): string {
  if (view.toast?.target === place) return 'Both cards leave this place.'
  return 'One of the two must go to another team.'
}

/** How far my team is, at the place that is nearest to what we are after. */
export function progress(view: Table, names: readonly string[]): string {
  if (view.best == null) return ''
  const { seat, ticked = [], foreign = [], place } = view.places[view.best]!
  const missing = ticked.filter((tick) => !tick).length
  const words = missing === 0 && foreign.length === 0 ? 'complete' : [missing > 0 ? `${missing} missing` : '', foreign.length > 0 ? `${foreign.length} too many` : ''].filter(Boolean).join(', ')
  return seat === view.eyes ? words : `${words} at ${whom(view, names, place)}`
}

/** What my team is after, in words, with what is missing where it is nearest. */
export function goalInWords(view: Table, names: readonly string[]): string {
  const tokens = sideOf(view, view.team)?.tokens ?? []
  if (tokens.length === 0) return 'Only your master knows what your team is after.'
  const ticked = view.best == null ? [] : (view.places[view.best]!.ticked ?? [])
  const missing = tokens.filter((_, at) => !ticked[at])
  return `Your cocktail: ${recipe(tokens)}. ${missing.length > 0 ? `Missing: ${recipe(missing)}. ` : ''}${progress(view, names)}.`
}

/** In Masquerade: how many tokens each team has, which everybody knows. */
export function tokensInWords(view: Table): string {
  const sizes = view.sides.map(({ team, size }) => `${size} of team ${team}`)
  return `Dealt were ${list(sizes)}${view.team ? `; yours is ${view.team}` : ''}.`
}

/** What is known of a place besides its cards: who keeps a stool, whether it can win, how full a hand is. */
export function aboutPlace(view: Table, names: readonly string[], place: number): string {
  const shown = view.places[place]!
  const { seat } = shown
  if (seat == null) {
    const kept = `${list(keepersOf(view, names, shown)).replace(/^you/, 'You')} ${shown.keepers?.length === 1 && shown.keepers[0] !== view.eyes ? 'decides' : 'decide'} for it.`
    return shown.can_win === false ? `${kept} It cannot win here.` : kept
  }
  if (view.decision === 'over') return ''
  return `${view.hands[seat] ?? 0} of ${count(view.limits[seat] ?? 0, 'card')} in hand.`
}

export const ANSWERS: Readonly<Record<string, string>> = { now: 'Right now', this_hour: 'Within the hour', today: 'Today', longer_ago: 'Longer ago' }

/** Two cards of a proposal, or one, in words. */
export function proposalInWords(view: Table, names: readonly string[], at: number): string {
  const proposal = view.proposals?.[at]
  if (!proposal) return ''
  const by = proposal.by === view.eyes ? 'You propose' : `${names[proposal.by]} proposes`
  if (proposal.dropped) return `${by}: ${nameOf(proposal.dropped)} goes`
  const to = (place: number | null | undefined): string => whom(view, names, place ?? 0)
  return `${by}: ${nameOf(view.toast!.played)} to ${to(proposal.played_to)}, ${nameOf(proposal.matched ?? '')} to ${to(proposal.matched_to)}`
}
