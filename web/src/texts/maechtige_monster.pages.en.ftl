# What the pages say of Mächtige Monster: cards, result, guided first game.

## Cards

cards-monsters = Monsters
cards-type = Type of monster
cards-strength = Strength
cards-heal = Healing
cards-loot = Loot
cards-guards = Guards
cards-stars =
    { $count ->
        [one] one star
       *[other] { $count } stars
    }
cards-back = Back: strength { $from }–{ $to }, loot { $least }–{ $most }
cards-tiles = King’s tiles

## Result

chart-title = Who was ahead?
chart-start = Start
chart-who = Who
chart-as-table = As a table

## Guided first game

tour-maechtige_monster-welcome = Welcome. Below are your monsters; the number is their strength. Soon you send two of them into the castle, for gold.
tour-maechtige_monster-guards = Above stand the guards, from the gate to the throne, still face down. Their backs tell only roughly how strong they are and what they yield. Each has room for two monsters, and they need not both be yours.
tour-maechtige_monster-place = Pick a card, then a glowing slot. A free slot costs nothing. There is more to get far inside, but only if all guards before it fall.
tour-maechtige_monster-others = Now the others place. Watch where they go: whoever lies at the same guard as you fights with you and shares with you.
tour-maechtige_monster-was-displaced = { $seat } displaced your monster. It is back in your hand, and you may place it again. At guards with more stars you even get gold for it.
tour-maechtige_monster-displace = Taken slots glow too: with a stronger card you displace whoever lies there. The tag names the price. Try it if you like; free slots work just as well.
tour-maechtige_monster-displaced = Displaced. One gold went to the bank, and with more stars some to { $owner }. Once the sum at a guard reaches its maximum nobody there can be displaced.
tour-maechtige_monster-fight = All monsters lie, now they fight, from the gate inwards. The guard has strength { $strength }, against it stand { $sum }. A tie is enough.
tour-maechtige_monster-loot = Your loot: { $amount } gold. Loot is halved; an odd coin goes to the stronger monster.
tour-maechtige_monster-lost = Guard { $guard } was stronger. That ends the raid, for everyone waiting further inside as well.
tour-maechtige_monster-healed = Every monster at this guard and behind it must be healed. That costs you { $paid } gold. What each card costs is at its top right.
tour-maechtige_monster-taken-up = Next round: what lay aside comes to your hand, what you played goes aside. Whoever plays strong is weak afterwards.
tour-maechtige_monster-on-your-own = That is all. Whoever has most gold at the end wins. H gives you a hint, L shows the log. Good luck.
