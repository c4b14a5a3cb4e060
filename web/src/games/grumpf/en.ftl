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
