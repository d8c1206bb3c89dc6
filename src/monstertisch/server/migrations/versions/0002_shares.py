"""What the pages of a table added to its luck, and at which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shares", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("tables", "shares")
