"""What is hidden, and who may know it (engine/secrets.py)."""

from folktable.engine.secrets import NOBODY, OWN_PART, Secret

SECRETS = {
    "pools": Secret(NOBODY),  # what lies face down
    "tokens": Secret(NOBODY),
    # What hands are about to do: on the clock all that has not been seen to start looks alike.
    "hands": Secret(NOBODY, imagined=False),
    "next order": Secret(NOBODY, imagined=False),
    "moves": Secret(NOBODY, imagined=False),
    # Flips of a beat, before they are shown.
    "flips": Secret(OWN_PART, imagined=False),
    "flipped": Secret(OWN_PART, imagined=False),
    "fresh": Secret(OWN_PART, imagined=False),
}
