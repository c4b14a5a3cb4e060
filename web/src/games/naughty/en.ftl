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
