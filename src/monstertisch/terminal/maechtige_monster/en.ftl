# Mächtige Monster in the terminal: labels, the list of moves and explanations.

## The castle

picture =
    # Round { $round } of { $rounds } · { $pile_count ->
        [0] The pile is empty
       *[other] Pile: { $pile_count }, { $level } on top
    }
    { king-tile }
    |
    Gate | Strength | Loot | Slot 1 | Slot 2 | Sum / max.
    { $castle }
    Throne
    |
    At the table | Monsters | Gold | Hand | Aside
    { $people }
    |
    What your monsters cost when they are hurt: { $costs }
king-tile = The king says: { $tile }
standing = { $guard } { $level } | { $strength_now }{ $strength_more ->
        [none] {""}
       *[other] {" "}({ $strength_more })
    } | { $loot_now }{ $loot_more ->
        [none] {""}
       *[other] {" "}({ $loot_more })
    } | { first-slot } | { second-slot } | { $sum } / { $most }{ $fixed ->
        [1] {" "}fixed
       *[0] {""}
    }
first-slot = { $first ->
        [none] free
       *[other] { $first }
    }
second-slot = { $second ->
        [none] free
       *[other] { $second }
    }
seen-first = { $strength } { $seat }
seen-second = { seen-first }
person = { $seat }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    } | { $types } | { $gold } | { $hand ->
        [none] –
       *[other] { $hand }
    } | { $aside ->
        [none] –
       *[other] { $aside }
    } | { $plays ->
        [1] to play{ $starts ->
            [1] , start marker
           *[0] {""}
        }
       *[0] { $starts ->
            [1] start marker
           *[0] {""}
        }
    }

## The list of moves

ask-turn = Your turn. Place a monster, or displace one:
move-place = { $type } { $strength } | on { $guard }
move-displace = { $guard }.{ $slot } ({ $lying } of { $owner }) | with { $strength }
move-displace-text =
    { $to_owner ->
        [0] 1 gold to the bank
       *[other] 1 to the bank, { $to_owner } to { $owner }
    }
typed-place = place, guard, { $type }, { $strength } { $guard }, { $strength } { $guard }.{ $slot }
typed-displace = displace, guard, { $type }, { $strength } { $guard }, { $strength } { $guard }.{ $slot }
topic-tile = tile, king
numbered-guard = guard, g
help-moves =
    4 on 2 | card 4 on guard 2; if both slots are taken: displace
    4 on 2.1 | card 4 on slot 1 of guard 2
    ? | what you can do and what it costs; “? 2”, “? guard 2”, “? 2.1” (a slot), “? rules”

## What happened

after-revealed = ({ $was }.)
seen-was = Printed: { $strength } and { $loot }

## Explanations

why-turn = You play one card now: on a free slot, which costs nothing, or for gold on a weaker monster.
explain-guard =
    Guard { $guard } { $level }: strength { $strength }, loot { $loot }
    { $changed ->
        [1] With the tile: strength { $strength_now }, loot { $loot_now }
       *[0] {""}
    }
    Slot 1: { first-slot }, slot 2: { second-slot }
    The sum there is { $sum }. Below { $most } one can displace.
    { $count } with { $level } not revealed yet, strengths: { $unseen }
explain-no-tile = There are no king’s tiles in this game.
explain-tile =
    { king-tile }
    Already gone: { $before }
rules =
    The monsters break into the castle. Whoever has the most gold in the end wins.

    Placing: In turn you play one card until everyone has two monsters in the castle. Each guard has room for two. The back tells how strong a guard is at most and what there is to take.
    Displacing: A higher card throws a monster out, back to its owner’s hand. It works only while the sum at the guard is below the guard’s greatest strength. Price: 1 gold to the bank, and 1 gold to the owner for each star above the first. A monster of your own always costs 1 gold. A 5 stays put.
    Break-in: From the gate on, guard after guard is revealed. If the two monsters’ sum is enough, they share the loot; an odd gold goes to the stronger one. If it is not, the break-in is over.
    Healing: For each monster at the guard that won and behind it you pay its healing cost, as far as your gold reaches.
    Then the cards laid aside come to the hand, the played ones go aside, and the start marker moves on.

## The list of cards

cards-of-backs = Backs
cards-of-monsters = Monsters
cards-of-guards = Guards
cards-of-tiles = King’s tiles
cards-legend = ~ means: at least one value is our reconstruction, no publisher’s text gives it.
printed-backs = { printed-guards }
printed-guards = { $level }, strength { $strength }, loot { $loot }
printed-monsters = { $type } { $strength }, healing { $heal }
fact-maximum = maximum 6
fact-ranges = ranges
fact-heal = healing
fact-loot = loot
fact-level = level
