import { inside, rim, floor, shade, straight, type Wall } from './profile'

/** The six glasses. The copita of one game is the highball of the other. */
export type GlassKind = 'wine' | 'whiskey' | 'cocktail' | 'copita' | 'highball' | 'beer'

interface Drawing {
  /** The inside, about x = 0 in a box of 60 x 80 whose foot is y = 79. */
  wall: Wall
  /** How far the middle of the inside lies from the middle of the box. */
  shift: number
  /** The bowl, stroked in ink. */
  bowl: string
  /** Stem and foot, solid ink. */
  foot: string
  /** The light on the glass. */
  gleam: string
  /** How full it is when nothing else is said. */
  level: number
  /** A solid silhouette in a box of 24 x 28. */
  glyph: string
}

const FOOT = 'V73.4C8 73.8 18.6 75.2 18.6 79.2H-18.6C-18.6 75.2 -8 73.8 -1 73.4V'

export const GLASSES: Readonly<Record<GlassKind, Drawing>> = {
  wine: {
    wall: [
      [[0, 44], [13.5, 44], [20.8, 34.5], [20.8, 23.5]],
      [[20.8, 23.5], [20.8, 16], [19.2, 9], [17.4, 3.5]],
    ],
    shift: 0,
    bowl: 'M-17.4 3.5H17.4C19.2 9 20.8 16 20.8 23.5C20.8 34.5 13.5 44 0 44C-13.5 44 -20.8 34.5 -20.8 23.5C-20.8 16 -19.2 9 -17.4 3.5Z',
    foot: `M1 44${FOOT}44Z`,
    gleam: 'M-15.2 20C-15.6 26.5 -13.6 32 -10.2 35.6',
    level: 0.64,
    glyph:
      'M5.9 0H18.1C18.8 2.6 19.3 5.2 19.3 7.8C19.3 12.6 16.9 15.8 13.1 16.5V24.6C16 24.8 18.6 25.6 18.6 28H5.4C5.4 25.6 8 24.8 10.9 24.6V16.5C7.1 15.8 4.7 12.6 4.7 7.8C4.7 5.2 5.2 2.6 5.9 0ZM7.5 2L6.8 6.6H17.2L16.5 2Z',
  },
  whiskey: {
    wall: [straight([0, 70.5], [20.2, 70.5]), straight([20.2, 70.5], [24.6, 25])],
    shift: 0,
    bowl: 'M-24.6 25H24.6L19.9 76.4Q19.6 79 17 79H-17Q-19.6 79 -19.9 76.4ZM-20.4 71H20.4',
    foot: '',
    gleam: 'M-19.4 32L-17.2 57',
    level: 0.66,
    glyph:
      'M2.6 6.5H21.4L19.5 26.2Q19.3 28 17.5 28H6.5Q4.7 28 4.5 26.2ZM5.1 8.8L5.6 14.2H8.2L9.3 10.6L14.2 12.2L13.6 14.2H18.4L18.9 8.8ZM6.6 23.4L6.7 24.8H17.3L17.4 23.4Z',
  },
  cocktail: {
    wall: [straight([0, 46], [28.2, 12])],
    shift: 0,
    bowl: 'M-28.2 12H28.2L0 46Z',
    foot: `M1 44${FOOT}44Z`,
    gleam: 'M-18 20.5L-8.5 32',
    level: 0.78,
    glyph:
      'M0.4 1.5H23.6L13.2 14.6V24.6C16 24.8 18.6 25.6 18.6 28H5.4C5.4 25.6 8 24.8 10.8 24.6V14.6ZM4.9 3.7L7 6.4H17L19.1 3.7Z',
  },
  copita: {
    wall: [
      [[0, 59.5], [12.5, 59.5], [21, 51.5], [21, 41]],
      [[21, 41], [21, 29], [11.6, 22.5], [10.6, 5]],
    ],
    shift: 0,
    bowl: 'M-10.6 5H10.6C11.6 22.5 21 29 21 41C21 51.5 12.5 59.5 0 59.5C-12.5 59.5 -21 51.5 -21 41C-21 29 -11.6 22.5 -10.6 5Z',
    foot: `M1 59.5${FOOT}59.5Z`,
    gleam: 'M-15.4 38.5C-15.8 44 -13.4 49 -9.6 52',
    level: 0.55,
    glyph:
      'M7.8 0H16.2C16.6 6.2 20.4 8.4 20.4 13.4C20.4 17.8 17.4 20.6 13.2 21.2V24.9C16 25.1 18.4 25.9 18.4 28H5.6C5.6 25.9 8 25.1 10.8 24.9V21.2C6.6 20.6 3.6 17.8 3.6 13.4C3.6 8.4 7.4 6.2 7.8 0ZM9.8 2C9.5 5.6 8 7.8 6.8 9.9H17.2C16 7.8 14.5 5.6 14.2 2Z',
  },
  highball: {
    wall: [straight([0, 77], [12.6, 77]), straight([12.6, 77], [16.8, 13])],
    shift: 0,
    bowl: 'M-16.8 13H16.8L12.6 76.6Q12.4 79 10 79H-10Q-12.4 79 -12.6 76.6Z',
    foot: '',
    gleam: 'M-12.2 29L-9.6 66',
    level: 0.86,
    glyph:
      'M5.6 6H11.6L13.4 0.9L19 -0.9L19.6 1L15 2.5L13.8 6H18.4L16.9 26.3Q16.8 28 15.1 28H8.9Q7.2 28 7.1 26.3ZM7.8 8.1L8.1 11.6H15.9L16.2 8.1Z',
  },
  beer: {
    wall: [straight([0, 78], [17.6, 78]), straight([17.6, 78], [17.6, 16])],
    shift: -6,
    bowl: 'M-17.6 16H17.6V75Q17.6 79 13.6 79H-13.6Q-17.6 79 -17.6 75Z',
    foot: '',
    gleam: '',
    level: 1,
    glyph:
      'M1.2 9.6H16.4V12H18.4Q22.8 12 22.8 16V20.2Q22.8 24.4 18.4 24.4H16.4V25.6Q16.4 28 14 28H3.6Q1.2 28 1.2 25.6ZM16.4 14.4V22H18.2Q20.4 22 20.4 20V16.4Q20.4 14.4 18.2 14.4ZM2.4 8.2C-0.6 7.6 -0.6 3.2 2.8 3C3 0.4 6.4 -0.4 7.8 1.4C9.4 -1 13.2 -0.2 13.4 2.4C17 1.6 18.8 6.6 15.6 8.2Z',
  },
}

interface Filled {
  drink: string
  band: string
  side: string
  surface: number
}

const FILLED = new Map<string, Filled>()

/** The ways to paint one glass at one level, as path data about x = 0; each is worked out once. */
export function fill(kind: GlassKind, level: number): Filled {
  const key = `${kind} ${level}`
  const known = FILLED.get(key) ?? filled(kind, level)
  FILLED.set(key, known)
  return known
}

function filled(kind: GlassKind, level: number): Filled {
  const { wall } = GLASSES[kind]
  const low = floor(wall)
  const brim = rim(wall) + 4
  const surface = low - (low - brim) * Math.min(1, Math.max(0.06, level))
  const depth = Math.min(4.6, (low - surface) * 0.4)
  return {
    drink: inside(wall, low, surface),
    band: inside(wall, surface + depth, surface),
    side: shade(wall, 0.5),
    surface,
  }
}
