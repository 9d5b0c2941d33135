/** The clocks of a table in words. */
export const CLOCK_WORDS: Record<string, string> = { none: 'No clock', relaxed: 'Relaxed', brisk: 'Brisk' }

/** What it means for taking moves back that a table is friendly, or not. */
export const TAKE_BACK: Record<string, string> = {
  false: 'A move from which somebody has learned something comes back only if everybody else agrees, also those who are away.',
  true: 'A move from which somebody has learned something comes back if everybody else who is there agrees. Whoever is away counts as agreeing.',
}
