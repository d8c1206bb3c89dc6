"""How far a game is and whose turn it is, so that the lobby opens no table to tell it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("turn", sa.JSON))


def downgrade() -> None:
    for column in ["turn", "round"]:
        op.drop_column("tables", column)
