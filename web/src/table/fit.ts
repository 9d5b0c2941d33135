import type { Attachment } from 'svelte/attachments'

/** What is left for the table of the height that it has when nothing but the bar stands above it. */
export function shareOf(screen: number, frame: number, bar: number, front: number): number {
  const whole = screen - bar
  return whole > 0 ? Math.min(1, Math.max(0.5, (frame - bar - front) / whole)) : 1
}

/**
 * Tells the share of its height that the table in this frame has. The page may give the frame less than the screen, and
 * the frame itself may need room for a question or the guide: the table need not know of either.
 */
export function fitted(tell: (share: number) => void): Attachment<HTMLElement> {
  return (frame) => {
    const high = (where: string): number => frame.querySelector(`:scope > ${where}`)?.getBoundingClientRect().height ?? 0
    const observer = new ResizeObserver(() => {
      // On a phone the table can be scrolled below a question.
      const front = frame.classList.contains('large') ? high('.front') : 0
      const share = shareOf(innerHeight, frame.getBoundingClientRect().height, high('.bar'), front)
      tell(Math.round(share * 1000) / 1000)
    })
    observer.observe(frame)
    for (const part of frame.querySelectorAll(':scope > :is(.bar, .front)')) observer.observe(part)
    return () => observer.disconnect()
  }
}
