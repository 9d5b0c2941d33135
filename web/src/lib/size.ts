import type { Attachment } from 'svelte/attachments'

/**
 * Tells how large an element is as soon as it is laid out, and whenever that changes. To ask while the page is still
 * being put together, as Svelte's own `bind:clientWidth` does, would lay everything out twice.
 */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }
}
