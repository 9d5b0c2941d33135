import type { GlassKind } from '$cards/glasses'
import type { Item, Zone } from '$lib/types'
import type { SoMany } from '$table/named'
import { nameIn, type AnyFact, type Ref } from '$words/facts'
import type { Words } from '$words/words'
import type { Said } from './words/said'
import type { WithFriendsLikeTheseView as WithFriendsView } from './view'

export type { WithFriendsView }

/** A round that is over, in numbers for each seat. */
export interface Round {
  /** Counted from 1. */
  readonly round: number
  readonly bids: readonly number[]
  readonly won: readonly number[]
  readonly points: readonly number[]
  /** With Wingman: how many seats to the left the hands went. */
  readonly passed?: number | undefined
}

/** The rounds that are over, oldest first. */
export function finishedOf(view: WithFriendsView): Round[] {
  const { past = [], passed = [], seats } = view
  const row = (at: number): number[] => past.slice(at * seats.length, (at + 1) * seats.length)
  return Array.from({ length: past.length / (3 * seats.length) }, (_, at) => ({ round: at + 1, bids: row(3 * at), won: row(3 * at + 1), points: row(3 * at + 2), passed: passed[at] }))
}

const soMany = (view: WithFriendsView, name: string): SoMany => (view.counters?.[name] as SoMany | undefined) ?? [0, 0]
const fact = (view: WithFriendsView, name: string): AnyFact => view.counters?.[name] as AnyFact

/** The round that is played, counted from 1, and how many there are. */
export function roundOf(view: WithFriendsView): { round: number; rounds: number } {
  const [round, rounds] = soMany(view, 'rounds-played')
  return { round, rounds }
}

/** The cards each was dealt, and so the tricks of the round. */
export const handSize = (view: WithFriendsView): number => fact(view, 'bids-made')['tricks'] as number

/** The trump suit, or `none` for No Trumps. */
export const trumpOf = (view: WithFriendsView): string => nameIn((fact(view, 'trumps')['suit'] as Ref<'suit'> | undefined) ?? 'suit:none')

export const dealerOf = (view: WithFriendsView): number => view.seats.findIndex((seat) => seat.notes?.includes('dealer'))

/** Who led the present trick, or will lead it. */
export const leaderOf = (view: WithFriendsView): number => itemsOf(view, 'trick')[0]?.seat ?? Math.max(0, view.seats.findIndex((seat) => seat.awaited))

/** Where the round is. */
export function phaseOf(view: WithFriendsView): 'bidding' | 'playing' | 'over' {
  if (view.outcome) return 'over'
  return trickOf(view) > 0 ? 'playing' : 'bidding'
}

/** The trick that is being played, counted from 1; 0 during the bidding. */
export const trickOf = (view: WithFriendsView): number => (view.outcome ? 0 : soMany(view, 'tricks-played')[0])

/** With Wingman: how many seats to the left the hands go. */
export const passedBy = (view: WithFriendsView): number => view.pass_offset ?? 0

const counted = (view: WithFriendsView, seat: number, name: string): number | null => (view.seats[seat]?.counters?.[name] as number | undefined) ?? null

/** What a seat has bid, won in this round, and scored. */
export const bidOf = (view: WithFriendsView, seat: number): number | null => counted(view, seat, 'bid')
export const wonOf = (view: WithFriendsView, seat: number): number => counted(view, seat, 'won') ?? 0
export const scoreOf = (view: WithFriendsView, seat: number): number => counted(view, seat, 'score') ?? 0

/** The bids that were made. */
export const bidsOf = (view: WithFriendsView): number[] => view.seats.flatMap((_, seat) => bidOf(view, seat) ?? [])

/** Say one of the game's own sentences. */
export const said = (words: Words, fact: Said): string => words.say(fact as AnyFact)

/** How the bids compare with the tricks there are: `9 of 10` and `1 under`. */
export function bidsInWords(view: WithFriendsView, words: Words): { sum: string; how: string } {
  const made = bidsOf(view)
  const sum = made.reduce((all, bid) => all + bid, 0)
  const most = handSize(view)
  const apart = Math.abs(sum - most)
  const how: Said = made.length < view.seats.length ? { say: 'table-so-far' } : { say: sum > most ? 'table-over' : 'table-under', apart }
  return { sum: words.form('so-many-of', '', { number: sum, most }), how: said(words, how) }
}

/** How far the game is: `Round 8 of 15, trick 5 of 10`. */
export function whereInWords(view: WithFriendsView, words: Words): string {
  const trick = trickOf(view)
  return said(words, trick > 0 ? { say: 'table-round-and-trick', ...roundOf(view), trick, tricks: handSize(view) } : { say: 'table-round', ...roundOf(view) })
}

/** What trumps are called, in short. */
export function trumpName(trump: string, words: Words): string {
  return trump === 'none' ? said(words, { say: 'table-no-trumps' }) : words.form(`suit-${trump}`, 'short', {})
}

export function zoneOf(view: WithFriendsView, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id)
}

export function itemsOf(view: WithFriendsView, id: string): readonly Item[] {
  return zoneOf(view, id)?.items ?? []
}

/** What the catalogue knows of a card: a Mixer has no rank, a Bar has neither suit nor rank. */
interface Piece {
  readonly suit?: Ref<'suit'>
  readonly rank?: number
  /** The small glass printed on a Mixer. */
  readonly small?: Ref<'suit'>
}
export const pieceOf = (id: string | undefined, words: Words): Piece => (words.catalogue[id ?? ''] ?? {}) as Piece

/** What a Mixer is now; nothing for the other cards. */
export function meaningOf(item: Item, words: Words): string | undefined {
  if (!pieceOf(item.id, words).small) return undefined
  return item.now ? words.say(item.now as AnyFact) : words.piece(item.id!, 'small')
}

/** What a Mixer is now, as its face shows it: in words, and the suit that it counts for. */
export function nowOf(item: Item, words: Words): { meaning?: string | undefined; acts?: GlassKind | undefined } {
  const { small } = pieceOf(item.id, words)
  return { meaning: meaningOf(item, words), acts: item.now ? glassOf(small) : undefined }
}

/** The glass of a suit. */
export const glassOf = (suit: Ref<'suit'> | undefined): GlassKind | undefined => suit && (nameIn(suit) as GlassKind)

/** What a card can do, said when it is held: both glasses of a Mixer, and why a Bar is above all. */
export function aboutCard(item: Item, words: Words): string {
  if (isBar(item, words)) return said(words, { say: 'table-about-bar' })
  const { suit, small } = pieceOf(item.id, words)
  if (suit && !small && !item.marks?.includes('trump')) return said(words, { say: 'about-plain', suit })
  if (!suit || !small) return item.marks?.includes('trump') ? said(words, { say: 'table-about-trump' }) : ''
  return said(words, { say: 'table-about-mixer', suit, small, now: { text: meaningOf(item, words) ?? '' } })
}

export function isBar(item: Item, words: Words): boolean {
  return item.id !== undefined && item.id in words.catalogue && pieceOf(item.id, words).suit === undefined
}

/** Whose card wins, or won, a trick. */
export function winnerOf(items: readonly Item[]): number | undefined {
  return items.find((item) => item.marks?.includes('winning'))?.seat ?? undefined
}

/** The tricks that a seat should win: after the bids those of the hand that it plays, before that its own bid. */
export function targetOf(view: WithFriendsView, seat: number): number | null {
  return counted(view, seat, passedBy(view) > 0 && phaseOf(view) !== 'bidding' ? 'target' : 'bid')
}

/** All tricks that have been finished in this game so far. */
export function tricksDone(view: WithFriendsView): number {
  const before = finishedOf(view).reduce((sum, { won }) => won.reduce((all, one) => all + one, sum), 0)
  return before + Math.max(0, trickOf(view) - 1)
}

/** The cards each is dealt, round by round. */
export const handSizes = (words: Words): readonly number[] => words.catalogue['rounds']?.['cards'] as readonly number[]

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

/** The table of a finished round, seat by seat. */
export function rowsOf(rounds: readonly Round[], at: number): Row[] {
  const round = rounds[at]
  if (!round) return []
  const seats = round.bids.length
  const offset = round.passed ?? 0
  return round.bids.map((bid, seat) => {
    const wingman = (seat + offset) % seats
    return {
      seat,
      won: round.won[seat]!,
      target: round.bids[(seat - offset + seats) % seats]!,
      ...(round.passed === undefined ? {} : { wingman: { seat: wingman, won: round.won[wingman]!, bid } }),
      points: round.points[seat]!,
      total: rounds.slice(0, at + 1).reduce((sum, one) => sum + one.points[seat]!, 0),
    }
  })
}

/** Why a card of my hand cannot be played, as the table says it, and what can instead: of cards that are called the same, one. */
export function whyNot(view: WithFriendsView, item: Item, words: Words): { text: string; rule: string } {
  const why = view.refused?.find(({ cards }) => cards.includes(item.id ?? ''))?.why as AnyFact | undefined
  if (!why) return { text: '', rule: '' }
  const cards = (view.moves ?? []).flatMap((move) => (move.do?.['card'] ? [move.do['card'] as Ref<'card'>] : []))
  const instead = cards.filter((card, at) => cards.findIndex((other) => words.shown(other) === words.shown(card)) === at)
  return { text: words.say({ ...why, instead }), rule: why.rule ?? '' }
}
