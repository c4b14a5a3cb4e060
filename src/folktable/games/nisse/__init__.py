"""The Grumpy Nisse."""
