# The table in the browser: everything around board, hand, prompt and log.

## Page

table-opening = Laying the table …
table-connecting = Connecting …
table-lost = Connection lost. Trying again in a moment.
table-close = Close
table-menu = Menu
table-rules = Rules
table-log = Log
table-rail = Log and chat
table-seats = Who is at the table
table-your-side = Your side of the table
table-watching = You are watching.
table-bot = Bot
table-bot-beginner = Bot, beginner: overlooks things
table-bot-journeyman = Bot, journeyman: thinks ahead
table-bot-master = Bot, master: plays every move out in its mind
table-bot-grandmaster = Bot, grandmaster: takes its time
table-bot-other = Bot, { $level }
table-away = away just now
table-stand-in = A bot stands in for this seat.
table-resigned = Has given up, a bot plays on.

table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said a word.
table-chat-lines =
    { $count ->
        [0] Chat
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
table-watchers = { $count } watching
table-new-lines = { $count } new

table-undo = Take back
table-undo-asked = { $seat } wants to take the move back
table-undo-asked-text = It only works if everyone agrees.
table-undo-agree = Agreed
table-undo-deny = No
table-undo-waiting = Take it back? Still asked: { $names }.
table-undo-refused = { $seat } says no. The move stays.
table-taken-back = { $you ->
    [yes] You take the move back.
   *[no] { $seat } takes the move back.
  }
table-taken-back-by-nobody = A move was taken back.

table-pass-on = Pass the device to { $seat }
table-pass-on-text = The cards stay hidden until { $seat } is ready.
table-i-am = I am { $seat }

table-sound = Sounds
table-motion-off = Motion off
table-language-de = Deutsch
table-language-en = English
table-copy-link = Copy the link to this table
table-link-copied = Link copied
table-settings = Settings
table-to-lobby = To the lobby
table-resign = Give up
table-resign-sure = Really give up? A bot will play on for you.

table-keys = Keys
table-key-digits = 1–5
table-key-digits-does = pick the card of that strength
table-key-arrows = ← →
table-key-arrows-does = from slot to slot
table-key-enter = Enter
table-key-enter-does = place or displace
table-key-escape = Esc
table-key-escape-does = put the card back, close a drawer, end a fight
table-key-space = Space
table-key-space-does = go on with what is shown; never decides
table-key-pass = P
table-key-pass-does = pass
table-key-end = E
table-key-end-does = skip to the end of a fight
table-key-hint = H
table-key-hint-does = hint
table-key-undo = U
table-key-undo-does = take a move back
table-key-log = L
table-key-log-does = log
table-key-rules = R
table-key-rules-does = rules

## Whose turn

table-not-possible = Not possible: { $reason }
table-you = You
table-you-inside = you
table-you-are = You · { $name }
table-hidden-card = hidden card
table-start-player = begins this round
table-is-on = to move
table-thinks = thinking …
table-your-turn = Your turn
table-seat-thinks = { $seat } is thinking.
table-hint = Hint
table-hint-waits =
    { $before ->
        [0] Your tip is coming: others are thinking right now
        [one] Your tip waits: one other question comes first
       *[other] Your tip waits: { $before } other questions come first
    }
table-go-on = Go on
table-space = Space
table-to-the-end = To the end
table-you-won = You have won!
table-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
table-moves-of-round =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
table-log-older = Show older
table-goes-on-from = What if? The game goes on after move { $move } of another one. What was hidden there is shuffled anew.
table-rules-changed = From move { $move } on, version { $version } of the rules holds.

## What happened, and what a card does

table-recap = Since your last move
table-recap-short = Since your move:
table-recap-nothing = Nothing has happened since your last move.
table-recap-none-yet = What happened since your last move is told here.
table-strip-empty = Point at a card: what it does is told here.
