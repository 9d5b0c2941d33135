import type { Component } from 'svelte'

/** The four cards that introduce a game, always in this order. */
export const CARDS = ['goal', 'turn', 'twist', 'end'] as const
export type IntroCard = (typeof CARDS)[number]

/** Draws the picture of a card with the game's own pieces, in a felt of 300 x 400 that is scaled to its place. */
export type Picture = Component<{ card: IntroCard }>
/** Draws a sign of the player aid, so many px high. */
export type Sign = Component<{ name: string; size: number }>

/** One line of the player aid. */
export interface AidRow {
  /** Its words, in the words of the lessons. */
  say: string
  /** Its drawings, by the names that the game's `Sign.svelte` knows. */
  signs?: string[]
  rule?: string
  /** The verb of the move that it is about, such as `buy`: where none is open on my turn, it says so. */
  verb?: string
}

/** Some lines that belong together. */
export interface AidPart {
  title: string
  rows: AidRow[]
  /** Short lines: it stands beside the next part. */
  half?: boolean
  /** Short lines: two of them stand beside each other. */
  paired?: boolean
}

/** The player aid of a game: `lessons/aid.json` in its folder. */
export interface Aid {
  /** The steps of a turn; `tasks` are the names of the steps of the rules that belong to it. */
  steps: { say: string; tasks?: string[] }[]
  parts: AidPart[]
}

const PICTURES = import.meta.glob<{ default: Picture }>('../../../src/taphouse/games/*/lessons/Introduction.svelte')
const SIGNS = import.meta.glob<{ default: Sign }>('../../../src/taphouse/games/*/lessons/Sign.svelte')
const AIDS = import.meta.glob<{ default: Aid }>('../../../src/taphouse/games/*/lessons/aid.json')

async function find<T>(all: Record<string, () => Promise<{ default: T }>>, game: string): Promise<T | undefined> {
  const path = Object.keys(all).find((name) => name.includes(`/games/${game.replaceAll('-', '_')}/lessons/`))
  return path === undefined ? undefined : (await all[path]!()).default
}

export const pictureOf = (game: string): Promise<Picture | undefined> => find(PICTURES, game)
export const signOf = (game: string): Promise<Sign | undefined> => find(SIGNS, game)
export const aidOf = (game: string): Promise<Aid | undefined> => find(AIDS, game)
export const hasAid = (game: string): boolean => Object.keys(AIDS).some((name) => name.includes(`/games/${game.replaceAll('-', '_')}/lessons/`))
export const hasIntroduction = (game: string): boolean => Object.keys(PICTURES).some((name) => name.includes(`/games/${game.replaceAll('-', '_')}/lessons/`))
