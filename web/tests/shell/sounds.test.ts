import { describe, expect, it } from 'vitest'
import { SOUNDS, type SoundName } from '../../src/sound/sounds'
import type { Bench } from '../../src/sound/synth'

/** An audio desk that only notes when and how loud things sound. */
function desk() {
  const ends: number[] = []
  const peaks: number[] = []
  const param = () => ({
    value: 0,
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (value: number) => void peaks.push(value),
  })
  const gainParam = param
  const node = (extra: object) => ({ connect: (next: unknown) => next, ...extra })
  const source = () => ({ start: () => {}, stop: (at: number) => void ends.push(at) })
  const audio = {
    sampleRate: 8,
    createOscillator: () => node({ frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, ...source() }),
    createBufferSource: () => node({ buffer: null, ...source() }),
    createBiquadFilter: () => node({ type: '', Q: { value: 0 }, frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } }),
    createGain: () => node({ gain: gainParam() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  }
  return { bench: { audio, out: {}, at: 0 } as unknown as Bench, ends, peaks }
}

describe('sounds', () => {
  it.each(Object.keys(SOUNDS) as SoundName[])('%s is heard, is short and is never loud', (name) => {
    const { bench, ends, peaks } = desk()
    SOUNDS[name](bench)
    expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(0.82)
    expect(Math.max(...peaks)).toBeGreaterThan(0.05)
    expect(Math.max(...peaks)).toBeLessThanOrEqual(0.8)
  })
})
