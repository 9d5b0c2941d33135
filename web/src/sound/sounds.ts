import { brush, later, ring, strike, type Bench } from './synth'

const GLASS = [1, 2.32, 4.25] as const
const BRASS = [1, 2.0, 2.98, 4.1] as const

/** Every sound of the house, each under 0.8 seconds. */
export const SOUNDS = {
  card: (b: Bench) => {
    brush(b, 2600, 900, 0.07, 0.5, 0.8)
    strike(b, 150, 0.07, 0.22, 0.6)
  },
  draw: (b: Bench) => brush(b, 1400, 4200, 0.13, 0.3, 1.2),
  shuffle: (b: Bench) => {
    for (let i = 0; i < 9; i += 1) brush(later(b, i * 0.055), 2200 + 120 * i, 1200, 0.045, 0.28, 1)
  },
  turn: (b: Bench) => ring(b, 1318, GLASS, 0.5, 0.16),
  clink: (b: Bench) => {
    ring(b, 2093, GLASS, 0.55, 0.14)
    ring(later(b, 0.05), 2637, GLASS, 0.5, 0.11)
  },
  bell: (b: Bench) => ring(b, 880, BRASS, 0.75, 0.24),
  bigbell: (b: Bench) => {
    ring(b, 587, BRASS, 0.78, 0.3)
    ring(later(b, 0.12), 587, BRASS, 0.62, 0.2)
  },
  break: (b: Bench) => {
    brush(b, 6000, 3200, 0.25, 0.45, 0.7)
    for (let i = 0; i < 5; i += 1) ring(later(b, 0.04 + i * 0.05), 2400 + 530 * ((i * 3) % 5), GLASS, 0.22, 0.07)
  },
  slap: (b: Bench) => {
    brush(b, 1500, 500, 0.06, 0.8, 0.6)
    brush(later(b, 0.14), 1500, 500, 0.06, 0.8, 0.6)
  },
  slide: (b: Bench) => brush(b, 500, 1100, 0.45, 0.3, 2.5),
  siren: (b: Bench) => {
    strike(b, 520, 0.34, 0.12, 1.6)
    strike(later(b, 0.34), 832, 0.34, 0.12, 0.62)
  },
  cork: (b: Bench) => {
    strike(b, 420, 0.07, 0.4, 2.2)
    brush(later(b, 0.05), 3000, 1800, 0.2, 0.18, 0.8)
  },
  cap: (b: Bench) => {
    ring(b, 3100, [1, 1.47], 0.09, 0.16)
    brush(later(b, 0.03), 5000, 7000, 0.18, 0.2, 0.8)
  },
  knock: (b: Bench) => {
    for (const at of [0, 0.2]) {
      strike(later(b, at), 190, 0.1, 0.3, 0.7)
      brush(later(b, at), 700, 260, 0.05, 0.25, 0.8)
    }
  },
  thud: (b: Bench) => {
    strike(b, 84, 0.28, 0.5, 0.55)
    brush(b, 420, 140, 0.12, 0.5, 0.7)
  },
  barrel: (b: Bench) => {
    for (let i = 0; i < 5; i += 1) strike(later(b, i * 0.13), 92, 0.15, 0.3, 0.8)
  },
  end: (b: Bench) => {
    for (let i = 0; i < 6; i += 1) {
      brush(later(b, i * 0.1), 700, 300, 0.07, 0.5, 0.8)
      strike(later(b, i * 0.1), 110, 0.09, 0.22, 0.7)
    }
  },
} as const

export type SoundName = keyof typeof SOUNDS
