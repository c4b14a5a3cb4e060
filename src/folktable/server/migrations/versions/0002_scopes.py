"""What a session is good for and when it was used; the name of a table's host is no longer kept beside the table."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    now = time.time_ns() // 1_000_000
    op.add_column("sessions", sa.Column("scopes", sa.Text, nullable=False, server_default="account host play read"))
    op.add_column("sessions", sa.Column("used", sa.BigInteger, nullable=False, server_default=str(now)))
    # Tokens that a person gave to a program have a label; those of guests, who have no other, have none.
    op.execute("UPDATE sessions SET scopes = 'host play read' WHERE kind = 'token' AND label <> ''")
    tables = sa.table("tables", sa.column("id", sa.Text), sa.column("spec", sa.Text))
    connection = op.get_bind()
    for table, spec in connection.execute(sa.select(tables.c.id, tables.c.spec)).all():
        nameless = json.dumps(json.loads(spec) | {"name": "somebody"})
        connection.execute(tables.update().where(tables.c.id == table).values(spec=nameless))
