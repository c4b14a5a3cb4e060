"""Three ways to run the same rules. Each plays a series of games and gives the same `Results`."""
