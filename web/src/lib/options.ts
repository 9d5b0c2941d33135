import { say } from '../words/language.svelte'
import { asTyped, type Words } from '../words/words'
import type { CLOCKS, DOORS, OptionCard, PACES, Preset } from './types'
import { list, seatName } from './words'

export type Clock = (typeof CLOCKS)[number]
export type Pace = (typeof PACES)[number]
export type Door = (typeof DOORS)[number]

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

/** What a game calls an option; where it has no words for it, what one types: `match_target` is Match target. */
export const optionName = (option: OptionCard, words: Words): string => words.label('option', option.id) || asTyped(option.id)

/** What an option changes. */
export function optionAbout(option: OptionCard, words: Words): string {
  return words.has(`option-${option.id}.about`) ? words.form(`option-${option.id}`, 'about', {}) : option.about
}

/** What somebody is who says yes to it: Designated driver. */
export const ofOneself = (option: OptionCard, words: Words): string => words.label('option', option.id, 'one') || asTyped(option.id)

/** What a way to play is called, and what it is. */
export function presetWords(preset: Preset, words: Words): { name: string; about: string } {
  const key = `preset-${preset.name.replaceAll(' ', '_')}`
  if (!words.has(key)) return { name: preset.name, about: preset.about }
  return { name: words.form(key, '', {}), about: words.has(`${key}.about`) ? words.form(key, 'about', {}) : preset.about }
}

/** A value of an option as a person reads it. */
export function valueInWords(option: OptionCard, value: Value, words: Words, names: readonly string[] = []): string {
  const chosen = words.has(`choice-${option.id}-${value}`) && words.form(`choice-${option.id}-${value}`, '', {})
  if (chosen) return chosen
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (typeof value === 'number') {
    return option.per_seat && !option.choices.includes(value) ? names[value] || seatName(value) : String(value)
  }
  const seats = seatsIn(option, value)
  return seats.length > 0 ? list(seats.map((seat) => names[seat] || seatName(seat))) : asTyped(value)
}

/** The seats that a value such as `0+2` names, where everybody speaks for themselves. */
export function seatsIn(option: OptionCard, value: Value): number[] {
  return option.some_seats && !option.choices.includes(value) ? String(value).split('+').map(Number) : []
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
