"""What is told of a game: every kind of note that rules make, with its text and the rule behind it."""

from folktable.engine.numbered import Notes

NOTES = Notes()
told, whispered, special = NOTES.told, NOTES.whispered, NOTES.special

# Behind a kind: what seat and numbers mean (engine/narration.py).
FIRST_PLAYER = told("naughty-begins", "naughty-setup-12", "who")  # seat
GIVER_TAKEN = special()  # seat; x giver, y 1 if drawn at random
HANDS_DEALT = special()  # x presents, y creatures each
TURN_BEGUN = special()  # seat; x turn, y 1 in a final turn
SKIPPED = told("naughty-skipped", "naughty-scrooge-1", "who")  # seat; y Scrooges that leave
DREW_PRESENT = told("naughty-drew", "naughty-craft-1", "who", "present")  # seat; x kind, from the deck
TOOK_FROM_ROW = told("naughty-took", "naughty-craft-1", "who", "present")  # seat; x kind
ROW_REFILLED = told("naughty-row-refilled", "naughty-turn-4", "present")  # x kind
PRESENTS_RESHUFFLED = told("naughty-reshuffled", "naughty-ruling-11", "y")  # y cards
LOOKED = told("naughty-looked", "naughty-summon-1", "who", "y")  # seat; y creatures drawn
KEPT = told("naughty-kept", "naughty-summon-1", "who", "creature")  # seat; x kind
REJECTED = told("naughty-rejected", "naughty-summon-1", "who", "creature")  # seat; x kind
TUCKED = told("naughty-tucked", "naughty-santa-1", "who", "y")  # seat; y Reindeer under Rudolf
SUMMON_POINTS = told("naughty-summon-points", "naughty-summon-4", "who", "points")  # seat; y points
PAIR_DISCARDED = told("naughty-pair-discarded", "naughty-santa-2", "who", "present")  # seat; x kind
SEARCHED = special()  # seat; y zone
FOUND_NOTHING = special()  # seat; y zone
SWEPT = told("naughty-swept", "naughty-befana-1", "who", "kiddo")  # seat; x kiddo
PLAYED = special()  # seat; x kind, y points
GIVER_BONUS = special()  # seat; x giver, y points for the class of the creature
# seat; x number, y points (Reindeer)
PLAYED_TOGETHER = told("naughty-played-together", "naughty-rein-1", "who", "x", "points")
DECLARED_SEAT = special()  # seat of the target; x kind of creature
DECLARED_PRESENT = told("naughty-declared-present", "naughty-krampus-1", "who", "present")  # seat; x kind called
DECLARED_KIDDO = told("naughty-declared-kiddo", "naughty-ruling-16", "who", "kiddo")  # seat; x kiddo
TEXT_CANCELLED = told("naughty-text-cancelled", "naughty-tomte-2", "creature", "who")  # seat; x kind
POINTS_CANCELLED = told("naughty-points-cancelled", "naughty-ruling-21", "who", "points")  # seat; y points of Reindeer
GAVE = told("naughty-gave", "naughty-wish-1", "who", "present")  # seat; x kind to the kiddo
REPLACED = told("naughty-replaced", "naughty-caga-2", "icon")  # seat; x icon that Caga Tió stands in for
BLACK_LEFT_OUT = told("naughty-left-out", "naughty-nick-1", "who")  # seat
FULFILLED = told("naughty-fulfilled", "naughty-wish-3", "who", "kiddo", "points")  # seat; x kiddo, y points of the list
PREFERRED_BONUS = told("naughty-preferred-bonus", "naughty-wish-4", "giver", "points", "who")  # seat; x giver, y points
KIDDO_TAKEN = told("naughty-kiddo-taken", "naughty-mrs-1", "who", "kiddo")  # seat; x kiddo, by Mrs. Claus
KIDDO_CAME = told("naughty-kiddo-came", "naughty-wish-6", "kiddo")  # x kiddo
SET_BONUS = special()  # seat; y 1 after Midnight
FULL_SET = special()  # seat; y 1 after Midnight
MIDNIGHT_STRUCK = special()  # x KIDDO_DECK or CREATURE_DECK; y 1 if it is the second one
REPEATS = told("naughty-repeats", "naughty-snow-2", "who")  # seat; x basic action
LAPSED = told("naughty-lapsed", "naughty-ruling-30", "who")  # seat: a repeat that cannot be done
TURNED_UP = told("naughty-turned-up", "naughty-elves-1", "y")  # y presents by Elves
PICKED = told("naughty-picked", "naughty-elves-1", "who", "present")  # seat; x kind taken of those turned up
WOLVERINE_TOOK = told("naughty-wolverine-took", "naughty-papa-2", "present", "who")  # seat; x kind
SCROOGE_LAID = told("naughty-scrooge-laid", "naughty-scrooge-1", "who")  # seat
RED_COUNT = told("naughty-red-count", "naughty-cat-1", "who", "y", event=("red", "word", "y"))  # seat; y red presents
HAND_SHOWN = told("naughty-hand-shown", "naughty-ruling-44", "who")  # seat
# seat; y points lost
CAT_BITES = told("naughty-cat-bites", "naughty-cat-2", "who", "points", event=("bitten", "word", "y"))
STOLE_CREATURE = told("naughty-stole-creature", "naughty-mari-1", "who", "creature", "other")  # seat; x kind, y from
STOLE_PRESENT = told("naughty-stole-present", "naughty-cringe-1", "who", "present", "other")  # seat; x kind, y from
NOTHING_STOLEN = told("naughty-nothing-stolen", "naughty-ruling-46", "who", "other")  # seat; y from
# seat that gives; x kind, y to
KRAMPUS_GIVEN = told("naughty-krampus-given", "naughty-krampus-1", "who", "present", "other")
NOBODY_HAS = told("naughty-nobody-has", "naughty-krampus-2", "who", "present")  # seat; x kind
COMFORTED = told("naughty-comforted", "naughty-christ-1", "who")  # seat: Christkindl may take a present
EXTRA_OFFERED = told("naughty-extra-offered", "naughty-ded-1", "who")  # seat: Ded Moroz may act
TURN_ENDED = told("naughty-turn-ended", "naughty-turn-5", "who")  # seat
LAST_ROUND = told("naughty-last-round", "naughty-mid-2", "who")  # seat that begins it
STALEMATE = told("naughty-stalemate", "naughty-ruling-12")
MAJORITY = told("naughty-majority", "naughty-end-1", "who", "shape", "points")  # seat; x shape, y points
ALL_SHAPES = told("naughty-all-shapes", "naughty-end-2", "who", "points")  # seat; y points
RUDOLF_SCORED = told("naughty-rudolf-scored", "naughty-santa-5", "who", "x", "points")  # seat; x Reindeer, y points
GAME_OVER = special()  # seat of a winner; x points, y wishes
ENDLESS = told("naughty-endless", "naughty-ruling-60")
