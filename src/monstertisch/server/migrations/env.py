"""How Alembic reaches the database: the address comes from `storage.migrate`."""

import sqlalchemy as sa
from alembic import context

from monstertisch.server.storage import schema

ONE_AT_A_TIME = 0x6D6F6E73746572  # a lock of PostgreSQL: of processes that start together, one changes the schema

engine = sa.create_engine(context.config.attributes["address"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=schema, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        context.run_migrations()
engine.dispose()
