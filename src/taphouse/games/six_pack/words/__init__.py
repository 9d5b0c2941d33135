"""Everything that Six-Pack says: ``en.ftl``, and what wordsmith makes of it."""
