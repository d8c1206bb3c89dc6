# Boss Monster in the terminal: labels, the list of moves, and explanations.

## The table

legend = M monster room, T trap room with their damage, ★ advanced or epic; treasure: R relics, E equipment, S spellbooks, G gold
turn-and-phase = Turn { $turn } · { $phase }
heading-opening = setup
heading-beginning = beginning
heading-build = Build
heading-reveal = Reveal
heading-bait = Bait
heading-adventure = Adventure
heading-end = end of the turn
heading-over = over
piles = decks: { $rooms } rooms, { $spells } spells · discard pile: { $discard }
you-mark = (you)
you-of = by you
you-owner = you
you-target = yourself
name-of = by { $name }
waits = Waiting: { $deed }
lasts = In force: { $sentence }
coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
coins-on = { $n ->
        [one] 1 coin on it
       *[other] { $n } coins on it
    }
town = Town (still in the deck: { $ordinary } heroes, { $epic } epic ones)
town-empty = Nobody is in town.
health = health { $left }
stays-tie = stays, a tie ({ $values })
stays-none = stays, nobody has anything for him
goes-to = to { $name } ({ $values })
goes-to-you = to you ({ $values })
entrance = At the entrance: { $heroes }
player-out = eliminated
player-points = souls { $souls }, wounds { $wounds }
player-cards = hand: { $rooms } { $rooms ->
        [one] room
       *[other] rooms
    }, { $spells } { $spells ->
        [one] spell
       *[other] spells
    }
player-known = known: { $cards }
hero-held = must wait
walk-arrives = { $wounds ->
        [one] gets through with { $left }: 1 wound
       *[other] gets through with { $left }: { $wounds } wounds
    }
walk-dies = { $slot ->
        [0] dies
       *[other] dies in { $slot }
    }
walk-step = { $room } { $damage } ({ $left } left)
walk-skips = { $room } skipped
face-down = face down: { $card }
with-miniboss = { $miniboss } level { $level }
beneath = { $count } beneath
room-off = off
room-blank = no text
room-covered = covered face down
room-shielded = text leaves heroes alone
room-used = used already
boss-at-end = { $levelled ->
        [1] { $boss } ({ $xp } XP, levelled up)
       *[0] { $boss } ({ $xp } XP)
    }
hand = Your hand
hand-empty = You have no cards.
hand-cards = Hand: { $cards }
letter-cleric = R
letter-fighter = E
letter-mage = S
letter-thief = G
sign-monster = M
sign-trap = T
kind-minibosses = miniboss
kind-spells = { $phases ->
        [build] spell, build
        [adventure] spell, adventure
       *[both] spell
    }
lure-fewest_souls = fewest souls
lure-most_souls_minus_wounds = souls−wounds

## The question

ask-boss = Which boss do you keep?
ask-redraw = Do you swap your whole hand?
ask-discard_two = { $left ->
        [one] Discard one more card.
       *[other] Discard { $left } cards.
    }
ask-first_room = Lay your first room.
ask-before-it-happens = Before this happens: do you do anything else?
ask-window-build = { $own ->
        [yes] You build. What do you do?
       *[no] { $name } builds. Do you do anything?
    }
ask-window-entrance = { $own ->
        [yes] { $hero } stands at your entrance. Do you do anything?
       *[no] { $hero } stands at the entrance of { $name }. Do you do anything?
    }
ask-window-room = { $own ->
        [yes] { $hero } is in your room { $room }. Do you do anything?
       *[no] { $hero } is in { $room } of { $name }. Do you do anything?
    }
ask-window-limbo = { $own ->
        [yes] { $hero } stands in your dungeon, in no room. Do you do anything?
       *[no] { $hero } stands in no room at { $name }’s. Do you do anything?
    }
ask-window-left = { $own ->
        [yes] The hero is gone. Do you do anything else?
       *[no] The hero is gone, it is { $name }’s turn. Do you do anything else?
    }
ask-window-idle = { $own ->
        [yes] No hero waits. Do you do anything?
       *[no] No hero waits, it is { $name }’s turn. Do you do anything?
    }
ask-mode = { $card }: which effect?
ask-target = { $card }: choose { $want }.
ask-coins = { $card }: how many coins do you pay ({ $least } to { $most })?
ask-cost = { $card }: choose { $want }.
ask-prevent = { $name } plays { $card }. Do you prevent it?
ask-tax = { $n ->
        [one] Do you pay a coin so that { $card } works?
       *[other] Do you pay { $n } coins so that { $card } works?
    }
ask-pay_miniboss = { $price ->
        [one] Do you hire { $card } for one coin?
       *[other] Do you hire { $card } for { $price } coins?
    }
ask-trigger = { $card }: do you want to use it?
ask-order = What comes first?
ask-heal = Which wound do you heal?
ask-take = { $left ->
        [one] { $card }: take a card from the discard pile.
       *[other] { $card }: take { $left } more cards from the discard pile.
    }
ask-look = { $card }: do you take a card from { $name }?
ask-keep_discard = { $card }: do you keep what was discarded?
ask-build_now = { $card }: do you build at once?
ask-discard_rooms = { $card }: discard a room card.
ask-lay_coins = { $card }: how many coins do you lay on it (up to { $most })?
ask-deal = { $card }: do you buy a spell from { $name } now?
ask-double = { $card }: do you double the damage?
ask-intrigue = No soul this turn: which card do you draw?

## The list of moves

group-place = Build:
group-promote = Promote:
group-sell = Sell:
group-declare = Use:
group-finish = Or:
place-new = new ({ $slot })
place-on = on { $room } ({ $slot })
place-in = in { $room } ({ $slot })
promote-for = { $miniboss } to level { $level }
promote-with-room = { $miniboss } to level { $level } (with a monster room)
out-of-hand = { $card } (discard it)
spell-named = { $card } (spell)
at-level = { $miniboss } level { $level }
boss-facts = { $xp } XP, { $letter }
deal-with = deal with { $name }
deal-text = one coin for a random spell
in-town = in town
in-dungeon = at { $name }’s dungeon
in-your-dungeon = at your dungeon
in-souls_pile = A soul of { $name }.
in-wounds_pile = A wound of { $name }.
draw-room = a room card
draw-spell = a spell
plain-pass = pass
plain-take_back = take back the card that lies face down
plain-accept = yes
plain-decline = no
plain-redraw = swap everything
plain-keep = keep it
pass-build = done
pass-first_room = lay no room
accept-tax = pay
decline-tax = do not pay, the spell is prevented
accept-pay_miniboss = hire
decline-pay_miniboss = discard it
decline-prevent = let it happen
decline-look = take nothing
decline-build_now = do not build
which-move = Which one do you mean? { $moves }

## How moves are typed

type-boss = choose { $name }
type-redraw = swap
type-keep = keep
type-place = build { $name }
type-take_back = take back
type-promote = promote { $name }
type-sell = sell { $name }
type-declare = use { $name }
type-discard = discard { $name }
type-take = take { $name }
type-target = choose { $name }
type-trigger = first { $name }
type-mode = effect { $name }
type-draw-room = draw room
type-draw-spell = draw spell
type-coins = pay { $name }
type-accept = yes
type-pass = pass
type-decline = no
word-room = room
word-coin = coin
word-level = level
word-deal = deal
help-moves =
    build loot box 2 | the card face down in slot 2; slots are counted from the boss
    take back | the face-down card back into your hand
    promote spike | a miniboss one level up, for a coin
    use windfall | a spell, a room, a miniboss (“spike level 2”) or your boss
    choose Grimm | a target: who, which room (“catapult 2 Grimm”), which hero
    pay 2 | how many coins
    yes, no, pass | answers; “pass all”: for the rest of the phase, until somebody uses something
    ? | what is possible and what is not; “? loot box”, “? Grimm”, “? town”, “? discard”, “? hand”, “? rules”
    beginnings | of words will do if it is clear what is meant: “b loot 2”, “wind”

## What happened

story-walk = { $reduced ->
        [0] { $room }: { $damage } damage, { $left } left.
       *[other] { $room }: { $damage } damage ({ $reduced } absorbed), { $left } left.
    }
story-arrived = New in town: { $heroes }.
story-stayed = Still in town: { $heroes }.
room-of-yours = { $room } at yours
room-of = { $room } at { $name }
target-gone = { $card } (gone already)
story-waits = It still waits.
story-over = slot { $slot }, on { $room }
story-slot = slot { $slot }
story-uncovered = Beneath it: { $room }.
story-lost = { $miniboss } is lost.

## Explanations

explain-possible = Possible:
explain-impossible = Not possible:
and-more = and { $count } more
explain-more = More: “? Loot Box” (any card), “? Grimm” (any player), “? 3” (a move), “? town”, “? discard”, “? hand”, “? boss”, “? rules”
explain-which = There are several: { $cards }
explain-room = { $room }: { $rank ->
        [advanced] advanced { $type ->
            [monster] monster room
           *[trap] trap room
        }
       *[ordinary] { $type ->
            [monster] monster room
           *[trap] trap room
        }
    }, damage { $damage }, treasure: { $treasure }, { $copies ->
        [one] once
       *[other] { $copies } times
    } in the game
explain-boss = { $boss }: boss, { $xp } XP, treasure: { $treasure }
explain-spell = { $spell }: { $kind }, { $copies } times in the game
explain-hero = { $hero }: { $classes }, health { $health }, { $souls ->
        [one] counts once
       *[other] counts twice
    }
explain-level = Level { $level }: { $text }
explain-in-play = At { $name }’s, slot { $slot }:
explain-where = In your hand: { $held }, on the discard pile: { $discarded }.
explain-damage = damage { $damage }, printed { $printed }
explain-treasure = treasure { $treasure }
explain-beneath = beneath it { $rooms }
explain-health = health { $health }, damage { $damage }, { $left } left
explain-discard = On the discard pile, from the top: { $cards }
explain-discard-empty = The discard pile is empty.
explain-souls = Souls: { $heroes }
explain-wounds = Wounds: { $heroes }
icons-icon = +{ $treasure }
icons-no_icons = none
icons-each_icon = one of each
icons-double = ×2
boss-locked = Not levelled up yet: the ability comes with the fifth room.
boss-used = Levelled up, used already this turn.
boss-works = Levelled up: the ability is in force.
boss-off = Levelled up, but the ability pauses this turn.
miniboss-used = The second level is used this turn.
miniboss-spent = The third level is spent.
miniboss-off = Its texts do not work now.
hero-blank = Its text is ignored now.
hero-removed = Out of the game.
about-boss = All choose one of two bosses at the same time (R114). The highest XP goes first.
about-redraw = With four advanced rooms or four times the same treasure you may swap once (R18).
about-discard_two = Everyone discards two cards, whichever they like (R19).
about-first_room = The first room must be an ordinary one (R20). All lay face down and reveal together.
about-window-build = Who builds may lay a card face down, promote once, and use spells and rooms (R41, R68). Then the others may use what they have (R31).
about-window-entrance = Before the hero goes in, the owner and then everyone else may use something (R31, R89).
about-window-room = The hero is in the room and has taken its damage; now the owner and then everyone else may use something (R31, R89).
about-window-idle = There is a window for spells and rooms even without heroes (R84).
about-mode = The effect is chosen on declaring (R29).
about-target = Targets are chosen on declaring; if the target is gone later, nothing happens (R29).
about-coins = Paid on declaring; nothing is given back (R29, R75).
about-cost = Costs are paid on declaring (R29).
about-prevent = An opponent’s spell may be answered before it takes effect (R32).
about-tax = Without the coin the spell is prevented (R32).
about-pay_miniboss = A revealed miniboss costs a coin; else it is discarded (R52).
about-trigger = This is up to you (R36).
about-order = Who owns several triggers puts them in order (R35).
about-heal = A healed wound counts as a soul.
about-take = The discard pile is open (R10).
about-look = What you see only you see.
about-keep_discard = The card goes to your hand instead of the discard pile.
about-build_now = It does not count as your build of this turn (R58).
about-discard_rooms = A room card from your hand.
about-lay_coins = The coins stay on the room (R75).
about-deal = One coin for a random spell, now or later this turn.
about-double = Doubling comes after everything that is added (R130).
about-intrigue = Who got no soul this turn draws a card (R115).
rules =
    You are the boss. Ten souls win, five wounds throw you out.

    Build: the highest XP goes first. You lay one card face down: a room in a new slot or over another one, or a miniboss into a room. Advanced rooms need the same treasure beneath. There are no more than five slots; with the fifth your boss levels up.
    Reveal: all show their card. A miniboss costs a coin; promoting costs another one and is possible once per turn.
    Bait: every hero goes where most of his treasure lies. On a tie he stays in town.
    Adventure: heroes walk from the entrance to the boss, every room deals damage. A hero who dies is a soul, else a wound; epic ones count twice.
    Spells and rooms: in windows while building, at the entrance and in every room, first whoever’s turn it is, then the others. What the others use waits until all have passed.
    Whatever lasts until the end of the turn is over then.

## The card list

cards-bosses = Bosses
cards-rooms = Rooms
cards-minibosses = Minibosses
cards-spells = Spells
cards-heroes = Heroes
cards-legend = ~ means: at least one value was reconstructed by us and is not confirmed by the publisher.
list-copies = { $copies }×
list-epic = epic
list-players = from { $least } players on
source-public = public card list
source-public-English-edition-only = public card list; only in the English edition
source-public-in-the-German-box-reconstructed = public card list; that it is in the German box is reconstructed
source-public-second-icon-reconstructed = public card list; second icon reconstructed
source-ability-rulebook-the-rest-public = ability from the rulebook, the rest from a public card list
source-ability-rulebook-the-rest-public-second-icon-reconstructed = ability from the rulebook, the rest from a public card list; second icon reconstructed
source-ability-rulebook-the-rest-public-XP-reconstructed = ability from the rulebook, the rest from a public card list; XP reconstructed
source-name-health-public-players-symbol-reconstructed = name and health from a public card list; number of players reconstructed
source-name-health-public-German-name-rulebook-players-symbol-reconstructed = health from a public card list, German name from the rulebook; number of players reconstructed
source-name-health-public-ability-rulebook-players-symbol-reconstructed = name and health from a public card list, ability from the rulebook; number of players reconstructed
source-name-health-public-ability-players-symbol-reconstructed = name and health from a public card list; ability and number of players reconstructed
source-name-health-public-class-ability-rulebook-players-symbol-reconstructed = name and health from a public card list, class and ability from the rulebook; number of players reconstructed
source-name-health-public-class-ability-players-symbol-reconstructed = name and health from a public card list; class, ability and number of players reconstructed
source-name-health-public-class-ability-German-name-rulebook-players-symbol-reconstructed = health from a public card list, German name, class and ability from the rulebook; number of players reconstructed
