"""The games in the shapes that other programs know: batches, PettingZoo, OpenSpiel."""
