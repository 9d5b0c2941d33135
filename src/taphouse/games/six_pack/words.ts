import type { MoveView } from '$lib/types'
import { say } from '$words/language.svelte'
import { text, type Ref, type SeatRef } from '$words/facts'
import type { Words } from '$words/words'
import type { Line, Pour, Take } from './offers'
import { boardOf, drinkOn, keyOf, lastTurn, targetOf, turnIn, type Asked, type Pile, type Side } from './seen'
import { cellsOf, isTall } from './sleeve'
import type { SixPackView, SixPackWindow } from './view'
import type { Said } from './words/said'

/** What equal areas are called. */
export const AREAS = 'ABCDEFGH'
export const areaName = (at: number): string => AREAS[at] ?? ''

/** Say something of the game, in a shorter form where there is one. */
export const said = (words: Words, fact: Said, short = false): string => (short ? words.form(fact.say, 'short', fact) : words.say(fact))

const drinkRef = (drink: string): Ref<'drink'> => `drink:${drink}`
const drinkRefs = (drinks: readonly string[]): Ref<'drink'>[] => drinks.map(drinkRef)
export const cellOf = (x: number, y: number): Ref<'cell'> => `cell:${x},${y}`

/** Beside the title: `Turn 4, first to 7 points`, and near the end `Turn 98 of 100`. */
export function statusOf(view: SixPackView, words: Words, wide: boolean): string {
  const [turn, target, last] = [turnIn(view), targetOf(view), lastTurn(view)]
  if (turn < 1) return ''
  return said(words, last === undefined ? { say: 'table-turn', turn, target } : { say: 'table-turn-late', turn, last, target }, !wide)
}

/** What becomes of the hole that a take leaves. */
export function afterTake(take: Take): Said {
  if (take.returns) return { say: 'table-take-returns' }
  return take.refills.length === 0 ? { say: 'table-take-empty' } : { say: 'table-take-refills', drinks: take.refills }
}

/** What a drink would bring. */
export function afterPour({ pink, follows, asks }: Pick<Pour, 'pink' | 'follows' | 'asks'>): Said {
  const after: Said = { say: 'table-pour', number: follows.length, drinks: drinkRefs(asks?.drinks ?? []) }
  return pink ? { say: 'table-pour-pink', after } : after
}

/** How many cards a line takes away; of equal areas all but one go. */
export const goneWith = (line: Line): number => line.goes.length + (line.areas - 1) * line.stays

/** What a line takes away. */
export const afterLine = (line: Line): Said => ({ say: 'table-line', gone: goneWith(line), stays: line.stays, areas: line.areas })

/** Why a tap on the table does nothing, where something of it is asked; nothing where nothing is. */
export function whyNot(view: SixPackView, asked: Asked, x: number, y: number): Said | undefined {
  switch (asked) {
    case 'serve': {
      const stays = view.stays?.find((card) => card.x === x && card.y === y)
      return stays ? (stays.why as unknown as Said) : { say: 'table-why-place' }
    }
    case 'serve_drink':
    case 'fill':
      return { say: 'table-why-pick' }
    case 'clear_line':
      return { say: 'table-why-line' }
    case 'clear_keep':
      return { say: 'table-why-area' }
    default:
      return undefined
  }
}

/** Why a pile gives nothing now. `drinks`: what can come to the chosen place, of which `side` is asked. */
export function whyNotPoured(asked: Asked, pile: Pile, side: Side | undefined, drinks: readonly Ref<'drink'>[], words: Words): Said {
  if (!side) return { say: asked === 'serve' ? 'table-place-first' : 'table-nothing-here' }
  if (pile.plain + pile.pink === 0) return { say: 'table-none-left', pile: `supply:${pile.id}` }
  if (asked === 'fill') return { say: 'table-cannot-come', drink: drinkRef(drinkOn(pile.id, side, words)), drinks: [...drinks] }
  return { say: 'kind-is-gone' }
}

/** What the button says that takes the host's own last step back, while nothing has come of it. */
export const backWords = (asked: Asked): Said => ({ say: asked === 'serve_drink' ? 'table-another-place' : 'table-take-back' })

export interface Picked {
  take?: Take | undefined
  lays: boolean
  pour?: Pick<Pour, 'pink' | 'follows' | 'asks'> | undefined
  line?: Line | undefined
  framed: boolean
  refused?: boolean
}

/** What I can do now, beside `Your turn`. */
export function myTurn(view: SixPackView, asked: Asked, picked: Picked): Said | undefined {
  switch (asked) {
    case 'mixed_last':
      return { say: 'table-my-mixed' }
    case 'opening_bottle':
      return { say: 'table-my-bottle' }
    case 'opening_mix':
      return { say: 'table-my-mix' }
    case 'serve':
      if (picked.take) return afterTake(picked.take)
      return { say: picked.lays ? 'table-my-drink' : 'table-my-serve' }
    case 'serve_drink':
    case 'fill':
      if (picked.pour) return afterPour(picked.pour)
      return { say: asked === 'fill' ? 'table-my-fill' : 'table-my-pour' }
    case 'check':
      if (picked.refused) return { say: 'table-my-refused' }
      return hintOf(view) ?? { say: picked.framed ? 'table-my-framed' : 'table-my-frame' }
    case 'score_domino':
      return { say: 'table-my-score' }
    case 'clear_line':
      return picked.line ? afterLine(picked.line) : { say: 'table-my-line' }
    case 'clear_keep':
      return { say: 'table-my-area' }
    default:
      return undefined
  }
}

/** What the house told this seat alone. */
export function hintOf(view: SixPackView): Said | undefined {
  return view.hint ? { say: view.hint.window ? 'table-hint' : 'table-no-hint' } : undefined
}

/** What the house does next by itself while people look, and how many seconds there are for it in all. */
export function awaitedOf(view: SixPackView, house: Readonly<Record<string, unknown>>): { hint: boolean; seconds: number } {
  const [delay, time] = [Number(house['assist_delay'] ?? 0), Number(house['spot_seconds'] ?? 0)]
  const hint = view.task === 'check' && house['assist'] === 'highlight' && !view.hinted && (time === 0 || delay < time)
  return { hint, seconds: hint ? delay : time }
}

/** What goes on after `Sarah to look`; whoever has answered is told what. */
export function theirTurn(view: SixPackView): Said | undefined {
  if (view.answer?.say === 'do-done') return { say: 'table-your-nothing' }
  return view.answer?.say === 'do-claim' ? { say: 'table-your-claim' } : undefined
}

/** Whom the table waits for. */
export function waitWords(view: SixPackView, words: Words): string {
  const who = view.seats.filter((seat) => seat.awaited).map((seat): SeatRef => `seat:${seat.seat}`)
  if (view.outcome) return say('is-over')
  if (who.length === 0) return say('a-moment')
  return said(words, who.length > 2 ? { say: 'table-waiting-many', number: who.length } : { say: 'table-waiting', who })
}

/** Drinks that lie in rows, for those who listen: `Beer, Spezi and Cola; Shandy, Lemonade and Diesel`. */
export function inRows(drinks: readonly string[], columns: number): Said {
  const [first = [], second = [], third] = Array.from({ length: drinks.length / columns }, (_, at) => drinkRefs(drinks.slice(at * columns, (at + 1) * columns)))
  return third ? { say: 'table-three-rows', first, second, third } : { say: 'table-two-rows', first, second }
}

/** What lies in a window. */
export function inWindow(view: SixPackView, window: SixPackWindow): Said {
  const cards = new Map(boardOf(view).map((card) => [keyOf(card.x, card.y), card.drink]))
  return inRows(cellsOf(window).flatMap(({ x, y }) => cards.get(keyOf(x, y)) ?? []), isTall(window) ? 2 : 3)
}

/** Where a window lies, as the story tells it. */
export const whereOf = (window: SixPackWindow): Said => ({ say: 'table-where', shape: isTall(window) ? 'tall' : 'flat', cell: cellOf(window.x, window.y) })

/** What a card is called where it lies. */
export function cardName(drink: string, pink: boolean, words: Words, at?: { x: number; y: number }): string {
  if (at && pink) return said(words, { say: 'table-pink-at', drink: drinkRef(drink), cell: cellOf(at.x, at.y) })
  if (at) return words.form('thing_at', '', { thing: drinkRef(drink), cell: cellOf(at.x, at.y) })
  return pink ? said(words, { say: 'table-pink', drink: drinkRef(drink) }) : words.piece(drink)
}

/** The words on the button while there is nothing to press it for. */
export function idleWords(asked: Asked): Said | undefined {
  switch (asked) {
    case 'check':
      return { say: 'table-here' }
    case 'mixed_last':
      return { say: 'table-say-when' }
    case 'opening_bottle':
    case 'opening_mix':
    case 'serve_drink':
    case 'fill':
      return { say: 'table-choose-drink' }
    case 'serve':
      return { say: 'table-choose-place' }
    case 'score_domino':
      return { say: 'table-choose-domino' }
    case 'clear_line':
      return { say: 'table-choose-line' }
    case 'clear_keep':
      return { say: 'table-choose-area' }
    default:
      return undefined
  }
}

/** The words on the button that makes the one move that is meant. */
export function moveWords(view: SixPackView, asked: Asked, move: MoveView): Said | undefined {
  const deed = move.do as unknown as Said | undefined
  if (asked === 'check') return { say: 'table-here' }
  if (deed?.say === 'do-lay') return { say: 'table-serve-here' }
  if (deed?.say === 'do-keep') return { say: 'table-keep', area: text(areaName((view.areas ?? []).findIndex((area) => area.move === move.move))) }
  return deed?.say === 'do-score' ? { say: 'table-score', domino: deed.domino } : deed
}

/** Who has answered, in a sentence. */
export function answeredWords(answered: readonly number[], all: number): Said {
  if (answered.length === 0) return { say: 'table-none-answered', number: all }
  return { say: 'table-have-answered', who: answered.map((seat): SeatRef => `seat:${seat}`) }
}
