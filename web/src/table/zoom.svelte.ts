import type { Item } from '../lib/types'

/** The thing that is shown large just now. */
class Zoomed {
  item = $state.raw<Item>()
}

export const zoom = new Zoomed()
