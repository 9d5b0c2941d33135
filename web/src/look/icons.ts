/** Line icons in a box of 24 x 24; `solid` ones are filled instead of stroked. */
export const ICONS = {
  back: { path: 'M15 4L7 12L15 20' },
  menu: { path: 'M4 6H20M4 12H20M4 18H14' },
  tick: { path: 'M4.5 12.8L9.6 18L19.5 6.8' },
  cross: { path: 'M6 6L18 18M18 6L6 18' },
  down: { path: 'M4 7H20L12 18Z', solid: true },
  cup: { path: 'M7 4H17V9.5A5 5 0 0 1 7 9.5ZM7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.4M17 5.5H20.5V7A3.5 3.5 0 0 1 17 10.4M12 14.6V19.6M8 20H16' },
  bell: {
    path: 'M12 1.6A2.2 2.2 0 0 1 14.1 4.5C17.3 5.4 19 8.2 19 11.6C19 15.2 19.6 16.6 21.4 18.6H2.6C4.4 16.6 5 15.2 5 11.6C5 8.2 6.7 5.4 9.9 4.5A2.2 2.2 0 0 1 12 1.6ZM9 19.8H15A3 3 0 0 1 9 19.8Z',
    solid: true,
  },
  signal: { path: 'M2.5 9.5A14 14 0 0 1 21.5 9.5M5.8 13.2A9.2 9.2 0 0 1 18.2 13.2M9.2 16.7A4.2 4.2 0 0 1 14.8 16.7M12 20V20.01' },
  warning: {
    path: 'M12 1.8L23.2 21.4H0.8ZM10.9 8.6L11.3 15.2H12.7L13.1 8.6ZM12 16.6A1.3 1.3 0 1 0 12 19.2A1.3 1.3 0 1 0 12 16.6Z',
    solid: true,
  },
  sound: { path: 'M4 9.2V14.8H7.6L13 19V5L7.6 9.2ZM16.4 9A4.4 4.4 0 0 1 16.4 15M18.8 6.2A8.4 8.4 0 0 1 18.8 17.8' },
  silent: { path: 'M4 9.2V14.8H7.6L13 19V5L7.6 9.2ZM16.6 9.6L21.4 14.4M21.4 9.6L16.6 14.4' },
  book: { path: 'M12 6C9.8 4.6 6.8 4.2 3 4.4V18.4C6.8 18.2 9.8 18.6 12 20C14.2 18.6 17.2 18.2 21 18.4V4.4C17.2 4.2 14.2 4.6 12 6ZM12 6V20' },
  door: { path: 'M13 3.6H5V20.4H13M10 12H21M17.4 8.4L21 12L17.4 15.6' },
  entry: { path: 'M5 21V3H19V21M2.5 21H21.5M8.6 6.4H15.4V11.4H8.6ZM15.4 15V15.01' },
  info: { path: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 11V16.4M12 7.6V7.61' },
  link: { path: 'M10 14A4.2 4.2 0 0 0 16 14L19.4 10.6A4.2 4.2 0 0 0 13.4 4.6L12 6M14 10A4.2 4.2 0 0 0 8 10L4.6 13.4A4.2 4.2 0 0 0 10.6 19.4L12 18' },
  bulb: { path: 'M9 18H15M10 21.4H14M12 2.6A6.4 6.4 0 0 0 8.2 14.2C9 14.9 9 15.4 9 15.6H15C15 15.4 15 14.9 15.8 14.2A6.4 6.4 0 0 0 12 2.6Z' },
  undo: { path: 'M8.5 5L4 9.5L8.5 14M4 9.5H14A5.5 5.5 0 0 1 14 20.5H9' },
  story: { path: 'M4 5H20V16H11L6.5 20V16H4Z' },
  stool: { path: 'M5 4H19V7.6H5ZM8 7.6L5.6 21M16 7.6L18.4 21M7 15H17' },
  sort: { path: 'M4 6H11M4 12H9M4 18H7M16.5 5V19M12.8 15.4L16.5 19L20.2 15.4' },
} as const satisfies Record<string, { path: string; solid?: boolean }>

export type IconName = keyof typeof ICONS
