"""The rules of With Friends Like These by chapter; ids such as WF-052 are the rules of RULES.md beside this folder."""
