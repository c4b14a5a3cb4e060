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
violet-space = { $name }, { $colour }, { $area }
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

## The guided first game (lesson.yaml)
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
