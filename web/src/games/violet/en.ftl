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
