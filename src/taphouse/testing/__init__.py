"""The public conformance kit: what every game must pass, ours or a stranger's.

``kit.conform`` plays a game by chance and checks these laws, one module each:

- legality: what is listed is accepted; all else is refused in words and changes nothing
- notation: every move has a text of its own, and is read back from it
- ending: somebody is awaited and can move until the game is over, for a reason
- conservation: no piece is lost, none is there twice
- copies: a copy is equal, and apart
- chance: the seed and the moves decide everything
- round_trips: positions and records hold everything, at any moment
- views: plain data about this table, without the seed
- resampling: a twin is a real table, and not the same one again
- secrecy: view, moves and refusals do not depend on what the seat cannot know
- stories: where two tables look the same to a listener, the same was told
- undoing: what may be taken back has taught nobody anything
- players: bots pick what they are offered

The laws of secrets rest on ``State.resample``: where a game's view shows a thing and its ``resample``
holds that same thing for known, the kit believes both. Transcripts show such a thing to the reader.

``transcript`` prints whole games for review, ``plays`` gives a fingerprint of how a game plays, and
``coasters`` is the smallest game that uses the whole contract.
"""
