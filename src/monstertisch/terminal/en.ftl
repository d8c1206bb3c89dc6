# The terminal: talk at the table, commands and their help. The browser needs none of this.

bot-names = Grimm Mira Knut Lilo Borka Ulf

## At the table

welcome-bots = At the table with you: { $names } (bots: { $kinds }).
welcome-seal = The seal of the shuffles. In the end you will see the secret behind it:
welcome-help = “?” explains the position, “help” all commands. Every move is kept at once.
welcome-back = We go on in round { $round }.
goes-on-from = What if? We go on after entry { $number } of another game. What you could not know there is shuffled anew.
prompt = Type a number or a move such as “{ $example }”. “?” explains.
not-understood = I do not understand “{ $typed }”. Type a number from the list, “{ $example }” or “help”.
refused = Not possible: { $reason }.
explain-unknown = I know nothing about “{ $topic }”. “?” alone shows what you can ask for.
which-move = Which one do you mean? { $moves }
explain-possible = Possible:
explain-impossible = Not possible:
explain-which = There are several: { $cards }
explain-more = More: “? 3” (a move), “? name” (a card or a player){ $topics }
explain-topic = , “? { $topic }”
and-more = and { $count } more
undo-nothing = You have not played anything that you could take back.
undo-ask = Hidden cards have come to light since. Go back all the same? (yes/no)
undo-ask-luck = Dice, cards or hidden things have been turned since. Go back all the same? Luck stays the same. (yes/no)
undo-not = Everything stays as it is.
undo-done = Your last move is taken back.
kept = The game is kept. Go on with: monstertisch resume
cut-off = { $path } was cut off inside its last entry. The half entry is gone, everything before it is there.
skipped = { $path } is left alone: { $reason }
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
you-win =
    { $count ->
        [one] You win!
       *[other] You win, together with { $names }!
    }
secret = The secret behind the seal of the start:
verify-hint = Check it: monstertisch verify { $path }
head-player = At the table
head-place = Place
help-at-table =
    number | the move with this number
    words | of a move, as many as tell it from others; beginnings will do, in English or German
    ? | what is possible and what not; “? 3” a move, “? name” a card or a player, “? words” all moves with these words
    Enter | table and moves once more
    pace swift | ask only what concerns you; “pace normal”: wherever you can do something; “pace calm”: always
    hint | what a master would do here, and why
    log | what happened in this round and the last
    undo | take your last move back
    quit | stop; “monstertisch resume” goes on
tempo =
    { $tempo ->
        [calm] Pace: calm. You are always asked.
        [normal] Pace: normal. You are asked where you can do something.
       *[swift] Pace: swift. You are asked where it concerns you.
    }
tempo-unknown = There is “pace calm”, “pace normal” and “pace swift”.
## Words that may be typed, in either language; beginnings of those that say a move will do

command-undo = undo, u
command-log = log
command-tip = hint
command-help = help, h
command-quit = quit, q, exit
command-tempo = tempo, pace
command-pass-all = pass all
tempo-calm = calm
tempo-normal = normal
tempo-swift = swift
typed-on = on, yes, true
typed-off = off, no, false
typed-yes = y, yes
typed-fillers = the a an my on onto at in into to from of with for against and
topic-rules = rules

## A game without a board of its own

plain-your-turn = Your turn.
plain-hidden = { $count } face down
plain-yes = yes
plain-no = no

## What the commands say

guest = Guest
games-players = { $least } to { $most } at the table
games-option = --option { $name }
games-option-choice = --option { $name }=…
games-choices = one of: { $choices }
games-choices-per-seat = per seat one of: { $choices }
replay-undone =
    { $count ->
        [one] One move was taken back and is missing here.
       *[other] Moves were taken back { $count } times and are missing here.
    }
replay-undone-by =
    { $count ->
        [one] { $seat } took a move back; what it undid is missing here.
       *[other] { $seat } took back { $count } times; what that undid is missing here.
    }
replay-begins = It goes on after entry { $number } of another game.
replay-rules = From entry { $number } on, version { $version } of the rules holds. What was before cannot be replayed here.
replay-running = The game is not over yet, round { $round }.
analyse-progress = Moves
analyse-worlds = Chances to win, from what everybody could see; at least { $worlds } continuations per position, ± { NUMBER($error, maximumFractionDigits: 1) } points at most.
analyse-round = after round
analyse-percent = { $share } %
analyse-points = Turning points
analyse-no-points = No move and no luck turned the game.
analyse-decision = Round { $round }, entry { $n }: { $seat } plays “{ $move }”: { $changed }.
analyse-better = Better: “{ $move }” ({ $better } to win instead of { $played }).
analyse-luck = Round { $round }, entry { $n }, luck: { $changed }.
analyse-seat = Seat
analyse-start = at the start
analyse-moves = own moves
analyse-rest = luck and the others
analyse-end = at the end
analyse-balance = Own moves: how many points of chance they brought more than the usual move of a good bot. Luck: cards, dice, what came to light, and what the others did.
simulate-progress = Games
simulate-interrupted = Interrupted. Counted is what was played to the end.
simulate-games = Games
simulate-moves = Moves
simulate-mean = Moves per game
simulate-speed = Speed
simulate-per-second = { $games } games/s, { $moves } moves/s
simulate-scores = Scores by place
simulate-rounds = Rounds
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (mostly { $p5 } to { $p95 })
simulate-endings = How they end
simulate-ending = { $ending }: { $count }
simulate-digest = Digest
simulate-card = Card
simulate-uses = Used
simulate-per-game = per game
simulate-rate = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-bot = Bot (all seats)
simulate-share = Wins
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = 95 % interval
arena-games = { $deals ->
    [one] One deal, played in all seatings: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
   *[other] { $deals } deals, each played in all seatings: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
}
arena-bot = Bot
arena-chance = By chance
arena-place = Place
arena-rating = Rating
arena-spread = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-rate = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-progress = Learning
train-games = { $games } games, { $positions } positions
train-players = Players
train-surprise = Surprise
train-nothing = Knowing nothing
golden-progress = Playing
golden-same = All as written down: { $count }
golden-differs = Different from what was written down: { $count }
golden-written = Written anew: { $changed } of { $count }
cards-good = { $path }: all right. Play with it: monstertisch play { $game } --cards { $path }
verify-good = Verified. The secret matches the seal, and replayed every round ends as written down.
verify-entries = { $entries } entries, final scores: { $scores }
verify-begins = It began with a position of another game, after entry { $number } of that. What came then is verified.
verify-partly = Partly verified.
verify-bad = Not verified.

## Help

help-usage = Usage:
help-options-word = [options]
help-command-word = COMMAND …
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = shows this help
help-monstertisch = Monstertisch: monster games with friends and bots, in the browser (“monstertisch serve --open”) and in the terminal (“monstertisch play”)
help-serve = starts the table in the browser: server, lobby, games
help-host = address the server listens on; 0.0.0.0 opens it to the whole network
help-port = port of the server
help-data = folder with the database of the tables
help-database = PostgreSQL in place of that folder: postgresql://name@host/database
help-workers = how many processes serve; more than one needs --database
help-think-elsewhere = leaves thinking to other hosts with monstertisch work; needs --database
help-metrics-port = port where Prometheus asks how things are; every process has its own, from this one upwards
help-metrics-host = address for that, if it is not only asked from this machine
help-log-requests = also logs every request, without names and addresses
help-work = thinks for servers on the same PostgreSQL: moves of bots, tips and analyses
help-work-database = the database of the servers: postgresql://name@host/database
help-processes = how much is thought at once; else as much as this machine has cores
help-open = opens the page in the browser as soon as the server runs
help-backup = saves all tables into a file, even while the server runs
help-restore = brings all tables back from a backup; the server must not run
help-move = carries all tables from one place to another; the server must not run
help-move-from = folder of the tables, or address of PostgreSQL
help-move-to = new folder, or address of an empty database of PostgreSQL
move-progress = Copying
moved-over = Everything is there. In the old place it stayed as it was.
help-backup-file = file of the backup
serving = Monstertisch is running. Ctrl-C ends it, no move is lost:
working = Thinking here for { $path }. Ctrl-C ends it, no move is lost.
backed-up = Saved in { $path }.
restored = Brought back from { $path }.
set-aside = The tables there were before are in { $path }.
reason-port = There is no port { $port }. Possible: 1 to 65535.
reason-port-taken = Something already runs on port { $port }. Take another: --{ $which }port { $other }
reason-data-in-use = A server already runs in { $path }. End it, or take another folder with --data.
reason-no-tables = { $path }: no tables are kept here.
reason-backup-exists = { $path } already exists. Take a new name.
reason-no-backup = { $path } is no backup of Monstertisch, or it is damaged. Nothing was changed.
help-games = shows the games and what can be chosen in them
help-play = plays against bots in the terminal
help-resume = goes on with a kept game
help-replay = tells a kept game round by round
help-analyse = tells of a finished game how the chances went, what turned it, and what was skill and what luck
help-simulate = lets bots play many games and counts
help-arena = lets bots play each other on the same deals in all seatings, and rates them
help-train = lets bots play and learns from it who wins, for the search of a game
help-golden = writes and checks recorded games in which a change of the rules shows
help-golden-write = replays the moves of recorded games and writes down what they bring about
help-golden-check = compares recorded games with the rules of today
help-cards = shows the cards and checks card files of your own
help-cards-list = shows all cards with their values and source
help-cards-check = checks a card file of your own
help-verify = recomputes a finished game from its secret
help-game = the game, for example maechtige-monster; “monstertisch games” shows all
help-game-default = the game; if left out, the first one
help-game-of-cards = the game; if left out, the one that the file fits
help-players = how many sit at the table, you included
help-seats = how many bots sit at the table
help-lang = language: de or en
help-option = variant, for example chain, king=old or type=dragon,orc,sea,demon; may be repeated; “monstertisch games” shows all
help-seed = number to start from; the same number gives the same shuffles
help-bots = bots: one name for all, or one per seat with commas ({ $bots })
help-name = your name at the table
help-from = match file of another game: you go on from one of its positions
help-at = with --from: after this entry of the file (0: after the deal); by default after the last
help-seat = with --from: your seat, counted from 1; by default the first where a person sat
help-cards-file = card file of your own in place of our cards
help-commitment = the seal that was shown before the game; the file must fit it
help-share = the random numbers that were shown at the end; the file must hold exactly these; repeat for every page
help-file = file, or the name of a kept game
help-file-default = file or name; if left out, the one played last that is not over
help-card-file = the card file (TOML)
help-worlds = how many continuations every position gets at least; 0: as many as the game needs
help-count = how many games
help-deals = how many deals; each is played in all seatings
help-first-deal = the first deal; so each of them can be repeated
help-keep = file that keeps every game; the same command goes on from there
help-train-out = file for what was learned
help-uses = counts how often every card was used
help-vary = option that is drawn anew for every game; wins are counted per choice; may be repeated
help-on = on a Ray cluster (“ray”, “ray://…”) or wherever “monstertisch work” runs (“postgresql://…”); otherwise on all cores
help-json = output for programs
help-paths = files or folders; if left out, tests/golden

## What does not work

reason-no-file = { $path } does not exist. Check the name.
reason-is-folder = { $path } is a folder. Name a file.
reason-no-permission = { $path } cannot be opened: permission is missing.
reason-file-trouble = { $path } cannot be read or written: { $problem }
reason-trouble = It cannot go on like this: { $problem }
reason-no-home = It is not known where this user's games belong. Name a folder in MONSTERTISCH_DATA.
reason-no-folder = { $path } cannot be a folder: there is a file of that name. Name another one.
reason-file-too-large = { $path } is larger than { $megabytes } MB, so it cannot be what is needed here. It was not read.
reason-disk-full = { $path } cannot be written: the disk is full, or a file may not become that large. Make room and try again.
reason-database-damaged = { $path } is damaged, or no database at all. Bring back a backup: monstertisch restore FILE
reason-database-foreign = { $path } belongs to another program. Take another folder with --data, or another database.
reason-database-newer = { $path } was written by a newer version of Monstertisch. Install that one, or take another folder or database.
reason-database-read-only = { $path } cannot be written. Give yourself permission for the file and its folder, or take another one with --data.
reason-database-busy = { $path } is in use by another program. End it and try again.
reason-database-address = That is no address of a database. It looks like this: { $example }
reason-nobody-works = Nobody works at { $path }. Begin on one or more hosts: monstertisch work --database …
reason-database-unreachable = { $path } cannot be reached: { $problem }
reason-database-trouble = { $path } does not do what it should: { $problem }
reason-postgres-missing = What PostgreSQL needs is not installed. Install it: pip install "{ $extra }"
reason-too-few-workers = { $count } processes do not serve anybody. Take at least 1.
reason-workers-need-database = Several processes need PostgreSQL, a folder is for one: name a database with --database, or leave --workers out.
reason-elsewhere-needs-database = Who thinks on other hosts finds the work in PostgreSQL: name a database with --database, or leave --think-elsewhere out.
reason-too-few-processes = With { $count } processes nobody thinks. Take at least 1.
reason-data-or-database = The tables are kept either in a folder or in a database: name --data or --database, not both.
reason-target-not-empty = { $path } holds something already. Take a folder without tables, or a database that is new and empty.
reason-port-forbidden = Port { $port } is not for everyone: ports below 1024 need special rights. Take another: --{ $which }port 8077
reason-host-unknown = There is no address “{ $host }”. Name one of this machine, for example --{ $which }host 127.0.0.1, or --{ $which }host 0.0.0.0 for the whole network.
reason-host-elsewhere = The address “{ $host }” is not one of this machine. For example --{ $which }host 127.0.0.1, or --{ $which }host 0.0.0.0 for the whole network.
reason-not-utf8 = { $path } is no text in UTF-8. Save the file as UTF-8.
reason-no-save = There is no unfinished game in { $folder }. “monstertisch play” begins one.
reason-save-open = { $path } is open in another window. Close it there first.
reason-continued-elsewhere = This game went on under other rules at entry { $number }, on a server, and goes on only there. “monstertisch replay” shows it.
reason-one-person = In the terminal exactly one person plays, here it is { $people }. “monstertisch replay” shows the game.
reason-unknown-language = There is no language “{ $language }”. Known: { $known }.
reason-name = “{ $name }” does not work as a name. Take 1 to { $most } printable characters that do not begin with “bot:”.
reason-only-with-from = { $name } goes with --from only.
reason-not-with-from = Leave { $name } out: the file that you name with --from says it.
reason-too-few-worlds = A position cannot get { $count } continuations: at least 1, or 0 for as many as the game needs.
reason-too-few-games = { $count } games do not work. Take at least 1.
reason-nothing-to-vary = No allowed choice of { $option } was found in { $draws } draws. Take other options.
reason-other-series = { $path } holds the games of another command. Take another file for these.
reason-nothing-to-learn = { $game } has no judgement that is learned. These have: { $known }.
reason-too-few-lessons = { $count } games are too few to learn from. Take some hundreds at least, better ten thousand.
reason-no-golden = There is no recorded game (*.txt) in { $path }. Name a file or another folder.
reason-rules-changed = From entry { $number } on everything fits. What was before was played under other rules and cannot be checked here.
reason-not-finished = The game is not over yet. It can be analysed once it is.
reason-still-running = The game is not over yet. It can be verified once it is.
reason-other-commitment = The seal is another one: { $shown } was shown, the secret in the file belongs to { $found }.
reason-other-shares = The random numbers of the pages are others: { $shown } were shown, the file holds { $found }.
reason-no-secret = The game has a script in place of a secret. There is nothing to verify.
reason-cut-off = The file is cut off inside its last entry.
reason-usage-missing = { $name } is missing. How it works: { $command } --help
reason-usage-number = { $name } needs a whole number. How it works: { $command } --help
reason-usage-extra = There is a word too many. How it works: { $command } --help
reason-usage-value = { $name } is not given rightly: a value is missing, or there is one too many. How it works: { $command } --help
reason-usage-option = There is no { $name } here. How it works: { $command } --help
reason-usage-command = There is no command “{ $word }”. Known: { $known }. How it works: { $command } --help

## Where a card is known from

source-rulebook = rulebook
source-rulebook-of = { $facts } from the rulebook
source-derived = derived
source-derived-of = { $facts } derived
source-reconstructed = reconstructed
source-reconstructed-of = { $facts } reconstructed
fact-name = name
fact-strength = strength
