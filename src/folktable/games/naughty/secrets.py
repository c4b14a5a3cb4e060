"""What is hidden, and who may know it (engine/secrets.py)."""

from folktable.engine.game import Opened
from folktable.engine.secrets import NOBODY, OWN_PART, WHO_DECIDES, Secret

SECRETS = {
    "presents": Secret(OWN_PART),
    "creatures": Secret(OWN_PART),
    "fresh": Secret(OWN_PART),
    "present deck": Secret(NOBODY),
    "creature deck": Secret(NOBODY),
    "creature stack": Secret(NOBODY),
    "kiddo deck": Secret(NOBODY),
    "kiddo stack": Secret(NOBODY),
    "looked at": Secret(WHO_DECIDES),
    "tuckable": Secret(WHO_DECIDES, imagined=False),
    "card numbers": Secret(NOBODY, imagined=False),
}


def asking_tells(opened: Opened) -> bool:
    """A house rule asks only who can answer: that tells, and is said so [naughty-ruling-18]."""
    return bool(opened.options.reaction_prompts == "holders")
