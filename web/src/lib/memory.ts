/** Small things that this browser remembers; one that may not remember anything still works. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`taphouse.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`taphouse.${key}`, value)
  } catch {
    // A private window: the choice holds until the page is closed.
  }
}
