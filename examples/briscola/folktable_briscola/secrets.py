"""What is hidden, and who may know it."""

from folktable.engine.secrets import NOBODY, OWN_PART, Secret

SECRETS = {
    "hands": Secret(OWN_PART),
    "deck": Secret(NOBODY),
}
