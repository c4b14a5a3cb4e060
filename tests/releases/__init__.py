"""What every released version has left behind: a data folder and saved games, for newer versions to open."""
