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
player-name = { $seat }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
deed = { $source } { $you ->
        [yes] by you
       *[no] by { $seat }
    }
waits = Waiting: { $deed }
lasts = In force: { $sentence }
coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
coins-paid = { $coins ->
        [0] {""}
       *[other] { coins }
    }
town = Town (still in the deck: { $ordinary } heroes, { $epic } epic ones)
town-empty = Nobody is in town.
health = health { $left }{ $epic ->
        [1] ★
       *[0] {""}
    }
bait = { $why ->
        [tie] stays, a tie ({ $values })
        [none] stays, nobody has anything for him
       *[lured] { $you ->
            [yes] to you ({ $values })
           *[no] to { $seat } ({ $values })
        }
    }
entrance = At the entrance: { $heroes }
player-out =
    { player-name }
    eliminated
player =
    { player-name }
    souls { $souls }, wounds { $wounds }
    { coins }
    { $treasure }
    { $you ->
        [yes] {""}
       *[no] { player-cards }
    }
    { $known ->
        [none] {""}
       *[other] known: { $known }
    }
player-cards = hand: { $room_cards } { $room_cards ->
        [one] room
       *[other] rooms
    }, { $spell_cards } { $spell_cards ->
        [one] spell
       *[other] spells
    }
seat-facts = { coins }, { player-cards }
hero-held = must wait
walk-end = { $dies_in ->
        [none] { $wounds ->
            [0] dies
            [one] gets through with { $left }: 1 wound
           *[other] gets through with { $left }: { $wounds } wounds
        }
       *[other] dies in { $dies_in }
    }
walk-step = { $skipped ->
        [none] { $room } { $damage } ({ $left } left)
       *[other] { $room } skipped
    }
face-down = face down: { $card ->
        [none] ?
       *[other] { $card }
    }
with-miniboss = { $miniboss } level { $level }
room-marks =
    { $miniboss ->
        [none] {""}
       *[other] { with-miniboss }
    }
    { coins-paid }
    { $below ->
        [0] {""}
       *[other] { $below } beneath
    }
    { $off ->
        [deactivated] off
       *[other] { $text_on ->
            [0] no text
           *[1] {""}
        }
    }
    { $down ->
        [none] {""}
       *[other] { $down }
    }
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
ask-window-build = { $you ->
        [yes] You build. What do you do?
       *[no] { $seat } builds. Do you do anything?
    }
ask-window-entrance = { $you ->
        [yes] { $hero } stands at your entrance. Do you do anything?
       *[no] { $hero } stands at the entrance of { $seat }. Do you do anything?
    }
ask-window-room = { $you ->
        [yes] { $hero } is in your room { $room }. Do you do anything?
       *[no] { $hero } is in { $room } of { $seat }. Do you do anything?
    }
ask-window-limbo = { $you ->
        [yes] { $hero } stands in your dungeon, in no room. Do you do anything?
       *[no] { $hero } stands in no room at { $seat }’s. Do you do anything?
    }
ask-window-left = { $you ->
        [yes] The hero is gone. Do you do anything else?
       *[no] The hero is gone, it is { $seat }’s turn. Do you do anything else?
    }
ask-window-idle = { $you ->
        [yes] No hero waits. Do you do anything?
       *[no] No hero waits, it is { $seat }’s turn. Do you do anything?
    }
ask-mode = { $card }: which effect?
ask-target = { $card }: choose { $want }.
ask-coins = { $card }: how many coins do you pay ({ $least } to { $most })?
ask-cost = { $card }: choose { $want }.
ask-prevent = { $seat } plays { $card }. Do you prevent it?
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
ask-look = { $card }: do you take a card from { $owner }?
ask-keep_discard = { $card }: do you keep what was discarded?
ask-build_now = { $card }: do you build at once?
ask-discard_rooms = { $card }: discard a room card.
ask-lay_coins = { $card }: how many coins do you lay on it (up to { $most })?
ask-deal = { $card }: do you buy a spell from { $owner } now?
ask-double = { $card }: do you double the damage?
ask-intrigue = No soul this turn: which card do you draw?

## The list of moves
boss-facts = { $xp } XP, { $letter }
deal-text = one coin for a random spell
move-boss = choose { $boss }
move-redraw = swap everything
move-keep = keep it
move-place = build { $card } | { $how ->
        [in] in { $room }
        [on] on { $room }
       *[new] new
    } ({ $slot })
move-promote = promote { $miniboss } | { $pay ->
        [room] for a monster room
       *[coin] for a coin
    }
move-sell = sell { $card }
move-use_card = use { $card } | { $how ->
        [rooms] and discard it
       *[spells] {""}
    }
move-use_room = use { $room } | { $slot }{ $you ->
        [yes] {""}
       *[no] {" "}{ $seat }
    }
move-use_miniboss = use { $miniboss } level { $level }
move-use_hero = use { $hero }
move-use_boss = { $you ->
        [yes] use your boss { $boss }
       *[no] use { $boss } | { $seat }
    }
move-use_deal = deal with { $seat }
move-discard = discard { $card }
move-take = take { $card }
move-target_seat = choose { $you ->
        [yes] yourself
       *[no] { $seat }
    }
move-target_room = choose { $room } | { $slot }{ $you ->
        [yes] {""}
       *[no] {" "}{ $seat }
    }
move-target_hero = choose { $hero }
move-target_treasure = choose { $treasure }
move-trigger = first { $card } | { $slot }
move-mode = { $mode }
move-draw = draw { $deck ->
        [room] a room card
       *[spell] a spell
    }
move-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
move-accept = { $asked ->
        [tax] pay
        [pay_miniboss] hire
       *[other] yes
    }
move-decline = { $asked ->
        [tax] do not pay, the spell is prevented
        [pay_miniboss] discard it
        [prevent] let it happen
        [look] take nothing
        [build_now] do not build
       *[other] no
    }
move-pass = { $asked ->
        [build] done
        [first_room] lay no room
       *[other] pass
    }
move-take_back = take back the card that lies face down

in-town = in town
in-dungeon = at { $seat }’s dungeon
hero-at = { $seat ->
        [none] { in-town }
       *[other] { $you ->
            [yes] at your dungeon
           *[no] { in-dungeon }
        }
    }
in-souls_pile = A soul of { $seat }.
in-wounds_pile = A wound of { $seat }.

## How moves are typed
typed-boss = boss, choose
typed-redraw = redraw, swap, everything, yes, y, ok
typed-keep = keep, it, no, n, pass, done
typed-place = build, place, put, slot
typed-promote = promote, slot, { $slot }, { $pay ->
        [room] room
       *[coin] coin
    }
typed-sell = sell
typed-use = use, play, cast, declare, pay
typed-use_card = { typed-use }
typed-use_room = { typed-use }
typed-use_miniboss = { typed-use }
typed-use_hero = { typed-use }
typed-use_boss = { typed-use }
typed-use_deal = { typed-use }
typed-discard = discard
typed-take = take
typed-target = target, choose
typed-target_seat = { typed-target }, { $you ->
        [yes] me, myself, { $seat }
       *[no] {""}
    }
typed-target_room = { typed-target }, { $guest }
typed-target_hero = { typed-target }
typed-target_treasure = { typed-target }, { $class }
typed-trigger = trigger, first
typed-mode = mode, effect, { $number }
typed-draw = draw
typed-coins = coins, pay
typed-accept = accept, yes, y, ok, { move-accept }
typed-decline = decline, no, n, nothing, pass, p, done, d, { move-decline }
typed-pass = pass, p, done, d, no, n, nothing, { move-pass }
typed-take_back = take back, card, lies, face, down
topic-town = town
topic-discard = discard, discard pile
topic-hand = hand, my hand
topic-boss = boss, my boss

help-moves =
    build loot box 2 | the card face down in slot 2; slots are counted from the boss
    take back | the face-down card back into your hand
    promote spike | a miniboss one level up, for a coin
    use windfall | a spell, a room, a miniboss (“spike level 2”) or your boss
    choose Grimm | a target: who, which room (“catapult 2 Grimm”), which hero
    pay 2 | how many coins
    yes, no, pass | answers; “pass all”: for the rest of the phase, until somebody uses something

## What happened
event-walked = { $reduced ->
        [0] { $room }: { $damage } damage, { $left } left.
       *[other] { $room }: { $damage } damage ({ $reduced } absorbed), { $left } left.
    }
event-arrived = New in town: { $heroes }.
event-still_there = Still in town: { $heroes }.
inside-offered = { $bosses }
inside-dealt = { $cards }
inside-redrew = { $cards }
inside-drew = { $cards }
inside-milled = { $cards }
inside-looked = { $cards }
inside-discarded = { $cards }
inside-took_hidden = { $card }
inside-placed = { $card }
inside-declared = { $chosen }
inside-built = { $over ->
        [none] slot { $slot }
       *[other] slot { $slot }, on { $over }
    }
inside-lured = { $values }
inside-damaged = { $source }
inside-lasting = { $source }
inside-swapped_rooms = { $rooms }
after-declared = { $waits ->
        [1] It still waits.
       *[0] {""}
    }
after-destroyed = { $uncovered ->
        [none] {""}
       *[other] Beneath it: { $uncovered }.
    } { $miniboss ->
        [none] {""}
       *[other] { $miniboss } is lost.
    }

chosen-room = { $you ->
        [yes] { $card } at yours
       *[no] { $card } at { $seat }
    }
chosen-seat = { $you ->
        [yes] you
       *[no] { $seat }
    }
chosen-treasure = { $treasure }
chosen-gone = { $card } (gone already)

## Explanations

printed-rooms = { $name }: { $rank ->
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
printed-bosses = { $name }: boss, { $xp } XP, treasure: { $treasure }
printed-spells = { $name }: { $kind }, { $copies } times in the game
printed-heroes = { $name }: { $classes }, health { $health }, { $epic ->
        [0] counts once
       *[1] counts twice
    }
explain-level = Level { $level }: { $text }
explain-in-play = At { $seat }’s, slot { $slot }:
explain-where = In your hand: { $held }, on the discard pile: { $discarded }.
explain-room =
    damage { $damage }, printed { $printed_damage }{ $changes }
    treasure { $treasure }{ $icons }
    { $off ->
        [deactivated] off
        [covered] covered face down
       *[none] { $text_on ->
            [0] no text
           *[1] { $hero_text_on ->
                [0] text leaves heroes alone
               *[1] {""}
            }
        }
    }
    { $used ->
        [1] used already
       *[0] {""}
    }
    { $coins ->
        [0] {""}
       *[other] { coins } on it
    }
    { $beneath ->
        [none] {""}
       *[other] beneath it { $beneath }
    }
explain-hero =
    health { $health }, damage { $damage }, { $left } left{ $changes }
    { $text_on ->
        [0] Its text is ignored now.
       *[1] {""}
    }
explain-discard = On the discard pile, from the top: { $cards }
explain-discard-empty = The discard pile is empty.
explain-piles =
    { $souls_pile ->
        [none] {""}
       *[other] Souls: { $souls_pile }
    }
    { $wounds_pile ->
        [none] {""}
       *[other] Wounds: { $wounds_pile }
    }
icons-icon = +{ $treasure }
icons-no_icons = none
icons-each_icon = one of each
icons-double = ×2
boss-state = { $levelled ->
        [0] Not levelled up yet: the ability comes with the fifth room.
       *[1] { $boss_text_on ->
            [0] Levelled up, but the ability pauses this turn.
           *[1] { $boss_used ->
                [1] Levelled up, used already this turn.
               *[0] Levelled up: the ability is in force.
            }
        }
    }
miniboss-state =
    { $used ->
        [1] The second level is used this turn.
       *[0] {""}
    }
    { $spent ->
        [1] The third level is spent.
       *[0] {""}
    }
    { $text_on ->
        [0] Its texts do not work now.
       *[1] {""}
    }
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
list-players = from { $least } players on
source-public = public card list
source-public-of = { $facts } from a public card list
fact-name_de = German name
fact-lure = class
fact-health = health
fact-symbol = number of players
fact-xp = XP
fact-second_icon = second icon
fact-ability = ability
fact-box = its place in the German box
fact-rest = all else
