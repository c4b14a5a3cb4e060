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
