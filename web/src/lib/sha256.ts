/** SHA-256 of our own: browsers have one, but not over plain http, and phones in the same room come that way. */

const WORDS = 64
const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND = (() => {
  const found: number[] = []
  for (let n = 2; found.length < WORDS; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found.push(fraction(n))
  }
  return found
})()

/** The cube root by whole numbers: floating point would be off in the last bit. */
function fraction(n: number): number {
  const wanted = BigInt(n) << 96n
  let root = 0n
  for (let bit = 1n << 36n; bit > 0n; bit >>= 1n) {
    const next = root + bit
    if (next * next * next <= wanted) root = next
  }
  return Number(root & 0xffffffffn)
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(data: Uint8Array): DataView {
  const size = Math.ceil((data.length + 9) / 64) * 64
  const bytes = new Uint8Array(size)
  bytes.set(data)
  bytes[data.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(size - 8, BigInt(data.length) * 8n)
  return view
}

export function sha256(data: Uint8Array): Uint8Array {
  const input = padded(data)
  const state = [...FIRST]
  const w = new Array<number>(WORDS).fill(0)
  for (let at = 0; at < input.byteLength; at += 64) {
    for (let i = 0; i < WORDS; i++) {
      if (i < 16) {
        w[i] = input.getUint32(at + 4 * i)
        continue
      }
      const early = w[i - 15]!
      const late = w[i - 2]!
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
      w[i] = (w[i - 16]! + small + w[i - 7]! + large) | 0
    }
    mix(state, w)
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => out.setUint32(4 * i, word))
  return new Uint8Array(out.buffer)
}

function mix(state: number[], w: readonly number[]): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < WORDS; i++) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const t = (h + one + choice + ROUND[i]! + w[i]!) | 0
    const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t) | 0, c, b, a, (t + zero + majority) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
