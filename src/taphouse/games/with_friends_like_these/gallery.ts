const SUITS = ['wine', 'whiskey', 'highball', 'cocktail', 'beer'] as const
const NUMBERS = Array.from({ length: 11 }, (_, at) => at + 1)

/** One deck, with Wine as trumps. */
export const CARDS: { id: string; meaning?: string; acts?: 'wine' }[] = [
  ...SUITS.flatMap((suit) => NUMBERS.map((rank) => ({ id: `${suit}-${rank}-a` }))),
  { id: 'wine-m-a', meaning: '13 of Wine' },
  { id: 'whiskey-m-a', meaning: '12 of Wine', acts: 'wine' },
  { id: 'highball-m-a', meaning: '13 of Highball' },
  { id: 'cocktail-m-a', meaning: '13 of Cocktail' },
  { id: 'beer-m-a' },
  { id: 'bar-1-a' },
]
