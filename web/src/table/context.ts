import { getContext, setContext, type Snippet } from 'svelte'
import type { Sitting } from '../lib/table.svelte'
import type { Item, MoveView, TableInfo, View } from '../lib/types'
import type { Words } from '../words/words'
import type { Finish } from './finish.svelte'
import type { Rerun } from './rerun.svelte'

/** What every game's own `Table.svelte` is given. It shows a view and hands back a move that was offered. */
export interface TableProps<V extends View = View> {
  /** The table through one pair of eyes; new with every change, never altered. */
  view: V
  /** All about the table except the game. */
  info: TableInfo
  /** What the seats are called, by number. */
  names: string[]
  /** A move is on its way: nothing more can be sent until it is answered. */
  busy: boolean
  /** Make a move; `flags` are additions that the person armed, and those that the move does not have are left out. */
  send: (move: MoveView, flags?: Iterable<string>) => void
}

/** What the frame and its parts share; a game's table seldom needs it. */
export interface Room {
  readonly sitting: Sitting
  readonly names: string[]
  /** The words of this table, for these eyes: `room.words.say(move.do)`. */
  readonly words: Words
  /** Show a thing large, with all its words. */
  zoom(item: Item): void
  /** Open the rulebook, at a rule if there is one. */
  help(rule?: string): void
  /** What stands in the place of the bar: a lesson has its own. */
  readonly bar?: Snippet | undefined
  /** How the game ends here. */
  readonly finish?: Finish | undefined
  /** Shows again what happened since my last move. */
  readonly rerun?: Rerun | undefined
}

const ROOM = Symbol('room')

export const setRoom = (room: Room): Room => setContext(ROOM, room)
export const getRoom = (): Room => getContext<Room>(ROOM)
/** The room as a context, for tests that show a part of a table alone. */
export const roomContext = (room: Partial<Room>): Map<symbol, Partial<Room>> => new Map([[ROOM, room]])
/** The same, for what is also used where there is no table. */
export const seekRoom = (): Room | undefined => getContext<Room | undefined>(ROOM)
