# General texts: reasons that every game knows. Terminal and browser share them.

seat-number = Seat { $number }
together = { $most } and { $last }

## Table

reason-players = { $least } to { $most } can play, not { $players }.
reason-unknown-option = There is no option “{ $option }”. Known: { $known }.
reason-option-switch = “{ $option }” is a switch: on or off.
reason-option-choice = “{ $option }” must be one of: { $choices }.
reason-option-seats = “{ $option }” needs { $players } different values, one per seat, out of: { $choices }.
reason-seats = { $seats } names for { $players } seats: each seat needs one.
reason-game-broken = The game of { $package } was left out, because it cannot be loaded ({ $problem })
reason-game-taken = The game of { $package } was left out: there already is one called “{ $name }”.
reason-bot-broken = The bot of { $package } was left out, because it cannot be loaded ({ $problem })
reason-bot-taken = The bot of { $package } was left out: there already is one called “{ $name }”.
reason-bot-refuses = The bot “{ $bot }” does not play “{ $game }” ({ $problem })
reason-bot-raised = The bot “{ $bot }” failed and made no move ({ $problem })
reason-bot-stalled = The bot “{ $bot }” had made no move after { $seconds } seconds.
reason-bot-says-nothing = The bot “{ $bot }” did not name a move, but something of the kind “{ $kind }”.
reason-bot-nonsense = The bot “{ $bot }” wanted to do { $answer }, which is none of the { $count } moves it had.
reason-bots-ended = The process in which these bots played has ended by itself: { $bots }.
reason-cluster-address = “{ $address }” is no cluster. Possible: ray (this machine, or what RAY_ADDRESS names), ray://HOST:10001 and postgresql://….
reason-cluster-unreachable = The cluster “{ $address }” cannot be reached: { $problem }
reason-ray-missing = This needs Ray, which is installed by: pip install "{ $extra }"
reason-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
reason-bot-count = { $bots } bots for { $players } seats: name one for all or one per seat.
reason-no-position = There is no position after entry { $number }: it does not exist, or it was taken back.
reason-position-over = After entry { $number } the game is over. Take an earlier position.
reason-no-seat = There is no seat { $number } here. Possible: 1 to { $players }.
reason-undo-nowhere = There is no way back to entry { $number }.
reason-golden-game = { $path }: this is neither a recorded game nor the file of a match that was played by the rules of today.
reason-golden-move = { $path }: move { $number } (seat { $seat }: { $does }) is not allowed any more by the rules of today. Record another game.

## Match files

reason-match-empty = The file is empty. It must hold a saved game.
reason-match-cut = The file ends before its first whole line. There is no game in it.
reason-match-foreign = This is not a saved game of Monstertisch. Its first line must describe the game.
reason-match-format = The file has format { $format }; format { $known } can be read. A matching version of Monstertisch opens it.
reason-match-game = There is no game “{ $game }” here. Known: { $known }.
reason-match-rules = It was played under rules version { $version }; here it is { $ours }. It can neither be replayed nor continued here.
reason-match-name = Line 1: the name at seat { $number } is missing, too long, or holds characters that nobody can see.
reason-match-luck = Line 1 lacks the secret of the shuffles (“luck”), or it cannot be read.
reason-match-begins = Line 1: the position with which this match begins (“begins”) is none that this game has.
reason-match-commitment = The secret does not match the seal in line 1. These are not the shuffles of the start.
reason-match-line = Line { $line } is no valid entry.
reason-match-number = Line { $line } must be entry { $number }. Something is missing or doubled here.
reason-match-undo = Line { $line } goes back to entry { $number }, which does not exist on this path.
reason-match-illegal = Line { $line } holds a move that is not allowed.
reason-match-differs = Line { $line }: round { $round } ends differently in the replay than written down.
reason-script-short = The script for “{ $source }” ends after { $count } results.
reason-script-number = The script for “{ $source }” needs a number from 0 to { $bound } here.
reason-script-order = The script for “{ $source }” must name every card exactly once here.

## Tables on the net

reason-not-found = There is no such table. Check the link, or ask whoever invited you.
reason-table-broken = What is stored of this table is damaged and cannot be read any more.
reason-table-full = No seat is free here. You can watch.
reason-seat-taken = Someone was faster. Take another seat.
reason-already-seated = You already sit at this table.
reason-name-taken = Somebody at this table is already called that. Take another name.
reason-unseen = A name or title holds something that nobody can see, such as a control character. Type it anew.
reason-same-name = Two seats have the same name. Give each its own.
reason-open-seats = { $count ->
    [one] One seat is still free. Fill it with a bot or wait.
   *[other] { $count } seats are still free. Fill them with bots or wait.
}
reason-no-tour = This game has no guided first game.
reason-not-host = Only whoever opened the table may do that.
reason-not-waiting = The game has already begun.
reason-not-playing = No game is running at this table.
reason-not-over = That is possible once the game is over.
reason-not-your-seat = That is not your seat.
reason-resigned = You left this seat to a bot.
reason-nothing-to-undo = You have made no move yet that you could take back.
reason-undo-away = { $count ->
    [one] { $names } is away and cannot agree. The move stays.
   *[other] { $names } are away and cannot agree. The move stays.
}
reason-undo-late = The time for this move has run out. It stays.
reason-undo-open = The table is already being asked about taking another move back. Wait for the answers.
reason-no-hint = I cannot think of a hint just now. Try again in a moment.
reason-wrong-key = This link is no longer valid. Get a new one in the settings of your other device.
reason-wrong-origin = This request came from another site. Open the table directly.
reason-too-fast = That was too much at once. Wait a minute.
reason-too-large = That is too large.
reason-bad-request = The value “{ $where }” is not right.
reason-server-full = Too many people are here at once. Try again in a minute.
reason-no-database = The server cannot reach its data at the moment. Try again soon; no running game is lost.
reason-try-again = The table is being loaded again. Try once more in a moment.
reason-cards-syntax = Line { $line } is no valid TOML ({ $detail })
reason-cards-beyond = The file holds a number or a nesting that no card needs
reason-cards-no-list = { $path }: There must be a list here
reason-cards-no-row = { $path }: There must be entries in curly brackets here
reason-cards-unknown-key = { $path }: There is no such entry here; possible: { $known }
reason-cards-missing-key = { $path }: This entry is missing
reason-cards-no-text = { $path }: There must be a short text in one line here
reason-cards-no-icon = { $path }: This must be the name of a picture from game-icons.net, such as “broadsword”
reason-cards-no-source = { $path }: Curly brackets must say here where each entry is from, such as {"{"} all = "reconstructed" {"}"}; possible: { $choices }
reason-cards-no-number = { $path }: There must be a whole number here
reason-cards-out-of-range = { $path }: { $value } is not between { $least } and { $most }
reason-cards-no-choice = { $path }: “{ $value }” is not possible; possible: { $choices }
reason-cards-so-many-words = { $path }: There must be { $least } to { $most } words here
reason-cards-twice = { $path }: “{ $value }” is here for the second time
reason-cards-unknown-id = { $path }: There is no card “{ $value }”; ids stay as they are
reason-cards-missing-card = { $path }: “{ $id }” is missing

## Tips: $does is the move; $best and $second are percentages

tip-best = Hint: { $does }
tip-second = Or else: { $does }
tip-ahead = { $best } % to win, the other { $second } %
tip-ahead-about = { $best } % to win, the other { $second } % (±{ $error })
tip-alike = Both about { $best } % to win
tip-alone = { $best } % to win
