# The board of games that have none of their own.

table-round = Round { $round }
plain-pick = Take one of the glowing cards, or choose what to do.
plain-pick-card = Take one of the glowing cards.
plain-pick-move = Choose what to do.
plain-pick-how = Choose what to do with it.
plain-put-back = Put back
plain-waiting = The others are thinking.
plain-hand = Your hand
plain-offers = What you can do
plain-hidden = { $count } face down
plain-nothing = nothing
plain-yes = yes
plain-no = no
plain-drawn = Nobody wins alone
plain-again = The same table, dealt anew.
