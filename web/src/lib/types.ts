// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

export const REACTIONS = ["cheers","well played","ouch","hurry","laugh","thanks"] as const;
export const CLOCKS = ["none","relaxed","brisk"] as const;
export const PACES = ["calm","human","quick","instant"] as const;

/** A thing on the table: a card, a tile, a token. It never changes, so that views may share it. */
export interface Item {
  /** Its notation, or nothing for a thing that lies face down. */
  id?: string;
  /** What a person calls it: `10 of Beer`. */
  label?: string;
  /** The few letters that a small card shows: `10`. */
  face?: string;
  /** A second small line: `Beer`, `12 of Wine`. */
  note?: string;
  /** A colour for it, as `#rrggbb`; never the only way to tell it apart. */
  tint?: string;
  /** Who laid it, where that matters. */
  seat?: number | null;
  /** Words for what is special about it now: `winning`, `trump`. */
  marks?: string[];
}

/** A place where things lie. */
export interface Zone {
  id: string;
  label: string;
  /** How it lies: `hand`, `pile` (only its top and number matter), `row`, `trick`, `board`. */
  kind?: string;
  /** Whose it is, if anybody's. */
  seat?: number | null;
  /** What can be seen of it. */
  items?: Item[];
  /** How many things lie there, seen or not. */
  count?: number;
  /** Whether everybody saw what came here, though it does not lie open: memory knows what eyes do not see. */
  told?: boolean;
}

/** A number or word that everybody looks up now and then. It never changes. */
export interface Counter {
  id: string;
  label: string;
  value: number | string;
}

/** One seat, seen from across the table. */
export interface SeatView {
  seat: number;
  /** Whether the table waits for this seat. */
  awaited?: boolean;
  team?: string;
  counters?: Counter[];
  /** Short words on the plate: `dealer`, `one card left`. */
  notes?: string[];
}

/** A move that is open now. It never changes, so that views may share it. */
export interface MoveView {
  /** Its number in the engine. */
  move: number;
  /** Its notation in records and commands: `play beer-7-a +call`. */
  text: string;
  /** What a button says: `Play 7 of Beer and call`. */
  label: string;
  /** The things it concerns, as `item:beer-7-a`, `zone:draw`, `seat:2`, `cell:3,1`. */
  on?: string[];
  /** Additions that a player may forget: `call`. */
  flags?: string[];
}

/** How the game ended. */
export interface OutcomeView {
  reason: string;
  scores: number[];
  places: number[];
  /** One sentence: who won, and why it is over. */
  label?: string;
}

/** The table through one pair of eyes. */
export interface View {
  game: string;
  /** The seat that looks, or None for a spectator. */
  eyes: number | null;
  seats: SeatView[];
  zones: Zone[];
  counters?: Counter[];
  /** What the table waits for, said to this seat. */
  prompt?: string;
  /** What those who are awaited are to do, its verb first: `bid`, `name a suit`. */
  task?: string;
  moves?: MoveView[];
  /** The latest lines of the story, oldest first, as told to this seat. */
  story?: string[];
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

/** Take an open seat, or move to another one, before the deal. */
export interface Sit extends Command {
  do: "sit";
  seat: number;
}

/** Leave the seat before the deal. */
export interface StandUp extends Command {
  do: "stand_up";
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
  strength?: number;
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

/** Set up the next game with the same seats; the deal or start moves on. */
export interface Rematch extends Command {
  do: "rematch";
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
   * the house for good in the middle of the game, and a bot decides.
   */
  kind: string;
  name?: string;
  /** The name that it had at the deal, if its person has taken another since. */
  was?: string;
  bot?: string;
  strength?: number;
  online?: boolean;
  /** Seconds since 1970 when the last connection was lost; 0 while somebody is there. */
  away_since?: number;
  /** A bot decides until the person is back. */
  stood_in?: boolean;
  muted?: boolean;
  /** Seconds since 1970 at which the clock runs out for this seat; 0 without one. */
  deadline?: number;
  /** The others may let a bot decide here now: the seat is away, or silent for long after its clock ran out. */
  may_stand_in?: boolean;
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
  /** `undo`, `close` or `clock`. */
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
  words?: string[];
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
  /** What is open and waits for answers. */
  questions?: QuestionInfo[];
  /** What was asked and came to nothing, the latest about each thing, until somebody asks about it again. */
  unmet?: UnmetInfo[];
  /** Moves may be taken back without asking those who are not there; settled before the deal. */
  friendly?: boolean;
  /** Moves were taken back that only bots could agree to; the record says so. */
  practice?: boolean;
  /** For the host: who may not sit down until they are let in. */
  removed?: RemovedInfo[];
  /** Why the game ended before it was over, in a sentence; then nobody has won. */
  ended_early?: string;
  /** What you may say now, and to whom. */
  talk?: Talk;
  /** The rematch, once somebody asked for it. */
  next_table?: string;
  /** Before the deal: what the game has to say about this combination of seats and options, in a sentence. */
  warning?: string;
}

/** What somebody may say while a game is played, and who hears it. */
export interface Talk {
  /** May speak to the whole table. */
  aloud?: boolean;
  /** May speak to the own team alone. */
  aside?: boolean;
  /** Who hears what is said aside, the own seat among them; whoever is listed here hears the others, too. */
  team?: number[];
  /** Where nothing may be said aloud, a sentence that says why; elsewhere what to keep in mind, if anything. */
  why?: string;
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
  story?: string[];
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
  why: string;
  rule?: string;
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
  why: string;
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
}

/** A way to play that has a name: a shortcut that sets options. */
export interface Preset {
  name: string;
  about: string;
  /** The options that differ from the defaults. */
  house: Record<string, boolean | number | string>;
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
}

/** Sit down against bots at once. */
export interface PlayNow {
  game: string;
  /** 0: as many as the game likes best. */
  seats?: number;
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

/** The settled options, or the sentence why not. */
export interface HouseAnswer {
  ok: boolean;
  why?: string;
  house?: Record<string, boolean | number | string>;
}

/** One step of a replay through one pair of eyes. */
export interface Frame {
  number: number;
  of: number;
  view: View;
  /** What the latest move brought. */
  story: string[];
  move: string;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  why: string;
  /** Whether the same request may succeed in a moment. */
  come_back?: boolean;
}

/** The key with which an outside bot takes its seat. */
export interface BotToken {
  token: string;
}

/**
 * The table of Cocktail Conspiracy through one pair of eyes.
 *
 * Zones: `deck`, `discards`, `toast`, then `place-<number>` and `hand-<seat>`.
 */
export interface CocktailConspiracyView extends View {
  mode: string;
  /** How the house has settled these options; the others show in the moves. */
  victory_call: string;
  /** What is asked now, by the name of the decision: `turn_action`, `cheers_send` ..., or `over`. */
  decision: string;
  /** Whose turn it is; before the first turn, nobody's: -1. */
  active: number;
  /** Whose turns come next, eight of them, the present one first. */
  order: number[];
  turn: number;
  round: number;
  /** After how many rounds the bar closes. */
  rounds: number;
  /** Whether these are the last rounds. */
  bell?: boolean;
  deck: number;
  discards: number;
  hands: number[];
  /** How many cards each hand holds, and holds when it is full. */
  limits: number[];
  places: CocktailConspiracyPlace[];
  sides: CocktailConspiracySide[];
  /** The team of these eyes. */
  team?: string;
  /** `master` or `apprentice`, where there are such. */
  role?: string;
  masters?: number[];
  /** Of the places that count for the own combination, the one that is nearest to it. */
  best?: number | null;
  /** In one's own turn: where which card would cause CHEERS. */
  clinks?: CocktailConspiracyClink[];
  toast?: CocktailConspiracyToast | null;
  /** The place with seven cards that one has to leave now. */
  overflow?: number | null;
  /** What the keepers of a virtual place propose: the first, then the other one's. */
  proposals?: CocktailConspiracyProposal[];
  /** The own answer to the question of the first player, or the own throw, while the others' are secret. */
  answer?: string;
  /** Who has answered or thrown already. */
  answered?: number[];
  /** Who plays rock, paper, scissors about the first turn. */
  contenders?: number[];
  answers?: string[];
  /** For each seat what was answered, and thrown last, once everybody has; who did not throw has nothing. */
  throws?: string[];
  latest?: CocktailConspiracyLatest | null;
  /** The seats that have won; a drawn game has none. */
  winners?: number[];
}

/** A place in front of somebody, real or virtual; its cards lie in the zone `place-<number>`. */
export interface CocktailConspiracyPlace {
  place: number;
  /** `A1`, `B2`, `Bv` for a virtual team-mate; `S0` in Masquerade. */
  name: string;
  /** Who sits there; None for a virtual place. */
  seat?: number | null;
  team?: string;
  /** Who decides for a virtual place. */
  keepers?: number[];
  count?: number;
  /** Whether six cards lie here. */
  full?: boolean;
  /** Whether these eyes know the combination that counts here; only then the following is said. */
  known?: boolean;
  /** For each of the five tokens of the combination, whether it is covered by a card here. */
  ticked?: boolean[];
  /** The cards here that the combination does not want. */
  foreign?: string[];
  /** Missing tokens and foreign cards together; 0 is fulfilled. */
  shortfall?: number | null;
  /** False for a virtual place that counts for nothing in this house. */
  can_win?: boolean;
  /** Whether this place has won the game. */
  won?: boolean;
}

/** A team, as far as these eyes know it. */
export interface CocktailConspiracySide {
  team: string;
  /** How many seats belong to it; everybody knows that. */
  size: number;
  /** Those of them that these eyes know. */
  seats?: number[];
  /** The five colours of its combination, or nothing. */
  tokens?: string[];
  /** The same in letters: `RRGGB`. */
  combination?: string;
  /** At the end: how near its best place came. */
  shortfall?: number | null;
  won?: boolean;
}

/** A hand card that would cause CHEERS at a place, with the cards there that match its small icon. */
export interface CocktailConspiracyClink {
  card: string;
  place: number;
  candidates: string[];
}

/** What one keeper of a virtual place proposes: two cards to send, or one to put away. */
export interface CocktailConspiracyProposal {
  by: number;
  matched?: string;
  played_to?: number | null;
  matched_to?: number | null;
  dropped?: string;
}

/** A CHEERS that is going on; the played card lies in the zone `toast`. */
export interface CocktailConspiracyToast {
  played: string;
  /** Who played it. */
  by: number;
  /** The place where it was laid. */
  target: number;
  candidates?: string[];
  /** The card that leaves with it, once that is clear. */
  matched?: string;
}

/** What the latest turn was, as far as it has come; everybody saw it. */
export interface CocktailConspiracyLatest {
  seat: number;
  /** `play`, `move` or `discard_hand`. */
  action: string;
  card?: CocktailConspiracyCard | null;
  place?: number | null;
  /** How many hand cards were discarded. */
  discarded?: number;
  matched?: CocktailConspiracyCard | null;
  played_to?: number | null;
  matched_to?: number | null;
  dropped?: CocktailConspiracyDropped[];
}

/** A card that left a place with seven. */
export interface CocktailConspiracyDropped {
  card: CocktailConspiracyCard;
  place: number;
}

/**
 * A card. Only its big icon counts once it lies; its small one when it is played.
 *
 * Marks: `candidate` and `matched` in a CHEERS, `foreign` to the own combination on a place that
 * counts for it.
 */
export interface CocktailConspiracyCard extends Item {
  big?: string;
  small?: string;
}

/** The table of Friends with Beverages through one pair of eyes. */
export interface FriendsWithBeveragesView extends View {
  /**
   * What is asked now, by the name of the decision; `over` at the end. A choice in several steps looks to others
   * as it began.
   */
  decision: string;
  /** Where the turn is: arrival, pass, trade, draw, swap, equipment, complete, refresh, hand_limit or turn_end. */
  phase: string;
  /** The holder of the Turn Token; `leader`: of the Round Token. Before everybody has arrived nobody has them. */
  active: number;
  leader: number;
  /** The number of the turn that is played, from 1; `round`: of the round, n turns each. */
  turn: number;
  round: number;
  /** After how many more turns, this one included, the Round Token is passed. */
  next_pass: number;
  /** Left in phase 1. */
  draw_points: number;
  guests_per_player: number;
  capacity: number;
  hand_limit: number;
  /**
   * The options that are on and change what lies on the table: delayed, second_hand, discard_market, advanced,
   * trading, immediate.
   */
  modules: string[];
  /** Two slots, the first next to the deck. */
  market: (FriendsWithBeveragesResource | null)[];
  /** What each costs in draw points. */
  prices: number[];
  second_hand: FriendsWithBeveragesResource | null;
  /** The whole Resource Discard, bottom first, by notation; `discard_top`: its top card. */
  discard: string[];
  discard_top: FriendsWithBeveragesResource | null;
  /** What the top costs in draw points; 0: it cannot be drawn. */
  discard_price: number;
  /** How many cards are left; `guest_deck`: how many guests. */
  resource_deck: number;
  guest_deck: number;
  /** Four positions, the first next to the deck. */
  guest_market: (FriendsWithBeveragesGuestCard | null)[];
  guest_discard: FriendsWithBeveragesLeft[];
  /** Cultural Exchange while it is active; `swap_price`: what a swap costs in cards. */
  notice: FriendsWithBeveragesResource | null;
  swap_price: number;
  hosts: FriendsWithBeveragesHost[];
  /** Interrupts and events since the last turn ended, oldest first; the open ones are the stack, outermost first. */
  met: FriendsWithBeveragesMet[];
  /** What lies aside for the moment: flipped by Equipment Recall. */
  flipped: FriendsWithBeveragesResource[];
  /** The guest drawn from the deck that may be accepted or rejected. */
  turned: FriendsWithBeveragesGuestCard | null;
  /** Cultural Exchange, for its drawer only: the guests on top of the deck, the next one first. */
  looked: FriendsWithBeveragesGuestCard[];
  trade: FriendsWithBeveragesTrade | null;
  payment: FriendsWithBeveragesPayment | null;
  /** Who has given a secret answer that waits for the others. */
  answered: number[];
  /** One Shot, once all are in: each seat's answer. */
  answers: string[];
  /** From whose shed a piece is to be taken or removed, while somebody is asked which. */
  victim: number | null;
  last_round: FriendsWithBeveragesLastRound | null;
  last_served: FriendsWithBeveragesServed | null;
}

/** A guest in the Guest Discard. */
export interface FriendsWithBeveragesLeft {
  id: string;
  country: string;
  flag: string;
  liqueur: string;
  points: number;
}

/** Everything of one seat that lies open. */
export interface FriendsWithBeveragesHost {
  seat: number;
  guests: FriendsWithBeveragesPlace[];
  /** Pieces of equipment; those marked `sideways` do not work yet. */
  shed: FriendsWithBeveragesResource[];
  /** How many cards; `served`: how many guests; `points`: what these are worth. */
  hand: number;
  served?: number;
  points?: number;
  /** Honour answers, once all are in. */
  bottle?: boolean | null;
  nose?: number;
  /** The place in the nose ranking, 1 for the biggest; 0 while it is unknown. */
  rank?: number;
  driver?: boolean;
  /** Whether this seat has used up its one toast of the game. */
  toasted?: boolean;
  /** How many cards it has given away in this trade window. */
  given?: number;
}

/** A slot of a seat with its guest. */
export interface FriendsWithBeveragesPlace {
  /** From 1, as positions and slots are always called. */
  slot: number;
  guest: FriendsWithBeveragesGuestCard;
  served?: boolean;
  /** Of an open guest only. */
  needs?: FriendsWithBeveragesNeed[];
  /** How many cards and types are still to be found; for other eyes than the owner's: types not ready in the shed. */
  missing?: number;
  /** Owner: how many Abundances serving it now would take. */
  wild?: number;
  /** Owner: whether hand and shed suffice now; `rushable`: whether they would with one thing left out. */
  servable?: boolean;
  rushable?: boolean;
}

/** FWB-004: a guest with everything that is printed on the card. */
export interface FriendsWithBeveragesGuestCard extends Item {
  country?: string;
  /** The country's code of two letters. */
  flag?: string;
  liqueur?: string;
  /** Kinds, a double listed twice. */
  ingredients?: string[];
  equipment?: string[];
  points?: number;
  /** The crossed-out icon at the bottom left, from 1: a position of the Guest Market. */
  strip4?: number;
  /** The same at the bottom right: a slot in the game with three guests. */
  strip3?: number;
  /** A fact worth knowing about the country. */
  trivia?: string;
}

/** One thing that a guest's recipe asks for. */
export interface FriendsWithBeveragesNeed {
  kind: string;
  /** How many cards; a type of equipment always once. */
  need?: number;
  /** How many of them are at hand: ingredients only for the owner's eyes, equipment once it is ready in the shed. */
  have?: number;
  /** `hand` (all of it), `shed`, `sideways`, `card` (equipment that is still in the hand), or nothing. */
  where?: string;
}

/** A resource card: an ingredient, a piece of equipment, an event or an interrupt. */
export interface FriendsWithBeveragesResource extends Item {
  /** What all copies share: `SPI`, `JUG`, `lucky_find`. */
  kind?: string;
  /** `ingredient`, `equipment`, `event` or `interrupt`. */
  sort?: string;
  /** How many of the kind there are in the whole deck, as printed; events and interrupts say nothing. */
  copies?: number;
  /** One line: what an event or interrupt does at this table. */
  effect?: string;
}

/** An interrupt or event that came up since the last turn ended. */
export interface FriendsWithBeveragesMet {
  card: FriendsWithBeveragesResource;
  /** Who drew or played it. */
  seat: number;
  /** How many others were open when it came; the stack is the open ones. */
  depth?: number;
  /** Whether it is still being carried out. */
  open?: boolean;
  /** Whether it has an advanced line, and that counts here. */
  advanced?: boolean;
  results?: FriendsWithBeveragesResult[];
  /** Who is asked something about it now, or the first of several; `why`: what, in words. */
  decides?: number | null;
  why?: string;
}

/** What became of a seat while an interrupt or event was carried out, in the order of happening. */
export interface FriendsWithBeveragesResult {
  seat: number;
  /**
   * `drew`, `lost`, `lost_piece`, `lost_guest`, `new_guest`, `served`, `took`, `immune`,
   * `untouched` or `passed`.
   */
  effect: string;
  /** The card or guest, where it is open to all. */
  what?: string;
  /** The same in words: `lost Mixing Jug`. */
  label?: string;
}

/** The trade window. */
export interface FriendsWithBeveragesTrade {
  /** Who received the Round Token: every trade is with this seat. */
  holder: number;
  proposer: number;
  offers_left: number;
  /** The kind offered, once the offer stands; `want`, `to`: the kind asked for, and of whom. */
  give?: string;
  want?: string;
  to?: number | null;
}

/** A recipe being paid. */
export interface FriendsWithBeveragesPayment {
  seat: number;
  slot: number;
  /** The kind that Festival Rush leaves out. */
  omitted?: string;
  /** The cards still to be laid, by kind, in the order in which the rest would go. */
  due?: string[];
}

/** Why the game ends after this round. */
export interface FriendsWithBeveragesLastRound {
  /** `served`: somebody has served all guests. `guest_deck`: there is no guest left to draw. */
  why: string;
  seat?: number | null;
  /** How many turns are still to be played, this one included. */
  turns?: number;
}

/** The guest that was served last. */
export interface FriendsWithBeveragesServed {
  seat: number;
  slot: number;
  guest: FriendsWithBeveragesGuestCard;
}

/** The table of Last Call through one pair of eyes. */
export interface LastCallView extends View {
  match: string;
  shout: string;
  /** How the house has settled these options; the others show in the moves. */
  tough_break_final: string;
  /** What is asked now: turn, after_draw, take_that, cheers, declare_suit, pass_card, heard_far, or over. */
  decision: string;
  /** Whose turn it is. */
  active: number;
  /** 1 for clockwise, -1 for anticlockwise. */
  direction: number;
  /** The card to match; `suit`, `colour` and `shape`: what of it counts, or nothing. */
  top: LastCallCard;
  suit: string;
  colour: string;
  shape: string;
  /** The suit that was named on the top card, or nothing. */
  declared: string;
  sidestep: LastCallCard | null;
  draw_count: number;
  /** How many cards the waiting Take Thats add up to. */
  pending: number;
  /** The seats that have gone down to one card by a play. */
  watched: number[];
  /** Those among them who were heard to call: the story told it to everybody. No table marks it (R30). */
  called: number[];
  /** Who has chosen a card to pass on. */
  has_chosen: number[];
  /** The card that this seat has chosen; `drawn`: the one that it has just drawn. */
  chosen: string;
  drawn: string;
  sizes: number[];
  round: number;
  turns: number;
  /** Round wins or points, in a match; `target`: how many of them win it. */
  scores: number[];
  target: number;
  last_round: LastCallLastRound | null;
}

/** A card with everything that is printed on it; a feature that it lacks is empty. */
export interface LastCallCard extends Item {
  /** The glass; that of My Shout, Let's Get Wild and Pass the Bottle is printed but never matters. */
  suit?: string;
  colour?: string;
  shape?: string;
  event?: string;
  /** One line: what an event card goes on, and what it does. */
  effect?: string;
}

/** How the last round ended, with all hands as they were shown then. */
export interface LastCallLastRound {
  winners: number[];
  how: string;
  hands: LastCallCard[][];
}

/** The table of Six-Pack through one pair of eyes. */
export interface SixPackView extends View {
  /**
   * What is asked: mixed_last, opening_bottle, opening_mix, serve, serve_drink, fill, check, score_domino,
   * clear_line, clear_keep, or over. In a race, check and score_domino are open at the same time.
   */
  decision: string;
  /** 1 serve, 2 top up, 3 look, 4 tidy up; 0 before the first turn and after the end. */
  phase: number;
  /** Whose turn it is; -1 while nobody knows yet. */
  host: number;
  turn: number;
  turn_limit: number;
  target: number;
  skin: string;
  assist: string;
  assist_delay: number;
  spot_seconds: number;
  screens: string;
  fill_order: string;
  box: SixPackBox | null;
  piles: SixPackPile[];
  points: number[];
  /** How many claims of each seat were refused in the whole game. */
  refused: number[];
  /** For the host in `serve`: the cells to serve on; the drink is asked next. */
  lays?: SixPackCell[];
  takes?: SixPackTake[];
  /** For the host in `serve`: the cards to take away, and those that stay. */
  stays?: SixPackStay[];
  /** In `serve_drink`: the cell that the host has chosen. */
  served?: SixPackCell | null;
  /** In `fill`: the cells that are to be topped up, the next one first; those that must stay empty are left out. */
  open_cells?: SixPackCell[];
  /** For the host in `serve_drink` and `fill`: what each drink would bring. */
  pours?: SixPackPour[];
  lines?: SixPackLine[];
  areas?: SixPackArea[];
  /** In `check`: every full window, whether it fits anybody or not. */
  windows?: SixPackWindow[];
  /** The round of looking in this turn, from 1. */
  round?: number;
  /** Seats that have not answered in this round. */
  looking?: number[];
  /** Seats that have; nobody else knows what. */
  answered?: number[];
  /** Seats that have to say which domino they score. */
  scoring?: number[];
  /** The own secret answer as a move, until it is opened: `claim flat 0,0`, `done`, `score Bc`. */
  answer?: string;
  /** Whether the hint of this turn has come; `hint`: what it told this seat. */
  hinted?: boolean;
  hint?: SixPackHint | null;
  /** The claims of the latest phase 3 that had any looking, in the order in which they were checked. */
  opened?: SixPackClaim[];
  /** When each seat last mixed a drink, once all have said so. */
  mixed?: string[];
  /** What was done to the table since the host began; it stays until the next host does something. */
  steps?: SixPackStep[];
}

/** What is left of a kind: plain cards, and the pink reserve. Below five in all the table will be cleared. */
export interface SixPackPile {
  kind: string;
  bottle: string;
  mix: string;
  plain: number;
  pink: number;
}

/** An empty cell and the drinks that may come there. */
export interface SixPackCell {
  x: number;
  y: number;
  drinks: string[];
}

/** A card that the host may take away, and what may come into the hole. */
export interface SixPackTake {
  x: number;
  y: number;
  drink: string;
  /** Nothing: the cell stays empty. */
  refills?: string[];
  /** Only the same drink can come back: the take is a pass. */
  returns?: boolean;
}

/** A card that the host may not take away, and why. */
export interface SixPackStay {
  x: number;
  y: number;
  why: string;
}

/** A drink that the host may choose now, and what follows by itself. */
export interface SixPackPour {
  move: number;
  drink: string;
  x: number;
  y: number;
  pink: boolean;
  /** The top-ups that are certain, in their order. */
  follows: SixPackPlace[];
  /** The cell about which the host will be asked after them, if any. */
  asks: SixPackCell | null;
}

/** A drink that comes to lie on a cell. */
export interface SixPackPlace {
  x: number;
  y: number;
  drink: string;
  pink?: boolean;
}

/** A row or column that the host may clear. */
export interface SixPackLine {
  move: number;
  /** `row` or `column`. */
  axis: string;
  /** Its y or x. */
  at: number;
  /** The cards that go in any case, as cells. */
  goes: [number, number][];
  /** How many stay. */
  stays: number;
  /** How many equal areas there are to choose from; 1: no question follows. */
  areas: number;
}

/** An area that the host may keep. */
export interface SixPackArea {
  move: number;
  cells: [number, number][];
}

/** Six cards that lie together: three columns and two rows from here, or upright, two columns and three rows. */
export interface SixPackWindow {
  x: number;
  y: number;
  tall?: boolean;
}

/** A claim that was opened. */
export interface SixPackClaim {
  seat: number;
  round: number;
  window: SixPackWindow;
  holds: boolean;
  /** If it holds: how the three dominoes lie. */
  pack?: SixPackCovered[];
  /** The domino that stays as the point, once that is known: `Bc`. */
  scored?: string;
}

/** A domino as it lies in a shown six-pack: its bottle half and its mix half, as cells. */
export interface SixPackCovered {
  domino: string;
  bottle: [number, number];
  mix: [number, number];
}

/** Something that was done to the table since the host began: lay, take, fill or clear. */
export interface SixPackStep {
  what: string;
  x: number;
  y: number;
  drink: string;
  pink?: boolean;
}

/** The smallest rectangle around all cards: its first column and row, and how many of each there are. */
export interface SixPackBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the screen tells this seat alone: its six-pack, or that there is none. */
export interface SixPackHint {
  window: SixPackWindow | null;
}

/** The table of The Empire Needs Beer! through one pair of eyes. */
export interface EmpireNeedsBeerView extends View {
  /**
   * What is asked now: last_sip, purple_bonus, task, resolve, swap_warehouse, swap_region, remove_used,
   * new_secret, end_discard, or over.
   */
  decision: string;
  /** Whose turn it is; -1 until it is known who begins. */
  active: number;
  /** Who began; a round ends before this seat's turn. */
  first: number;
  /** The round that is played, counted from 1. */
  round: number;
  round_limit: number;
  /** Turns that have begun so far. */
  turns: number;
  time_left: number;
  /** The time units that this turn began with: 4, or 5 with the orange majority. */
  time_given: number;
  /** The regions whose bonus the active seat got at the start of this turn. */
  majorities: string[];
  /** Whether the order deck is empty, so that this round is the last. */
  last_round: boolean;
  /** Who has the last turn of a round; -1 until it is known who begins. */
  last_seat: number;
  /** How many orders are in the deck. */
  orders_left: number;
  /** The four slots of open orders by their ids; an empty slot is empty text. The same for the display. */
  middle: string[];
  display: string[];
  /** The open top card of the advance deck, or nothing. */
  deck_top: string;
  deck_top_for_sale: boolean;
  /** What each seat discarded when it last ended a turn, by name; everybody saw it, also if it is shuffled in. */
  dropped: string[][];
  regions: EmpireNeedsBeerRegion[];
  supply: EmpireNeedsBeerBarrels;
  players: EmpireNeedsBeerPlayer[];
  in_play: EmpireNeedsBeerActionCard | null;
  /** The parts of the card in play. */
  parts: EmpireNeedsBeerPart[];
  incoming: EmpireNeedsBeerIncoming | null;
  completing: EmpireNeedsBeerCompleting | null;
  /** For the seat that looks: the orders of the middle by slot, then its secret one. */
  progress: EmpireNeedsBeerProgress[];
  /**
   * For the seat that is asked: the moves, in notation, that play a card which could do nothing now. They cost
   * a time unit like any other: ask before one is made.
   */
  in_vain: string[];
  /** Once the game is over: what the button says with which everybody may raise a glass; it changes nothing. */
  cheers: string;
}

/** How many barrels of each colour stand somewhere. */
export interface EmpireNeedsBeerBarrels {
  blue: number;
  green: number;
  red: number;
  yellow: number;
}

/** A region with its majority tile. */
export interface EmpireNeedsBeerRegion {
  id: string;
  name: string;
  /** What the majority gives: `time`, `card` or `barrel`; `gives`: the same in words. */
  tile: string;
  gives: string;
  /** The barrels of each seat. */
  counts: number[];
  /** Who would have the majority now: strictly more barrels than anybody else. */
  majority: number | null;
}

/** One seat's side of the table, as everybody sees it. */
export interface EmpireNeedsBeerPlayer {
  seat: number;
  warehouse: EmpireNeedsBeerBarrels;
  /** Its territories in orange, black and purple. */
  regions: EmpireNeedsBeerBarrels[];
  /** How many cards are in the hand, the draw pile and the discard pile. */
  hand: number;
  draw: number;
  discard: number;
  /** Where its secret order came from: `deal`, `middle`, `deck`, or `none` if it has none. */
  secret: string;
  /** Completed orders of dwarves, elves and trolls. */
  races: number[];
  /** The colours of its end bonuses. */
  bonuses: string[];
  fame: EmpireNeedsBeerFame;
  /** Its answer to when the last sip was, once all are in; one's own at once. */
  sip: string;
}

/** A seat's score if the game ended now; at the end, its score. */
export interface EmpireNeedsBeerFame {
  orders: number;
  bonuses: number;
  sets: number;
  total: number;
  /** All barrels in warehouse and regions: they break ties. */
  barrels: number;
}

/** A part of the card in play. */
export interface EmpireNeedsBeerPart {
  part: string;
  done: boolean;
  /** Whether it can be done now. */
  possible: boolean;
}

/** How far this seat is with an order that it may complete: those of the middle, and its own secret one. */
export interface EmpireNeedsBeerProgress {
  order: string;
  /** `middle` or `secret`. */
  source: string;
  /** For each entry of `units`: how many of its barrels already stand where they should. */
  met: number[];
  /** How many barrels are still missing; 0: fulfilled. */
  missing: number;
  /** Whether it can be completed with the very next move: light it up. */
  complete: boolean;
  /** The barrels that count towards it now, by their item ids. */
  uses: string[];
}

/**
 * An action card: `BA1@0` (basic, of seat 0), `AC07`, `AC21-b`.
 *
 * In draw piles, discards and among the removed cards it comes without effect and flavour.
 */
export interface EmpireNeedsBeerActionCard extends Item {
  /** Copies share it: `BA1`, `AC21`. */
  kind?: string;
  /** `basic`, `alchemy`, `logistics`, `guild` or `magic`. */
  school?: string;
  /** 1 to 3 time units; 0 for a basic action, which cannot be bought. */
  price?: number;
  /**
   * `take blue`, `take any`, `place red`, `place any`, `place any orange`, `draw`, `change`,
   * `remove`.
   */
  parts?: string[];
  /** One line: what it does. */
  effect?: string;
  flavour?: string;
}

/** A barrel that waits for room: one of another colour has to make way. */
export interface EmpireNeedsBeerIncoming {
  colour: string;
  place: string;
}

/** An order whose barrels are being removed. */
export interface EmpireNeedsBeerCompleting {
  order: EmpireNeedsBeerOrderCard;
  /** `middle` or `secret`. */
  source: string;
  /** What has gone back so far: `orange blue`. */
  removed: string[];
  /** How many more have to go. */
  left: number;
}

/** An order: `DW2`. */
export interface EmpireNeedsBeerOrderCard extends Item {
  /** `dwarves`, `elves` or `trolls`. */
  race?: string;
  units?: EmpireNeedsBeerUnit[];
  /** How many barrels it asks for; `removes`: how many of these go back to the supply. */
  used?: number;
  removes?: number;
  fame?: number;
  /** The colour that pays 1 Fame a barrel at the end, or nothing. */
  bonus?: string;
  flavour?: string;
}

/** One entry of an order: so many barrels of these colours in this region; all four colours: any. */
export interface EmpireNeedsBeerUnit {
  region: string;
  count: number;
  colours: string[];
}

/** The table through one pair of eyes. */
export interface WithFriendsLikeTheseView extends View {
  /** `bidding`, `playing` or `over`. */
  phase: string;
  /** Counted from 1. */
  round: number;
  rounds: number;
  /** The cards each was dealt, and so the tricks of the round. */
  hand_size: number;
  /** The trick that is being played, counted from 1; 0 during the bidding. */
  trick_number: number;
  dealer: number;
  /** Who led the present trick, or will lead it. */
  leader: number;
  /** Whose card wins the present trick so far. */
  winning: number | null;
  /** The trump suit, or `none` for No Trumps. */
  trump: string;
  /** What has to be followed: a suit, `trump`, or nothing yet. */
  led: string;
  bids: (number | null)[];
  won: number[];
  scores: number[];
  /** The bid that the dealer may not make, while the dealer is asked. */
  forbidden: number | null;
  /** With Wingman: how many seats to the left the hands go. */
  pass_offset: number;
  /** For each seat, whose hand it plays: its own, or with Wingman another's. */
  plays: number[];
  /** For each seat, the tricks it should win: the bid on the hand it plays. */
  targets: (number | null)[];
  /** With Wingman: whose hand you play, and who plays yours. */
  wingman: string[];
  /** The rounds that are over. */
  finished: WithFriendsLikeTheseRoundView[];
}

/** A finished round, in numbers for each seat. */
export interface WithFriendsLikeTheseRoundView {
  round: number;
  cards: number;
  bids: number[];
  won: number[];
  points: number[];
}

/** Whatever may be sent over the socket. */
export type AnyCommand =
  | Play
  | Undo
  | Answer
  | Withdraw
  | Here
  | Sit
  | StandUp
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
