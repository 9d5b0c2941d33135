### What the lab says: the names of its measures, and its reports. What is typed, such as an option, stays as it is.

## Measures: what they are called, and what they count

measure-minutes = Minutes
    .unit = of people at the table, estimated
measure-moves = Moves
    .unit = in a game
measure-turns = Turns
    .unit = in a game
measure-rounds = Rounds
    .unit = in a game
measure-decisions = Decisions in a turn
    .unit = answers to others included
measure-margin = Margin
    .unit = points from the winner to the next
measure-first = Won by the first to play
    .unit = of 100 games
measure-shared = Won by several
    .unit = of 100 games
measure-drawn = Drawn
    .unit = of 100 games
measure-forced = Decisions with one move open
    .unit = of 100 decisions
measure-lead_changes = Changes of the lead
    .unit = in a game
measure-decided = Ahead for good
    .unit = after so many of 100 decisions
measure-luck = Settled by the deal
    .unit = of 100 parts of the spread of wins
