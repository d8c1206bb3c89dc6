# The page's own texts. Texts of the games (events, reasons, names) come from the server's files.

## Frame

skip-to-content = Skip to content
nav-label = Pages
nav-tables = Tables
nav-rules = Rules
nav-cards = Cards
language-switch = Change language
guest = Guest
again = Try again
to-lobby = To the tables
players = Players:
minutes = { $count } min
seats = Seats
seat-open = open seat
seat-bot = { $name }, bot
level-beginner = Beginner
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
copied = Copied.
save = Save
offline-banner = You are offline. It goes on as soon as the connection is back.
connection-full = Too many people are here at once. Trying again in a moment.
connection-lost = The connection is gone. Trying again …
connection-back = The connection is back.
connecting = Setting the table …

## When something does not work

trouble-title = Something is wrong here
reason-unknown = That did not work ({ $code }).
reason-no-connection = The server cannot be reached.
reason-server-trouble = Something went wrong on the server.
reason-no-page = There is no such page.
advice-no-connection = Check your connection. No running game is lost.
advice-server-trouble = Try again in a moment. No running game is lost.
reason-need-name = Tell us your name first.
advice-no-page = Perhaps a piece of the link was lost in copying.

## Lobby

lobby-hello = Take a seat, monster.
lobby-intro =
    { $games ->
        [one] A table for monster games. Play against bots at once or send your friends a link. You need no account.
       *[other] { $games ->
            [2] Two
            [3] Three
           *[other] { $games }
        } monster games, one table. Play against bots at once or send your friends a link. You need no account.
    }
lobby-start = Play
lobby-play-now = Play now
lobby-quick = Game for “Play now”
lobby-against =
    { $count ->
        [one] against one bot that plays decently
       *[other] against { $count } bots that play decently
    }
lobby-invite = Invite friends
lobby-code = Table code or link
lobby-code-go = Open
lobby-code-wrong = This is no table code. It has 16 characters; you can also paste the whole link.
lobby-games = Games
lobby-open-table = Open a table
lobby-tour = First time here?
lobby-tour-text = A guided first game: you play, and we tell you what is going on. No experience needed.
lobby-tour-go = Play guided
lobby-tour-line = First time here? Play a guided first game:
lobby-mine = My tables
lobby-mine-none = No table yet. One is waiting above.
lobby-open = Open tables
lobby-open-none = Nobody is looking for players right now. Open a table and list it here.
lobby-more =
    { $count ->
        [one] Show an older one
       *[other] Show { $count } older ones
    }
row-round = Round { $round }
row-free =
    { $count ->
        [0] all seats taken
        [one] one seat open
       *[other] { $count } seats open
    }
row-place = finished · place { $place }
row-over = finished
row-drawn = finished · a draw
row-turn = { $name } to move
row-your-turn = Your turn
row-unreadable = This table cannot be opened.
row-look = Look
row-go-on = Go on
row-join = Join

## New table

new-title = New table
new-game = Game
new-players = How many play?
new-humans = How many of them on this device?
new-humans-hint = If there are several you pass it round; the others’ cards stay covered.
new-your-name = Your name
new-name-of = Name at seat { $seat }
new-seat-bot = Bot
new-seat-link = Open seat
new-seat-link-text = for everyone with the link
new-others = Who takes the other seats?
new-others-friends = Friends by link
new-others-bots = Bots
new-level = How well do the bots play?
new-level-hint = Beginners overlook things, the others think further and further ahead. They also step in when someone is away.
new-variants = Variants
new-finer = Finer points
new-more = More: name, clock, absence
new-listed = Show in the lobby
new-listed-text = Everyone on this server sees the table and can join.
new-name = Name of the table
new-name-example = Monster night
new-clock = Clock per move
new-clock-hint = When it runs out a bot moves for you, just this once.
new-clock-none = none
new-away = A bot steps in when someone is away for
new-away-hint = Whoever comes back has the seat again.
new-go-invite = Open the table
new-go-play = Play
seconds = { $count } s
minutes-long = { $count } min
hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
copy-link = Copy link
share = Share

## Waiting room

wait-open = open
wait-you = you
wait-here = here
wait-away = not here
wait-take = Sit here
wait-leave = Get up
wait-remove = Remove
wait-sat-down = { $name } sits down.
wait-sit-title = Join in
wait-sit-text = { $host } opened this table.
wait-sit-no-account = You need no account, just a name.
wait-for-start = It begins when everyone is here.
wait-sit = Take a seat
wait-full-title = The table is full
wait-full-text = All seats are taken. You can stay and watch once it begins.
wait-invite = Invite friends
wait-invite-text = Whoever opens this link can take a seat.
wait-link = Link to this table
wait-share-title = Monstertisch: come and join
wait-all-here = All seats are taken
wait-fill =
    { $count ->
        [one] Let a bot take the open seat
       *[other] Let bots take { $count } open seats
    }
wait-start = Start
wait-start-ready = Everyone is here. You decide when it begins.
wait-start-not-yet =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
wait-for-host = { $host } starts the game when everyone is here.
wait-clock = { $seconds } s per move
wait-rules-title = Never played?
wait-rules-text = The rules in our own words, and every card.

## The end

table-page-title = Table
told-only = The rules have changed since this game. The board cannot be shown any more, but what happened is written here.
told-place = { $place }. { $name }: { $score }
to-result = To the result
end-is-over = The game is over
end-you-won = You win
end-you-won-with = You win with { $names }
end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-draw = A draw
end-places = Result
end-place = Place
end-bot = Bot, { $level }
end-resigned = resigned, a bot played on
end-stood-in = a bot stood in for a while
end-rematch = Rematch
end-rematch-open = To the rematch
end-again = Another round?
end-again-against = Another round against { $name }?
end-who-is-ready = Who is ready
end-ready = ready
end-thinks = thinking
end-gone = gone
end-other-game = Another game
end-entrance = To the entrance
end-keep-short = Keep
end-replay = Replay
end-turns = The rounds of the replay
end-decisive = decided the game
end-keep = Keep and check
end-keep-text = The link shows the whole game move by move. The match file is yours.
end-replay-link = Link to the replay
end-share-title = Monstertisch: a game to replay
end-download = Download match file
seal-shown = Seal of the shuffles
seal-shown-text = Your page keeps this seal and adds random numbers of its own when the cards are dealt. The secret behind it is shown at the end. If it fits, nobody has tampered with the luck.
seal-title = Were the shuffles fair?
seal-text = Before the first card the server showed a seal, now it shows the secret to it. In between, every page at the table added random numbers of its own. If it all fits, nobody could choose the shuffles.
seal-holds = The seal matches. This page did the sum itself.
seal-unshared = The seal matches. This page came after the cards were dealt and added no random numbers of its own.
seal-swapped = The seal is not the one this page saw first. These shuffles cannot be trusted.
seal-left-out = The random numbers of this page are missing from the game. These shuffles cannot be trusted.
seal-others = Random numbers counted that came neither from this page nor from the other people at the table. Unless another device of yours was there when the cards were dealt, these shuffles cannot be trusted.
seal-shares = { $count ->
    [0] No page added random numbers
    [one] Random numbers of one page
   *[other] Random numbers of { $count } pages
  }
seal-broken = The seal does not match the secret. These shuffles cannot be trusted.
seal-cannot = The browser cannot do the sum here because the connection is not encrypted (no https). Download the match file and check it with “monstertisch verify”.
seal-details = Seal and secret
seal-commitment = Seal (SHA-256)
seal-secret = Secret
seal-whole-game = To check the whole game from the match file:

## Rules and cards

rules-title = Rules
rules-contents = Contents
cards-title = Cards
cards-about = The rulebook does not give these numbers; we reconstructed and tried them. Everything else is in the book or follows from it.
cards-ours = reconstructed

## Settings

settings-title = Settings
settings-look = Display
settings-language = Language
settings-text = Text
settings-text-normal = normal
settings-text-large = larger
settings-text-huge = large
settings-motion = Motion
settings-motion-hint = “Like the system” does as your device wishes.
settings-motion-auto = Like the system
settings-motion-off = Off
tempo = Pace
tempo-calm = Calm
tempo-calm-means = Every step waits for “Go on”.
tempo-normal = Normal
tempo-normal-means = Stops when there is something you can do.
tempo-swift = Swift
tempo-swift-means = Stops only when it concerns you.
settings-sound = Sound
settings-sound-text = Cards, coins, dice, and a small bell when it is your turn.
settings-name = Your name
settings-saved = Saved
settings-device = Play on from another device
settings-device-text = A personal link brings your seats to another device. A new link replaces the old one.
settings-device-make = Make a personal link
settings-device-link = Your personal link
settings-device-warning = Whoever has this link plays as you. Give it to nobody.
keys-title = Keys
keys-cards = pick a card
keys-places = to the next slot
keys-play = play
keys-back = put the card back, close
keys-space = Space
keys-go-on = go on with what is shown
keys-replay = pass; replay: play, pause
keys-turning-point = in the analysis, to the next turning point; with ⇧ to the one before
keys-to-the-end = to the end of what is shown
keys-rules = rules
keys-hint = hint
keys-undo = take a move back
keys-log = log
keys-help = this help
close = Close
me-title = Personal link
me-text = With this link you go on here with the seats you have on another device.
me-instead = In this browser you are { $name } so far. Those seats cannot be reached from here afterwards.
me-go = Go on here
me-no = No
reason-no-personal-link = This is no personal link. Perhaps its end was lost in copying.

## Guided first game

tour-title = Guide
tour-step = Step { $number } of { $count }
tour-next = Go on
tour-back = Back
tour-your-move = Your move
tour-waits = The game waits for you
tour-leave = Leave the guide
tour-explains = The guide explains
tour-explains-text = The game waits until you go on.

## Credits

credits-title = Thanks and sources
credits-games = The games
credits-game-maechtige_monster = Mächtige Monster was invented by Desnet Amane.
credits-game-kingscraft = Kingscraft was invented by David Kühn and published by Skellig Games.
credits-game-boss_monster = Boss Monster was invented by Johnny O’Neal; “Rise of the Minibosses” is published by Brotherwise Games.
credits-games-text = Monstertisch is an independent project: rules are in our own words, and neither pictures nor sentences of the printed editions are included.
credits-icons = Icons
credits-icons-text = From game-icons.net under CC BY 3.0, changed in colour and size. They were drawn by:
credits-fonts = Fonts
credits-fonts-text = Under the SIL Open Font License.
credits-software = Free software in this page

## Replay

replay-title = Replay
replay-move = Move { $at } of { $last }
replay-moment = Round { $round }, move { $at } of { $last }
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-scrub = Move
replay-speed = Speed
replay-seat = Seen by
replay-public = All
replay-copy = Link to here

## Analysis

analysis-title = Analysis
analysis-head = { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } win
    }
analysis-ask = Who would have won, and when?
analysis-ask-text = Every position is played to the end many times. It takes a few minutes and goes on when you leave the page.
analysis-ask-go = Analyse the game
analysis-is-none = Not analysed yet
analysis-is-running = The analysis is running
analysis-is-done = The analysis is done
analysis-is-failed = The analysis broke off
analysis-failed-text = The game could not be reckoned through. Nothing changes in the game itself.
analysis-again = Try again
analysis-progress = { $done } of { $of } positions
analysis-waits =
    { $before ->
        [one] waits, one other comes first
       *[other] waits, { $before } others come first
    }
analysis-so-far = So far
analysis-who-wins = Who wins?
analysis-who-wins-text = Chance to win in percent, move by move
analysis-even = even: { $percent }
analysis-decision = Decision
analysis-luck = Luck
analysis-chances = Chances
analysis-percent = { $percent } %
analysis-chance-of = { $seat }: { $percent } percent, { $change } since the move before
analysis-chance-alone = { $seat }: { $percent } percent
analysis-chance-open = { $seat }: still open
analysis-moved = has moved
analysis-sum = { $at } moves, { $count ->
        [0] no turning point
        [one] one turning point
       *[other] { $count } turning points
    }. { $chances }
analysis-points = Turning points
analysis-points-count = { $count } in { $moves } moves
analysis-no-points = No move changed the chances much.
analysis-no-points-yet = None yet. They come as soon as their position is reckoned.
analysis-kind-mistake = mistake
analysis-kind-strong = strong move
analysis-kind-luck = luck
analysis-move = Move { $at }
analysis-instead = { $played }; better: { $better }
analysis-cost = cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }
analysis-brought = brought { $points ->
        [one] 1 point
       *[other] { $points } points
    }
analysis-cost-whom = It cost { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
analysis-brought-whom = It brought { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
analysis-swings = It changed the chances: { $swings }.
analysis-previous-point = Turning point before
analysis-next-point = Next turning point
analysis-best = Best move
analysis-best-chance = { $better } % instead of { $played } %
analysis-best-none = Nothing was better than this move.
analysis-best-pick = At a mistake, this says what would have been better.
analysis-best-text = Played: { $move }.
analysis-estimated = Estimated from { $worlds ->
        [one] one game
       *[other] { $worlds } games
    } played on from every position, ±{ $error } { $error ->
        [one] point
       *[other] points
    }.
analysis-better-here = better
analysis-as-table = As a table
analysis-balance = Skill and luck
analysis-balance-text = What everyone’s own decisions brought, and what dice, cards and the others did, in points.
analysis-decisions = Decisions
analysis-who = Who
analysis-what = What happened
analysis-key-move = move
analysis-key-point = turning point
analysis-play-on = Play on from here
analysis-play-on-as = Play on as
analysis-play-on-over = Here the game is over.
analysis-quiet = Nothing that everyone could see.
analysis-opening = The game begins.
analysis-list = Turning points and numbers