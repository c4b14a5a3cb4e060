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
