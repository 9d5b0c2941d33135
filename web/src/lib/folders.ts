/** The game in whose folder a file is: `.../games/some_game/Table.svelte` belongs to `some-game`. */
export const gameOf = (path: string): string => path.split('/').at(-2)!.replaceAll('_', '-')
