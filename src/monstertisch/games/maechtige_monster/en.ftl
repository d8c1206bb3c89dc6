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

## Monsters: one and many

type-orc = Orc
type-dragon = Dragon
type-insect = Beetle
type-undead = Zombie
type-sea = Kraken
type-demon = Demon

types-orc = Orcs
types-dragon = Dragons
types-insect = Insects
types-undead = Undead
types-sea = Sea creatures
types-demon = Demons

owner_type-orc = { type-orc }
owner_type-dragon = { type-dragon }
owner_type-insect = { type-insect }
owner_type-undead = { type-undead }
owner_type-sea = { type-sea }
owner_type-demon = { type-demon }

## King’s tiles

tile-no_strength_1 = Whoever has a 1 keeps it in hand.
tile-equal_pair_plus3_loot = Where two monsters of equal strength lie, the guard yields 3 more loot.
tile-hand_3_4_5 = Everyone plays with 3, 4 and 5; 1 and 2 lie aside.
tile-first_plus3_loot = Guard 1 yields 3 more loot.
tile-first_two_minus2_loot = Guards 1 and 2 yield 2 less loot each.
tile-last_two_plus4_loot = The last 2 guards yield 4 more loot each.
tile-heal_4_and_5_cost_4 = Healing a 4 or a 5 costs 4 gold.
tile-lowest_pairs_plus3_loot = Where the weakest pair lies in the end, the guard yields 3 more loot; if several tie, each does.
tile-no_change = Nothing new. Everything stays as it is.
tile-second_plus2_strength_plus3_loot = Guard 2 is stronger by 2 and yields 3 more loot.
tile-last_plus10_loot = The last guard yields 10 more loot.
tile-last_minus3_strength_minus5_loot = The last guard is weaker by 3 and yields 5 less loot.

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
reason-cards-no-monster = { $path }: { $type } { $strength } is missing
reason-cards-no-guard = { $path }: There is no guard of level { $level }
reason-cards-count = { $path }: These are { $count } guards, it must be { $least } to { $most }
reason-cards-tile-count = { $path }: these must be the { $wanted } tiles of the game; you may also leave “tiles” out
reason-cards-tile-fixed = { $path }: tiles are fixed (“{ $tile }”); you may also leave “tiles” out
