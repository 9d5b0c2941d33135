"""Where Alembic starts: on the connection that was handed over, with our schema to compare to."""

from alembic import context

from taphouse.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
