import { references } from '../words/facts'
import type { MoveView } from './types'

/** A thing on the table as a move points at it: `item:beer-7-a`, `zone:draw`, `seat:2`. */
export type Thing = string

export const item = (id: string): Thing => `item:${id}`
export const zone = (id: string): Thing => `zone:${id}`
export const seat = (number: number): Thing => `seat:${number}`
/** A cell of a grid, `3,1`. */
export const cell = (place: string): Thing => `cell:${place}`

/** What a move does, whatever it is about, as a lesson points at its button: `do:draw`. */
export const verb = ({ do: deed }: MoveView): Thing | undefined => deed?.say.replace(/^do-/, 'do:')

/** An addition to a move, as a lesson points at its button: `flag:call`. */
export const flag = (id: string): Thing => `flag:${id}`

/** The things that a move concerns: those it points at, and the cells that it names. */
const thingsIn = ({ on = [], do: deed }: MoveView): Thing[] => [...on, ...(deed ? references(deed).filter((name) => name.startsWith(cell(''))) : [])]

/** Everything that somebody may have touched for a move: what it points at, the pieces that it names, its button and those of its additions. */
export const touchedBy = (move: MoveView): Thing[] => {
  const named = move.do ? references(move.do).map((name) => (/^(seat|cell|zone):/.test(name) ? name : item(name.slice(name.indexOf(':') + 1)))) : []
  return [...new Set([...thingsIn(move), ...named, verb(move) ?? '', ...(move.flags ?? []).map(flag)])].filter(Boolean)
}

/** Whether a move is one without additions. */
export function isPlain(move: MoveView): boolean {
  return !move.flags?.length
}

/** The moves that concern every one of these things. */
export function movesOn(moves: readonly MoveView[], things: Iterable<Thing>): MoveView[] {
  const wanted = [...things]
  return moves.filter((move) => {
    const things = thingsIn(move)
    return wanted.every((thing) => things.includes(thing))
  })
}

/** Every thing that some move concerns. */
export function thingsOf(moves: readonly MoveView[]): Set<Thing> {
  return new Set(moves.flatMap(thingsIn))
}

/** Every addition that some move has, in order of appearance. */
export function flagsOf(moves: readonly MoveView[]): string[] {
  return [...new Set(moves.flatMap((move) => move.flags ?? []))]
}

/** What a move does without its additions, which are arguments of it: the forms of one move have it in common. */
function stem({ text, do: deed, flags = [] }: MoveView): string {
  return deed ? JSON.stringify(Object.entries(deed).filter(([name]) => name !== 'text' && !flags.includes(name))) : text
}

/** One of each move, the form with the fewest additions. */
export function plainMoves(moves: readonly MoveView[]): MoveView[] {
  const found = new Map<string, MoveView>()
  for (const move of moves) {
    const known = found.get(stem(move))
    if (!known || (move.flags?.length ?? 0) < (known.flags?.length ?? 0)) found.set(stem(move), move)
  }
  return [...found.values()]
}

/** The form of a move that has as many of the wanted additions as there are, and no others. */
export function withFlags(moves: readonly MoveView[], move: MoveView, wanted: Iterable<string>): MoveView {
  const armed = new Set(wanted)
  const forms = moves.filter((form) => stem(form) === stem(move) && (form.flags ?? []).every((flag) => armed.has(flag)))
  return forms.reduce<MoveView>(
    (best, form) => ((form.flags?.length ?? 0) > (best.flags?.length ?? 0) ? form : best),
    forms[0] ?? move,
  )
}
