import { mount } from 'svelte'
import '$look/base.css'
import './shell.css'
import App from './App.svelte'
import { heedBack } from './lib/back'
import { noteInput } from './lib/input'
import { keepPlace } from './lib/place'
import { prefs } from './lib/prefs.svelte'
import { speak } from './words/language.svelte'
import { firstLanguage } from './words/languages'

heedBack()
noteInput()
keepPlace()

const language = firstLanguage(location.search, prefs.language, navigator.languages)
if (new URLSearchParams(location.search).has('lang')) prefs.language = language

const open = (): void => void mount(App, { target: document.body })
// Without its words the house still opens, in English.
if (language === 'en') open()
else speak(language).then(open, open)
