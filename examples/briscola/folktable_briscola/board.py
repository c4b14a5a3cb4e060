"""What the page draws."""

from folktable.engine.board import Board, CardLook, Pile, Rank, Shown, Suit

BOARD = Board(
    cards=CardLook(
        suits={
            "coins": Suit("coin", "gold"),
            "cups": Suit("cup", "red"),
            "swords": Suit("sword", "blue"),
            "clubs": Suit("club", "green"),
        },
        ranks={
            "ace": Rank("A", pips=1),
            "jack": Rank("J", figure="jack"),
            "knight": Rank("N", figure="knight"),
            "king": Rank("K", figure="king"),
        },
    ),
    hand="hand",
    hand_sizes="table.hand_sizes",
    trick=Shown("table.trick", "briscola-trick"),
    piles=(
        Pile("table.deck", "briscola-deck", under="table.turned_up"),
        Pile("table.won", "briscola-won", face_down=True),
    ),
    counters=(Shown("table.trump", "briscola-trump"),),
    points="table.points",
    acting="table.acting",
)
