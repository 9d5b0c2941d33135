"""The public conformance kit: what every game must pass, ours or a stranger's."""
