const PARTS = 'li, p, tr, pre, blockquote'
const HEADINGS = 'h1, h2, h3, h4'

/** Go to a part of the rulebook by its address; false if there is none. */
export function find(book: HTMLElement, id: string): boolean {
  const part = [...book.querySelectorAll<HTMLElement>('[id]')].find((one) => one.id === id)
  for (const old of book.querySelectorAll('.found')) old.classList.remove('found')
  if (!part) return false
  part.classList.add('found')
  part.scrollIntoView({ block: 'start' })
  return true
}

/** Leave only the parts in which all words occur, with their headings; -1 while nothing is searched. */
export function showOnly(book: HTMLElement, wanted: string): number {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (part: Element): boolean => words.every((word) => part.textContent.toLowerCase().includes(word))
  const parts = [...book.querySelectorAll<HTMLElement>(PARTS)].filter((part) => !part.parentElement?.closest(PARTS))
  for (const part of parts) part.hidden = words.length > 0 && !has(part)
  for (const heading of book.querySelectorAll<HTMLElement>(HEADINGS)) heading.hidden = words.length > 0 && !headsSomething(heading)
  return words.length === 0 ? -1 : parts.filter((part) => !part.hidden).length
}

/** Whether something below a heading, up to the next one, is shown. */
function headsSomething(heading: Element): boolean {
  for (let next = heading.nextElementSibling; next && !next.matches(HEADINGS); next = next.nextElementSibling) {
    const parts = next.matches(PARTS) ? [next] : [...next.querySelectorAll(PARTS)]
    if (parts.some((part) => !(part as HTMLElement).hidden)) return true
  }
  return false
}
