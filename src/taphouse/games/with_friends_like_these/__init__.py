"""With Friends Like These: bid how many tricks your hand will take, then take exactly that many."""
