import type { Component } from 'svelte'
import { gameOf } from '$lib/folders'
import TapDrawing from './Tap.svelte'

export interface DrawingProps {
  /** The one ink a mat is printed with. */
  ink: string
}

/** How a game's mat is printed; its drawing is the default of the same file. */
export interface Print {
  ink: string
  /** Degrees the mat lies turned, 1.2 at most. */
  turn: number
  /** Where the mat lies in the lobby: the lowest comes first. */
  place: number
}

type Drawing = Component<DrawingProps>

interface Mat {
  print: Print
  /** A drawing in a box of 120 x 110. */
  drawing: Drawing
}

const PRINTS = import.meta.glob<Print>('../../../../src/taphouse/games/*/Mat.svelte', { eager: true, import: 'print' })
const DRAWINGS = import.meta.glob<Drawing>('../../../../src/taphouse/games/*/Mat.svelte', { eager: true, import: 'default' })

const MATS = new Map<string, Mat>(Object.entries(PRINTS).map(([path, print]) => [gameOf(path), { print, drawing: DRAWINGS[path]! }]))

/** A game from elsewhere gets the house's own mat. */
const HOUSE: Mat = { print: { ink: '#4a3218', turn: 0.5, place: Infinity }, drawing: TapDrawing }

const placeOf = (game: string): number => matOf(game).print.place

/** Games as their mats lie in the lobby; those from elsewhere come last, as they were. */
export function onTheShelf<Game extends { readonly id: string }>(games: readonly Game[]): Game[] {
  return [...games].sort((one, other) => (placeOf(one.id) === placeOf(other.id) ? 0 : placeOf(one.id) - placeOf(other.id)))
}

/** The games that have a mat of their own, as they lie in the lobby. */
export const ownMats = (): string[] => onTheShelf([...MATS.keys()].map((id) => ({ id }))).map(({ id }) => id)

export const matOf = (game: string): Mat => MATS.get(game) ?? HOUSE
