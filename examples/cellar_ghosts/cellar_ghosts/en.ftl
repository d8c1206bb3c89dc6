# Cellar Ghosts.

game-cellar_ghosts = Cellar Ghosts
game-cellar_ghosts-text = Scare each other up the cellar stairs. Whoever runs away first leaves the ghosts to the bravest.
score = Ghosts

## What the table can choose

table-long = Long night
table-long-text = Everyone is dealt six ghosts, not four.

## Cards and facts

card-mouse = Mouse
card-dust = Dust Bunny
card-spider = Loft Spider
card-creaker = Creaker
card-boiler = Boiler Imp
card-rattler = Chain Rattler
card-widow = Damp Widow
card-nothing = The Nothing

fact-ghosts = Ghosts
fact-round = Stairs
fact-turn = Turn
fact-pile = Pile
fact-stairs = On the stairs
fact-seat = laid by
fact-card = Ghost
fact-fright = Fright
fact-points = Ghosts
fact-hand = Hand

## Moves and events

move-lay = Lay { $card }
move-lay-text = Fright { $fright }.
move-flee = Run away
move-flee-text = { $owner_you ->
    [yes] You get
   *[no] { $owner } gets
} { $count ->
    [one] a ghost
   *[other] { $count } ghosts
}, and you begin new stairs.
event-begins = Everyone is dealt { $count } ghosts. { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
event-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card } ({ $fright }) on the stairs.
event-drawn = { $you ->
    [yes] You draw { $card }
   *[no] { $seat } draws a ghost
}.
event-fled = { $you ->
    [yes] You run
   *[no] { $seat } runs
} away.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] a ghost
   *[other] { $count } ghosts
} from the stairs and { $you ->
    [yes] have
   *[no] has
} { $points }.
event-over = The game is over.

## Reasons

reason-game-over = The game is over
reason-not-your-turn = It is { $turn }’s turn
reason-no-such-move = There is no such move
reason-not-in-hand = { $card } is not in your hand
reason-too-tame = { $card } is not scarier than fright { $fright }
reason-nobody-there = There is nobody on the stairs to run away from
