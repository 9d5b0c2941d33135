import { CREAM, INK } from '$cards/colours'

/** The ten colours of Last Call; `text` is what reads well on each. */
export type ColourName = 'ruby' | 'amber' | 'lemon' | 'lime' | 'mint' | 'teal' | 'azure' | 'plum' | 'rose' | 'mocha'

export interface Colour {
  name: string
  code: string
  fill: string
  text: string
}

export const COLOURS: Readonly<Record<ColourName, Colour>> = {
  ruby: { name: 'Ruby', code: 'RU', fill: '#b3123b', text: CREAM },
  amber: { name: 'Amber', code: 'AM', fill: '#e8930c', text: INK },
  lemon: { name: 'Lemon', code: 'LE', fill: '#f4d60a', text: INK },
  lime: { name: 'Lime', code: 'LI', fill: '#93c83d', text: INK },
  mint: { name: 'Mint', code: 'MI', fill: '#63cda2', text: INK },
  teal: { name: 'Teal', code: 'TE', fill: '#08767c', text: CREAM },
  azure: { name: 'Azure', code: 'AZ', fill: '#2a66d4', text: CREAM },
  plum: { name: 'Plum', code: 'PL', fill: '#6b2fa0', text: CREAM },
  rose: { name: 'Rose', code: 'RO', fill: '#f27baf', text: INK },
  mocha: { name: 'Mocha', code: 'MO', fill: '#6b4423', text: CREAM },
}
