"""Naughty or Nice: 2 to 5 gift givers, one Playground, and creatures that help or trouble."""
