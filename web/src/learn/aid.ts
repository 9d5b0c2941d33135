import type { View } from '../lib/types'

/** What is going on, as far as the player aid tells it: the step of the rules, whether it is mine, and the verbs that are open. */
export interface GoingOn {
  readonly task: string
  readonly mine: boolean
  readonly verbs: ReadonlySet<string>
}

export function goingOn(view: View | undefined): GoingOn {
  const me = view?.seats.find(({ seat }) => seat === view.eyes)
  const verbs = new Set((view?.moves ?? []).map((move) => move.do?.say.replace(/^do-/, '') ?? ''))
  return { task: view?.outcome ? '' : (view?.task ?? ''), mine: me?.awaited ?? false, verbs }
}
