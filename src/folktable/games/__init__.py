"""The games: one folder each, with the same files. A folder here is a game; nothing else lists them."""
