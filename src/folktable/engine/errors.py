"""Errors that people read: each says what was wrong, where, and what would have been right."""


class FolktableError(Exception):
    """Something the user gave cannot be used. The command line prints the message and exits with 2."""


class EditionError(FolktableError):
    """An edition file or an option is not valid."""


class IllegalDecision(FolktableError):
    """A decision that the rules do not allow now."""


class BrokenLog(FolktableError):
    """A saved game that is truncated, was edited, or does not replay."""
