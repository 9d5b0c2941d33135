/** The parts of the frame, as somebody sees them who is shown round. */
const find = (part: string): HTMLElement | null => document.querySelector(`[data-part="${part}"]`)

/** What makes a part worth a word: my moves without the brass button are none. */
const CORE: Readonly<Record<string, string>> = { buttons: '.button.brass' }

/** Whether a part has anything to show. */
export function isThere(part: string): boolean {
  const found = find(part)
  const core = CORE[part] ? found?.querySelector(CORE[part]) : found
  return Boolean(core?.checkVisibility() && found!.childElementCount > 0) && !isCovered(part)
}

/** Whether something lies over the whole of a part: then it is there, but nobody sees it. */
export function isCovered(part: string): boolean {
  const found = find(part)
  if (!found) return false
  const things = [...found.children].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0)
  return things.length > 0 && things.every((box) => !found.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
}
