"""`python -m folktable`, where the command is not on the path."""

from folktable.cli import main

if __name__ == "__main__":
    main()
