import type { AnyFact } from '../words/facts'
import { say, words } from '../words/language.svelte'
import type { Catalogue, Words } from '../words/words'
import type {
  BotToken,
  CheckHouse,
  Frame,
  GameCard,
  HouseAnswer,
  LessonAnswers,
  LessonCard,
  LessonPage,
  Made,
  MakeTable,
  Me,
  Measures,
  PlayNow,
  Problem,
  SetName,
  Standing,
  TableInfo,
  TablePage,
} from './types'

/** Why something was not done, in a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    why: string,
    readonly fact?: AnyFact | null,
  ) {
    super(words().sayOr(fact, why))
  }
}

/** The same in the words of a game, which may be what refuses. */
export const whyNot = (refusal: unknown, known: Words): string =>
  known.sayOr(refusal instanceof Refusal ? refusal.fact : undefined, (refusal as Error).message)

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new Refusal('offline', say('no-answer'))
  }
  if (answer.ok) return answer
  throw await refusal(answer)
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Partial<Problem>
    if (problem.why) return new Refusal(problem.code ?? '', problem.why, problem.fact)
  } catch {
    // Not from our own server: a proxy speaks, in its own words.
  }
  return new Refusal(String(answer.status), say(answer.status >= 500 ? 'no-answer' : 'not-understood'))
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

async function send<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await ask(path, init)).json()) as T
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`

export const api = {
  me: () => get<Me>(`/api/me?words=${words().language}`),
  setName: (body: SetName) => send<Me>('/api/me', body),
  /** Leave for good. */
  forgetMe: async () => (await (await ask('/api/me', { method: 'DELETE' })).json()) as Me,
  /** End the access of all my other devices. */
  onlyHere: () => send<Me>('/api/me/devices', {}),
  games: () => get<GameCard[]>(`/api/games?words=${words().language}`),
  tables: (after = '') => get<TablePage>(`/api/tables${after && `?after=${encodeURIComponent(after)}`}`),
  table: (id: string) => get<TableInfo>(table(id)),
  /** How a game stands for me, at a table that another process of the house knows. */
  standing: (id: string) => get<Standing | null>(`${table(id)}/standing?words=${words().language}`),
  checkHouse: (body: CheckHouse) => send<HouseAnswer>('/api/house', body),
  makeTable: (body: MakeTable) => send<Made>('/api/tables', body),
  playNow: (body: PlayNow) => send<Made>('/api/play-now', body),
  /** One step of a replay; `words`: the language in which the bar speaks for a game without words here. */
  frame: (id: string, number: number, eyes: number | null, words: string) =>
    get<Frame>(`${table(id)}/replay/${number}?${new URLSearchParams({ ...(words ? { words } : {}), ...(eyes === null ? {} : { eyes: String(eyes) }) })}`),
  botToken: (id: string, seat: number) => send<BotToken>(`${table(id)}/seats/${seat}/token`, {}),
  /** What never changes about the pieces of a game as it is usually played. */
  pieces: (id: string) => get<Catalogue>(`${game(id)}/catalogue`),
  /** What each option of a game changes. */
  measures: (id: string) => get<Measures>(`${game(id)}/measures`),
  lessons: (id: string) => get<LessonCard[]>(`${game(id)}/lessons`),
  lesson: (id: string, lesson: string, body: LessonAnswers) => send<LessonPage>(`${game(id)}/lessons/${encodeURIComponent(lesson)}`, body),
  rules: async (id: string) => (await ask(`${game(id)}/rules`)).text(),
}

export const recordPath = (id: string): string => `${table(id)}/record`
export const qrPath = (id: string): string => `${table(id)}/qr.svg`

export function socketAddress(id: string, known: Record<string, string | number>): string {
  const query = new URLSearchParams(Object.entries(known).map(([name, value]) => [name, String(value)]))
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}${table(id)}/socket?${query}`
}
