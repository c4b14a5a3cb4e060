"""Grumpf: 2 to 6 seats, everybody plays at once."""
