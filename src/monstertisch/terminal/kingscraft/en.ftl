# Kingscraft in the terminal: labels, moves and explanations.

## The table

picture =
    # Round { $round } · { $phase } · Potions: { $deck_count } in the deck, { $discard_count } discarded
    { $fight }
    { state }
    |
    { $enemies }
    |
    # Forge (class 1 to 3; ★ golden; in brackets who owns a thing)
    { $forge }
    {" "}You could combine: { $makeable }
    { $deck_token ->
        [1] {" "}The Merchant’s token lies on the potion deck.
       *[0] {""}
    }
    |
    { $own }
    |
    { $others }
glance =
    { $fight }
    { state }
    { $ahead }
    { $fight ->
        [none] { $own }
       *[other] {""}
    }
phase-choose = choosing cards
phase-order = order of turns
phase-turns = turns
phase-over = over
state =
    Order: { $turns }
    In force: { $doses }
seen-turns = { $seat } ({ $card }{ $when ->
        [done] , done
        [now] , now
       *[later] {""}
    })
seen-doses = { $potion } ({ $seat ->
        [none] the enemy
       *[other] { $seat }
    }{ $slot ->
        [none] {""}
       *[other] : { $slot }
    })
level = { $level ->
        [0] King
       *[other] Level { $level }
    }
title-enemy = the enemy
king-now =
    the beer: { $beer_now }
    { $guard_bonus ->
        [0] {""}
       *[other] { $guards ->
            [one] +{ $guard_bonus } from a guard
           *[other] +{ $guard_bonus } from { $guards } guards
        }
    }
enemy-now =
    { king-now }
    { $left ->
        [-1] {""}
        [0] printed, stays
       *[other] deck { $left }
    }
twelves = twelve-sided { $faces }
place =
    { $item }
    { $token ->
        [1] token
       *[0] {""}
    }
    { $here ->
        [1] {""}
       *[0] { $owner_you ->
            [yes] you
           *[no] { $owner }
        }
    }
joker = joker for class { $class }
condition = hearts { $hearts }/{ $most_hearts }, speed { $speed }
slot-does = { $works ->
        [1] { $effects }
       *[0] does not work ({ $effects })
    }
own =
    # { $name } (you) · { $character }
    {" "}{ $numbers }
    { $slots }
    {" "}Backpack: { $packed ->
        [none] empty
       *[other] { $packed }
    }; { $free ->
        [0] no place free
        [one] 1 place free
       *[other] { $free } places free
    }
    {" "}Without a place until the end of the round: { $overflow }
    {" "}{ specials }
specials = still has: { $specials }
person =
    { $name }: { $character }: { $numbers }
    wears { $worn }
    backpack: { $things }
    potions: { $potions }
    last card { $last }
    { specials }

## The fight

fight-title = { $attempt ->
        [1] Fight: { $seat } against { $enemy }
       *[other] Fight: { $seat } against { $enemy }, attempt { $attempt }
    }
side =
    {" "}{ $name } | { $rolled ->
        [1] { $dice ->
            [none] –
           *[other] { $dice }
        }
       *[0] not rolled yet: { $pool }
    } | { fight-more } | { $rolled ->
        [1] power { $power }
       *[0] {""}
    }
    { $armour ->
        [0] {""}
       *[other] armour { $armour }
    }
    left: { $left }
    { $sets_left ->
        [0] {""}
        [one] turn 1 die
       *[other] turn { $sets_left } dice
    }
    { $sources }
fight-more = { $more ->
        [0] {""}
       *[other] +{ $more }
    }
fight-speed =
    Speed { $speed } against { $needed }.
    { $bans }.
    { $guard_bonus ->
        [0] {""}
       *[other] { $guards ->
            [one] A guard gives the king +{ $guard_bonus }.
           *[other] { $guards } guards give the king +{ $guard_bonus }.
        }
    }
seen-bans =
    “{ $ban }” { $on ->
        [1] applies
       *[0] is lifted
    }
    { $potion }
ban-hand2 = second hand does not count
fight-outcome = { $wins ->
        [1] As it is, { $seat } wins.
       *[0] As it is, { $seat } loses.
    } { $harmless ->
        [1] An ambush costs no heart.
       *[0] { $lost ->
            [0] Damage { $damage }, that costs no heart.
            [one] Damage { $damage }, that costs a heart ({ $hearts } left).
           *[other] Damage { $damage }, that costs { $lost } hearts ({ $hearts } left).
        }
    }
friendly-title = Friendly fight

## The question

ask-choose = Choose your card for this round.
ask-turn_order = Equal cards! Do you want to change a speed with a potion?
ask-friendly_before_roll = The order is about to be rolled for. Do you use a potion first?
ask-friendly_roll = The dice for the order lie there. Do you use a potion?
ask-fight_before_roll = The dice are about to roll. Do you use a potion?
ask-fight_hero_roll = The dice lie there. Do you use a potion?
ask-fight_enemy_roll = Both have rolled. Do you use a potion?
ask-own_turn-start = It is your turn: { $card }. Is there anything you want to do first?
ask-own_turn-end = Your turn is about to end. Is there anything you want to do?
ask-hero_reroll = You have rolled. What do you change?
ask-friendly_reroll = What do you reroll? The others see it in the end.
ask-enemy_reroll = You decide for the enemy: what does it reroll?
ask-enemy_repeat = You decide for the enemy: shall it repeat the whole fight?
ask-hero_repeat = There is the result. Do you let it stand?
ask-reward = Choose your reward: class { $class }.
ask-share = Your share as the Merchant: class { $class } or a potion.
ask-forge = { $steps ->
        [one] You may forge once more.
       *[other] You may forge { $steps } times.
    }
ask-settle = { $surplus ->
        [one] Too little room: give up a potion or an item, or rearrange.
       *[other] Too little room: give up { $surplus } potions or items, or rearrange.
    }
ask-overflow = Not everything has a place. What do you give up?
ask-token = Where do you put your token?
ask-flag = The Pirate King wants something: which item do you give back?
ask-put_back = Put the potions back. Which one comes to place { $place } of { $of }?
ask-keep = You keep { $keep } potions. Which one do you discard?
ask-theft = What do you steal?
ask-ambush = Whom do you ambush?
ask-break_in = Which item do you exchange with the forge?
ask-swap_for = What do you take for { $item }? Class { $class }.

## The moves
move-choose = { $card }
move-take = take { $item }{ $golden }
move-draw = draw potions
move-decline = decline
move-combine = combine { $item }{ $golden }{ $jokers ->
        [0] {""}
       *[other] {" "}with { $with }
    } | of { $first } + { $second }
move-improve = improve { $item }
move-brew = brew { $item }{ $golden }
move-exchange = exchange { $potion }
move-reroll = reroll a { $face } { $sides ->
        [12] | (d{ $sides })
       *[6] {""}
    }
move-set_die = turn a { $face } { $sides ->
        [12] | (d{ $sides })
       *[6] {""}
    }
move-use_item = use { $item }{ $golden } | { $slot }
move-use_potion = use { $potion }
move-use_enemy = use { $enemy }
move-pick = pick a { $face } { $sides ->
        [12] | (d{ $sides })
       *[6] {""}
    }
move-roll = roll the picked dice
move-repeat = repeat the whole fight
move-discard = discard { $potion }
move-return = return { $item }{ $golden }
move-put = put { $potion }
move-steal = steal { $item }{ $golden } | of { $owner }
move-steal_potion = steal a random potion | of { $seat }
move-ambush = ambush level { $level } | { $enemy }
move-swap = swap { $item }{ $golden }
move-token = token on { $item }{ $golden }
move-token_deck = token on the potion deck
move-play = play { $potion }
move-play_on = play { $potion } | for { $seat }
move-play_slot = play { $potion } | for { $seat }: { $slot }
move-experiment = { $token } { $hearts }
move-research = { $token }
move-reproduce = reproduce { $potion }
move-expert = { $token }
move-pass = pass
move-done = { $asked ->
        [enemy_repeat] do not repeat
        [hero_repeat] let it stand
        [break_in] exchange nothing
        [token] leave it
        [own_turn] go on
       *[other] done
    }
move-wear = wear { $item }{ $golden } | { $slot }
move-take_off = take off { $item }{ $golden } | { $slot }

move-choose-text =
    { $order }
    against { $enemy }
    { $does }
    { $win } % to win
move-take-text =
    { move-return-text }
    { $makes }
move-return-text =
    { $does }
    { $token ->
        [1] token
       *[0] {""}
    }
move-swap-text = { move-return-text }
move-steal-text = { move-return-text }
move-improve-text = { $golden_does }
move-combine-text = { $improved ->
        [1] { $golden_does }
       *[0] { $does }
    }
move-brew-text = { potions-count }
move-draw-text = { potions-count }, { $room ->
        [0] no place is free
        [one] one place is free
       *[other] { $room } places are free
    }
move-use_item-text = { dice-with }
move-use_potion-text = { dice-with }
move-use_enemy-text = { dice-with }
move-steal_potion-text = one of { $potions }
move-experiment-text = { $hearts ->
        [one] a heart for a potion
       *[other] { $hearts } hearts for { $hearts } potions
    }
move-ambush-text =
    { $does }
    { $win } % to win
move-token-text = {""}
move-wear-text = {""}
move-take_off-text = {""}
combine-with = with { $other }: { $item }
potions-count = { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    }
dice-with = dice with { $values }
verdict-nobody = Nobody has beaten the king. A draw.

## How moves are typed
typed-choose = choose, card, { $id ->
        [HEAL] cure
       *[other] {""}
    }
typed-take = take
typed-draw = draw, potion, potions, 1, 2, 3
typed-decline = decline, nothing
typed-combine = combine, make, craft, forge, { $jokers ->
        [0] {""}
       *[other] joker
    }
typed-improve = improve, gild
typed-brew = brew
typed-exchange = exchange, swap
typed-reroll = reroll, d, { $face } { $sides }
typed-set_die = set, turn, d, { $face } { $sides }
typed-pick = pick, take, d, { $face } { $sides }
typed-use = use
typed-use_enemy = { typed-use }, enemy
typed-roll = roll, picked, dice
typed-repeat = repeat, again, whole, fight
typed-discard = discard
typed-return = return, give back, give
typed-put = put
typed-steal = steal
typed-steal_potion = steal, potion
typed-ambush = ambush, level
typed-swap = swap, exchange
typed-token = token
typed-token_deck = token, potion, deck
typed-play = play, use, drink
typed-experiment = experiment, hearts, heart
typed-research = research
typed-reproduce = reproduce, reproduction
typed-expert = expert
typed-pass = pass, p, done, d
typed-done = done, d, stop, pass, p
typed-wear = wear, put on, { $place ->
        [hand2] second, other, 2
       *[other] {""}
    }
typed-take_off = take off, off, remove
topic-forge = forge, recipes
topic-fight = fight
topic-potions = potions, potion
topic-king = king, queen
numbered-level = level

help-moves =
    attack 1 | the card of this name; also king, heal, guard, forge
    wear sword | put it on; “wear ring head” names the slot, “take off head” takes off
    play heal | use a potion; “play snail Grimm” for someone else
    reroll 2 | roll a die again that shows a 2; “reroll 7 d12”
    take helmet | a reward; “draw potions”, “decline”
    combine sword | forge; also improve, brew, exchange
    pass, done | do nothing, or nothing more; “pass all”: until this turn is over

## What happened

after-setup =
    In the forest wait { $creatures }.
    You begin with { $items }.
after-revealed = { $everyone }.
seen-action = { $card } ({ $order })
after-ranked = { $everyone }.
after-order = { $seats }.
after-powers = { $sides }.
seen-sides = { $seat } { $dice } ({ $power })
event-no_dice = The enemy has power { $power }.
inside-drew = { $potions }
inside-researched = { $potions }
inside-put_back = { $potion }
inside-stole_potion = { $potion }
inside-rerolled = { $by }
inside-forced = { $by }
after-combined = From { $from }. { after-took }
after-took = { $to ->
        [overflow] (No place: it lies beside the board until the end of the round.)
       *[other] {""}
    }
after-stole = { after-took }
after-stowed = { after-took }
after-worn = (Instead of { $instead_of }.)

## Explanations

explain-arrange = { $count ->
        [one] rearrange, in one way
       *[other] rearrange, in { $count } ways
    }
printed-items = { $card }: class { $class }, { $slot }, board { $board }
printed-potions = { $card }: { $copies ->
        [one] once in the game
       *[other] { $copies } times in the game
    }
printed-kings = { $card }: King, { $age }
printed-creatures = { $card }: Level { $level }, speed { $level }
printed-standard_creatures = { printed-creatures }
printed-characters = { $card }: hearts { $hearts }, { $effects }
printed-actions = { $card }: number { $order }
printed-tokens = { $card }
age-young = young
age-old = old
age-promo = special card
not-in-play = Not in play today: board { $board } is missing.
seen-recipe = Made of { $materials }. { $craftable ->
        [1] You can combine it.
       *[0] You lack { $lacking }.
    }
known-rows-item =
    { $recipe }
    { $owner ->
        [none] { $improved ->
            [1] Lies in the forge, golden.
           *[0] Lies in the forge.
        }
       *[other] { $owner_you ->
            [yes] Is yours.
           *[no] Belongs to { $owner }.
        }
    }
known-materials = Material for { $item }.
known-potions = { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $count }.
known-discard = On the discard pile: { $count }.
known-creatures-card = { $left ->
        [0] A printed creature: it comes again and again.
       *[other] Lies face up, with it there are { $left } in the deck.
    }
known-king-card =
    Speed { $speed }
    { king-now }
known-beaten = Beaten already.
known-seats-character = Played by { $seat }.
explain-recipes = What you have something for:
explain-no-recipes = You have nothing that could be combined.
explain-no-potions = You have no potion.
explain-piles =
    On the discard pile: { $discard }
    On top of the deck, the next one first: { $top }
why-choose = All choose at the same time, face down; the lowest number goes first (R17, R19). While you choose you may rearrange (R18).
why-turn_order = Among equal numbers the faster one goes first. Before that, potions for speed may be used (R22).
why-friendly_before_roll = Equal number, equal speed: you roll for it, without damage (R98). Now potions for dice and strength are possible.
why-friendly_roll = Now potions for rerolls, for strength and against other dice are possible (R98).
why-fight_before_roll = Now potions for dice, strength, speed, armour, hearts and bans are possible (R79). Everyone may use one per round (R72).
why-fight_hero_roll = The hero has rolled; now the others may step in (R82).
why-fight_enemy_roll = Both have rolled. Strength, armour and hearts can still change; then it counts (R85).
why-own_turn-start = In your turn, outside a fight, you may rearrange and use a potion (R34). “done” carries your card out.
why-own_turn-end = { why-own_turn-start }
why-hero_reroll = You reroll as often as you may and then say “done” (R82). Rerolled dice stay as they fall.
why-friendly_reroll = All decide at the same time what they reroll; it is shown in the end (R101).
why-enemy_reroll = You sit to the left of the hero and decide for the enemy (R85). A tie is enough for it (R87).
why-enemy_repeat = The enemy can repeat the whole fight, once per turn; what was rolled so far is void then (R88).
why-hero_repeat = You can repeat the whole fight; what was rolled so far is void then (R88).
why-reward = An item of this class from the forge, or as many potions as the class says, or nothing (R33).
why-share = Someone has taken what your token lay on. You get something for it (R133).
why-forge = Combine, improve, brew or exchange a potion; the second step may use what the first made (R61, R62).
why-settle = Potions need a place in the backpack. Discard some, or give items back (R57).
why-overflow = At the end of the round everything must have a place; give up what you need least (R60).
why-token = When someone else takes this item or draws from the deck, you get something (R132, R133).
why-flag = Whoever loses to him and is too slow gives an item back (R114).
why-put_back = The first one lies on top then (R139).
why-keep = You do not keep everything from the Black Market (R137).
why-theft = A class-1 item or a random potion from someone else’s backpack (R137).
why-ambush = Level 1 or 2, with more strength and without damage (R137).
why-break_in = You may exchange an item for one of the same class; then you forge once (R137).
why-swap_for = An item of the same class from the forge (R137).
rules =
    Whoever beats the king first wins.

    Choosing: all lay one of seven cards face down. The lowest number goes first; among equal numbers the faster one, else you roll for it.
    Fighting: your dice and strength against the enemy’s. You must be higher. Damage is the enemy’s power minus your armour, even after a victory; every 10 or part of 10 costs a heart. Without a heart you lose.
    Bans: if you are at least as fast as the enemy, its bans do not apply to you.
    Reward: an item of that class from the forge, or as many potions. After a victory over level 1 you may also forge once.
    Forging: two items that lie side by side become the one below them and go back to the forge. Class 2 and 3 can be improved. Items become potions, a potion becomes another.
    Room: four slots on the body, four places in the backpack. What lies in the backpack has no effect.
    Potions: one per round, also in the fights of others.
    Guard: brings something without a fight and makes the king stronger for this round.

## The card list

cards-of-items = Items
cards-of-potions = Potions
cards-of-kings = Kings
cards-of-creatures = Creatures
cards-of-standard_creatures = Printed creatures
cards-of-characters = Characters
cards-of-actions = Action cards
cards-of-tokens = Alchemy tokens
cards-legend = ~ means: at least one value is reconstructed by us, not confirmed by the publisher.
source-public = review
source-public-of = { $facts } from a review
fact-class = class
fact-slot = slot
fact-effects = effects
fact-board = board
fact-improved = golden side
fact-copies = number of copies
fact-existence = such a potion
fact-dice = number of dice
fact-repeat_fight = the repeat
fact-sides = kind of dice
fact-ban = ban
fact-special = special ability
fact-abilities = abilities as such
fact-base = base values
fact-order = number
