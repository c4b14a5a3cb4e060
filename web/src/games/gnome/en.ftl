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

## The guided first game (lesson.yaml)
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
