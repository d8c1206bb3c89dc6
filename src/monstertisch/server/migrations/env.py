"""How Alembic reaches the database: the address comes from `storage.migrate`."""

from alembic import context
from sqlalchemy import create_engine

from monstertisch.server.storage import schema

engine = create_engine(context.config.attributes["address"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=schema, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
