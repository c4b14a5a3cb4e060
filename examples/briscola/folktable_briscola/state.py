"""The state of a game of Briscola.

Seats: 2. Hidden: hands and the deck. Chance: one shuffle. Decisions: 40, one for every card.
"""

from folktable.engine.knowledge import CardState
from folktable.engine.numbered import Notes
from folktable.engine.record import Ints, i8

OBSERVERS = 3  # both seats and the spectator
SUITS, RANKS = 4, 10
CARDS = SUITS * RANKS  # suit * RANKS + rank, the weakest rank first; an action is the card that is played
NONE = -1
HAND_SIZE = 3

DECK, TRUMP, HAND, _HAND_2, TABLE, WON, _WON_2 = range(7)  # piles: HAND + seat, WON + seat
PILES = 7

LEAD, FOLLOW = range(2)  # phases

ACTIONS = CARDS
MOST_DECISIONS = CARDS


class State(CardState, piles=PILES, observers=OBSERVERS):  # the cards, and who knows them: engine/knowledge.py
    deck: Ints = i8(CARDS)  # the deck from bottom to top, without the trump card that lies open below it
    deck_size: int = i8()
    trick: Ints = i8(2)  # the card of each seat or NONE; a whole trick is to be seen until the next one is led
    trump: int = i8()  # the suit


# What is told: its text, the rule behind it, what the text names; then what seat and x mean.
NOTES = Notes()
told = NOTES.told

TURNED_UP = told("briscola-turned-up", "briscola-deal-2", "card")  # x the trump card
PLAYED = told("briscola-played", "briscola-play-1", "who", "card")  # seat; x card
TOOK_TRICK = told("briscola-took", "briscola-play-2", "who", "card")  # seat; x the card that won it
DREW = told("briscola-drew", "briscola-draw-1", "who", "card")  # seat; x card
DREW_TRUMP = told("briscola-drew-trump", "briscola-draw-2", "who", "card")  # seat; x the trump card
ENDED_WITH = told("briscola-ended", "briscola-end-1", "who", "points")  # seat; x its points
