import { describe, expect, it } from 'vitest'
import { now, setClock, span } from '../../src/lib/clock'
import { bezier } from '../../src/lib/motion'
import { changed, controlOf, ofOneself, optionAbout, optionName, presetWords, valueInWords } from '../../src/lib/options'
import type { OptionCard } from '../../src/lib/types'
import { asTyped, type Entry } from '../../src/words/words'
import { wordsFor } from '../words'
import { capital, initialOf, lettersOf, list, minutes } from '../../src/lib/words'

const NO_WORDS = wordsFor({})
const option = (rest: Partial<OptionCard>): OptionCard => ({ id: 'x', about: '', default: 1, choices: [], ...rest })

describe('words', () => {
  it('list names as people do', () => {
    expect(list([])).toBe('')
    expect(list(['Mike'])).toBe('Mike')
    expect(list(['Mike', 'Jo', 'Sarah'])).toBe('Mike, Jo and Sarah')
  })

  it('count', () => {
    expect(minutes([15, 15])).toBe('15 minutes')
  })

  it.each([
    ['robin', 'R'],
    [' ørsted', 'Ø'],
    ['🍺 Bob', '🍺'],
    ['𝒵oe', '𝒵'],
    ['👨‍👩‍👧‍👦 Fam', '👨‍👩‍👧‍👦'],
    ['🇵🇹 Ana', '🇵🇹'],
    ['e\u0301mile', 'E\u0301'],
    ['', ''],
  ])('cut a name only between letters as a person sees them: %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  it('cut a name to a few letters, and begin a heading with a large one', () => {
    expect([lettersOf('🍺👨‍👩‍👧‍👦Bob', 3), lettersOf('Jo', 8)]).toEqual(['🍺👨‍👩‍👧‍👦B', 'Jo'])
    expect([capital('in hand'), capital('')]).toEqual(['In hand', ''])
  })

  it('go by the clock of the bar', () => {
    setClock(1_000_000_000_000)
    expect(now()).toBe(1_000_000_000)
    setClock(Date.now())
  })

  it('tell times', () => {
    expect([span(0), span(42), span(601), span(3725)]).toEqual(['0:00', '0:42', '10:01', '1:02 h'])
  })
})

describe('options', () => {
  it('are asked for by what they are', () => {
    expect(controlOf(option({ choices: [false, true], default: false }))).toBe('switch')
    expect(controlOf(option({ choices: ['a', 'b', 'c'] }))).toBe('chips')
    expect(controlOf(option({ choices: ['auto'], span: [2, 200] }))).toBe('number')
    expect(controlOf(option({ choices: ['random'], per_seat: true }))).toBe('seat')
    expect(controlOf(option({ choices: ['nobody'], some_seats: true }))).toBe('each')
  })

  it('are read in words', () => {
    expect(asTyped('first_player')).toBe('First player')
    expect(valueInWords(option({ choices: [false, true] }), true, NO_WORDS)).toBe('Yes')
    expect(valueInWords(option({ choices: ['random'], per_seat: true }), 1, NO_WORDS, ['Mike', 'Jo'])).toBe('Jo')
    expect(valueInWords(option({ choices: ['random'], per_seat: true }), 1, NO_WORDS)).toBe('Seat 2')
    expect(valueInWords(option({ span: [2, 9] }), 3, NO_WORDS)).toBe('3')
    expect(valueInWords(option({ choices: ['nobody'], some_seats: true }), '0+1', NO_WORDS, ['Mike', 'Jo'])).toBe('Mike and Jo')
    expect(valueInWords(option({ choices: ['nobody'], some_seats: true }), 'nobody', NO_WORDS)).toBe('Nobody')
  })

  it('are called in a refusal as the game calls them, and as one types them where it has no words', () => {
    const refused = { say: 'no', name: 'option:match_target', value: 'choice:match_target-until_ten' }
    const no = { no: ((words, fact) => `${words.shown(fact['name'])}, not ${words.shown(fact['value'])}.`) as Entry }
    expect(wordsFor(no).say(refused)).toBe('Match target, not Until ten.')
    expect(wordsFor({ ...no, 'option-match_target': 'Goal', 'choice-match_target-until_ten': 'Ten' }).say(refused)).toBe('Goal, not Ten.')
  })

  it('are called as the game calls them', () => {
    const words = wordsFor({ 'option-drivers': 'Drivers', 'option-drivers.about': 'Who drives.', 'option-drivers.one': 'Driver', 'choice-drivers-nobody': 'No one', 'preset-A_way': 'One way', 'preset-A_way.about': 'So.' })
    const drivers = option({ id: 'drivers', about: 'Who drives home.' })
    expect([optionName(drivers, words), optionAbout(drivers, words), ofOneself(drivers, words), valueInWords(drivers, 'nobody', words)]).toEqual(['Drivers', 'Who drives.', 'Driver', 'No one'])
    expect(presetWords({ name: 'A way', about: '', house: {} }, words)).toEqual({ name: 'One way', about: 'So.' })
    expect([optionName(drivers, NO_WORDS), optionAbout(drivers, NO_WORDS)]).toEqual(['Drivers', 'Who drives home.'])
  })

  it('are told to the server only where they differ', () => {
    const options = [option({ id: 'a', default: 1 }), option({ id: 'b', default: false })]
    expect(changed(options, { a: 1, b: true, gone: 4 })).toEqual({ b: true })
  })
})

describe('easing', () => {
  it('begins, ends and hurries in between', () => {
    const ease = bezier(0.2, 0.8, 0.2, 1)
    expect(ease(0)).toBeCloseTo(0, 2)
    expect(ease(1)).toBeCloseTo(1, 2)
    expect(ease(0.3)).toBeGreaterThan(0.6)
  })
})
