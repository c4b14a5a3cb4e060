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
pass-on-end = Ask me again
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


## ----- Violet and the Grumpy Nisse -----

violet-title = Violet and the Grumpy Nisse
violet-seat-violet = Violet
violet-seat-torech = Torech

violet-card = { $colour } { $value }
violet-card-back = a card face down
violet-effect-1 = beats any 9
violet-effect-2 = draw 3, keep 4
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
violet-tile-storm-does = The lantern goes out one space sooner.
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
violet-tile-resourceful-does = Keep: take a fifth card.

violet-map = The way to Ordep's Fire
violet-space = Space { $name }, { $colour }, { $area }
violet-space-violet = Violet stands here
violet-space-fear = her fear stands here
violet-space-helper = a Helper lights it
violet-space-ring = a Faery Ring lies here
violet-space-scent = the Scent of Fear lies here
violet-space-bridge = the bridge
violet-fire = Ordep's Fire
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
violet-here-neutral = No colour is stronger here; every effect is on
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
violet-strong = strongest here
violet-led = led
violet-answered = answered
violet-wins = wins
violet-last-turn = Last turn. { $line }
violet-turn-none = No card is on the table

violet-counter-hand = cards in hand
violet-counter-tokens = tokens
violet-counter-tiles = kept tiles
violet-counter-fuel = fuel
violet-counter-fear = steps behind

violet-end-fire = Violet sits down at Ordep's Fire
violet-end-fuel = The lantern is out
violet-end-fear = Her fear has caught her
violet-end-won = { $who } wins

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
violet-effect-2-in-full = Instead of taking from the tableau, draw three, then choose four to hold; the others are shuffled into the deck.
violet-effect-3-in-full = Instead of taking from the tableau, look at the next five cards of the deck and keep one.
violet-effect-4-in-full = Before you take a card, you may trade one hand card for any card of the discard pile.
violet-effect-5-in-full = Wild, always: has the colour of Violet's space. On a yellow space it has the other card's colour.
violet-effect-6-in-full = Played first, it cannot be beaten by the colour of Violet's space.
violet-effect-7-in-full = The other player shows you their hand until they have drawn.
violet-tile-faery_ring-in-full = Put this on a space Violet has not reached. While she stands there, a lost turn does not carry her onward. She still burns two fuel.
violet-tile-off_track-in-full = Put this on a space Violet has not reached. That space becomes two spaces of its colour.
violet-tile-gust_of_wind-in-full = The lantern loses two fuel.
violet-tile-storm-in-full = The lantern goes out one space sooner for the rest of the game.
violet-tile-howl-in-full = All of Ordep's Helpers flee.
violet-tile-scent_of_fear-in-full = Put this on a journey space the Fear Pawn has not reached. When the Fear Pawn gets there, the pair in the second Fear Slot is resolved at once.
violet-tile-trick-in-full = Once, on your go: trade one hand card for one tableau card.
violet-tile-planning_ahead-in-full = Once, before or after you draw: sweep away the tableau and deal four new cards.
violet-tile-adapt-in-full = You may give a space Violet has not reached another of the four colours.
violet-tile-resourceful-in-full = Once, after refilling your hand: take a fifth card from the tableau. You do not draw again until you are down to three.

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
violet-ask-before-draw = Use an item first?
violet-await-before-draw = { $who } may use an item.
violet-ask-search-discard = Your 4: take a card from the discard pile?
violet-await-search-discard = { $who } searches the discard pile.
violet-ask-put-back = Your 4: which card do you put into the discard pile?
violet-await-put-back = { $who } searches the discard pile.
violet-ask-give-back = Your 2: which card goes back into the deck?
violet-await-give-back = { $who } chooses among the cards drawn for a 2.
violet-ask-keep-one = Your 3: which card do you keep?
violet-await-keep-one = { $who } looks at the top of the deck.
violet-ask-take = Take a card from the tableau.
violet-await-take = { $who } takes a card.
violet-ask-after-draw = Use an item, or end your draw?
violet-await-after-draw = { $who } may use an item.
violet-ask-take-fifth = Resourceful: take a fifth card.
violet-await-take-fifth = { $who } takes a fifth card.

# Choices
violet-option-card = { $card } ({ $effect })
violet-option-card-off = { $card } (no effect here: it has the colour of Violet's space)
violet-option-tile = { $tile }: { $does }
violet-option-space = { $place }, { $colour }, { $area }
violet-option-bridge = { $place }, { $colour }, { $area } (the bridge)
violet-option-picks-first = { $who } picks first
violet-option-scent = The Scent of Fear: resolve the pair in the second Fear Slot
violet-option-token = Advantage Token: deal a new tableau
violet-option-planning = Planning Ahead: deal a new tableau
violet-option-trick = Trick up the Sleeve: trade with the tableau
violet-option-resourceful = Resourceful: take a fifth card
violet-option-take-nothing = Take nothing
violet-option-change-nothing = Change nothing
violet-option-no-item = Go on without an item
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
violet-fear-moved-far = { $steps ->
    [one] The Fear Pawn moves 1 step, { $penalty } of them for the failing light, to { $place }.
   *[other] The Fear Pawn moves { $steps } steps, { $penalty } of them for the failing light, to { $place }.
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
violet-drew = { $who } draws { $y } cards for a 2: { $cards }.
violet-drew-hidden = { $who } draws { $y } cards for a 2.
violet-gave-back = { $who } gives the { $card } back to the deck.
violet-gave-back-hidden = { $who } gives a card back to the deck.
violet-shuffled-back = The deck is shuffled: { $y } cards.
violet-looked = { $count ->
    [one] { $who } looks at the top card of the deck for a 3: { $cards }.
   *[other] { $who } looks at the top { $count } cards of the deck for a 3: { $cards }.
}
violet-looked-hidden = { $count ->
    [one] { $who } looks at the top card of the deck for a 3.
   *[other] { $who } looks at the top { $count } cards of the deck for a 3.
}
violet-kept-one = { $who } keeps the { $card }.
violet-kept-one-hidden = { $who } keeps one of them.
violet-searched = { $who } searches the discard pile for a 4.
violet-declined-swap = { $who } takes nothing from the discard pile.
violet-fished = { $who } takes the { $card } from the discard pile.
violet-fished-hidden = { $who } takes a card from the discard pile.
violet-put-down = { $who } puts the { $card } into the discard pile.
violet-put-down-hidden = { $who } puts a card into the discard pile.
violet-took-fifth = { $who } takes the { $card } as a fifth card.
violet-no-redraw = { $who } holds enough cards and draws none.
violet-over-fire = Violet sits down at Ordep's Fire. { $who } wins the game.
violet-over-fuel = The lantern is out. { $who } wins the game.
violet-over-fear = Violet's fear has caught her. { $who } wins the game.
violet-turn-limit = The turn limit for automated play is reached: unfinished.

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
    .about = The hand as it is at that moment, or those cards for as long as they stay in hand.
violet-house-seven_reveal-snapshot = the hand of that moment
violet-house-seven_reveal-live = those cards while they are held
violet-house-surplus_three = A 3 played with a full hand
    .about = With four cards in hand: only look at the five cards, or keep one of them.
violet-house-surplus_three-look_only = only look
violet-house-surplus_three-keep_one = keep one
violet-house-discard_memory_aid = Help to remember
    .about = Shows what an attentive player could remember: values in the slots, seen cards of the pile, known cards of the other hand.
violet-house-handicap_violet = Fuel for Violet
    .about = Violet starts with so much more (or less) fuel.
violet-house-handicap_torech = Tiles for Torech
    .about = Torech draws so many tiles before he chooses three.
violet-house-turn_cap = Longest game
    .about = The game stops after so many turns; 0: never.

# The guided first game (lesson.yaml)
violet-lesson-hello = Hello! You are Violet, alone in the forest at night. The path ends here, at Ordep’s Fire. Reach it and you win.
violet-lesson-lantern = Every step burns fuel. When your lantern is empty, Torech the nisse has won.
violet-lesson-torech = Torech also sends Fear after you, along the track down here. It wakes his three tiles on the way, and must never catch you.
violet-lesson-draft = First, each of you picks four cards, one a round. You always say who picks first. Choose yourself: good cards lie there.
violet-lesson-wild = A 5 is wild: it takes the colour of the place where you stand. Always useful. Touch it once to choose it, once more to take it.
violet-lesson-torech-first = Torech took a 9. Let him go first now: perhaps he leaves you the card that beats it.
violet-lesson-one = He has two 9s, the highest there is. But a 1 beats any 9! Take this one.
violet-lesson-first-again = Now you first again: there is a 9 for you, too.
violet-lesson-nine = The mint 9. Nothing is higher, and Torech has no 1.
violet-lesson-first-last = The last round. Keep the first pick.
violet-lesson-seven = A 7 opens Torech’s hand to you when you play it. You will see.
violet-lesson-turn = Now the walk begins. In each turn you both play one card, any card. The stronger one wins the turn.
violet-lesson-yellow = You stand on yellow. Here the first card wins, unless the second has the same colour and a higher number.
violet-lesson-lead-nine = You lead, and no mint card is higher than your 9. Play it: nothing can go wrong.
violet-lesson-walked = Won! You walked one space, and the lantern burned 1 fuel for it.
violet-lesson-take = Now both of you take a card, the winner first. Soon you come to the mint lake, where mint is strong. Take the mint 1.
violet-lesson-lead-seven = Lead the blue 7. Even if it loses, it shows you what Torech holds.
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
violet-lesson-rest = 11 fuel left, and the Fire is 12 spaces away. Rest this time: 3 fuel more. Torech gets the token of the wood for it.
violet-lesson-take-two = Another card for the moor, and away from pink a 2 fetches three fresh cards.
violet-lesson-end = That is the whole game: win turns where your colours are strong, rest in time, lose cheaply. The way to the Fire is yours now. Good luck!


## ----- The Grumpy Nisse -----

nisse-title = The Grumpy Nisse
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
nisse-pick = pick { $pick } of 3
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
nisse-next = next space: { $trump }
nisse-event-tricks = Torech tricks Violet
nisse-event-shortcut = a shortcut
nisse-event-plan = the devilish plan
nisse-event-determination = Violet's determination
nisse-event-panic = Torech panics
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
nisse-now-shortcut = Win this turn and Violet runs to space 10
nisse-now-plan = The plan: { $wins } of { $needed } wins for Torech
nisse-now-determination = Violet's first try: a win brings discards back
nisse-now-tricks = If Torech wins here, each deck loses two cards
nisse-now-panic = If Torech wins here, each discards one more card

nisse-hand-of = { $who }'s hand
nisse-hand-open =
    { $turns ->
        [one] lies open this turn
       *[other] lies open for { $turns } turns
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

nisse-counter-cards = cards
nisse-counter-hand = in hand
nisse-counter-deck = in the deck
nisse-counter-discards = discarded

nisse-end-ordep = Violet meets Ordep
nisse-end-plan = The devilish plan has worked
nisse-end-sun = The sun rises before Violet has found Ordep
nisse-end-won = { $who } wins

nisse-summary-draft = Draft, roll { $roll } of { $rolls }, pick { $pick } of 3; { $who } rolled. Dice left: { $dice }.
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

## The guided first game (lesson.yaml)
nisse-lesson-hello = Hello! You are Violet. Get to this last space and win one more turn there before the second round ends, and the night is yours.
nisse-lesson-torech = Each turn you win takes you one space on. Each turn that Torech the nisse wins keeps you where you are.
nisse-lesson-deck = You both have a deck of 18 cards for the whole game and hold four. Usually you pick your cards with dice; today they are dealt.
nisse-lesson-lead = You lead. Torech can only win with the same colour and a higher number. Play the blue 7: touch it once to choose, once more to play.
nisse-lesson-off-colour = Torech had another colour, so the card that led won. One space on!
nisse-lesson-seven = Small signs on the cards are effects. Your 7 drew you two cards; now one goes under your deck. Put the blue 3 away.
nisse-lesson-nine = 9 is the highest number. Lead the red one. What could go wrong?
nisse-lesson-one = A 1! It beats every 9, the only thing it is good for. Torech won the turn, so you stay here, and he leads now.
nisse-lesson-three = He leads a 3, and a 3 lets dice decide: two dice for the 3, one for your card. Play your highest number, and good luck!
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
nisse-lesson-fetch = Off the plan! Red is trump from the next space on. Fetch the red 9.
nisse-lesson-give = And one card goes for it. Green is behind you: give the 6.
nisse-lesson-round = A round ends when both hands are empty. Then you shuffle your 18 cards and play a second, last one. You are well ahead.
nisse-lesson-end = Next time you draft your own deck with dice. For now, the last spaces are yours to win. Good luck!


## ----- Grumpf -----

grumpf-title = Grumpf
# Grumpf: words on the board. What is asked and told comes from the server.
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
grumpf-waiting = { $count ->
    [0] Nothing to hunt
   *[other] Waiting: { $count } { $animal }
}
grumpf-total = Total { $total }
grumpf-light-met = met
grumpf-light-not-yet = not yet
grumpf-light-spoiled = spoiled
grumpf-light-nobody = nobody there
grumpf-track = On the track: { $who }
grumpf-track-empty = The track is empty
grumpf-ranking = Strongest first: { $who }
grumpf-stands = { $who } { $value }
grumpf-stands-out = { $who } { $value }, knocked out
grumpf-tiles-left = for the strongest
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
grumpf-beat = beat { $beat }
grumpf-huts = Huts: { $taken } of { $huts } taken
grumpf-hut-taken = { $name }'s Elder is home
grumpf-hut-free = A free hut
grumpf-your-elder = Your Elder: send it home
grumpf-your-elder-home = Your Elder is home
grumpf-go-home = Go home
grumpf-open = All Grumpfs
grumpf-shout = Grumpf!
grumpf-horn = The horn!
grumpf-your-grumpfs = Your Grumpfs
grumpf-face = { $face ->
    [club] a club
   *[other] { $face }
}
grumpf-token = Grumpf { $slot } shows { $shows }
grumpf-token-known = Grumpf { $slot } shows { $shows }, with { $under } underneath
grumpf-help = Touch a Grumpf to pick it up.
grumpf-help-held = Touch it again to turn it, or touch a ground to put it there.
grumpf-help-club = Touch it again to turn it, or touch a Grumpf on a track to knock it out.
grumpf-help-beat = { $flips ->
    [0] No flips left in this beat: choose one action, or hold.
    [one] 1 flip left in this beat, then one action in secret.
   *[other] { $flips } flips left in this beat, then one action in secret.
}
grumpf-help-committed = You have chosen. When all have, it happens.
grumpf-help-home = Your clan is home and safe. The others hunt on.
grumpf-in-hand = You hold your Grumpfs in your hand. They drop when somebody shouts.
grumpf-shares = The hunt is over
grumpf-skip = Show all
grumpf-close = Close
grumpf-verdict-met = Success!
grumpf-verdict-failed = Failure!
grumpf-verdict-empty = Nobody
grumpf-ahead = ahead of the next
grumpf-scoring = Scoring
grumpf-won = { $count ->
    [one] { $names } wins the game
   *[other] { $names } share the victory
}
grumpf-legend = Five different animals score 6, four 4, three 2, two 1. Dashed: a Sorcerer's copy; ringed: a Joker.
grumpf-trade = Forced Trade
grumpf-offered = { $name } gives a { $animal } and gets one in return.
grumpf-has = { $name }: { $count } { $animal }
grumpf-no-animals = no animals
grumpf-count-points = Points
grumpf-count-animals = Animals
grumpf-count-pool = Grumpfs left
grumpf-sum-round = Round { $round } of { $rounds }. { $taken } of { $huts } huts taken.
grumpf-sum-ground = { $name }: { $text } { $who }{ $total ->
    [none] .
   *[other] , total { $total }, { $light }.
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

## The guided first game (lesson.yaml)
grumpf-lesson-hello = Hello! You lead the pink clan. In four hunts you catch Animals. They wait on hunting grounds like this one.
grumpf-lesson-series = What counts in the end are series of different Animals: two kinds are worth 1 point, three 2, four 4, all five 6. Most points win.
grumpf-lesson-ready = Three clans, two huts to go home to. Say that you are ready.
grumpf-lesson-shout = Whoever likes shouts, and everybody drops eight Grumpfs. Shout it!
grumpf-lesson-tokens = These are your Grumpfs. Each shows its strength, or a club, and something else on its back.
grumpf-lesson-beats = At the table all hunt at once, as fast as they can. Here we go in beats: everybody chooses in secret, then it all happens.
grumpf-lesson-bee = The bees ask for nothing: the strongest clan simply takes the first share, 2 of them. Touch your 5, then this ground.
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
grumpf-lesson-left = Nobody brought 20 to the mammoths, so they stay, and new Animals have come. Ready for the second hunt?
grumpf-lesson-shout-again = Shout again. Then the hunt is yours.
grumpf-lesson-end = You know it all: flip, place, club, and be home in time. Watch the totals, and collect different Animals. Good hunting!


## ----- Naughty or Nice -----

naughty-title = Naughty or Nice
naughty-colour-red = red
naughty-colour-blue = blue
naughty-colour-black = black
naughty-colour-green = green
naughty-colour-same = of one colour
naughty-colour-any = of any colour
naughty-letter-red = R
naughty-letter-blue = B
naughty-letter-black = K
naughty-letter-green = G
naughty-letter-same = =
naughty-letter-any = ?
naughty-shape-star = star
naughty-shape-bell = bell
naughty-shape-tree = tree
naughty-shape-snowflake = snowflake
naughty-shape-heart = heart

naughty-helpful = helpful
naughty-harmful = harmful
naughty-neutral = neutral
naughty-present = { $name }, a { $colour } present
naughty-present-preferred = { $name }, a { $colour } present, your preferred one
naughty-creature = { $name }, { $nature }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $text }
naughty-fresh = { $creature } It came this turn and wakes when the turn is over.
naughty-wakes = wakes next turn
naughty-reaction = reaction
naughty-kiddo = { $name }, { $shape }, wishes for { $wish }{ $payable }
naughty-can-pay = ; you can pay
naughty-can-pay-caga = ; you can pay with Caga Tió
naughty-gap = An empty space
naughty-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

naughty-playground = Playground
naughty-workshop = Presents
naughty-forest = Creatures
naughty-kiddo-pile = Kiddos
naughty-present-deck = Present deck
naughty-creature-deck = Creature deck above the bottom stack
naughty-creature-stack = Bottom stack of creatures, with Midnight
naughty-kiddo-deck = Kiddo deck above the bottom stack
naughty-kiddo-stack = Bottom stack of kiddos, with Midnight
naughty-present-discards = Presents thrown away
naughty-creature-discards = Creatures thrown away
naughty-kiddo-discards = Kiddos swept away
naughty-nothing-there = Nothing lies there.
naughty-close = Close
naughty-row = Offer row

naughty-turn = Turn { $turn }
naughty-before = Before the first turn
naughty-whose = { $who } is at work
naughty-yours = Your turn
naughty-level = Level { $level }
naughty-basic-open = basic action to do
naughty-basic-done = basic action done
naughty-midnight = Midnight has struck
naughty-last-turns = { $turns ->
    [0] After this turn everybody has one last turn.
    [one] The very last turn.
   *[other] { $turns } last turns to go, this one included.
}
naughty-summon-midnight = A Summon is now worth points instead of creatures.
naughty-twelve = Midnight!

naughty-stage-empty = Nothing is under way.
naughty-stage = Under way
naughty-cancelled = text cancelled, points kept
naughty-for = for
naughty-wish-of = { $who } gives to { $name }
naughty-wish-sum = { $list } for the list{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } preferred = { $total }
}
naughty-elves-offer = The Elves offer
naughty-wolverine-offer = Given for the wish: take
naughty-drawn = You drew
naughty-call = Which present does Krampus call?
naughty-icon = Which present of the list does Caga Tió stand in for?
naughty-choose-giver = Who brings the presents this year?
naughty-likes = likes { $presents }
naughty-taken = { $who } is { $name }
naughty-free = { $name }, { $likes }. { $text }

naughty-panel = { $who }{ $giver }: { $points }, shapes: { $shapes }; in hand { $presents } presents, { $creatures } creatures{ $more }
naughty-panel-no-sets = { $who }: { $points }, kiddos: { $kiddos }; in hand { $presents } presents, { $creatures } creatures
naughty-as-giver = {" "}as { $giver }
naughty-leads = { $shape }: { $count }, most
naughty-has = { $shape }: { $count }
naughty-you = you
naughty-you-know = Known in this hand: { $cards }
naughty-lacks = has no { $cards }
naughty-scrooges = { $count ->
    [one] Mr Scrooge sits here: the next turn is lost
   *[other] { $count } Scrooges sit here: as many turns are lost
}
naughty-rudolf = Rudolf: { $count } Reindeer, worth { $points }
naughty-open-hand = The hand of { $who }
naughty-collected = { $shape }: { $names }
naughty-none = none
naughty-scoreboard = Scoreboard
naughty-at = { $who } at { $points }

naughty-hand-presents = Your presents
naughty-hand-creatures = Your creatures
naughty-no-presents = No presents in hand
naughty-no-creatures = No creatures in hand
naughty-watching = You are watching.

naughty-sheet = How it ended
naughty-sheet-player = Player
naughty-sheet-played = In play
naughty-sheet-shapes = Most of a shape
naughty-sheet-all = All five shapes
naughty-sheet-rudolf = Rudolf
naughty-sheet-total = Points
naughty-sheet-wishes = Wishes
naughty-sheet-won = { $who } wins.
naughty-sheet-shared = { $who } share the win.
naughty-sheet-tie = Equal points: the number of fulfilled wishes decides.

naughty-count-points = Points
naughty-count-wishes = Wishes
naughty-count-presents = Presents
naughty-count-creatures = Creatures
naughty-summary = { $headline } In the Playground: { $playground }. In the offer row: { $row }. { $players } { $hand }
naughty-summary-player = { $who } has { $points }, { $presents } presents and { $creatures } creatures.
naughty-summary-hand = In your hand: { $cards }.

## The guided first game (lesson.yaml)
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
naughty-lesson-answer = Orange has fulfilled a wish, and you are asked whether you answer. Only a Papa Wolverine could. You have none, so let it be.
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
# Oh Gnome You Don't!: words on the board. What is asked and told comes from the server.
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
gnome-no-gems = no gems
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
gnome-mine = Mine
gnome-close = Close
gnome-winner = { $count ->
    [one] { $names } is the richest gnome!
   *[other] { $names } share the win!
}
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
gnome-ask-elect = You are { $place } with others. Brawl?
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
gnome-ask-send = { $mover } is blown to the Troll Bridge. Send him along the trail behind?
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
gnome-await-discard = { $who } must discard down to five cards.
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
gnome-option-chat = Just a chat and a chuckle
gnome-option-sell-no-more = Sell nothing more
gnome-option-sell-nothing = Just a wee rest
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
gnome-option-card = { $card }: { $does }
gnome-option-barter = { $card }, for what the die says
gnome-option-sell = { $card } for { $price }
gnome-option-sell-early = { $card } for { $price } (ahead: { $better })
gnome-pays = { $shop } { $price }
gnome-option-target = { $who }, { $place }, with { $gems }
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
gnome-brawl-won = { $who } wins the brawl with { $y }; each loser pays the difference.
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

# House rules: a name, what it does, its values
gnome-house-brawling = Brawls
    .about = Gnomes who meet may brawl. Leave it out in a first game.
gnome-house-house_forfeit_item = Brawls cost goods
    .about = House rule: who cannot pay a brawl in full also gives up an item on the table.
gnome-house-house_hand_limit = Five cards on leaving a shop
    .about = House rule: discard down to five cards before leaving a business.
gnome-house-house_pub_brawls = Brawls in the Pub
    .about = House rule: gnomes who meet in the Pub may brawl there.
gnome-house-first_player = Who begins
    .about = A gnome drawn by lot, or the one named here if that gnome plays.
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
    .about = Jewels of four values (10, 5, 3, 1), or of five (with a 2).
gnome-house-gem_set-four = four
gnome-house-gem_set-five = five
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
gnome-lesson-hello = Hello! You are the green gnome, and this cottage is home. The first one home gets 8 gems, the second 5.
gnome-lesson-gems = But what counts in the end is who has the most gems. So earn some on the way, and don’t run past the shops.
gnome-lesson-turn = A turn: roll, walk, play a card if you like, draw one. The die is rolled for you; you have walked six stones.
gnome-lesson-item = Green cards are goods. Only what lies on the table can be sold later, so lay out the elderberries: touch them twice.
gnome-lesson-ask = Blue has rolled. You are asked whether you interrupt, for some red cards can. You have none of them: let it happen.
gnome-lesson-purple = You drew a purple card: it simply does what it says. Nobody is ahead of you, so the Early Bird brings 6 gems.
gnome-lesson-six = 6 gems: one red jewel for 5, one black for 1. Now Blue’s roll again; let it be.
gnome-lesson-door = You pass the door of the pub, with steps left over. Then you may go in and sell. The steps are lost, and so is your card for this turn.
gnome-lesson-enter = Elderberries are drunk here, so they pay well. Step in: touch the pub.
gnome-lesson-sell = Depot and Café would pay 3, the pub pays 6. Sell them!
gnome-lesson-change = 12 gems. In a shop you may change small jewels for large ones. Do it: some thieves cannot touch gold.
gnome-lesson-blue = Blue’s roll. Nothing to answer with.
gnome-lesson-berries = You had to leave the pub, with a 1. Lay out the strawberries; the Café far ahead pays 5 for them.
gnome-lesson-slime = Look, the Slug Slime: whoever ends a move exactly here slides a good way on. You need a 3.
gnome-lesson-blue-again = First Blue moves. Let it happen.
gnome-lesson-closing = Blue is going into the pub. The card Closed for Cleaning would shut the door in his face, but you don’t have it.
gnome-lesson-whee = A 3, exactly! Whee, five stones for nothing. Blue sold everything and has 15 gems to your 12.
gnome-lesson-juniper = Lay out the juniper berries.
gnome-lesson-blue-third = Blue’s roll. Let it happen.
gnome-lesson-pebble = A little mischief: with a Pebble in the Boot Blue walks only half of what he rolls, for two turns. Play it.
gnome-lesson-reply = Blue answers with a remedy. Answers pile up, and the last one counts first. An “Oh Gnome You Don’t!” would stop the remedy. Next time!
gnome-lesson-blue-fourth = So the pebble is gone. Blue rolls.
gnome-lesson-prices = The Gnome Depot. Mind the prices: berries fetch little here, tools and firewood more.
gnome-lesson-walk = Walk past this time. Then you may play a card as well.
gnome-lesson-wolf = Red cards bite. The wolf takes 4 gems from the gnome who is last, and that is Blue, who is richer than you. Play it!
gnome-lesson-bridge = You are ahead in every way now. Next comes the Troll Bridge: pay 5 gems, or take the trail behind it with its nasty stones.
gnome-lesson-end = Sell your berries at the Café before you go home, for at the Cottage goods fetch only half. Safe travels!
