# Oh Gnome You Don't!: words on the board. What is asked and told comes from the server.
gnome-trail = The trail
gnome-stone = Stone { $name }
gnome-start = START
gnome-lying = { $count ->
    [one] 1 gem lies here
   *[other] { $count } gems lie here
}
gnome-here = Here: { $names }
gnome-at = { $name } gnome on { $space }, { $gems } gems
gnome-bridge = Troll Bridge, toll { $toll } gems
gnome-zoom-in = Where I am
gnome-zoom-out = Whole trail
gnome-mat = In front of { $name }
gnome-who = { $name } gnome, { $gems } gems
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
gnome-sum-gnome = { $name }: { $gems } gems, { $where }, { $items ->
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
