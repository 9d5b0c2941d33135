import { CREAM, INK } from '$cards/colours'

/** The ten colours of Last Call; `text` is what reads well on each. */
export type ColourName = 'ruby' | 'amber' | 'lemon' | 'lime' | 'mint' | 'teal' | 'azure' | 'plum' | 'rose' | 'mocha'

export interface Colour {
  fill: string
  text: string
}

export const COLOURS: Readonly<Record<ColourName, Colour>> = {
  ruby: { fill: '#b3123b', text: CREAM },
  amber: { fill: '#e8930c', text: INK },
  lemon: { fill: '#f4d60a', text: INK },
  lime: { fill: '#93c83d', text: INK },
  mint: { fill: '#63cda2', text: INK },
  teal: { fill: '#08767c', text: CREAM },
  azure: { fill: '#2a66d4', text: CREAM },
  plum: { fill: '#6b2fa0', text: CREAM },
  rose: { fill: '#f27baf', text: INK },
  mocha: { fill: '#6b4423', text: CREAM },
}
