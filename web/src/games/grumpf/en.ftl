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
