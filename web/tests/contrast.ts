function brightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well one colour is read on another, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
