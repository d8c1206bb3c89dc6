"""Any process serves any table: what changed is counted, and what was kept in memory alone are rows."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("undo", sa.JSON))
    op.add_column("tables", sa.Column("nodded", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("turned", sa.Float))
    op.add_column("analyses", sa.Column("until", sa.Float))
    op.create_table(
        "present",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ["leases", "present"]:
        op.drop_table(table)
    op.drop_column("analyses", "until")
    for column in ["turned", "nodded", "undo", "version"]:
        op.drop_column("tables", column)
