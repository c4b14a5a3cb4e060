"""What is hidden, and who may know it (engine/secrets.py)."""

from folktable.engine.secrets import NOBODY, OWN_PART, Secret

SECRETS = {
    "hands": Secret(OWN_PART),
    "pile": Secret(NOBODY),
    "picks": Secret(OWN_PART),  # brawl cards, until they are shown
}
