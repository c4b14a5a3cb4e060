"""Players that are programs: random, greedy, and information-set tree search. All play as honestly as people."""
