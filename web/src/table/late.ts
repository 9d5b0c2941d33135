import type { GuestInfo, TableInfo } from '../lib/types'
import { text } from '../words/facts'
import { say } from '../words/language.svelte'

/** What somebody who came late is told: that they watch, or how it stands with the seat that they asked for. */
export function lateWords(info: TableInfo, guest: GuestInfo | undefined, names: readonly string[]): string {
  if (guest?.state === 'knocks') {
    if (info.door === 'open') return say('knocked-open')
    return say(info.door === 'anyone' ? 'knocked-anyone' : 'knocked')
  }
  if (guest?.state === 'seating') return say('sits-soon', { bot: text(names[guest.seat ?? -1] ?? '') })
  if (guest?.state === 'stool') return say('you-on-stool')
  if (guest?.state === 'later') return say('told-later')
  const host = info.host == null ? undefined : names[info.host]
  return host ? say('late-welcome', { who: text(host) }) : say('late-welcome-nobody')
}
