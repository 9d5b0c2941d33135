### What the server says: refusals, goodbyes, lines of the house in the chat, and what those are told who run it.
### The pages say the same from this file, so no key of theirs or of a game may stand here.

## Refused at a table

no-letters = There is nothing to read in that.
# $known (text[])
no-such-reaction = There is no such reaction. There are: { $known }.
nobody-to-mute = Nobody sits there who could talk.
talk-needs-a-place = Only those at the table can talk. Take a seat first.
hushed = The host has asked for quiet: your words are not heard at this table.
talk-closed = Nothing can be said at this table now.
talk-only-aloud = At this table everything is said aloud.
talk-too-fast = Easy: take a sip before you say more.
question-gone = Nobody waits for your answer: that question is not open any more.
question-of-others = That is no open question of yours.
asked-already = The table is being asked about that already. Wait for the answers.
# $number (number)
asked-after-no = { $number ->
        [one] Somebody said no to that. Wait a second before you ask again.
       *[other] Somebody said no to that. Wait { $number } seconds before you ask again.
    }
asked-too-often = You have asked the table often. Wait a little before you ask again.
name-first = Give yourself a name first.
name-then-sit = Give yourself a name first, then take a seat.
dealt-already = The cards are dealt: seats and options stay as they are until the end.
dealing-now = The cards are being dealt. Wait a moment.
not-dealt-yet = The cards are not dealt yet.
game-is-over = The game is over.
over-ask-rematch = The game is over. Ask for a rematch to play on.
# $title (text), $most (number)
too-many-for = { $title } has seats for { $most } only. Choose another game.
still-running = The game is still running.
# $title (text), $name (text)
not-asked-about = { $title } does not ask anybody about { $name }.
# $who (text)
taken-by = { $who } sits there.
# $who (text)
clear-seat-first = { $who } sits there. Clear the seat first.
# $who (text), $number (number)
sits-on-seat = { $who } sits on seat { $number }. Swap or clear that seat first.
taken-off-table = The host has taken you off this table. Ask the host to let you in again.
bot-cannot-stand-up = The host keeps this seat for you. To leave the table, hang up.
# $name (text), $known (text[])
no-bot-of-that-name = There is no bot called { $name } for this game. There are: { $known }.
nobody-taken-off = Nobody of that number was taken off this table.
host-is-a-person = Only a person can be the host.
# $known (text[])
choose-one-of = Choose { $known-or }.
no-shares = This house deals without shares.
share-misspelt = Promise a share by its SHA-256: 64 digits in lower-case hexadecimal.
share-too-early = Shares are opened when the host deals, and only then.
share-of-somebody-else = This is not the share that was promised from your seat.
stand-in-for-oneself = You are here: play your seat, or leave it to the others to call a bot.
stood-in-already = A bot decides there already.
# $who (text)
in-time = { $who } is here and in time. Give them a moment.
decides-already = You decide for yourself already.
no-move-to-take-back = You have made no move that could be taken back.
only-as-practice = Somebody has learned something from that move, or has acted since. Take it back as practice, and the record of this game says so.
name-then-knock = Give yourself a name first, then knock.
swap-with-people = Ask a person to swap; the stool of a bot or of nobody is free to take.
# $who (text)
swap-with-absent = { $who } is not here to be asked.
sits-already = You have a seat at this table.
no-need-to-knock = The cards are not dealt yet: sit down, nobody need be asked.
door-crowded = Several friends are at this door already. Knock again in a moment.
knocked-enough = You were asked several times to come later. You can watch; ask your friends in person.
# $number (number)
knocked-after-no = { $number ->
        [one] It is not a good moment. Knock again in a second.
       *[other] It is not a good moment. Knock again in { $number } seconds.
    }
knocked-too-often = You have knocked often. Wait a little before you knock again.
nobody-at-door = Nobody waits there for an answer any more.
not-your-door = The host lets people in at this table.
# $who (text)
not-a-bots-seat = { $who } plays there. Offer the seat of a bot.
promised-already = Somebody else is about to sit down there.
# $who (text)
guest-has-gone = { $who } has left again.
id-used = This id was used for something else. Give each command an id of its own.
no-seat-of-yours = You have no seat at this table.
people-only = Only people at the table can ask for that.
host-only = Only the host may do that.
# $number (number)
no-seat-of-number = There is no seat { $number } at this table.
# $number (number)
no-move-of-number = There is no move { $number } in this game.
moved-on = The table has moved on. Look again, and choose anew.
own-eyes-only = Until the end you see the game through your own eyes only.
# $number (number), $last (number)
no-such-step = There is no step { $number }; the game has 0 to { $last }.
record-not-open = The record is opened when the game is over.
keep-for-bot-first = Keep that seat for an outside bot first.
# $number (number)
command-too-long = A command has at most { $number } bytes.
one-after-the-other = Easy: one thing after the other.
commands-too-many = Too many commands come from your address. Wait a moment, then go on.
went-wrong = That went wrong here. Nothing changed.
not-written = That could not be written down, so it did not happen. Try again.
trouble = The house cannot reach its books just now. Nothing is lost: come back in a moment.
mistake-of-ours = The house made a mistake, and wrote it down. Try again.
mistake-nothing-changed = The house made a mistake, and wrote it down. Nothing changed.

## Names that are refused

# $sign (text)
name-hides = That name has a sign in it that nobody can see ({ $sign }). Write it without.
name-marked = That name has too many marks on one letter. Write it with fewer.
name-empty = There is nothing to read in that name. Choose one with letters.
name-of-house = Somebody of the house goes by that name. Choose another one.
name-of-anybody = In the story of a game that name would mean somebody else. Choose another one.
name-of-speaker = That name sounds as if the house spoke. Choose another one.
# $name (text), $other (text)
name-alike = “{ $name }” looks like { $other }, who sits at this table. Choose another name first.

## Tables that cannot be had

# $name (text)
no-such-table = There is no table { $name } here. Check the link, or make a new table.
# $name (text)
table-next-door = Table { $name } is served next door.
too-many-tables = You host many tables already. Finish or close one of them first.
sheet-damaged = This table cannot be brought back: its sheet is damaged.
# $what (fact)
not-brought-back = This table cannot be brought back: { $what }
no-page-of-tables = This is no place in the list of tables. Begin with the first page.
no-such-catalogue = There is no such catalogue at this table. Its card says which there is.
nobody-known = Nobody is known on this device. Give yourself a name first.
host-gives-tokens = Only the host may give a seat to an outside bot.
bad-token = This token opens no seat here. Ask the host for a new one.

## Goodbyes

# $who (text)
closed-by = { $who } has closed this table.
closed-by-host = The host has closed this table.
# $who (text)
ended-by = { $who } closed the table before the game was over. Nobody has won.
ended-by-host = The host closed the table before the game was over. Nobody has won.
goodnight = The server is closing. Come back in a moment.
table-moved = The table is being moved. Come back in a moment.
table-moving = The table is just moving house. Try again in a moment.
fetch-again = The table has to be fetched anew. Come back in a moment.
you-left = You have left the house. Give a name to come in again.
signed-out = The access of your other devices was ended. Come in again.
crowded = The table is crowded. Come back when somebody has left.
not-kept = This seat is not kept for you any more. Ask the host for a new token if you are to come back.
far-too-much = You sent far too much. Wait a moment, then come back.
left-unread = Too many answers were left unread.
house-full = The house is full just now. Come back in a moment.
# What somebody without a name may do about a crowd.
named-come-first = Or give yourself a name on the front page: people with a name come first.
# $whose (own | address)
too-many-sockets = { $whose ->
        [own] You have too many connections. Close a few tabs first.
       *[address] From your address come too many connections. Close a few tabs first.
    }

## What the house says to the table

# $who (text), $heir (text)
host-away = { $who }, the host, has been away for a while: { $heir } is the host now.
# $heir (text)
host-away-unseated = The host has been away for a while: { $heir } is the host now.
# $heir (text)
host-left = The host has left the house for good: { $heir } is the host now.
# $who (text), $was (text)
sat-down-late = { $who } came late and plays in the place of { $was } from now on.
# $was (text), $name (text)
goes-by = { $was } goes by { $name } now.
hints-now = Whoever plays at this table may ask for hints now.
no-hints-now = Nobody asks for hints at this table now, unless they play with bots alone.
no-hints-here = Other people play here, and this table has no hints. The host can allow them before the deal.
nothing-to-choose = Nothing is open to you now: ask again when it is your turn.
no-hint-found = No hint was found this time. Ask again, or go on without one.
friendly-now = This table is friendly about take-backs now: whoever is not there counts as agreeing.
strict-now = Moves are taken back at this table only if everybody else agrees, also those who are not there.
# Who speaks where nobody in particular does.
the-house = The house

## Requests that are refused

guessed-too-often = From your address many tables were asked for that are not here. Wait a minute, then try again.
wished-too-often = That was a lot at once. Wait a few seconds, then ask again.
requests-too-many = Many requests come from your address. Wait a few seconds, then go on.
connections-too-many = There are too many connections from your address. Close a few tabs first.
other-house = This house is not known by that name. Open it by its own address, or start it with --public-url and that name.
request-late = The request did not arrive in time. Send it again.
request-garbled = This is no request that can be read. Open the house by its address in a browser.
page-of-others = This page may not ask here. Open the house by its own address.
socket-garbled = This is no request for a socket that can be read. Connect with a WebSocket client.
nothing-at-address = There is nothing at this address.
other-method = This address takes another method.
request-too-long = The request is too long.
request-unread = The request cannot be read.
# $what (facts)
request-unread-for = The request cannot be read: { $what }.
# $what (fact)
not-a-command = This is not a command: { $what }.

## What is wrong with something that was sent: each follows a colon

bad-json = it is no JSON
bad-depth = it goes too deep
bad-end = it breaks off in the middle
bad-nothing = there is nothing in it
# $at (fact), $most (number)
bad-length = { $at } has at most { $most } characters: shorten it
# $at (fact)
bad-empty = { $at } must not be empty
# $at (fact), $most (number)
bad-most = { $at } is { $most } at most
# $at (fact), $least (number)
bad-least = { $at } is { $least } at least
# $at (fact), $kinds (facts)
bad-kind = { $at } must be { $kinds-or }
# $at (fact), $kinds (facts), $given (facts)
bad-kind-given = { $at } must be { $kinds-or }, not { $given-or }
# $name (text)
bad-missing = { $name } is missing
# $name (text)
bad-unknown = there is no field called { $name }
# $at (fact), $value (text)
bad-choice = { $at } cannot be { $value }
# $at (fact)
bad-large = { $at } is too large a number
at-it = it
# $name (text)
at-place = { $name }
# $name (text)
at-inside = what stands in { $name }
# $kind (str | int | float | bool | object | array | null)
of-kind = { $kind ->
        [str] a text
        [int] a whole number
        [float] a number
        [bool] true or false
        [object] an object
        [array] a list
       *[null] null
    }

## Health

# $number (number)
storage-silent = { $number ->
       *[other] The storage has not answered for { $number } seconds.
    }
storage-unread = The storage cannot be read.
storage-unwritten = The storage does not take what is written.
only-known-people = The house is full: only people it knows are let in.
no-more-files = The system lets the house open no more files.

## The storage

# $path (text)
file-damaged = { $path } is damaged, or no database at all. Move it away, and put a backup in its place if you have one.
# $path (text)
file-read-only = { $path } cannot be written to. Let the user who runs the house write it, or choose another place with --data.
# $path (text)
file-no-room = There is no room to write { $path }: the disk is full, or it fails. Make room on it, then start again.
# $path (text)
file-in-use = { $path } is in use by another program. Close that one, then start again.
# $path (text), $error (text)
file-unusable = { $path } cannot be used: { $error }.
# $path (text), $error (text)
file-of-another-house = { $path } cannot be opened ({ $error }). If another house uses it, stop that one, or open this one beside it with a folder of its own: --data FOLDER. To share one database, several at once need PostgreSQL.
# $error (text)
no-postgres = PostgreSQL cannot be reached: { $error }
store-closed = The store is closed.
store-unread = The store cannot be read.
# $error (text)
store-refused = The store did not take it: { $error }.
# $url (text)
no-such-store = { $url } names no storage. Write sqlite:///path/to/file or postgresql://user@host/name.
newer-database = The database was written by a newer version of Taphouse. Install that one, or start with another --data.
struck-off = This process was struck off; it comes back by itself.
# $name (text)
changes-hands = Table { $name } changes hands too fast.
silent-too-long = This process was silent for too long; its tables have other owners now.

## Opening and closing the house

# $path (text), $error (text)
key-unusable = The key file { $path } cannot be used: { $error }.
# $path (text)
no-key = { $path } does not hold a key. Move it away, and the next start makes a new one.
# $url (text)
bad-public-url = { $url } is no address for guests. Write it as https://games.example.org, nothing behind it.
# $name (text)
bad-proxy = { $name } is no address of a proxy. Write addresses or networks joined by commas, such as 127.0.0.1,10.0.0.0/8.
# $name (text), $known (text[])
no-such-level = There is no log level called { $name }. There are: { $known }.
# $name (text), $known (text[])
no-such-pace = There is no pace called { $name }. There are: { $known }.
# $first (text), $last (text)
ports-taken = The ports { $first } to { $last } are all taken. Choose another with --port.
# $port (text)
port-taken = Port { $port } is taken. Stop whoever has it, or choose another with --port.
# $host (text), $port (text), $error (text)
cannot-open-at = The house cannot open at { $host } port { $port }: { $error }.
# $host (text), $port (text)
no-address-here = The house cannot open at { $host } port { $port }: that is no address of this machine.
workers-need-postgres = Several workers need PostgreSQL: give its address with --db postgresql://user@host/name.
# $path (text), $error (text)
folder-not-made = The data folder { $path } cannot be made: { $error }.
# $usual (text), $port (text)
another-port = Port { $usual } is taken, so this house takes { $port }.
house-open = Taphouse is open.
    .here = on this machine
    .network = on your network
    .guests = for your guests
    .stop = Stop with Ctrl+C.
house-closed = Closed. Every table is kept.
not-built = The bar is open, but the tables are not set
    .why = This server runs, yet its pages have not been built.
    .how = In the source tree, “make setup” builds them (or “npm ci” and “npm run build” in the folder “web”); then start the server again.
    .programs = Programs may play meanwhile: the protocol needs no page.
