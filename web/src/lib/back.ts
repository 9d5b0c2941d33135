/**
 * The browser's Back closes what lies on top of the page, and leaves the page only when nothing does.
 * Every entry of the history says how many things were open there; after each change the two are brought together.
 */
const open: (() => void)[] = []
/** How many things the entry has to which we are on our way, while we are. */
let target: number | undefined
let waiting: (() => void)[] = []
let planned = false

const depth = (): number => Number((history.state as { open?: number } | null)?.open ?? 0)

/** Lay something on top of the page; Back calls `close`. The answer tells that it is gone, however it went. */
export function layOnTop(close: () => void): () => void {
  open.push(close)
  plan()
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    plan()
  }
}

/** Go to another page of ours, in the place of whatever lies on top of this one. */
export function goTo(path: string, replace: boolean): void {
  if (replace || depth() > 0) history.replaceState({ open: 0 }, '', path)
  else history.pushState({ open: 0 }, '', path)
}

/** Do something to the history as soon as we are not on our way through it. */
export function whenThere(then: () => void): void {
  if (target === undefined) then()
  else waiting.push(then)
}

/** One sheet may close while another opens: only what is left of it counts. */
function plan(): void {
  if (planned) return
  planned = true
  setTimeout(() => {
    planned = false
    settle()
  })
}

function settle(): void {
  if (target !== undefined) return
  for (let at = depth() + 1; at <= open.length; at++) history.pushState({ open: at }, '')
  if (open.length < depth()) {
    target = open.length
    history.go(open.length - depth())
  }
}

function travelled(): void {
  // A link inside the page, as in a rulebook, makes an entry that knows nothing.
  if (history.state === null) history.replaceState({ open: open.length }, '')
  const ours = target === depth()
  target = undefined
  if (!ours) for (const close of open.splice(depth()).reverse()) close()
  const next = waiting
  waiting = []
  for (const then of next) then()
  // Forth, or after a reload, we come to things that are no longer there: on to where they were not.
  settle()
}

/** Begin to listen; once, when the page is loaded. */
export function heedBack(): void {
  if (history.state === null) history.replaceState({ open: 0 }, '')
  addEventListener('popstate', travelled)
  settle()
}
