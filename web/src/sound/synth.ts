/** Parts that the sounds are made of: struck tones and shaped noise, nothing recorded. */

export interface Bench {
  audio: BaseAudioContext
  out: AudioNode
  /** When the sound begins, in seconds of the audio clock. */
  at: number
}

/** A tone that is struck and dies away. */
export function strike({ audio, out, at }: Bench, hertz: number, seconds: number, loud: number, glide = 1): void {
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.frequency.setValueAtTime(hertz, at)
  if (glide !== 1) tone.frequency.exponentialRampToValueAtTime(hertz * glide, at + seconds)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(gain).connect(out)
  tone.start(at)
  tone.stop(at + seconds + 0.02)
}

/** Noise through a band that moves from one pitch to another: paper, felt, cork. */
export function brush({ audio, out, at }: Bench, from: number, to: number, seconds: number, loud: number, narrow = 1): void {
  const noise = audio.createBufferSource()
  const band = audio.createBiquadFilter()
  const gain = audio.createGain()
  noise.buffer = noiseOf(audio)
  band.type = 'bandpass'
  band.Q.value = narrow
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + seconds)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  noise.connect(band).connect(gain).connect(out)
  noise.start(at, Math.random() * 0.2)
  noise.stop(at + seconds + 0.02)
}

/** A struck thing with overtones: glass and brass ring with their own. */
export function ring(bench: Bench, hertz: number, overtones: readonly number[], seconds: number, loud: number): void {
  overtones.forEach((ratio, n) => strike(bench, hertz * ratio, seconds / (1 + n * 0.5), loud / (1 + n * 1.4)))
}

export const later = (bench: Bench, seconds: number): Bench => ({ ...bench, at: bench.at + seconds })

const made = new WeakMap<BaseAudioContext, AudioBuffer>()

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = made.get(audio)
  if (known) return known
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  made.set(audio, buffer)
  return buffer
}
