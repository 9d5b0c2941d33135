import { Words, type Catalogue, type Table } from '$words/words'
import catalogue from './tests/web/catalogue.json'
import en from './words/en.js'

/** What the cards are called, and what is printed on them, at a table with the usual options. */
export const WORDS = new Words('en', en as unknown as Table, catalogue as unknown as Catalogue)

/** All cards by their notation. */
export const CARDS = Object.keys(catalogue)
