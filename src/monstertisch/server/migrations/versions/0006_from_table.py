"""Games that begin with a position of another table instead of a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begins", sa.JSON))
    op.add_column("tables", sa.Column("from_table", sa.String(16)))


def downgrade() -> None:
    for column in ["from_table", "begins"]:
        op.drop_column("tables", column)
