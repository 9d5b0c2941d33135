import type { Attachment } from 'svelte/attachments'

/** The end of a list that should be seen at its newest line, also in a sheet that is just being opened. */
export const atEnd: Attachment<HTMLElement> = (end) => {
  const frame = requestAnimationFrame(() => end.scrollIntoView({ block: 'end' }))
  return () => cancelAnimationFrame(frame)
}
