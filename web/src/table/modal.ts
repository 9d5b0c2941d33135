import type { Attachment } from 'svelte/attachments'
import { layOnTop } from '../lib/back'

/** A dialog that lies on top of everything: Escape and the browser's Back close it, and the focus goes back to where it was. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement
    const gone = layOnTop(onclose)
    const cancel = (event: Event): void => {
      event.preventDefault()
      onclose()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.showModal()
    return () => {
      gone()
      dialog.removeEventListener('cancel', cancel)
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }
}
