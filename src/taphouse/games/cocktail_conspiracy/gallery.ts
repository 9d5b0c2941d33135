/** The 25 kinds of cards: each pair of a big and a small icon once. */
export const CARDS: string[] = [...'RGBYP'].flatMap((big) => [...'rgbyp'].map((small) => `${big}${small}1`))
