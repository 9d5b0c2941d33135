import { Words, type Catalogue, type Table } from '$words/words'
import { dominoOf, type Domino } from './seen'
import catalogue from './tests/web/catalogue.json'
import en from './words/en.js'

/** What the drinks and dominoes are called at a table with the usual options. */
export const WORDS = new Words('en', en as unknown as Table, catalogue as unknown as Catalogue)

/** All drinks, bottles first. */
export const DRINKS = Object.entries(catalogue).flatMap(([name, piece]) => (piece.kind === 'drink' ? [name] : []))

/** The dominoes of a colour. */
export const dominoesIn = (colour: string): Domino[] =>
  Object.entries(catalogue).flatMap(([id, piece]) => ('colour' in piece && piece.colour === `colour:${colour}` ? (dominoOf({ id }, WORDS) ?? []) : []))
