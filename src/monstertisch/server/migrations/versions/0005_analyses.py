"""What was found out about finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
