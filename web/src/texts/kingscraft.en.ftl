# Kingscraft in the browser: prompts, forge, fight, buttons.

kc-and = { $first } and { $last }

## What is asked

kc-on-its-way = Your move is on its way …
kc-several-think = { $names } are thinking.
kc-your-turn-line = You are asked: { $what }.
kc-draw = A draw

kc-ask-choose = Choose your action
kc-ask-choose-text = Everyone chooses at once, all cards are revealed together. You may rearrange now, too.
kc-plan-now = You could forge: { $items }.
kc-plan-then = As a second step: { $items }.
kc-laid = Face down: { $card }
kc-laid-hidden = Your card lies face down
kc-laid-text = Still choosing: { $names }. You may change your card and rearrange.

kc-ask-turn_order = Same card: who is faster?
kc-ask-friendly_before_roll = Before the friendly fight
kc-ask-friendly_roll = Friendly fight: the dice are down
kc-ask-fight_before_roll = Before the roll: { $enemy }
kc-ask-fight_hero_roll =
    { $you ->
        [yes] Your dice are down
       *[no] { $seat } has rolled
    }
kc-ask-fight_enemy_roll = { $enemy } has rolled
kc-ask-window-text = You may use one potion per round, now or later.
kc-wait-window = A potion? The table waits a moment.

kc-ask-own_turn-start = Your turn: { $card }
kc-ask-own_turn-start-text = Rearrange or drink something. Then it begins.
kc-ask-own_turn-end = Your turn is nearly over
kc-ask-own_turn-end-text = One more drink, or a token?

kc-ask-hero_reroll =
    { $left ->
        [0] Your dice are down
        [one] You have one reroll left
       *[other] You have { $left } rerolls left
    }
kc-ask-enemy_reroll =
    { $left ->
        [0] You decide for { $enemy }
        [one] For { $enemy }: one reroll left
       *[other] For { $enemy }: { $left } rerolls left
    }
kc-ask-friendly_reroll =
    { $left ->
        [0] Friendly fight: your dice
        [one] Friendly fight: one reroll left
       *[other] Friendly fight: { $left } rerolls left
    }
kc-ask-dice = Click a die to throw it again.
kc-ask-no-dice = Nothing left to roll here.
kc-ask-picking = Pick the dice, then throw them together.
kc-ask-hero_repeat = Repeat the fight?
kc-ask-enemy_repeat = Have { $enemy } repeat the fight?
kc-stands-won =
    { $you ->
        [yes] Right now you win { $hero } to { $enemy }
       *[no] Right now { $seat } wins { $hero } to { $enemy }
    }{ $lost ->
        [0] {" "}without a scratch.
        [one] {" "}at the price of one heart.
       *[other] {" "}at the price of { $lost } hearts.
    }
kc-stands-lost =
    { $you ->
        [yes] Right now you lose { $hero } to { $enemy }
       *[no] Right now { $seat } loses { $hero } to { $enemy }
    }{ $lost ->
        [0] , but no heart.
        [one] {" "}and one heart.
       *[other] {" "}and { $lost } hearts.
    }

kc-ask-reward = Your reward: class { $class }
kc-ask-reward-text = Take a glowing item from the forge, or draw potions instead.
kc-ask-share = Your share as the Merchant
kc-ask-share-text = Take a class 1 item or one potion.
kc-ask-forge =
    { $steps ->
        [one] Forge: one step left
       *[other] Forge: { $steps } steps left
    }
kc-ask-forge-text = Click what you want to make in the forge, or something of yours to improve, brew or exchange.
kc-ask-settle =
    { $surplus ->
        [one] One place is missing
       *[other] { $surplus } places are missing
    }
kc-ask-settle-text = Discard potions or give items back until everything fits into the backpack.
kc-ask-overflow = Your backpack is too full
kc-ask-overflow-text = Give something up: an item goes to the forge, a potion to the discard pile.
kc-ask-token = Where does your token go?
kc-ask-token-text = If somebody else takes from there, you get a class 1 item or a potion.
kc-ask-flag = The Pirate King wants loot
kc-ask-flag-text = Give one of your items back to the forge.
kc-ask-put_back = Research: place { $place } of { $of }
kc-ask-put_back-text = Which potion lies next? The first one goes on top.
kc-ask-keep = Black Market: you keep { $keep }
kc-ask-keep-text = Discard what you do not want.
kc-ask-theft = Whom do you rob?
kc-ask-theft-text = A class 1 item or a random potion from somebody else's backpack.
kc-ask-ambush = Whom do you ambush?
kc-ask-ambush-text = Level 1 or 2, with more strength and without damage.
kc-ask-break_in = Break-in: exchange something?
kc-ask-break_in-text = Click the item of yours that you exchange for one of the same class.
kc-ask-swap_for = What do you take for { $item }?
kc-ask-swap_for-text = A glowing class { $class } item from the forge.

kc-wait-choose = Everyone chooses a card.
kc-wait-own_turn = Before or after the action: potions and rearranging.
kc-wait-hero_reroll = It is about rerolls.
kc-wait-enemy_reroll = It is about the enemy's rerolls.
kc-wait-friendly_reroll = It is about rerolls; nobody sees them yet.
kc-wait-enemy_repeat = Does the enemy repeat the fight?
kc-wait-reward = It is about the reward.
kc-wait-share = It is about the Merchant's share.
kc-wait-forge = The forge is busy.
kc-wait-settle = Somebody makes room for potions.
kc-wait-overflow = Somebody clears out.
kc-wait-token = The Merchant's token is being placed.
kc-wait-flag = The Pirate King gets his loot.
kc-wait-put_back = Potions are being sorted.
kc-wait-keep = The Black Market is open.
kc-wait-theft = Light fingers at work.
kc-wait-ambush = Somebody lies in wait.
kc-wait-break_in = Somebody breaks into the forge.
kc-wait-swap_for = Somebody trades with the forge.
kc-wait-over = The game is over.

## Buttons

kc-lay = Play { $card }
kc-lay-other = { $card } instead
kc-pass = No potion
kc-done-own_turn-start = Go
kc-done-own_turn-end = End the turn
kc-done-hero_reroll = Leave as is
kc-done-enemy_reroll = Leave as is
kc-done-friendly_reroll = Leave as is
kc-done-hero_repeat = Do not repeat
kc-done-enemy_repeat = Do not repeat
kc-done-forge = Done forging
kc-done-token = No token
kc-done-break_in = Exchange nothing
kc-done = Done
kc-roll = Throw the dice
kc-repeat = Repeat the fight
kc-decline = Decline
kc-put-back = Back
kc-peek-forge = Look at the forge
kc-peek-fight = Back to the fight

kc-tip-thing = { $thing }: { $does }
kc-do-pass = No potion
kc-do-done = Done, leave as is
kc-do-roll = Throw the dice
kc-do-repeat = Repeat the fight
kc-do-decline = Decline
kc-do-choose = Play it
kc-do-wear = Put on: { $slot }
kc-do-wear-instead = Put on: { $slot }, instead of { $other }
kc-do-take_off = Take off, into the backpack
kc-do-play = Use it
kc-do-play-seat = Use it on { $seat }
kc-do-play-slot = Block this place: { $slot }
kc-do-reroll = Throw again
kc-do-set_die = Turn to the top face
kc-do-pick = Throw it too
kc-do-use = Reroll with it
kc-do-take = Take it
kc-do-draw =
    { $count ->
        [one] Draw 1 potion
       *[other] Draw { $count } potions
    }
kc-do-combine = Combine { $items }
kc-do-combine-golden = Combine { $items }, golden
kc-do-improve = Improve, { $does }
kc-do-brew =
    { $count ->
        [one] Brew: 1 potion
       *[other] Brew: { $count } potions
    }
kc-do-exchange = Exchange for a new one
kc-do-discard = Discard
kc-do-return = Back to the forge
kc-do-token = Token here
kc-do-experiment =
    { $hearts ->
        [one] 1 heart for 1 potion
       *[other] { $hearts } hearts for { $hearts } potions
    }
kc-do-research = Look at the top 3
kc-do-reproduce = { $potion }: { $does }
kc-do-expert = Two potions in this fight
kc-do-put = Next one
kc-do-steal = Steal
kc-do-steal-potion = Steal a random potion from { $seat }
kc-do-ambush = Ambush
kc-do-swap = Exchange
kc-nothing-to-do = There is nothing to do with it right now.

## On the table

kc-forge = Forge
kc-enemies = Enemies
kc-me = Me
kc-others = Others
kc-item-kind = Class { $class }, { $slot }
kc-recipe = Made of { $first } and { $second }
kc-material-yours = { $item } (yours)
kc-material-forge = { $item } (missing, in the forge)
kc-material-theirs = { $item } (missing, { $owner } has it)
kc-material-out = { $item } (not in this game)
kc-uses = Becomes { $uses }
kc-use = { $item } with { $other }
kc-of-you = You have it
kc-of = { $owner } has it
kc-you-short = you
kc-in-forge = Lies in the forge
kc-craftable = You can forge it
kc-token-here = The Merchant's token lies here
kc-joker = Joker
kc-potions = Potions
kc-deck-left = { $count } left
kc-discarded = { $count } discarded
kc-deck-label = Potion deck, { $count } cards, { $discarded } discarded
kc-known-top = On top: { $potions }
kc-discard-list = Discarded: { $potions }
kc-legend-d6 = dice
kc-legend-strength = strength
kc-legend-armour = armour
kc-legend-reroll_die = reroll
kc-legend-speed = speed

kc-enemy-speed = Speed { $n }
kc-no-ban = Everything you wear counts
kc-ban-beer = Beer: { $ban }, however fast you are
kc-ban-beer-ahead = The beer rolls what does not count
kc-attack-fast = Speed { $speed } is enough, everything counts
kc-attack-slow = Speed { $speed } is not enough: { $bans }
kc-win = { $percent } % to win
kc-win-king = { $percent } % to win without guards
kc-win-percent = { $percent } %
kc-win-word = win
kc-picked = { $card }: { $enemy }
kc-guards =
    { $count ->
        [one] One guard: strength +{ $bonus }
       *[other] { $count } guards: strength +{ $bonus }
    }
kc-line-reroll_die =
    { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
kc-line-reroll_values = rerolls { $values }
kc-line-force_reroll_values = your { $values } again
kc-line-repeat_fight = repeats 1×
kc-left =
    { $count ->
        [one] the last one
       *[other] { $count } left
    }
kc-standard = always stays
kc-level = Level { $level }
kc-king = King
kc-enemy-label = { $name }, { $where }
kc-dice-6 = { $count }d6
kc-dice-12 = { $count }d12
kc-strength = Strength { $n }
kc-speed = Speed { $n }
kc-hearts = { $hearts } of { $most } hearts

kc-chosen = chosen
kc-thinking = thinking
kc-turn-now = to move
kc-turn-over = done
kc-turn-waits = waits
kc-turn-won = has won
kc-order = Order of turns
kc-order-label = { $number }: { $seat }, { $card }, { $state }
kc-number-label = number { $number }
kc-hand = Your action cards
kc-laid-card = lies face down
kc-own-board = Your board
kc-board-of = Board of { $seat }
kc-slots = Equipment
kc-backpack = Backpack
kc-overflow = Without a place
kc-empty = empty
kc-empty-slot = { $slot }, empty
kc-banned = has no effect right now
kc-potion-back = face-down potion
kc-potion-backs =
    { $count ->
        [one] 1 face-down potion
       *[other] { $count } face-down potions
    }
kc-potion-used = has used a potion
kc-tokens = Alchemy
kc-token-used = used up
kc-totals = Values
kc-total-d6 = Dice
kc-total-armour = Armour
kc-total-rerolls = Rerolls
kc-total-speed = Speed
kc-total-strength = Strength

kc-parts = Parts of the table
kc-potion-back-text = Only its owner knows it.
kc-die-title = Die
kc-sign-d6 = You throw this many dice in a fight.
kc-sign-strength = Adds to your power without a roll.
kc-sign-armour = Is taken off the damage.
kc-sign-reroll_die = You may throw one die again this often in a fight.
kc-sign-speed = Lifts an enemy's ban if it is enough, and decides between equal cards.


## Fight

kc-fight = Fight
kc-fight-won =
    { $you ->
        [yes] Fight won: { $enemy }
       *[no] { $seat } wins a fight: { $enemy }
    }
kc-fight-lost =
    { $you ->
        [yes] Fight lost: { $enemy }
       *[no] { $seat } loses a fight: { $enemy }
    }
kc-friendly-title = Friendly fight
kc-friendly-again = Still equal: they roll again.
kc-friendly-text = Same card, same speed: the higher power goes first. Nobody loses hearts.
kc-place = { $place }.
kc-your-power = your power
kc-power-of = power of { $seat }
kc-enemy-power = the enemy's power
kc-base-die = basic die
kc-not-rolled = Not rolled yet
kc-no-dice = No dice, fixed power
kc-reroll-count = Rerolls
kc-rerolls-left = { $count } left
kc-was = { $was } → { $face }
kc-die-label = d{ $sides } shows { $face }
kc-die-was = was { $was }
kc-die-picked = picked
kc-source-label = { $name }: reroll { $values }
kc-source-used = used
kc-damage-to-you = Damage to you
kc-damage-to = Damage to { $seat }
kc-damage-rule = Power minus armour – R89
kc-damage-table = Damage → hearts lost. With equal powers the attacker loses – R87
kc-damage-cell =
    { $hearts ->
        [0] Damage { $range }: no heart
        [one] Damage { $range }: 1 heart
       *[other] Damage { $range }: { $hearts } hearts
    }
kc-no-damage = Ambush: no damage – R137
kc-armour-sum = Armour
kc-speed-before = Speed { $speed }, needed { $needed }
kc-speed-fast = Speed { $speed } against { $needed }: ban lifted
kc-speed-slow = Speed { $speed } against { $needed }: the ban holds
kc-speed-free = Speed { $speed } against { $needed }: no ban
kc-ban-off = { $ban } (lifted)
kc-ban-on = { $ban } (in force)
kc-ban-by-potion = by { $potion }
kc-decides-you = You decide for the enemy – R85
kc-decides = { $seat }, to the left, decides – R85
kc-decides-auto = The program decides – R97
kc-attempt = Attempt { $attempt }
kc-repeats-left =
    { $count ->
        [one] may repeat the fight once
       *[other] may repeat the fight { $count } times
    }
kc-reward-title = Reward for victory
kc-reward =
    { $class ->
        [1] A class 1 item or 1 potion
       *[other] A class { $class } item or { $class } potions
    }{ $steps ->
        [0] .
        [1] , then one forge step.
       *[other] , then { $steps } forge steps.
    }
kc-reward-king = The crown, and the game.
kc-more = + { $count }
kc-in-force = In force
kc-dose = { $potion } by { $user }
kc-dose-on = { $potion } by { $user } on { $target }
kc-dose-enemy = { $potion } by { $user } on the enemy

## Settings and keys

own-key-digits = 1–7
own-key-digits-does = action card with this number, in a fight a die that shows it
own-key-arrows = ← → ↑ ↓
own-key-arrows-does = in the forge, on the board, between cards and dice
own-key-enter-does = play the card, take, forge, put on
own-key-escape-does = put back, close, skip the end of a fight
own-key-pass-does = no potion, leave as is
own-key-end-does = skip the end of a fight

table-round = Round { $round }
end-round = Round
kc-phase-choose = choose an action
kc-phase-order = order of turns
kc-phase-turns = turns
kc-phase-fight = fight
kc-phase-over = the end
kc-log-wins = Fight won: { $names }
kc-log-no-wins = no fight won

## A move in a few words

move-choose = lay out “{ $card }”
move-wear = wear { $item }
move-take_off = { $slot }: take off
move-play = use { $potion }
move-play_on = use { $potion } on { $seat }
move-reroll = reroll a { $face }
move-set_die = turn a { $face } up
move-pick = roll a { $face } too
move-use = reroll certain numbers
move-take = take { $item }
move-improve = improve { $item }
move-brew = brew with { $item }
move-return = give back { $item }
move-swap = swap { $item }
move-combine = combine { $item }
move-exchange = exchange { $potion }
move-discard = discard { $potion }
move-put = put { $potion } next
move-reproduce = bring back { $potion }
move-token = token on { $item }
move-token_deck = token on the potion deck
move-experiment =
    { $hearts ->
        [one] give 1 heart for 1 potion
       *[other] give { $hearts } hearts for { $hearts } potions
    }
move-steal = steal { $item }
move-steal_potion = steal a potion from { $seat }
move-ambush = ambush at level { $level }
move-pass = use no potion
move-done = leave it
move-roll = roll the dice
move-repeat = repeat the fight
move-draw = draw potions
move-decline = decline
move-research = look at the top potions
move-expert = two potions in the fight
