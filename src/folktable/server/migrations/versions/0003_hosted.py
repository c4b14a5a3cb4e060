"""How many tables somebody hosts is counted whenever one is opened: an index answers it, however many are over."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.create_index("tables_hosted", "tables", ["host", "phase"])
