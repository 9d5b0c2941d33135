import { sentences } from '$lib/words'
import type { AnyFact, SeatRef } from '$words/facts'
import type { Words } from '$words/words'
import { cocktailOf, type Colour } from './ingredients'
import type { Pick } from './pick.svelte'
import { airCards, cardsAt, counterOf, handSize, placeRef, seatRef, sideOf, verbOf, type Table } from './reading'
import type { Said } from './words/said'

/** Say something of this game's own. */
export const tell = (words: Words, fact: Said): string => words.say(fact)

/** Beside the title. */
export function statusOf(view: Table, words: Words): string {
  return view.active < 0 ? '' : tell(words, { say: 'table-round', round: counterOf(view, 'round'), rounds: counterOf(view, 'last_round') })
}

/** What I can do now, in few words. */
export function myTurn(view: Table, words: Words, pick: Pick): string {
  const fact = turnFact(view, pick)
  return fact ? words.say(fact) : ''
}

function turnFact(view: Table, pick: Pick): AnyFact | undefined {
  const said = (fact: Said): AnyFact => fact
  switch (view.task) {
    case 'last_drink_answer':
      return said({ say: 'table-when' })
    case 'rps_throw':
      return said({ say: 'table-throw' })
    case 'turn_action':
      if (pick.discards) return said({ say: 'table-all-goes' })
      if (pick.things.length === 0) return said({ say: (view.moves ?? []).some((move) => verbOf(move) === 'do-move') ? 'table-play-or-move' : 'table-play' })
      return said({ say: verbOf(pick.moves[0]!) === 'do-move' ? 'table-move-to' : 'table-play-on' })
    case 'cheers_shout':
      return said({ say: 'table-call' })
    case 'cheers_match':
      return said({ say: 'table-which-leaves', card: `card:${view.toast!.played}` })
    case 'cheers_send':
      return said({ say: 'table-where-goes', card: `card:${airCards(view)[pick.sending.next] ?? ''}` })
    case 'virtual_answer':
      return said({ say: 'table-proposes', who: seatRef(view.proposals?.[0]?.by ?? 0) })
    case 'virtual_final':
      return said({ say: 'table-would-rather', who: seatRef(view.proposals?.[1]?.by ?? 0) })
    case 'overflow_discard':
      return said(view.overflow === view.eyes ? { say: 'table-seven' } : { say: 'table-seven-at', place: placeRef(view, view.overflow ?? 0) })
    default:
      return view.asked ?? undefined
  }
}

/** Why a card of CHEERS cannot go to a place. */
export function whyNotTo(view: Table, place: number): Said {
  return { say: view.toast?.target === place ? 'table-both-leave' : 'table-one-to-opponents' }
}

/** How far my team is, at the place that is nearest to what we are after. */
export function progressOf(view: Table): Said | undefined {
  if (view.best == null) return undefined
  const { seat, ticked = [], place } = view.places[view.best]!
  const missing = ticked.filter((tick) => !tick).length
  const foreign = cardsAt(view, place).filter((card) => card.marks?.includes('foreign')).length
  const progress: Said = { say: 'table-progress', missing, foreign }
  return seat === view.eyes ? progress : { say: 'table-progress-at', progress, place: placeRef(view, place) }
}

/** What my team is after, in words, with what is missing where it is nearest. */
export function goalInWords(view: Table, words: Words): string {
  const tokens = sideOf(view, view.team)?.tokens ?? []
  const ticked = view.best == null ? [] : (view.places[view.best]!.ticked ?? [])
  const missing = tokens.filter((_, at) => !ticked[at]) as Colour[]
  const progress = progressOf(view)
  const more: Said[] = []
  if (missing.length > 0) more.push({ say: 'table-missing', cocktail: cocktailOf(missing) })
  if (progress) more.push({ say: 'table-so-near', progress })
  return view.goal ? words.say({ ...view.goal, then: tokens.length > 0 ? more : [] }) : ''
}

/** In Masquerade: how many tokens each team has, which everybody knows. */
export function tokensInWords(view: Table, words: Words): string {
  const dealt = view.sides.map(({ team, size }): Said => ({ say: 'table-tokens-of', number: size, team: `team:${team}` }))
  return tell(words, { say: 'table-dealt', dealt, ...(view.team ? { team: `team:${view.team}` as const } : {}) })
}

/** What is known of a place besides its cards: who keeps a stool, whether it can win, how full a hand is. */
export function aboutPlace(view: Table, words: Words, place: number): string {
  const { seat, keepers = [], can_win } = view.places[place]!
  if (seat == null) {
    const then: Said[] = can_win === false ? [{ say: 'table-cannot-win-here' }] : []
    return words.say({ say: 'table-keepers', who: keepers.map(seatRef), then })
  }
  if (view.task === 'over') return ''
  return tell(words, { say: 'table-hand-size', number: handSize(view, seat), limit: view.limits[seat] ?? 0 })
}

/** All that is known of a place besides its cards, and what its signs mean. */
export function placeInWords(view: Table, words: Words, place: number): string {
  const marks = cardsAt(view, place).flatMap((card) => card.marks ?? [])
  return sentences(aboutPlace(view, words, place), ...marksOf(view, place, marks).map((fact) => tell(words, fact)))
}

/** What the signs at a place mean. */
function marksOf(view: Table, place: number, marks: readonly string[]): Said[] {
  const { seat, full } = view.places[place]!
  const found: Said[] = []
  if (seat == null) found.push({ say: 'about-stool' })
  if (full) found.push({ say: 'about-full' })
  if (view.task !== 'over' && marks.includes('foreign')) found.push({ say: 'about-foreign' })
  return found
}

/** What a keeper proposes: two cards to send, or one to put away. */
export function proposalInWords(view: Table, words: Words, at: number): string {
  const proposal = view.proposals?.[at]
  if (!proposal) return ''
  const who: SeatRef = seatRef(proposal.by)
  if (proposal.dropped) return tell(words, { say: 'table-proposes-drop', who, card: `card:${proposal.dropped}` })
  return tell(words, {
    say: 'table-proposes-send',
    who,
    played: `card:${view.toast!.played}`,
    played_to: placeRef(view, proposal.played_to ?? 0),
    matched: `card:${proposal.matched ?? ''}`,
    matched_to: placeRef(view, proposal.matched_to ?? 0),
  })
}

/** Which round it is, or how many are left. */
export function roundFact(view: Table, isThin: boolean): Said {
  const round = counterOf(view, 'round')
  const rounds = counterOf(view, 'last_round')
  if (!view.bell) return { say: isThin ? 'table-round-short' : 'table-round', round, rounds }
  return rounds === round ? { say: 'table-last-round' } : { say: 'table-rounds-left', number: rounds - round + 1 }
}
