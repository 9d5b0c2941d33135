import { MediaQuery } from 'svelte/reactivity'

const large = new MediaQuery('(min-width: 900px) and (min-height: 560px)', false)
const wide = new MediaQuery('(min-width: 1100px) and (min-height: 560px)', false)
const squat = new MediaQuery('(min-width: 900px) and (min-height: 560px) and (max-height: 719px)', false)
const roomy = new MediaQuery('(min-width: 600px)', false)
const short = new MediaQuery('(max-height: 719px)', false)
const low = new MediaQuery('(max-height: 799px)', false)
const aside = new MediaQuery('(max-height: 559px) and (orientation: landscape)', false)
const pointed = new MediaQuery('(pointer: fine)', false)

/** A desktop or a large tablet: seats round the felt, the hand as a fan. */
export const isLarge = (): boolean => large.current

/** A low laptop: where a table has much to lay out, it needs all the height, and my things stand beside it. */
export const isSquat = (): boolean => squat.current

/** Wide enough for whole plates and a fan, if not for a ring of seats. */
export const isRoomy = (): boolean => roomy.current

/** A small phone, or a phone lying on its side. */
export const isShort = (): boolean => short.current

/** A desktop that is not high: the cards must be smaller for the felt to breathe. */
export const isLow = (): boolean => low.current

/** A machine with a mouse, and so most likely with keys. */
export const hasKeys = (): boolean => pointed.current

/** A phone lying on its side: the table at the left, my things at the right. */
export const isAside = (): boolean => aside.current

/** Wide enough for four cards side by side. */
export const isWide = (): boolean => wide.current
