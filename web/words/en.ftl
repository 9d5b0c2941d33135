### What the pages say: lobby, waiting room, table, replay, menus. A game's own sentences stand in the game's folder.

table-laid = The table is set.
taken-back = A move was taken back.
