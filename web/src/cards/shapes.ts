/** Ten shapes, each solid in a box of 24 x 24; the pentagram alone is line work. */
export type ShapeKind = 'circle' | 'diamond' | 'cross' | 'shield' | 'tree' | 'meeple' | 'triangle' | 'pentagram' | 'star' | 'sword'

export const SHAPES: Readonly<Record<ShapeKind, { name: string; path: string }>> = {
  circle: { name: 'Circle', path: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z' },
  diamond: { name: 'Diamond', path: 'M12 0.6L20.6 12L12 23.4L3.4 12Z' },
  cross: { name: 'Cross', path: 'M8.2 2H15.8V8.2H22V15.8H15.8V22H8.2V15.8H2V8.2H8.2Z' },
  shield: { name: 'Shield', path: 'M12 1.2C14.8 3.2 18 4 21.2 3.6V11C21.2 17 17.4 21.2 12 23C6.6 21.2 2.8 17 2.8 11V3.6C6 4 9.2 3.2 12 1.2Z' },
  tree: { name: 'Tree', path: 'M12 0.6L17.2 7.4H14.9L19.6 13.2H16.9L22 19.2H13.9V23.4H10.1V19.2H2L7.1 13.2H4.4L9.1 7.4H6.8Z' },
  meeple: {
    name: 'Meeple',
    path: 'M12 1.4C14.8 1.4 16.6 3.5 16.4 6.1C16.3 7.4 15.7 8.3 15.4 8.9C18.8 9.7 22.8 11.6 22.8 13.6C22.8 15.4 19.6 15.2 17.4 14.9C18.8 17.4 20.6 19.8 20.8 21.2C20.9 22.4 20.2 22.8 19.2 22.8H14.6C13.6 22.8 12.8 20.4 12 18.6C11.2 20.4 10.4 22.8 9.4 22.8H4.8C3.8 22.8 3.1 22.4 3.2 21.2C3.4 19.8 5.2 17.4 6.6 14.9C4.4 15.2 1.2 15.4 1.2 13.6C1.2 11.6 5.2 9.7 8.6 8.9C8.3 8.3 7.7 7.4 7.6 6.1C7.4 3.5 9.2 1.4 12 1.4Z',
  },
  triangle: { name: 'Triangle', path: 'M12 1.8L23 21.6H1Z' },
  pentagram: {
    name: 'Pentagram',
    path: 'M12 1.4A10.6 10.6 0 1 1 12 22.6A10.6 10.6 0 1 1 12 1.4ZM12 1.4L18.2 20.6L1.9 8.7H22.1L5.8 20.6Z',
  },
  star: { name: 'Star', path: 'M12 0.8L15 8.6L23.4 9L16.8 14.2L19.1 22.3L12 17.7L4.9 22.3L7.2 14.2L0.6 9L9 8.6Z' },
  sword: {
    name: 'Sword',
    path: 'M23 1L22.2 6.2L12.6 15.6L14.9 17.9L13.1 19.7L10 16.6L6.1 20.5L6.3 22L4.6 23.6L0.4 19.4L2 17.7L3.5 17.9L7.4 14L4.3 10.9L6.1 9.1L8.4 11.4L17.8 1.8Z',
  },
}
