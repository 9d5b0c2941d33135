import type { View } from '../lib/types'
import { text } from '../words/facts'
import { say, words as pageWords } from '../words/language.svelte'
import type { Words } from '../words/words'

/** A few names are said one by one. */
const NAMED = 3

/** What those who are awaited are to do, "to name a suit", and what else is said of it. A game without words for its steps sends the words themselves. */
function taskOf(view: View, words: Words): [does: string, rest: string] {
  const task = view.task ?? 'play'
  const named = words.label('task', task)
  if (named) return [named, '']
  const [verb = '', ...rest] = task.split(' ')
  return [say('to-do', { verb: text(verb) }), rest.join(' ')]
}

/** Whose turn it is, in words. `words`: those of the table. */
export function turnOf(view: View, names: readonly string[], mine: boolean, words: Words = pageWords()): string {
  if (view.outcome) return say('is-over')
  if (mine) return say('your-turn')
  const who = view.seats.filter((seat) => seat.awaited).map((seat) => text(names[seat.seat] ?? ''))
  if (who.length === 0) return say(view.asked?.say === 'ended-early' ? 'is-ended-early' : 'a-moment')
  const does = text(taskOf(view, words)[0])
  return who.length > NAMED ? say('turn-of-many', { number: who.length, does }) : say('turn-of', { who, does })
}

/** The flag on the plate of whoever is awaited: `To bid`. */
export function flagOf(view: View, words: Words = pageWords()): string {
  const task = view.task ?? 'play'
  return words.label('task', task, 'flag') || say('to-do-flag', { verb: text(task.split(' ')[0] ?? '') })
}

/** What goes on after the words of `turnOf`: at my turn what I can do, at another's what else is to be said of it. */
export function afterTurn(view: View, mine: boolean, words: Words = pageWords()): string {
  if (mine || view.outcome) return promptOf(view, words)
  return taskOf(view, words)[1]
}

/** What the table waits for. A question that begins with whose turn it is has a form `.beside` without that. */
export function promptOf(view: View, words: Words = pageWords()): string {
  const { asked } = view
  if (!asked || !words.has(asked.say)) return view.prompt ?? ''
  return words.has(`${asked.say}.beside`) ? words.form(asked.say, 'beside', asked) : words.say(asked)
}
