import type { Component } from 'svelte'
import BarrelDrawing from './Barrel.svelte'
import BellDrawing from './Bell.svelte'
import CrateDrawing from './Crate.svelte'
import GlassesDrawing from './Glasses.svelte'
import GlobeDrawing from './Globe.svelte'
import MaskDrawing from './Mask.svelte'
import TapDrawing from './Tap.svelte'

export interface DrawingProps {
  /** The one ink a mat is printed with. */
  ink: string
}

interface Print {
  ink: string
  /** Degrees the mat lies turned, 1.2 at most. */
  turn: number
  /** A drawing in a box of 120 x 110. */
  drawing: Component<DrawingProps>
}

const PRINTS: Readonly<Record<string, Print>> = {
  'last-call': { ink: '#7a1222', turn: -1.1, drawing: BellDrawing },
  'with-friends-like-these': { ink: '#1b5140', turn: 0.8, drawing: GlassesDrawing },
  'friends-with-beverages': { ink: '#1d3d70', turn: -0.6, drawing: GlobeDrawing },
  'cocktail-conspiracy': { ink: '#50237a', turn: 0.9, drawing: MaskDrawing },
  'empire-needs-beer': { ink: '#7c4109', turn: -0.7, drawing: BarrelDrawing },
  'six-pack': { ink: '#0a555c', turn: 1.1, drawing: CrateDrawing },
}

/** A game from elsewhere gets the house's own mat. */
const HOUSE: Print = { ink: '#4a3218', turn: 0.5, drawing: TapDrawing }

const ORDER = Object.keys(PRINTS)

/** Games as their mats lie in the lobby; those from elsewhere come last, as they were. */
export function onTheShelf<Game extends { readonly id: string }>(games: readonly Game[]): Game[] {
  const place = ({ id }: Game): number => (id in PRINTS ? ORDER.indexOf(id) : ORDER.length)
  return [...games].sort((one, other) => place(one) - place(other))
}

export const printOf = (game: string): Print => PRINTS[game] ?? HOUSE
