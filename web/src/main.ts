import { mount } from 'svelte'
import '$look/base.css'
import './shell.css'
import App from './App.svelte'
import { heedBack } from './lib/back'
import { noteInput } from './lib/input'
import { keepPlace } from './lib/place'

heedBack()
noteInput()
keepPlace()
mount(App, { target: document.body })
