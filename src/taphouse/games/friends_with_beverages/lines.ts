/** Breaks a text into lines of at most so many letters. */
export function linesOf(text: string, most: number): string[] {
  const broken: string[] = []
  for (const word of text.split(' ')) {
    const last = broken.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) broken[broken.length - 1] = `${last} ${word}`
    else broken.push(word)
  }
  return broken
}

export interface Fitted {
  lines: string[]
  size: number
}

/** A name in one, two or three lines, as large as its place allows; a letter is about 0.64 times as wide as high. */
export function fitted(name: string, width: number, height: number, most: number): Fitted {
  const tries = [name.length, Math.ceil(name.length / 2) + 2, Math.ceil(name.length / 3) + 3].map((letters) => {
    const lines = linesOf(name, letters)
    const longest = Math.max(...lines.map((line) => line.length))
    return { lines, size: Math.round(Math.min(most, width / (longest * 0.64), height / (lines.length * 1.05)) * 10) / 10 }
  })
  return tries.reduce((best, one) => (one.size > best.size + 0.4 ? one : best))
}

/** A sentence in two lines, as large as the width allows; a letter of it is about 0.44 times as wide as high. */
export function inTwo(sentence: string, width: number, most: number): Fitted {
  let letters = Math.ceil(sentence.length / 2)
  while (linesOf(sentence, letters).length > 2) letters += 1
  const lines = linesOf(sentence, letters)
  return { lines, size: Math.round(Math.min(most, width / (Math.max(...lines.map((line) => line.length)) * 0.44)) * 10) / 10 }
}
