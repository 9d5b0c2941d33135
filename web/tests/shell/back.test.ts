import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser's history: entries with an address and a state, and a way through them that takes its time. */
class Past {
  entries: { state: unknown; path: string }[] = [{ state: null, path: '/' }]
  at = 0
  onpop = (): void => {}

  get state(): unknown {
    return this.entries[this.at]!.state
  }
  get path(): string {
    return this.entries[this.at]!.path
  }
  pushState(state: unknown, _: string, path = this.path): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, path }]
    this.at += 1
  }
  replaceState(state: unknown, _: string, path = this.path): void {
    this.entries[this.at] = { state, path }
  }
  go(by: number): void {
    setTimeout(() => {
      this.at += by
      this.onpop()
    }, 5)
  }
}

describe('the Back of the browser', () => {
  let past: Past
  let lib: typeof import('../../src/lib/back')
  const shown: string[] = []

  /** A sheet as a page shows it: it is gone when its parent says so. */
  function sheet(name: string): () => void {
    shown.push(name)
    const close = (): void => {
      shown.splice(shown.indexOf(name), 1)
      gone()
    }
    const gone = lib.layOnTop(close)
    return close
  }
  const wait = (): Promise<void> => vi.advanceTimersByTimeAsync(50).then(() => {})
  const back = (by = -1): Promise<void> => {
    past.go(by)
    return wait()
  }

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    shown.length = 0
    past = new Past()
    vi.stubGlobal('history', past)
    vi.stubGlobal('addEventListener', (_: string, then: () => void) => (past.onpop = then))
    lib = await import('../../src/lib/back')
    lib.heedBack()
    lib.goTo('/tables/A', false)
  })

  it('closes one sheet after the other, and only then leaves the page', async () => {
    sheet('menu')
    await wait()
    sheet('rules')
    await wait()
    await back()
    expect([shown, past.path]).toEqual([['menu'], '/tables/A'])
    await back()
    expect([shown, past.path]).toEqual([[], '/tables/A'])
    await back()
    expect(past.path).toBe('/')
  })

  it('leaves the page at once after a sheet that was closed by its cross', async () => {
    const close = sheet('menu')
    await wait()
    close()
    await wait()
    await back()
    expect(past.path).toBe('/')
  })

  it('takes no notice of one sheet that gives way to another', async () => {
    const close = sheet('menu')
    await wait()
    close()
    sheet('story')
    await wait()
    expect([shown, past.at]).toEqual([['story'], 2])
    await back()
    expect([shown, past.path]).toEqual([[], '/tables/A'])
  })

  it('keeps a sheet that opens while we are still on our way back from another', async () => {
    const close = sheet('menu')
    await wait()
    close()
    await vi.advanceTimersByTimeAsync(1)
    sheet('chat')
    await wait()
    expect(shown).toEqual(['chat'])
    await back()
    expect([shown, past.path]).toEqual([[], '/tables/A'])
  })

  it('does not open anything forth, nor after a reload', async () => {
    sheet('menu')
    await wait()
    await back()
    await back(1)
    expect([shown, past.at]).toEqual([[], 1])
    sheet('menu')
    await wait()
    shown.length = 0
    vi.resetModules()
    lib = await import('../../src/lib/back')
    lib.heedBack()
    await wait()
    expect([past.path, past.at]).toEqual(['/tables/A', 1])
    await back()
    expect(past.path).toBe('/')
  })

  it('goes from a sheet to another page, and from there back to the table', async () => {
    const close = sheet('menu')
    await wait()
    close()
    lib.whenThere(() => lib.goTo('/', false))
    await wait()
    expect(past.path).toBe('/')
    await back()
    expect([shown, past.path]).toEqual([[], '/tables/A'])
  })

  it('does not lose a page that somebody goes to while a sheet is closing', async () => {
    const close = sheet('menu')
    await wait()
    close()
    await vi.advanceTimersByTimeAsync(1)
    lib.whenThere(() => lib.goTo('/make/x', false))
    await wait()
    expect(past.path).toBe('/make/x')
  })

  it('keeps the rulebook open when a link in it leads to another of its rules', async () => {
    sheet('rules')
    await wait()
    past.pushState(null, '', '/tables/A#LC-060')
    past.onpop()
    expect(shown).toEqual(['rules'])
    await back()
    expect(shown).toEqual(['rules'])
    await back()
    expect([shown, past.path]).toEqual([[], '/tables/A'])
  })
})
