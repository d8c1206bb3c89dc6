"""Every share says at whose seat it was added; of older ones nobody knows."""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

tables = sa.table("tables", sa.column("code", sa.String), sa.column("shares", sa.String))


def upgrade() -> None:
    rewrite(dict.fromkeys)


def downgrade() -> None:
    rewrite(list)


def rewrite(kind: Callable[[Any], Any]) -> None:
    """One that cannot be read stays as it is."""
    for code, shares in op.get_bind().execute(sa.select(tables)).all():
        try:
            written = json.dumps(kind(json.loads(shares)))
        except (TypeError, ValueError):
            continue
        op.execute(sa.update(tables).where(tables.c.code == code).values(shares=written))
