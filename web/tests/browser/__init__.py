"""What all browser tests share, the house's and the games'.

An installed package has no tests. That it may be tested as it is, those of the games are found in the sources all the
same: ``taphouse.games.<game>.tests.browser``.
"""

import sys
from pathlib import Path
from types import ModuleType

for folder in Path(__file__).parents[3].glob("src/taphouse/games/*/tests"):
    tests = ModuleType(f"taphouse.games.{folder.parent.name}.tests")
    tests.__path__ = [str(folder)]
    sys.modules[tests.__name__] = tests
