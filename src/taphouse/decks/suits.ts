import type { GlassKind } from '$cards/glasses'

/** Each suit's drink (the liquid) and its ink (numerals and glyphs on paper). */
export const SUITS: Readonly<Record<GlassKind, { drink: string; ink: string }>> = {
  wine: { drink: '#a51a37', ink: '#8f1530' },
  whiskey: { drink: '#be6a1c', ink: '#8a450a' },
  cocktail: { drink: '#c24a90', ink: '#96266a' },
  copita: { drink: '#3fa58d', ink: '#17604f' },
  highball: { drink: '#3fa58d', ink: '#17604f' },
  beer: { drink: '#eba91f', ink: '#745000' },
}
