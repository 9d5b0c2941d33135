import { count, list } from '$lib/words'
import { afterTurn } from '$table/turn'
import { nameOf } from './drinks'
import { boardOf, keyOf, skinOf, type Asked } from './seen'
import { cellsOf, isTall } from './sleeve'
import type { SixPackLine, SixPackPile, SixPackTake, SixPackView, SixPackWindow } from './view'

/** What equal areas are called. */
export const AREAS = 'ABCDEFGH'

/** Why a frame cannot be claimed again. */
export const REFUSED = 'This place was refused to your three dominoes already'

/** So many turns before closing time it is told when that is. */
const NEAR = 10

/** Beside the title: `Turn 4, first to 7 points`, and near the end `Turn 98 of 100`. */
export function statusOf(view: SixPackView, wide: boolean): string {
  if (view.turn < 1) return ''
  const late = view.turn > view.turn_limit - NEAR
  const turn = late ? `Turn ${view.turn} of ${view.turn_limit}` : `Turn ${view.turn}`
  if (wide) return `${turn}, first to ${view.target} points`
  return late ? turn : `${turn}, to ${view.target}`
}

const names = (view: SixPackView, drinks: readonly string[]): string => {
  const words = drinks.map((drink) => nameOf(drink, skinOf(view)))
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** What becomes of the hole that a take leaves. */
export function afterTake(view: SixPackView, take: SixPackTake): string {
  const refills = take.refills ?? []
  if (take.returns) return 'only the same can come back, so this is a pass'
  return refills.length === 0 ? 'the place stays empty' : `${names(view, refills)} comes in its place`
}

/** What a drink would bring, after its name. */
export function afterPour(view: SixPackView, follows: number, asks: string[] | undefined): string {
  const tops = follows === 0 ? '' : `${count(follows, 'top-up')} ${follows === 1 ? 'follows' : 'follow'}`
  const more = asks ? `then ${names(view, asks)}: you choose` : ''
  return [tops, more].filter(Boolean).join(', ') || 'nothing follows'
}

/** Why a tap on the table does nothing, where something of it is asked; nothing where nothing is. */
export function whyNot(view: SixPackView, asked: Asked, x: number, y: number): string {
  switch (asked) {
    case 'serve':
      return (view.stays?.find((card) => card.x === x && card.y === y)?.why.text as string | undefined) ?? 'A drink is served on an open place: beside a card, and so that the table stays at most twice as long as wide.'
    case 'serve_drink':
    case 'fill':
      return 'Now a drink for the chosen place is picked, from the supply.'
    case 'clear_line':
      return 'A whole row or column is cleared: choose the arrow at its end.'
    case 'clear_keep':
      return 'This card goes in any case: choose one of the areas with a letter.'
    default:
      return ''
  }
}

/** Why a pile gives nothing now. */
export function whyNotPoured(view: SixPackView, asked: Asked, pile: SixPackPile, drinks: readonly string[]): string {
  const [bottle] = drinks
  if (asked === 'serve' && !bottle) return 'Choose an open place first, then the drink for it.'
  if (!bottle) return 'Nothing is served from here just now.'
  const drink = bottle === bottle.toUpperCase() ? pile.kind : pile.kind.toLowerCase()
  if (pile.plain + pile.pink === 0) return `No card of ${nameOf(pile.kind, skinOf(view))} and ${nameOf(pile.kind.toLowerCase(), skinOf(view))} is left.`
  if (asked === 'fill') return `${nameOf(drink, skinOf(view))} cannot come here: the drinks around it allow ${names(view, drinks)}.`
  return 'Only pink cards of this kind are left, and this table does not serve them.'
}

/** What the button says that takes the host's own last step back, while nothing has come of it. */
export const backWords = (asked: Asked): string => (asked === 'serve_drink' ? 'Another place' : 'Take it back')

/** How many cards a line takes away; of equal areas all but one go. */
export const goneWith = (line: SixPackLine): number => line.goes.length + (line.areas - 1) * line.stays

/** What a line takes away. */
export function afterLine(line: SixPackLine): string {
  const gone = goneWith(line)
  const choice = line.areas > 1 ? `: one of ${line.areas} equal areas` : ''
  return `${count(gone, 'card')} ${gone === 1 ? 'goes' : 'go'}, ${line.stays} stay${choice}`
}

export interface Picked {
  take?: SixPackTake | undefined
  lays: boolean
  pour?: { drink: string; follows: readonly unknown[]; asks: { drinks: string[] } | null; pink: boolean } | undefined
  line?: SixPackLine | undefined
  framed: boolean
  refused?: boolean
}

/** What I can do now, beside `Your turn`. */
export function myTurn(view: SixPackView, asked: Asked, picked: Picked, short = false): string {
  switch (asked) {
    case 'mixed_last':
      return 'When did you last mix a drink?'
    case 'opening_bottle':
      return 'Open the table: a bottle from the supply'
    case 'opening_mix':
      return 'Now a mixed drink beside it'
    case 'serve':
      if (picked.take) return afterTake(view, picked.take)
      return picked.lays ? 'Now a drink from the supply' : short ? 'Serve, or take a card' : 'Serve on an open place, or take a card'
    case 'serve_drink':
    case 'fill': {
      if (picked.pour) return `${picked.pour.pink ? 'A pink card: the table will be cleared. ' : ''}${afterPour(view, picked.pour.follows.length, picked.pour.asks?.drinks)}`
      return asked === 'fill' ? 'Top up: which drink comes in between?' : 'Which drink? Tap one to see what follows'
    }
    case 'check':
      if (picked.refused) return short ? 'Refused already' : 'Refused to these dominoes already'
      return hintWords(view) || (picked.framed ? 'Does it match your tray?' : short ? 'Frame your six-pack' : 'Draw a frame over your six-pack')
    case 'score_domino':
      return short ? 'Which is the point?' : 'Your six-pack holds: which domino is the point?'
    case 'clear_line':
      return picked.line ? afterLine(picked.line) : `Clear a ${short ? 'line' : 'row or column'}: each says how many go`
    case 'clear_keep':
      return 'Which of the equal areas stays?'
    default:
      return view.prompt ?? ''
  }
}

/** What the house told this seat alone. */
export function hintWords(view: SixPackView): string {
  if (!view.hint) return ''
  return view.hint.window ? 'The house has marked a six-pack of yours' : 'The house finds nothing for you this time'
}

/** What the house does next by itself while people look: it gives the hint, or calls time. */
export function awaitedOf(view: SixPackView): 'hint' | 'time' {
  const hints = view.decision === 'check' && view.assist === 'highlight' && !view.hinted
  return hints && (view.spot_seconds === 0 || view.assist_delay < view.spot_seconds) ? 'hint' : 'time'
}

/** What goes on after `Sarah to look`; whoever has answered is told what. */
export function theirTurn(view: SixPackView): string {
  if (view.answer === 'done') return 'You have nothing this time'
  return view.answer?.startsWith('claim') ? 'Your claim lies face down' : afterTurn(view, false)
}

/** Whom the table waits for. */
export function waitWords(view: SixPackView, called: readonly string[]): string {
  const awaited = view.seats.filter((seat) => seat.awaited).map((seat) => called[seat.seat] ?? '')
  if (view.outcome) return 'The game is over'
  return awaited.length === 0 ? 'A moment' : `Waiting for ${awaited.length > 2 ? `${awaited.length} seats` : list(awaited)}`
}

/** What lies in a window, for those who listen: `Beer, Spezi, Cola; Shandy, Lemonade, Diesel`. */
export function inWindow(view: SixPackView, window: SixPackWindow): string {
  const cards = new Map(boardOf(view).map((card) => [keyOf(card.x, card.y), nameOf(card.drink, skinOf(view))]))
  const drinks = cellsOf(window).map(({ x, y }) => cards.get(keyOf(x, y)) ?? 'nothing')
  const row = isTall(window) ? 2 : 3
  return Array.from({ length: 6 / row }, (_, at) => drinks.slice(at * row, at * row + row).join(', ')).join('; ')
}

/** Where a window lies, as the story tells it. */
export const whereOf = (window: SixPackWindow): string => `${isTall(window) ? 'upright' : 'flat'} from ${keyOf(window.x, window.y)}`

/** The words on the button while there is nothing to press it for. */
export function idleWords(asked: Asked): string {
  switch (asked) {
    case 'mixed_last':
      return 'Say when'
    case 'opening_bottle':
    case 'opening_mix':
    case 'serve_drink':
    case 'fill':
      return 'Choose a drink'
    case 'serve':
      return 'Choose a place or a card'
    case 'score_domino':
      return 'Choose a domino'
    case 'clear_line':
      return 'Choose a line'
    case 'clear_keep':
      return 'Choose an area'
    default:
      return ''
  }
}

/** Who has answered, in a sentence. */
export function answeredWords(answered: readonly string[], all: number): string {
  if (answered.length === 0) return `None of ${all} ${all === 1 ? 'has' : 'have'} answered`
  return `${list(answered)} ${answered.length === 1 && answered[0] !== 'you' ? 'has' : 'have'} answered`
}
