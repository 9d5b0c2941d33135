import { INK } from '$cards/colours'
import { SHAPES } from '$cards/shapes'

export interface Team {
  fill: string
  text: string
  /** Its badge, solid in a box of 24 x 24: each team has a shape of its own. */
  path: string
  shape: string
}

const TEAMS: Readonly<Record<string, Team>> = {
  A: { fill: '#f0a02c', text: INK, path: SHAPES.shield.path, shape: 'shield' },
  B: { fill: '#63c9d6', text: INK, path: 'M12 -0.6L24.6 12L12 24.6L-0.6 12Z', shape: 'diamond' },
  C: { fill: '#d95799', text: INK, path: SHAPES.circle.path, shape: 'circle' },
}
/** Whoever wears a mask. */
const MASKED: Team = { fill: '#c9c2b6', text: INK, path: 'M3 3H21V21H3Z', shape: 'square' }

export const TEAM_LETTERS = ['A', 'B', 'C'] as const

export const teamOf = (letter: string | undefined): Team => TEAMS[letter ?? ''] ?? MASKED
