"""What is told of a game: every kind of note that rules make, with its text and the rule behind it."""

from folktable.engine.numbered import Notes

NOTES = Notes()
told, whispered, special = NOTES.told, NOTES.whispered, NOTES.special

# Behind a kind: what seat and numbers mean (engine/narration.py).
FIRST_SEAT = told("gnome-begins", "gnome-setup-9", "who")  # seat that begins
TURN_BEGINS = told("gnome-turn-of", "gnome-turn-1", "y", "who")  # seat; y round
MISSED_TURN = told("gnome-missed-turn", "gnome-rcard-3", "who", "card")  # seat; x card
ROLLED = told("gnome-rolled-die", "gnome-turn-2", "who", "x", event=("rolled", "word", "x"))  # seat; x die
STEPS_FIXED = told("gnome-steps-fixed", "gnome-turn-9", "who", "x")  # seat; x steps, other than the roll
WALKED_TO = told("gnome-walked", "gnome-move-1", "who", "at", event=("walked", "word", "space"))  # seat; x space
# seat; x space, going back
SENT_TO = told("gnome-sent-back", "gnome-move-6", "who", "place", event=("sent", "word", "space"))
CROSSED = told("gnome-crossed", "gnome-bridge-1", "who")  # seat; y toll
WENT_BEHIND = told("gnome-went-behind", "gnome-bridge-4", "who")  # seat
SENT_BEHIND = told("gnome-sent-behind", "gnome-bridge-9", "who", "other")  # seat that sends; x gnome sent
LEFT_TO_HIM = told("gnome-let-choose", "gnome-bridge-9", "who", "other")  # seat that sends; x gnome sent
SLID = told("gnome-slid", "gnome-slime-1", "who", "place", event=("slid", "word", "space"))  # seat; x space
JOINED = told("gnome-joined", "gnome-move-10", "who", "other")  # seat; x gnome joined
AT_DOOR = told("gnome-walks-in", "gnome-biz-1", "who", "shop")  # seat; y business: walks in
PASSED_BY = told("gnome-passed-by", "gnome-biz-1", "who", "shop")  # seat; y business
SHUT_OUT = told("gnome-shut-out", "gnome-rcard-11", "who")  # seat
SOLD = told("gnome-sold", "gnome-biz-2", "who", "card", "gems")  # seat; x item, y price
# seat; x item, y die
BARTERED = told("gnome-bartered", "gnome-biz-9", "who", "card", "y", event=("bartered", "word", "card_word", "y"))
# seat; y gems from the mine
PAID_OUT = told("gnome-paid-out", "gnome-gem-2", "who", "gems", event=("collected", "word", "y"))
CHANGED = told("gnome-changed", "gnome-gem-6", "who")  # seat
HAZARD_HIT = special()  # seat; x space
PAID = special()  # payer; x payee or MINE, y gems
BROKE = told("gnome-broke", "gnome-gem-7", "who", "jewel")  # payer; x kind of jewel broken
ITEM_LOST = told("gnome-item-lost", "gnome-card-7", "who", "card")  # seat; x item
HAND_LOST = told("gnome-hand-lost", "gnome-bridge-6", "who", "card")  # seat; x card
FOUND = told("gnome-found", "gnome-pcard-8", "who", "gems")  # seat; y gems
DROPPED = told("gnome-dropped", "gnome-pcard-8", "who", "at")  # seat; x space
TABLED = told("gnome-tabled", "gnome-card-2", "who", "card", event=("tabled", "word", "card_word"))  # seat; x item
PLAYED = special()  # seat; x card
PLAYED_ON = special()  # seat; x card, y target
OFFERED_SWAP = told("gnome-offered-swap", "gnome-pcard-13", "who", "card", "second")  # seat; x own item, y the other's
# seat; x card, y card below it
ANSWERED = told("gnome-answered", "gnome-stack-1", "who", "card", "second", event=("answered", "word", "card_word"))
PASSED = told("gnome-passed", "gnome-stack-2", "who")  # seat
CANCELLED = told("gnome-cancelled", "gnome-stack-7", "card", event=("cancelled", "card_word"))  # nobody; x card
# new attacker; x card, y new target
REFLECTED = told(
    "gnome-reflected",
    "gnome-rcard-12",
    "card",
    "who",
    "target",
    event=("reflected", "word", "card_word", "target_word"),
)
FIZZLED = told("gnome-fizzled", "gnome-ruling-19")  # seat: what was named with his card is gone
TAKES_EFFECT = special()  # gnome; x card, y turns
WAITS = told("gnome-waits", "gnome-last-2", "card", "who")  # gnome; x card
WAKES = told("gnome-wakes", "gnome-last-4", "card", "who")  # gnome; x card
WEARS_OFF = told("gnome-wears-off", "gnome-last-5", "card", "who")  # gnome; x card
CURED = told("gnome-cured", "gnome-rcard-2", "who", "card")  # gnome; x card
JEWELS_LOST = told("gnome-jewels-lost", "gnome-gem-9", "who", "y", "jewel")  # seat; x kind, y count
SWAPPED = told("gnome-swapped", "gnome-pcard-13", "who", "card", "second")  # seat; x item given, y item taken
MAY_BRAWL = told("gnome-meet", "gnome-brawl-1", "at")  # x space
DECLINED = told("gnome-would-chat", "gnome-brawl-4", "who")  # seat
ELECTED = told("gnome-wants-brawl", "gnome-brawl-4", "who", event=("elected", "word"))  # seat
PICKED = whispered("gnome-picked", "gnome-brawl-5", "x", "who")  # seat; x brawl card
SHOWED = special()  # seat; x brawl card or 0, y what it counts
BRAWL_TIED = told("gnome-tied", "gnome-brawl-7", event=("tied",))
BRAWL_ROLLED = told("gnome-rolled-off", "gnome-brawl-8", "who", "x", event=("rolled-off", "word", "x"))  # seat; x die
# seat; y what his card counts
BRAWL_WON = told("gnome-brawl-won", "gnome-brawl-6", "who", "y", event=("won", "word", "y"))
# loser; x item, y winner
FORFEITED = told(
    "gnome-forfeited", "gnome-house-1", "who", "target", "card", event=("forfeited", "word", "card_word", "target_word")
)
DREW = whispered("gnome-drew", "gnome-turn-4", "card", "who")  # seat; x card
NO_CARD_LEFT = told("gnome-no-card-left", "gnome-ruling-9", "who")  # seat
RESHUFFLED = told("gnome-reshuffled", "gnome-turn-7", "y")  # y cards
DISCARDED = told("gnome-discarded", "gnome-house-2", "who", "card")  # seat; x card
CAME_HOME = told("gnome-came-home", "gnome-finish-1", "who", "y", event=("came-home", "word", "y"))  # seat; y place
HAND_DISCARDED = told("gnome-hand-discarded", "gnome-finish-2", "who", "y")  # seat; y cards
# seat; y gems for tabled items
REDEEMED = told("gnome-redeemed", "gnome-finish-2", "who", "gems", event=("redeemed", "word", "y"))
PLACE_GEMS = special()  # seat; y gems gained, below zero to pay
CALLED_HOME = told("gnome-called-home", "gnome-ruling-47", "who")  # seat
ROUND_LIMIT = told("gnome-round-limit", "gnome-ruling-47")
RESULT = told("gnome-result", "gnome-finish-6", "who", "gems")  # seat; y gems
GAME_OVER = special()
