const REACTION_WORDS: Readonly<Record<string, string>> = {
  cheers: 'Cheers!',
  'well played': 'Well played',
  ouch: 'Ouch',
  hurry: 'Your turn, friend',
  laugh: 'Ha ha',
  thanks: 'Thanks',
}

/** A quick reaction as it is read; one that we do not know yet is shown as it is. */
export function reactionInWords(reaction: string): string {
  return REACTION_WORDS[reaction] ?? reaction
}
