/** What cards are printed with; the style sheets have the same colours (`tokens.css`). */
export const INK = '#21170f'
export const INK_2 = '#6a5233'
export const CREAM = '#fff8e8'
export const PAPER = '#fffaf0'
export const BRASS = '#e2b254'
export const BRASS_PALE = '#f6d58c'
export const OXBLOOD = '#74101f'
