"""Briscola, an Italian card game, for Folktable."""
