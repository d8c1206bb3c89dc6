# General texts: reasons that every game knows. Terminal and browser share them.

seat-number = Seat { $number }

## Table

reason-players = { $least } to { $most } can play, not { $players }.
reason-unknown-option = There is no option “{ $option }”. Known: { $known }.
reason-option-switch = “{ $option }” is a switch: on or off.
reason-option-choice = “{ $option }” must be one of: { $choices }.
reason-option-seats = “{ $option }” needs { $players } different values, one per seat, out of: { $choices }.
reason-seats = { $seats } names for { $players } seats: each seat needs one.
reason-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
reason-bot-count = { $bots } bots for { $players } seats: name one for all or one per seat.
reason-undo-nowhere = There is no way back to entry { $number }.
reason-golden-plan = { $path }: the line “plan: …” with game, players, options, seed and bots is missing.

## Match files

reason-match-empty = The file is empty. It must hold a saved game.
reason-match-cut = The file ends before its first whole line. There is no game in it.
reason-match-foreign = This is not a saved game of Monstertisch. Its first line must describe the game.
reason-match-format = The file has format { $format }; format { $known } can be read. A matching version of Monstertisch opens it.
reason-match-game = There is no game “{ $game }” here. Known: { $known }.
reason-match-rules = It was played under rules version { $version }; here it is { $ours }. No game goes on under other rules.
reason-match-luck = Line 1 lacks the secret of the shuffles (“luck”), or it cannot be read.
reason-match-commitment = The secret does not match the seal in line 1. These are not the shuffles of the start.
reason-match-line = Line { $line } is no valid entry.
reason-match-number = Line { $line } must be entry { $number }. Something is missing or doubled here.
reason-match-undo = Line { $line } goes back to entry { $number }, which does not exist on this path.
reason-match-illegal = Line { $line } holds a move that is not allowed.
reason-match-differs = Line { $line }: round { $round } ends differently in the replay than written down.
reason-script-short = The script for “{ $source }” ends after { $count } results.
reason-script-number = The script for “{ $source }” needs a number from 0 to { $bound } here.
reason-script-order = The script for “{ $source }” must name every card exactly once here.
