### What the pages say: lobby, waiting room, table, replay, menus. A game's own sentences stand in the game's folder.
### Something that is drawn, such as a link or a name in bold, stands in a sentence as an argument.

## What every page can say

# The name of the house.
house-name = Taphouse
# $page (text)
page-title = { $page } - Taphouse
page-away = This page could not be fetched. Check your connection, then load it again.
nothing-here = There is nothing at this address. Perhaps the link was cut short.
no-answer = The bar does not answer. Check your connection, then try again.
not-understood = The bar did not understand that. Load the page again.
back = Back
close = Close
language = Language
rules = Rules
chat = Chat
story = Story
clock = Clock
# Somebody whose name we do not know.
somebody = Somebody
is-bot = bot
# $number (number)
cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
# $number (number)
more = { $number } more
# How long something takes that takes over an hour.
# $time (text)
hours = { $time } h

## Names and clocks of a table

# $clock (none | relaxed | brisk)
clock-name = { $clock ->
        [relaxed] Relaxed
        [brisk] Brisk
       *[none] No clock
    }
# $pace (calm | human | quick | instant)
pace-name = { $pace ->
        [calm] Calm
        [quick] Quick
        [instant] At once
       *[human] Like people
    }
# What it means for taking moves back that a table is friendly, or not.
# $friendly (yes | no)
take-back = { $friendly ->
        [yes] A move from which somebody has learned something comes back if everybody else who is there agrees. Whoever is away counts as agreeing.
       *[no] A move from which somebody has learned something comes back only if everybody else agrees, also those who are away.
    }

## The lobby

# $hour (morning | afternoon | evening)
hello = { $hour ->
        [morning] Good morning.
        [afternoon] Good afternoon.
       *[evening] Good evening.
    }
# $hour (morning | afternoon | evening), $who (text)
hello-you = { $hour ->
        [morning] Good morning, { $who }.
        [afternoon] Good afternoon, { $who }.
       *[evening] Good evening, { $who }.
    }
# $who (text)
change-name = { $who }: change your name
tell-name = Tell us your name
# $who (text)
called-now = You are called { $who } now.
forgotten = The house has forgotten you.
friends-and-bots = Friends on any phone, bots for the empty stools.
pick-game = Pick a game.
games = Games
opening = Opening the bar.
chosen-game = The chosen game
try-again = Try again
house-and-seats = House rules and seats
# $number (number)
open-tables = Open tables ({ $number })
age-and-credits = Age and credits
play-now = Play now
make-table = Make a table
# $least (number), $most (number)
minutes = { $least } to { $most } minutes
# $number (number)
minutes-each = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
# $least (number), $most (number)
seats-from = { $least } to { $most } seats
# $number (number)
seats-each = { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
# A game in the lobby, where there is room for it.
# $pitch (text), $seats (text), $minutes (text)
pitch-and-seats = { $pitch } { $seats }, { $minutes }.
# $pitch (text), $minutes (text)
pitch-and-minutes = { $pitch } { $minutes }.

join-by-code = Join by code
table-code = Table code
join = Join
about-code = The code stands on the host's screen: three made-up words, as lusab-tivok-gutih. Capitals, spaces and hyphens do not matter.

# $who (text)
my-turn-at = It is your turn at { $who }'s table
my-turn-own = It is your turn at your table
my-turn-here = It is your turn
take-turn = Take your turn
# A game by its name, before a sentence about it.
# $title (text)
game-named = { $title }.
# What is told once when a table begins to wait.
# $call (text), $title (text)
called-to = { $call }: { $title }.
your-tables = Your tables
your-other-tables = Your other tables
# $number (number)
all-tables = All { $number } tables
start-another = Start another
# What is short about somebody's first game is told by the words of the game.
first-game = A short first game
put-away = Put it away
full-length = Again, at full length?
# $who (text), $time (text)
is-away-for = { $who } is away, { $time }
# $others (text)
with-others = with { $others }
# $seats (text), $minutes (text)
seats-and-minutes = { $seats }, { $minutes }.
learn = Learn
    .introduction = Introduction
    .introduction-about = Four cards: what it is about.
    .lessons = Lessons
    .lessons-about = The real table, one step at a time.
    .aid = Player aid
    .aid-about = Turn, prices, symbols and scoring on one sheet.
    .rules = Rules
    .rules-about = All of them, each by its number.
# $title (text)
learn-game = Learn { $title }
not-dealt = Not dealt yet
being-played = Being played
tables = Tables
tables-tonight = Open tables tonight
more-tables = More tables
# $who (text)
table-of = { $who }'s table
# $table (text)
table-called = Table { $table }
# $number (number)
open-seats = { $number ->
        [one] { $number } open seat
       *[other] { $number } open seats
    }
sit-down = Sit down
watch = Watch
# $title (text), $table (text)
sit-down-at = Sit down: { $title }, table { $table }
# $title (text), $table (text)
watch-at = Watch: { $title }, table { $table }

what-name = What shall we call you?
your-name = Your name at the table
that-is-me = That is me
what-is-known = What the house knows of you
known-by-cookie = The house knows you by a cookie on each of your devices. You can end that.
end-other-devices = End my other devices' access
only-here = Only this device knows you now.
forget-me = Forget me
sure-forget = Leave for good?
    .why = Your name is gone from every table and from what you said. Your seats are free, and in running games a bot plays on for you.
    .yes = Yes, forget me
leave-as-it-is = Leave it as it is
wastes-title = Is that what you mean?
wastes-yes = Do it all the same
wastes-no = Go back

## A table is made

# $title (text)
make-table-of = Make a table: { $title }
no-such-game = This game is not on the shelf here. Pick another one in the lobby.
how-many-seats = Seats
    .about = Empty ones are filled with bots.
who-may-come = Who may come
    .about = By link or code, or anybody who looks at the lobby.
listed = Listed in the lobby
by-link = By link only
clock-about = It warns, and then offers a bot to stand in. It never ends a game.
taking-back = Taking moves back
friendly = Friendly
everybody-agrees = Everybody agrees
hints = Hints
    .about = What a good player would do, and why. Alone with bots everybody may ask; the record says so.
hints-line = Whoever plays here may ask for hints.
hints-for-all = Everybody may ask
hints-for-none = Only alone with bots
# Who lets friends in that come after the deal.
door-opens = Late friends
    .about = Who gives them a bot's seat once the cards are dealt.
# $door (host | anyone | open)
door-name = { $door ->
        [anyone] Anybody lets them in
        [open] They sit down
       *[host] The host lets them in
    }
pace = Pace of the bots
    .about = How long they seem to think.
house-rules = House rules
ways-to-play = Ways to play
yes = Yes
no = No
# $value (text)
usual-value = { $value } (usual)
# $about (text), $least (number), $most (number)
about-span = { $about } From { $least } to { $most }.
# $about (text), $least (number), $most (number), $others (text[])
about-span-or = { $about } From { $least } to { $most }, or { $others-or }.
# $count (number)
all-options = All { $count } options
# $usual (yes | no), $clock (none | relaxed | brisk), $pace (calm | human | quick | instant)
house-line = { usual_rules }, { usual_clock }, { usual_pace }.
# $usual (yes | no)
usual_rules = { $usual ->
        [no] The usual rules, except as below
       *[yes] The usual rules
    }
# $clock (none | relaxed | brisk)
usual_clock = { $clock ->
        [relaxed] a relaxed clock
        [brisk] a brisk clock
       *[none] no clock
    }
# $pace (calm | human | quick | instant)
usual_pace = { $pace ->
        [calm] calm bots
        [quick] quick bots
        [instant] bots that play at once
       *[human] bots that play like people
    }
friendly-line = Friendly about take-backs.

## What an option changes, as bots have measured it

# How much longer a game is, in a list of values.
# $way (longer | shorter | times | same), $about (text)
effect-brief = { $way ->
        [longer] { $about } % longer
        [shorter] { $about } % shorter
        [times] { $about } times as long
       *[same] as long
    }
# The same in a sentence, with its interval. Equal: every single game went the same way.
# $way (longer | shorter | times | same | equal), $about (text), $least (text), $most (text), $within (text)
effect-length = { $way ->
        [longer] A game is about { $about } % longer ({ $least } to { $most } %).
        [shorter] A game is about { $about } % shorter ({ $least } to { $most } %).
        [times] A game is about { $about } times as long ({ $least } to { $most }).
        [equal] No game went differently.
       *[same] A game is as long, as far as was seen: { $within } % more or less would have been.
    }
# $way (more | less | same), $usual (text), $now (text), $within (text)
effect-first = { $way ->
        [more] The first player wins more often.
        [less] The first player wins less often.
       *[same] The first player wins as often.
    }
    .full = { $way ->
        [more] The first player wins more often: { $now } games of 100 instead of { $usual }.
        [less] The first player wins less often: { $now } games of 100 instead of { $usual }.
       *[same] The first player wins as often, { $usual } games of 100, as far as was seen: { $within } more or less would have been.
    }
# One value of a list, and what it does.
# $value (text), $effect (text)
effect-of = { $value }: { $effect }
# $effects (text[])
effect-list = { $effects }.
# No value of a list changes how long games are.
# $first (same | differs)
effect-none = { $first ->
        [differs] Games are as long, but who is first matters more or less.
       *[same] No difference was found in length or in who wins.
    }
# What the one other value does, before it is chosen.
# $value (text), $effect (text)
effect-with = { $value }: { $effect }
# $now (number), $usual (number)
effect-minutes = That makes { $now } minutes instead of { $usual }.
# How far the winner is ahead at the end.
# $seen (yes | no), $usual (text), $now (text), $within (text)
effect-margin = { $seen ->
        [yes] The winner is ahead by { $now } instead of { $usual }.
       *[no] The winner is ahead by { $usual }, as usual; { $within } more or less would have been seen.
    }
# $deals (text), $seats (number)
effect-sample = { $deals } deals with { $seats } seats, each also played as usual.
# $houses (text[])
effect-beside = Both with { $houses-and }.
# $option (text), $value (text)
effect-house = { $option }: { $value }
effect-half = half
effect-twice = twice
# $version (text)
effect-how = Measured one option at a time by house bots that play as well as they can (Taphouse { $version }). The bounds hold in 95 of 100 such samples; what "would have been seen" is seen in 4 of 5. Minutes go by the card of the game, its turns and its moves.
# Why bots cannot tell.
effect-not = Not measured.
    .honour = Not measured: it asks people for an honest answer.
    .noticing = Not measured: it hangs on what people notice and remember.
    .showing = Not measured: it changes only what people see and say.
    .seat = Not measured: it names who begins.

## The waiting room

connection-lost = Connection lost.
kept-seat = Your seat is kept.
trying-again = Trying again.
connected-again = Connected again.
change-house = Change house rules and seats
close-table = Close the table
screen-for-room = Screen for the room
being-dealt = The cards are being dealt.
deal = Deal
# $number (number)
deal-with = { $number ->
        [one] Deal, with { $number } bot more
       *[other] Deal, with { $number } bots more
    }
you-sit = You are seated.
all-taken = Every seat is taken.
host-deals = The host deals.
set-table = Set the table
sure-close = Close the table?
    .why = The table is gone for good, for everybody who sits here.
    .yes = Yes, close it for good
invite = Invite friends
qr-code = QR code that leads to this table
# $code (text)
code-is = Code { $code }
listed-about = Listed in the lobby; friends may also come by link.
by-link-about = Whoever has the link or the code may sit down.
link-to-table = Link to this table
copy-link = Copy the link
link-copied = Link copied
link-is-copied = Link copied.

## How a stool is taken

stool-open = open
stool-you = you
stool-host = host
stool-away = away
stool-outside = outside bot
# $level (text)
bot-of-level = bot, { $level }
# How well a bot plays, for whoever chooses it and for whoever plays against it.
level = Level
    .easy = Easy
    .fair = Fair
    .strong = Strong
    .is-easy = easy
    .is-fair = fair
    .is-strong = strong
# How well a level does against the one below it, or against chance; nearly all are more than 19 of 20.
# $tenths (number), $against (easy | fair | random), $nearly (yes | no)
level-wins = { $nearly ->
        [yes] nearly always wins against { level_below }
       *[no] wins { $tenths } of 10 against { level_below }
    }
# $against (easy | fair | random)
level_below = { $against ->
        [easy] easy
        [fair] fair
       *[random] chance
    }
sit-here = Sit here
# $number (number)
sit-here-at = Sit here, seat { $number }
# $who (text)
sit-here-for = Sit here, in the place of { $who }
ask-swap = Ask to swap
# $who (text)
ask-swap-with = Ask { $who } to swap seats
# $who (text)
asks-swap = { $who } would like to swap seats with you.
swap-yes = Swap
swap-no = I stay here
# $who (text)
swap-asked = { $who } is asked to swap seats with you.
is-ready = ready
i-am-ready = I am ready
# $who (text[])
not-ready = Not ready yet: { $who }.
order-clockwise = Turns go round from the first stool to the last.
order-teams = Turns go from team to team; the teams sit in turn, too.
stand-up = Stand up
sure-stand-up = Stand up?
    .why = Your seat is free then, and somebody else may take it.
    .yes = Yes, stand up
more-tools = More
# $who (text)
more-for = More for { $who }
bot = Bot
# Bots that every game has; one that a game brings besides is called what it is called there.
bot-house = House bot
bot-random = By chance
bot-search = Thinks ahead
put-bot = Seat this bot
put-bot-instead = Seat this bot instead
show-key = Show its key
key-for-bot = Key for the bot that takes this seat
keep-for-outside = Keep it for a bot from outside
free-it = Free this seat
# $who (text)
sure-free = Free the seat of { $who }?
    .why = { $who } is sent away, and cannot sit down again until you let them in.
    .yes = Yes, free it
# $who (text)
be-host = Let { $who } be the host
# $who (text)
sure-host = Let { $who } be the host?
    .why = Only they can give it back to you.
    .yes = Yes, { $who } is the host
# $who (text)
swap-with = Swap with { $who }
taken-off = Taken off the table
taken-off-about = Taken off the table. They cannot sit down here until you let them in.
# $who (text)
let-in = Let { $who } in again

## The screen on the wall, a closed table

# $code (text)
scan = Scan it, or type the code { $code }
sit-with-phone = Sit down with your phone.
closed = This table is closed.
look-at-game = Look at the game as it stood
to-lobby = To the lobby
trying-bar = The bar does not answer. Trying again.
finding-table = Finding your table.

## The replay

replay = Replay
what-happened = What happened
the-deal = The deal.
nothing-seen = Nothing that can be seen from here.
step-back = One step back
step-on = One step on
step = Step
# $number (number), $count (number)
of-all = { $number } of { $count }
# $number (number), $count (number)
step-of = Step { $number } of { $count }
eyes-of = Through the eyes of
spectator = a spectator
fetching-record = Fetching the record.

## Around the table

laying = Laying the table.
table-away = The table could not be fetched. Check your connection, then load the page again.
table-laid = The table is set.
taken-back = A move was taken back.
to-lobby-back = Back to the lobby
sound-on = Sound on
sound-off = Sound off
leave = Leave
menu = Menu
# $number (number), $shown (text)
unread = { $number ->
       *[other] { $shown } new
    }
on-table = On the table
your-things = Your things
your-moves = Your moves
your-other-moves = Your other moves
until-house = Until the house moves
how-it-ended = How it ended
watching = You are watching.
asked-here = Asked at the table
seats-here = Seats
heard = Heard at the table
story-before = Story:
# Shows what happened since my last move once more, one thing at a time.
rerun = What happened?
# $number (number), $count (number)
rerun-step = { $number ->
        [0] Your last move
       *[other] What happened, { $number } of { $count }
    }
rerun-end = Tap to go on playing.
all-story = All of it
nothing-happened = Nothing has happened yet.
dismiss = Dismiss
# $name (text)
rule-number = Rule { $name }
answer = Answer
put-back = Put back
your-hand = Your hand
cards-on-table = Cards on the table
face-down = Face down
card-face-down = A card, face down
# $who (text)
from-whom = from { $who }
# $who (text), $what (text)
of-whom = { $who }: { $what }
empty-pile = empty
empty-row = none
# $number (number)
cards-face-down = { $number ->
        [one] { $number } card face down
       *[other] { $number } cards face down
    }
# So many equal things, below one of them.
# $number (number)
so-many = { $number } of these
# $what (text)
not-with-it = Nothing can be done with { $what } now.
not-with-this = Nothing can be done with it now.
# $what (text)
not-playable = { $what } cannot be played now.
this-not-playable = This card cannot be played now.
not-your-turn = It is not your turn.

## Whose turn it is

your-turn = Your turn
# $title (text)
your-turn-at = Your turn: { $title }
is-over = The game is over
is-over-now = The game is over.
is-ended-early = The game ended early
a-moment = A moment
# What those do who are awaited, such as "to name a suit".
# $who (text[]), $does (text)
turn-of = { $who } { $does }
# $number (number), $does (text)
turn-of-many = { $number ->
       *[other] { $number } seats { $does }
    }
# $verb (text)
to-do = to { $verb }
# $verb (text)
to-do-flag = To { $verb }
to-play = To play
kept-move = Your move is kept
kept-move-about = It is sent as soon as the line is back.

## A seat at the table

# $number (number), $shown (text)
cards-held = { $number ->
        [one] { $shown } card
       *[other] { $shown } cards
    }
dealer = Dealer
is-dealer = dealer
has-left = has left, a bot plays on
stood-in = a bot stands in
away = away
# $time (text)
away-for = away, { $time }
choosing = choosing
# $what (text), $value (text)
counted = { $what } { $value }
# $time (text)
left = { $time } left
time-up = time is up
time-is-up = Your time is up.
# $left (minutes | minute | half | ten), $number (number)
you-have-left = You have { roughly } left.
# $left (minutes | minute | half | ten), $number (number)
roughly = { $left ->
        [minute] less than a minute
        [half] half a minute
        [ten] ten seconds
       *[minutes] about { $number } minutes
    }
# $who (text)
more-of = { $who }: more
# $who (text), $what (text)
who-is = { $who }, { $what }
# $was (text), $what (text)
was-at-deal = { $was } at the deal, { $what }
at-the-table = at the table
side = Team
in-hand = In hand
let-bot = Let a bot stand in
let-bot-about = The seat is kept, and can be taken back at any time.
unmute = Let their words be heard
mute = Mute their words
# A bid as glasses: how many tricks are won, and how many were bid.
# $how (none | over | made | open), $won (number), $bid (number)
tally = { $how ->
        [none] bid none
        [over] { $won } of { $bid }, over
        [made] { $won } of { $bid }, made
       *[open] { $won } of { $bid }
    }

## Friends who come late

# $who (text)
at-door = { $who } is at the door
# $who (text[])
at-door-line = At the door: { $who }.
door-ask = A bot's seat, or a stool to watch from?
door-ask-stool = A stool to watch from?
stool = Stool
# $who (text), $bot (text)
door-price = { $who } takes { $bot }'s place as it is, and plays from the next move on.
# $who (text), $bot (text), $counts (text)
door-price-counts = { $who } takes { $bot }'s place as it is ({ $counts }), and plays from the next move on.
# $bot (text)
door-price-you = You take { $bot }'s place as it is, and play from the next move on.
# $who (text)
stool-price = { $who } watches now and plays the next game.
stool-price-you = You watch now and play the next game.
# $who (text)
let-sit = Seat { $who }
# $who (text)
give-stool = Give { $who } a stool
take-this-seat = Sit down
take-stool = Take a stool
not-now = Not now
choose = Choose
# $who (text)
offer-here = Seat { $who } here
# $who (text)
sits-here = { $who } sits here
# $who (text)
guest-watches = { $who } watches
guest-watches-about = Offer a bot's seat in this game.
your-place = Your place
# $who (text)
late-welcome = Welcome. { $who }'s game has begun, and you are watching it.
late-welcome-nobody = Welcome. The game has begun, and you are watching it.
knock = Ask for a seat
knock-again = Ask again
knock-about = The host is asked for a bot's seat or a stool.
only-watch = Only watch
knocked = Knocked. The host is choosing.
knocked-anyone = Knocked. The table is choosing.
knocked-open = The door stands open: choose where you sit.
# $bot (text)
sits-soon = You sit down in { $bot }'s place after this move.
you-on-stool = You have a stool: you watch now and play the next game.
told-later = It is not a good moment. You watch, and may ask again in a while.
until-stool = Until you get a stool

## What is asked besides the game

# $who (text)
asks-undo = { $who } would like to take a move back.
# $who (text), $heard (text)
asks-undo-of = { $who } would like to take back: “{ $heard }”
# $who (text), $number (number)
asks-undo-more = { $number ->
       *[other] { $who } would like to take { $number } moves back, from this one on.
    }
# $who (text), $number (number), $heard (text)
asks-undo-more-of = { $number ->
       *[other] { $who } would like to take { $number } moves back, from this one on: “{ $heard }”
    }
# $who (text), $clock (relaxed | brisk | other)
asks-clock = { $clock ->
        [relaxed] { $who } would like to play by a relaxed clock from now on.
        [brisk] { $who } would like to play by a brisk clock from now on.
       *[other] { $who } would like to play by another clock from now on.
    }
# $who (text)
asks-close = { $who } would like to close the table. The game ends as it stands, and nobody wins.
the-host = The host
# $about (undo | close | clock | other)
question-name = { $about ->
        [undo] Take a move back
        [close] Close the table
        [clock] Another clock
       *[other] A question
    }
    .yes = { $about ->
        [undo] Let it be taken back
        [close] Close it
        [clock] Play by it
       *[other] Yes
    }
    .no = { $about ->
        [clock] No, leave it
        [undo] Play on
        [close] Play on
       *[other] Play on
    }
your-seat = Your seat
bot-for-you = A bot stands in for you.
take-seat-back = Take my seat back
are-you-there = Are you there?
# $left (minutes | minute | half | ten), $number (number)
bot-soon = Are you there? In { roughly } the others may let a bot play for you.
bot-now = Are you there? The others may let a bot play for you now.
i-am-here = I am here
# $who (text), $how (silent | away)
who-is-away = { $how ->
        [silent] { $who } does not answer
       *[away] { $who } is away
    }
# $who (text), $how (silent | away)
waits-for-away = { $how ->
        [silent] The table waits for { $who }, who does not answer. The seat is kept.
       *[away] The table waits for { $who }, who is away. The seat is kept.
    }
# $who (text), $how (silent | away), $left (minutes | minute | half | ten), $number (number)
waits-for-soon = { $how ->
        [silent] The table waits for { $who }, who does not answer. In { roughly } a bot may play on.
       *[away] The table waits for { $who }, who is away. In { roughly } a bot may play on.
    }
# $who (text)
let-bot-play = Let a bot play for { $who }
what-you-asked = What you asked
ask-no-longer = Ask no longer
# $about (undo | close | clock), $who (text[])
others-asked = { $about ->
        [undo] The others are asked whether you may take your move back. It waits for { $who }.
        [close] The others are asked whether the table may be closed. It waits for { $who }.
       *[clock] The others are asked whether the clock may be set. It waits for { $who }.
    }

## What has changed at the table

# $who (text), $about (clock | other)
said-no = { $about ->
        [clock] { $who } would rather leave the clock as it is.
       *[other] { $who } would rather play on.
    }
undo-lapsed = The game has gone on: nobody is asked about your move any more.
question-lapsed = Nobody has answered what you asked. It is not asked any more.
# $clock (none | relaxed | brisk)
clock-now = { $clock ->
        [relaxed] From now on a relaxed clock runs.
        [brisk] From now on a brisk clock runs.
       *[none] From now on no clock runs.
    }
# $who (text)
left-for-good = { $who } has left for good. A bot plays on.
# $who (text)
bot-for = A bot stands in for { $who }.
# $who (text)
back-again = { $who } is back and plays again.

## The menu

undo-free = Take the move back
# The same, in a word, beside the line of the turn.
undo-here = Undo
# Ask what a good player would do, in a word, beside the line of the turn.
hint-here = Hint
# $move (text)
hint-move = A good player: { $move }
hint-do = Do it
undo-ask = Ask to take a move back
undo-ask-here = Those who are here are asked first.
undo-ask-all = Everybody else who plays is asked first, also those who are away.
undo-practice = Take a move back, as practice
is-practice = This game is practice.
will-be-practice = The record will say that this game is practice.
sound-is-on = Sound is on
sound-is-off = Sound is off
things-stay = Things stay put
things-move = Things move
things-about = Tap to change how lively the table is.
show-round = Show me round the table
keys = Keys
keys-about = For those who play with a keyboard. The key ? shows them, too.
screen-about = The table on a television, the phones as hands.
leave-about = Your seat is kept; find the table again in the lobby.
sort-hand = Sort my hand
sort-dealt = As dealt
sort-kind = By kind
sort-number = By number
sort-colour = By colour
clock-change-about = It warns, and then offers a bot to stand in. Less time needs the yes of the others.
clock-ask = Ask the others for this clock
clock-set = Set this clock
close-ask-about = If everybody else who plays agrees.
close-about = For good, and for everybody.
# $running (asked | free | no)
sure-close-game = Close the table?
    .why = { $running ->
        [asked] The game ends for everybody, and nobody wins. Everybody else who plays must agree. It is kept, and can be replayed.
        [free] The game ends for everybody, and nobody wins. It is kept, and can be replayed.
       *[no] The table is gone for good, for everybody.
    }
    .yes = { $running ->
        [asked] Ask the others to close it
        [free] Yes, close it for good
       *[no] Yes, close it for good
    }
sealed = The deal is sealed
# $seal (text)
sealed-about = It was sealed before it began. Its seal is { $seal }. After the game the table shows what was sealed, and anybody can check it.

keys-show = A key first shows what it means. Nothing is played before you press it again, or Enter.
keys-here = At this table
keys-everywhere = At every table
key-things = 1 to 9, 0, letters
    .does = Choose the thing on which the key stands, or show what it would do
key-again = The same key, or Enter
    .does = Make the move that is shown
key-escape = Escape
    .does = Put back what is chosen; close a sheet or the guide
key-arrows = Arrows, Home, End
    .does = Go from card to card
key-look = I
    .does = Look closely at the card or thing that has the frame
key-tab = Tab
    .does = Go from one thing to the next
key-keys = ?
    .does = Show these keys
# $key (text), $does (text)
key-hint = Enter or { $key }: { $does }

guide = A walk round the table
    .seats = The others sit up here. A brass rim and a flag show whom the table waits for. Press a seat to learn more about it.
    .felt = What everybody shares lies on the felt. Hold a card to see it large.
    .felt-keys = The key i does the same.
    .turn = Under the lamp stands whose turn it is and what you can do. When it is yours, the lamp is lit.
    .hand = Lit cards can be played. Press one to raise it, then press where it goes. Pressed again, it is played if there is only one way, and else put back.
    .hand-keys = Keys stand on what they choose; ? lists them.
    .buttons = The brass button is your move. Everything else you may do stands beside it.
    .bar = Rules, story, chat, sound and taking a move back are in the menu. Enjoy the game.
guide-skip = Skip
guide-next = Next
guide-play = Play

## The evening

series = The evening so far
# $number (number)
series-so-far = { $number ->
        [one] The evening so far: { $number } game
       *[other] The evening so far: { $number } games
    }
# $number (number)
wins = { $number ->
        [one] { $number } win
       *[other] { $number } wins
    }
another-game = Another game with these people

## Talk

to-team = to the team
# $who (text), $words (text)
saying = { $who }: { $words }
# $who (text), $words (text)
saying-aside = { $who }, to the team: { $words }
nobody-spoke = Nobody has said anything yet.
who-hears = Who hears it
my-team = My team
the-table = The table
quick-words = Quick words
say-to-table = Say something to the table
say-to-team = Say something to your team
say-something = Say something
say-it = Say
talk-is-for-seats = Those at the table talk here; take a seat to join in.
reaction-cheers = Cheers!
reaction-well_played = Well played
reaction-ouch = Ouch
reaction-hurry = Your turn, friend
reaction-laugh = Ha ha
reaction-thanks = Thanks

## The rulebook

search-rules = Search the rules
search-or-number = Search, or a rule's number
nothing-about-that = Nothing about that here.
# $number (number)
found = { $number } found.
fetching-rules = Fetching the rulebook.

## How it ended

all-level = All level
    .said = All level.
# .said: the same as a sentence.
# $who (seats)
won-by = { $who-is ->
        [you] You win!
        [with-you] { $who } win!
        [many] { $who } win
       *[other] { $who } wins
    }
    .said = { $who-is ->
        [you] You win!
        [with-you] { $who } win!
        [many] { $who } win.
       *[other] { $who } wins.
    }
# $number (number)
score-of = { $number }
standings = How everybody came out
# $number (number)
and-more = { $number ->
       *[other] and { $number } more
    }
what-now = What now
# Who plays another game at once: bots always do.
# $who (text[])
are-in = { $who-count ->
        [1] { $who } is in.
       *[other] { $who } are in.
    }
next-is-set = The next game is set.
again = Again
everything-else = Everything else
another-table = Another table
column-place = Place
column-seat = Seat
column-score = Score
# $who (text)
and-that-is-you = { $who } (you)
checked = Checked.
checked-about = The whole game was played again from its seed, and every card fell the same way.
checked-part-about = What was played was played again from its seed, and every card fell the same way.
seed-sealed = The seed was sealed before the deal.
# $link (text)
seed-open = The seed was sealed before the deal; now it is open, so anybody can { $link } and check it.
download-record = download the record
# $link (text)
anybody-can-check = Anybody can { $link } and check it.
seed-and-seal = Seed and seal
seal-about = Seal shown before the deal (SHA-256 of the seed)
seed = Seed
# $who (text)
share-of = Share of { $who }, promised before the deal
withheld = withheld
proof-about = Proof (SHA-256 of the whole record): the same for everybody
next-game = On to the next game
look-at-table = Look at the table
lobby = Lobby
ended = Ended early
seal-changed = Mind: the seal of the seed is another one than before the deal.
shares-changed = Mind: the promised shares are others than those shown before the deal.
# $others (in | withheld)
share-is-in = { $others ->
        [withheld] Your own share went into this deal, so the house could not choose it; somebody else withheld a share.
       *[in] Your own share went into this deal, so the house could not choose it.
    }
share-late = Your own share was not opened in time: this deal went on without it.
share-left-out = Mind: your own share was left out of this deal.

## Learning a game

lesson = Lesson
lessons = Lessons
# $number (number), $count (number)
lesson-step = Lesson, step { $number } of { $count }
lesson-leave = Leave
lesson-show = Show me
lesson-next = Next
lesson-take-back = Take it back
lesson-your-tap = Your tap
lesson-fits = This fits
lesson-done = Well done
# $title (text)
lesson-done-about = You have finished the lesson: { $title }.
lesson-real-game = Sit down to a real game
# $title (text)
lesson-next-one = Next lesson: { $title }
lesson-again = Take this lesson again
# $number (number)
lesson-minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
# $number (number)
lesson-go-on = Go on at step { $number }
lesson-learned = Finished

## The introduction of a game, in four cards

# $title (text)
intro-title = { $title } in four cards
intro-about = Half a minute. You find them again under Learn.
# $number (number), $count (number), $topic (text)
intro-card = Introduction, card { $number } of { $count }, { $topic }
# $number (number), $count (number), $topic (text)
intro-topic = { $number } of { $count }: { $topic }
intro-skip = Skip
intro-lesson = Learn it in a lesson
intro-to-table = To the table
intro-back = Back
intro-in-four = The game in four cards

## The player aid

aid = Player aid
aid-now = now
aid-not-now = not now
aid-all-rules = All the rules
