# The page's own texts. Texts of the games (events, reasons, names) come from the server's files.

## Frame

skip-to-content = Skip to content
nav-label = Pages
nav-tables = Tables
nav-rules = Rules
nav-cards = Cards
language-switch = Change language, German or English
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
copied = Copied.
save = Save
offline-banner = You are offline. It goes on as soon as the connection is back.
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
advice-no-page = Perhaps a piece of the link was lost in copying.
advice-not-found = Perhaps a piece of the link was lost in copying. Ask whoever invited you for a new one.

## Lobby

lobby-hello = Take a seat, monster.
lobby-intro =
    { $games ->
        [one] A table for monster games. Play against bots at once or send your friends a link. You need no account.
       *[other] { $games } monster games, one table. Play against bots at once or send your friends a link. You need no account.
    }
lobby-start = Play
lobby-play-now = Play now
lobby-play-now-what = Mächtige Monster against 3 journeymen
lobby-invite = Invite friends
lobby-code = Table code or link
lobby-code-go = Open
lobby-code-wrong = This is no table code. It has 16 characters; you can also paste the whole link.
lobby-games = Games
lobby-game-maechtige_monster = Mächtige Monster
lobby-game-maechtige_monster-text = Storm the castle together. Then share the loot, most unwillingly.
lobby-open-table = Open a table
lobby-tour = First time here?
lobby-tour-text = A guided first game: you play, and we tell you what is going on. Ten minutes, no experience needed.
lobby-tour-go = Play guided
lobby-tour-line = First time here? Play a guided first game.
lobby-mine = My tables
lobby-mine-none = No table yet. One is waiting above.
lobby-open = Open tables
lobby-open-none = Nobody is looking for players right now. Open a table and list it here.
lobby-more = Show { $count } older ones
row-round = Round { $round }
row-free =
    { $count ->
        [0] all seats taken
        [one] one seat open
       *[other] { $count } seats open
    }
row-place = finished · place { $place }
row-over = finished
row-turn = { $name } to move
row-your-turn = Your turn
row-look = Look
row-go-on = Go on
row-join = Join
