/** What things look like: the four beers, the three regions, the three races, the five schools. */

export const BEERS = ['blue', 'green', 'red', 'yellow'] as const
export type Beer = (typeof BEERS)[number]

export const REGIONS = ['orange', 'black', 'purple'] as const
export type RegionId = (typeof REGIONS)[number]
export type PlaceId = 'warehouse' | RegionId

export const RACES = ['dwarves', 'elves', 'trolls'] as const
export type Race = (typeof RACES)[number]

export const SCHOOLS = ['basic', 'alchemy', 'logistics', 'guild', 'magic'] as const
export type School = (typeof SCHOOLS)[number]

export interface BeerPaint {
  fill: string
  /** Its mark, in a box of 16 round the origin: filled, or drawn with a thick line. */
  mark: string
  line?: boolean
  /** Its first letter in a box of 8 round the origin, as a line. */
  letter: string
}

export const BEER: Readonly<Record<Beer, BeerPaint>> = {
  blue: { fill: '#3f86d2', mark: 'M0 -6.6V6.6M-5.8 -3.3L5.8 3.3M-5.8 3.3L5.8 -3.3', line: true, letter: 'M-2.4 -4V4H.6A2.1 2.1 0 0 0 .6 -.2H-2.4M.4 -.2A1.9 1.9 0 0 0 .4 -4H-2.4' },
  green: {
    letter: 'M2.8 -2.3A3.3 4 0 1 0 2.8 2.3V.3H.5',
    fill: '#4f9e52',
    mark: 'M0 -7.2A3.7 3.7 0 0 1 3.1 -1.5A3.7 3.7 0 1 1 1.2 4.6L2.2 7.4H-2.2L-1.2 4.6A3.7 3.7 0 1 1 -3.1 -1.5A3.7 3.7 0 0 1 0 -7.2Z',
  },
  red: {
    letter: 'M-2.4 4V-4H.6A2.1 2.1 0 0 1 .6 .2H-2.4M.3 .2L2.8 4',
    fill: '#c8402f',
    mark: 'M0.6 -8C1.4 -4 6 -2.2 6 2.8C6 6 3.4 7.8 0 7.8C-3.4 7.8 -6 6 -6 2.8C-6 .4 -4.6 -1 -3.8 -2.8C-2.8 -.8 -1.8 -.8 -1.3 -1.8C-.6 -3.8 -.6 -5.8 .6 -8Z',
  },
  yellow: {
    letter: 'M-3 -4L0 .2L3 -4M0 .2V4',
    fill: '#f0bf2c',
    mark: 'M0 -4.9A4.9 4.9 0 1 1 0 4.9A4.9 4.9 0 1 1 0 -4.9ZM-.9 -8H.9V-6H-.9ZM-.9 6H.9V8H-.9ZM-8 -.9H-6V.9H-8ZM6 -.9H8V.9H6Z',
  },
}

export interface RegionPaint {
  fill: string
  deep: string
  /** The sign in a box of 24 round the origin, in cream on the colour of the region. */
  sign: string
}

export const REGION: Readonly<Record<RegionId, RegionPaint>> = {
  orange: {
    fill: '#c8641c',
    deep: '#7d3608',
    sign: 'M-9 6.5Q-4 2.5 0 6.5Q4 2.5 9 6.5V8.5H-9ZM-5.4 2.6A5.5 5.5 0 0 1 5.4 2.6Q2.6 1.2 0 3.2Q-2.6 1.2 -5.4 2.6ZM-1 -9H1V-5H-1ZM-8.3 -5.4L-6.9 -6.8L-4.6 -4.4L-6 -3ZM8.3 -5.4L6.9 -6.8L4.6 -4.4L6 -3Z',
  },
  black: {
    fill: '#4a4340',
    deep: '#211c1a',
    sign: 'M-10 8L-3.6 -5L-.6 .6L2.6 -8L10 8ZM2.6 -4.6L.9 .2L2.6 1.6L4 .2L5 1Z',
  },
  purple: {
    fill: '#7646a8',
    deep: '#3b1f60',
    sign: 'M-2 -9L3.4 -2H1.2L5 3.4H2L6.6 8.2H-.6V10.4H-3.4V8.2H-10.6L-6 3.4H-9L-5.2 -2H-7.4ZM8.4 -9A4 4 0 1 0 10.4 -2.4A4.6 4.6 0 0 1 8.4 -9Z',
  },
}

/** The colour of the crests of the races and the outline of these, in a box of 40 x 44 round the origin. */
export const RACE: Readonly<Record<Race, { fill: string; shield: string }>> = {
  dwarves: { fill: '#a0622a', shield: 'M-16 -19H16L19 -14V8L10 20H-10L-19 8V-14Z' },
  elves: { fill: '#4d8a62', shield: 'M0 -21C9 -15 18 -12 18 0C18 10 9 17 0 21C-9 17 -18 10 -18 0C-18 -12 -9 -15 0 -21Z' },
  trolls: { fill: '#66708a', shield: 'M-7 -19L9 -18L18 -8L19 7L10 18L-6 20L-17 12L-20 -3L-15 -14Z' },
}

export const SCHOOL: Readonly<Record<School, { fill: string; sign: string }>> = {
  basic: {
    fill: '#7c6a4c',
    sign: 'M-2 -10H4V-6H2.6V-4H8Q10 -4 10 -2V3H6V1H-4Q-5 1 -5 2V9H-9V0Q-9 -4 -5 -4H-.6V-6H-2Z',
  },
  alchemy: {
    fill: '#7a3f92',
    sign: 'M-4 -10H4V-7.4H2.8V-2.6L8.6 7Q9.8 10 6.8 10H-6.8Q-9.8 10 -8.6 7L-2.8 -2.6V-7.4H-4ZM-4.4 4.4H4.4L2.6 1.4H-2.6Z',
  },
  logistics: {
    fill: '#1f6f6c',
    sign: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10ZM-1.3 -7.2A7.2 7.2 0 0 0 -6.2 -4.4L-2.5 -1.4ZM1.3 -7.2L2.5 -1.4L6.2 -4.4A7.2 7.2 0 0 0 1.3 -7.2ZM-7.2 0A7.2 7.2 0 0 0 -4.8 5.4L-2.8 .8ZM7.2 0L2.8 .8L4.8 5.4A7.2 7.2 0 0 0 7.2 0ZM-3 6.6A7.2 7.2 0 0 0 3 6.6L0 2.6Z',
  },
  guild: {
    fill: '#a3581c',
    sign: 'M-9 -10H9V-6.6H7V5L0 10L-7 5V-6.6H-9ZM0 -4.4L-1.4 -1.2L-4.6 -.9L-2.2 1.3L-2.9 4.6L0 2.9L2.9 4.6L2.2 1.3L4.6 -.9L1.4 -1.2Z',
  },
  magic: {
    fill: '#3450a4',
    sign: 'M3 -10L4.8 -5.4L9.6 -5L6 -1.8L7 3L3 .4L-8 10L-10 8L.4 -2.6L-3.6 -5L1.2 -5.4ZM-7 -8L-6.2 -5.8L-4 -5L-6.2 -4.2L-7 -2L-7.8 -4.2L-10 -5L-7.8 -5.8Z',
  },
}
