"""The engine: records, chance, knowledge, back ends, the log. It knows no game."""
