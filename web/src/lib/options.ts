import type { OptionCard } from './types'
import { capital, list } from './words'

export type Value = boolean | number | string
export type House = Record<string, Value>

/** How an option is asked for. */
export type Control = 'switch' | 'chips' | 'number' | 'seat' | 'each'

export function controlOf(option: OptionCard): Control {
  if (option.some_seats) return 'each'
  if (option.per_seat) return 'seat'
  if (option.span) return 'number'
  if (option.choices.length === 2 && option.choices.every((choice) => typeof choice === 'boolean')) return 'switch'
  return 'chips'
}

/** `match_target` as a person reads it: Match target. */
export function inWords(text: string): string {
  return capital(text.replaceAll('_', ' '))
}

/** A sentence of the bar, which names options and values as one types them (`match_target`, `assist=auto`), as a person reads it. */
export function inSentence(text: string): string {
  return text.replace(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g, (name) => name.replaceAll('_', ' ')).replace(/\b([a-z ]*[a-z])=(?=\w)/g, '$1 ')
}

/** A value of an option as a person reads it. */
export function valueInWords(option: OptionCard, value: Value, names: readonly string[] = []): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    return option.per_seat && !option.choices.includes(value) ? names[value] || `Seat ${value + 1}` : String(value)
  }
  const seats = seatsIn(option, value)
  return seats.length > 0 ? list(seats.map((seat) => names[seat] || `Seat ${seat + 1}`)) : inWords(value)
}

/** The seats that a value such as `0+2` names, where everybody speaks for themselves. */
export function seatsIn(option: OptionCard, value: Value): number[] {
  return option.some_seats && !option.choices.includes(value) ? String(value).split('+').map(Number) : []
}

/** `designated_drivers` as a person says it of themselves: Designated driver. */
export function ofOneself(text: string): string {
  return inWords(text).replace(/s$/, '')
}

/** Only what differs from the defaults: what a table must be told. */
export function changed(options: readonly OptionCard[], house: House): House {
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = house[option.id]
      return value === undefined || value === option.default ? [] : [[option.id, value]]
    }),
  )
}
