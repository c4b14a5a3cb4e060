"""The schema, in one place: the steps in `versions/`, each once and in order, on SQLite and on PostgreSQL.

A new step is a new file there, made of portable operations, and its number here; never change one that people have run.
"""

NEWEST = "0003"
