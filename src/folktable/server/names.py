"""What people may be called: something that others can see, and tell from the names beside it."""

from __future__ import annotations

import unicodedata

from folktable.server.problems import Refusal

JOINERS = "\u200c\u200d"  # belong to letters of some scripts, and to emoji
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # among them those that turn the direction of writing
VISIBLE = "LNPS"  # letters, numbers, punctuation, signs


def proper_name(name: str) -> str:
    """In one form, without spaces around it; refused where it would show nothing, or change what stands beside it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    unseen = [sign for sign in name if unicodedata.category(sign) in UNSEEN and sign not in JOINERS]
    if unseen or any(sign in BLANKS for sign in name):
        raise Refusal(400, "bad-name", "unseen-name")
    if not any(unicodedata.category(sign)[0] in VISIBLE for sign in name):
        raise Refusal(400, "bad-name", "blank-name")
    return name


def same_name(one: str, other: str) -> bool:
    return key_of(one) == key_of(other)


def key_of(name: str) -> str:
    """Equal for names that look, or sound, the same."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(sign for sign in plain if sign not in JOINERS).split())
