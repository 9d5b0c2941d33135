import { prefs } from '../lib/prefs.svelte'
import { SOUNDS, type SoundName } from './sounds'

const QUIET = 0.35

/** The same sound twice within so many seconds is one: the house and a game may both have heard a card fall. */
const APART = 0.12
const lately = new Map<SoundName, number>()

let audio: AudioContext | undefined
let out: AudioNode | undefined

/** Play a sound of the house, unless the person at this screen wants none. */
export function sound(name: SoundName): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  out ??= volume(audio)
  // Browsers keep sound asleep until the first tap; then this wakes it.
  if (audio.state === 'suspended') void audio.resume()
  if (audio.state !== 'running' || audio.currentTime - (lately.get(name) ?? -1) < APART) return
  lately.set(name, audio.currentTime)
  SOUNDS[name]({ audio, out, at: audio.currentTime + 0.01 })
}

function volume(of: AudioContext): AudioNode {
  const gain = of.createGain()
  gain.gain.value = QUIET
  const soft = of.createDynamicsCompressor()
  gain.connect(soft).connect(of.destination)
  return gain
}

/** A short vibration, where the device has one, the person wants to be told, and has touched the page before. */
export function buzz(): void {
  if (prefs.sound && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(60)
}
