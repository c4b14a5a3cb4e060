"""What is hidden, and who may know it (engine/secrets.py)."""

from __future__ import annotations

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
    "stack": Secret(WHO_DECIDES, imagined=False),  # how many Reindeer Santa Claus may tuck
    "card numbers": Secret(NOBODY, imagined=False),
}
