### Everything that Cocktail Conspiracy says.

## The pieces

ingredient-red = Cherry
    .mid = cherry
    .big = R
    .small = r
ingredient-green = Mint
    .mid = mint
    .big = G
    .small = g
ingredient-blue = Curaçao
    .mid = curaçao
    .big = B
    .small = b
ingredient-yellow = Lemon
    .mid = lemon
    .big = Y
    .small = y
ingredient-purple = Plum
    .mid = plum
    .big = P
    .small = p

# $big (ingredient), $small (ingredient), $double (yes | no)
card = { $double ->
        [yes] Double { $big-mid }
       *[no] { $big } with { $small-mid }
    }
    .face = { $big-big }{ $small-small }
    .small = { $big-mid }, small { $small-mid }

# Part of a cocktail.
# $number (number), $ingredient (ingredient)
measure = { $number } { $ingredient-mid }

team-A = A
    .full = Team A
    .mid = team A
team-B = B
    .full = Team B
    .mid = team B
team-C = C
    .full = Team C
    .mid = team C

# The place of a virtual team-mate.
stool-A = Team A's stool
    .mid = team A's stool
stool-B = Team B's stool
    .mid = team B's stool
stool-C = Team C's stool
    .mid = team C's stool

answer-now = Right now
    .mid = right now
answer-this_hour = Within the hour
    .mid = within the hour
answer-today = Today
    .mid = today
answer-longer_ago = Longer ago
    .mid = longer ago

sign-rock = Rock
    .mid = rock
sign-paper = Paper
    .mid = paper
sign-scissors = Scissors
    .mid = scissors

## What can be seen

zone-deck = Deck
zone-discards = Discards
zone-toast = CHEERS
zone-place = Place
zone-hand = Hand

counter-round = Round
counter-last_round = Last round

note-active = active
note-master = master
note-apprentice = apprentice

mark-candidate = candidate
mark-matched = matched
mark-foreign = foreign

# What a seat plays for.
# $cocktail (facts)
own-cocktail = Your cocktail: { $cocktail }.
only-the-master-knows = Only your master knows what your team is after.

## What is asked

task-last_drink_answer = to say when they last drank anything
    .flag = To answer
task-rps_throw = to throw rock, paper or scissors
    .flag = To throw
task-turn_action = to play
    .flag = To play
task-cheers_shout = to call CHEERS
    .flag = To call
task-cheers_match = to choose which card leaves
    .flag = To choose
task-cheers_send = to choose where both cards go
    .flag = To send
task-virtual_answer = to answer the proposal
    .flag = To answer
task-virtual_final = to take the other proposal or toss a coin
    .flag = To choose
task-overflow_discard = to choose which of seven cards goes
    .flag = To choose

ask-last_drink_answer = When did you last drink anything? Water counts, and the latest drinker begins.
ask-rps_throw = Throw for the first turn: rock, paper or scissors.
ask-turn_action = Your turn: play a card on anybody, move one of yours, or discard your hand.
    .beside = play a card on anybody, move one of yours, or discard your hand.
ask-cheers_shout = You have caused CHEERS: call it.
# $how (decide | propose), $place (any), $card (card)
ask-cheers_match = { $how ->
        [propose] Propose: CHEERS on your team's stool with { $card }. Which matching card leaves with it?
       *[decide] { $place-kind ->
            [stool] CHEERS on your team's stool with { $card }. Which matching card leaves with it?
           *[seat] CHEERS in front of { $place-mid } with { $card }. Which matching card leaves with it?
        }
    }
# $how (decide | propose), $place (any), $card (card), $matched (card)
ask-cheers_send = { $how ->
        [propose] Propose: CHEERS on your team's stool. Send { $card } and { $matched } to two others.
       *[decide] { $place-kind ->
            [stool] CHEERS on your team's stool. Send { $card } and { $matched } to two others.
           *[seat] CHEERS in front of { $place-mid }. Send { $card } and { $matched } to two others.
        }
    }
# $how (decide | propose), $place (any)
ask-overflow_discard = { $how ->
        [propose] Propose: Seven cards lie on your team's stool. Which one goes?
       *[decide] { $place-kind ->
            [stool] Seven cards lie on your team's stool. Which one goes?
           *[seat] Seven cards lie in front of { $place-mid }. Which one goes?
        }
    }
ask-virtual_answer = Your fellow keeper has a proposal: agree, or propose something else.
ask-virtual_final = Your fellow keeper proposes something else: take it, or toss a coin.

# $who (seats), $task (last_drink_answer | rps_throw | turn_action | cheers_shout | cheers_match | cheers_send | virtual_answer | virtual_final | overflow_discard), $how (decide | propose)
waiting = { $task ->
        [last_drink_answer] Waiting for { $who-mid } to say when they last drank anything.
        [rps_throw] Waiting for { $who-mid } to throw rock, paper or scissors.
       *[turn_action] Waiting for { $who-mid } to play a card, move one or discard the hand.
        [cheers_shout] Waiting for { $who-mid } to call CHEERS.
        [cheers_match] { $how ->
            [propose] Waiting for { $who-mid } to propose which matching card leaves.
           *[decide] Waiting for { $who-mid } to choose which matching card leaves.
        }
        [cheers_send] { $how ->
            [propose] Waiting for { $who-mid } to propose where the two cards go.
           *[decide] Waiting for { $who-mid } to send the two cards on.
        }
        [virtual_answer] Waiting for { $who-mid } to answer the proposal.
        [virtual_final] Waiting for { $who-mid } to take the other proposal or toss a coin.
        [overflow_discard] { $how ->
            [propose] Waiting for { $who-mid } to propose which of seven cards goes.
           *[decide] Waiting for { $who-mid } to put one of seven cards away.
        }
    }

## What can be done

# $answer (answer)
do-drank = { $answer }
# $sign (sign)
do-throw = { $sign }
# $card (card), $place (any), $cheers (yes | no?)
do-play = { $place-is ->
        [you] { $cheers ->
            [yes] Play { $card } on yourself: CHEERS
           *[no] Play { $card } on yourself
        }
       *[other] { $cheers ->
            [yes] Play { $card } on { $place-mid }: CHEERS
           *[no] Play { $card } on { $place-mid }
        }
    }
# $card (card), $place (any)
do-move = Move { $card } to { $place-mid }
do-discard-hand = Discard your hand
do-cheers = CHEERS!
# $card (card)
do-match = Send { $card }
# $played (card), $played_to (any), $matched (card), $matched_to (any)
do-send = { $played } to { $played_to-mid }, { $matched } to { $matched_to-mid }
# $card (card)
do-drop = Put { $card } away
do-accept = Agree
do-counter = Propose something else
do-take-counter = Take the other proposal
do-toss = Toss a coin
# $place (any)
do-declare = { $place-is ->
        [you] Declare victory for yourself
       *[other] Declare victory for { $place-mid }
    }

## How it is found out who begins

# $mode (classic | master_apprentice | masquerade)
dealt = { $mode ->
        [classic] The cards are dealt. Every team knows its cocktail.
        [master_apprentice] The cards are dealt. Of each team only the master knows the cocktail.
       *[masquerade] The cards are dealt. Everybody wears a mask and knows one cocktail.
    }
# $who (seat)
answered = { $who } answered.
# $who (seat, unsaid), $answer (answer)
you-answered = You answered: { $answer-mid }.
# $who (seat), $answer (answer)
drank = { $who } drank { $answer-mid }.
# $who (seats)
tied = { $who } throw for the first turn.
# $who (seat)
threw = { $who } threw.
# $who (seat, unsaid), $sign (sign)
you-threw = You threw { $sign-mid }.
# $who (seat), $sign (sign)
showed = { $who } showed { $sign-mid }.
# $who (seat)
picked = Still a tie after three throws: chance picks { $who-mid }.
# $who (seat)
begins = { $who-is ->
        [you] You begin.
       *[other] { $who } begins.
    }

## What happens in a turn

# $who (seat), $card (card), $place (any)
played = { $who } played { $card } on { $place-mid }.
# $who (seat), $card (card)
played-own = { $who-is ->
        [you] You played { $card } on yourself.
       *[other] { $who } played { $card } on their own place.
    }
# $who (seat), $card (card), $place (any)
moved = { $who } moved { $card } to { $place-mid }.
# $who (seat), $number (number)
discarded = { $number ->
        [one] { $who } discarded a card.
       *[other] { $who } discarded { $number } cards.
    }
# $who (seat, unsaid), $cards (card[])
you-discarded = You discarded { $cards }.
# $who (seat)
passed = { $who } passed, with no card in hand.
# $who (seat), $number (number)
drew = { $number ->
        [one] { $who } drew a card.
       *[other] { $who } drew { $number } cards.
    }
# $who (seat, unsaid), $cards (card[])
you-drew = You drew { $cards }.
# $number (number)
reshuffled = { $number ->
        [one] The deck is used up: 1 discard becomes a new one.
       *[other] The deck is used up: { $number } discards become a new one.
    }
# $who (seat)
went-short = There is nothing left to draw for { $who-mid }.
# $who (seat), $place (any)
cheered = CHEERS! { $who } clinked with { $place-mid }.
# $who (seat)
cheered-own = { $who-is ->
        [you] CHEERS! You clinked with yourself.
       *[other] CHEERS! { $who } clinked with their own place.
    }
# $place (any), $played (card), $played_to (any), $matched (card), $matched_to (any)
sent = From { $place-mid }: { $played } to { $played_to-mid }, { $matched } to { $matched_to-mid }.
# $place (any), $card (card)
dropped = { $card } left { $place-mid }: six cards are enough.

## How two keepers agree

# $who (seat), $played (card), $played_to (any), $matched (card), $matched_to (any)
proposed-send = { $who } proposed: { $played } to { $played_to-mid }, { $matched } to { $matched_to-mid }.
# $who (seat), $card (card)
proposed-drop = { $who } proposed to put { $card } away.
# $who (seat)
accepted = { $who } agreed.
# $who (seat)
countered = { $who } would rather do something else.
# $who (seat)
took = { $who } took the other proposal.
# $who (seat), $side (first | second)
tossed = { $side ->
        [first] { $who } tossed a coin: the first proposal it is.
       *[second] { $who } tossed a coin: the second proposal it is.
    }

## The end

# $number (number)
last-rounds = The bell rings: { $number } more rounds.
last-call = Last call! The bar closes.
# $who (seat), $place (any)
declared = { $who } declared victory for { $place-mid }.
# $who (seat)
declared-own = { $who-is ->
        [you] You declared victory for yourself.
       *[other] { $who } declared victory for their own place.
    }
# $team (team), $who (seat), $first (team)
outrun = { $team-full }'s cocktail is complete as well. It is { $who-own } turn, and from there on clockwise { $first-mid } comes first.
# $team (team), $how (victory | last_call)
won = { $how ->
        [last_call] { $team-full } came nearest and wins.
       *[victory] { $team-full } wins.
    }
# $team (team), $number (number)
near = { $team-full } is { $number } short of its cocktail.
# $why (house | equal)
nobody-won = { $why ->
        [house] Nobody has won: closing time is a draw in this house.
       *[equal] Nobody has won: all teams are equally near to their cocktails.
    }
# $team (team), $cocktail (facts)
was-after = { $team-full } was after { $cocktail }.
# $who (seat), $team (team)
was-of = { $who-is ->
        [you] You were of { $team-mid }.
       *[other] { $who } was of { $team-mid }.
    }
# $who (seat), $cards (card[])
had-in-hand = { $who } had { $cards } in hand.
# Why a game is over, in a few words.
reason-victory = a cocktail is complete
reason-last-call = the bar has closed
reason-last-call-drawn = the bar has closed, and nobody has won
# $how (victory | last_call | drawn), $teams (team[]), $who (seats)
outcome = { $how ->
        [drawn] The bar has closed, and nobody has won.
        [last_call] { $teams-full } ({ $who-mid }) came nearest when the bar closed.
       *[victory] { $teams-full } ({ $who-mid }) completed the cocktail.
    }

## Why a move is refused

# $number (number)
no-such-place = There is no such place at this table; there are { $number }.
wins-by-itself = Victory needs no declaration here: a complete cocktail wins by itself.
only-a-master-declares = Only the master of a team declares its victory.
only-for-oneself = Behind a mask you can declare victory only for what lies in front of you.
# $place (any)
not-of-your-team = { $place-kind ->
        [stool] The virtual team-mate is not of your team.
       *[seat] { $place } is not of your team.
    }
# $stool (stool, unsaid)
virtual-cannot-win = The virtual team-mate cannot win in this house.
not-a-quiet-moment = Victory can be declared only in a quiet moment. First this must be done with.
# $place (any)
not-complete = { $place-kind ->
        [stool] The cards of the virtual team-mate do not complete your cocktail.
       *[seat] The cards of { $place-mid } do not complete your cocktail.
    }
say-first = First say when you last drank anything, water included.
has-answered = You have answered. Wait for the others.
out-of-throwing = You are out of the throwing for the first turn. Wait for the others.
throw-first = First throw rock, paper or scissors for the first turn.
has-thrown = You have thrown. Wait for the others.
# $who (seat)
not-your-turn = It is not your turn. The table waits for { $who-mid }.
# $who (seat)
others-call = Whoever played the card calls CHEERS. The table waits for { $who-mid }.
# $who (seat)
others-send = CHEERS comes first: the player in front of whom the card was laid decides what goes where. The table waits for { $who-mid }.
# $who (seat)
others-drop = Seven cards lie in one place, and one has to go first. The table waits for { $who-mid }.
# $who (seat)
others-agree = The keepers of the virtual team-mate have to agree first. The table waits for { $who-mid }.
has-begun = It is clear who begins. Play a card, move one, or discard your hand.
# $card (card)
not-held = You do not hold { $card }. Play a card of your hand.
no-cheers = There is no CHEERS now. Play a card, move one, or discard your hand.
not-too-full = Nobody has seven cards in front. Play a card, move one, or discard your hand.
no-proposal = There is no proposal to answer. Play a card, move one, or discard your hand.
# $card (card)
not-before-you = { $card } does not lie in front of you. You can move only what does.
# $card (card)
already-there = { $card } lies in front of you already. Move it to somebody else.
# $card (card), $code (text)
write-the-first = { $card } lies there more than once, and it is all one which: write { $code }.
call-first = You have caused CHEERS. First call it.
# $card (card)
does-not-match = { $card } does not match here. Choose one of the cards that do.
match-first = CHEERS: first choose which of the matching cards leaves.
send-first = CHEERS: first send the two cards to two different places.
must-leave = Neither card may stay where CHEERS happened. Send both away.
one-to-opponents = At least one of the two cards must go to another team.
# $card (card)
not-among-seven = { $card } does not lie there. Put one of the seven cards away.
drop-first = Seven cards lie there. First put one of them away.
accept-first = First answer the proposal: accept it, or make another.
take-first = First take the other proposal, or toss a coin for it.

## Why there is no such table, what to know about one, and who may talk

# $number (number)
too-few-for-three = Three teams need 5 or 6 seats, not { $number }. Choose 2 teams.
no-team-chat = A team chat would show who is behind the masks. In masquerade choose talk table or silent.

advice-no-masters = There are no masters in this mode, so the choice of masters is not used.
advice-no-keepers = No stool has two keepers here, so how they decide together is not used.
advice-classic-first = A first game is best played in classic mode.
advice-uneven = With an odd number of players the teams are uneven here.

silent-table = This table is silent until the game is over.
silent-master = A master says nothing until the game is over.
talk-classic = The other teams hear what the table hears. What your cocktail is made of is not for their ears.
talk-apprentice = Guess aloud as you like; the other teams hear what the table hears.
talk-masked = Behind a mask you may claim anything about yourself, be it true or not.

## Why there is no such position

# $most (number), $place (number)
too-many-there = More than { $most } cards lie at place { $place }, and nobody is asked about it.
cards-astray = Every card of the deck must lie in exactly one place: a hand, a place, a pile or a toast.
teams-do-not-fit = The teams do not fit the table.
# $place (number)
has-won-already = Place { $place } would have won already with its combination.
# $place (number)
no-combination-left = No combination is left for place { $place }.
no-masters-here = There are masters only in the mode of masters and apprentices.
one-master-each = Every team needs exactly one master.
nobody-asked = Somebody must be asked: a seat that has not answered.
no-active-seat = There must be an active seat, where the turn order stands, and one that decides.
not-quiet = In a quiet moment the active seat decides, and nothing is pending.
cheers-of-nothing = CHEERS needs a played card and the place where it was laid.
# $most (number)
not-full = A card has to go only where more than { $most } lie.
one-reaction = A reaction is to CHEERS or to a place that is too full, and to one at a time.
nothing-matches = CHEERS needs a card at its place that matches the played one.
no-choice-of-match = Nobody is asked which card leaves where one card matches, or all that do look the same.
match-unclear = The two cards can be sent only when it is clear which one matches.
matched-elsewhere = The card that leaves with the played one must lie there and match it.
nothing-to-agree = Keepers agree only about a virtual place, and on a proposal of theirs.
proposed-too-early = Nothing is proposed before the first keeper has spoken.
no-counter = The last word needs a counter-proposal, and nothing else does.
impossible-proposal = A proposal must be something that the keepers could do.
# $seat (number)
wrong-decider = Seat { $seat } must be the one that decides here.
# $given (text)
not-a-proposal = A proposal is a card, or a card and two places, not { $given }.
# $given (text)
not-a-combination = “{ $given }” is not a combination. Write its five letters, such as 'RRGGB'.

## What cannot be read

# $typed (text)
not-a-card = “{ $typed }” is not a card. Write its big icon, its small icon and its copy, such as 'Rg2'.

# $typed (text)
how-to-write = “{ $typed }” is not a move. Write 'play Rg1 on 2', 'move Rg1 to 2', 'discard hand', 'cheers', 'match Gr1', 'send 0 3' (the played card to place 0, the matched one to 3), 'drop Rg1', 'accept', 'counter', 'take counter', 'toss', 'declare 2', 'drank today' or 'throw rock'.

## The card in the lobby, and the options of a table

# The line on the table of somebody who has never played.
about-gentle = A short first game: chance says who begins, and it ends after ten rounds at the latest.
about-pitch = Mix your team's secret cocktail in front of one of you, while the others keep spoiling your glass.
about-age = From 6 years on; the cocktails are made of fruit and need no alcohol.
about-credits = Design: Shi Chen, Chuo-Jui Yang, Ke-Chen Hsu (Play With Us Design). Art: Ash Chen (Ash Design), Yawen Zheng. Translation: Yawen Zheng, Cheng-Ting Lee. Editor: Po-Han Wu. © Play With Us Design, LLC, all rights reserved. Pictures and words here are our own.

option-teams = Teams
    .about = How many teams there are; three only with five or six players.
option-mode = Mode
    .about = Whether whole teams know their cocktail, only their masters do, or nobody knows who is with whom.
option-masters = Masters
    .about = Who is the master of each team, where there are masters.
option-first_player = First player
    .about = Who begins: whoever drank anything most recently, anybody by chance, or a seat.
option-deck_design = Deck design
    .about = Which 50 cards are played with: every pair of icons twice, or none with the same icon twice.
option-virtual_can_win = Virtual can win
    .about = Whether a virtual team-mate in front of whom the cocktail is complete wins for its team.
option-virtual_choice = Virtual choice
    .about = With five players in two teams: whether both keepers decide for the virtual team-mate, or the next one.
option-cheers_button = Cheers button
    .about = Whether the player who causes CHEERS has to press a button for it.
option-victory_call = Victory call
    .about = Whether a complete cocktail wins by itself, or somebody has to notice and declare it.
option-tie_rule = Tie rule
    .about = When the cocktails of several teams are complete at once: one of them wins, or all of them.
option-last_call_rounds = Last call rounds
    .about = After how many rounds the bar closes.
option-last_call_result = Last call result
    .about = Whether at closing time the team nearest to its cocktail wins, or nobody.
option-talk = Talk
    .about = Whether there is one chat for all, one more for each team, or none.

choice-mode-classic = Classic
choice-mode-master_apprentice = Master and apprentice
choice-mode-masquerade = Masquerade
choice-masters-lowest_seat = Lowest seat
choice-masters-random = Random
choice-first_player-last_drink = Last drink
choice-first_player-random = Random
choice-deck_design-all_pairs = All pairs
choice-deck_design-no_twins = No twins
choice-virtual_choice-together = Together
choice-virtual_choice-next_keeper = Next keeper
choice-victory_call-automatic = Automatic
choice-victory_call-button = Button
choice-tie_rule-active_first = Active first
choice-tie_rule-shared = Shared
choice-last_call_result-closest = Closest
choice-last_call_result-draw = Draw
choice-talk-table = Table
choice-talk-team = Team
choice-talk-silent = Silent

preset-Classic = Classic
    .about = Every team knows its cocktail.
preset-Master_and_apprentice = Master and apprentice
    .about = Only one of each team knows the cocktail, and may not tell.
preset-Masquerade = Masquerade
    .about = Nobody knows who is on whose side.

## What the table in the browser says besides

# $round (number), $rounds (number)
table-round = Round { $round } of { $rounds }
# $round (number), $rounds (number)
table-round-short = { $round }/{ $rounds }
table-last-round = Last round
# $number (number)
table-rounds-left = { $number ->
        [one] 1 round left
       *[other] { $number } rounds left
    }
table-deck = Deck:
table-discards = Discards:
table-next-turns = Next turns
table-seats = Seats
table-your-hand = Your hand
table-in-hand = In hand
# $number (number)
table-held = { $number } in hand
table-the-end = The end

# Whose place it is.
# $place (any)
table-place = { $place-kind ->
        [stool] { $place }
       *[seat] { $place-Own } place
    }
# $place (any)
table-look = { $place-kind ->
        [stool] Look closely at { $place-mid }
       *[seat] Look closely at { $place-own } place
    }
# $place (any), $cards (facts)
table-lying = { $cards-is ->
        [none] { $place-kind ->
            [stool] { $place }: nothing lies there
           *[seat] { $place-Own } place: nothing lies there
        }
       *[some] { $place-kind ->
            [stool] { $place }: { $cards }
           *[seat] { $place-Own } place: { $cards }
        }
    }
table-nothing-here = Nothing lies here yet.
# $cards (facts)
table-here = { $cards }.
table-full = full: six cards
table-foreign = not in the cocktail
# $card (card)
table-would-come = { $card } would come here
table-complete-here = Complete
table-nearest-here = Nearest

table-team-unknown = Team unknown
# $team (team)
table-you-think = you think: { $team-mid }
table-masked = masked
table-master = master, may not talk
table-stool = Stool
table-no-win = no win
table-cannot-win = cannot win
table-cannot-win-here = It cannot win here.
# $who (seats)
table-kept-by = kept by { $who-mid }
# $who (seats)
table-keepers = { $who-is ->
        [you] You decide for it.
        [other] { $who } decides for it.
       *[many] { $who } decide for it.
    }
# $number (number), $limit (number)
table-hand-size = { $number } of { $limit } cards in hand.

# What can be done now, in few words.
table-throw = Throw for the first turn
table-all-goes = All of it goes, and you draw anew
table-play-or-move = Play a card, or move one of yours
table-play = Play a card on anybody
table-move-to = Move it to whom?
table-play-on = On whom? A glass means CHEERS
table-call = Glasses meet: call it
# $card (card)
table-which-leaves = CHEERS: which card leaves with { $card }?
# $card (card)
table-where-goes = Where does { $card } go?
# $who (seat)
table-proposes = { $who } proposes something
# $who (seat)
table-would-rather = { $who } would rather do this
table-seven = Seven are too many: which one goes?
# $place (any)
table-seven-at = Seven on { $place-mid }: which one goes?

# Buttons.
table-keep = Keep them
# $number (number)
table-discard-now = { $number ->
        [0] Pass
        [one] Discard it
       *[other] Discard all { $number }
    }
# $number (number)
table-discard = { $number ->
        [0] Pass
        [one] Discard your card
       *[other] Discard your hand
    }
table-take-back = Take it back
table-put-back = Put back
table-choose-place = Choose a lit place
table-notes = Notes
# $number (number)
table-notes-about = { $number ->
        [one] Your notes: 1 team, only in this browser
       *[other] Your notes: { $number } teams, only in this browser
    }

# Where the two cards of CHEERS go.
# $place (any)
table-cheers-at = CHEERS at { $place-mid }
# $place (any)
table-to = to { $place-mid }
table-where-to = where to?
table-sent-next = is sent next
table-send-first = send this one first
# $place (any)
table-send-to = { $place-kind ->
        [stool] Send it to { $place }
       *[seat] Send it to { $place-Own } place
    }
# $place (any)
table-take-back-from = { $place-kind ->
        [stool] Take it back from { $place }
       *[seat] Take it back from { $place-Own } place
    }
# $place (any), $why (fact)
table-cannot-take = { $place-kind ->
        [stool] { $place }: { $why }
       *[seat] { $place-Own } place: { $why }
    }
table-both-leave = Both cards leave this place.
table-one-to-opponents = One of the two must go to another team.
# $who (seat), $played (card), $played_to (any), $matched (card), $matched_to (any)
table-proposes-send = { $who-is ->
        [you] You propose: { $played } to { $played_to-mid }, { $matched } to { $matched_to-mid }
       *[other] { $who } proposes: { $played } to { $played_to-mid }, { $matched } to { $matched_to-mid }
    }
# $who (seat), $card (card)
table-proposes-drop = { $who-is ->
        [you] You propose: { $card } goes
       *[other] { $who } proposes: { $card } goes
    }

# Who begins.
table-who-begins = Who begins
table-rps = Rock, paper, scissors
table-who-drank = Who drank last?
table-anything-counts = Anything counts, water too. Whoever drank last begins.
table-your-throw = Your throw
table-when = When did you last drink anything?
# $who (seat), $answer (answer)
table-answer = { $who }: { $answer-mid }
table-you-said = You said:
# $number (number), $of (number), $what (thrown | answered)
table-so-far = { $what ->
        [thrown] { $of ->
            [one] { $number } of 1 seat have thrown
           *[other] { $number } of { $of } seats have thrown
        }
       *[answered] { $of ->
            [one] { $number } of 1 seat have answered
           *[other] { $number } of { $of } seats have answered
        }
    }
# $who (seat)
table-begins = { $who-is ->
        [you] You begin
       *[other] { $who } begins
    }

# What my team is after, and how near it is.
# $team (team)
table-your-team = You are of { $team-mid }.
# $team (team), $number (number)
table-your-token = { $number ->
        [one] You are of { $team-mid }, which has 1 token.
       *[other] You are of { $team-mid }, which has { $number } tokens.
    }
# $number (number)
table-tokens = { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
# $cocktail (facts)
table-missing = Missing: { $cocktail }.
# $missing (number), $foreign (number)
table-progress = { $missing ->
        [0] { $foreign ->
            [0] complete
           *[other] { $foreign } too many
        }
       *[other] { $foreign ->
            [0] { $missing } missing
           *[other] { $missing } missing, { $foreign } too many
        }
    }
# $progress (fact), $place (any)
table-progress-at = { $progress } at { $place-mid }
# $progress (fact)
table-so-near = { $progress }.
table-master-knows = only your master knows
# $number (number), $team (team)
table-tokens-of = { $number } of { $team-mid }
# $dealt (facts), $team (team?)
table-dealt = { $team-is ->
        [none] Dealt were { $dealt }.
       *[some] Dealt were { $dealt }; yours is { $team }.
    }

# The end.
table-everybody-was-after = What everybody was after
# $team (team), $cocktail (facts)
table-cocktail-of = { $team-full }: { $cocktail }.
table-won = won
# $number (number)
table-short = { $number } short
table-not-first = complete, but not first

# My notes.
table-your-notes = Your notes
table-notes-kept = Only this browser keeps them; nobody else sees them. Choose an ingredient: wants it, does not, no idea.
# $who (fact)
table-notes-on = Notes about { $who }
# $team (team), $who (seats)
table-team-of = { $team-full }: { $who-mid }
# $who (seat)
table-behind-mask = { $who-name }
table-which-team = Which team?
table-what-after = What are they after?
# $belief (wants | not | none)
table-belief = { $belief ->
        [wants] wants it
        [not] does not
       *[none] no idea
    }
# $marks (facts)
table-marked = your notes: { $marks }
# $ingredient (ingredient), $belief (wants | not)
table-mark = { $belief ->
        [wants] { $ingredient-mid }
       *[not] no { $ingredient-mid }
    }
# $small (ingredient), $double (yes | no)
table-face = { $double ->
        [yes] twice
       *[no] with { $small-mid }
    }

## How it ended, on the felt

# $who (seat), $ingredient (ingredient), $place (any), $own (yes | no), $how (laid | moved | cheers)
table-ended-laid = { $how ->
        [moved] { $who } moved the { $ingredient-mid }: all five lie in front of { $place-mid }.
        [cheers] CHEERS by { $who-mid } sent the { $ingredient-mid }: all five lie in front of { $place-mid }.
       *[laid] { $own ->
            [yes] { $who } laid the { $ingredient-mid }, the last of all five.
           *[no] { $who } laid the { $ingredient-mid }: all five lie in front of { $place-mid }.
        }
    }
# $place (any)
table-ended-there = All five lie in front of { $place-mid }.
# $cocktail (facts)
table-ended-mixed = The cocktail: { $cocktail }

## Great moments: who did what, and why

# $ingredient (ingredient)
moment-cheers-why = The small { $ingredient-mid } met the big one there: both cards leave.

## Why a good player plays like that

because-declare = Your cocktail is mixed: that is all you need.
because-throw = Nobody can know what the others show.
because-match = Either card does the same.
because-discard = Nothing in your hand helps: new cards can only be better.
because-agree = It is about as good as anything else your side could do.
because-counter = Your side can do clearly better.
because-drop = Of all that lies there, your side misses this one least.
because-own = It brings your side's cocktail on.
because-others = As far as one can guess what the others mix, it holds them up.
because-both = It brings your side's cocktail on and, as far as one can guess, holds the others up.
because-harmless = It does your side no harm, and as far as one can guess the others little good.

## What a thing on the table means, for whoever points at it, taps or holds it

# $big (ingredient), $small (ingredient)
about-card = In front of somebody it counts as a { $big-mid }. Played where a big { $small-mid } lies, it makes CHEERS.
# $place (any)
about-goal = What your team gathers in one place. A tick: a card in front of { $place-mid } covers it. Dashed: it is missing there.
about-secret = Only your master has seen the five tokens. Watch what your master lays down and gives away.
about-order = Whose turns come next, the present one first. A rim has the colour of the team.
about-next-turns = What the order of turns means
about-deck = Whoever has acted fills up the hand from here. Once it is empty, the discards become a new deck.
about-discards = What was put away, face down. Nobody goes through it.
# $number (number), $rounds (number)
about-round = { $number } turns make a round. If nobody has won after round { $rounds }, the bar closes.
# $team (team), $side (friend | foe | none)
about-team = { $side ->
        [friend] { $team-full }: with you. What lies there counts for you, too.
        [foe] { $team-full }: against you. It has a cocktail of its own.
       *[none] { $team-full }.
    }
about-masked = The mask hides the team. Watch what lies there, and who gets gifts.
about-master = A master alone knows the team's cocktail, and may not talk.
about-beliefs = What you noted; only you see it.
about-stool = A stool stands for a team-mate who is not there. Cards on it cannot be moved away.
about-full = Six cards are the most here. If a seventh comes, one of the seven has to go.
about-foreign = A cross marks what is not in the cocktail. As long as it lies here, this place cannot win.
# $place (any)
about-toast = CHEERS: both cards leave { $place-mid } and go to two others.
# $place (any)
about-clink = CHEERS: its small picture meets a big one there. Both cards leave { $place-mid }.
about-discard = All your cards go away, and you draw as many new ones. That is your whole turn.
about-cheers = Whoever causes CHEERS calls it. Then the two cards are sent on.
about-declare = All five lie there, and nothing else. Declare it before somebody spoils it; it costs no turn.
about-accept = It is done as your fellow keeper proposes.
about-counter = Propose something of your own. Then your fellow keeper has the last word.
about-take-counter = It is done as your fellow keeper would rather have it.
about-toss = Chance chooses between the two proposals.
about-notes = What you think the others are after. Only this browser keeps it.
about-short = Short by what is missing and by every card that does not belong, at the nearest place of the team.
