import { createSubscriber } from 'svelte/reactivity'
import { goTo, whenThere } from './back'
import { readCode } from './codes'

/** Where somebody is; `rule` is the part of the rulebook that was asked for. */
export type Route =
  | { page: 'lobby' }
  | { page: 'make'; game: string }
  | { page: 'table'; table: string }
  | { page: 'screen'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'nowhere'; path: string }

export function routeOf(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode)
  const [first, second = '', third = ''] = parts
  if (parts.length === 0) return { page: 'lobby' }
  if (first === 'make' && parts.length === 2) return { page: 'make', game: second }
  const table = readCode(second) ?? second
  if (first === 'tables' && parts.length === 2) return { page: 'table', table }
  if (first === 'tables' && third === 'screen' && parts.length === 3) return { page: 'screen', table }
  if (first === 'tables' && third === 'replay' && parts.length === 3) return { page: 'replay', table }
  if (first === 'games' && third === 'rules' && parts.length === 3) {
    return { page: 'rules', game: second, rule: decode(hash.replace(/^#/, '')) }
  }
  if (first === 'learn' && parts.length === 2) return { page: 'learn', game: second }
  if (first === 'learn' && parts.length === 3) return { page: 'lesson', game: second, lesson: third }
  return { page: 'nowhere', path }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const opened = typeof location === 'undefined' ? '' : location.pathname

/** Whether this table is what the page was opened for: by a link, not from the lobby. */
export function cameByLink(table: string): boolean {
  const route = routeOf(opened)
  return route.page === 'table' && route.table === table
}

let tellAll = (): void => {}
const subscribe = createSubscriber((update) => {
  tellAll = update
  window.addEventListener('popstate', update)
  return () => {
    tellAll = () => {}
    window.removeEventListener('popstate', update)
  }
})

/** The present route; whoever reads it in a component is told of changes. */
export function here(): Route {
  subscribe()
  return routeOf(location.pathname, location.hash)
}

export function go(path: string, { replace = false } = {}): void {
  whenThere(() => {
    goTo(path, replace)
    scrollTo(0, 0)
    tellAll()
  })
}

/** Let ordinary links to our own pages change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || routeOf(link.pathname).page === 'nowhere') return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
