import { mount } from 'svelte'
import '$look/base.css'
import './shell.css'
import App from './App.svelte'
import { heedBack } from './lib/back'
import { noteInput } from './lib/input'

heedBack()
noteInput()
mount(App, { target: document.body })
