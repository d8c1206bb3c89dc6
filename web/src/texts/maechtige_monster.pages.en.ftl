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

tour-maechtige_monster-goal-title = The most gold wins
tour-maechtige_monster-goal =
    Whoever has the most gold after six rounds wins. Here is yours.
    Every round you send two monsters into the castle. If they beat a guard, there is loot.
tour-maechtige_monster-guards-title = One guard, two places
tour-maechtige_monster-guards =
    The guards stand from the gate to the throne, face down. Their backs tell roughly how strong they are and what they are worth.
    There is room for two monsters at each. They need not both be yours: whoever fights together shares.
tour-maechtige_monster-place-title = Place your first monster
tour-maechtige_monster-place =
    Take a card, best your strongest. The places it may go to light up; a free one costs nothing.
    Further in there is more to gain, but only if all guards before it fall.
tour-maechtige_monster-others-title = { $seat } has come
tour-maechtige_monster-others =
    { $type } { $strength } of { $seat } now lies at guard { $guard }.
    Together the two monsters there must be at least as strong as the guard.
tour-maechtige_monster-displace-title = Displace somebody
tour-maechtige_monster-displace =
    A stronger card may go to a taken place: whoever lies there returns to the hand. The tag names the price.
    Take your strongest card and choose a taken place that glows. Free places will do as well.
tour-maechtige_monster-second-title = Your second monster
tour-maechtige_monster-second =
    You cannot displace anyone right now: your card would have to be stronger than one that lies there.
    Put it on a free place.
tour-maechtige_monster-displaced-title = Displaced
tour-maechtige_monster-displaced =
    { $owner_type } { $lying } is back with { $owner }. It cost you { $price } gold; at guards with more stars { $owner } gets a part of it.
    Once the sum at a guard is as high as its maximum, nobody is displaced there any more.
tour-maechtige_monster-was-displaced-title = { $seat } displaced you
tour-maechtige_monster-was-displaced =
    Your { $owner_type } { $lying } is back in your hand, and you place it once more.
    At guards with more stars you even get gold for it. Whoever has the stronger card and pays the price may displace.
tour-maechtige_monster-none-displaced-title = Room for everyone
tour-maechtige_monster-none-displaced =
    This round you were not displaced and displaced nobody. It can be done whenever your own card is stronger; the tag names the price.
    Now all monsters lie there, and the raid begins at the gate.
tour-maechtige_monster-fight-title = Strength { $strength } against { $sum }
tour-maechtige_monster-fight =
    Guard { $guard } is revealed: strength { $strength }; the monsters there bring { $sum } together.
    Equal is enough. The fight goes from the gate inwards.
tour-maechtige_monster-beaten-title = Guard { $guard } is beaten
tour-maechtige_monster-beaten =
    Loot: { $loot } gold. It is halved; an odd coin goes to the stronger monster. Whoever is there alone gets it all.
    Then the next guard's turn comes.
tour-maechtige_monster-lost-title = Guard { $guard } was stronger
tour-maechtige_monster-lost =
    That ends the raid, for everyone who waits further in as well.
    There is loot only from guards that fell before.
tour-maechtige_monster-healed-title = Healing costs
tour-maechtige_monster-healed =
    A guard held out: every monster there and behind must be healed. That costs you { $paid } gold.
    What a card costs is written in its upper right corner.
tour-maechtige_monster-not-healed-title = Nothing to heal
tour-maechtige_monster-not-healed =
    If a guard holds out, every monster there and behind must be healed. What that costs is in the card's upper right corner.
    This time none of yours was among them.
tour-maechtige_monster-taken-up-title = The hands change
tour-maechtige_monster-taken-up =
    What lay aside comes into your hand; what you played you put aside.
    Whoever plays strong in one round is weak in the next.
tour-maechtige_monster-on-your-own-title = That was all
tour-maechtige_monster-on-your-own =
    Five more rounds, then the gold is counted. The lamp gives you a hint, the log shows what happened.
    Good luck.
