import { CREAM, INK } from '$cards/colours'
import type { Said } from './words/said'

/** The five colours of the view; each is an ingredient with a drawing and a silhouette of its own. */
export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'purple'

export interface Drawing {
  fill: string
  /** What reads well on its colour. */
  text: string
  /** The fruit, leaf or bottle itself, about 0 0 in a box of 60 x 60. */
  body: string
  /** Left open in the silhouette, so that it is known by more than its outline; drawn against the outline's direction. */
  hole: string
  /** Stalks and stems, stroked. */
  stalk: string
  /** A leaf or a cork beside it, in a colour of its own. */
  extra: { path: string; fill: string } | undefined
  /** The shadow side. */
  shade: string
  /** The light on it. */
  gleam: string
  /** Fine lines on it. */
  veins: string
  /** Degrees it is turned. */
  turn: number
}

const LEAF = '#3f8f4f'

export const INGREDIENTS: Readonly<Record<Colour, Drawing>> = {
  red: {
    fill: '#c8102e',
    text: CREAM,
    body: 'M-14 3A12.5 12.5 0 1 1 -14 28A12.5 12.5 0 1 1 -14 3ZM13.5 -1A12.5 12.5 0 1 1 13.5 24A12.5 12.5 0 1 1 13.5 -1Z',
    hole: '',
    stalk: 'M-13 4C-11 -9 -3 -20 8 -25.5M13 0C9.6 -9 8 -18 8 -25.5',
    extra: { path: 'M8 -25.5C13 -31.5 23 -30.5 28 -24C21.6 -18.6 13.4 -19 8 -25.5Z', fill: LEAF },
    shade: 'M-14 28A12.5 12.5 0 0 0 -14 3A16 16 0 0 1 -14 28ZM13.5 24A12.5 12.5 0 0 0 13.5 -1A16 16 0 0 1 13.5 24Z',
    gleam: 'M-21.4 13C-20.6 10 -18.6 8.2 -16.6 7.8M6.2 9C7 6 9 4.2 11 3.8',
    veins: '',
    turn: 0,
  },
  green: {
    fill: '#2e9e5b',
    text: INK,
    body: 'M0 -29.4C3 -27.6 5 -26.4 6.6 -23.6C9.4 -20.6 10.2 -19 10.4 -15.4C11.8 -11.6 11.4 -9.6 9.8 -6.4C8.8 -2.6 7.2 -1 4.4 0.8C3 3 1.6 4.2 0 5C-1.6 4.2 -3 3 -4.4 0.8C-7.2 -1 -8.8 -2.6 -9.8 -6.4C-11.4 -9.6 -11.8 -11.6 -10.4 -15.4C-10.2 -19 -9.4 -20.6 -6.6 -23.6C-5 -26.4 -3 -27.6 0 -29.4ZM-2.6 12C-4 8.6 -6 6 -9.6 4.4C-12.6 1.2 -15 0.2 -18.6 0.4C-22 -1.6 -25.4 -1.4 -29.4 1.2C-29.4 4.8 -28.8 7 -26.6 9.6C-25.6 13 -23.8 14.6 -20.4 15.8C-17.6 18.4 -15 19.2 -11.6 18C-7.6 18.2 -4.6 16.6 -2.6 12ZM2.6 12C4.6 16.6 7.6 18.2 11.6 18C15 19.2 17.6 18.4 20.4 15.8C23.8 14.6 25.6 13 26.6 9.6C28.8 7 29.4 4.8 29.4 1.2C25.4 -1.4 22 -1.6 18.6 0.4C15 0.2 12.6 1.2 9.6 4.4C6 6 4 8.6 2.6 12Z',
    hole: '',
    stalk: 'M0 5C0.6 13 0.6 21 -0.6 29',
    extra: undefined,
    shade: 'M0 -29.4C3 -27.6 5 -26.4 6.6 -23.6C9.4 -20.6 10.2 -19 10.4 -15.4C11.8 -11.6 11.4 -9.6 9.8 -6.4C8.8 -2.6 7.2 -1 4.4 0.8C3 3 1.6 4.2 0 5ZM-2.6 12C-10 9.4 -19 6.6 -27.8 3.4C-28.2 6 -27.6 8 -26.6 9.6C-25.6 13 -23.8 14.6 -20.4 15.8C-17.6 18.4 -15 19.2 -11.6 18C-7.6 18.2 -4.6 16.6 -2.6 12ZM2.6 12C10 9.4 19 6.6 27.8 3.4C28.2 6 27.6 8 26.6 9.6C25.6 13 23.8 14.6 20.4 15.8C17.6 18.4 15 19.2 11.6 18C7.6 18.2 4.6 16.6 2.6 12Z',
    gleam: 'M-6 -18C-6.8 -14.6 -6.6 -11.6 -5.4 -8.6',
    veins: 'M0 -24V2M0 -14L5 -19M0 -6L6 -11M0 -14L-5 -19M0 -6L-6 -11M-5 11.2C-12 8.8 -19 6.6 -25 4.2M-13 8.4L-17 13M-13 8.4L-15 4M5 11.2C12 8.8 19 6.6 25 4.2M13 8.4L17 13M13 8.4L15 4',
    turn: 0,
  },
  blue: {
    fill: '#1f5fbf',
    text: CREAM,
    body: 'M-6 -18H6V-9.4C14.4 -6 19.4 1.6 19.4 11C19.4 19.6 15.4 28.6 11 28.6H-11C-15.4 28.6 -19.4 19.6 -19.4 11C-19.4 1.6 -14.4 -6 -6 -9.4Z',
    hole: 'M-11.4 3.6V18.4H11.4V3.6Z',
    stalk: 'M-7.6 -14H7.6',
    extra: { path: 'M-5.6 -29H5.6L4.6 -19.6H-4.6Z', fill: '#c98f32' },
    shade: 'M6 -18V-9.4C14.4 -6 19.4 1.6 19.4 11C19.4 19.6 15.4 28.6 11 28.6H1C9 24 11.4 8 6.6 -2.4C4.4 -6.4 2 -10 2 -18Z',
    gleam: 'M-14.4 3C-13 -1.4 -10.4 -4.2 -7 -5.8',
    veins: '',
    turn: 0,
  },
  yellow: {
    fill: '#f2c100',
    text: INK,
    body: 'M0 -27.6A27.6 27.6 0 1 1 0 27.6A27.6 27.6 0 1 1 0 -27.6Z',
    hole: 'M0 -5.2L7.9 -18.9A20.5 20.5 0 0 0 -7.9 -18.9ZM4.5 -2.6L20.3 -2.7A20.5 20.5 0 0 0 12.5 -16.3ZM4.5 2.6L12.5 16.3A20.5 20.5 0 0 0 20.3 2.7ZM0 5.2L-7.9 18.9A20.5 20.5 0 0 0 7.9 18.9ZM-4.5 2.6L-20.3 2.7A20.5 20.5 0 0 0 -12.5 16.3ZM-4.5 -2.6L-12.5 -16.3A20.5 20.5 0 0 0 -20.3 -2.7Z',
    stalk: '',
    extra: undefined,
    shade: 'M19.5 -19.5A27.6 27.6 0 0 1 -19.5 19.5A33 33 0 0 0 19.5 -19.5Z',
    gleam: 'M-24 -5A24.4 24.4 0 0 1 -12 -21.4',
    veins: 'M0 -21.6A21.6 21.6 0 1 1 0 21.6A21.6 21.6 0 1 1 0 -21.6ZM1.5 -2.6L10 -17.3M3 0L20 0M1.5 2.6L10 17.3M-1.5 2.6L-10 17.3M-3 0L-20 0M-1.5 -2.6L-10 -17.3',
    turn: 15,
  },
  purple: {
    fill: '#7a3e9d',
    text: CREAM,
    body: 'M0 -14.6C9.4 -20.6 24.6 -15.4 24.6 3C24.6 18.4 13.4 28.8 0.6 28.8C-12.6 28.8 -24.6 18.4 -24.6 3C-24.6 -15.4 -9.4 -20.6 0 -14.6Z',
    hole: 'M-0.6 -9.4C-9.6 2 -10.4 14 -5.4 25C-4.6 14 -4 2 -0.6 -9.4Z',
    stalk: 'M0 -14.6C-0.4 -20 0.8 -25 4.4 -29',
    extra: { path: 'M2 -18.4C6 -29 18 -31.6 26.6 -26.6C22.4 -17 10.6 -13.6 2 -18.4Z', fill: LEAF },
    shade: 'M9.4 -17C17.6 -15.8 24.6 -9 24.6 3C24.6 18.4 13.4 28.8 0.6 28.8C14 24 19.6 2 9.4 -17Z',
    gleam: 'M-18.4 1C-18 -5.4 -14.6 -9.6 -9.8 -10.8',
    veins: 'M0 -14.6C-7.6 -3 -8.4 13 -2.4 28.6',
    turn: 0,
  },
}

export const COLOURS = Object.keys(INGREDIENTS) as Colour[]

/** Several ingredients as a fact has them, equal ones counted: 2 cherry, 1 mint. */
export function cocktailOf(colours: readonly Colour[]): Said[] {
  const kinds = COLOURS.filter((colour) => colours.includes(colour))
  return kinds.map((colour) => ({ say: 'measure', number: colours.filter((other) => other === colour).length, ingredient: `ingredient:${colour}` }))
}
