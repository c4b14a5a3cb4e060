"""What is hidden, and who may know it (engine/secrets.py)."""

from folktable.engine.secrets import NOBODY, OWN_PART, SEATS, Secret

TORECH = ("torech",)

SECRETS = {
    "hands": Secret(OWN_PART),
    "deck": Secret(NOBODY),
    "discard": Secret(NOBODY),  # face down: one may remember what went there
    "shown": Secret(SEATS),  # the hand that a 7 opens, to the other seat alone
    "offered tiles": Secret(TORECH),
    "tiles": Secret(TORECH),
    "pending tiles": Secret(TORECH),
    "kept tiles": Secret(TORECH),
    "trick card": Secret(TORECH),
}
