"""Violet and the Grumpy Nisse."""
