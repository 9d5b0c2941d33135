"""All that Friends with Beverages says: ``en.ftl``, and what is made of it."""
