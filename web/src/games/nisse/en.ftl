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
