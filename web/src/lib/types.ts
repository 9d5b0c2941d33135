// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { AnyFact } from '../words/facts'

/** What is so: a name and named arguments; `said.ts` of each part of Taphouse knows which there are. */
export type Fact = AnyFact

export const REACTIONS = ["cheers","well played","ouch","hurry","laugh","thanks"] as const;
export const CLOCKS = ["none","relaxed","brisk"] as const;
export const PACES = ["calm","human","quick","instant"] as const;
export const DOORS = ["host","anyone","open"] as const;

/** A thing on the table: a card, a tile, a token. It never changes, so that views may share it. */
export interface Item {
  /** Its notation, or nothing for a thing that lies face down; the catalogue has what stands before an `@`. */
  id?: string;
  /** With words: what a person calls it, `10 of Beer`. */
  label?: string;
  /** With words: the few letters that a small card shows, `10`. */
  face?: string;
  /** With words: a second small line, `Beer`, `12 of Wine`. */
  note?: string;
  /** With words: a colour for it, as `#rrggbb`; never the only way to tell it apart. */
  tint?: string;
  /** Who laid it, where that matters. */
  seat?: number | null;
  /** What is special about it now: `winning`, `trump`. */
  marks?: string[];
  /** Of a thing that lies face down: what can be told by its back, as a reference; nothing if all are alike. */
  back?: string;
  /** Where on a grid it lies: `3,1`, its column and row. */
  cell?: string;
  /** How many equal things it stands for. */
  number?: number;
  /** What it costs now, where that changes from place to place; what never changes stands in the catalogue. */
  price?: number | null;
  /** What it is worth now, likewise. */
  points?: number | null;
  /**
   * What it stands for now, where that changes: `{"say": "stands-for", "rank": 12, "suit": "suit:beer"}`.
   *
   * The thing itself need not be named in it: as `it` it is added when that is said.
   */
  now?: Fact | null;
}

/** A place where things lie. */
export interface Zone {
  /** Its name. What belongs to a seat ends in the number of it: `hand-0`. */
  id: string;
  /** With words: what a person calls it. */
  label?: string;
  /** How it lies: `hand`, `pile` (only its top and number matter), `row`, `trick`, `board`, `grid`. */
  kind?: string;
  /** What can be seen of it. */
  items?: Item[];
  /** How many things lie there, seen or not; it may be left out where no more lie there than are seen. */
  count?: number;
  /** Whether everybody saw what came here, though it does not lie open: memory knows what eyes do not see. */
  told?: boolean;
  /** What these eyes know to lie here, in no order, by notation: the contents of a pile that one has seen grow. */
  known?: string[];
  /** Of a grid: the empty cells that matter now, as `3,1`. */
  holes?: string[];
  /** Whether it is nobody's, though its name ends in a number: `trick-3`. */
  shared?: boolean;
}

/** One seat, seen from across the table. */
export interface SeatView {
  seat: number;
  /** Whether the table waits for this seat. */
  awaited?: boolean;
  team?: string;
  counters?: Record<string, number | [number, number] | string | Fact>;
  /** What is to be known of it, by name: `dealer`, `one-left`. */
  notes?: string[];
  /** The step that waits for its answer, where that is not the `task` of the view. */
  owes?: string;
}

/** A move that is open now. It never changes, so that views may share it. */
export interface MoveView {
  /** Its number in the engine. */
  move: number;
  /** Its notation in records and commands: `play beer-7-a +call`. */
  text: string;
  /** With words: what a button says, `Play 7 of Beer and call`. */
  label?: string;
  /** Things it concerns that `do` does not name: `item:beer-7-a`, `zone:draw`, `seat:2`, `cell:3,1`. */
  on?: string[];
  /** Additions that a player may forget: `call`. */
  flags?: string[];
  /** What it does: a verb and named arguments, `{"say": "do-play", "card": "card:beer-7-a", "call": "yes"}`. */
  do?: Fact | null;
  /** What it costs, if anything: `{"say": "cost-time", "number": 1}`. */
  cost?: Fact | null;
  /** Whether it would do nothing. */
  idle?: boolean;
  /** What it gives away for nothing, such as a guest that could be served: asked about before it is made. */
  wastes?: Fact | null;
}

/** How the game ended. */
export interface OutcomeView {
  reason: string;
  scores: number[];
  places: number[];
  /** With words: who won, and why it is over, in one sentence. */
  label?: string;
  /** The same as a fact. */
  said?: Fact | null;
}

/** The table through one pair of eyes. */
export interface View {
  game: string;
  /** The seat that looks, or None for a spectator. */
  eyes: number | null;
  seats: SeatView[];
  zones: Zone[];
  counters?: Record<string, number | [number, number] | string | Fact>;
  /** What this seat plays for, where that is its own: a combination, a bid. */
  goal?: Fact | null;
  /** With words: what the counters count, here and at the seats. */
  labels?: Record<string, string>;
  /** With words: the goal in one sentence. */
  aim?: string;
  /** What the table waits for, as this seat is told: the question of a step, with its rule, or who else is asked. */
  asked?: Fact | null;
  /** With words: the same in one sentence. */
  prompt?: string;
  /** The step whose answer the table waits for: `bid`, `declare_suit`. */
  task?: string;
  moves?: MoveView[];
  /** The latest facts of the story, oldest first, as this seat may hear them. */
  story?: Fact[];
  outcome?: OutcomeView | null;
}

/** Something that a person or an outside bot wants. Repeating it under the same id is harmless. */
export interface Command {
  do: string;
  id: string;
}

/** Make a move at the decision that was shown. */
export interface Play extends Command {
  do: "move";
  decision: number;
  move: number;
}

/** Take back the latest move, or ask the table whether it may be. */
export interface Undo extends Command {
  do: "undo";
  /** Where only bots could be asked: take it back all the same, and let the game be practice. */
  practice?: boolean;
}

/** Ask what a good player would do at the decision that was shown, and why; the record says so. */
export interface AskHint extends Command {
  do: "hint";
  decision: number;
}

/** Say yes or no to an open question. */
export interface Answer extends Command {
  do: "answer";
  question: number;
  yes: boolean;
}

/** Take an open question of one's own back. */
export interface Withdraw extends Command {
  do: "withdraw";
  question: number;
}

/** Say that one is there, only slow: no bot stands in for a good while. */
export interface Here extends Command {
  do: "here";
}

/** Take an open seat or a bot's, or move to another one, before the deal. */
export interface Sit extends Command {
  do: "sit";
  seat: number;
}

/** Leave the seat before the deal. */
export interface StandUp extends Command {
  do: "stand_up";
}

/** Ask the person on another seat to swap, before the deal. */
export interface AskSwap extends Command {
  do: "ask_swap";
  seat: number;
}

/** Say before the deal that one is ready, or not yet. */
export interface Ready extends Command {
  do: "ready";
  yes?: boolean;
}

/** Say of oneself, before the deal, what an option asks everybody: `designated_drivers`. */
export interface Declare extends Command {
  do: "declare";
  option: string;
  yes: boolean;
}

/** Host: put a bot on a seat. */
export interface SeatBot extends Command {
  do: "seat_bot";
  seat: number;
  bot?: string;
  /** How well it plays: none for the usual level. A game's card lists the levels by name. */
  strength?: number | null;
}

/** Host: free a seat, whoever sits there. */
export interface ClearSeat extends Command {
  do: "clear_seat";
  seat: number;
}

/** Host: exchange two seats. */
export interface SwapSeats extends Command {
  do: "swap_seats";
  one: number;
  other: number;
}

/**
 * Host: another clock, pace, or who may find the table, until the end; all else before the deal.
 *
 * In the middle of a game a clock that leaves less time needs the yes of the others.
 */
export interface ChangeTable extends Command {
  do: "change_table";
  seats?: number | null;
  house?: Record<string, boolean | number | string> | null;
  clock?: string | null;
  pace?: string | null;
  listed?: boolean | null;
  friendly?: boolean | null;
  hints?: boolean | null;
  door?: string | null;
}

/** Host: let somebody sit down again who was taken off the table. */
export interface LetIn extends Command {
  do: "let_in";
  number: number;
}

/** Host: let whoever sits there be the host. */
export interface HandOver extends Command {
  do: "hand_over";
  seat: number;
}

/** Host: close the table for good; in a running game, ask everybody else who plays. */
export interface CloseTable extends Command {
  do: "close_table";
}

/** Host: fill open seats with bots and deal. */
export interface Start extends Command {
  do: "start";
}

/** Promise, before the deal, to add to the chance: the SHA-256 of 32 bytes of one's own, in hexadecimal. */
export interface PromiseShare extends Command {
  do: "promise_share";
  commitment: string;
}

/** Open the promised share, in hexadecimal, once the host deals. */
export interface OpenShare extends Command {
  do: "open_share";
  share: string;
}

/** Let a bot decide for an absent seat until its person is back. */
export interface StandIn extends Command {
  do: "stand_in";
  seat: number;
}

/** Take the own seat back from the bot that stands in. */
export interface TakeOver extends Command {
  do: "take_over";
}

/** Say something at the table, or aside to the own team where the game allows it. */
export interface Say extends Command {
  do: "say";
  text: string;
  aside?: boolean;
}

/** Raise a glass, or another quick reaction. */
export interface React extends Command {
  do: "react";
  reaction: string;
}

/** Host: let a seat's words go unheard, or heard again. */
export interface Mute extends Command {
  do: "mute";
  seat: number;
  muted: boolean;
}

/** Ask for a seat at a game that was dealt already. Whoever has none yet gives themselves a name first. */
export interface Knock extends Command {
  do: "knock";
}

/** Ask for no seat any more: only watch. */
export interface LeaveDoor extends Command {
  do: "leave_door";
}

/** Say where a guest sits: on a bot's seat, on a stool for the next game, or nowhere for now. */
export interface AnswerDoor extends Command {
  do: "answer_door";
  guest: number;
  seat?: number | null;
  stool?: boolean;
}

/** Set up the next game with the same people; the deal or start moves on. Whoever has a stool is seated. */
export interface Rematch extends Command {
  do: "rematch";
  /** Another game; without it the same. */
  game?: string;
}

/** Ask whether anybody is there. */
export interface Ping extends Command {
  do: "ping";
}

/** Who sits there. */
export interface SeatInfo {
  seat: number;
  /**
   * `open`, `person`, `bot`, `outside` (a bot that connects by itself), or `gone`: its person has left
   * for good in the middle of the game, and a bot decides.
   */
  kind: string;
  name?: string;
  /** The name that it had at the deal, if its person has taken another since. */
  was?: string;
  bot?: string;
  strength?: number;
  /** Of a bot of ours: the level that its strength comes nearest to, `easy`, `fair` or `strong`. */
  level?: string;
  online?: boolean;
  /** Seconds since 1970 when the last connection was lost; 0 while somebody is there. */
  away_since?: number;
  /** A bot decides until the person is back. */
  stood_in?: boolean;
  muted?: boolean;
  /** Before the deal: its person has said so. */
  ready?: boolean;
  /** Seconds since 1970 at which the clock runs out for this seat; 0 without one. */
  deadline?: number;
  /** The others may let a bot decide here now: the seat is away, or silent for long after its clock ran out. */
  may_stand_in?: boolean;
  /** For a seat that is away or past its clock: seconds since 1970 from which on the others may let a bot decide. */
  bot_from?: number;
  /**
   * A warning for somebody who is there, but past the clock: seconds since 1970 from which on the others may let a
   * bot decide, unless there is a sign of life before (`here`, or any other command but `ping`).
   */
  stand_in_at?: number;
}

/** A question that waits for the yes of people at the table. */
export interface QuestionInfo {
  /** What an answer must name. */
  number: number;
  /** `undo`, `close`, `clock`, or before the deal `swap`. */
  about: string;
  /** The seat that asks; none for a host without a seat. */
  by?: number | null;
  /** The seats that have not answered yet. */
  waits_for: number[];
  /** The seats that said yes, and may still say no. */
  agreed?: number[];
  /** `undo`: how many moves would be taken back. */
  moves?: number;
  /** `undo`: what you heard of the first of them. */
  heard?: Fact[];
  /** `clock`: which would be set. */
  clock?: string;
}

/** A question that came to nothing, by a no or because it lapsed. */
export interface UnmetInfo {
  number: number;
  /** `undo`, `close` or `clock`. */
  about: string;
  /** The seat that asked; none for a host without a seat. */
  by?: number | null;
  /** The seat that said no; none if the question lapsed. */
  no?: number | null;
  /** Seconds since 1970 when it ended. */
  at: number;
}

/** Somebody whom the host took off the table. */
export interface RemovedInfo {
  /** What `let_in` must name. */
  number: number;
  name: string;
}

/** Somebody who came to a game that was dealt already. */
export interface GuestInfo {
  /** What `answer_door` must name. */
  number: number;
  name: string;
  /**
   * `knocks`: waits at the door. `seating`: sits down after the move that is being chosen there. `stool`:
   * watches, and plays the next game. `later`: was told not now; only they themselves are told of it.
   */
  state: string;
  /** `seating`: where. */
  seat?: number | null;
  /** `knocks`: seconds since 1970 at which they get a stool without an answer. */
  until?: number;
  /** You may answer. */
  yours?: boolean;
}

/** How often somebody has won in a series. */
export interface WonInfo {
  name: string;
  wins?: number;
}

/** What a seat adds to the chance. */
export interface ShareInfo {
  seat: number;
  /** SHA-256 of the share, in hexadecimal. */
  commitment: string;
  /** The share itself, from the deal on; empty then if it was withheld, and the cards were dealt without it. */
  share?: string;
}

/** Something that was said, or a reaction. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text?: string;
  reaction?: string;
  at?: number;
  /** Said by the house itself: something that everybody at the table should know. */
  by_house?: boolean;
  /** Only the own team heard it. */
  aside?: boolean;
  /** What the house said; its `text` is there only with words. */
  fact?: Fact | null;
}

/** What a good player would do at one decision of yours. */
export interface HintInfo {
  decision: number;
  /** None: leave it alone, or only you know. */
  move?: number | null;
  why: Fact;
}

/** All about a table except the game itself; sent whole whenever it changes. */
export interface TableInfo {
  is: "table";
  id: string;
  game: string;
  title: string;
  /** `open` before the deal, `running`, `over`, or `closed` by the host before that. */
  status: string;
  house: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  /** Once the cards are dealt: the name of what never changes about the pieces here; fetch it once, and keep it. */
  catalogue?: string;
  /** Seat of the host, if seated. */
  host?: number | null;
  your_seat?: number | null;
  you_host?: boolean;
  listed?: boolean;
  clock?: string;
  pace?: string;
  /** Seconds since 1970 at which the house makes a move of its own, such as calling time; 0 if none is set. */
  house_moves_at?: number;
  spectators?: number;
  seed_hash?: string;
  /** Revealed when the game is over. */
  seed?: string;
  /** Before the deal: a share of the chance may be promised. */
  wants_shares?: boolean;
  /** The host deals: the promises are fixed, and whoever promised a share opens it now. */
  dealing?: boolean;
  /** Who adds to the chance. */
  shares?: ShareInfo[];
  /** When the game is over: the hash of everything that stands in the record. */
  proof?: string;
  /** The record was replayed from the seed, and everything agreed. */
  checked?: boolean;
  /** You may take your latest move back without asking anybody. */
  may_undo?: boolean;
  /** Hints are allowed where other people play, too; settled before the deal. */
  hints?: boolean;
  /** You may ask for a hint whenever something is open to you. */
  may_hint?: boolean;
  /** The latest one, as long as it is about what is asked now. */
  hint?: HintInfo | null;
  /** What is open and waits for answers. */
  questions?: QuestionInfo[];
  /** What was asked and came to nothing, the latest about each thing, until somebody asks about it again. */
  unmet?: UnmetInfo[];
  /** Moves may be taken back without asking those who are not there; settled before the deal. */
  friendly?: boolean;
  /** Somebody's first game, in the game's gentle house: short and friendly. */
  gentle?: boolean;
  /** Moves were taken back that only bots could agree to; the record says so. */
  practice?: boolean;
  /** For the host: who may not sit down until they are let in. */
  removed?: RemovedInfo[];
  /**
   * Who lets guests take a bot's seat once the cards are dealt: the `host`, `anyone` at the table, or they
   * themselves (`open`).
   */
  door?: string;
  /** Who came late and has no seat. */
  guests?: GuestInfo[];
  /** Which of them you are; 0 for nobody. */
  your_guest?: number;
  /** Why the game ended before it was over; then nobody has won. */
  ended_early?: Fact | null;
  /** What you may say now, and to whom. */
  talk?: Talk;
  /** Before the deal, where the game has teams: what is settled about each seat. */
  places?: Place[];
  /** How many games of the series are over, this one among them. */
  games?: number;
  /** Who has won how many of them, the most first. */
  series?: WonInfo[];
  /** The rematch, once somebody asked for it. */
  next_table?: string;
  /** Before the deal: what the game has to say about this combination of seats and options, or why it has no such. */
  warning?: Fact[];
}

/** What somebody may say while a game is played, and who hears it. */
export interface Talk {
  /** May speak to the whole table. */
  aloud?: boolean;
  /** May speak to the own team alone. */
  aside?: boolean;
  /** Who hears what is said aside, the own seat among them; whoever is listed here hears the others, too. */
  team?: number[];
  /** Where nothing may be said aloud, why; elsewhere what to keep in mind, if anything. */
  why?: Fact | null;
}

/** What is settled about a seat before anybody sits down there. */
export interface Place {
  /** The team that it plays for, by the name that views have; its words stand in the game's, as `team-...`. */
  team?: string;
  /** The colour that it plays with, by the name that views have; its words stand in the game's, as `colour-...`. */
  colour?: string;
  /** That colour as it is painted, such as `#c0392b`. */
  tint?: string;
}

/** The table as this seat sees it now. */
export interface Shown {
  is: "view";
  /** How many moves were made; goes down after an undo. */
  number: number;
  /** Say this when you connect again, and only the lines of story that you missed are sent. */
  resume?: string;
  /** What a move must answer; changes whenever this seat's choices do. */
  decision?: number;
  view: View;
  /** Forget the lines from here on, then add `story`. */
  story_from?: number;
  story?: Fact[];
}

/** New lines of chat. */
export interface Said {
  is: "chat";
  lines: ChatLine[];
}

/** The command was carried out; what it did is on disk. */
export interface Done {
  is: "done";
  id: string;
}

/** The command was not carried out; nothing changed. */
export interface Refused {
  is: "refused";
  id: string;
  /**
   * `rule`, `stale`, `not_yours`, `not_now`, `unknown`, `malformed`, `too_fast`, `too_large`,
   *
   * or `failed`: it could not be written down; the same command may be sent again.
   */
  code: string;
  /** One sentence, in English or in the language that was asked for: what is so, and what to do. */
  why: string;
  rule?: string;
  /** The same as a fact. */
  fact: Fact;
}

/** Somebody is there. */
export interface Pong {
  is: "pong";
  id: string;
  /** Milliseconds since 1970 by the server's clock, for whoever shows deadlines. */
  at: number;
}

/** The server hangs up, and says why. */
export interface Bye {
  is: "bye";
  /** One sentence, in English or in the language that was asked for. */
  why: string;
  /** The same as a fact. */
  fact: Fact;
  /** Whether it is worth connecting again. */
  come_back: boolean;
}

/** One option of a game, for a form. */
export interface OptionCard {
  id: string;
  about: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  span?: [number, number] | null;
  per_seat?: boolean;
  some_seats?: boolean;
  rule?: string;
}

/** How well a bot may play, by name. */
export interface LevelCard {
  /** `easy`, `fair` or `strong`. */
  name: string;
  /** What `seat_bot` takes. */
  strength: number;
  /** Sits down where nobody has chosen. */
  usual: boolean;
  /** The level below it, or `random`, with which it was measured; nothing where nobody did. */
  against?: string;
  /** How much of those games it won. */
  share?: Figure | null;
}

/** A number with its 95 % interval, and the size of the sample. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  sample: number;
}

/** A game in the lobby. */
export interface GameCard {
  id: string;
  title: string;
  pitch: string;
  seats_min: number;
  seats_max: number;
  seats_best: number;
  minutes: [number, number];
  age_note?: string;
  credits?: string;
  options: OptionCard[];
  /** Names for ways to play; each sets all options anew. */
  presets?: Preset[];
  bots: string[];
  /** How well its bots may play, the weakest first. */
  levels: LevelCard[];
}

/** A way to play that has a name: a shortcut that sets options. */
export interface Preset {
  name: string;
  about: string;
  /** The options that differ from the defaults. */
  house: Record<string, boolean | number | string>;
}

/** Somebody for whom a table waits. */
export interface AwaitedCard {
  name: string;
  /** Seconds since 1970 when the last connection was lost; 0 for whoever is there, and for bots. */
  away_since?: number;
}

/** How a running game stands, as somebody who sits there may know it. */
export interface Standing {
  /** The table waits for you. */
  your_turn?: boolean;
  /** The others for whom it waits. */
  awaited?: AwaitedCard[];
  /** With words: what they are to do, `to bid`. */
  does?: string;
  /** Seconds since 1970 when the latest move was made, or the cards were dealt. */
  since?: number;
  /** The latest line of the story that you have heard. */
  latest?: Fact | null;
}

/** A table in the list of the lobby. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: string;
  names: string[];
  open_seats: number;
  host?: string;
  /** The name that your own seat goes by, on the cards of the tables at which you sit. */
  you?: string;
  /** On the cards of your own tables that run: how they stand. Without it, another process of the server knows. */
  standing?: Standing | null;
}

/** A page of the list of tables. */
export interface TablePage {
  tables: TableCard[];
  /** Say this as `after` for the next page; nothing on the last one. */
  next?: string;
}

/** Who is asking. */
export interface Me {
  name?: string;
  known?: boolean;
  /** Unfinished tables at which this person sits, at most fifty of the latest. */
  tables?: TableCard[];
}

/** Give oneself a name. */
export interface SetName {
  name: string;
}

/** Make a table; whoever does is its host and sits on seat 0. */
export interface MakeTable {
  game: string;
  seats: number;
  house?: Record<string, boolean | number | string>;
  listed?: boolean;
  clock?: string;
  pace?: string;
  /** Whoever is not there counts as agreeing when a move is to be taken back. */
  friendly?: boolean;
  /** Whoever plays may ask for hints, though other people play; alone with bots they always may. */
  hints?: boolean;
  /** Who lets friends that come late take a bot's seat: `host`, `anyone` at the table, or `open`. */
  door?: string;
}

/** Sit down against bots at once. */
export interface PlayNow {
  game: string;
  /** 0: as many as the game likes best. */
  seats?: number;
  /** Somebody's first game: in the game's gentle house, short and friendly, with easy bots. */
  gentle?: boolean;
}

/** The table that was made. */
export interface Made {
  id: string;
}

/** Ask whether there could be such a table. */
export interface CheckHouse {
  game: string;
  seats: number;
  house?: Record<string, boolean | number | string>;
}

/** The settled options, or why there can be no such table. */
export interface HouseAnswer {
  ok: boolean;
  /** One sentence in English. */
  why?: string;
  /** The same as a fact, of the game or of every game. */
  fact?: Fact | null;
  house?: Record<string, boolean | number | string>;
}

/** One step of a replay through one pair of eyes. */
export interface Frame {
  number: number;
  of: number;
  view: View;
  /** What the latest move brought. */
  story: Fact[];
  move: string;
  /** Who sat there at that time, where somebody took a seat after the deal. */
  names: string[];
}

/** A lesson in the list of a game. */
export interface LessonCard {
  id: string;
  title: Fact;
  minutes: number;
  steps: number;
}

/** Where somebody is in a lesson: what they answered so far, and what they answer now. */
export interface LessonAnswers {
  /** The good moves that were made, in notation; nothing for a step that was only read. */
  answers?: string[];
  /** The answer to the step after those; left out to look only. */
  answer?: string | null;
  /** The catalogue that is known already. */
  catalogue?: string;
}

/** What a move brought, as the one who learns sees and hears it. */
export interface LessonFrame {
  view: View;
  story: Fact[];
}

/** A step of a lesson, with the table as it stands there. */
export interface LessonPage {
  /** Its number from 0 on; as many as there are steps when the lesson is over. */
  step: number;
  steps: number;
  minutes: number;
  title: Fact;
  /** What is said; its form `task` is what to do. None when the lesson is over. */
  say?: Fact | null;
  /** Whether a move is wanted; else it is only to be read. */
  wants?: boolean;
  /** What it speaks of: `item:beer-7-a`, `zone:draw`, `seat:2`, `cell:3,1`, `part:hand`, `do:draw`. */
  point?: string[];
  /** Good moves by their notation, the best first. */
  good?: string[];
  /** What is said to an answer that was not wanted, with its rule; its form `why` is the reason. */
  poor?: Fact | null;
  info: TableInfo;
  /** What happened since the answer before, one move after the other; the last is what is so now. */
  frames: LessonFrame[];
  /** The catalogue of the table, unless it is known already. */
  pieces?: Record<string, Fact> | null;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  /** One sentence in English: what is so, and what to do. */
  why: string;
  /** Whether the same request may succeed in a moment. */
  come_back?: boolean;
  /** The same as a fact. */
  fact?: Fact | null;
}

/** The key with which an outside bot takes its seat. */
export interface BotToken {
  token: string;
}

/** What the options of a game change. */
export interface Measures {
  /** The rules by which it was measured. */
  rules_version: number;
  /** The package by which it was measured. */
  version: string;
  seed: string;
  /** One for each number of seats. */
  lengths: Length[];
  tried: Tried[];
  unmeasured: Unmeasured[];
}

/** How long the usual game takes with a number of seats. */
export interface Length {
  seats: number;
  /** Estimated, for people. */
  minutes: Figure;
  turns: number;
  moves: number;
}

/** One value of an option, against its usual value. */
export interface Tried {
  option: string;
  value: boolean | number | string;
  seats: number;
  /** What else was chosen on both sides, because the option matters only there. */
  house?: Record<string, boolean | number | string>;
  deals: number;
  /** How many of the deals were not played in the very same way. */
  differing: number;
  effects: Effect[];
}

/** By how much one measure changes against the usual value, on the same deals, with its 95 % interval. */
export interface Effect {
  /** `minutes`, `moves`, `turns`, `first` (the share of the first player) or `margin` (of the winner). */
  measure: string;
  usual: number;
  change: number;
  low: number;
  high: number;
  /** A change of that size would have been seen in four samples out of five. */
  would_be_seen: number;
}

/** An option, or one value of it, that was not measured. */
export interface Unmeasured {
  option: string;
  /**
   * `honour`: it asks people for an honest answer; `noticing`: it hangs on what people notice or remember;
   * `showing`: it changes only what people see, hear or say; `seat`: it names a seat.
   */
  why: string;
  /** Nothing: the whole option. */
  value?: boolean | number | string | null;
}

/** Whatever may be sent over the socket. */
export type AnyCommand =
  | Play
  | Undo
  | AskHint
  | Answer
  | Withdraw
  | Here
  | Sit
  | StandUp
  | AskSwap
  | Ready
  | Declare
  | SeatBot
  | ClearSeat
  | SwapSeats
  | ChangeTable
  | HandOver
  | CloseTable
  | LetIn
  | Start
  | PromiseShare
  | OpenShare
  | StandIn
  | TakeOver
  | Say
  | React
  | Mute
  | Knock
  | LeaveDoor
  | AnswerDoor
  | Rematch
  | Ping;

/** Whatever arrives over the socket. */
export type AnyMessage =
  | TableInfo
  | Shown
  | Said
  | Done
  | Refused
  | Pong
  | Bye;
