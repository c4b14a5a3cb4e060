"""See why: what a position is worth to whom, what each choice brings, and where a game turned."""
