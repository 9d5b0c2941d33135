import type { GlassKind } from '$cards/glasses'
import { GLASSES } from '$cards/glasses'
import type { Item, Zone } from '$lib/types'
import type { WithFriendsLikeTheseRoundView as RoundView, WithFriendsLikeTheseView as WithFriendsView } from './view'

export type { RoundView, WithFriendsView }

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How the bids compare with the tricks there are: `9 of 10` and `one under`. */
export function bidsInWords(view: WithFriendsView): { sum: string; how: string } {
  const made = view.bids.filter((bid) => bid !== null)
  const sum = made.reduce((all, bid) => all + bid, 0)
  const apart = Math.abs(sum - view.hand_size)
  const how = made.length < view.bids.length ? 'so far' : `${NUMBERS[apart] ?? apart} ${sum > view.hand_size ? 'over' : 'under'}`
  return { sum: `${sum} of ${view.hand_size}`, how }
}

/** How far the game is: `Round 8 of 15, trick 5 of 10`. */
export function whereInWords(view: WithFriendsView): string {
  const trick = view.trick_number > 0 ? `, trick ${view.trick_number} of ${view.hand_size}` : ''
  return `Round ${view.round} of ${view.rounds}${trick}`
}

/** What trumps are called. */
export function trumpName(trump: string): string {
  return trump in GLASSES ? GLASSES[trump as GlassKind].name : 'No Trumps'
}

export function zoneOf(view: WithFriendsView, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id)
}

export function itemsOf(view: WithFriendsView, id: string): readonly Item[] {
  return zoneOf(view, id)?.items ?? []
}

/** What a Mixer is now; nothing for the other cards. */
export function meaningOf(item: Item): string | undefined {
  return item.face === 'M' ? item.note : undefined
}

/** The small glass printed on each Mixer, beside its own large one. */
export const SECOND: Readonly<Partial<Record<GlassKind, GlassKind>>> = {
  wine: 'beer',
  whiskey: 'wine',
  highball: 'whiskey',
  cocktail: 'highball',
  beer: 'cocktail',
}

/** What a card can do, said when it is held: both glasses of a Mixer, and why a Bar is above all. */
export function aboutCard(item: Item): string {
  if (isBar(item)) return 'A Bar beats every other card; only a Bar that is played after it beats it.'
  const suit = item.id?.split('-')[0] as GlassKind
  const second = item.face === 'M' ? SECOND[suit] : undefined
  if (!second) return item.marks?.includes('trump') ? 'A trump beats every card that is none.' : ''
  const small = GLASSES[second].name
  return `Its large glass: the 13 of ${GLASSES[suit].name}. Its small glass: the 12 of ${small}, but only while ${small} is trump; then it is a trump and nothing else. In this round it is the ${item.note}.`
}

export function isBar(item: Item): boolean {
  return item.id?.startsWith('bar-') ?? false
}

/** Whose card wins, or won, a trick. */
export function winnerOf(items: readonly Item[]): number | undefined {
  return items.find((item) => item.marks?.includes('winning'))?.seat ?? undefined
}

/** The tricks that a seat should win: after the bids those of the hand that it plays, before that its own bid. */
export function targetOf(view: WithFriendsView, seat: number): number | null {
  return (view.phase === 'bidding' ? view.bids[seat] : view.targets[seat]) ?? null
}

/** All tricks that have been finished in this game so far. */
export function tricksDone(view: WithFriendsView): number {
  const before = (view.finished ?? []).reduce((sum, round) => sum + round.cards, 0)
  return before + Math.max(0, view.trick_number - 1)
}

/** The cards each was dealt in a round, from 3 up to the peak and down again; rounds count from 1. */
export function cardsInRound(round: number, rounds: number): number {
  return Math.min(round, rounds + 1 - round) + 2
}

/** A seat's round: what it won of what it should, what its own hand brought, and the points. */
export interface Row {
  seat: number
  won: number
  target: number
  /** With Wingman: who played this seat's hand, and what they won of what was bid. */
  wingman?: { seat: number; won: number; bid: number }
  points: number
  total: number
}

/** The table of a finished round, seat by seat. WF-082: with Wingman hands go as many seats to the left as the round has in its number. */
export function rowsOf(rounds: readonly RoundView[], at: number, isWingman: boolean): Row[] {
  const round = rounds[at]
  if (!round) return []
  const seats = round.bids.length
  const offset = isWingman ? round.round % seats : 0
  return round.bids.map((bid, seat) => {
    const wingman = (seat + offset) % seats
    return {
      seat,
      won: round.won[seat]!,
      target: round.bids[(seat - offset + seats) % seats]!,
      ...(isWingman ? { wingman: { seat: wingman, won: round.won[wingman]!, bid } } : {}),
      points: round.points[seat]!,
      total: rounds.slice(0, at + 1).reduce((sum, one) => sum + one.points[seat]!, 0),
    }
  })
}

/** Why a card of my hand cannot be played: what was led, and what would follow. */
export function whyNot(view: WithFriendsView, item: Item): { text: string; rule: string } {
  const legal = [...new Set((view.moves ?? []).map((move) => move.label.replace(/^Play /, '')))]
  const instead = legal.length < 5 ? ` Play ${listOr(legal)}.` : ''
  const isTrump = item.marks?.includes('trump') ?? false
  if (view.led === 'trump') return { text: `Trumps were led, and you can follow.${instead}`, rule: 'WF-055' }
  const led = trumpName(view.led)
  if (isBar(item)) return { text: `${led} was led and you can follow, so your Bar must wait.${instead}`, rule: 'WF-054' }
  if (isTrump && item.id?.startsWith(`${view.led}-`)) return { text: `${led} was led, but this Mixer is the ${item.note} now.${instead}`, rule: 'WF-036' }
  return { text: `${led} was led and you can follow.${instead}`, rule: 'WF-052' }
}

function listOr(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
