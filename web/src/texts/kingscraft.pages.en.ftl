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
kc-cards-actions = Actions
kc-cards-actions-text = Everyone has the same seven. The number says who goes first.
kc-cards-rogue = For the Rogue only
kc-cards-tokens = The Alchemist’s tokens

## Result

kc-end-king-stays = The throne stays taken
kc-end-won =
    { $king } falls in round { $round }: { $you ->
        [yes] you win
       *[no] { $seat } wins
    } { $power } to { $against }, with { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    } left.
kc-end-wore = Worn: { $items }.
kc-end-way =
    On the way there: { $beaten ->
        [0] no creature
        [one] one creature
       *[other] { $beaten } creatures
    } beaten, { $forged ->
        [0] nothing forged
        [one] forged once
       *[other] forged { $forged } times
    }.
kc-end-draw = After { $round } rounds it is over. { $king } has outlasted them all.
kc-end-again = Same seats, everything shuffled anew.
kc-end-level-1 = level 1 beaten
kc-end-level-2 = level 2 beaten
kc-end-level-3 = level 3 beaten
kc-end-challenged = king challenged
kc-end-forged = forged
kc-end-potions = potions drunk

## Guided first game

tour-kingscraft-goal-title = Beat the king
tour-kingscraft-goal =
    Whoever beats the king first wins.
    For that you need equipment. You win it in fights and forge better things from it.
tour-kingscraft-gear-title = Backpack and body
tour-kingscraft-gear =
    Two items lie in your backpack below. There they are of no use.
    Above it are the places on your body: what you wear there counts.
tour-kingscraft-wear-title = Put something on
tour-kingscraft-wear =
    Click an item in the backpack, then the place that glows.
    It costs no turn, and you can change it whenever you like.
tour-kingscraft-worn-title = All set
tour-kingscraft-worn =
    Nothing in the backpack fits a free place right now.
    As soon as you win something, you put it on here.
tour-kingscraft-choose-title = Choose a card
tour-kingscraft-choose =
    Everyone chooses at once, face down. Take “Attack level 1”: you are most likely to manage that creature. Then play the card.
    The number on the card says who comes first.
tour-kingscraft-chosen-title = You have chosen
tour-kingscraft-chosen =
    Everyone chooses a card at once, face down.
    The number on it says who comes first.
tour-kingscraft-revealed-title = All cards are turned up
tour-kingscraft-revealed =
    The smallest number goes first. So the king (1) comes before everything else.
    With equal numbers, speed decides.
tour-kingscraft-fight-title = Your first fight
tour-kingscraft-fight =
    { $enemy } faces you. Your power is all your dice and your strength.
    It must be higher than your enemy's; a tie is not enough.
tour-kingscraft-dice-title = The dice
tour-kingscraft-dice =
    You rolled { $faces }, which makes power { $power }.
    If you have rerolls, click dice that you do not like and roll them again. Otherwise leave them.
tour-kingscraft-compared-title = { $hero_power } against { $enemy_power }
tour-kingscraft-compared =
    Even winners get hurt: the enemy's power minus your armour. Every 10 begun costs a heart.
    Without a heart the fight is lost, however strong you were.
tour-kingscraft-won-title = Fight won
tour-kingscraft-won =
    { $enemy } is down. That earns you an item from the forge, or potions.
    The game is won only with the king.
tour-kingscraft-lost-title = Fight lost
tour-kingscraft-lost =
    { $enemy } stays until somebody wins.
    Only this fight is lost. You keep your equipment.
tour-kingscraft-reward-title = Take your reward
tour-kingscraft-reward =
    Take what glows. The arrows show what can be forged from two items.
    Look for something that needs just one more after that.
tour-kingscraft-heal-title = Fill up your hearts
tour-kingscraft-heal =
    “Healing” fills up all your hearts.
    Going into a fight with one heart is rarely wise.
tour-kingscraft-forge-title = The forge
tour-kingscraft-forge =
    Two items of a row make the one below that their arrows lead to. For that you choose “Forge”.
    Only you see your potions. You may drink one a round, best in the middle of a fight.
tour-kingscraft-on-your-own-title = That was all
tour-kingscraft-on-your-own =
    Arm yourself, mind your hearts and challenge the king when you are strong enough. Every attack card tells you your chance.
    The lamp gives you a hint. Good luck.
