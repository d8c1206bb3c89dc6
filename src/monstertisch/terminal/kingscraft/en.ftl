# Kingscraft in the terminal: labels, moves and explanations.

## The table

round-and-phase = Round { $round } · { $phase }
phase-choose = choosing cards
phase-order = order of turns
phase-turns = turns
phase-over = over
potion-piles = Potions: { $deck } in the deck, { $discard } discarded
order-of-turns = Order: { $turns }
order-so-far = Speeds not compared yet: { $turns }
turn-done = { $name } ({ $card }, done)
turn-now = { $name } ({ $card }, now)
turn-later = { $name } ({ $card })
dose-list = In force: { $potions }
dose-enemy = the enemy
level = Level { $level }
title-king = King
title-enemy = the enemy
creatures-left = { $count ->
        [0] (printed, stays)
       *[other] (deck { $count })
    }
beer-says = the beer: { $ban }
guards-help = { $guards ->
        [one] +{ $bonus } from a guard
       *[other] +{ $bonus } from { $guards } guards
    }
twelves = twelve-sided { $faces }
forge-boards = Forge { $letters }
forge-legend = (★ golden; in brackets who owns a thing)
class = Class { $class }
makeable = You could combine: { $items }
joker = joker for class { $class }
recipe-of = { $item } = { $first } + { $second }
token-on-deck = The Merchant’s token lies on the potion deck.
token-mark = (token)
you-mark = (you)
you-owner = you
hearts = hearts { $hearts }/{ $most }
speed = speed { $speed }
printed = empty: { $effects }
banned = does not work ({ $effects })
thing-effects = { $name } ({ $effects })
backpack = { $things ->
        [none] Backpack: empty, { $free } places free
       *[other] Backpack: { $things }; { $free ->
            [0] no place free
            [one] 1 place free
           *[other] { $free } places free
        }
    }
overflow-list = Without a place until the end of the round: { $items }
cards-left = Own cards: { $things }
tokens-left = Tokens: { $things }
person-wears = wears { $items }
person-backpack = backpack: { $items }
person-potions = { $count ->
        [one] 1 potion
       *[other] { $count } potions
    }
person-last = last card { $card }
person-left = has left { $things }

## The fight

fight-title = { $attempt ->
        [1] Fight: { $hero } against { $enemy }
       *[other] Fight: { $hero } against { $enemy }, attempt { $attempt }
    }
fight-side = { $name }: { $effects }
fight-power = power { $power }
fight-armour = { $armour ->
        [0] no armour
       *[other] armour { $armour }
    }
fight-not-rolled = not rolled yet: { $dice }
fight-sets = { $n ->
        [one] turn 1 die
       *[other] turn { $n } dice
    }
fight-left = left: { $things }
fight-speed = Speed { $speed } against { $needed }.
fight-ban-on = “{ $ban }” applies.
fight-ban-off = “{ $ban }” is lifted.
fight-ban-beer = “{ $ban }” applies, the beer says so.
fight-ban-potion = { $ban } does not work ({ $potion }).
fight-guards = { $guards ->
        [one] A guard gives the king +{ $bonus }.
       *[other] { $guards } guards give the king +{ $bonus }.
    }
fight-would-win = As it is, { $name } wins.
fight-would-lose = As it is, { $name } loses.
fight-damage = { $lost ->
        [0] Damage { $damage }, that costs no heart.
        [one] Damage { $damage }, that costs a heart ({ $hearts } left).
       *[other] Damage { $damage }, that costs { $lost } hearts ({ $hearts } left).
    }
fight-harmless = An ambush costs no heart.
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

group-combine = Combine:
group-improve = Improve:
group-brew = Brew potions from:
group-exchange = Exchange a potion:
group-reroll = Reroll:
group-set = Turn to the highest number:
group-use = Reroll several together:
group-play = Use a potion:
group-tokens = Tokens:
group-finish = Or:
group-arrange = Rearrange:
group-take-off = Take off:
against = against { $enemy }
win-chance = { $percent } % to win
die-six = a { $face }
die-twelve = a { $face } (twelve-sided)
drink-for = { $potion } for { $target }
golden-side = golden: { $effects }
combine-with = with { $other }: { $item }
potions-count = { $count ->
        [one] 1 potion
       *[other] { $count } potions
    }
stolen-item = of { $name }
stolen-unknown = a random potion
stolen-potion = { $count ->
        [one] of { $name }, the only one
       *[other] of { $name }, one of { $count }
    }
combine-of = of { $first } + { $second } ({ $effects })
hearts-for-potions = { $count ->
        [one] a heart for a potion
       *[other] { $count } hearts for { $count } potions
    }
draw-potions = { $count ->
        [one] draw 1 potion
       *[other] draw { $count } potions
    }
room-left = { $room ->
        [0] no place is free in the backpack
        [one] one place is free in the backpack
       *[other] { $room } places are free in the backpack
    }
dice-with = dice with { $values }
move-pass = pass
move-done = done
move-roll = roll the picked dice
move-repeat = repeat the whole fight
move-decline = decline
done-enemy_repeat = do not repeat
done-hero_repeat = let it stand
done-break_in = exchange nothing
done-token = leave it
done-own_turn = go on
which-move = Which one do you mean? { $moves }
verdict-nobody = Nobody has beaten the king. A draw.

## How moves are typed

type-choose = { $name }
type-pass = pass
type-done = done
type-roll = roll
type-repeat = repeat
type-draw = draw potions
type-decline = decline
type-research = research
type-expert = expert
type-wear = wear { $name }
type-take_off = take off { $name }
type-play = play { $name }
type-reroll = reroll { $name }
type-set_die = turn { $name }
type-pick = pick { $name }
type-use = use { $name }
type-take = take { $name }
type-combine = combine { $name }
type-improve = improve { $name }
type-brew = brew { $name }
type-exchange = exchange { $name }
type-discard = discard { $name }
type-return = return { $name }
type-token = token { $name }
type-experiment = experiment { $name }
type-put = put { $name }
type-reproduce = reproduce { $name }
type-steal = steal { $name }
type-ambush = ambush { $name }
type-swap = swap { $name }
help-moves =
    attack 1 | the card of this name; also king, heal, guard, forge
    wear sword | put it on; “wear ring head” names the slot, “take off head” takes off
    play heal | use a potion; “play snail Grimm” for someone else
    reroll 2 | roll a die again that shows a 2; “reroll 7 d12”
    take helmet | a reward; “draw potions”, “decline”
    combine sword | forge; also improve, brew, exchange
    pass, done | do nothing, or nothing more; “pass all”: until this turn is over
    ? | what is possible and what not; “? sword”, “? Grimm”, “? forge”, “? fight”, “? rules”
    beginnings | of words will do if it is clear what they mean: “t helm”, “swo”

## What happened

story-creatures = In the forest wait { $creatures }.
story-start = You begin with { $items }.
story-speeds = Equal cards, so speed counts: { $values }.
story-no-dice = The enemy has power { $power }.
story-made-of = From { $items }.
story-overflow = (No place: it lies beside the board until the end of the round.)
story-instead = (Instead of { $item }.)

## Explanations

explain-possible = Possible:
explain-impossible = Not possible:
explain-arrange = { $count ->
        [one] rearrange, in one way
       *[other] rearrange, in { $count } ways
    }
explain-more = More: “? sword” (any card), “? Grimm” (whoever plays), “? 3” (a move), “? king”, “? level 2”, “? forge”, “? potions”, “? fight”, “? rules”
explain-which = There are several: { $cards }
explain-item = { $item }: class { $class }, { $slot }, board { $board }
explain-not-in-play = Not in play today: board { $board } is missing.
explain-made-of = Made of { $first } and { $second }.
explain-can-make = You can combine it.
explain-missing = You lack { $items }.
explain-used-for = Material for { $items }.
explain-in-forge = Lies in the forge.
explain-golden-in-forge = Lies in the forge, golden.
explain-yours = Is yours.
explain-owned = Belongs to { $name }.
explain-when = When: { $windows }.
explain-copies = There are { $copies }: you have { $held }, { $discarded } on the discard pile.
explain-enemy = { $enemy }: { $level }, speed { $speed }
explain-face-up = { $count ->
        [0] A printed creature: it comes again and again.
       *[other] Lies face up, with it there are { $count } in the deck.
    }
explain-beaten = Beaten already.
explain-unseen = Has not shown itself yet, and perhaps never will.
explain-card = { $card }: number { $order }
explain-recipes = What you have something for:
explain-no-recipes = You have nothing that could be combined.
explain-no-potions = You have no potion.
explain-discard = On the discard pile: { $potions }
explain-deck-top = On top of the deck, the next one first: { $potions }
when-turn_order = before speeds are compared
when-friendly_before_roll = before the roll of a friendly fight
when-friendly_roll = after the roll of a friendly fight
when-own_turn = in one’s own turn outside a fight
when-fight_before_roll = before the roll of a fight
when-fight_hero_roll = after the hero’s roll
when-fight_enemy_roll = after the enemy’s roll
when-fight_result = after the comparison
why-choose = All choose at the same time, face down; the lowest number goes first (R17, R19). While you choose you may rearrange (R18).
why-turn_order = Among equal numbers the faster one goes first. Before that, potions for speed may be used (R22).
why-friendly_before_roll = Equal number, equal speed: you roll for it, without damage (R98). Now potions for dice and strength are possible.
why-friendly_roll = Now potions for rerolls, for strength and against other dice are possible (R98).
why-fight_before_roll = Now potions for dice, strength, speed, armour, hearts and bans are possible (R79). Everyone may use one per round (R72).
why-fight_hero_roll = The hero has rolled; now the others may step in (R82).
why-fight_enemy_roll = Both have rolled. Strength, armour and hearts can still change; then it counts (R85).
why-own_turn = In your turn, outside a fight, you may rearrange and use a potion (R34). “done” carries your card out.
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

cards-items = Items
cards-potions = Potions
cards-kings = Kings
cards-creatures = Creatures
cards-standard_creatures = Printed creatures
cards-characters = Characters
cards-actions = Action cards
cards-tokens = Alchemy tokens
cards-legend = ~ means: at least one value is reconstructed by us, not confirmed by the publisher.
list-place = class { $class }, { $slot }, board { $board }
list-order = number { $order }
age-young = young
age-old = old
age-promo = special card
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
