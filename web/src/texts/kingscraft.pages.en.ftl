# What the pages say of Kingscraft: table, cards, result.

## New table

kc-side-neutral = All alike (neutral)
kc-side-ability = With an ability of their own

## Cards

kc-cards-kind = Which cards
kc-cards-items = Items
kc-cards-items-text = There is one of each. Class 2 and 3 have a golden side, too. At the edge of a board, which two items make one depends on the board to its left; here all lie in alphabetical order.
kc-cards-board = Board { $board }
kc-cards-class = Class { $class }
kc-cards-golden = Golden side
kc-cards-recipe = from { $first } and { $second }
kc-cards-recipe-joint = from { $first } and { $second } while board { $board } lies to the left
kc-cards-potions = Potions
kc-cards-copies = { $count } times
kc-when-turn_order = equal numbers, before speeds are compared
kc-when-friendly_before_roll = friendly fight, before the roll
kc-when-friendly_roll = friendly fight, after the roll
kc-when-own_turn = on your own turn
kc-when-fight_before_roll = in a fight, before the roll
kc-when-fight_hero_roll = after the hero’s roll
kc-when-fight_enemy_roll = after the enemy’s roll
kc-when-fight_result = after the comparison
kc-cards-creatures = Creatures
kc-cards-level = Level { $level }
kc-cards-standard = when the deck is empty
kc-cards-speed = Speed { $n }
kc-cards-no-ban = no ban
kc-cards-kings = Kings
kc-cards-age-young = Young
kc-cards-age-old = Old
kc-cards-age-promo = Special kings
kc-cards-characters = Characters
kc-cards-neutral = Neutral side
kc-cards-hearts = { $count } hearts
kc-cards-empty = { $slot } empty:
kc-cards-actions = Actions
kc-cards-actions-text = Everyone has the same seven. The number says who goes first.
kc-cards-rogue = For the Rogue only
kc-cards-tokens = The Alchemist’s tokens

## Result

kc-end-king-falls = The throne is free
kc-end-king-stays = The throne stays taken
kc-end-won =
    { $king } falls in round { $round }: { $you ->
        [yes] you win
       *[no] { $seat } wins
    } { $power } to { $against }, with { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    } left.
kc-end-draw = After { $round } rounds it is over. { $king } has outlasted them all.
kc-end-again = Same seats, everything shuffled anew.
kc-end-level-1 = level 1 beaten
kc-end-level-2 = level 2 beaten
kc-end-level-3 = level 3 beaten
kc-end-challenged = king challenged
kc-end-forged = forged
kc-end-potions = potions drunk

## Guided first game

tour-kingscraft-welcome = Welcome. Whoever beats the king first wins. For that you need equipment: you win it in fights and forge better things from it.
tour-kingscraft-wear = Two items are in your backpack already. They do nothing in there. Click one, then the place where it fits.
tour-kingscraft-choose = Now everyone chooses a card at once. Take "Attack level 1": those creatures are the easiest to beat.
tour-kingscraft-revealed = Everyone turns up. The lowest number goes first, so the king always comes before everything else.
tour-kingscraft-fight = Your fight. Your power is all your dice and your strength. It must be higher than the enemy's; a tie is not enough.
tour-kingscraft-reroll = You may roll again: click a die that you do not like. Or keep them.
tour-kingscraft-compared = Even a winner gets hit: the enemy's power minus your armour, and every 10 begun cost a heart. Without a heart the fight is lost.
tour-kingscraft-won = You won! That brings an item from the forge, or potions.
tour-kingscraft-lost = You lost. The creature stays until someone beats it. "Heal" fills your hearts up again.
tour-kingscraft-reward = Take what glows. The arrows show what two items can be forged into. Look for something that lacks only one more.
tour-kingscraft-forge = You can forge: click the item to which both arrows lead from things of yours. The two go back to the forge.
tour-kingscraft-potion = Only you can see your potions. You may drink one per round, best in the middle of a fight.
tour-kingscraft-on-your-own = That is all there is. Arm yourself, mind your hearts, and challenge the king when you feel strong enough. H gives you a hint, L shows the log. Good luck.
