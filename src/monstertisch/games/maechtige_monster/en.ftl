# Mächtige Monster: names, tiles, events and reasons. Terminal and browser share them.

game-maechtige_monster = Mächtige Monster
game-maechtige_monster-text = Storm the castle together. Then share the loot, most unwillingly.
score = Gold

## What the table can choose

table-chain = Guard chain
table-chain-text = The guards lie in order of their stars, the easy ones at the gate.
table-king = The king’s new rules
table-king-text = In every round a king’s tile changes the rules.
table-type = Monsters
table-type-text = Which monsters sit at which seat, from seat 1 on.

## What a king’s tile says: a text per effect, at length and in short (told.py puts them together)
## $does: what happens to the guards. $changes: the same in numbers. $place: counted from the gate (first) or from the end (last)

text-tile-or = { $most } or { $last }
text-tile-forbid = Whoever has a { $either } keeps it in hand.
text-tile-forbid-short = The { $strengths } stays in hand
text-tile-hand = Everyone plays with { $strengths }; { $aside } lie aside.
text-tile-hand-short = Everyone plays { $strengths }
text-tile-heal = Healing a { $either } costs { $cost } gold.
text-tile-heal-short = Healing a { $either }: { $cost } gold
text-tile-equal_pairs = Where two monsters of equal strength lie, the guard yields { $loot } more loot.
text-tile-equal_pairs-short = Equal pairs: { $changes }
text-tile-lowest_pairs = Where the weakest pair lies in the end, the guard yields { $loot } more loot; if several tie, each does.
text-tile-lowest_pairs-short = Weakest pair: { $changes }
text-tile-none = Nothing new. Everything stays as it is.
text-tile-none-short = The king is silent
text-tile-guards =
    { $place ->
        [last] { $count ->
            [one] The last guard
           *[other] The last { $count } guards
        }
       *[first] { $count ->
            [one] Guard
           *[other] Guards
        } { $guards }
    } { $does }{ $count ->
        [one] .
       *[other] {" "}each.
    }
text-tile-guards-short =
    { $place ->
        [last] { $count ->
            [one] Last guard
           *[other] Last { $count } guards
        }
       *[first] { $count ->
            [one] Guard
           *[other] Guards
        } { $guards }
    }: { $changes }
text-tile-strength =
    { $count ->
        [one] is
       *[other] are
    } { $sign ->
        [less] weaker
       *[more] stronger
    } by { $n }
text-tile-strength-short = { $signed } strength
text-tile-loot =
    { $count ->
        [one] yields
       *[other] yield
    } { $n } { $sign ->
        [less] less
       *[more] more
    } loot
text-tile-loot-short = { $signed } loot

## Events

event-dealt =
    { $you ->
        [yes] You take three of your five monsters in hand and lay two aside, face down.
       *[no] { $seat } takes three of five monsters in hand and lays two aside, face down.
    }
event-round =
    Round { $round } of { $rounds }: { $start_you ->
        [yes] You begin
       *[no] { $start } begins
    }.
event-tile = The king decrees: { $tile }
event-placed =
    { $you ->
        [yes] You place { $type } { $strength } on guard { $guard }.
       *[no] { $seat } places { $type } { $strength } on guard { $guard }.
    }
event-displaced =
    { $you ->
        [yes] You displace
       *[no] { $seat } displaces
    } { $owner_you ->
        [yes] your { $owner_type } { $lying }
       *[no] { $owner_type } { $lying } of { $owner }
    } with { $type } { $strength } at guard { $guard }{ $you ->
        [yes] {" "}and pay { $price } gold{ $to_owner ->
            [0] .
           *[other] , { $to_owner } of it to { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $to_owner ->
                [0] .
               *[other] , +{ $to_owner } gold.
            }
           *[no] {" "}and pays { $price } gold{ $to_owner ->
                [0] .
               *[other] , { $to_owner } of it to { $owner }.
            }
        }
    }
event-revealed = Guard { $guard } has strength { $strength } and loot { $loot }; the monsters bring { $sum }.
event-beaten =
    { $left ->
        [0] Guard { $guard } is beaten.
       *[other] Guard { $guard } is beaten; { $left } gold stays in the bank.
    }
event-loot =
    { $you ->
        [yes] You take { $amount } gold.
       *[no] { $seat } takes { $amount } gold.
    }
event-lost = Guard { $guard } stands firm, nobody gets past today.
event-healed =
    { $you ->
        [yes] You pay { $paid } gold for healing
       *[no] { $seat } pays { $paid } gold for healing
    }{ $waived ->
        [0] .
       *[other] ; { $waived } gold is waived.
    }
event-taken_up = All take up what lay aside and lay the monsters they played aside.
event-over = The game is over.

## What a move brings on average: $percent is a chance, $n a number without its sign, $sign more or less, $short: yes if it was told of another move before; next if it is not the first

figure-beaten = { $short ->
    [yes] { $percent } %
   *[no] { $percent } % to beat the guard
}
figure-gold = { $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } gold{ $short ->
    [yes] { "" }
   *[no] {" "}on average
}

## Reasons

reason-game-over = The game is over
reason-not-your-turn = It is { $turn }’s turn
reason-no-such-move = There is no such move; cards go from 1 to 5, slots from 1.1 to 6.2
reason-no-such-guard = There is no guard { $guard } here, only 1 to { $guards }
reason-not-in-hand = The { $strength } is not in your hand
reason-tile-forbids = The king forbids the { $strength }: “{ $tile }”
reason-five-stays = A 5 stays put
reason-not-higher = A { $strength } does not displace a { $lying }, only a higher card could
reason-sum-reached = Sum { $sum } reaches the maximum { $limit }, at guard { $guard } everything stays put
reason-too-little-gold = That costs { $price } gold, you have { $gold }
reason-slot-one-first = Slot 1 of guard { $guard } is free and comes first

## Card file

reason-cards-no-range = { $path }: there must be two numbers here, the smaller one first
reason-cards-range-backwards = { $path }: { $least } is larger than { $most }; the smaller number comes first
reason-cards-no-back = { $path }: the back of level { $level } is missing
reason-cards-no-monster = { $path }: { $monster } { $strength } is missing
reason-cards-no-guard = { $path }: There is no guard of level { $level }
reason-cards-count = { $path }: These are { $count } guards, it must be { $least } to { $most }
reason-cards-tile-count = { $path }: these must be the { $wanted } tiles of the game; you may also leave “tiles” out
reason-cards-tile-fixed = { $path }: tiles are fixed (“{ $tile }”); you may also leave “tiles” out
