# The shell's own words. What happens in a game is said by the server, what lies on a board by the game's own file.

house = Folktable
close = Close
loading = One moment…
unknown-page = There is no such page.
unknown-game = There is no such game here. Choose one in the lobby.
to-lobby = To the lobby
settings = Settings
help = How to play
rules = Rules
spectator = Spectator

## Lobby
lobby-title = A lantern is lit. Who sits down?
lobby-lead = Five games out of the old stories, for friends near and far, or against the bots. Pick one; no account needed.
players-exactly = { $count } players
players-range = { $fewest } to { $most } players
mood-violet = A girl, a lantern, a forest at night, and a nisse who wants her lost.
mood-nisse = Dice by candlelight, then two rounds of tricks with the grumpiest of house guests.
mood-grumpf = Everybody hunts at once: flip, place, club, and be home before the huts are full.
mood-naughty = Eight children, many wishes, and creatures that come out in the snow.
mood-gnome = A summer trail, jewels to earn, and gnomes who would rather brawl.
my-tables = Your tables
my-tables-none = The games you play or have played will stand here.
open-tables = Open tables
open-tables-none = Nobody waits for company at the moment. Set a table and make it public.
phase-gathering = waiting for players
phase-playing = being played
phase-over = over
phase-closed = closed

## A new table
your-name = Your name
name-needed = A name has at least one letter.
how-many = How many sit down?
who-sits = Who sits where?
seat-me = Me
seat-me-too = At this screen
seat-friend = A friend, by link
seat-level = Bot: { $level }
bot-apprentice = apprentice
bot-villager = villager
bot-elder = elder
hot-seat-note = Several of you share this screen: a curtain falls between your hands.
host-only-note = You only host this table and watch.
house-rules = House rules
options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
option-automatic = automatic
option-list = values, with commas
option-chosen = { $count } of { $all }
edition = Your own edition
edition-note = Own the printed game, or design one? A TOML or JSON file replaces what is in the box.
edition-chosen = { $file } will be used.
edition-unreadable = { $file } cannot be read: { $reason }
table-manners = Pace and company
pace = Pace
pace-live = Now, in one sitting
pace-days = Over days
clock = Time for each decision
clock-none = As long as it takes
clock-seconds = { $seconds } seconds, then a bot decides
clock-days = { $days ->
    [one] A day, then a bot decides
   *[other] { $days } days, then a bot decides
}
public = Open to all
public-note = Listed in the lobby; anybody may sit down.
create-and-play = Set the table and play
create-and-invite = Set the table and invite

## Gathering
gathering-waiting = { $count ->
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $count } seats are still free. The game begins when all are taken.
}
gathering-full = Everybody is here.
seat-host = { $player } · host
sit-down = Sit down
which-seat = Which seat?
seat-put-bot = A bot instead
share = Invite with this link
share-note = Whoever opens it can sit down, on a phone too: point its camera at the code.
share-lost = The invite link was made in another browser. A new one replaces it.
share-new = Make a new link
share-short = Share
qr = The invite link as a QR code
copy-link = Copy the link
link-copied = The link is copied.
start = Begin
start-with-bots = Begin with bots in the free seats

## The table
board = Board
hand = Your hand
seats = Seats
side = Log, chat and rules
log = What happened
log-short = Log
log-earlier = Earlier
tab-log = Log
tab-chat = Chat
tab-rules = Rules
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
bar = Your decision
bar-all = All { $count } choices
bar-clear = Choose again
bar-fold = Back to the board
bar-sent = Decided; you may still change it
time-left = { $seconds } seconds left
no-summary = This game has no board yet; the log tells what happened.
zoom = Zoom, now { $percent } %
connection-lost = The connection is lost. Your seat is kept; trying again…
recap = Since your last turn
recap-more = … and { $count } more lines in the log.
game-over = The game is over.
table-closed = This table was closed.
thing-chosen = { $name }, chosen
thing-means = { $name }: { $means }
thing-lit = { $name }, can be chosen
seat-free = free
seat-bot = bot
seat-stand-in = a bot stands in
seat-you = you
seat-away = away
seat-thinking = is waited for
bot-plays = A bot plays your seat.
pass-on = Pass until my turn
curtain-title = Hand the screen to { $name }
curtain-note = Nobody else looks, please.
curtain-ready = I am { $name }

## A guided first game
lesson = Learn it by playing
lesson-note = A friend at your elbow shows you a first game, step by step. About five minutes.
lesson-short = first game
lesson-guest = Newcomer
coach = Your coach
coach-step = { $step } of { $steps }
coach-next = Next
coach-end = Play on
coach-alone = I’ll play on alone
coach-hide = Hide the coach
coach-show = Coach
coach-rules = The rules behind this
coach-go-on = Go on: play what glows.
coach-left = You have taken a way of your own, so I have nothing more to show you. The bots think for themselves now. Play on!

## The table's tools
menu = Menu
undo = Take back
hint = Hint
hint-best = an elder would; wins { $percent } %
sound = Sounds
standing-order = When I could react
order-ask = Ask me every time
order-only-if-target = Ask only when it is aimed at me
order-pass-until-my-turn = Pass for me until my turn
look-from = Look from
seat-to-bot = Let a bot play
seat-take-back = Take the seat back
mute = Mute
unmute = Unmute
leave = Leave
pause = Pause until I start it again
pause-end = Go on
paused = The host has paused the game.
line-credit = Given back for a slow line: { $ms } ms.
line-reactions = Reacts faster than people do.
line-intervals = Moves as evenly as a machine.
close-table = Close the table
close-table-sure = Close this table for everybody? The game ends without a result.
commitment = The shuffle is fixed: its fingerprint { $hash }… was published before the first card was dealt. It can be checked in the replay.
commitment-lesson = This is a guided first game: its shuffle is always the same one.

## The end
result = The result
result-draw = Nobody wins, nobody loses
result-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
result-yours = Well played: the lantern burns for you tonight.
result-look = Look at the board
rematch = Play again
rematch-go = To the next game

## Replay
replay = Replay
replay-first = To the start
replay-back = One decision back
replay-play = Play
replay-pause = Pause
replay-on = One decision on
replay-last = To the end
replay-decision = Decision
replay-at = Decision { $frame } of { $last }
replay-eyes = Whose eyes
replay-open = All hands open
replay-quiet = Nothing to tell.
fair-check = Check the shuffle
fair-title = Was the shuffle fair?
fair-how = Before the first card was dealt the server published a fingerprint of the seed that decides every shuffle and roll. Now the seed is open, and your browser has computed its fingerprint itself.
fair-seed = Seed
fair-published = Published before the game
fair-computed = Computed just now, in this page
fair-good = They are the same: nothing was shuffled afterwards.
fair-bad = They differ. This game was not played with the seed that was promised.
fair-lesson = This was a guided first game: its shuffle is the same for everybody, and was never a secret.
fair-no-seed = The seed is opened when the game is over.
fair-file = Download the game
fair-file-note = and run “folktable verify” on it to replay every shuffle and decision.

## Rules
rules-title = The rule behind it
rules-unknown = The rules reference has no entry { $id }.
rules-all = All rules of this game
rules-of-question = The rules behind this question
rules-of-line = The rules behind this line
rules-now = Behind what is asked now
rules-nothing-asked = Nothing is asked of you now. A “?” beside a line of the log opens the rule behind it.
rules-search = Search the rules

## Settings
theme = Light
theme-night = Night
theme-day = Day
theme-auto = As the system
motion = Motion
motion-note = How fast cards travel. If your system asks for less motion, nothing travels.
motion-0 = None
motion-0-5 = Slow
motion-1 = Normal
motion-2 = Fast
text-size = Text size
first-touch = Play at the first touch
first-touch-note = Otherwise the first touch chooses and the second plays.
first-touch-hunt = Only in Grumpf’s hunt
first-touch-always = Always
first-touch-never = Never
card-hints = Hints on cards
card-hints-note = In the games of tricks: on its edge a card says what would come of playing it.
sound-note = Six soft cues. Nothing is told by sound alone.
account = Your seats on another device
account-note = Nobody needs an account to play here. With a name and a password you find your seats and games again on another device.
account-known = You are known here as { $name }. Sign in with your password on another device, and your seats are there.
password = Password, 8 characters or more
register = Keep my games
sign-in = Sign in
sign-out = Sign out
my-data = Your data on this server
my-data-note = You are known here as { $name }. The file holds all that is kept of you: your name, where you are signed in, where you sat, and what you said.
export-me = Download my data
forget-me = Delete my data
forget-me-title = Delete your data?
forget-me-goes = What goes, for good: your name and password, your sign-in on every device, your seats and invitations, and everything you said in chats.
forget-me-stays = What stays, without your name: the games you played in, for the others who played. Where one still goes on, a bot plays on for you.
forget-me-not = Keep my data
forget-me-done = Your data is deleted.

## Keys
keys = Keys
key-tab = Tab
key-tab-does = from seats to board, decision, hand and log
key-arrows = Arrows
key-arrows-does = from thing to thing
key-enter = Enter
key-enter-does = choose what is focused; once more plays it
key-space = Space
key-space-does = play what is chosen
key-numbers = 1–9
key-numbers-does = the numbered choices in the decision bar
key-escape = Esc
key-escape-does = choose again
key-u = U
key-u-does = take back
key-p = P
key-p-does = pass
key-r = R
key-r-does = the rules of what is focused
key-b = B
key-b-does = hear the board in a few sentences
key-h = H
key-h-does = to your hand

## How to play
help-lesson-title = Learn by playing
help-lesson = Every game has a guided first game of about five minutes: a coach says what to do and why, against bots. It waits for you when you leave, and you can go on alone at any time.
help-start-title = Set a table
help-start = Pick a game in the lobby, say who sits where: you, friends by a link, several of you at one screen, or bots. Whoever opens the link sits down without an account; close the page and come back later, your seat is kept. To find it on another device, set a name and a password in the settings.
help-decide-title = Decide
help-decide = The bar under the board says what you must do. What you may touch glows: touch it once to choose, once more to play. Everything can be done with the bar’s buttons too. What does not glow explains itself when touched.
help-watch-title = See what happened
help-watch = The log tells every event with its reason; the “?” beside a line opens the rule. When a game is over you can step through it with all hands open.
help-keys-title = Without a mouse
help-keys = Tab moves from seats to board, decision, hand and log; arrows move inside. Press “?” at a table for all keys. A screen reader hears what is asked of you and what others did; B tells the board.
help-fair-title = Fair by proof
help-fair = A fingerprint of the shuffle is published before the first card is dealt. After the game “Check the shuffle” in the replay shows that nobody touched it.
help-play = Play

error-offline = The server cannot be reached. Check the connection and try again.
error-server = The server could not do that. Try again in a moment.
