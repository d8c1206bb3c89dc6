# Mächtige Monster in the terminal: labels, the list of moves and explanations.

## The castle

round-of = Round { $round } of { $rounds }
pile =
    { $count ->
        [0] The pile is empty
        [one] Pile: { $count } guard, { $top } on top
       *[other] Pile: { $count } guards, { $top } on top
    }
king-says = The king says: { $tile }
head-gate = Gate
head-strength = Strength
head-loot = Loot
head-slot = Slot { $slot }
head-sum = Sum / max.
foot-throne = Throne
free-slot = free
sum-open = { $sum } / { $most }
sum-fixed = { $sum } / { $most } fixed
head-monsters = Monsters
head-gold = Gold
head-hand = Hand
head-aside = Aside
you-mark = (you)
mark-start = start marker
mark-turn = to play

## The list of moves

your-turn = Your turn. Place a monster, or displace one:
monster-of = { $strength } of { $owner }
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
topic-guard = guard, g
help-moves =
    4 on 2 | card 4 on guard 2; if both slots are taken: displace
    4 on 2.1 | card 4 on slot 1 of guard 2
    ? | what you can do and what it costs; “? 4”, “? guard 2”, “? rules”

## What happened

printed = (Printed: { $strength } and { $loot }.)

## Explanations

explain-turn = You play one card now: on a free slot, which costs nothing, or for gold on a weaker monster.
explain-card = { $type } { $strength }: healing costs { $heal }
explain-aside = Lies aside and comes to your hand after this round.
explain-in-castle = Lies in the castle.
explain-targets = There is a free slot at guard { $guards }.
explain-displaces = Displaces:
explain-place = { $place }, { $who }: { $what }
explain-free = { $place }: free
explain-fixed = What stays put:
explain-castle = More: “? 4” (card), “? guard 2”, “? 2.1” (slot), “? tile”, “? rules”
explain-guard = Guard { $guard } { $stars }: strength { $least } to { $most }, loot { $low } to { $high }
explain-change = The tile changes: strength { $strength }, loot { $loot }
explain-limit = The sum there is { $sum }. Below { $most } one can displace.
explain-unseen =
    { $count ->
        [one] One guard with { $stars } has not been revealed yet, strength: { $strengths }
       *[other] { $count } guards with { $stars } have not been revealed yet, strengths: { $strengths }
    }
explain-no-tile = There are no king’s tiles in this game.
explain-tiles-before = Already gone:
rules =
    The monsters break into the castle. Whoever has the most gold in the end wins.

    Placing: In turn you play one card until everyone has two monsters in the castle. Each guard has room for two. The back tells how strong a guard is at most and what there is to take.
    Displacing: A higher card throws a monster out, back to its owner’s hand. It works only while the sum at the guard is below the guard’s greatest strength. Price: 1 gold to the bank, and 1 gold to the owner for each star above the first. A monster of your own always costs 1 gold. A 5 stays put.
    Break-in: From the gate on, guard after guard is revealed. If the two monsters’ sum is enough, they share the loot; an odd gold goes to the stronger one. If it is not, the break-in is over.
    Healing: For each monster at the guard that won and behind it you pay its healing cost, as far as your gold reaches.
    Then the cards laid aside come to the hand, the played ones go aside, and the start marker moves on.

## The list of cards

cards-backs = Backs
cards-monsters = Monsters
cards-guards = Guards
cards-tiles = King’s tiles
cards-legend = ~ means: at least one value is our reconstruction, no publisher’s text gives it.
list-guard = { $stars }, strength { $strength }, loot { $loot }
list-monster = { $type } { $strength }, healing { $heal }
fact-maximum = maximum 6
fact-ranges = ranges
fact-heal = healing
fact-loot = loot
fact-level = level
