import { afterEach, describe, expect, it, vi } from 'vitest'
import { around, say, SLOT, speak, words } from '../../src/words/language.svelte'
import { bestOf, firstLanguage, offered } from '../../src/words/languages'

describe('the language of the reader', () => {
  it('is the first of theirs that there is, also by its script', () => {
    const there = ['en', 'de', 'zh-Hant', 'en-XA']
    expect(bestOf(['de-AT', 'en'], there)).toBe('de')
    expect(bestOf(['fr', 'zh-TW'], there)).toBe('zh-Hant')
    expect(bestOf(['zh-CN', 'de'], there)).toBe('de')
    expect(bestOf(['fr', 'not a language'], there)).toBe('en')
  })

  it('is what the address asks for, else what was chosen, else the browser’s', () => {
    expect(firstLanguage('?lang=en-XA', 'en', ['en'])).toBe('en-XA')
    expect(firstLanguage('', 'en-XA', ['en'])).toBe('en-XA')
    expect(firstLanguage('?lang=xx', '', ['en-GB'])).toBe('en')
  })

  it('is never the pseudo-language by itself', () => {
    expect(bestOf(['en-XA'])).toBe('en')
    expect(offered('en')).not.toContain('en-XA')
    expect(offered('en-XA')).toContain('en-XA')
  })
})

describe('what the pages say', () => {
  afterEach(() => speak('en'))

  it('changes with the language', async () => {
    const root = { lang: 'en' }
    vi.stubGlobal('document', { documentElement: root })
    expect(say('open-seats', { number: 1 })).toBe('1 open seat')
    await speak('en-XA')
    expect([root.lang, words().language]).toEqual(['en-XA', 'en-XA'])
    expect(say('open-seats', { number: 2 })).toBe('⟦2 ópéñ šéátš····⟧')
  })

  it('can stand round something that is drawn', () => {
    expect(around(say('anybody-can-check', { link: SLOT }))).toEqual(['Anybody can ', ' and check it.'])
    expect(around(say('seed-sealed'))).toEqual(['The seed was sealed before the deal.', ''])
  })
})
