### Everything that is said here, in English. A language is one file like this one: copy it, translate what stands
### right of the "=", keep the ids and what is in { }. A text that is missing is said in English.

language = English
list-comma = ,{" "}

## Colours, as the games call them
colour-mint = mint
colour-orange = orange
colour-pink = pink
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-black = black
colour-green = green

house = Folktable
close = Close
loading = One moment…
unknown-page = There is no such page.
page-missing = This page did not come. The house may have been renewed since you opened it, or the network is gone.
page-again = Load it again
unknown-game = There is no such game here. Choose one in the lobby.
to-lobby = To the lobby
settings = Settings
help = How to play
rules = Rules
spectator = Spectator

## Lobby
lobby-title = A lantern is lit. Who sits down?
lobby-lead = Games out of the old stories, for friends near and far, or against the bots. Pick one; no account needed.
players-exactly = { $count } players
players-range = { $fewest } to { $most } players
mood-violet = A girl, a lantern, a forest at night, and a nisse who wants her lost.
mood-nisse = Dice by candlelight, then two rounds of tricks with the grumpiest of house guests.
mood-grumpf = Everybody hunts at once: flip, place, club, and be home before the huts are full.
mood-naughty = Eight children, many wishes, and creatures that come out in the snow.
mood-gnome = A summer trail, jewels to earn, and gnomes who would rather brawl.
going-tables = Go on playing
my-tables = Your tables
my-tables-none = The games you have played will stand here.
open-tables = Open tables
tables-before = Back
tables-more = More tables
open-tables-none = Nobody waits for company at the moment. Set a table and make it public.
phase-gathering = waiting for players
phase-playing = being played
phase-over = over
play = Play
list-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
list-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
list-won = you won
list-shared = you shared the win
list-lost = you lost
list-place = place { $place } of { $count }
list-length = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
phase-closed = closed
list-your-turn = your turn
watching = You are watching.
watching-join = Take { $seat }’s seat
watching-no-seat = All seats are taken. Ask for an invitation to the next game, or watch on.
late-seats = Who comes late may take a bot’s seat
hints-allowed = Hints may be asked for

## The lab
lab = The lab
lab-note = Open a game’s edition, change its numbers, and see at once what bots make of it: who wins, how long it takes, how it ends.
lab-which = Which game
lab-own = The game’s own
lab-yours = Yours
lab-kept = Kept { $number }
lab-numbers = The numbers
lab-house = A house edition
lab-house-note = Not only what was assumed: what the rulebook says, or may say, can be changed as well. It is then another game than the one in the box.
lab-seek = Find a number
lab-nothing = No number is called so.
lab-count = { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
lab-mark-book = rulebook
lab-mark-inferred = follows from the rulebook
lab-mark-assumed = assumed
lab-mark-none = not marked
lab-bounds = { $low } to { $high }
lab-whole = A whole number
lab-was = was { $value }
lab-book-says = the rulebook has { $value }
lab-undo = { $name }: as it was
lab-back = All as it was
lab-open = Open a file (TOML or JSON)
lab-found = What it does
lab-players = Who plays
lab-player-random = By chance
lab-player-greedy = Greedy
lab-player-net = Learned
lab-player-mcts = Search
lab-against = Compare with
lab-keep = Keep this one to compare with
lab-waiting = { $ahead ->
    [0] It begins.
    [one] One study comes first.
   *[other] { $ahead } studies come first.
}
lab-playing = Playing…
lab-ready = Getting ready. The first time these players play a game, that takes up to half a minute.
lab-stop = Stop
lab-close = Look closely: { $games } games
lab-done = { $games } games at each edition, the same deals. Endings are of those that were looked at closely.
lab-headline = { $seat } wins { $before } → { $after }
lab-headline-one = { $seat } wins { $share }
lab-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-number = { NUMBER($value, maximumFractionDigits: 1) }
lab-between = { $low } to { $high }
lab-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-difference = Change, in points
lab-verdict-more = surely more
lab-verdict-less = surely less
lab-verdict-same = not shown
lab-wins = Share of wins
lab-wins-by = Wins by { $kind }
lab-course = How games go
lab-length = Decisions a game
lab-lead = The lead changes hands
lab-endings = How games end
lab-strange = The network has not learned with { $numbers }: it is at a loss there, which can look like balance. Ask other players, too.
lab-unfinished = { $count ->
    [one] One game was not finished; nobody won it.
   *[other] { $count } games were not finished; nobody won them.
}
lab-table = Set a table with it
lab-save = Save as a file
lab-file = An edition of { $title }. Changed from the game’s own:
lab-file-house = A house edition of { $title }: not as the rulebook has it. Changed:
lab-file-line = { $path } = { $now } (was { $was }: { $mark })
help-lab = To the lab

## A new table
your-name = Your name
name-needed = A name has at least one letter.
name-long = A name has { $most } letters at most.
name-else = Newcomer, if you leave it empty
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
as-in-book = as in the book
played-as-in-book = Played as in the book.
not-as-in-book = At this table, not as in the book
preset = How will you play?
preset-first = A first game
preset-book = As in the book
preset-own = Our own way
house-rule = { $name }: { $value }
options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
option-automatic = automatic
option-on = on
option-off = off
option-list = values, with commas
option-chosen = { $count } of { $all }
edition = Your own edition
edition-note = Own the printed game, or design one? A TOML or JSON file replaces what is in the box.
edition-own = Played with the host's own edition.
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
share-address = The address others use
share-answers = Tried just now: this address answers. Other devices must be in the same network.
share-silent = Nobody answers at this address: a firewall may be in the way, or the network has changed.
share-try = Try again
share-only-here = Only this machine can open this link: it is in no network, or the server lets in nobody else (start it without --host).
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
bar-all = Show as a list
touch-any = Touch what glows
touch-card = Touch a glowing card
touch-brawl = Touch a glowing brawl card
touch-space = Touch a glowing space
touch-tile = Touch a glowing tile
touch-die = Touch a glowing die
touch-token = Touch one of your Grumpfs
touch-ground = Touch a glowing hunting ground
touch-animal = Touch a glowing animal
touch-clan = Touch a glowing clan
touch-kiddo = Touch a glowing kiddo
touch-seat = Touch a glowing player
touch-giver = Touch a glowing gift giver
touch-gnome = Touch a glowing gnome
touch-item = Touch a glowing item
touch-jewel = Touch a glowing jewel
bar-clear = Choose again
bar-fold = Back to the board
bar-sent = Decided; you may still change it
time-left = { $seconds } seconds left
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
plain-hand = cards
plain-points = points
plain-hand-none = You hold no cards.
plain-hand-of = What { $who } has
plain-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plain-pile = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plain-pile-open = { $pile }, { $card } lies open
plain-played = { $card }, played by { $who }
plain-space = { $name }, space { $place }
plain-yes = yes
plain-no = no
plain-of-seat = { $who }, { $what }
plain-told = { $name }: { $value }
plain-sentence = { $told }.
plain-has-points = { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
}
plain-why = { $each }.
moment-on = Touch to go on
moment-more = { $count ->
    [one] Touch to go on · 1 more
   *[other] Touch to go on · { $count } more
}
seat-person = { $person } ({ $seat })
seat-away = away
seat-thinking = is waited for
seat-figure = { $label }: { $value }
bot-plays = A bot plays your seat.
glossary = All cards and things
glossary-search = Find a card or a thing
glossary-nothing = There is nothing of that name.
glossary-rule = The rule about { $name }
rules-of-thing = The rules about it
why-not-over = The game is over.
why-not-now = Not now: { $question }
nothing-to-answer = The others may answer this. You hold nothing for it.
pass-on = Pass until my turn
pass-on-end = Ask me again
curtain-title = Hand the screen to { $name }
curtain-note = Nobody else looks, please.
curtain-ready = I am { $name }

log-took-back = { $who } takes the last decision back.
table-broken = This game was begun with version { $begun } of folktable and cannot be played on with { $now }: { $reason }.
asked-back = { $who } asks to take the last decision back.
asked-back-waiting = The others are asked whether you may take it back.
asked-back-allow = Let them
asked-back-refuse = No, it stays

## A guided first game
lesson = Learn by playing
lesson-note = A friend at your elbow shows you a first game, step by step. About five minutes.
lesson-short = first game
lesson-chapter = { $number }. { $title }
lesson-guest = Newcomer
coach = Your coach
coach-step = { $bubble } of { $bubbles }
coach-next = Next
coach-end = Play on
coach-chapter = Next lesson
coach-alone = I’ll play on alone
coach-hide = Hide the coach
coach-show = Coach
coach-rules = The rules behind this
coach-go-on = Go on: play what glows.
coach-not-now = Not now: touch what glows.
coach-not-yet = Not yet: read on first, with “Next”.
coach-left = You have taken a way of your own, so I have nothing more to show you. The bots think for themselves now. Play on!

## The table's tools
menu = Menu
undo = Take back
hint = Hint
hint-what = What?
hint-why = Why?
hint-grades = First where to look, then what, then why
hint-where-board = Look at what glows on the board.
hint-where-button = Look at the buttons here.
hint-where-card = Look at your cards.
hint-where-space = Look at the spaces.
hint-where-die = Look at the dice.
hint-where-token = Look at your Grumpfs.
hint-where-kiddo = Look at the children.
hint-where-seat = Look at the other players.
hint-because = Because, on average: { $reasons }.
hint-no-reason = Nothing that can be counted differs much: it wins a little more often.
hint-best = an elder would: wins { $percent } %
hint-better = an elder would: wins { $percent } %, the next best { $next } %
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
play-on-note = What if? You take { $who }’s place at this point, with the same shuffle; bots play the others.
play-on-note-mine = What if? You play on in your own seat from this point, with the same shuffle; bots play the others.
play-on = What if I play { $who }?
play-on-mine = What if I play on?
play-on-begun = What if? You are in { $who }’s place from here on, bots are the others. “Way back” at the top leads to the game as it was.
play-on-begun-mine = What if? You play on in your own seat, bots are the others. “Way back” at the top leads to the game as it was.
what-if = What if, as { $who }
what-if-way = Way back
what-if-back = What if? You are { $who } from here on. This leads back to the game as it was.
playing-on = This game goes on from decision { $decisions } of a finished one: its shuffle is known.
playing-on-before = That game
commitment-lesson = This is a guided first game: its shuffle is always the same one.

## The end
result = The result
result-draw = Nobody wins, nobody loses
result-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
result-you-win = { $others ->
    [0] You win!
   *[other] You win, together with { $names }
}
result-you-lose = { $count ->
    [one] You lose: { $names } wins
   *[other] You lose: { $names } win together
}
result-won = won
result-lost = lost
result-place = { $place }.
result-look = Look at the board
rematch = Play again
rematch-round = Play again, change seats
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
replay-begin = The game begins here: step on, or let it play.
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
fair-going-on = This game went on from a finished one, with the same shuffle: it was never a secret.
fair-no-seed = The seed is opened when the game is over.
fair-file = Download the game
fair-file-note = and run “folktable verify” on it to replay every shuffle and decision.

## Review

review = Review
review-turns = Where it turned
review-way = Whose knowledge
review-honest = As they knew it
review-honest-note = Each player’s chance of winning from what that player knew then.
review-honest-sum = By what each knew: it need not add up to 100 %.
review-truth = All cards open
review-truth-note = Everybody’s chance of winning with all that was hidden as it really was.
review-fold = More room for the board
review-unfold = Show the curve
review-chart = Chances of winning over the game: touch it to go there
review-luck = luck { $luck } %, { $slips ->
        [0] nothing better missed
        [one] one better choice missed
       *[other] { $slips } better choices missed
    }
review-turn-choice = { $who } gave { $percent }{"\u00A0"}% away
review-turn-luck = Luck gave { $who } { $percent }{"\u00A0"}%
review-turn-bad-luck = Luck took { $percent }{"\u00A0"}% from { $who }
review-chose = { $who }: { $chosen } ({ $percent } %)
review-best = Better was { $best } ({ $percent } %).
review-try = Try it
review-nothing-here = Nothing was chosen here: step on, or touch the curve.
review-thinking = The game is being looked at again: a few seconds…
review-waiting = { $ahead ->
        [one] One other game is looked at first…
       *[other] { $ahead } other games are looked at first…
    }
analyse = Analyse
analyse-note = Open this position on a board of its own: try what you like, with the judgement beside it.
review-shared = Copied, with a picture to go with it.
review-mark-good = good
review-mark-better = better was there
review-mark-cost = this cost the game
review-slipped = { $who } chose { $chosen } and gave { $percent } % away: { $best } was better.
review-lucky = Luck turned to { $who }: { $percent } % gained.
review-unlucky = Luck turned away from { $who }: { $percent } % lost.
review-seat = { $who }: { $away } % given away, { $given } % got from others, luck { $luck } %.
review-summary = { $title }: { $winner } won. { $turns }
review-even = It never turned far: { $winner } won { $title }.

## Puzzles

puzzles = Puzzles
puzzles-lead = Moments from games of strong players: one choice is clearly the best, and one can see why. What you do not see at the table you do not see here.
puzzles-none = There are no puzzles here yet.
puzzles-standing = { $tried ->
        [0] { $count ->
            [one] One puzzle
           *[other] { $count } puzzles
        }
       *[other] { $solved } of { $tried } solved ({ $count } in all)
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } in a row
    }{ $days ->
        [0] {""}
        [one] , today’s solved
       *[other] , { $days } days running
    }
puzzle-daily = Puzzle of the day
puzzle-stream = More, as hard as suits you
puzzle-task = Choose what is best here, as at a table. You decide once.
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-streak = In a row: { $streak }, best { $best }
puzzle-answer = The answer
puzzle-right = Solved.
puzzle-wrong = Not the best.
puzzle-best = Best is: { $best }
puzzle-chances = How likely each choice is to win the game:
puzzle-theme = It is about { $theme }.
puzzle-best-line = Play it out
puzzle-refutation = Why not “{ $choice }”?
puzzle-next = Next puzzle

## Analysis

analysis = Analysis board
analysis-lead = Any position, with all hands open or from one seat: go on from it, step back, and see what each choice is worth.
analysis-ready = Choose for whoever decides.
analysis-judged = Judgement
analysis-judgement = What the choices are worth
analysis-whose = What { $who } can expect of each choice, from what { $who } knows:
analysis-thinking = The choices are being weighed…
analysis-forced = There is only one thing to do.
analysis-typed = A position in notation, or the end of an address
analysis-open = Open it
analysis-how = How positions are written

## Rules
rules-title = The rule behind it
rules-unknown = The rules reference has no entry { $id }.
rules-all = All rules of this game
rules-none = This game has brought no rules reference along.
rules-in-a-minute = The rules in a minute
rules-curious = For the curious
rules-curious-note = Every rule with its number, where it comes from, and how what the book leaves open is decided here.
rules-of-question = The rules behind this question
rules-of-line = The rules behind this line
rules-now = Behind what is asked now
rules-nothing-asked = Nothing is asked of you now. A “?” beside a line of the log opens the rule behind it.
rules-search = Search the rules

## Settings
language-choice = Language
language-auto = As the browser asks
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
moments = Great moments
moments-note = What decides a game is shown large as it happens; a touch goes on. Without it the log tells it.
card-hints = Hints on cards
card-hints-note = In the games of tricks: on its edge a card says what would come of playing it.
sound-note = Six soft cues. Nothing is told by sound alone.
account = Your seats on another device
account-note = Nobody needs an account to play here. With a name and a password you find your seats and games again on another device.
account-known = You are known here as { $name }. Sign in with your password on another device, and your seats are there.
password = Password, 8 characters or more
password-change = Change the password
password-change-note = Wherever else you are signed in, and every program that plays for you, has to sign in again.
password-old = Password as it was
password-new = New password, 8 characters or more
password-changed = The password is changed.
sessions = Where you are signed in
session-here = This browser
session-cookie = Another browser
session-token = A program
session-used = Since { $since }, used last on { $used }
session-end = End
session-end-named = End: { $name }
sessions-end-others = End all others
register = Keep my games
sign-in = Sign in
sign-out = Sign out
my-data = Your data on this server
my-data-note = You are known here as { $name }. The file holds all that is kept of you: your name, where you are signed in, where you sat, and what you said.
kept-people = { $days ->
    [0] Guests are kept until they delete themselves.
   *[other] Guests who do not come back for { $days } days are forgotten, and sign-ins that are not used for as long end.
}
kept-tables = { $days ->
    [0] Games that nobody finishes are kept.
   *[other] Games that nobody goes on with for { $days } days are removed.
}
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
key-escape-does = choose again; on from what is shown large
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
key-c = C
key-c-does = all cards and things of the game
key-help = ?
key-help-does = this list
key-replay = ← →
key-replay-does = in a replay, one decision back or on
grumpf-key-tokens = 1–8
    .about = in a hunt, take that Grumpf
grumpf-key-turn = F
    .about = turn the Grumpf in your hand
grumpf-key-grounds = Q W E A S D
    .about = put it on the first to the sixth hunting ground
grumpf-key-home = G
    .about = send your Elder home

## How to play
help-lesson-title = Learn by playing
help-lesson = Most games have a guided first game of about five minutes: a coach says what to do and why, against bots. It waits for you when you leave, and you can go on alone at any time.
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
help-kept-title = What is kept of you
help-kept = The name you give, where you sat and what you said; a password only if you set one. No mail, no address, nothing from or for anybody else. In the settings you can download it all, or delete it.
help-docs-title = More to read
help-docs = The documentation: hosting your own tables, studying the games, writing bots and games
help-play = Play

## Refusals
refusal-malformed = That cannot be read: { $reason }.
refusal-unknown-token = This token is not valid (any more): ask for a new one.
refusal-nobody = Nobody knows you here yet: sit down at a table or start one first.
refusal-scope = This token may not do that: it takes one that may “{ $scope }”.
refusal-unknown-session = You are not known by that session (any more).
refusal-many-at-once = Too much is open from your address at once: close something.
refusal-many-guesses = Too many attempts at this account: wait some minutes.
refusal-wrong-old-password = To change it, give your password as it was.
refusal-too-slow = That took too long: try again.
refusal-unseen-name = This name has signs in it that cannot be seen: leave them out.
refusal-blank-name = A name needs something to be seen by.
refusal-name-at-table = Somebody here is called { $name } already: take another name.
refusal-too-many-tables = You have { $most } tables that are not over: finish or close one first.
refusal-many-guests = Many new guests come from your address: wait a minute.
refusal-unknown-language = There is no such language here: see /api/languages.
refusal-unknown-game = There is no game { $game }: there are { $games }.
refusal-many-attempts = Too many attempts from your address: wait a minute.
refusal-many-tables = Many new tables come from your address: wait a minute.
refusal-not-a-number = { $name } is a whole number.
refusal-not-here = Metrics are told to this machine only, or to who has the token.
refusal-not-found = There is nothing here.
refusal-no-page = This server was installed without its page; the API is at /api.
refusal-no-origin = A cookie counts only with the header Origin; programs use tokens.
refusal-foreign-origin = This came from another page: open the table itself.
refusal-many-requests = Too many requests from your address: wait a moment.
refusal-unknown-version = There is no version { $version } of the API here: this server speaks version { $ours }.
refusal-wrong-method = { $method } is not possible here.
refusal-failed = Something went wrong on the server; it was noted. Try again.
refusal-unknown-table = There is no such table: check the link.
refusal-other-table = This token is for another table.
refusal-private = This table is private: open it with its invite link.
refusal-not-host = Only the host of this table may do that.
refusal-no-lesson = This game has no guided first game: set a table as usual.
refusal-rematch-early = A rematch comes after the end of the game.
refusal-rematch-not-yours = Only who played here may ask for a rematch.
refusal-rematch-exists = There is a rematch already: go to that table.
refusal-table-over = The game at this table is over: start another one.
refusal-full = Every seat here is taken: watch, or start another table.
refusal-unknown-seat = There is no seat { $seat } here: the first is 0.
refusal-seat-taken = Somebody sits there already: choose a free seat.
refusal-begun = The game has begun already.
refusal-unknown-bot = There is no bot { $bot }: there are { $bots }.
refusal-not-yours-nor-host = Only who sits there, or the host, may do that.
refusal-nobody-there = Nobody sits there who could take the seat back.
refusal-not-there = You do not sit there.
refusal-no-guest-there = No guest sits there.
refusal-no-clock = No clock runs at this table: nothing needs to be paused.
refusal-hunting = A hunt cannot be paused: wait until it is over.
refusal-wrong-invite = This invite link is not valid any more: ask the host for a new one.
refusal-not-playable = That table cannot be set: { $reason }.
refusal-unknown-seat-of = There is no seat { $seat }: there are 0 to { $last }.
refusal-seat-twice = A seat is either yours or a bot's.
refusal-name-taken = Somebody else signs in as { $name }: choose another name.
refusal-wrong-password = Name and password do not belong together: try again.
refusal-not-over = The game is opened when it is over.
refusal-no-redis = The server cannot reach Redis: try again soon.
refusal-moving = This table is just moving to another process: try again.
refusal-lost = The server was interrupted: look at the table, then try again.
refusal-too-large = That is too much at once: at most { $most } KiB.
refusal-overtaken = Something else happened first: look at the table and decide again.
refusal-not-stored = The server could not store that, so it has not happened: try again.
refusal-many-messages = Too many messages at once: wait a second.
refusal-malformed-message = That message cannot be read: { $reason }.
refusal-no-hello = Say hello first: the first message names the seat to look from.
refusal-not-your-seat = That seat is not yours: look from one of your own, or as a spectator.
refusal-spectator = You are watching: sit down at a seat to take part.
refusal-not-begun = The game has not begun: it does when every seat is taken.
refusal-closed = This table was closed: nothing is decided here any more.
refusal-over = The game is over.
refusal-bot-plays = A bot plays this seat for you: take the seat back first.
refusal-not-your-turn = It is not your turn: { $who } decides. Wait until you are asked.
refusal-stale = That question is no longer open: look at the table and decide again.
refusal-illegal = { $choice } is not possible now; possible: { $options }.
refusal-no-such-choice = { $choice } is nothing that can be done here.
refusal-nothing-to-take-back = Nothing can be taken back now.
refusal-others-decided = Others have decided since: your decision stays.
refusal-told-something = Your decision stays: it has shown you a card or a die that you did not know.
refusal-one-hint = One hint at a time: it comes in a moment.
refusal-final = That cannot be taken back: confirm it.
refusal-nothing-to-decide = There is nothing for you to decide now.
refusal-nameless = Sit down, or give yourself a name, to say something.
refusal-muted = The host has muted you at this table.
refusal-shown-out = The host has shown you out of this table.
refusal-player-is-there = Who sits there is here and plays: ask them, or show them out.
refusal-too-old = This page or program is too old for the server (it speaks version { $version }, the server { $ours }): load the page again, or update the program.
refusal-broken = This game cannot be played on: its log no longer plays by the rules of this version.
refusal-no-hints = The host of this table wants no hints.
refusal-many-reviews = Many ask for a review just now: try again in a minute.
refusal-no-edition = This edition cannot be played: { $reason }
refusal-no-lab = The lab is closed here: whoever runs this server opens it with “folktable serve --lab”.
refusal-many-studies = Many studies wait just now: try again in a minute.
refusal-study-too-long = It was stopped after { $minutes } minutes: ask for fewer games, or simpler players.
refusal-no-study = The games could not be played: the server’s log says why.
refusal-many-games = At most { $most } games of these players at a time.
refusal-house-edition = The rulebook gives { $path } as { $value }: say that it is a house edition to change it.
refusal-unknown-puzzle = There is no such puzzle here: it may be one of another version.
refusal-not-possible-there = That is not possible there. Possible: { $choices }.
refusal-many-positions = Many look at positions just now: try again in a few seconds.
refusal-not-a-position = This position cannot be opened: { $reason }.
refusal-position-fails = This position cannot be played: the rules come to no end with it, or fail.
refusal-no-position = This position cannot be shared: { $reason }.
refusal-no-review = This game could not be reviewed: the server’s log says why.
refusal-many-hints = Many ask for a hint just now: try again in a few seconds.
refusal-nothing-asked = Nobody asks you for anything now.
refusal-not-allowed = The others would rather not: your decision stays.
refusal-fast-talk = You are talking very fast: wait a few seconds.

error-offline = The server cannot be reached. Check the connection and try again.
error-server = The server could not do that. Try again in a moment.


## ----- Violet and the Grumpy Nisse -----

violet-title = Violet and the Grumpy Nisse
violet-about =
    Violet wants to meet the troll Ordep at his Fire, where the path ends. Torech wins if her lantern goes out first, or if her fear catches her.

    1. **Set out.** Torech gets five Event Tiles, keeps three and lays them face down on spaces 4, 8 and 12 of the Fear Track. Then both draft four cards from a tableau of four; Violet says in each round who picks first. Violet leads the first turn.
    2. **Play a turn.** The leader plays any card, the other answers with any card. The cards are compared, and the winner leads the next turn.
    3. **Which card wins?** On yellow spaces the first card, unless the second has the same colour and a higher value. On a coloured space that colour beats all others.
    4. **Effects.** Every card up to 7 has one, but not while Violet stands on its colour: a 1 beats any 9; a 2 draws three cards and lets you choose four; a 3 takes one of the top five of the deck; a 4 trades a card with the discard pile; a 5 is wild (that one always works); a 6 that leads is safe from the colour of the place; a 7 opens the other hand. 8 and 9 are just high.
    5. **Violet won:** she walks one space for one fuel, or rests for three fuel more. Steps to a Helper and to the Fire are free. The cards are discarded.
    6. **Torech won:** Violet walks one space all the same and loses two fuel (on the bridge and in the Faery Ring she stays). The two cards go to the first Fear Slot and push older pairs on. A pair pushed off the second slot moves the Fear Pawn by the difference of its values, and by 1 or 2 more when the lantern is low.
    7. **Fear.** A tile that the Fear Pawn reaches or passes happens, or is kept by Torech for later. After its own track the pawn walks on along Violet's path. When it reaches her, Torech has won.
    8. **Take a card.** The winner and after that the loser takes a card from the tableau, which is filled up each time.
    9. **Advantage Tokens.** Each coloured area has one: Torech gets it when Violet rests there, Violet when she leaves without a rest. It sweeps the tableau away in your draw.
    10. **Fuel.** How much the lantern holds is not in the rulebook. Ours is chosen so that strong players win about as often on either side.
violet-seat-violet = Violet
violet-seat-torech = Torech

violet-card = { $colour } { $value }
violet-card-back = a card face down
violet-effect-1 = beats any 9
violet-effect-2 = draw 3, choose
violet-effect-3 = see 5, keep 1
violet-effect-4 = swap a discard
violet-effect-5 = wild
violet-effect-6 = led: shielded
violet-effect-7 = see their hand
violet-effect-is-off = no effect here

violet-tile-hidden = Event Tile, face down
violet-tile-faery_ring = The Faery Ring
violet-tile-faery_ring-does = On a space ahead: a lost turn does not carry her on.
violet-tile-off_track = Off Track
violet-tile-off_track-does = One space ahead becomes two.
violet-tile-gust_of_wind = Gust of Wind
violet-tile-gust_of_wind-does = The lantern loses two fuel.
violet-tile-storm = A Storm is Brewing
violet-tile-storm-does = The lantern goes out sooner.
violet-tile-howl = A Howl in the Night
violet-tile-howl-does = All Helpers flee.
violet-tile-scent_of_fear = The Scent of Fear
violet-tile-scent_of_fear-does = Where fear arrives, the second Fear Slot is resolved.
violet-tile-trick = Trick up the Sleeve
violet-tile-trick-does = Keep: trade a hand card for a tableau card.
violet-tile-planning_ahead = Planning Ahead
violet-tile-planning_ahead-does = Keep: sweep the tableau, deal four new cards.
violet-tile-adapt = Adapt
violet-tile-adapt-does = Give a space ahead another colour.
violet-tile-resourceful = Resourceful
violet-tile-resourceful-does = Keep: take one card more.

violet-map = The way to Ordep's Fire
violet-space = Space { $name }, { $colour }, { $area }
violet-space-violet = Violet stands here
violet-space-fear = her fear stands here
violet-space-helper = a Helper lights it
violet-space-ring = a Faery Ring lies here
violet-space-scent = the Scent of Fear lies here
violet-space-bridge = the bridge
violet-fire = Ordep's Fire
violet-fear-pawn = Her fear, on { $place }, { $steps } steps behind
violet-spot = { $spot }: { $tile }
violet-spot-empty = { $spot }: no tile
violet-gap =
    { $steps ->
        [one] { $steps } step behind
       *[other] { $steps } steps behind
    }
violet-token-lies = Advantage Token of the { $area }
violet-token-of = Advantage Tokens of { $who }: { $count }

violet-lantern = Lantern: fuel { $fuel } of { $full }, out at { $empty }
violet-lantern-zone = fear +{ $penalty }

violet-here-coloured = { $colour } beats the rest here, and has no effects
violet-here-neutral = No colour is stronger here; all effects work
violet-here-fire = At Ordep's Fire

violet-tableau = Tableau
violet-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
violet-deck-short = Deck
violet-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
violet-discard-short = Discard
violet-discard-known = The discard pile, as far as you know it
violet-discard-search = The discard pile
violet-deck-top = The top of the deck, as you know it
violet-tray-close = Close
violet-tiles-offered = Your tiles: three of them wait by the Fear Track
violet-tiles-waiting = Torech is laying three Event Tiles face down
violet-pending = Events that wait
violet-terrain = Which colour?

violet-slots = Fear Slots
violet-slot = { $which } Fear Slot: { $what }
violet-slot-1 = First
violet-slot-2 = Second
violet-slot-empty = empty
violet-slot-differs = { $cards }, { $difference } apart
violet-slot-hidden = two cards face down

violet-hand-of = { $who }'s hand
violet-hand-shown = shown by a 7
violet-hand-none = Your cards will lie here
violet-strong = strongest here
violet-outlook-wins = wins
violet-outlook-loses = loses
violet-led = led
violet-answered = answered
violet-wins = wins
violet-last-turn = Last turn. { $line }
violet-turn-none = No card is on the table

violet-counter-hand = in hand
violet-counter-tokens = { $count ->
    [one] token
   *[other] tokens
}
violet-counter-tiles = { $count ->
    [one] kept tile
   *[other] kept tiles
}
violet-counter-fuel = fuel

violet-end-fire = Violet sits down at Ordep's Fire
violet-end-fuel = The lantern is out
violet-end-fear = Her fear has caught her
violet-why-fire = Violet reached Ordep's Fire with { $fuel } fuel left, her fear { $gap } { $gap ->
    [one] step
   *[other] steps
} behind her.
violet-why-fuel = The lantern went out { $left } { $left ->
    [one] step
   *[other] steps
} from Ordep's Fire.
violet-why-fear = Violet's fear caught her { $left } { $left ->
    [one] step
   *[other] steps
} from Ordep's Fire.
violet-scale-way = The way
violet-scale-way-done = at Ordep's Fire
violet-scale-way-left = { $left ->
    [one] 1 step from the Fire
   *[other] { $left } steps from the Fire
}
violet-scale-lantern = The lantern
violet-scale-lantern-out = out
violet-scale-fuel = { $fuel } of { $full } fuel left
violet-scale-fear = Her fear
violet-scale-fear-here = has caught her
violet-scale-fear-behind = { $gap ->
    [one] 1 step behind
   *[other] { $gap } steps behind
}

violet-summary-place = Violet is on { $place } ({ $colour }), { $left } steps from the Fire. Fuel { $fuel } of { $full }; the lantern goes out at { $empty }. Her fear is on { $fear }, { $gap } steps behind.
violet-summary-light = In this light fear moves { $penalty } further.
violet-summary-tableau = Tableau: { $cards }. Deck { $deck }, discard { $discard }.
violet-summary-played = On the table: { $cards }.
violet-summary-slots = Fear Slots: { $slots }.
violet-summary-hand = Your hand: { $cards }.
violet-summary-over = { $ending }. { $who } wins.

violet-headline = Turn { $turn }
violet-headline-draft = Setting out

# What lies on the table, in words
violet-a-card = a card
violet-nth-4 = fourth
violet-nth-5 = fifth
violet-a-tile = an Event Tile
violet-area-edge = Forest Edge
violet-area-lake = Lake
violet-area-wood = Autumn Wood
violet-area-moor = Heather Moor
violet-area-pass = Rocky Pass
violet-area-precipice = Precipice
violet-space-short = space { $name }
violet-fear-space = space { $number } of the Fear Track
violet-effect-1-in-full = Beats every 9, whatever the colours or the order.
violet-effect-2-in-full = Instead of taking from the tableau, draw three, then choose which to hold; the others are shuffled into the deck.
violet-effect-3-in-full = Instead of taking from the tableau, look at the next five cards of the deck and keep one.
violet-effect-4-in-full = Before you take a card, you may trade one hand card for any card of the discard pile.
violet-effect-5-in-full = Wild, always: has the colour of Violet's space. Where no colour is stronger it has the other card's colour.
violet-effect-6-in-full = Played first, it cannot be beaten by the colour of Violet's space.
violet-effect-7-in-full = The other player shows you their hand until they have drawn.
violet-tile-faery_ring-in-full = Put this on a space Violet has not reached. While she stands there, a lost turn does not carry her onward. She still burns the fuel of a lost turn.
violet-tile-off_track-in-full = Put this on a space Violet has not reached. That space becomes two spaces of its colour.
violet-tile-gust_of_wind-in-full = The lantern loses two fuel.
violet-tile-storm-in-full = The lantern goes out sooner for the rest of the game.
violet-tile-howl-in-full = All of Ordep's Helpers flee.
violet-tile-scent_of_fear-in-full = Put this on a journey space the Fear Pawn has not reached. When the Fear Pawn gets there, the pair in the second Fear Slot is resolved at once.
violet-tile-trick-in-full = Once, on your go: trade one hand card for one tableau card.
violet-tile-planning_ahead-in-full = Once, before or after you draw: sweep away the tableau and deal four new cards.
violet-tile-adapt-in-full = You may give a space Violet has not reached another of the four colours.
violet-tile-resourceful-in-full = Once, after refilling your hand: take one card more from the tableau. You do not draw again until your hand is a card short.

# The glossary
violet-glossary-cards = Cards
violet-glossary-tiles = Event tiles
violet-glossary-card = The { $value }s
violet-glossary-plain = Strong, and nothing else.

# Why something cannot be chosen now
violet-why-hand-first = The cards in the middle are for your draw, later this turn. First play a card of your hand.
violet-why-from-hand = Now choose a card of your hand.
violet-why-from-tableau = Now choose a card in the middle.
violet-why-one-step = Violet walks one step: only the next space glows.
violet-why-walk-later = Violet walks when she has won: first both play a card.
violet-why-ahead = It must be a space ahead of Violet.
violet-why-ahead-of-fear = It must be a space ahead of the Fear Pawn.
violet-why-full = The lantern is full: there is nothing to gain from a rest.
violet-why-rest-later = Violet may rest when she has won.
violet-why-same-colour = The space has this colour already.
violet-why-no-token = You have no token.
violet-why-other-token = This token is not yours.
violet-why-own-draw = This is used when you draw.
violet-why-after-draw = This is used after you have drawn, with a full hand.
violet-why-tile = An Event Tile does its work when the Fear Pawn comes to it.
violet-why-unseen = You have seen none of these cards.

# Questions: to who is asked (ask), to the others (await)
violet-ask-lay-tile = Lay a tile face down on { $spot }.
violet-await-lay-tile = { $who } lays out Event Tiles.
violet-ask-who-picks-first = Draft, round { $round }: who picks a card first?
violet-await-who-picks-first = { $who } names who picks first.
violet-ask-draft = Draft, round { $round }: take a card.
violet-await-draft = { $who } picks a card.
violet-ask-play = Play a card.
violet-await-play = { $who } plays a card.
violet-ask-trick-give = Trick up the Sleeve: which card do you give?
violet-await-trick-give = { $who } uses Trick up the Sleeve.
violet-ask-trick-get = Trick up the Sleeve: which card do you take for the { $card }?
violet-await-trick-get = { $who } uses Trick up the Sleeve.
violet-ask-journey = You won: walk on, or rest?
violet-await-journey = { $who } walks or rests.
violet-ask-next-event = Which event comes next?
violet-await-next-event = { $who } orders the events.
violet-ask-put-ring = Where does the Faery Ring lie?
violet-await-put-ring = { $who } places the Faery Ring.
violet-ask-put-off-track = Which space becomes two?
violet-await-put-off-track = { $who } places Off Track.
violet-ask-adapt-where = Which space changes colour, if any?
violet-await-adapt-where = { $who } may change the colour of a space.
violet-ask-adapt-colour = Which colour does { $place } get?
violet-await-adapt-colour = { $who } picks a colour for { $place }.
violet-ask-put-scent = Where does the Scent of Fear lie?
violet-await-put-scent = { $who } places the Scent of Fear.
violet-ask-before-draw = First spend a token or a kept tile?
violet-await-before-draw = { $who } may spend a token or a kept tile.
violet-ask-search-discard = Your 4: take a card from the discard pile?
violet-await-search-discard = { $who } searches the discard pile.
violet-ask-put-back = Your 4: which card do you put into the discard pile?
violet-await-put-back = { $who } searches the discard pile.
violet-ask-give-back = { $left ->
    [one] Your 2: which card goes back into the deck?
   *[other] Your 2: { $left } cards go back into the deck. Which one first?
}
violet-await-give-back = { $who } chooses among the cards drawn for a 2.
violet-ask-keep-one = Your 3: which card do you keep?
violet-await-keep-one = { $who } looks at the top of the deck.
violet-ask-take = Take a card from the tableau.
violet-await-take = { $who } takes a card.
violet-ask-after-draw = Spend a token or a kept tile, or end your draw?
violet-await-after-draw = { $who } may spend a token or a kept tile.
violet-ask-take-fifth = Resourceful: take a { $nth } card.
violet-await-take-fifth = { $who } takes a { $nth } card.

# Choices
violet-option-card = { $card } ({ $effect })
violet-option-card-taken = { $card }. Later: { $effect }
violet-option-card-off = { $card } (no effect here: it has the colour of Violet's space)
violet-option-tile = { $tile }: { $does }
violet-option-space = { $place }, { $colour }, { $area }
violet-option-bridge = { $place }, { $colour }, { $area } (the bridge)
violet-option-picks-first = { $who } picks first
violet-option-scent = The Scent of Fear: resolve the pair in the second Fear Slot
violet-option-token = Advantage Token: deal a new tableau
violet-option-planning = Planning Ahead: deal a new tableau
violet-option-trick = Trick up the Sleeve: trade with the tableau
violet-option-resourceful = Resourceful: take a { $nth } card
violet-option-take-nothing = Take nothing
violet-option-change-nothing = Change nothing
violet-option-no-item = Go on without
violet-option-done = Done
violet-option-rest = Rest: fuel { $before } to { $after }
violet-option-rest-token = Rest: fuel { $before } to { $after }, a token for Torech
violet-option-to-fire = Walk to Ordep's Fire, and win
violet-option-walk = Walk to { $place }, { $colour }: fuel { $before } to { $after }{ $token ->
    [yes] , a token for you
   *[no] {""}
}
violet-option-walk-helper = Walk to { $place }, { $colour }: a Helper saves fuel{ $token ->
    [yes] , a token for you
   *[no] {""}
}
violet-option-walk-out = Walk to { $place }, { $colour }: your lantern goes out, and you lose

# What happened
violet-tile-laid = { $who } lays { $tile } on { $spot }.
violet-tableau-dealt = The cards are shuffled and four are laid out face up.
violet-picks-first = Violet picks first.
violet-lets-pick = Violet lets { $who } pick first.
violet-took = { $who } takes the { $card }.
violet-refilled = The { $card } comes to the tableau.
violet-reshuffled = The discard pile is shuffled: { $y } cards in the deck.
violet-played = { $who } plays the { $card }.
violet-compared = { $who } wins the turn: the { $stronger } beats the { $weaker }; { $reason }.
violet-compared-wild = { $who } wins the turn: the { $stronger } beats the { $weaker }; { $reason } (the { $wild } is wild: { $colour } here).
violet-because-two-fives = the first of two 5s wins
violet-because-one-beats-nine = a 1 beats any 9
violet-because-higher = both { $colour }, the higher value wins
violet-because-shielded-six = a 6 that leads is safe from { $colour } on { $colour } spaces
violet-because-colour-of-place = { $colour } is strongest on { $colour } spaces
violet-because-led-colour = another colour cannot beat the card that led
violet-effect-off = The effect of the { $card } is off: it has the colour of Violet's space.
violet-hand-opened = { $other }'s 7: { $who } shows the hand ({ $cards }) to { $other } until { $who } has drawn.
violet-hand-opened-hidden = { $other }'s 7: { $who } shows the hand to { $other } until { $who } has drawn.
violet-reached-fire = Violet reaches Ordep's Fire.
violet-walked = Violet walks to { $place }.
violet-rested = Violet rests: { $y } fuel more, { $x } in all.
violet-held-by-ring = Violet stays where she is: the Faery Ring holds her.
violet-held-by-bridge = Violet stays where she is: she dares not cross the bridge.
violet-walking-burns = Walking burns { $y } fuel: { $x } left.
violet-losing-burns = The lost turn burns { $y } fuel: { $x } left.
violet-gust-burns = The gust burns { $y } fuel: { $x } left.
violet-helper-lights = A Helper lights the way: no fuel lost.
violet-fire-lights = Ordep's Fire lights the way: no fuel lost.
violet-token-won = Violet gets the Advantage Token of the { $area }: she left it without a rest.
violet-token-lost = Torech gets the Advantage Token of the { $area }: Violet rested there.
violet-pair-slid = The { $card } and the { $second } go to the first Fear Slot.
violet-fear-resolved = The { $card } and the { $second } slide off and frighten Violet: their difference is { $difference }.
violet-fear-stays = The Fear Pawn stays where it is.
violet-fear-moved = { $steps ->
    [one] The Fear Pawn moves 1 step, to { $place }.
   *[other] The Fear Pawn moves { $steps } steps, to { $place }.
}
violet-fear-stopped = { $steps ->
    [one] The Fear Pawn moves 1 step, to { $place }, and stops there: it has reached Violet.
   *[other] The Fear Pawn moves { $steps } steps, to { $place }, and stops there: it has reached Violet.
}
violet-fear-moved-far = The Fear Pawn moves { $steps } steps, { $penalty } of them for the failing light, to { $place }.
violet-fear-moved-light = { $steps ->
    [one] The Fear Pawn moves 1 step for the failing light, to { $place }.
   *[other] The Fear Pawn moves { $steps } steps for the failing light, to { $place }.
}
violet-spot-reached = The Fear Pawn triggers the tile on { $spot }.
violet-tile-triggered = { $tile }! { $does }
violet-tile-placed = { $tile }! Torech chooses a space.
violet-tile-kept = { $who } keeps { $tile } for later.
violet-tile-used = { $who } uses { $tile }.
violet-tile-void = { $tile } finds no space and goes back to the box.
violet-ring-put = The Faery Ring lies on { $place }.
violet-off-track-put = The path goes astray: space { $number } is now two spaces.
violet-scent-put = The Scent of Fear lies on { $place }.
violet-scent-roused = The Fear Pawn picks up the scent: the second Fear Slot is resolved.
violet-adapted = { $place } turns { $colour }.
violet-adapt-declined = Torech changes no space.
violet-storm-brews = From now on the lantern goes out at fuel { $fuel }.
violet-helpers-fled = No Helper is left on the path.
violet-token-spent = { $who } spends an Advantage Token.
violet-swept = The tableau is discarded and dealt anew.
violet-swapped = { $who } trades the { $card } for the { $second } of the tableau.
violet-drew = { $who }, who played a 2, draws { $y } cards: { $cards }.
violet-drew-hidden = { $who }, who played a 2, draws { $y } cards.
violet-gave-back = { $who } gives the { $card } back to the deck.
violet-gave-back-hidden = { $who } gives a card back to the deck.
violet-shuffled-back = The deck is shuffled: { $y } cards.
violet-looked = { $count ->
    [one] { $who }, who played a 3, looks at the top card of the deck: { $cards }.
   *[other] { $who }, who played a 3, looks at the top { $count } cards of the deck: { $cards }.
}
violet-looked-hidden = { $count ->
    [one] { $who }, who played a 3, looks at the top card of the deck.
   *[other] { $who }, who played a 3, looks at the top { $count } cards of the deck.
}
violet-kept-one = { $who } keeps the { $card }.
violet-kept-one-hidden = { $who } keeps one of them.
violet-searched = { $who }, who played a 4, searches the discard pile.
violet-declined-swap = { $who } takes nothing from the discard pile.
violet-fished = { $who } takes the { $card } from the discard pile.
violet-fished-hidden = { $who } takes a card from the discard pile.
violet-put-down = { $who } puts the { $card } into the discard pile.
violet-put-down-hidden = { $who } puts a card into the discard pile.
violet-took-fifth = { $who } takes the { $card } as a { $nth } card.
violet-no-redraw = { $who } holds enough cards and draws none.
violet-over-fire = Violet sits down at Ordep's Fire. { $who } wins the game.
violet-over-fuel = The lantern is out. { $who } wins the game.
violet-over-fear = Violet's fear has caught her. { $who } wins the game.
violet-turn-limit = The turn limit for automated play is reached: unfinished.

# Why a choice is better than another: what differs, on average, a few decisions on
violet-theme-walked = how far Violet comes
violet-theme-fear = how near Fear is
violet-theme-fuel = the fuel of the lantern
violet-theme-tokens = the Advantage Tokens
violet-theme-cards = the cards in hand
violet-reason-walked = { $more ->
        [more] Violet walks { $by } spaces further ({ $better } instead of { $other })
       *[less] Violet stays { $by } spaces further back ({ $better } instead of { $other })
    }
violet-reason-fear = { $more ->
        [more] Fear stays { $by } steps further from Violet ({ $better } instead of { $other })
       *[less] Fear comes { $by } steps nearer to Violet ({ $better } instead of { $other })
    }
violet-reason-fuel = { $more ->
        [more] { $by } more fuel stays in the lantern ({ $better } instead of { $other })
       *[less] { $by } more fuel leaves the lantern ({ $better } instead of { $other })
    }
violet-reason-tokens = { $more ->
        [more] { $who } has { $by } more Advantage Tokens ({ $better } instead of { $other })
       *[less] { $who } has { $by } fewer Advantage Tokens ({ $better } instead of { $other })
    }
violet-reason-cards = { $more ->
        [more] { $who } holds { $by } more cards ({ $better } instead of { $other })
       *[less] { $who } holds { $by } fewer cards ({ $better } instead of { $other })
    }

# House rules: a name, what it does, its values
violet-house-tiles_face_up = Event Tiles face up
    .about = Torech's three Event Tiles lie face up: easier for a first game.
violet-house-kept_tiles_public = Kept tiles lie open
    .about = A tile that Torech keeps for later lies open beside him.
violet-house-rest_when_full = Rest with a full lantern
    .about = Violet may rest although her lantern is full.
violet-house-short_deck_peek = A 3 when the deck is short
    .about = With fewer than five cards in the deck: look at what is there, or shuffle the discards under it first.
violet-house-short_deck_peek-what_is_there = look at what is there
violet-house-short_deck_peek-reshuffle_under = shuffle the discards under it
violet-house-wipe_window = When a token may sweep the tableau
    .about = An Advantage Token may be spent in your own draw, or before any of your decisions.
violet-house-wipe_window-own_draw_step = in your own draw
violet-house-wipe_window-any_own_decision = before any of your decisions
violet-house-seven_reveal = What a 7 opens
    .about = The hand lies open until it is drawn full: those cards for as long as they are held, or as it was when the 7 opened it.
violet-house-seven_reveal-snapshot = the hand of that moment
violet-house-seven_reveal-live = those cards while they are held
violet-house-surplus_three = A 3 played with a full hand
    .about = With four cards in hand: only look at the five cards, or keep one of them.
violet-house-surplus_three-look_only = only look
violet-house-surplus_three-keep_one = keep one
violet-house-discard_memory_aid = Help to remember
    .about = Shows what an attentive player could remember: values in the slots, seen cards of the pile, known cards of the other hand, the top of the deck after a 3.
violet-house-handicap_violet = Fuel for Violet
    .about = Violet starts with so much more (or less) fuel.
violet-house-handicap_torech = Tiles for Torech
    .about = Torech draws so many tiles before he chooses three.
violet-house-turn_cap = Longest game
    .about = The game stops after so many turns; 0: never.

# The guided first game (lesson.yaml)
violet-lesson-hello = Hello! You are Violet, alone in the forest at night. The path ends here, at Ordep’s Fire. Reach it and you win.
violet-lesson-lantern = Every step burns fuel. When your lantern is empty, Torech the nisse has won.
violet-lesson-torech = This is Fear. Torech sends it after you, along this track. On the way it wakes his three tiles, and it must never catch you.
violet-lesson-draft = First, each of you picks four cards, one a round. You always say who picks first. Choose yourself: good cards lie there.
violet-lesson-wild = A 5 is wild: it takes the colour of the place where you stand. Always useful. Touch it once to choose it, once more to take it.
violet-lesson-torech-first = Torech took a 9. Let him go first now: perhaps he leaves you the card that beats it.
violet-lesson-one = He has two 9s, the highest there is. But a 1 beats any 9! Take this one.
violet-lesson-first-again = Now you first again: there is a 9 for you, too.
violet-lesson-nine = The mint 9. Nothing is higher, and Torech has no 1.
violet-lesson-first-last = The last round. Keep the first pick.
violet-lesson-seven = A 7 opens Torech’s hand to you when you play it: good to have later, when he holds cards you have not seen.
violet-lesson-turn = Now the walk begins. In each turn you both play one card, any card. The stronger one wins the turn.
violet-lesson-yellow = You stand on yellow. Here the first card wins, unless the second has the same colour and a higher number.
violet-lesson-lead-nine = You lead, and no mint card is higher than your 9. Play it: nothing can go wrong.
violet-lesson-walked = Won! You walked one space, and the lantern burned 1 fuel for it.
violet-lesson-take = Now both of you take a card, the winner first. Soon you come to the mint lake, where mint is strong. Take the mint 1.
violet-lesson-lead-seven = All that Torech took lies open up there, as you saw it: he has a blue 9. Lead your blue 7 all the same, and see what a lost turn costs.
violet-lesson-lost = His blue 9 was higher. A lost turn pushes you one space on all the same, but it costs 2 fuel.
violet-lesson-slot = And the two cards go here. Each lost turn pushes older pairs along; a pair pushed out moves Fear by the difference of its numbers.
violet-lesson-take-mint = The lake is next. Take another mint card.
violet-lesson-answer-one = Torech leads his pink 9. This is the moment for your 1: it beats any 9.
violet-lesson-walk-or-rest = You won, so you choose: rest here and get 3 fuel back, or walk on for 1.
violet-lesson-helper = One of Ordep’s Helpers stands on the next space. Walking there costs you nothing. Go!
violet-lesson-take-orange = Behind the lake comes the orange wood. An orange 8 will be worth a lot there.
violet-lesson-lake = Now you stand on mint. Here mint beats every other colour, however low its number. In return, mint cards lose their special powers here.
violet-lesson-lead-mint = So your mint 4 is a strong lead. Torech needs a higher mint card, or he loses.
violet-lesson-token = Your 4 beat an 8! Look at this token: rest at the lake, and Torech gets it. Leave the lake without a rest, and it is yours.
violet-lesson-walk = You have fuel enough. Walk on.
violet-lesson-take-six = A 6 that leads cannot be beaten by the colour of the place. Just right for the lake.
violet-lesson-lead-six = Torech still holds the mint 8, strong here. But only a higher orange card beats your 6. Lead it.
violet-lesson-safe = He tried his mint 8, and it bounced off. Walk on.
violet-lesson-take-wood = The wood is close. Take the orange 7.
violet-lesson-give = You can’t win every turn. Torech’s wild 5 counts as mint here, so lose cheaply: play the mint 1 and keep your orange cards.
violet-lesson-token-won = Lost, and 2 fuel gone. But you left the lake without a rest: its token is yours.
violet-lesson-second-slot = The first pair has slid down here. The next lost turn pushes it out, and Fear comes 2 steps closer; more when your lantern is low.
violet-lesson-use-token = None of the four cards on offer is of much use. Spend the token: it sweeps them away and deals four new ones.
violet-lesson-take-pink = Better. After the wood comes the pink moor: take the pink 7.
violet-lesson-answer-orange = Torech leads a blue 2. You stand on orange, and he has none. Your 7 is enough; the 8 can wait.
violet-lesson-rest = 12 fuel left, and 12 spaces to the Fire. Rest this time: 3 fuel more. Torech gets the token of the wood for it.
violet-lesson-take-two = Another card for the moor, and away from pink a 2 fetches three fresh cards.
violet-lesson-end = That is the whole game: win turns where your colours are strong, rest in time, lose cheaply. The way to the Fire is yours now. Good luck!


## ----- The Grumpy Nisse -----

nisse-title = The Grumpy Nisse
nisse-about =
    Violet wants to cross the forest and meet the troll Ordep before the night is over; Torech wants to stop her.

    1. **Build decks.** All 36 cards lie in six rows of six. Roll three dice by turns, Violet first. The roller picks a die and takes a card from the row with that number, then the other player does so with a second die, then the roller with the last one. Empty rows close up; a die above the number of rows takes any card. The last three cards go without dice: Torech, Violet, Torech. Each player now owns 18 cards for the whole game.
    2. **Play a round.** Shuffle your deck and draw four cards. Violet leads the first turn.
    3. **Play a turn.** The leader shows any card, the other player answers with any card. Same colour: the higher number wins. Different colours: trump wins; if neither is trump, the led card wins. Trump is the colour of the space where Violet's pawn stands; the first and the last three spaces have none.
    4. **Move.** If Violet wins she moves one space forward; if Torech wins she stays. A marked space may set off an event.
    5. **Effects.** The winner's card effect, then the loser's. 1 beats every 9. 2: swap a hand card with your discard pile. 3: dice decide. 4: arrange the top three cards of your deck. 5: if led, it cannot be trumped. 6: the other hand lies open until the next turn is over. 7: draw two, put one under your deck.
    6. **Discard and draw.** Each played card goes to its owner's discard pile, both players draw up to four, and the winner leads the next turn. The round ends when both hands are empty; the second round is played with the same decks, shuffled anew.
    7. **Win.** Violet wins by winning a turn on space 18. Torech wins if she has not done so when round 2 ends, or at once by three wins on the space of his devilish plan.
    8. **Sides.** Between strong players Violet wins about three games of five, by the rulebook's own numbers. Change sides and play again.
nisse-seat-violet = Violet
nisse-seat-torech = Torech

nisse-card = { $colour } { $number }
nisse-card-back = a card face down
nisse-effect-1 = beats any 9
nisse-effect-2 = swap a discard
nisse-effect-3 = dice decide
nisse-effect-4 = order top 3
nisse-effect-5 = led: trump-proof
nisse-effect-6 = opens their hand
nisse-effect-7 = draw 2, bury 1

nisse-grid = The cards, row 1 next to the board
nisse-row = Row { $row }
nisse-roll = Roll { $roll } of { $rolls }
nisse-roller = { $who } rolled
nisse-pick = pick { $pick } of { $picks }
nisse-free = The last three go without dice
nisse-cards-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
nisse-die = Die
nisse-die-row = row { $face }
nisse-die-wild = wild
nisse-die-used = used
nisse-die-using = in use
nisse-collection = { $who }'s cards
nisse-sheet = { $who }: { $cards }
nisse-sheet-none = { $who }: no cards yet

nisse-track = The way to Ordep
nisse-space = Space { $number }, { $trump }
nisse-space-violet = Violet stands here
nisse-space-goal = a win here meets Ordep
nisse-trump = { $colour } is trump
nisse-no-trump = no trump
nisse-next = if Violet wins: { $trump }
nisse-event-tricks = Torech tricks Violet
nisse-event-shortcut = a shortcut
nisse-event-plan = the devilish plan
nisse-event-determination = Violet's determination
nisse-event-panic = Torech panics
nisse-event-tricks-in-full = { $cards ->
    [one] if Torech wins here, the top card of each deck goes to the discards, once in a game
   *[other] if Torech wins here, the top { $cards } cards of each deck go to the discards, once in a game
}
nisse-event-shortcut-in-full = if Violet wins on both of its spaces, one turn right after the other, she runs to space { $space }
nisse-event-plan-in-full = { $needed ->
    [one] if Torech wins a turn here, he wins the game
   *[other] if Torech wins { $needed } turns here, he wins the game
}
nisse-event-determination-in-full = { $cards ->
    [one] if Violet wins here at her first try, one discard of each player, by chance, goes back into the deck
   *[other] if Violet wins here at her first try, up to { $cards } discards of each player, by chance, go back into the deck
}
nisse-event-panic-in-full = when Torech first wins here, both players discard one more card, Torech before Violet
nisse-event-state-ready = ready
nisse-event-state-running = running
nisse-event-state-used = used
nisse-event-state-passed = passed
nisse-ordep = Ordep

nisse-round = Round { $round } of { $rounds }
nisse-turns-left =
    { $count ->
        [one] one turn left
       *[other] { $count } turns left
    }
nisse-now-shortcut = If Violet wins this turn, she runs to space { $space }
nisse-now-plan = The plan: { $wins } of { $needed } wins for Torech
nisse-now-determination = { $cards ->
    [one] Violet's first try: a win brings one discard of each player back
   *[other] Violet's first try: a win brings up to { $cards } discards of each player back
}
nisse-now-tricks = { $cards ->
    [one] If Torech wins here, each deck loses a card
   *[other] If Torech wins here, each deck loses { $cards } cards
}
nisse-now-panic = If Torech wins here, each discards one more card

nisse-hand-of = { $who }'s hand
nisse-hand-open =
    { $turns ->
        [one] hand open this turn
       *[other] hand open for { $turns } turns
    }
nisse-deck = Deck
nisse-discards = Discards
nisse-deck-of = { $who }'s deck: { $count }
nisse-discards-of = { $who }'s discards: { $count }
nisse-cards-of = { $who }'s cards
nisse-key-unseen = unseen
nisse-key-hand = in hand
nisse-key-discard = discarded
nisse-top = top of the deck
nisse-bottom = under the deck
nisse-swap-tray = Your discards: take one for your 2?
nisse-order-tray = Touch them in the order they go back, the top one first
nisse-tray-close = Close

nisse-led = led
nisse-answered = answered
nisse-wins = wins
nisse-turn-none = No card is on the table
nisse-last-turn = Last turn. { $line }

nisse-counter-cards = { $count ->
    [one] card
   *[other] cards
}
nisse-counter-hand = in hand
nisse-counter-deck = in deck

nisse-end-ordep = Violet meets Ordep
nisse-end-plan = The devilish plan has worked
nisse-end-sun = The sun rises before Violet has found Ordep
nisse-why-ordep = Violet won the turn on the last space and met Ordep, in round { $round } of { $rounds }.
nisse-why-plan = Torech won { $needed } turns on the space of his devilish plan.
nisse-why-sun = All cards were played and Violet stood on space { $space } of { $spaces }: the sun rose before she met Ordep.
nisse-scale-way = The way to Ordep
nisse-scale-way-done = she met him
nisse-scale-space = space { $space } of { $spaces }
nisse-scale-night = The night
nisse-scale-night-over = over: the sun is up
nisse-scale-night-left = { $turns ->
    [one] round { $round } of { $rounds }, 1 turn left
   *[other] round { $round } of { $rounds }, { $turns } turns left
}
nisse-scale-plan = The devilish plan
nisse-scale-plan-wins = { $wins } of { $needed } wins

nisse-summary-draft = Draft, roll { $roll } of { $rolls }, pick { $pick } of { $picks }; { $who } rolled. Dice left: { $dice }.
nisse-summary-free = Draft: the last three cards go without dice.
nisse-summary-row = Row { $row }: { $cards }.
nisse-summary-has = { $who } has { $cards }.
nisse-summary-nothing = no cards yet
nisse-summary-track = Violet is on space { $space } of { $spaces }; { $trump }. Round { $round } of { $rounds }, { $left } turns left.
nisse-summary-played = On the table: { $cards }.
nisse-summary-piles = { $who }: { $deck } in the deck, { $discards } discarded.
nisse-summary-hand = Your hand: { $cards }.
nisse-summary-over = { $ending }. { $who } wins.

nisse-headline = Round { $round } of { $rounds }, turn { $turn }
nisse-headline-draft = The draft

# What the cards say, in full
nisse-effect-1-in-full = Defeats every 9, whatever the colours and whoever led.
nisse-effect-2-in-full = You may swap one hand card for a card from your own discard pile.
nisse-effect-3-in-full = Dice decide: add { $own ->
    [one] one die
   *[other] { $own } dice
} to this card, { $other } to the other. A tie stays with the card led.
nisse-effect-4-in-full = See the top three cards of your deck and put them back in the order you like.
nisse-effect-5-in-full = Led: no card of another colour can trump it.
nisse-effect-6-in-full = The other player's hand lies open until the next turn is over.
nisse-effect-6-until-draw = The other player's hand lies open until cards are drawn in the next turn.
nisse-effect-7-in-full = Draw two, then slide any one card from your hand under your deck.
nisse-effect-8-in-full = No effect.
nisse-effect-9-in-full = No effect. Beware of 1s.

# What would come of playing a card, in a few words
nisse-outlook-wins = wins
nisse-outlook-loses = loses
nisse-outlook-dice = { $percent }% by dice
nisse-outlook-led = { $beaten ->
    [0] nothing beats it
    [one] { $beaten } of { $all } beats it
   *[other] { $beaten } of { $all } beat it
}
nisse-outlook-led-dice = { $beaten }–{ $most } of { $all } beat it

# The glossary
nisse-glossary-cards = Cards
nisse-glossary-events = Events of the board
nisse-glossary-card = The { $number }s

# Why something cannot be chosen now
nisse-why-space = Nobody chooses a space: the turns move Violet.
nisse-why-drafted = This card has been taken already.
nisse-why-die-first = This card lies in row { $row }. Choose a die first: its number is the row you take from.
nisse-why-other-row = This card lies in row { $row }; your die shows { $die }.
nisse-why-just-taken = You have just taken this card: give another one for it.
nisse-why-from-discard = Choose a card of your discard pile, or take none.
nisse-why-not-in-hand = Choose a card of your hand.

# Questions: to who is asked (ask), to the others (await)
nisse-ask-die = Roll { $roll } of { $rolls }, pick { $pick } of { $picks }: which die do you use?
nisse-await-die = { $who } chooses a die (roll { $roll } of { $rolls }, pick { $pick } of { $picks }).
nisse-ask-card = { $wild ->
    [yes] Your { $die } is wild: take any card.
   *[no] Your { $die }: take a card of row { $die }.
}
nisse-await-card = { $wild ->
    [yes] { $who } takes any card with a wild { $die }.
   *[no] { $who } takes a card of row { $die }.
}
nisse-ask-free = The last cards go without dice: take one.
nisse-await-free = { $who } takes one of the last cards.
nisse-ask-lead = You lead ({ $trump }). Which card?
nisse-await-lead = { $who } leads ({ $trump }).
nisse-ask-follow = { $leader } led the { $card } ({ $trump }). What do you answer?
nisse-await-follow = { $who } answers the { $card } ({ $trump }).
nisse-ask-panic = Panic: which further card do you discard?
nisse-await-panic = { $who } discards a further card.
nisse-ask-swap-take = Your 2: take a card of your discard pile? You must give another for it.
nisse-await-swap-take = { $who } may swap a card for a 2.
nisse-ask-swap-give = Your 2: which card do you give for the { $card }?
nisse-await-swap-give = { $who } gives a card for the { $card }.
nisse-ask-arrange = Your 4: in which order do these go back: { $cards }?
nisse-await-arrange = { $who } arranges the top of the deck.
nisse-ask-bury = Your 7: which card goes under your deck?
nisse-await-bury = { $who } puts a card under the deck.

# Choices
nisse-option-card = { $card } ({ $effect })
nisse-option-card-taken = { $card }. Later: { $effect }
nisse-option-card-outlook = { $card }, this turn: { $outlook } ({ $effect })
nisse-option-die = The { $die }: row { $die }
nisse-option-die-wild = The { $die }: wild
nisse-option-order = From the top: { $cards }
nisse-option-take-nothing = Take nothing

# What happened
nisse-grid-dealt = { $who } shuffles the cards and lays them out in six rows of six.
nisse-dealt = House rule, quick start: { $cards } cards are dealt to each player.
nisse-rolled = { $who } rolls { $faces }.
nisse-free-picks = Three cards are left: they go without dice.
nisse-took = { $who } takes the { $card }.
nisse-took-with-die = { $who } uses the { $die } and takes the { $card }.
nisse-grid-empty = The grid is empty.
nisse-row-closed = { $left ->
    [one] Row { $row } is empty: one row left.
   *[other] Row { $row } is empty: { $left } rows left.
}
nisse-row-closed-above = { $left ->
    [one] Row { $row } is empty: the one below it moves up, one row left.
   *[other] Row { $row } is empty: the rows below it move up, { $left } rows left.
}
nisse-round-begins = Round { $x } begins: both decks are shuffled, Violet leads.
nisse-drew = { $who } draws the { $card }.
nisse-drew-hidden = { $who } draws a card.
nisse-leads = { $who } leads the { $card }.
nisse-answers = { $who } answers with the { $card }.
nisse-duel-rolled = { $who } rolls { $faces }: { $total } with the card.
nisse-compared = { $who } wins the turn: { $reason }.
nisse-because-one-beats-nine = a 1 beats every 9
nisse-because-higher = both have the same colour, and the higher number wins
nisse-because-trumped = { $trump } is trump
nisse-because-five-stands = a 5 that leads cannot be trumped
nisse-because-off-colour = another colour does not beat the card that led
nisse-because-dice = the dice decide
nisse-because-dice-tied = a tie on dice stays with the card that led
nisse-advanced = Violet moves to space { $x }.
nisse-stayed = Violet stays on space { $x }.
nisse-shortcut-opens = Violet sees a shortcut: it is hers if she wins the next turn.
nisse-shortcut-taken = Violet takes the shortcut to space { $x }.
nisse-shortcut-lost = Violet loses sight of the shortcut.
nisse-tricked = { $y ->
    [0] Torech tricks Violet: no deck has a card left to lose.
    [one] Torech tricks Violet: each deck loses one card.
   *[other] Torech tricks Violet: each deck loses { $y } cards.
}
nisse-turned = { $who } turns the { $card } onto the discard pile.
nisse-plan-win = Torech's devilish plan: { $x } of { $y } wins.
nisse-determined = { $y ->
    [0] Violet is determined, but there are no discards to take back.
    [one] Violet is determined: one card of each discard pile, by chance, goes back into the deck.
   *[other] Violet is determined: { $y } cards of each discard pile, by chance, go back into the deck.
}
nisse-came-back = The { $card } goes back into { $who }'s deck.
nisse-determination-void = Violet's determination fails her here, for good.
nisse-panicked = Torech panics: each player discards one more card.
nisse-panic-discarded = { $who } discards the { $card }.
nisse-swap-void = { $who }'s 2 finds no cards to swap.
nisse-swap-declined = { $who } does not swap for the 2.
nisse-swap-took = { $who } takes the { $card } from { $side ->
    [violet] her
   *[torech] his
} discard pile.
nisse-swap-gave = { $who } puts the { $card } onto { $side ->
    [violet] her
   *[torech] his
} discard pile.
nisse-looked = { $who } looks at the top of { $side ->
    [violet] her
   *[torech] his
} deck: { $y ->
    [one] one card
   *[other] { $y } cards
}.
nisse-look-void = { $who }'s 4 finds an empty deck.
nisse-arranged = { $who } puts them back, the { $card } on top.
nisse-arranged-hidden = { $who } puts them back; nobody else knows how.
nisse-hand-opened = A 6: { $who } lays { $side ->
    [violet] her
   *[torech] his
} hand open until { $until ->
    [draw] cards are drawn in the next turn
   *[end] the next turn is over
}.
nisse-hand-closed = { $who } takes up { $side ->
    [violet] her
   *[torech] his
} hand again.
nisse-seven-draws = { $who }, who played a 7, draws two.
nisse-seven-ignored = { $who }'s 7 is ignored: fewer than two cards in the deck.
nisse-seven-plain = The { $card } has no effect in this game.
nisse-buried = { $who } puts the { $card } under { $side ->
    [violet] her
   *[torech] his
} deck.
nisse-buried-hidden = { $who } puts a card under { $side ->
    [violet] her
   *[torech] his
} deck.
nisse-round-over = Both hands are empty: round { $x } is over.
nisse-over-ordep = Violet meets Ordep. { $who } wins the game.
nisse-over-plan = The devilish plan has worked. { $who } wins the game.
nisse-over-sun = The sun rises before Violet has found Ordep. { $who } wins the game.

# Why a choice is better than another: what differs, on average, a few decisions on
nisse-theme-space = how far Violet comes
nisse-theme-plan = Torech’s plan
nisse-theme-left = the cards still to be played
nisse-theme-high = the high cards still to be played
nisse-reason-space = { $more ->
        [more] Violet comes { $by } spaces further ({ $better } instead of { $other })
       *[less] Violet is kept { $by } spaces further back ({ $better } instead of { $other })
    }
nisse-reason-plan = { $more ->
        [more] Torech's plan wins { $by } more turns ({ $better } instead of { $other })
       *[less] Torech's plan wins { $by } fewer turns ({ $better } instead of { $other })
    }
nisse-reason-left = { $more ->
        [more] { $who } has { $by } more cards left to play ({ $better } instead of { $other })
       *[less] { $who } has { $by } fewer cards left to play ({ $better } instead of { $other })
    }
nisse-reason-high = { $more ->
        [more] { $who } keeps { $by } more high cards, 7 to 9 ({ $better } instead of { $other })
       *[less] { $who } keeps { $by } fewer high cards, 7 to 9 ({ $better } instead of { $other })
    }

# House rules: a name, what it does, its values
nisse-house-three_lead_offcolour = A 3 leads, another colour answers
    .about = The answer has another colour and is no trump: roll dice, or the card that led wins.
nisse-house-three_lead_offcolour-roll = roll dice
nisse-house-three_lead_offcolour-lead_wins = the card that led wins
nisse-house-seven_suits = Which 7s have their effect
    .about = All four, or only the flower and the pinecone.
nisse-house-seven_suits-all = all four
nisse-house-seven_suits-flower_pinecone = flower and pinecone
nisse-house-draw_rule = Drawing at the end of a turn
    .about = Draw until your hand is full, or draw one card.
nisse-house-draw_rule-to_four = up to a full hand
nisse-house-draw_rule-one_card = one card
nisse-house-six_until = How long a 6 opens a hand
    .about = To the end of the next turn, or until cards are drawn for it.
nisse-house-six_until-end_of_next_turn = to the end of the next turn
nisse-house-six_until-before_next_draw = until the next draw
nisse-house-row_shift = When rows of the draft close up
    .about = When a row is empty the rows below it move up at once, or after the third pick of the roll.
nisse-house-row_shift-at_once = at once
nisse-house-row_shift-after_roll = after the roll
nisse-house-two_give_back = What is given for a 2
    .about = Who takes a discard with a 2 gives another card for it, or any card, the one just taken included.
nisse-house-two_give_back-other_card = another card
nisse-house-two_give_back-any_card = any card
nisse-house-discard_view = Looking through discards
    .about = Both discard piles may be looked through at any time, or only their top cards are seen.
nisse-house-discard_view-open = at any time
nisse-house-discard_view-top_card = top card only
nisse-house-deck_lists = Lists of both decks
    .about = Show which cards each player has, and which of them are still unseen.
nisse-house-deck_lists-shown = shown
nisse-house-deck_lists-hidden = hidden
nisse-house-quick_start = Quick start without a draft
    .about = A house rule: no draft, half of the cards each, at random.

# The guided first game (lesson.yaml)
nisse-chapter-1 = Building a deck
nisse-chapter-2 = Through the forest
nisse-lesson-draft-hello = Hello! You are Violet, Torech the nisse is against you. Before you set out, you share out these 36 cards: 18 each, for the whole game.
nisse-lesson-draft-dice = You have rolled three dice. Each die stands for a row of cards, and gives one card of it to whoever uses it.
nisse-lesson-draft-order = You take a card first, then Torech, then you again. In the next roll it is the other way round.
nisse-lesson-draft-nine = The highest card of your three rows is the orange 9, in row 4. So use the 4: touch it, and touch it again.
nisse-lesson-draft-take = Now any card of row 4 is yours. Take the orange 9.
nisse-lesson-draft-left = Torech used the 2 and took a 7. That leaves you the 1, and its row.
nisse-lesson-draft-seven = Every number up to 7 has an effect of its own. A 7 brings you two new cards when you play it. Take the blue one.
nisse-lesson-draft-second = Now Torech rolled. He took a 6 first; of the two dice left one is yours, the other his. Use the 1.
nisse-lesson-draft-one = Low cards have their use: a 1 beats every 9. Torech will surely get one. Take the blue 1.
nisse-lesson-draft-two-nines = Your roll again. Two 9s lie in row 5, and a 9 loses only to a trump, a 1 or dice. Use the 5.
nisse-lesson-draft-green = Take the green one. And mind the colours: what you have much of is strong where that colour is trump.
nisse-lesson-draft-four = Torech took the green 7. The last card is yours: with a 4 you look at your next three cards. Take the orange one.
nisse-lesson-draft-rows = So it goes, eleven times. An empty row closes up, and then a die that is too high for the rows takes any card. The last three go without dice.
nisse-lesson-draft-end = Draft on here and play with the deck you build, or let me deal the cards and show you the way through the forest.
nisse-lesson-hello = Hello! You are Violet. Get to this last space and win one more turn there before the second round ends, and the night is yours.
nisse-lesson-torech = Each turn you win takes you one space on. Each turn that Torech the nisse wins keeps you where you are.
nisse-lesson-deck = You both have a deck of 18 cards for the whole game and hold four. This time they are dealt, so that we set out at once.
nisse-lesson-lead = You lead. Torech can only win with the same colour and a higher number. Play the blue 7: touch it once to choose, once more to play.
nisse-lesson-off-colour = Torech had another colour, so the card that led won. One space on!
nisse-lesson-seven = Every number up to 7 has an effect of its own. Your 7 drew you two cards; now one goes under your deck. Put the blue 3 away.
nisse-lesson-nine = 9 is the highest number. Lead the red one. What could go wrong?
nisse-lesson-one = A 1! It beats every 9, the only thing it is good for. Torech won the turn, so you stay here, and he leads now.
nisse-lesson-three = He leads a 3, and a 3 lets dice decide: two dice for the 3, one for your card. Keep the 9 for later and risk the green 5. Good luck!
nisse-lesson-dice = 11 to 10, yours! The winner leads again.
nisse-lesson-four = Lead the orange 4. Its effect: you look at your next three cards and put them in order.
nisse-lesson-order = Touch them in the order in which you want to draw them: first the red 6, then the blue 9, then the red 8.
nisse-lesson-trump = Now it gets good: you stand on orange, so orange is trump. Any orange card beats every other colour.
nisse-lesson-low-trump = Even your 3 is strong now. Against another colour there are no dice, it simply wins. Lead it.
nisse-lesson-tricks = Your 3 beat an 8. Some spaces have events: if Torech wins a turn on this one, both decks lose two cards.
nisse-lesson-six = You can’t see what he holds, so lead the red 6. Even if it loses, it opens his hand for a turn.
nisse-lesson-trumped = He trumped it, and the trick came: two cards less for each of you. But that happens only once.
nisse-lesson-open = His hand lies open at the top, and yours too, for he played a 6 as well. He leads a 1, hoping for one of your 9s.
nisse-lesson-answer = Don’t give him one! The orange 5 is trump and no 9. It wins.
nisse-lesson-safe-nine = You saw his hand: no 1 in it, and nothing above your orange 9. Lead it.
nisse-lesson-shortcut = Green is trump from here. And look: win on this space, then win the very next turn too, and you take the shortcut to space 10.
nisse-lesson-green = Your strongest green card, now. Go!
nisse-lesson-halfway = Half of it is done. Lose here, and the shortcut is gone for good.
nisse-lesson-counting = All of Torech’s green cards lie in his discards: he cannot trump. And nothing he has left is higher in red. Lead the red 7.
nisse-lesson-jump = You took the shortcut! Blue is trump here.
nisse-lesson-useless = All four 9s are in your deck, so Torech has none and your 1 beats nothing. Put it under your deck.
nisse-lesson-blue = Lead the blue 6: it is trump, and it shows you his hand again.
nisse-lesson-plan = Careful, this is his devilish plan: if Torech wins three turns while you stand here, the game is over. Get away quickly.
nisse-lesson-two = Lead the red 2. Its effect: you may fetch a card back from your discards.
nisse-lesson-fetch = The plan is behind you. Red is trump from the next space on. Fetch the red 9.
nisse-lesson-give = And one card goes for it. Green is behind you: give the 6.
nisse-lesson-round = A round ends when both hands are empty. Then you shuffle your 18 cards and play a second, last one. You are well ahead.
nisse-lesson-end = You know it all now, and in a whole game your own draft comes first. The last spaces are yours to win. Good luck!


## ----- Grumpf -----

grumpf-title = Grumpf
grumpf-about =
    Everybody hunts at once, for four rounds. At the start of a round twelve Animals come out of the bag, each to the board of its kind; what was not caught before is still there.

    1. **Shout.** When all are ready somebody shouts "Grumpf!" and everybody drops eight two-sided tokens. Each shows a number or a club.
    2. **Hunt**, as fast as you can, one token at a time: *flip* a token to its other side, *place* a number on the first free space of any board, or put a *club* on top of any numbered Grumpf to knock it out. What lies on a board stays there.
    3. **Go home.** Your Elder in a hut makes your Grumpfs safe from clubs, and you are done. When the last hut is taken the hunt is over for all; what was still in a hand does not count.
    4. **Count up**, board by board, only Grumpfs still standing. Is the board's condition met? Then the clans share its Animals: the strongest first, along the award list, over and over, until none is left. Equal clans: whoever stands further forward. If not met, the Animals stay.
    5. The **Sorcerer board** has no Animals. Side "•" gives the strongest clan a tile that doubles one of its Animals at the end; side "••" lets it force a trade.

    After four rounds everybody lays out series of different Animals: five in a row are worth 6 points, four 4, three 2, two 1. Many of one kind are worth nothing. Most points win; among equals, who needed fewer Animals.

    Two players hunt beside a neutral clan and must place everything before going home. Newcomers get a Joker that stands for any Animal; children may use both hands.

    Play it **live** against the clock, or in **beats**: everybody picks in secret, then all is carried out at once; no speed needed. Bots among themselves hunt on an **event clock**, by the thousand.

# Clans, animals and grounds. An edition of one's own may have others: they keep their names (other).
grumpf-seat = { $colour ->
    [pink] Pink
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [green] Green
   *[other] { $colour }
}
grumpf-neutral = Neutral { $clan }
grumpf-somebody = somebody
grumpf-and = { $first } and { $last }
grumpf-some = { $kind ->
    [mammoth] { $count ->
        [0] no mammoths
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
    [bird] { $count ->
        [0] no birds
        [one] 1 bird
       *[other] { $count } birds
    }
    [fish] { $count ->
        [0] no fish
       *[other] { $count } fish
    }
    [reptile] { $count ->
        [0] no reptiles
        [one] 1 reptile
       *[other] { $count } reptiles
    }
    [bee] { $count ->
        [0] no bees
        [one] 1 bee
       *[other] { $count } bees
    }
   *[other] { $count } { $kind }
}
grumpf-one = { $kind ->
    [mammoth] a mammoth
    [bird] a bird
    [fish] a fish
    [reptile] a reptile
    [bee] a bee
   *[other] a { $kind }
}
grumpf-at = { $board ->
    [mammoth] among the mammoths
    [bird] among the birds
    [fish] among the fish
    [reptile] among the reptiles
    [bee] among the bees
    [sorcerer] at the Sorcerer's
   *[other] on the { $board } ground
}
grumpf-condition-none = Open ground: no condition.
grumpf-condition-sum_at_least = Strength { $min } or more in total.
grumpf-condition-sum_between = Strength from { $min } to { $max } in total.
grumpf-condition-sum_at_most = Strength { $max } at the most in total.
grumpf-condition-count_at_least = { $min } or more Grumpfs still standing, any colours.
grumpf-condition-count_with_clubs = { $min } or more tokens of any colours: Grumpfs still standing, and clubs.
grumpf-condition-all_same = Everyone standing shows one and the same number.
grumpf-condition-all_different = No number may appear twice among those standing.
grumpf-condition-each_at_most = Nobody standing may be stronger than { $max }.
grumpf-condition-sum_even = The total Strength is an even number.
grumpf-condition-last_live = { $count ->
    [one] Only the rearmost Grumpf still standing decides who is strongest.
   *[other] Only the { $count } rearmost Grumpfs still standing decide who is strongest.
}
grumpf-condition-sorcerer_tile = The strongest clan takes a Sorcerer tile.
grumpf-condition-forced_trade = Resolved last: the strongest clan may swap one of its Animals for one of somebody else's.
grumpf-conditions = { $first } { $second }
grumpf-sign-sum_at_least = { $min }+
grumpf-sign-sum_between = { $min }–{ $max }
grumpf-sign-sum_at_most = ≤ { $max }
grumpf-sign-count_at_least = { $min } stand
grumpf-sign-count_with_clubs = { $min } tokens
grumpf-sign-all_same = all =
grumpf-sign-all_different = all ≠
grumpf-sign-each_at_most = each ≤ { $max }
grumpf-sign-sum_even = even
grumpf-sign-last_live = last { $count }

# Words on the board
grumpf-name = { $board ->
    [mammoth] Mammoths
    [bird] Birds
    [fish] Fish
    [reptile] Reptiles
    [bee] Bees
    [sorcerer] Sorcerer
   *[other] { $board }
}
grumpf-ground = Hunting ground: { $name }
grumpf-waiting = To be hunted: { $some }
grumpf-total = { $of ->
    [grumpfs] Standing: { $total }
    [tokens] Tokens: { $total }
   *[strength] Total { $total }
}
grumpf-standing = { $of ->
    [tokens] { $count ->
        [one] 1 token, clubs included
       *[other] { $count } tokens, clubs included
    }
   *[grumpfs] { $count ->
        [one] 1 still stands
       *[other] { $count } still stand
    }
}
grumpf-none-waits = none
grumpf-light-met = met
grumpf-light-not-yet = not yet
grumpf-light-too-much = too much
grumpf-light-spoiled = spoiled
grumpf-light-nobody = nobody there
grumpf-track = On the track: { $who }
grumpf-track-empty = The track is empty
grumpf-ranking = Strongest first: { $who }
grumpf-stands = { $who } { $value }
grumpf-stands-out = { $who } { $value }, knocked out
grumpf-tiles-left = one per hunt
grumpf-trade-prize = the strongest may trade
grumpf-clan = { $name } clan
grumpf-is-home = home
grumpf-home-tag = home
grumpf-animals = { $count ->
    [0] no animals
    [one] 1 animal
   *[other] { $count } animals
}
grumpf-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
grumpf-pool = Grumpfs showing { $tokens }
grumpf-round = Round { $round } of { $rounds }
grumpf-headline = { $slowness ->
    [1] Round { $round } of { $rounds }
   *[other] Round { $round } of { $rounds }, { $slowness } times slower
}
grumpf-beat = beat { $beat }
grumpf-huts = Huts: { $taken } of { $huts } taken
grumpf-hut-taken = { $name }'s Elder is home
grumpf-hut-free = A free hut
grumpf-your-elder = Your Elder: send it home
grumpf-your-elder-home = Your Elder is home
grumpf-go-home = Go home
grumpf-shout = Grumpf!
grumpf-horn = The horn!
grumpf-your-grumpfs = Your Grumpfs
grumpf-face = { $face ->
    [club] a club
   *[other] { $face }
}
grumpf-token = Grumpf that shows { $shows }
grumpf-token-known = Grumpf that shows { $shows }, with { $under } underneath
grumpf-help = Touch a Grumpf to pick it up.
grumpf-help-placed = No Grumpf is left to place.
grumpf-help-held = Touch it again to turn it, or touch a ground to put it there.
grumpf-help-club = Touch it again to turn it, or touch a Grumpf on a track to knock it out.
grumpf-help-committed = You have chosen. When all have, it happens.
grumpf-help-home = Your clan is home and safe. The others hunt on.
grumpf-in-hand = You hold your Grumpfs in your hand. They drop when somebody shouts.
grumpf-shares = The hunt is over
grumpf-skip = Show all
grumpf-close = Close
grumpf-verdict-met = Success!
grumpf-verdict-failed = Failure!
grumpf-verdict-empty = Nobody
grumpf-ahead = tied, but further forward
grumpf-shared = { $some }, taken in turns of { $shares }
grumpf-left-here = Nobody gets a share: { $some } left here.
grumpf-will-trade = may trade
grumpf-will-not-trade = may trade, but cannot
grumpf-nothing-here = There was nothing to hunt here.
grumpf-tally = What the clans have
grumpf-clock = Until the hunt is over
grumpf-scoring = Scoring
grumpf-why-ahead = { $who } lined up series worth { $points } from { $then } animals, { $more } more than { $next }.
grumpf-why-tie = { $who } and { $next } both lined up series worth { $points }. The fewer animals decide: { $then } against { $others }.
grumpf-why-shared = { $who } lined up series worth { $points } from { $then } animals each: that is a shared victory.
grumpf-won = { $count ->
    [one] { $names } wins the game
   *[other] { $names } share the victory
}
grumpf-in-series = { $what ->
    [copy] { $animal } (the Sorcerer's copy)
    [joker] { $animal } (a Joker)
   *[animal] { $animal }
}
grumpf-legend = Five different animals score { $five }, four { $four }, three { $three }, two { $two }. Dashed: a Sorcerer's copy; ringed: a Joker.
grumpf-trade = Forced Trade
grumpf-trade-why = { $name } was strongest at the Sorcerer's and may swap an animal for one of somebody else's.
grumpf-offered = { $name } gives { $animal } and gets one in return.
grumpf-has = { $name }: { $some }
grumpf-no-animals = no animals
grumpf-count-points = Points
grumpf-count-animals = Animals
grumpf-count-pool = Grumpfs left
grumpf-sum-round = Round { $round } of { $rounds }. { $taken } of { $huts } huts taken.
grumpf-sum-ground = { $name }: { $text } { $who }{ $total ->
    [none] .
   *[other] . { $total }, { $light }.
}
grumpf-sum-clan = { $name }{ $home ->
    [yes] , home
   *[no] {""}
}: { $pool ->
    [0] no Grumpfs left
   *[other] { $pool } Grumpfs left
}, { $animals ->
    [0] no animals
    [one] 1 animal
   *[other] { $animals } animals
}.

# Questions: to who is asked (ask), to the others (await)
grumpf-ask-ready = Are you ready to hunt?
grumpf-await-ready = Waiting for { $who } to be ready.
grumpf-ask-shout = All are ready: shout to start the hunt!
grumpf-await-shout = All are ready: who shouts?
grumpf-await-drop = Hands off! When the Grumpfs have dropped, the hunt is open.
grumpf-ask-hunt = Hunt: flip, place, club, or send your Elder home.
grumpf-ask-hunt-placed = All your Grumpfs are placed: send your Elder home.
grumpf-await-hunt = { $count ->
    [one] { $who } hunts.
   *[other] { $who } hunt.
}
grumpf-ask-beat = { $flips ->
    [0] Beat { $beat }: do one thing in secret.
    [one] Beat { $beat }: you may turn over 1 more Grumpf, then do one thing in secret.
   *[other] Beat { $beat }: turn over up to { $flips } Grumpfs, then do one thing in secret.
}
grumpf-ask-beat-placed = Beat { $beat }: all your Grumpfs are placed. Send your Elder home, in secret.
grumpf-ask-second-hand = Beat { $beat }: one action in secret with your second hand.
grumpf-ask-trade = Forced Trade: swap an Animal for somebody else's?
grumpf-await-trade = { $who } may force a trade.
grumpf-ask-answer = Forced Trade: which Animal do you give?
grumpf-await-answer = { $who } picks the Animal to give.

# Choices
grumpf-option-flip = Turn over { $of ->
    [one] a
   *[other] the { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    }
} { $face ->
    [club] club
   *[other] { $face }
}
grumpf-option-place = Put the { $face } { $at }
grumpf-option-club = Club { $who }'s { $value } { $at }, on space { $space }
grumpf-option-club-own = Club your own { $value } { $at }, on space { $space }
grumpf-option-elder = Send your Elder home
grumpf-option-last-hut = Send your Elder home: that ends the hunt
grumpf-option-stand-still = Stand still until the hunt ends
grumpf-option-hold = Hold: do nothing this beat
grumpf-option-wait = Wait and watch
grumpf-option-ready = Ready
grumpf-option-shout = Shout: Grumpf!
grumpf-option-decline = No trade
grumpf-option-trade = Give { $who } { $given }, take { $taken } (your points: { $mine } → { $after }, { $who }'s: { $theirs } → { $left })
grumpf-option-offer = Give { $who } { $given }; { $who } picks one for you
grumpf-option-answer = Give { $taken }, get { $given }

# What happened
grumpf-stocked = On the hunting ground: { $some }.
grumpf-neutral-set = { $who } stands { $at } with a { $y }.
grumpf-neutral-aside = A club of { $who } that fell { $at } is put aside.
grumpf-is-ready = { $who } is ready.
grumpf-shouted = { $who } shouts: Grumpf!
grumpf-dropped = Round { $round }: the Grumpfs drop, the hunt is on.
grumpf-flipped = { $face ->
    [club] { $who } turns a Grumpf over: a club.
   *[other] { $who } turns a Grumpf over: a { $face }.
}
grumpf-placed = { $who } puts a { $y } { $at }.
grumpf-knocked = { $who } clubs { $victim }'s { $value } { $at }.
grumpf-knocked-own = { $who } clubs a { $value } of its own { $at }.
grumpf-went-home = { $y ->
    [0] { $who } calls: Grumpf! { $who }'s Elder is home, no hut left.
    [one] { $who } calls: Grumpf! { $who }'s Elder is home, 1 hut left.
   *[other] { $who } calls: Grumpf! { $who }'s Elder is home, { $y } huts left.
}
grumpf-stood-still = { $who } stands still.
grumpf-too-late = { $who } is too late: { $reason }.
grumpf-held = { $who } holds.
grumpf-beat-over = Beat { $y }.
grumpf-ended-all-home = { $who }'s Elder takes the last hut: the hunt is over.
grumpf-ended-pools-empty = Nobody outside the huts has a Grumpf left: the hunt is over.
grumpf-ended-time-up = Time is up: the hunt is over.
grumpf-ended-all-still = Nobody wants to move any more: the hunt is over.
grumpf-ended-beats-up = That was the last beat: the hunt is over.
grumpf-nobody-stood = Nobody stands { $at }: nothing happens there.
grumpf-amount = { $of ->
    [grumpfs] { $count } standing
    [tokens] { $count ->
        [one] 1 token, clubs included
       *[other] { $count } tokens, clubs included
    }
   *[strength] a total of { $count }
}
grumpf-hunted = { $board ->
    [mammoth] the mammoth hunt
    [bird] the bird hunt
    [fish] the fish hunt
    [reptile] the reptile hunt
    [bee] the bee hunt
    [sorcerer] the Sorcerer's ground
   *[other] the { $board } hunt
}
grumpf-failed = { $hunt } fails with { $amount }. Asked for: { $condition }
grumpf-succeeded = { $hunt } succeeds with { $amount }. { $condition }
grumpf-ranked = { $who } has Strength { $y } { $at }.
grumpf-stood-ahead = { $who } stands further forward than the next, who is as strong.
grumpf-took = { $who } takes { $some }.
grumpf-took-away = { $who } takes { $some } out of the game.
grumpf-took-tile = { $who } takes a Sorcerer tile.
grumpf-may-trade = { $who } is strongest at the Sorcerer's and may trade.
grumpf-no-trade = { $who } is strongest at the Sorcerer's, but there is no trade.
grumpf-declined = { $who } does not trade.
grumpf-offers = { $who } gives { $given }; { $other } must pick one in return.
grumpf-traded = { $who } gives { $given } and takes { $taken }.
grumpf-clan-points = { $who } { $count }
grumpf-over = { $count ->
    [one] Points: { $points }. { $who } wins the game.
   *[other] Points: { $points }. { $who } share the victory.
}
grumpf-too-long = The limit for automated play is reached: unfinished.

# The glossary
grumpf-glossary-grounds = Hunting grounds
grumpf-glossary-grumpfs = Grumpfs
grumpf-glossary-animals = Animals
grumpf-glossary-ground = { grumpf-name } { $side }
grumpf-glossary-awards = { $text } Animals for the strongest, the next and so on: { $awards }.
grumpf-glossary-grumpf = { $front ->
    [club] A club
   *[other] Strength { $front }
}, on the other side { $back ->
    [club] a club
   *[other] strength { $back }
}
grumpf-glossary-faces = { $club ->
    [yes] Each clan has { $count }. Put the number on a ground; the club knocks out a Grumpf.
   *[no] Each clan has { $count }. Turn it to the side that suits a ground.
}
grumpf-glossary-animal = There are { $count }. A series of one, two and more different Animals scores { $points }.

# Why a hand goes back, to who sent it
grumpf-refused = { $reason }.
grumpf-was-faster = { $ms ->
    [0] { $who } was faster by a hair: { $reason }.
   *[other] { $who } was { $ms } ms faster: { $reason }.
}
grumpf-because-too-early = the hunt has not begun
grumpf-because-hand-busy = the hand is still on its way
grumpf-because-in-hut = the clan is already home
grumpf-because-not-yours = that Grumpf is already gone
grumpf-because-wrong-face = a number goes on a free space, a club on a Grumpf
grumpf-because-track-full = the track is full, { $other } took the last space
grumpf-because-no-target = nobody stands there
grumpf-because-target-covered = { $other }'s club is already there
grumpf-because-target-safe = { $other }'s Elder is home
grumpf-because-must-place-all = there are Grumpfs left that must be placed first
grumpf-because-hunt-over = the hunt is over
grumpf-because-target-own = one's own Grumpfs are not clubbed at this table
grumpf-because-malformed = that means nothing here
grumpf-because-flood = too many requests at once
grumpf-because-not-now = that cannot be done now
grumpf-because-nowhere = there is no place for this Grumpf now: no ground has a free space, and nobody can be clubbed
grumpf-because-token-first = first pick up one of your Grumpfs, then touch where it goes
grumpf-because-club-first = first pick up one of your clubs, then touch whom it hits
grumpf-because-no-club = only a club goes there, and none of yours shows one: turn a Grumpf over
grumpf-because-elder-last = your Elder goes home with the last action of a beat

# Why a choice is better than another: what differs, on average, a few decisions on
grumpf-theme-animals = the animals
grumpf-theme-leads = who leads at the hunting grounds
grumpf-theme-tiles = the Sorcerer’s tiles
grumpf-reason-animals = { $more ->
        [more] { $who } brings home { $by } more Animals ({ $better } instead of { $other })
       *[less] { $who } brings home { $by } fewer Animals ({ $better } instead of { $other })
    }
grumpf-reason-leads = { $more ->
        [more] { $who } is strongest on { $by } more hunting grounds ({ $better } instead of { $other })
       *[less] { $who } is strongest on { $by } fewer hunting grounds ({ $better } instead of { $other })
    }
grumpf-reason-tiles = { $more ->
        [more] { $who } has { $by } more Sorcerer tiles ({ $better } instead of { $other })
       *[less] { $who } has { $by } fewer Sorcerer tiles ({ $better } instead of { $other })
    }

# House rules: a name, what it does, its values
grumpf-house-group-clock = Time
grumpf-house-group-hunt = The hunt
grumpf-house-group-animals = Animals, trades and ties
grumpf-house-group-help = Newcomers and helps
grumpf-house-sides = Sides of the hunting grounds
    .about = Each ground has two sides with different conditions; those with one dot are easier.
grumpf-house-sides-one = one dot (easier)
grumpf-house-sides-two = two dots
grumpf-house-sides-random = mixed at random
grumpf-house-newcomers = Jokers for newcomers
    .about = These seats begin with a Joker, for who plays for the first time. Count the seats from 0.
grumpf-house-hands = Hands of each seat
    .about = How many hands each seat uses, in order of seats: 2 for a child. Empty: one each.
grumpf-house-mode = How the hunt goes
    .about = All at once and as fast as you can; or in beats: all choose in secret, then it all happens together.
grumpf-house-mode-live = all at once
grumpf-house-mode-beat = in beats
grumpf-house-mode-clock = simulated, for bots
grumpf-house-profiles = Thinking times of simulated bots
    .about = In a simulated game, by seat: novice, average, expert or even. Empty: average.
grumpf-house-tempo_percent = Slower hands, in percent
    .about = Movements take so many percent of their usual time: 200 is half as fast.
grumpf-house-hunt_limit_ms = Longest hunt, in seconds
    .about = A hunt ends after this time, 30 seconds to 10 minutes; 0 is never. Empty: as the edition has it.
grumpf-house-between_inclusive = “Between” includes both ends
    .about = Where a ground asks for a total between two numbers, the numbers themselves are good, too.
grumpf-house-clubs_count_as_tokens = Clubs count as Grumpfs
    .about = Where a ground asks for a number of Grumpfs, the clubs that lie there count.
grumpf-house-club_own = Clubbing one's own
    .about = You may club your own Grumpf, say, to bring a total down.
grumpf-house-elder_min_placed = Grumpfs before going home
    .about = So many of a clan's Grumpfs must be placed before its Elder may go home, or all if it has fewer.
grumpf-house-tiebreak_counts_clubbed = Knocked-out Grumpfs break ties
    .about = Of two clans as strong as each other, the one further forward is first: a knocked-out Grumpf counts for that, too.
grumpf-house-neutral_clubs = Clubs of the neutral clan
    .about = With two players, clubs that fall for the neutral clan are laid aside, or turned to their number.
grumpf-house-neutral_clubs-discard = laid aside
grumpf-house-neutral_clubs-reflip = turned to their number
grumpf-house-hidden_animals = Animals are kept covered
    .about = Nobody sees what the others have collected.
grumpf-house-remember_undersides = Help to remember undersides
    .about = What was once turned up stays shown to all beside the Grumpf.
grumpf-house-tiebreak_counts_extras = Jokers and copies count in a tie
    .about = A tie in points goes to who has the fewest Animals: Jokers and copies count as Animals for that.
grumpf-house-trade_pick = Who picks in a trade
    .about = The Animal that is taken in a Forced Trade is picked by who trades, or by who gives it.
grumpf-house-trade_pick-trader = who trades
grumpf-house-trade_pick-victim = who gives it
grumpf-house-auto_elder = The Elder goes home by itself
    .about = As soon as a clan has placed its last Grumpf, its Elder goes home.
grumpf-house-live_totals = Show totals during the hunt
    .about = All see the total of each ground, whether its condition is met, and who is strongest.
grumpf-house-show_motion = Show hands on their way
    .about = All see where a hand is going before it is there.
grumpf-house-stand_in_bots = A bot stands in for who is gone
    .about = Who has lost the connection is played by a bot until they are back.
grumpf-house-latency_credit = Make up for slow lines
    .about = Who has a slow line is given back half of its delay, up to a limit.
grumpf-house-warm_up = Slow at first
    .about = All at once: in the first round everything takes three times as long, in the second twice; from the third on it is as fast as ever.
grumpf-house-beat_clock_s = Seconds for each beat
    .about = In beats: who has not chosen by then holds still; 0: no limit.
grumpf-house-flips_per_beat = Flips in each beat
    .about = In beats: so many Grumpfs may be turned over before each action. Empty: as the edition has it.

# The guided first game (lesson.yaml)
grumpf-chapter-1 = A hunt in beats
grumpf-chapter-2 = A live hunt, slow at first
grumpf-lesson-hello = Hello! You lead the pink clan. In four rounds you hunt for Animals. They wait on hunting grounds like this one.
grumpf-lesson-series = What counts in the end are series of different Animals: two kinds are worth 1 point, three 2, four 4, all five 6. Most points win.
grumpf-lesson-ready = Three clans, two huts to go home to. Say that you are ready.
grumpf-lesson-shout = Whoever likes shouts, and everybody drops eight Grumpfs. Shout it!
grumpf-lesson-tokens = These are your Grumpfs. Each shows its strength, or a club, and something else on its back.
grumpf-lesson-beats = At the table all hunt at once, as fast as they can. Here we go in beats: everybody chooses in secret, then it all happens.
grumpf-lesson-bee = The bees ask for nothing: the strongest clan simply takes the first share, 2 of them. Touch your 5, then this ground.
grumpf-lesson-crown = Nobody else is there yet: you lead. The crown stands beside the sign of the clan that is strongest.
grumpf-lesson-flip = Before you act you may flip up to two Grumpfs. A 1 is little: turn this one over. Touch it twice.
grumpf-lesson-fish = A 5! Fish are caught only if the total stays at 10 or less. Blue has a 3 there. With your 5 it makes 8, and you lead.
grumpf-lesson-reptile = For reptiles, four Grumpfs of any clans must stand. The second clan takes 2, just like the first: a 1 may be enough. Put yours there.
grumpf-lesson-too-much = Oh no: Blue added another 3. That makes 11, and nobody would get a fish.
grumpf-lesson-club = That is what clubs are for. A clubbed Grumpf no longer counts. Touch your club, then the 3 in front.
grumpf-lesson-again = 8 again, and you lead! But Blue clubbed a 5 of Yellow’s among the reptiles, and only three still stand. Put your 2 there.
grumpf-lesson-sorcerer = No Animals here. The strongest clan gets a Sorcerer tile, which doubles one of its Animals at the end. Your 3 beats Yellow’s 1.
grumpf-lesson-flip-club = Two clubs left, and nobody you need to hit. Turn this one: there is a number on its back.
grumpf-lesson-lead = A 2. Add it to your 5 among the bees, and your lead is safer: 7 against 3.
grumpf-lesson-short = Yellow clubbed Blue’s 2 here. Again only three stand!
grumpf-lesson-last-club = One space is free. Turn your last club over.
grumpf-lesson-fourth = A 3. Put it there: four stand, and now you are even the strongest.
grumpf-lesson-elder = All placed. Send your Elder home! Nobody may club your Grumpfs any more. When the last hut is taken, the hunt is over.
grumpf-lesson-shares = Blue took the last hut, and the grounds were shared out. You got 2 fish, 2 reptiles, 2 bees and a Sorcerer tile. What a hunt!
grumpf-lesson-points = That makes two series of three kinds: 2 points each. With mammoths and birds they would grow.
grumpf-lesson-left = Nobody brought 20 to the mammoths, so they stay, and new Animals have come. Ready for the second round?
grumpf-lesson-shout-again = Shout again. Then the hunt is yours.
grumpf-lesson-end = You know it all: flip, place, club, and be home in time. Hunt on here in beats, or try it as it is meant: all at once, slowly at first.
grumpf-lesson-live-hello = Now for real: no turns and no beats. When somebody has shouted, all clans hunt at once, and whoever is first is first.
grumpf-lesson-live-slow = We begin slowly. In the first round everything takes three times as long, in the second twice. From the third on you hunt at full speed.
grumpf-lesson-live-hands = A touch does it: a Grumpf twice to turn it over, a Grumpf and a ground to place it. Hands take a moment to get there, and everybody sees them coming.
grumpf-lesson-live-clock = Beside the huts a clock will run down, and ends the hunt if the huts do not. Send your Elder home when you have placed enough: then nobody clubs you.
grumpf-lesson-live-end = Take your time: nothing begins before you are ready and shout. Good hunting!


## ----- Naughty or Nice -----

naughty-title = Naughty or Nice
naughty-about =
    You are a gift giver. Collect presents, give them to the kiddos who wish for them, and later let creatures help you or trouble the others, until Midnight strikes. Most points win.

    1. **Your turn** has one basic action; from level 3 on, also any number of creatures from your hand before or after it.
       - **Craft**: take presents, each from the open row or from the deck.
       - **Fulfil a wish**: give a kiddo in the Playground presents of the colours on its list (the pictures do not matter). You score for each, and from level 2 on once more for each of your own favourite presents.
       - **Summon** (from level 3): look at two creatures, keep one, throw the other away for all to see.
    2. **Creatures** (from level 3) sleep in the turn they come to you. When you play one, score its points, say whom or what it is meant for, and let the others answer; then it does what it says. Reindeer wait for company: the more of them together, the better.
    3. **Answers** (from level 3). A Tomte cancels the text of a creature somebody else has just played, another Tomte included; points stay. A Papa Wolverine takes two of the presents somebody has just given. Everybody who holds a creature that is awake is asked, from the left of the player in question, so that the question tells nothing.
    4. **Sets** (level 5). A kiddo of a shape you own already brings you a Summon; your fifth different shape brings two creatures. At the end each majority of a shape is worth points, and so is one of each shape.
    5. **Midnight.** Near the bottom of the kiddo deck and of the creature deck lies a Midnight card. Once one is drawn, the turn is finished and everybody has one last turn; creatures are no longer summoned, each is worth points instead. Ties go to who fulfilled more wishes.

    Each level adds something: 1 presents and kiddos only, 2 favourite presents, 3 creatures, 4 the gift givers' abilities, 5 sets. Your first game is best at level 1 or 2.
naughty-letter-red = R
naughty-letter-blue = B
naughty-letter-black = { "" }
naughty-letter-green = G
naughty-letter-same = =
naughty-letter-any = ?
naughty-shape-star = star
naughty-shape-bell = bell
naughty-shape-tree = tree
naughty-shape-snowflake = snowflake
naughty-shape-heart = heart

naughty-nature-helpful = helpful
naughty-nature-harmful = harmful
naughty-nature-neutral = neutral
naughty-present = { $name }, a { $colour } present
naughty-present-preferred = { $name }, a { $colour } present, your favourite
naughty-creature = { $name }, { $nature }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $text }
naughty-fresh = { $creature } It came this turn and wakes when the turn is over.
naughty-several = { $count } of these: { $card }
naughty-wakes = wakes next turn
naughty-reaction = reaction
naughty-kiddo = { $name } wishes for { $wish }{ $payable }
naughty-kiddo-shape = { $name } ({ $shape }) wishes for { $wish }{ $payable }
naughty-can-pay = ; you can pay
naughty-can-pay-caga = ; you can pay with Caga Tió
naughty-gap = An empty space
naughty-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

naughty-playground = Playground
naughty-workshop = Presents
naughty-present-deck = Present deck
naughty-creature-deck = Creature deck above the bottom stack
naughty-creature-stack = Bottom stack of creatures, with Midnight
naughty-kiddo-deck = Kiddo deck above the bottom stack
naughty-kiddo-stack = Bottom stack of kiddos, with Midnight
naughty-present-discards = Presents thrown away
naughty-creature-discards = Creatures thrown away
naughty-deck-of-kiddos = Kiddos
naughty-deck-of-creatures = Creatures
naughty-kiddo-discards = Kiddos swept away
naughty-nothing-there = Nothing lies there.
naughty-row = Offer row

naughty-turn = Turn { $turn }
naughty-before = Before the first turn
naughty-whose = { $who } is at work
naughty-yours = Your turn
naughty-headline = Level { $level }
naughty-midnight = Midnight has struck
naughty-last-turns = { $turns ->
    [0] After this turn everybody has one more.
    [one] This is the very last turn.
   *[other] { $turns } last turns to go.
}
naughty-twelve = Midnight!

naughty-stage = Under way
naughty-cancelled = text cancelled, points kept
naughty-wish-of = { $who } gives to { $name }
naughty-wish-sum = { $bonus ->
    [0] { $points }
   *[other] { $list } + { $bonus } for favourites = { $points }
}
naughty-elves-offer = The Elves offer
naughty-wolverine-offer = Given for the wish: take
naughty-drawn = You drew
naughty-choose-giver = Who brings the presents this year?
naughty-likes = likes { $presents }
naughty-taken = { $who } is { $name }
naughty-taken-by = taken by { $who }
naughty-free = { $name }, { $likes }. { $text }

naughty-panel = { $who }: { $points }; kiddos: { $kiddos }; in hand: { $hand }{ $more }
naughty-as-giver = { $who } as { $giver }
naughty-in-hand = { $presents ->
    [one] 1 present
   *[other] { $presents } presents
}
naughty-in-hand-both = { $presents ->
    [one] 1 present
   *[other] { $presents } presents
} and { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
}
naughty-leads = { $count } with a { $shape } (the most)
naughty-has = { $count } with a { $shape }
naughty-you-know = Known in this hand: { $cards }
naughty-lacks = has no { $cards }
naughty-scrooges = { $count ->
    [one] Mr Scrooge sits here: the next turn is lost
   *[other] { $count } Scrooges sit here: the next turn is lost
}
naughty-rudolf = Rudolf: { $count } Reindeer, worth { $points }
naughty-open-hand = The hand of { $who }
naughty-collected = { $shape }: { $names }
naughty-none = none

naughty-hand-presents = Your presents
naughty-hand-creatures = Your creatures
naughty-no-presents = No presents in hand
naughty-no-creatures = No creatures in hand
naughty-watching = You are watching.

naughty-sheet = How it ended
naughty-why-ahead = { $who } gathered { $points } points, { $more } more than { $next }, and fulfilled { $then ->
    [one] 1 wish
   *[other] { $then } wishes
}.
naughty-why-tie = { $who } and { $next } both gathered { $points } points. The more fulfilled wishes decide: { $then } against { $others }.
naughty-why-shared = { $who } gathered { $points } points and fulfilled { $then ->
    [one] 1 wish
   *[other] { $then } wishes
} each: that is a shared win.
naughty-sheet-player = Player
naughty-sheet-played = In play
naughty-sheet-shapes = Most of a shape
naughty-sheet-all = All five shapes
naughty-sheet-rudolf = Rudolf
naughty-sheet-total = Points
naughty-sheet-wishes = Wishes
naughty-sheet-tie = Equal points: the number of fulfilled wishes decides.

naughty-count-points = Points
naughty-count-wishes = Wishes
naughty-count-presents = Presents
naughty-count-creatures = Creatures
naughty-summary = { $headline } In the Playground: { $playground }. In the offer row: { $row }. { $players } { $hand }
naughty-summary-player = { $who } has { $points }; in hand: { $hand }.
naughty-summary-hand = In your hand: { $cards }.

# Who sits here, and what is printed on the cards
naughty-seat-yellow = Yellow
naughty-seat-orange = Orange
naughty-seat-purple = Purple
naughty-seat-white = White
naughty-seat-pink = Pink
naughty-a-present = a present
naughty-a-creature = a creature
naughty-name-stockings = Stockings
naughty-name-cap = Cap
naughty-name-sweater = Sweater
naughty-name-beigli = Beigli
naughty-name-hot_chocolate = Hot Chocolate
naughty-name-fondant = Fondant
naughty-name-old_potatoes = Old Potatoes
naughty-name-coal = Coal
naughty-name-birch = Birch
naughty-name-teddy_bear = Teddy Bear
naughty-name-sleigh = Sleigh
naughty-name-crayons = Crayons
naughty-name-santa_claus = Santa Claus
naughty-name-christkindl = Christkindl
naughty-name-father_christmas = Father Christmas
naughty-name-odin = Odin
naughty-name-saint_nicholas = Saint Nicholas
naughty-name-aunt_arie = Aunt Arie
naughty-name-la_befana = La Befana
naughty-name-ded_moroz = Ded Moroz
naughty-name-snow_maiden = Snow Maiden
naughty-name-elves = Elves
naughty-name-mrs_claus = Mrs. Claus
naughty-name-tomte = Tomte
naughty-name-caga_tio = Caga Tió
naughty-name-reindeer = Reindeer
naughty-name-papa_wolverine = Papa Wolverine
naughty-name-mr_scrooge = Mr Scrooge
naughty-name-yule_cat = Jólakötturinn
naughty-name-mari_lwyd = Mari Lwyd
naughty-name-cringe = Cringe
naughty-name-krampus = Krampus
naughty-name-amina = Amina
naughty-name-emeka = Emeka
naughty-name-ines = Ines
naughty-name-marisol = Marisol
naughty-name-quentin = Quentin
naughty-name-ulla = Ulla
naughty-name-yusuf = Yusuf
naughty-name-delphine = Delphine
naughty-name-anouk = Anouk
naughty-name-farid = Farid
naughty-name-jonas = Jonas
naughty-name-nuria = Nuria
naughty-name-rohan = Rohan
naughty-name-vesna = Vesna
naughty-name-zofia = Zofia
naughty-name-eero = Eero
naughty-name-aroha = Aroha
naughty-name-giulia = Giulia
naughty-name-kofi = Kofi
naughty-name-oksana = Oksana
naughty-name-saoirse = Saoirse
naughty-name-wanja = Wanja
naughty-name-bruno = Bruno
naughty-name-fumiko = Fumiko
naughty-name-chidi = Chidi
naughty-name-hana = Hana
naughty-name-leila = Leila
naughty-name-pavel = Pavel
naughty-name-benjamin = Benjamin
naughty-name-tomasz = Tomasz
naughty-name-xochitl = Xochitl
naughty-name-goran = Goran
naughty-name-dalia = Dalia
naughty-name-hugo = Hugo
naughty-name-maelys = Maelys
naughty-name-noor = Noor
naughty-name-rafael = Rafael
naughty-name-sunniva = Sunniva
naughty-name-tariq = Tariq
naughty-name-willa = Willa
naughty-does-santa_claus = Each time a reindeer comes to you, you may tuck it under Rudolf, safe from everybody. As your turn begins you may discard two presents of one kind to look for a reindeer in the creature discards, the creature deck or its bottom stack and tuck it under Rudolf.
naughty-does-christkindl = After a creature has targeted you or your cards, you may take one present from the deck or the offer row.
naughty-does-father_christmas = { $points ->
    [one] Every { $present } you give is worth 1 extra point.
   *[other] Every { $present } you give is worth { $points } extra points.
}
naughty-does-odin = { $points ->
    [one] Whenever you play a harmful creature, score one point more.
   *[other] Whenever you play a harmful creature, score { $points } points more.
}
naughty-does-saint_nicholas = In each wish you fulfil you may leave out one black present and still score it.
naughty-does-aunt_arie = { $points ->
    [one] Whenever you play a helpful creature, score one point more.
   *[other] Whenever you play a helpful creature, score { $points } points more.
}
naughty-does-la_befana = As your turn begins you may sweep one kiddo out of the Playground.
naughty-does-ded_moroz = When anyone else plays a Snow Maiden, or anyone discards one, you may take a basic action straight after. Your own Snow Maiden works twice.
naughty-does-snow_maiden = Do your basic action of this turn once more.
naughty-does-elves = Turn up one present more than there are players. You pick first, then everyone else in turn order; the leftover is yours.
naughty-does-mrs_claus = Take a kiddo from the Playground without giving anything. This is not a fulfilled wish.
naughty-does-tomte = Reaction: undo the text of a creature another player has just played, even another Tomte. Its points stay.
naughty-does-caga_tio = Fulfil a wish without using your basic action; Caga Tió stands in for one present of the list.
naughty-does-reindeer = Play one to four together for { $one }, { $two }, { $three } or { $four } points.
naughty-does-papa_wolverine = Reaction to another player's wish: take two of the presents just given.
naughty-does-mr_scrooge = Place in front of another player, who loses their next turn.
naughty-does-yule_cat = Count red presents in all hands. Fewest alone: lose { $alone } points. Tied for fewest: each lose { $tied }.
naughty-does-mari_lwyd = Steal one random creature from another player's hand.
naughty-does-cringe = Steal two random presents from another player's hand.
naughty-does-krampus = Name a present. Everyone else who holds one gives you one. If nobody does, draw two from the deck.

# A wish list: one present of it, and how many of a colour
naughty-icon = { $icon ->
    [red] a red present
    [blue] a blue present
    [black] a black present
    [green] a green present
    [same] a present of one colour
   *[any] a present of any colour
}
naughty-wished = { $icon ->
    [red] { $count } red
    [blue] { $count } blue
    [black] { $count } black
    [green] { $count } green
    [same] { $count } of one colour
   *[any] { $count } of any colour
}
naughty-kiddo-asks = { $name }: { $wish }
naughty-kiddo-asks-shape = { $name } ({ $shape }): { $wish }

# The glossary
naughty-glossary-creatures = Creatures
naughty-glossary-givers = Gift givers
naughty-glossary-kiddos = Kiddos
naughty-glossary-presents = Presents
naughty-glossary-giver = Likes { $presents }. { $does }
naughty-glossary-kiddo = Wishes for { $wish }: { $points }.
naughty-glossary-kiddo-shape = Wishes for { $wish }: { $points }. Shape: { $shape }.
naughty-glossary-present = A { $colour } present. There are { $count } of it.

# Why something cannot be chosen now
naughty-why-short = For { $kiddo } you are short of presents: { $missing }.
naughty-why-basic-done = You have taken your basic action of this turn.
naughty-why-craft-first = To take presents, choose “Craft” first.
naughty-why-asleep = { $card } came this turn: it wakes when your turn is over.
naughty-why-tomte = { $card } answers a creature that somebody else plays.
naughty-why-wolverine = { $card } answers a wish that somebody else fulfils.
naughty-why-no-answer = { $card } is not an answer to this.
naughty-why-nothing-to-repeat = { $card } repeats your basic action: take one first.
naughty-why-no-wish = { $card } stands in for one present, and you are short of more for every kiddo here.
naughty-why-last-turn = In your last turn there is only a basic action: { $card } stays in your hand.
naughty-why-other-colour = { $icon } is wished for now: { $present } has another colour.
naughty-why-no-pair = Two of a kind are needed: you hold only one { $present }.
naughty-why-keep-present = Presents are for wishes: touch a kiddo who glows.

# On the stack
naughty-the-wish = the wish of { $kiddo }
naughty-card-on = { $card } on { $who }
naughty-card-for = { $card } for { $what }
naughty-cards = { $count } { $card }

# Questions: to who is asked (ask), to the others (await)
naughty-ask-giver = Which gift giver are you?
naughty-await-giver = { $who } chooses a gift giver.
naughty-ask-tuck = { $can ->
    [yes] Does a Reindeer you gained go under Rudolf?
   *[no] No Reindeer among your new cards. You are asked all the same: nobody may learn it.
}
naughty-await-tuck = { $who } may tuck a Reindeer under Rudolf.
naughty-ask-pair = { $can ->
    [yes] Discard two presents of one kind to search for a Reindeer?
   *[no] You hold no two presents alike. You are asked all the same: nobody may learn it.
}
naughty-await-pair = { $who } may search for a Reindeer.
naughty-ask-search = Where do you search?
naughty-await-search = { $who } chooses where to search.
naughty-ask-sweep = Sweep a kiddo out of the Playground?
naughty-await-sweep = { $who } may sweep a kiddo away.
naughty-ask-main = { $last ->
    [yes] Your last turn: { $what }
   *[no] { $what }
}
naughty-await-main = { $last ->
    [yes] { $who } has one last turn.
   *[no] { $who } takes a turn.
}
naughty-main-basic = craft presents or fulfil a wish.
naughty-main-basic-or-end = craft presents, fulfil a wish, or end your turn.
naughty-main-basic-or-summon = craft, summon or fulfil a wish.
naughty-main-basic-or-summon-or-end = craft, summon, fulfil a wish, or end your turn.
naughty-main-basic-or-creature = craft, summon or fulfil a wish, or play a creature first.
naughty-main-basic-or-creature-or-end = craft, summon, fulfil a wish, play a creature, or end your turn.
naughty-main-creature = play a creature, or end your turn.
naughty-main-end = end your turn.
naughty-ask-craft = { $more ->
    [0] Craft: take one more present.
    [one] Craft: take a present, and one more after it.
   *[other] Craft: take a present, and { $more } more after it.
}
naughty-await-craft = { $who } crafts.
naughty-ask-keep = { $drawn ->
    [one] Summon: there was only one creature, and you keep it.
   *[other] Summon: which creature do you keep? The other is thrown away.
}
naughty-await-keep = { $who } looks at summoned creatures.
naughty-ask-leave-out = Leave out one black present?
naughty-await-leave-out = { $who } may leave out a black present.
naughty-ask-replace = Which present of the list does Caga Tió stand in for?
naughty-await-replace = { $who } uses Caga Tió.
naughty-ask-give = { $kiddo } wishes for { $icon }: which do you give?
naughty-await-give = { $who } gives presents to { $kiddo }.
naughty-ask-target = { $card }: on whom?
naughty-await-target = { $who } plays { $card }.
naughty-ask-call = Krampus: which present do you call?
naughty-await-call = { $who } plays { $card }.
naughty-ask-kiddo = { $card }: which kiddo?
naughty-await-kiddo = { $who } plays { $card }.
naughty-ask-how-many = { $card }: how many do you play together?
naughty-await-how-many = { $who } plays { $card }.
naughty-ask-repeat = Snow Maiden: do it once more?
naughty-await-repeat = { $who } may repeat the basic action.
naughty-ask-elves = Elves: pick a present.
naughty-await-elves = { $who } picks a present of the Elves.
naughty-ask-answer-creature = { $owner } plays { $card }. Answer with a Tomte?
naughty-await-answer-creature = { $who } may answer: { $owner } plays { $card }.
naughty-ask-answer-wish = { $owner } has fulfilled the wish of { $kiddo }. Answer with Papa Wolverine?
naughty-await-answer-wish = { $who } may answer the wish that { $owner } has fulfilled.
naughty-ask-wolverine = Papa Wolverine: take a present.
naughty-await-wolverine = { $who } takes presents of the wish.
naughty-ask-comfort = A creature targeted you: take a present?
naughty-await-comfort = { $who } may take a present.
naughty-ask-extra = Snow Maiden moves you: take a basic action?
naughty-await-extra = { $who } may take a basic action.

# Choices
naughty-option-end-turn = End your turn
naughty-option-keep-in-hand = Keep your cards in hand
naughty-option-give-all = Give every present of the list
naughty-option-let-happen = Let it happen
naughty-option-let-be = Let it be
naughty-option-sweep-nobody = Leave the Playground as it is
naughty-option-no-search = Do not search
naughty-option-no-thanks = No, thank you
naughty-option-leave-out = Leave one out; it still scores
naughty-option-craft-again = Craft once more
naughty-option-summon-again = Summon once more
naughty-option-tuck = Put the Reindeer under Rudolf
naughty-option-craft = { $count ->
    [one] Craft 1 present
   *[other] Craft { $count } presents
}
naughty-option-summon = Summon a creature
naughty-option-summon-midnight = Summon, for { $points }
naughty-option-from-deck = The top card of the present deck
naughty-option-present = { $present } ({ $colour })
naughty-option-preferred = { $present } ({ $colour }, your favourite)
naughty-option-pair = Discard two: { $present } ({ $colour })
naughty-option-fulfil = Fulfil the wish of { $kiddo }
naughty-option-sweep = Sweep away { $kiddo }
naughty-option-keep = Keep { $card }: { $does }
    .brief = Keep { $card }
naughty-option-play = Play { $card }: { $does }
    .brief = Play { $card }
naughty-option-creatures-of = { $who }, { $count ->
    [0] no creature
    [one] 1 creature
   *[other] { $count } creatures
}
naughty-option-presents-of = { $who }, { $count ->
    [0] no present
    [one] 1 present
   *[other] { $count } presents
}
naughty-option-reindeer = { $count } Reindeer, for { $points }
naughty-option-logs = { $count } Caga Tió for one wish
naughty-option-search-deck = The creature deck
naughty-option-search-stack = The bottom stack
naughty-option-search-discards = The discards, where a Reindeer lies
naughty-option-replace = Caga Tió stands in for { $icon }
naughty-option-random-giver = Draw one at random
naughty-option-giver = { $giver }, who likes { $presents }.
naughty-option-giver-full = { $giver }, who likes { $presents }. { $does }
    .brief = { $giver }, who likes { $presents }

# What happened
naughty-begins = { $who } begins.
naughty-giver-taken = { $who } is { $giver }.
naughty-giver-drawn = { $who } is { $giver }, drawn at random.
naughty-dealt = { $x ->
    [one] Everybody is dealt 1 present.
   *[other] Everybody is dealt { $x } presents.
}
naughty-dealt-both = Everybody is dealt { $x ->
    [one] 1 present
   *[other] { $x } presents
} and { $y ->
    [one] 1 creature
   *[other] { $y } creatures
}.
naughty-turn-begun = Turn { $x }: { $who }.
naughty-turn-last = Turn { $x }: { $who }, for the last time.
naughty-skipped = { $who } loses this turn to Mr Scrooge.
naughty-drew = { $who } draws { $present } from the deck.
naughty-took = { $who } takes { $present } from the row.
naughty-row-refilled = { $present } comes to the row.
naughty-reshuffled = { $y ->
    [one] The discarded presents are shuffled: 1 card in the deck.
   *[other] The discarded presents are shuffled: { $y } cards in the deck.
}
naughty-looked = { $y ->
    [one] { $who } looks at 1 creature.
   *[other] { $who } looks at { $y } creatures.
}
naughty-kept = { $who } keeps { $creature }.
naughty-rejected = { $who } throws { $creature } away.
naughty-tucked = { $who } tucks a Reindeer under Rudolf: { $y } there now.
naughty-summon-points = { $who } scores { $points } in place of a summoned creature.
naughty-pair-discarded = { $who } discards two of a kind, { $present }, to look for a Reindeer.
naughty-searched-deck = { $who } searches the creature deck.
naughty-searched-stack = { $who } searches the bottom stack.
naughty-searched-discards = { $who } searches the creature discards.
naughty-found-nothing-deck = There is no Reindeer in the creature deck.
naughty-found-nothing-stack = There is no Reindeer in the bottom stack.
naughty-swept = { $who } sweeps { $kiddo } out of the Playground.
naughty-played = { $who } plays { $creature }: { $points }.
naughty-fond-of-harmful = { $giver } is fond of harmful creatures: { $points } more for { $who }.
naughty-fond-of-helpful = { $giver } is fond of helpful creatures: { $points } more for { $who }.
naughty-played-together = { $who } plays { $x } Reindeer: { $points }.
naughty-declared-seat = { $creature } is meant for { $who }.
naughty-declared-present = { $who } calls { $present }.
naughty-declared-kiddo = { $who } points at { $kiddo }.
naughty-text-cancelled = The Tomte cancels the text of { $creature }; { $who } keeps its points.
naughty-points-cancelled = The Tomte cancels the Reindeer: { $who } gives { $points } back.
naughty-gave = { $who } gives { $present }.
naughty-replaced = Caga Tió stands in for { $icon }.
naughty-left-out = { $who } leaves out a black present.
naughty-fulfilled = { $who } fulfils the wish of { $kiddo }: { $points }.
naughty-preferred-bonus = { $giver }'s favourite presents: { $points } more for { $who }.
naughty-kiddo-taken = { $who } takes { $kiddo } along for nothing.
naughty-kiddo-came = { $kiddo } comes to the Playground.
naughty-set-bonus = { $who } had a kiddo of this shape already and summons.
naughty-set-bonus-midnight = { $who } had a kiddo of this shape already.
naughty-full-set = { $who } has all five shapes: two creatures.
naughty-full-set-midnight = { $who } has all five shapes.
naughty-the-kiddo-deck = the kiddo deck
naughty-the-creature-deck = the creature deck
naughty-midnight-strikes = Midnight strikes: the card lay in { $deck }. After this turn everybody has one more.
naughty-midnight-again = The Midnight card of { $deck } comes too; it changes nothing.
naughty-repeats = { $who } takes the same action once more.
naughty-lapsed = There is nothing for { $who } to repeat.
naughty-turned-up = { $y ->
    [one] The Elves turn up 1 present.
   *[other] The Elves turn up { $y } presents.
}
naughty-picked = { $who } picks { $present }.
naughty-wolverine-took = Papa Wolverine takes { $present } for { $who }.
naughty-scrooge-laid = Mr Scrooge sits down before { $who }.
naughty-red-count = { $y ->
    [0] { $who } holds no red present.
    [one] { $who } holds 1 red present.
   *[other] { $who } holds { $y } red presents.
}
naughty-hand-shown = { $who } shows the presents in hand.
naughty-cat-bites = { $who } has fewest red presents and loses { $points }.
naughty-stole-creature = { $who } steals { $creature } from { $other }.
naughty-stole-present = { $who } steals { $present } from { $other }.
naughty-nothing-stolen = { $other } has nothing that { $who } could steal.
naughty-krampus-given = { $who } gives { $present } to { $other }.
naughty-nobody-has = Nobody has { $present }: { $who } draws from the deck instead.
naughty-comforted = { $who } was targeted and may take a present.
naughty-extra-offered = Snow Maiden moves Ded Moroz: { $who } may take a basic action.
naughty-turn-ended = { $who } has finished.
naughty-last-round = Everybody has one last turn, { $who } first.
naughty-stalemate = Nobody does anything any more: the game ends.
naughty-majority = { $who } has the most kiddos with a { $shape }: { $points }.
naughty-all-shapes = { $who } has all five shapes: { $points }.
naughty-rudolf-scored = { $who } has { $x } Reindeer under Rudolf: { $points }.
naughty-won = { $wishes ->
    [one] { $who } wins with { $points } and 1 fulfilled wish.
   *[other] { $who } wins with { $points } and { $wishes } fulfilled wishes.
}
naughty-endless = The game has gone on for too many turns: unfinished.

# Why a choice is better than another: what differs, on average, a few decisions on
naughty-theme-points = points
naughty-theme-wishes = wishes fulfilled
naughty-theme-presents = presents in hand
naughty-theme-creatures = creatures in hand
naughty-reason-points = { $more ->
        [more] { $who } scores { $by } more points ({ $better } instead of { $other })
       *[less] { $who } scores { $by } fewer points ({ $better } instead of { $other })
    }
naughty-reason-wishes = { $more ->
        [more] { $who } fulfils { $by } more wishes ({ $better } instead of { $other })
       *[less] { $who } fulfils { $by } fewer wishes ({ $better } instead of { $other })
    }
naughty-reason-presents = { $more ->
        [more] { $who } holds { $by } more presents ({ $better } instead of { $other })
       *[less] { $who } holds { $by } fewer presents ({ $better } instead of { $other })
    }
naughty-reason-creatures = { $more ->
        [more] { $who } holds { $by } more creatures ({ $better } instead of { $other })
       *[less] { $who } holds { $by } fewer creatures ({ $better } instead of { $other })
    }

# House rules: a name, what it does, its values
naughty-house-group-turn = Turns and answers
naughty-house-group-end = Midnight and scoring
naughty-house-group-givers = Gift givers
naughty-house-group-creatures = Creatures
naughty-house-level = Level
    .about = Each level adds something: 1 presents and wishes, 2 favourite presents, 3 creatures, 4 the gift givers' abilities, 5 sets of shapes.
naughty-house-level-1 = 1, wishes (age 4 and up)
naughty-house-level-2 = 2, favourites (age 6 and up)
naughty-house-level-3 = 3, creatures (age 8 and up)
naughty-house-level-4 = 4, abilities (age 9 and up)
naughty-house-level-5 = 5, the whole game (age 10 and up)
naughty-house-first_player = Who begins
    .about = A random player, the host, or whoever's birthday is nearest to 24 December.
naughty-house-first_player-random = a random player
naughty-house-first_player-host = the host
naughty-house-first_player-birthday = by birthday
naughty-house-birthdays = Birthdays
    .about = For a first player by birthday: month and day of every seat in order, as in 12-24, 03-05.
naughty-house-giver_selection = Gift givers
    .about = Players choose their gift givers in turn, or are dealt them at random.
naughty-house-giver_selection-choose = chosen in turn
naughty-house-giver_selection-random = dealt at random
naughty-house-basic_action_required = A basic action every turn
    .about = A turn needs a basic action whenever one is possible.
naughty-house-final_turn = The last turn
    .about = After Midnight: a full turn, or a basic action only.
naughty-house-final_turn-full_turn = a full turn
naughty-house-final_turn-basic_only = a basic action only
naughty-house-summon_after_midnight = Summon after Midnight
    .about = It scores whenever it happens, only when it is the bonus of a set, or never.
naughty-house-summon_after_midnight-points = always points
naughty-house-summon_after_midnight-bonus_only = points only as a bonus
naughty-house-summon_after_midnight-none = nothing
naughty-house-score_floor = Fewer than no points
    .about = Scores may fall below nothing, or stop there.
naughty-house-score_floor-none = scores may fall below 0
naughty-house-score_floor-zero = scores stop at 0
naughty-house-majority_ties = Tied for most of a shape
    .about = At the end all who are tied score, or nobody does.
naughty-house-majority_ties-all = all of them score
naughty-house-majority_ties-none = nobody scores
naughty-house-full_set_bonus = Bonus for all five shapes
    .about = Two creatures for the first set of five shapes only, or for every one.
naughty-house-full_set_bonus-first_time = the first set only
naughty-house-full_set_bonus-every_set = every set
naughty-house-father_christmas = Father Christmas' Stockings
    .about = Once abilities are played with, his extra points count in place of those of a favourite present, or on top of them.
naughty-house-father_christmas-two_total = in place of the usual
naughty-house-father_christmas-three_total = on top of the usual
naughty-house-befana_bonus = La Befana's favourite presents
    .about = She scores for each of her two presents, or only for a pair of them.
naughty-house-befana_bonus-each = for each
naughty-house-befana_bonus-pair = only for a pair
naughty-house-christkindl_triggers = What targets Christkindl
    .about = The creatures after which she may take a present.
naughty-house-christkindl_triggers-elves = Elves
naughty-house-christkindl_triggers-yule_cat = Jólakötturinn
naughty-house-christkindl_triggers-krampus = Krampus
naughty-house-christkindl_triggers-cringe = Cringe
naughty-house-christkindl_triggers-mari_lwyd = Mari Lwyd
naughty-house-christkindl_triggers-papa_wolverine = Papa Wolverine
naughty-house-christkindl_triggers-mr_scrooge = Mr Scrooge
naughty-house-christkindl_triggers-tomte = Tomte
naughty-house-christkindl_own_creatures = Christkindl's own creatures
    .about = Her own Elves and Jólakötturinn target her, too.
naughty-house-ded_own_discard = Ded Moroz throws a Snow Maiden away
    .about = He may take an extra basic action for it, as if somebody else had.
naughty-house-ded_own_play_extra = Ded Moroz plays a Snow Maiden
    .about = He may take an extra basic action for it, too; otherwise she only works twice.
naughty-house-tomte_on_reindeer = Tomte against Reindeer
    .about = A Tomte may answer Reindeer and takes their points away.
naughty-house-santa_search = Where Santa Claus searches
    .about = He looks for a Reindeer in one place of his choice, or everywhere.
naughty-house-santa_search-one_zone = in one place
naughty-house-santa_search-all_zones = everywhere
naughty-house-santa_starting_reindeer = Santa Claus' first Reindeer
    .about = A Reindeer among his first cards may go under Rudolf.
naughty-house-scrooge_stacking = Two Scrooges before one player
    .about = They cost a turn each, or one turn together.
naughty-house-scrooge_stacking-one_turn_each = a turn each
naughty-house-scrooge_stacking-merge = one turn together
naughty-house-caga_points = Points of a wish with Caga Tió
    .about = It scores the full list, or only the presents that were given.
naughty-house-caga_points-full = the full list
naughty-house-caga_points-given_only = only what was given
naughty-house-caga_per_wish = Caga Tiós for one wish
    .about = So many of them may help with the same wish.
naughty-house-cat_reveal = What Jólakötturinn shows
    .about = It makes known how many red presents everybody holds, or shows the hands.
naughty-house-cat_reveal-counts = the number of red presents
naughty-house-cat_reveal-hands = the hands
naughty-house-kiddo_reshuffle = Kiddos come back
    .about = Discarded kiddos are shuffled again when their deck is empty.
naughty-house-reaction_prompts = Who is asked to answer
    .about = Everybody who could hold an answer, or only those who do; then a pause tells that somebody does.
naughty-house-reaction_prompts-everyone = everybody who could
naughty-house-reaction_prompts-holders = only who can

# The guided first game (lesson.yaml)
naughty-lesson-hello = Hello! You are a gift giver, and these children have wishes. Each of these colours stands for a present, and is worth a point to you.
naughty-lesson-hand = These are your presents. The pictures hardly matter, the colours do: a cap is red.
naughty-lesson-turn = On your turn you have one basic action: craft presents, summon a creature, or fulfil a wish.
naughty-lesson-wish = Maelys wants red, blue and green, and you have all three. Fulfil her wish: touch her once to choose, once more to do it.
naughty-lesson-give = Now say what you give. Red first: the cap.
naughty-lesson-give-blue = Then blue: hot chocolate.
naughty-lesson-give-green = And green: the sleigh.
naughty-lesson-three = 3 points! Your own favourite, fondant, would have brought one more. Every giver has a favourite.
naughty-lesson-creature = Creatures cost no action. Yours, Caga Tió, grants one more wish and stands in for one present of it. Play it.
naughty-lesson-aroha = Aroha wants two black presents. You have one, Caga Tió is the other.
naughty-lesson-potatoes = Old potatoes. It is the thought that counts.
naughty-lesson-six = 6 points in one turn. Orange used its turn to summon a creature: it looked at two, kept one, and threw a Tomte away.
naughty-lesson-craft = Your hands are empty. Craft: you take two presents.
naughty-lesson-leila = Think of what is wanted: Leila would like red, blue and black.
naughty-lesson-row = Three presents lie open in this row. Take the red cap.
naughty-lesson-deck = Or try your luck: take the second one from the deck.
naughty-lesson-black = Black coal, good! Orange has fulfilled a wish, too, and Ulla has come instead. She wants four: two red, a blue, a black.
naughty-lesson-craft-again = You have a red and a black one. Craft again.
naughty-lesson-blue = Beigli, a sweet roll: blue.
naughty-lesson-red = And the red sweater. Now it is exactly what Ulla wants.
naughty-lesson-ulla-wish = Nobody was faster. Fulfil her wish: four presents, 4 points.
naughty-lesson-ulla-cap = The cap …
naughty-lesson-ulla-sweater = … the sweater …
naughty-lesson-ulla-beigli = … the beigli …
naughty-lesson-ulla-coal = … and the coal. She asked for it.
naughty-lesson-mrs = 10 points! Orange played Mrs. Claus and took a child along for nothing. A helper of your own would be good.
naughty-lesson-summon = Summon: you look at two creatures and keep one.
naughty-lesson-krampus = Elves share presents out among all. Krampus takes them from the others. Keep Krampus; he sleeps until your next turn.
naughty-lesson-answer = Orange has fulfilled a wish. Whoever holds a Papa Wolverine is asked then whether to answer. You have none, so you were not asked.
naughty-lesson-play-krampus = Krampus is awake. Name a present, and everybody else who has one must give it to you. Play him.
naughty-lesson-call = Orange has two presents left. A black one would help you: try birch. If Orange has none, you draw two from the deck instead.
naughty-lesson-got = It worked! Others are always asked first: a Tomte could have stopped Krampus, though the point would have stayed yours.
naughty-lesson-saoirse = Saoirse wants blue, black and green. You have black.
naughty-lesson-craft-last = Playing a creature was free, your action is still there. Craft.
naughty-lesson-green = The sleigh is green …
naughty-lesson-last-blue = … and beigli is blue. Well done.
naughty-lesson-midnight = In each of these stacks hides a Midnight card. Once one is drawn, everybody has one last turn, and the most points win.
naughty-lesson-end = You lead, and Saoirse is waiting for you. The rest is yours. Merry giving!


## ----- Oh Gnome You Don't! -----

gnome-title = Oh Gnome You Don't!
gnome-about =
    1. Everybody starts on Start with two green cards and no gems. With brawling each gnome also has ten brawl cards, 1 to 10.
    2. Your turn: ROLL the die, MOVE that many stones, PLAY at most one card, DRAW one.
    3. Green cards are items. Playing one puts it on the table before you; only tabled items can be sold.
    4. At the door of a business, with at least one step left, you may go in. That ends your move: sell what you like, change your jewels up, but play and draw nothing. Next turn you must leave. The Tinker's Cart pays what the die says.
    5. Purple cards do what they say, on your turn. Red attacks too. Other red cards answer: to a card just played, to a roll, to a gnome at a door.
    6. Answers pile up, and the last one counts first: Oh Gnome You Don't! stops a card that can be blocked, another one stops that, and so on. Everybody is asked in turn, from the gnome whose turn it is.
    7. Landing exactly on the Slug Slime slides you across a loop. At the Troll Bridge you pay five gems or take the trail behind, where bad stones wait.
    8. Landing where others stand you may brawl, if somebody there has gems: all pick a brawl card in secret, the highest wins and every loser pays him the difference. Used brawl cards are gone.
    9. Gems are gold 10, red 5, blue 3, black 1. You always collect in the largest jewels; small ones are easier to lose.
    10. Whoever reaches the Cottage is done: items left on the table fetch half their worth, and the first home gets 8 gems, the second 5, the third 2, the fourth nothing; the fifth pays 2, the sixth 4.
    11. When all are home the gnome with the most value in gems wins, first home or not.
gnome-trail = The trail
gnome-start = START
gnome-lying = { $count ->
    [one] 1 gem lies here
   *[other] { $count } gems lie here
}
gnome-here = Here: { $names }
gnome-at = { $name } gnome: { $space }, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
gnome-bridge = Troll Bridge, toll { $toll } gems
gnome-zoom-in = Closer
gnome-zoom-out = Whole trail
gnome-mat = In front of { $name }
gnome-who = { $name } gnome, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
gnome-gems-unit = { $count ->
    [one] gem
   *[other] gems
}
gnome-jewels = Jewels
gnome-jewel-gold = gold
gnome-jewel-red = red
gnome-jewel-blue = blue
gnome-jewel-black = black
gnome-jewel-white = white
gnome-jewel-count = { $count } { $kind } { $count ->
    [one] jewel
   *[other] jewels
}
gnome-item = { $title }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}, tabled. { $prices }
gnome-effect = { $title } is at work
gnome-effect-turns = { $title }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} left
gnome-effect-waiting = { $title } waits its turn
gnome-open-hand = Cards in hand
gnome-home = { $place ->
    [0] on the trail
    [1] home 1st
    [2] home 2nd
    [3] home 3rd
   *[other] home { $place }th
}
gnome-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
gnome-brawl-count = { $count ->
    [one] 1 brawl card
   *[other] { $count } brawl cards
}
gnome-hand = Your cards
gnome-tab-cards = Cards { $count }
gnome-tab-brawl = Brawl { $count }
gnome-no-cards = No cards in hand.
gnome-no-brawl-cards = No brawl cards left: every brawl counts 0.
gnome-brawl-card = Brawl card { $value }, { $title }
gnome-kind-food = Item, food
gnome-kind-non_food = Item
gnome-kind-action = Action
gnome-kind-interrupt = Interrupt
gnome-kind-remedy = Remedy
gnome-kind-attack = Attack
gnome-shop-short = { $shop ->
    [pub] Pub
    [depot] Depot
    [cafe] Café
    [cart] Cart
   *[other] { $shop }
}
gnome-die-price = 1–6
gnome-chant = The turn
gnome-step-roll = Roll
gnome-step-move = Move
gnome-step-play = Play
gnome-step-draw = Draw
gnome-rolled = { $name } rolled
gnome-pile = Draw pile: { $count } cards
gnome-pile-short = to draw
gnome-discard = Discard pile: { $count } cards
gnome-discard-short = discarded
gnome-mine = In the mine
gnome-close = Close
gnome-winner = { $count ->
    [one] { $names } is the richest gnome!
   *[other] { $names } share the win!
}
gnome-why-ahead = { $who } brought home jewels worth { $points ->
    [one] 1 gem
   *[other] { $points } gems
}, { $more } more than { $next }.
gnome-why-tie = { $who } and { $next } both brought home jewels worth { $points } gems. At this table the first one home wins.
gnome-why-shared = { $who } brought home jewels worth { $points } gems each: that is a shared win.
gnome-purses = The purses
gnome-purse-empty = not a single jewel
gnome-stack = Cards being played
gnome-on = on
gnome-till-item = On the table
gnome-items-of = { $name }'s items
gnome-takings = { $count ->
    [0] Nothing sold yet.
    [one] Sold for 1 gem so far.
   *[other] Sold for { $count } gems so far.
}
gnome-brawl = Brawl!
gnome-brawl-asked = Will they brawl?
gnome-brawl-shown = One, two, three!
gnome-versus = vs
gnome-no-card = No card left
gnome-counts = counts { $counts }
gnome-rolls = rolls { $die }
gnome-count-gems = Gems
gnome-count-items = Items on the table
gnome-count-hand = Cards in hand
gnome-sum-turn = Round { $round }, { $name }'s turn.
gnome-sum-gnome = { $name }: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}, { $where }, { $items ->
    [0] no items
    [one] 1 item
   *[other] { $items } items
} tabled, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}{ $effects ->
    [none] .
   *[other] , under { $effects }.
}
gnome-sum-hand = Your hand: { $cards }.
gnome-sum-stack = Being played: { $cards }.
gnome-round = Round { $round }

# Gnomes, jewels and places
gnome-seat-green = Green
gnome-seat-blue = Blue
gnome-seat-red = Red
gnome-seat-yellow = Yellow
gnome-seat-purple = Purple
gnome-seat-orange = Orange
gnome-and = { $first } and { $last }
gnome-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
gnome-place-start = Start
gnome-place-stone = stone { $number }
gnome-place-hazard = the { $title }
gnome-place-door = the door of the { $shop }
gnome-place-shop = the { $shop }
gnome-place-cottage = the Gnome Cottage
gnome-at-start = on Start
gnome-at-stone = on stone { $number }
gnome-at-hazard = on the { $title }
gnome-at-door = at the door of the { $shop }
gnome-at-shop = in the { $shop }
gnome-at-cottage = at the Gnome Cottage
gnome-fork-stone = stone { $number }, before the Troll Bridge
gnome-slime-stone = stone { $number }, Slug Slime
gnome-the-slime = the Slug Slime
gnome-the-bridge = the Troll Bridge
gnome-ahead-home = home
gnome-ahead-at = at { $what }
gnome-ahead-toll = at the Troll Bridge, toll { $toll }
gnome-ahead-steps = { $steps ->
    [one] 1 step to { $what }
   *[other] { $steps } steps to { $what }
}
gnome-shop-pub = Grub & Grog Pub
gnome-shop-depot = Gnome Depot
gnome-shop-cafe = Toadstool Café
gnome-shop-cart = Tinker's Cart
gnome-hazard-b1 = Nettle Steps
gnome-hazard-b1-text = Ow, ow, ow! Drop 4 gems into the nettles. They are the mine's now.
gnome-hazard-b2 = Goblin Larder
gnome-hazard-b2-text = Small green hands. Discard one tabled item, your pick.
gnome-hazard-b3 = Swirling Leaves
gnome-hazard-b3-text = Whoosh! Half your hand, rounded down, blows away at random.
gnome-hazard-b4 = Sucking Bog
gnome-hazard-b4-text = The bog wants 5 gems before it lets go of your boots.
gnome-hazard-b5 = Goblin Picnic
gnome-hazard-b5-text = You brought lunch! Discard two tabled items, your pick.

# Cards
gnome-brawl-title-1 = Hat Tilt
gnome-brawl-title-2 = Cheek Pinch
gnome-brawl-title-3 = Nose Honk
gnome-brawl-title-4 = Shin Tap
gnome-brawl-title-5 = Belly Bump
gnome-brawl-title-6 = Pinecone Pelt
gnome-brawl-title-7 = Toe Stomp
gnome-brawl-title-8 = Moustache Tweak
gnome-brawl-title-9 = Flying Headlock
gnome-brawl-title-10 = Wedgie Yank
gnome-card-honey = Honey
gnome-card-honey-text = Golden, sticky, and only slightly full of bees.
gnome-card-field_mushrooms = Field Mushrooms
gnome-card-field_mushrooms-text = Nobody was living in these. Probably.
gnome-card-blueberries = Blueberries
gnome-card-blueberries-text = Your beard will be purple for a week.
gnome-card-walnuts = Walnuts
gnome-card-walnuts-text = A snack inside, a bucket outside.
gnome-card-hazelnuts = Hazelnuts
gnome-card-hazelnuts-text = Roasted and salted they sell a lot of grog.
gnome-card-strawberries = Strawberries
gnome-card-strawberries-text = One berry, two gnomes, three plates.
gnome-card-juniper_berries = Juniper Berries
gnome-card-juniper_berries-text = The pub's still is very fond of these.
gnome-card-blackberries = Blackberries
gnome-card-blackberries-text = Picked with only eleven scratches.
gnome-card-elderberries = Elderberries
gnome-card-elderberries-text = Give them a month in a barrel.
gnome-card-truffles = Truffles
gnome-card-truffles-text = You out-sniffed a boar. Well done, nose.
gnome-card-baby_field_mouse = Baby Field Mouse
gnome-card-baby_field_mouse-text = House-trained, cart-trained, very small.
gnome-card-whittled_flute = Whittled Flute
gnome-card-whittled_flute-text = Knows four tunes, three of them rude.
gnome-card-woven_basket = Woven Basket
gnome-card-woven_basket-text = Holds one gnome or nine eggs.
gnome-card-flax = Flax
gnome-card-flax-text = Tomorrow's trousers, today.
gnome-card-bouquet_of_wildflowers = Bouquet of Wildflowers
gnome-card-bouquet_of_wildflowers-text = For the tables. Or for a certain lady.
gnome-card-small_deer_antler = Small Deer Antler
gnome-card-small_deer_antler-text = The deer had finished with it.
gnome-card-firewood = Firewood
gnome-card-firewood-text = Twigs to you, logs to us.
gnome-card-nip_of_gin = Nip of Gin
gnome-card-nip_of_gin-text = Keep this in front of you. The card you show in your next brawl counts 3 higher.
gnome-card-dirty_trick = Dirty Trick
gnome-card-dirty_trick-text = Put this in front of an opponent. In his next brawl his card is pulled from his brawl hand at random.
gnome-card-pull_my_finger = Pull My Finger
gnome-card-pull_my_finger-text = Standing on a stone, name a gnome on your stone or at most 3 stones away. He joins you, and everyone on the stone brawls. No excuses.
gnome-card-glittering_vein = Glittering Vein
gnome-card-glittering_vein-text = Roll the die and collect that many gems from the mine.
gnome-card-badger_ride = Badger Ride
gnome-card-badger_ride-text = Ride 4 stones farther along the trail. Badgers do not wait outside shops.
gnome-card-wrong_turn = Wrong Turn
gnome-card-wrong_turn-text = You turned the signpost round. An opponent goes back 4 stones the way he came.
gnome-card-gust_of_wind = Gust of Wind
gnome-card-gust_of_wind-text = Blow an opponent 3 stones forward, past any shop and never into the Cottage. At the Troll Bridge you may blow him onto the trail behind.
gnome-card-hole_in_the_pocket = Hole in the Pocket
gnome-card-hole_in_the_pocket-text = An opponent has been dribbling treasure: 1 gem on each of the last 3 stones he came along. Whoever lands there keeps it.
gnome-card-sturdy_boots = Sturdy Boots
gnome-card-sturdy_boots-text = For your next 3 turns you may add 2 to your movement roll.
gnome-card-pebble_in_the_boot = Pebble in the Boot
gnome-card-pebble_in_the_boot-text = Hobble, hobble. For his next 2 turns an opponent moves only half his roll, rounded up.
gnome-card-good_gossip = Good Gossip
gnome-card-good_gossip-text = Word is out. The next time you sell at the Pub, the Depot or the Café, every item fetches 1 gem more.
gnome-card-busy_hands = Busy Hands
gnome-card-busy_hands-text = Table one or two items from your hand right away.
gnome-card-a_fair_swap = A Fair Swap
gnome-card-a_fair_swap-text = Swap one of your tabled items for one of an opponent's. Fair is whatever you say it is.
gnome-card-tag_along = Tag Along
gnome-card-tag_along-text = Trot up to the stone of the nearest gnome ahead of you on the trail. No toll, no shopping.
gnome-card-midsummer_feast = Midsummer Feast
gnome-card-midsummer_feast-text = Every gnome not yet home collects 2 gems, and the host 2 more.
gnome-card-early_bird = Early Bird
gnome-card-early_bird-text = If no gnome is ahead of you, collect 6 gems. If anyone is, collect 2.
gnome-card-oh_gnome_you_dont = Oh Gnome You Don't!
gnome-card-oh_gnome_you_dont-text = Oh no you don't! Cancel a card another gnome is playing, if it is one that can be blocked. Works on this card too.
gnome-card-cure_most_remedy = Cure Most Remedy
gnome-card-cure_most_remedy-text = One spoonful: cancel an ailment being played on you, or, as your card for the turn, end an ailment you already have.
gnome-card-hornet_sting = Hornet Sting
gnome-card-hornet_sting-text = Right on the nose. An opponent misses his next turn.
gnome-card-poison_ivy = Poison Ivy
gnome-card-poison_ivy-text = Too itchy to work. For his next 2 turns an opponent may play no green or purple card.
gnome-card-thieving_magpie = Thieving Magpie
gnome-card-thieving_magpie-text = An opponent's most valuable jewel that is not gold flies off to the mine.
gnome-card-torn_pouch = Torn Pouch
gnome-card-torn_pouch-text = All of an opponent's blue and black jewels roll back to the mine.
gnome-card-hungry_hedgehog = Hungry Hedgehog
gnome-card-hungry_hedgehog-text = Munch. An opponent discards his tabled food item of the highest base value.
gnome-card-woodworm = Woodworm
gnome-card-woodworm-text = Crumble. An opponent discards his tabled non-food item of the highest base value.
gnome-card-sticky_fingers = Sticky Fingers
gnome-card-sticky_fingers-text = A friendly pat on the back. An opponent gives you 3 gems.
gnome-card-tripping_root = Tripping Root
gnome-card-tripping_root-text = An opponent has just rolled to move. He trips and moves 1 stone, whatever the die says.
gnome-card-closed_for_cleaning = Closed for Cleaning
gnome-card-closed_for_cleaning-text = An opponent is walking into a business. It is shut to him this turn; he walks on with the steps he has left.
gnome-card-right_back_at_you = Right Back at You
gnome-card-right_back_at_you-text = A red attack is aimed at you. Swap places with the attacker: it is now your attack on him.
gnome-card-wolf_at_the_heels = Wolf at the Heels
gnome-card-wolf_at_the_heels-text = The gnome farthest back on the trail drops 4 gems for the mine as he runs.

# The glossary
gnome-glossary-green = Items
gnome-glossary-purple = Purple cards
gnome-glossary-red = Red cards
gnome-glossary-brawl = Brawl cards
gnome-glossary-jewels = Jewels
gnome-glossary-places = Shops and stones
gnome-glossary-item = { $text } { $prices }.
gnome-glossary-brawl-card = Counts { $value } in a brawl, and is used up by it.
gnome-glossary-jewel = { $value ->
    [one] Worth 1 gem.
   *[other] Worth { $value } gems.
}
gnome-glossary-shop = Buys tabled items at the prices printed on them.
gnome-glossary-die-shop = Buys tabled items: a die says for how much each.

# Why something cannot be chosen now
gnome-why-item = Tabled items are sold in a business.
gnome-why-brawl-card = Brawl cards are for brawls.
gnome-why-jewel = Nothing is to be paid now.
gnome-why-effect = This lasts until it ends by itself; a remedy ends an ailment.
gnome-why-walk = You have walked. Now you may play a card.
gnome-why-sell-tabled = Only items that lie before you are sold: { $card } is in your hand.
gnome-why-table-items = Only items are put before you now: { $card } is none.
gnome-why-no-answer = { $card } is no answer to this.
gnome-why-barred = { $effect } keeps you from playing { $card }: red cards only.
gnome-why-wait-response = { $card } waits for a card that it can answer.
gnome-why-wait-roll = { $card } waits until another gnome has rolled.
gnome-why-wait-enter = { $card } waits until another gnome stands at a door.
gnome-why-nobody-gems = No other gnome on the trail has gems for { $card }.
gnome-why-nobody-items = No other gnome has tabled an item for { $card }.
gnome-why-nobody-swap = For { $card } you and another gnome must both have tabled items, and not the same.
gnome-why-nobody-reach = No gnome stands near enough for { $card }.
gnome-why-nobody-other = There is nobody to whom { $card } would do anything now.
gnome-why-nothing-ailment = You have no ailment that { $card } could end.
gnome-why-nothing-items = You have no item in hand for { $card }.
gnome-why-nothing-brawl = You have no brawl cards for { $card }.
gnome-why-nothing-ahead = No gnome is ahead of you for { $card }.
gnome-why-nothing-other = { $card } would do nothing now.
gnome-why-not-yourself = Choose another gnome, not yourself.
gnome-why-home = { $who } is home already.
gnome-why-not-him = It would do nothing to { $who } now.

# Questions: to who is asked (ask), to the others (await)
gnome-ask-roll-reply = { $active } has rolled { $roll }. Do you interrupt?
gnome-await-roll-reply = { $who } may interrupt { $active }'s roll.
gnome-ask-add-to-roll = You have { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}. Add more?
gnome-await-add-to-roll = { $who } may walk farther than the die says.
gnome-ask-door = You are at the door of the { $shop }, with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go. Step in?
gnome-await-door = { $who } is at the door of the { $shop }.
gnome-ask-enter-reply = { $active } is walking into the { $shop }. Do you interrupt?
gnome-await-enter-reply = { $who } may interrupt: { $active } is walking into the { $shop }.
gnome-ask-bridge = The Troll Bridge: pay { $toll }, or take the trail behind?
gnome-await-bridge = { $who } is at the Troll Bridge.
gnome-ask-sell = You are { $place }. What do you sell? { $takings ->
    [0] {""}
    [one] 1 gem so far.
   *[other] { $takings } gems so far.
}
gnome-await-sell = { $who } is selling { $place }.
gnome-ask-change-up = Change your jewels for fewer, larger ones?
gnome-await-change-up = { $who } may change small jewels for larger ones.
gnome-ask-lose-item = Which of the items in front of you do you lose?
gnome-await-lose-item = { $who } must lose an item.
gnome-ask-elect = You are { $place } with others. Brawl? If one wants to, all must.
gnome-await-elect = { $who } may start a brawl { $place }.
gnome-ask-pick = Brawl! Pick a card, face down.
gnome-await-pick = { $count ->
    [one] { $who } picks a brawl card.
   *[other] { $who } pick a brawl card.
}
gnome-ask-play = Play a card?
gnome-await-play = { $who } may play a card.
gnome-ask-target = { $card }: on whom?
gnome-await-target = { $who } plays { $card } and picks a target.
gnome-ask-table-item = Which item do you put on the table now?
gnome-await-table-item = { $who } is putting items on the table.
gnome-ask-give-item = { $card }: which of your items do you give?
gnome-await-give-item = { $who } plays { $card } and picks an item.
gnome-ask-take-item = { $card }: which item do you want?
gnome-await-take-item = { $who } plays { $card } and picks an item.
gnome-ask-send = { $mover } is pushed to the Troll Bridge. Send him along the trail behind?
gnome-await-send = { $who } may send { $mover } along the trail behind.
gnome-ask-reply = { $by } plays “{ $card }”. Do you reply?
gnome-ask-reply-on = { $by } plays “{ $card }” on { $target }. Do you reply?
gnome-ask-reply-on-you = { $by } plays “{ $card }” on you. Do you reply?
gnome-await-reply = { $who } may reply to “{ $card }”.
gnome-ask-ailment = Which ailment do you cure?
gnome-await-ailment = { $who } takes a remedy.
gnome-ask-forfeit = You cannot pay it all: which item do you give up?
gnome-await-forfeit = { $who } must give up an item.
gnome-ask-discard = Too many cards to leave with: which do you discard?
gnome-await-discard = { $who } must discard down to { $limit ->
    [one] 1 card
   *[other] { $limit } cards
}.
gnome-ask-pay = You owe { $due } more: which jewel next?
gnome-await-pay = { $who } is paying.
gnome-ask-attack = { $active }'s turn ends. Do you attack somebody?
gnome-await-attack = { $who } may play an attack.

# Choices
gnome-option-walk = { $steps ->
    [one] Walk 1 stone
   *[other] Walk { $steps } stones
}
gnome-option-step-in = { $steps ->
    [one] Step in: 1 step is lost, no card this turn
   *[other] Step in: { $steps } steps are lost, no card this turn
}
gnome-option-walk-past = Walk past
gnome-option-keep-jewels = Keep your jewels as they are
gnome-option-change-up = Change: { $change }
gnome-option-elect = Brawl
gnome-option-chat = Do not brawl: just a chat and a chuckle
gnome-option-sell-no-more = Sell nothing more
gnome-option-sell-nothing = Sell nothing
gnome-option-let-choose = Let him choose
gnome-option-table-no-more = No more items
gnome-option-play-nothing = Play nothing
gnome-option-let-happen = Let it happen
gnome-option-cross = Pay { $toll } and cross: { $change }
gnome-option-cross-free = Cross for nothing
gnome-option-behind = Take the trail behind, for nothing but trouble
gnome-option-send = Send him along the trail behind
gnome-option-brawl = { $value } { $title }
gnome-option-jewel = A { $jewel } jewel, worth { $value }
gnome-option-item = { $card }, worth { $value }
    .brief = { $card }
gnome-option-item-shops = { $card }, worth { $least } to { $most }
    .brief = { $card }
gnome-option-card = { $card }: { $does }
    .brief = { $card }
gnome-option-barter = { $card }, for what the die says
gnome-option-sell = { $card } for { $price }
gnome-option-sell-early = { $card } for { $price } (ahead: { $better })
gnome-pays = { $shop } { $price }
gnome-option-target = { $who }, { $place }, with { $gems }
gnome-option-ailment = { $card }{ $turns ->
    [0] {""}
    [one] , 1 turn left
   *[other] , { $turns } turns left
}
gnome-option-ailment-waiting = { $card }, still waiting{ $turns ->
    [0] {""}
    [one] , 1 turn
   *[other] , { $turns } turns
}
gnome-give = give { $given }
gnome-give-get = give { $given }, get { $got } back

# What happened
gnome-begins = { $who } begins.
gnome-turn-of = Round { $y }: { $who }'s turn.
gnome-missed-turn = { $who } misses this turn because of { $card }.
gnome-rolled-die = { $who } rolls { $x }.
gnome-steps-fixed = { $x ->
    [one] { $who } walks 1 stone.
   *[other] { $who } walks { $x } stones.
}
gnome-walked = { $who } stands { $at }.
gnome-sent-back = { $who } goes back to { $place }.
gnome-crossed = { $who } crosses the Troll Bridge.
gnome-went-behind = { $who } takes the trail behind the bridge.
gnome-sent-behind = { $who } sends { $other } behind the bridge.
gnome-let-choose = { $who } lets { $other } choose.
gnome-slid = Wheee! { $who } slides over the slime to { $place }.
gnome-joined = { $who } joins { $other }.
gnome-walks-in = { $who } walks up to the { $shop } to step in.
gnome-passed-by = { $who } walks past the { $shop }.
gnome-shut-out = The door stays shut: { $who } walks on.
gnome-sold = { $who } sells { $card } for { $gems }.
gnome-bartered = { $who } barters { $card }: the die says { $y }.
gnome-paid-out = { $who } collects { $gems } from the mine.
gnome-changed = { $who } changes small jewels for larger ones.
gnome-hazard-hit = { $title }! { $does }
gnome-paid = { $who } pays { $gems } to { $other }.
gnome-paid-mine = { $who } pays { $gems } to the mine.
gnome-broke = { $who } breaks a { $jewel } jewel; the mine gives change.
gnome-item-lost = { $who } loses { $card }.
gnome-hand-lost = { $card } blows out of { $who }'s hand.
gnome-found = { $who } picks up { $gems }.
gnome-dropped = { $who } leaves 1 gem { $at }.
gnome-tabled = { $who } is playing { $card }!
gnome-played = { $who } plays { $card }: { $does }
gnome-plays = { $who } plays { $card }.
gnome-played-on = { $who } plays { $card } on { $target }.
gnome-offered-swap = { $who } offers { $card } for { $second }.
gnome-answered = { $who } answers “{ $second }” with “{ $card }”.
gnome-passed = { $who } passes.
gnome-cancelled = “{ $card }” is cancelled.
gnome-reflected = { $card } is now { $who }'s attack on { $target }.
gnome-fizzled = What was named is gone: nothing happens.
gnome-works = { $card } works on { $who }.
gnome-works-turns = { $turns ->
    [one] { $card } works on { $who } for 1 turn.
   *[other] { $card } works on { $who } for { $turns } turns.
}
gnome-waits = { $card } lies before { $who } and waits its turn.
gnome-wakes = From this turn on, { $card } works on { $who }.
gnome-wears-off = { $card } is over for { $who }.
gnome-cured = { $who } is cured of { $card }.
gnome-jewels-lost = { $y ->
    [one] { $who } loses 1 { $jewel } jewel to the mine.
   *[other] { $who } loses { $y } { $jewel } jewels to the mine.
}
gnome-swapped = { $who } gives { $card } and takes { $second }.
gnome-meet = Gnomes meet { $at }.
gnome-would-chat = { $who } would rather chat.
gnome-wants-brawl = { $who } wants to brawl!
gnome-picked = { $who } holds out a brawl card, the { $x }.
gnome-picked-hidden = { $who } holds out a brawl card.
gnome-showed = { $who } shows the { $value }, { $title }!
gnome-showed-counts = { $who } shows the { $value }, { $title }, which counts { $counts }!
gnome-showed-nothing = { $who } has no brawl card left and counts 0.
gnome-tied = A tie: nobody pays. A chat and a chuckle.
gnome-rolled-off = Tied for the win, { $who } rolls { $x }.
gnome-brawl-won = { $who } wins the brawl with { $y }; each loser pays the difference, or as much of it as he has.
gnome-forfeited = { $who } cannot pay it all and gives { $target } { $card }.
gnome-drew = { $who } draws “{ $card }”.
gnome-drew-hidden = { $who } draws a card.
gnome-no-card-left = There is no card left for { $who } to draw.
gnome-reshuffled = { $y ->
    [one] The discard pile is shuffled: 1 card to draw.
   *[other] The discard pile is shuffled: { $y } cards to draw.
}
gnome-discarded = { $who } discards { $card }.
gnome-came-home = { $who } comes home { $y ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
}!
gnome-hand-discarded = { $y ->
    [one] { $who } discards 1 card left in hand.
   *[other] { $who } discards { $y } cards left in hand.
}
gnome-redeemed = The items before { $who } fetch half their worth: { $gems }.
gnome-home-pays = For this place { $who } gets { $gems }.
gnome-late-owes = For coming so late { $who } owes { $gems }.
gnome-called-home = { $who } is called home.
gnome-round-limit = The limit of rounds is reached.
gnome-result = { $who } has { $gems }.
gnome-over = { $count ->
    [one] { $who } is the richest gnome and wins.
   *[other] { $who } are equally rich and share the win.
}

# Why a choice is better than another: what differs, on average, a few decisions on
gnome-theme-gems = gems
gnome-theme-items = what can be sold
gnome-theme-cards = the cards in hand
gnome-theme-way = the way home
gnome-reason-gems = { $more ->
        [more] { $who } has { $by } more gems ({ $better } instead of { $other })
       *[less] { $who } has { $by } fewer gems ({ $better } instead of { $other })
    }
gnome-reason-items = { $more ->
        [more] { $who } has { $by } more items on the table ({ $better } instead of { $other })
       *[less] { $who } has { $by } fewer items on the table ({ $better } instead of { $other })
    }
gnome-reason-cards = { $more ->
        [more] { $who } holds { $by } more cards ({ $better } instead of { $other })
       *[less] { $who } holds { $by } fewer cards ({ $better } instead of { $other })
    }
gnome-reason-way = { $more ->
        [more] { $who } is { $by } stones further on the way home ({ $better } instead of { $other })
       *[less] { $who } is { $by } stones further back on the trail ({ $better } instead of { $other })
    }

# House rules: a name, what it does, its values
gnome-house-group-brawls = Brawls
gnome-house-group-cards = Turns and cards
gnome-house-group-jewels = Jewels
gnome-house-group-end = The end
gnome-house-brawling = Brawls
    .about = Gnomes who meet may brawl. Leave it out in a first game.
gnome-house-house_forfeit_item = Brawls cost goods
    .about = House rule: who cannot pay a brawl in full also gives up an item on the table.
gnome-house-house_hand_limit = Five cards on leaving a shop
    .about = House rule: discard down to five cards before leaving a business.
gnome-house-house_pub_brawls = Brawls in the Pub
    .about = House rule: gnomes who meet in the Pub may brawl there.
gnome-house-first_player = Who begins
    .about = A gnome drawn by lot, or the one named here.
gnome-house-first_player-random = drawn by lot
gnome-house-first_player-0 = the first seat
gnome-house-first_player-1 = the second seat
gnome-house-first_player-2 = the third seat
gnome-house-first_player-3 = the fourth seat
gnome-house-first_player-4 = the fifth seat
gnome-house-first_player-5 = the sixth seat
gnome-house-attack_timing = When attacks are played
    .about = Attacks are played in your own turn, or at the end of anybody's.
gnome-house-attack_timing-own_turn = in your own turn
gnome-house-attack_timing-any_turn = at the end of any turn
gnome-house-business_silence = Cards inside a business
    .about = Who steps in only leaves out the PLAY step, or plays no card at all while inside.
gnome-house-business_silence-play_step = only the PLAY step is left out
gnome-house-business_silence-strict = no card at all
gnome-house-payment = How jewels are paid
    .about = Jewels are paid by a fixed rule, or the payer picks them.
gnome-house-payment-auto = by a fixed rule
gnome-house-payment-payer = the payer picks
gnome-house-gem_set = Kinds of jewels
    .about = The jewels of the box, or one kind more: its smallest is then worth 2, and a white one 1.
gnome-house-gem_set-four = those of the box
gnome-house-gem_set-five = one kind more
gnome-house-toll_short = Too poor for the toll
    .about = Who has less than the toll of the Troll Bridge is refused, or crosses for all they have.
gnome-house-toll_short-refused = refused
gnome-house-toll_short-allowed = crosses for all they have
gnome-house-brawl_needs_gems = No brawl among the penniless
    .about = A brawl needs somebody there with gems.
gnome-house-brawl_memory = Used brawl cards
    .about = Which brawl cards each gnome has used is hidden, or listed for all.
gnome-house-brawl_memory-hidden = hidden
gnome-house-brawl_memory-shown = listed
gnome-house-last_gnome = The last gnome on the trail
    .about = When all others are home, the last gnome plays on, or walks home at once.
gnome-house-last_gnome-plays_on = plays on
gnome-house-last_gnome-walks_home = walks home at once
gnome-house-tie = A tie for the win
    .about = It is shared, or goes to who was home earlier.
gnome-house-tie-shared = shared
gnome-house-tie-earlier = home earlier wins
gnome-house-turn_cap = Longest game
    .about = After so many turns each, the gnomes still out are placed as they stand.

# The guided first game (lesson.yaml)
gnome-chapter-1 = Along the trail
gnome-chapter-2 = Brawling
gnome-lesson-hello = Hello! You are the green gnome, and this cottage is home. The first one home gets 8 gems, the second 5.
gnome-lesson-gems = But what counts in the end is who has the most gems. So earn some on the way, and don’t run past the shops.
gnome-lesson-turn = A turn: roll, walk, play a card if you like, draw one. The die is rolled for you; you have walked six stones.
gnome-lesson-item = Green cards are goods. Only what lies on the table can be sold later, so lay out the elderberries: touch them twice.
gnome-lesson-ask = Blue has rolled and walked. Some red cards interrupt a roll: whoever holds one is asked. You have none, so it simply went on.
gnome-lesson-purple = You drew a purple card: it simply does what it says. Nobody is ahead of you, so the Early Bird brings 6 gems.
gnome-lesson-six = The Early Bird brought 6 gems: one red jewel for 5, one black for 1.
gnome-lesson-door = You pass the door of the pub, with steps left over. Then you may go in and sell. The steps are lost, and so is your card for this turn.
gnome-lesson-enter = Elderberries are drunk here, so they pay well. Step in: touch the pub.
gnome-lesson-sell = Depot and Café would pay 3, the pub pays 6. Sell them!
gnome-lesson-change = 12 gems. In a shop you may change small jewels for large ones. Do it: some thieves cannot touch gold.
gnome-lesson-berries = Lay out the strawberries; the Café far ahead pays 5 for them.
gnome-lesson-slime = You had to leave the pub, with a 1. Look, the Slug Slime: whoever ends a move exactly there slides a good way on. You need a 3.
gnome-lesson-closing = Blue went into the pub. With the card Closed for Cleaning you would have been asked, and could have shut the door in his face.
gnome-lesson-whee = A 3, exactly! Whee, five stones for nothing. Blue sold everything and has 15 gems to your 12.
gnome-lesson-juniper = Lay out the juniper berries.
gnome-lesson-pebble = A little mischief: with a Pebble in the Boot Blue walks only half of what he rolls, for two turns. Play it.
gnome-lesson-reply = Blue answered with a remedy, and the pebble is gone. Answers pile up, and the last one counts first: an “Oh Gnome You Don’t!” would have stopped the remedy.
gnome-lesson-prices = The Gnome Depot. Mind the prices: berries fetch little here, tools and firewood more.
gnome-lesson-walk = Walk past this time. Then you may play a card as well.
gnome-lesson-wolf = Red cards bite. The wolf takes 4 gems from the gnome who is last, and that is Blue, who is richer than you. Play it!
gnome-lesson-honey = You are ahead. Lay out the honey as well: the Café comes next, and it pays well for sweet things.
gnome-lesson-toll = The Troll Bridge! Blue has paid 5 gems to cross it. Whoever does not pay takes the trail behind, where nasty stones wait.
gnome-lesson-tag-along = You hold the card for this: Tag Along brings you to the gnome ahead of you, over the bridge, and nobody asks you for the toll. Play it!
gnome-lesson-more-berries = Two gnomes on one stone may brawl. That comes in the next lesson. Lay out the juniper berries.
gnome-lesson-sticky = Blue pays you 3 gems, if he has no answer. Now, while he stands before you: play Sticky Fingers.
gnome-lesson-drew-no = You drew an “Oh Gnome You Don’t!”. It stops a card that another gnome plays. You will be asked when it fits.
gnome-lesson-cafe = Here is the Café. Step in and sell what you have carried all the way.
gnome-lesson-sell-honey = 6 gems for the honey. You sell one thing after the other.
gnome-lesson-sell-strawberries = The strawberries bring the 5 gems that you kept them for.
gnome-lesson-sell-juniper = Juniper berries are worth little, but who knows if another shop comes.
gnome-lesson-sell-last = And the others. At the Cottage goods would fetch only half.
gnome-lesson-change-again = 15 gems! Change them for gold.
gnome-lesson-pebble-again = Blue stands on your stone and has Sturdy Boots. Put a pebble into them.
gnome-lesson-cart = The Tinker’s Cart is the last shop. You have nothing to sell: walk past, and hurry.
gnome-lesson-bird-again = No gnome is ahead of you, so an Early Bird is worth 6 gems once more.
gnome-lesson-half = Just a few stones to the Cottage. The first one home gets gems, and then the gems are counted.
gnome-lesson-pass = The hazelnuts would bring next to nothing now. Play nothing.
gnome-lesson-end = A remedy against your pebble! You hold the answer: touch “Oh Gnome You Don’t!”. Walk the last stones home alone, or go on and learn to brawl.
gnome-lesson-brawl-hello = A new walk, now with brawling. Each gnome has ten brawl cards, from 1 to 10, and each is used just once.
gnome-lesson-brawl-goods = You have walked five stones. Lay out the basket as usual.
gnome-lesson-brawl-mushrooms = You drew a Dirty Trick: in his next brawl Blue would have to pull his card blindly. Keep it. Lay out the mushrooms.
gnome-lesson-brawl-meet = You have come to the very stone on which Blue stands, with the 6 gems his Early Bird brought. When gnomes meet, each may ask for a brawl.
gnome-lesson-brawl-ask = The higher card wins, and the loser pays the difference in gems. You have no gems to lose, and he has six. Brawl!
gnome-lesson-brawl-ten = Both choose in secret and show at once. You cannot lose with the 10, and the most it can bring is worth having. Show it.
gnome-lesson-brawl-won = 10 against 6: Blue pays you 4 gems. Your 10 is spent for the whole game, though, and he still has his.
gnome-lesson-brawl-walnuts = The brawl is over, the turn goes on. Lay out the walnuts.
gnome-lesson-brawl-mouse = Blue is ahead. Lay out the little mouse; it sells well.
gnome-lesson-brawl-pub = Walk past the pub this time: then you may play a card.
gnome-lesson-brawl-tag = Tag Along brings you to the gnome ahead of you, on his stone. Play it.
gnome-lesson-brawl-decline = You meet again. Blue has his 10 and you have not: rather have a chat. But one who wants to is enough.
gnome-lesson-brawl-nine = Blue wants to! Then show your 9: against his 10 it costs you a single gem, a 1 would cost you nine.
gnome-lesson-brawl-lost = He did have the 10. One gem, and now the strongest card of both is gone.
gnome-lesson-brawl-enough = Your die brought you to his stone once more. Enough for now: do not brawl.
gnome-lesson-brawl-end = Count what the others have shown: that is all there is to it. The trail is yours. Good luck!
