# Kingscraft: names, effects, events and reasons. Terminal and browser share them.

game-kingscraft = Kingscraft
game-kingscraft-text = Forge your way from dagger to greatsword and topple the king before anyone else.
score = Wins

## What the table can choose

table-character = Characters
table-character-text = Who sits at which seat, from seat 1 on. The neutral ones are all alike.
table-forge_order = Forge
table-forge_order-text = How the boards lie between A and G. What can be combined depends on it.
table-boards_out = Without the boards
table-boards_out-text = With two players two boards of the forge are missing, with three players one.
table-king = King
table-king-text = Young kings are easier to beat. The two special kings come only if you ask for them.
table-enemy_decider = The enemy
table-enemy_decider-text = Who rerolls for creatures and king.
table-static_recipes = Fixed recipes
table-static_recipes-text = What lies side by side from A to G can be combined, however the boards lie today.
table-handicap = Slow the Swashbuckler
table-handicap-text = The Swashbuckler begins with one item instead of two.

forge_order-alphabetical = From A to G
forge_order-random = Random
boards_out-random = Random
boards_out-B = B
boards_out-C = C
boards_out-D = D
boards_out-E = E
boards_out-F = F
boards_out-BC = B and C
boards_out-BD = B and D
boards_out-BE = B and E
boards_out-BF = B and F
boards_out-CD = C and D
boards_out-CE = C and E
boards_out-CF = C and F
boards_out-DE = D and E
boards_out-DF = D and F
boards_out-EF = E and F
king-any = Any of the eight
king-young = A young one
king-old = An old one
enemy_decider-neighbour = Whoever sits to the left
enemy_decider-auto = The program

## Characters

ability-assassin = Two hands. No enemy’s ban touches the first.
ability-merchant = Puts her token out at the end of her turn. When someone else takes from there, she gets something.
ability-swashbuckler =
    { $d6 ->
        [one] One die
       *[other] { $d6 } dice
    } and { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    }.
ability-nobleman = While a slot is empty, what is printed there counts.
ability-rogue = Four action cards of her own, each once per game.
ability-alchemist = Four tokens, each once per game, at any moment of his own turn.
ability-neutral =
    { $d6 ->
        [one] One die
       *[other] { $d6 } dice
    }, speed { $speed }, { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    }.

## Slots, bans and colours

slot-foot = foot
slot-body = body
slot-head = head
slot-hand = hand
slot-hand2 = second hand
slot-neutral = neutral

# A ban: what does not count in the fight. “hand does not count, unless you have speed 2”
ban-foot = feet do not count
ban-body = body does not count
ban-head = head does not count
ban-hand = hand does not count
ban-improved = golden items do not count
ban-neutral = neutral items do not count
ban-potions = potions do not count
ban-rerolls = rerolls do not count
ban-unless = { $bans }, unless you have speed { $n }

off-foot = { ban-foot }
off-body = { ban-body }
off-head = { ban-head }
off-hand = { ban-hand }
off-improved = { ban-improved }
off-neutral = { ban-neutral }
off-potions = { ban-potions }
off-rerolls = { ban-rerolls }

colour-green = Green
colour-orange = Orange
colour-blue = Blue
colour-purple = Purple

## Effects

effect-d6 =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
effect-d12 =
    { $n ->
        [one] 1 twelve-sided die
       *[other] { $n } twelve-sided dice
    }
effect-strength = +{ $n } strength
effect-strength-less = −{ $n } strength
effect-armour = +{ $n } armour
effect-speed = +{ $n } speed
effect-speed-less = −{ $n } speed
effect-reroll_die =
    { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
effect-reroll_values = own dice with { $values } once more
effect-force_reroll_values = the opponent’s dice with { $values } once more
effect-extra_per_value = +{ $n } for each own { $values }
effect-set_die = one own die shows its highest number
effect-repeat_fight = repeat the whole fight
effect-heal =
    { $n ->
        [one] heal 1 heart
       *[other] heal { $n } hearts
    }
effect-heal_after_win =
    { $n ->
        [one] heal 1 heart after a victory
       *[other] heal { $n } hearts after a victory
    }
effect-ban = { $slot } does not work in this fight
effect-ban-choice = one slot of your choice does not work in this fight
effect-joker = stands for any item of class { $class } when combining
effect-blank = still blank: invent something
effect-beer = rolls before the fight for what the beer forbids, and speed does not help: { $faces }
effect-flag = whoever loses gives an item back; not with speed { $n } or more
target-self = for you
target-other = for someone else
target-enemy = for someone else’s enemy
duration-instant = at once
duration-turn = until the end of the turn
duration-round = the whole round
effect-when = When: { $windows }; works { $duration }
effect-golden = golden: { $effects }
effect-empty = { $slot } empty: { $effects }
when-turn_order = before speeds are compared
when-friendly_before_roll = before the roll of a friendly fight
when-friendly_roll = after the roll of a friendly fight
when-own_turn = in one’s own turn outside a fight
when-fight_before_roll = before the roll of a fight
when-fight_hero_roll = after the hero’s roll
when-fight_enemy_roll = after the enemy’s roll
when-fight_result = after the comparison

does-KING = Beat him and you win. Every guard makes him stronger.
does-HEAL = All hearts full again.
does-ATTACK1 = Victory: a class-1 item or 1 potion, then forge { $forge ->
        [one] once
       *[other] up to { $forge } times
    }.
does-GUARD = A class-1 item or 1 potion, without a fight. The king has +{ $king_strength } this round.
does-ATTACK2 = Victory: a class-2 item or 2 potions.
does-FORGE = Forge { $forge ->
        [one] once
       *[other] up to { $forge } times
    }.
does-ATTACK3 = Victory: a class-3 item or 3 potions.
does-RA1 = Take a class-1 item or a random potion from someone else’s backpack.
does-RA2 = Draw { $draw ->
        [one] 1 potion
       *[other] { $draw } potions
    } and keep { $keep }.
does-RA3 = Attack level 1 or 2, with +{ $strength } strength and without damage.
does-RA4 = Exchange an item for one of the same class in the forge, then forge { $forge ->
        [one] once
       *[other] up to { $forge } times
    }.
does-AT1 = Turn any number of hearts over and draw as many potions.
does-AT2 = Look at the top 3 potions and put them in order.
does-AT3 = Take a potion of your choice from the discard pile.
does-AT4 = Use 2 potions in this fight instead of 1.

short-KING = Victory ends the game.
short-HEAL = Refill all hearts.
short-ATTACK1 =
    Class 1 reward, then { $forge ->
        [one] 1 step
       *[other] { $forge } steps
    }.
short-GUARD = Class 1 reward, king +{ $king_strength }.
short-ATTACK2 = Class 2 reward.
short-FORGE =
    { $forge ->
        [one] 1 step.
       *[other] Up to { $forge } steps.
    }
short-ATTACK3 = Class 3 reward.
short-RA1 = Steal something.
short-RA2 = Draw { $draw }, keep { $keep }.
short-RA3 = Attack with +{ $strength }.
short-RA4 =
    Exchange, then { $forge ->
        [one] 1 step
       *[other] { $forge } steps
    }.

item-deck = Potion deck

## Events

event-setup = On the throne: { $king }. The forge lies { $layout }.
event-round = Round { $round }: everyone chooses a card.
event-chose =
    { $you ->
        [yes] You have chosen.
       *[no] { $seat } has chosen.
    }
event-revealed = Everyone reveals.
event-order =
    { $you ->
        [yes] The order is settled, you begin.
       *[no] The order is settled, { $seat } begins.
    }
event-ranked =
    { $why ->
        [speed] Same card: speeds are compared.
       *[power] In the friendly fight powers are compared.
    }
event-friendly =
    { $roll ->
        [1] Same card, same speed: a friendly fight!
       *[other] Still equal: roll { $roll } of the friendly fight.
    }
event-powers = Everyone shows the dice.
event-turn =
    { $you ->
        [yes] Your turn: { $card }.
       *[no] { $seat }’s turn: { $card }.
    }
event-beer = The beer shows a { $face }: { $ban }.
event-fizzled =
    { $you ->
        [yes] No hearts, no fight: { $enemy } waits for you in vain.
       *[no] No hearts, no fight: { $enemy } waits for { $seat } in vain.
    }
event-fight =
    { $you ->
        [yes] You fight
       *[no] { $seat } fights
    } against { $enemy }{ $guards ->
        [0] .
        [one] , one guard helps.
       *[other] , { $guards } guards help.
    }
event-speed_check =
    { $off ->
        [none] { $ban ->
            [none] Speed { $speed } against { $needed }: everything counts.
           *[other] Speed { $speed } against { $needed }: { $ban }!
        }
       *[other] Speed { $speed } against { $needed }: “{ $off }” is lifted.
    }
event-rolled =
    { $side ->
        [enemy] The enemy rolls { $faces }: power { $power }.
       *[hero] { $you ->
            [yes] You roll { $faces }: power { $power }.
           *[no] { $seat } rolls { $faces }: power { $power }.
        }
    }
event-rerolled =
    { $side ->
        [enemy] The enemy turns { $faces } into { $to }: power { $power }.
       *[hero] { $you ->
            [yes] You turn { $faces } into { $to }: power { $power }.
           *[no] { $seat } turns { $faces } into { $to }: power { $power }.
        }
    }
event-forced =
    { $side ->
        [enemy] The enemy must reroll, { $faces } becomes { $to }: power { $power }.
       *[hero] { $you ->
            [yes] You must reroll, { $faces } becomes { $to }: power { $power }.
           *[no] { $seat } must reroll, { $faces } becomes { $to }: power { $power }.
        }
    }
event-turned =
    { $you ->
        [yes] You set a { $faces } to { $to }: power { $power }.
       *[no] { $seat } sets a { $faces } to { $to }: power { $power }.
    }
event-repeated =
    { $side ->
        [enemy] The enemy has the whole fight repeated!
       *[hero] { $you ->
            [yes] You have the whole fight repeated!
           *[no] { $seat } has the whole fight repeated!
        }
    }
event-compared =
    { $hero_power } against { $enemy_power }. { $lost ->
        [0] Damage { $damage }, no heart lost.
        [one] Damage { $damage }, that costs a heart.
       *[other] Damage { $damage }, that costs { $lost } hearts.
    }
event-healed =
    { $healed ->
        [0] { $you ->
            [yes] Your hearts are all full already.
           *[no] All hearts of { $seat } are full already.
        }
        [one] { $you ->
            [yes] You heal one heart.
           *[no] { $seat } heals one heart.
        }
       *[other] { $you ->
            [yes] You heal { $healed } hearts.
           *[no] { $seat } heals { $healed } hearts.
        }
    }
event-won =
    { $you ->
        [yes] You win the fight against { $enemy }.
       *[no] { $seat } wins the fight against { $enemy }.
    }
event-lost =
    { $you ->
        [yes] You lose the fight against { $enemy }.
       *[no] { $seat } loses the fight against { $enemy }.
    }
event-turned_up = Level { $level }: { $enemy } comes out of the forest.
event-took =
    { $you ->
        [yes] You take { $item } from the forge.
       *[no] { $seat } takes { $item } from the forge.
    }
event-combined =
    { $you ->
        [yes] You forge { $item }.
       *[no] { $seat } forges { $item }.
    }
event-improved =
    { $you ->
        [yes] You gild { $item }.
       *[no] { $seat } gilds { $item }.
    }
event-brewed =
    { $you ->
        [yes] You brew a potion from { $item }.
       *[no] { $seat } brews a potion from { $item }.
    }
event-returned =
    { $you ->
        [yes] You give { $item } back to the forge.
       *[no] { $seat } gives { $item } back to the forge.
    }
event-stowed =
    { $you ->
        [yes] { $item } finds a place with you now.
       *[no] { $item } finds a place with { $seat } now.
    }
event-worn =
    { $you ->
        [yes] You put on { $item } ({ $slot }).
       *[no] { $seat } puts on { $item } ({ $slot }).
    }
event-taken_off =
    { $you ->
        [yes] You take off { $item }.
       *[no] { $seat } takes off { $item }.
    }
event-drew =
    { $count ->
        [0] { $you ->
            [yes] No potion left for you.
           *[no] No potion left for { $seat }.
        }
        [one] { $you ->
            [yes] You draw a potion.
           *[no] { $seat } draws a potion.
        }
       *[other] { $you ->
            [yes] You draw { $count } potions.
           *[no] { $seat } draws { $count } potions.
        }
    }
event-discarded =
    { $you ->
        [yes] You discard { $potion }.
       *[no] { $seat } discards { $potion }.
    }
event-declined =
    { $you ->
        [yes] You decline the reward.
       *[no] { $seat } declines the reward.
    }
event-reshuffled = The potion deck is empty; { $count ->
        [one] one potion goes back in.
       *[other] { $count } potions are shuffled anew.
    }
event-played =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { $potion }{ $on ->
        [self] .
        [enemy] { $owner_you ->
            [yes] {" "}for your enemy.
           *[no] {" "}for the enemy of { $owner }.
        }
       *[other] { $owner_you ->
            [yes] {" "}on you
           *[no] {" "}on { $owner }
        }{ $slot ->
            [none] .
           *[other] {" "}({ $slot }).
        }
    }
event-expired = The potions in force have worn off.
event-token_placed =
    { $you ->
        [yes] You put your token out: { $item }.
       *[no] { $seat } puts the token out: { $item }.
    }
event-token_returned =
    { $share ->
        [yes] { $you ->
            [yes] { $item }: { $owner } takes it, and you get something too.
           *[no] { $item }: { $owner_you ->
                [yes] You take it, and { $seat } gets something too.
               *[no] { $owner } takes it, and { $seat } gets something too.
            }
        }
       *[no] { $you ->
            [yes] You take your token back.
           *[no] { $seat } takes the token back.
        }
    }
event-stole =
    { $you ->
        [yes] You steal { $item } from { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } steals { $item } from you.
           *[no] { $seat } steals { $item } from { $owner }.
        }
    }
event-stole_potion =
    { $you ->
        [yes] You steal a potion from { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } steals a potion from you.
           *[no] { $seat } steals a potion from { $owner }.
        }
    }
event-lost_potion = It was { $potion }.
event-expert =
    { $you ->
        [yes] Expert: you may use two potions in this fight.
       *[no] Expert: { $seat } may use two potions in this fight.
    }
event-experiment =
    { $lost ->
        [one] { $you ->
            [yes] Dangerous experiment: you give a heart.
           *[no] Dangerous experiment: { $seat } gives a heart.
        }
       *[other] { $you ->
            [yes] Dangerous experiment: you give { $lost } hearts.
           *[no] Dangerous experiment: { $seat } gives { $lost } hearts.
        }
    }
event-researched =
    { $you ->
        [yes] You look at the top of the potion deck.
       *[no] { $seat } looks at the top of the potion deck.
    }
event-put_back =
    { $you ->
        [yes] You put a potion back in place { $place }.
       *[no] { $seat } puts a potion back in place { $place }.
    }
event-reproduced =
    { $you ->
        [yes] You take { $potion } from the discard pile.
       *[no] { $seat } takes { $potion } from the discard pile.
    }
ending-king = king defeated
ending-draw = draw
event-over =
    { $how ->
        [draw] A hundred rounds, and the king is still sitting there. A draw.
       *[king] { $you ->
            [yes] The king is beaten. The crown is yours!
           *[no] The king is beaten. The crown goes to { $seat }!
        }
    }

## What a move brings: $percent is a chance, $n on average, without its sign, $sign more or less, $short: yes if it was told of another move before; next if it is not the first

figure-crown = { $percent } % for the crown
figure-beaten = { $short ->
    [yes] { $percent } % for the fight
   *[no] { $percent } % to win the fight
}
figure-king = { $short ->
    [yes] { $percent } % against the king
   *[no] then { $percent } % against the king
}
figure-potions = { $short ->
    [no] in two rounds{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] potion
   *[other] potions
}
figure-hearts = { $short ->
    [no] in two rounds{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] heart
   *[other] hearts
}

## Reasons

reason-game-over = The game is over
reason-no-such-move = There is no such move
reason-not-asked = You are not asked right now
reason-not-now = Something else is asked now: { $prompt }
reason-board-twice = There is only one board “{ $board }”
reason-boards-out = With { $players } players { $count ->
        [0] all boards are in play
        [one] exactly one board is left out
       *[other] exactly { $count } boards are left out
    }
reason-not-rogue = Only the Rogue has this card
reason-card-used = { $card } is used up
reason-frozen = You can rearrange only while choosing and in your turn
reason-locked = Nothing is rearranged in the middle of a fight
reason-arranged-enough = You have rearranged enough for now
reason-not-your-item = { $item } is not yours
reason-no-such-slot = You do not have this slot
reason-wrong-slot = { $item } does not fit there ({ $slot })
reason-already-there = { $item } is there already
reason-no-room = There is no room for that in the backpack
reason-nothing-there = Nothing is there ({ $slot })
reason-gains-no-room = { $item } is not in the backpack, that makes no room
reason-item-stays = In a fight { $item } stays in its place
reason-not-your-potion = You do not have { $potion }
reason-potion-used = You have already used a potion this round
reason-wrong-window = { $potion } is for another moment
reason-not-in-tie = { $potion } is only for those who are tied
reason-not-for-hero = { $potion } is for the others at the table
reason-only-hero = { $potion } is only for whoever is fighting
reason-potions-banned = { $enemy } forbids you potions
reason-only-speed = { $enemy } forbids you potions except for speed until you have { $needed }
reason-rerolls-banned = { $enemy } forbids you rerolls
reason-bad-target = { $potion } does not work there
reason-no-effect = { $potion } would have no effect now
reason-no-reroll-left = No reroll left
reason-no-such-die = There is no such die
reason-no-set-left = You may not set another die
reason-top-already = The die shows its highest number already
reason-no-such-source = Nothing can be rerolled with that
reason-source-used = You have already rerolled with that in this attempt
reason-no-value-shown = No die shows a number that fits
reason-value-not-listed = A { $face } is not among them
reason-nothing-picked = Choose at least one die first
reason-pick-on = Choose more dice or roll the chosen ones
reason-no-repeat-left = You cannot repeat the fight again
reason-wrong-class = { $item } is class { $class }, you are entitled to class { $wanted }
reason-not-in-forge = { $item } is not in the forge
reason-no-potions-left = There are no potions left
reason-no-recipe = { $item } is not in play today, board { $board } is missing
reason-lacks-material = You lack material for { $item }
reason-not-improvable = Items of class 1 have no golden side
reason-improved-already = { $item } is golden already
reason-token-there = Your token is there already
reason-not-alchemist = Only the Alchemist can do that
reason-own-turn-only = That is possible only in your turn
reason-token-used = This token is used up
reason-too-few-hearts = You do not have that many hearts, only { $have }
reason-not-in-discard = { $potion } is not in the discard pile
reason-no-fight = The Expert needs a fight that is still to come
reason-not-on-top = { $potion } is not among the potions you put in order
reason-not-stealable = You can steal only class 1 from someone else’s backpack
reason-no-potion-there = There is no potion to be had there
reason-not-drawn-now = You have not just drawn { $potion }
reason-nothing-to-swap = Nothing of the same class as { $item } is in the forge

## What it is about

prompt-ambush = the level of the ambush
prompt-break_in = whether you exchange something with the forge
prompt-choose = an action card
prompt-enemy_repeat = whether the enemy repeats the fight
prompt-enemy_reroll = the enemy’s rerolls
prompt-window = whether someone uses a potion
prompt-forge = forging
prompt-friendly_reroll = the rerolls of the friendly fight
prompt-hero_repeat = whether you repeat the fight
prompt-hero_reroll = your rerolls
prompt-keep = which potions you keep
prompt-share = your share as the Merchant
prompt-token = where your token goes
prompt-own_turn = whether you do something first
prompt-flag = what you leave to the Pirate King
prompt-put_back = the order of the potions
prompt-reward = the reward
prompt-overflow = what you give up because there is no room
prompt-settle = what you give up for the new potions
prompt-swap_for = what you take for it
prompt-theft = what you steal
prompt-over = nothing any more

## Card file

reason-cards-no-faces = { $path }: There must be faces of a die here, for example [1, 2]
reason-cards-no-place = { $path }: The place must begin with “{ $start }” and hold only letters, digits and _
reason-cards-one-side = { $path }: Items of class 1 have one side only
reason-cards-two-sides = { $path }: Items of class 2 and 3 have a golden side, too
reason-cards-no-effect = { $path }: This side needs an effect
reason-cards-two-places = { $path }: There must be two places here
reason-cards-blank = { $path }: The potion is blank; take “blank” away or this entry
reason-cards-one-effect = { $path }: A potion has exactly one effect
reason-cards-no-timing = { $path }: The potion needs at least one moment
reason-cards-no-power = { $path }: The enemy needs dice or strength
reason-cards-six-bans = { $path }: There must be six bans here, one for each face
reason-cards-three-numbers = { $path }: There must be three numbers here, one for each level
reason-cards-same-recipe = { $path }: { $item } and { $other } are made of the same items when the boards lie { $layout }
reason-cards-no-use = { $path }: Nothing can be made of { $item } when the boards lie { $layout }
reason-cards-no-id = { $path }: An id consists of capital letters, digits and single underscores
reason-cards-so-many-cards = { $path }: These are { $value } cards, it must be { $least } to { $most }
reason-cards-so-many-jokers = { $path }: Class { $kind } has { $value } jokers, it must be { $wanted }
reason-cards-few-items = { $path }: When the boards lie { $layout }, there are { $value } items of class 1, the start needs { $least }
reason-cards-all-blank = { $path }: At least one potion must not be blank
reason-cards-no-king = { $path }: There is no { $age ->
    [young] young
   *[old] old
} king
