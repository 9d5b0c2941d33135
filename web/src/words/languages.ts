/** The languages that there are, each by the name that it has in itself. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', 'en-XA': 'Éñğlíšh' }
/** Shows what was never translated; it is spoken only to those who ask for it by its name. */
export const PSEUDO = 'en-XA'

/** The language that somebody reads best, of those that there are. `wanted`: their languages, best first. */
export function bestOf(wanted: readonly string[], there: readonly string[] = Object.keys(LANGUAGES)): string {
  const open = there.filter((one) => one !== PSEUDO)
  for (const one of wanted) {
    const found = open.find((other) => other === one) ?? open.find((other) => family(other) === family(one))
    if (found) return found
  }
  return 'en'
}

/** Languages that are read alike: a language and its script, as `zh-Hant` of `zh-TW`. */
function family(name: string): string {
  try {
    const { language, script } = new Intl.Locale(name).maximize()
    return `${language}-${script}`
  } catch {
    return name
  }
}

/** The language to begin with: the one that the address asks for, the one that was chosen, or the browser's. */
export function firstLanguage(address: string, chosen: string, wanted: readonly string[]): string {
  const asked = new URLSearchParams(address).get('lang') ?? ''
  return [asked, chosen].find((one) => one in LANGUAGES) ?? bestOf(wanted)
}

/** The languages to choose among. */
export const offered = (spoken: string): string[] => Object.keys(LANGUAGES).filter((one) => one !== PSEUDO || spoken === PSEUDO)
