"""The table's server: everything between the rules and the page."""
