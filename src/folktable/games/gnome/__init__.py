"""Oh Gnome You Don't!: roll, move, play, draw; interrupts on interrupts; brawls. For 2 to 6."""
