/** Table codes: three made-up words of consonant, vowel, consonant, vowel, consonant; those of old tables are six capitals. */
const WORDS = /^(?:[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]){3}$/
const OLD = /^[BCDFGHJKMNPQRSTVWXZ]{6}$/

/** Read a code as people type or paste it: in any spelling, or as a whole link. Nothing if it can be none. */
export function readCode(text: string): string | undefined {
  const last = text.trim().split(/[?#]/)[0]!.split('/').filter(Boolean).at(-1) ?? ''
  const letters = last.replace(/%20|[-_.\s]/g, '').toLowerCase()
  if (WORDS.test(letters)) return letters.match(/.{5}/g)!.join('-')
  return OLD.test(letters.toUpperCase()) ? letters.toUpperCase() : undefined
}
