"""Folktable: five folklore games at one table."""

from importlib.metadata import version

__version__ = version("folktable")
