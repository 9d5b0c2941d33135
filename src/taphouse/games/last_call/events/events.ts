import type { Component } from 'svelte'
import type { GlassKind } from '$cards/glasses'
import type { Colour } from '../colours'
import AboutFace from './AboutFace.svelte'
import Cheers from './Cheers.svelte'
import HouseMixer from './HouseMixer.svelte'
import LetsGetWild from './LetsGetWild.svelte'
import MyShout from './MyShout.svelte'
import PassTheBottle from './PassTheBottle.svelte'
import SwitchItUp from './SwitchItUp.svelte'
import TakeThat from './TakeThat.svelte'
import ToughBreak from './ToughBreak.svelte'
import TriggerTroubles from './TriggerTroubles.svelte'

export type EventName =
  | 'switch_it_up'
  | 'about_face'
  | 'take_that'
  | 'cheers'
  | 'my_shout'
  | 'lets_get_wild'
  | 'pass_the_bottle'
  | 'tough_break'
  | 'trigger_troubles'
  | 'house_mixer'

/** What the art of an event may take up from its card. */
export interface ArtProps {
  suit?: GlassKind | undefined
  colour?: Colour | undefined
}

/** A drawing that takes up nothing. */
const plain = (art: Component<Record<string, never>>): Component<ArtProps> => art as unknown as Component<ArtProps>

interface Drawing {
  /** The large drawing, about 0 0 in a box of 54 x 72. */
  art: Component<ArtProps>
  /** The sign of a small card, in a box of 24 x 24: solid parts and lines of 2.6. */
  solid: string
  lines: string
}

export const EVENT_ART: Readonly<Record<EventName, Drawing>> = {
  switch_it_up: {
    art: SwitchItUp,
    solid: 'M16 1.6L23.4 7.4L16 13.2ZM8 10.8L0.6 16.6L8 22.4Z',
    lines: 'M2.2 7.4H16M21.8 16.6H8',
  },
  about_face: {
    art: AboutFace,
    solid: 'M22.8 3.2L22.2 11.4L14.6 8.8ZM1.2 20.8L1.8 12.6L9.4 15.2Z',
    lines: 'M3.4 9.4C4.6 5.6 8 3 12 3C14.6 3 16.9 4.1 18.6 5.8M20.6 14.6C19.4 18.4 16 21 12 21C9.4 21 7.1 19.9 5.4 18.2',
  },
  take_that: { art: TakeThat, solid: '', lines: 'M1.6 12.6H10.6M6.1 8.1V17.1M14.4 8.6L18.8 5.4V19.4M14.8 19.4H22.4' },
  cheers: {
    art: Cheers,
    solid:
      'M0.6 9.4L9.6 6.8L13 18.6Q13.4 20.2 11.8 20.6L6 22.3Q4.4 22.8 4 21.2ZM23.4 9.4L14.4 6.8L12.6 13L14.2 18.6Q14.5 19.8 14 20.9L18 22.3Q19.6 22.8 20 21.2Z',
    lines: 'M12 0.9V4M6.4 1.6L7.6 4.2M17.6 1.6L16.4 4.2',
  },
  my_shout: {
    art: plain(MyShout),
    solid: 'M1.4 8.6H5.4L14.6 3.2V19.4L9.6 16.4L10.6 21.8H6.8L5.4 15H1.4Z',
    lines: 'M18.2 8.4C19.3 10.2 19.3 12.6 18.2 14.4M20.8 4.8C23.4 8.6 23.4 14.2 20.8 18',
  },
  lets_get_wild: {
    art: plain(LetsGetWild),
    solid: 'M12 6L13.7 10.1L18.1 10.4L14.7 13.2L15.8 17.5L12 15.1L8.2 17.5L9.3 13.2L5.9 10.4L10.3 10.1Z',
    lines: 'M12 0.8V3M12 21V23.2M0.8 12H3M21 12H23.2M4.1 4.1L5.6 5.6M18.4 18.4L19.9 19.9M4.1 19.9L5.6 18.4M18.4 5.6L19.9 4.1',
  },
  pass_the_bottle: {
    art: plain(PassTheBottle),
    solid: 'M4.6 0.6H9.4V5.6C11 7 12 8.4 12 10.6V21.4Q12 23.4 10 23.4H4Q2 23.4 2 21.4V10.6C2 8.4 3 7 4.6 5.6ZM4 12.4V17.6H10V12.4ZM17.4 8.2L23.4 13.4L17.4 18.6Z',
    lines: 'M14.6 13.4H18.6',
  },
  tough_break: {
    art: plain(ToughBreak),
    solid: 'M3 12.6L6.4 8.8L9 13.2L12.4 8.6L14.6 13.6L18 9.6L21 13L18.8 23.4H5.2ZM5.4 0.8L9.4 3.4L5.2 6ZM13.6 0.6L17.8 1.6L14.8 5.6ZM19.4 4.2L23 6.8L19.2 8.2Z',
    lines: '',
  },
  trigger_troubles: {
    art: plain(TriggerTroubles),
    solid: 'M6.4 17V13.2A5.6 5.6 0 0 1 17.6 13.2V17ZM3.6 18.6H20.4V22.6H3.6Z',
    lines: 'M12 1.2V4.6M4.2 4.6L6.4 7M19.8 4.6L17.6 7M1 11.4H3.8M20.2 11.4H23',
  },
  house_mixer: {
    art: HouseMixer,
    solid: 'M9.2 0.6H14.8V3.4H9.2ZM8.6 4.6H15.4L17.2 9.4H6.8ZM5.8 10.8H18.2L16.6 22Q16.4 23.4 15 23.4H9Q7.6 23.4 7.4 22Z',
    lines: '',
  },
}
