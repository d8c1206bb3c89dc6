# Boss Monster in the terminal: labels, the list of moves, and explanations.

## The table

picture =
    # Turn { $round } · { $phase } · decks: { $deck_rooms } rooms, { $deck_spells } spells · discard pile: { $discard_count }
    { $waiting }
    { $lasting }
    |
    { town }
    |
    { $dungeons }
    |
    M monster room, T trap room with their damage, ★ advanced or epic; treasure: R relics, E equipment, S spellbooks, G gold
    { $hand ->
        [none] {""}
       *[other] { hand }
    }
glance =
    { $waiting }
    { $lasting }
    { $building ->
        [1] { town }
       *[0] {""}
    }
    { $near }
    Hand: { $held }
hand =
    |
    # Your hand
    { $hand }
dungeon =
    {" "}At the entrance: { $at_entrance }
    {" "}{ $way }
seen-at_entrance = { seen-walker }
heading-phase = { $phase }
phase-opening = setup
phase-beginning = beginning
phase-build = Build
phase-reveal = Reveal
phase-bait = Bait
phase-adventure = Adventure
phase-end = end of the turn
phase-over = over
player-name = { $seat }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
waits =
    Waiting: { $source } { $you ->
        [yes] by you
       *[no] by { $seat }
    }
    { $targets }
    { coins-paid }
lasts =
    In force: { event-lasting }
    { $source }
coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
coins-paid = { $coins ->
        [0] {""}
       *[other] { coins }
    }
town =
    # Town (still in the deck: { $ordinary } heroes, { $epic } epic ones)
    { $town ->
        [none] {" "}{ town-empty }
       *[other] { $town }
    }
town-empty = Nobody is in town.
health = health { $left }{ $epic ->
        [1] ★
       *[0] {""}
    }
in-town = {" "}{ $name } | { health } | { $rule ->
        [treasure] { $classes }
        [fewest_souls] { class-fewest_souls }
       *[other] { class-most_souls_minus_wounds }
    } | { $why ->
        [unknown] ?
        [tie] stays, a tie ({ $values })
        [none] stays, nobody has anything for him
       *[lured] { $you ->
            [yes] to you ({ $values })
           *[no] to { $seat } ({ $values })
        }
    }
player-out =
    { player-name }
    eliminated
player =
    { player-name }
    souls { $souls }, wounds { $wounds }
    { coins }
    R{ $treasure_cleric } E{ $treasure_fighter } S{ $treasure_mage } G{ $treasure_thief }
    { $you ->
        [yes] {""}
       *[no] { player-cards }
    }
    known: { $known }
player-cards = hand: { $room_cards } { $room_cards ->
        [one] room
       *[other] rooms
    }, { $spell_cards } { $spell_cards ->
        [one] spell
       *[other] spells
    }
seen-walker = { $hero } { health }: { $held ->
        [1] must wait
       *[0] { $ending }
    }
seen-ending = { $dies_in ->
        [none] { $wounds ->
            [0] dies
            [one] gets through with { $left }, 1 wound
           *[other] gets through with { $left }, { $wounds } wounds
        }
       *[other] dies in { $dies_in }
    }
seen-steps = { $skipped ->
        [none] { $room } { $damage }, { $left } left
       *[other] { $room } skipped
    }
seen-down = face down: { $card ->
        [none] ?
       *[other] { $card }
    }
seen-miniboss = { $card } level { $level }
room =
    { $slot } { $room } { kind-rooms }
    { $miniboss }
    { coins-paid }
    beneath it { $beneath }
    { $off ->
        [deactivated] off
       *[other] { $text_on ->
            [0] no text
           *[1] {""}
        }
    }
    { $down }
    here { $walker }
boss-at-end = { $levelled ->
        [1] { $boss } ({ $xp } XP, levelled up)
       *[0] { $boss } ({ $xp } XP)
    }
hand-empty = You have no cards.
letter-cleric = R
letter-fighter = E
letter-mage = S
letter-thief = G
kind-rooms = { $rank ->
        [advanced] ★
       *[ordinary] {""}
    }{ $type ->
        [monster] M
       *[trap] T
    }{ $damage } { $treasure }
kind-bosses = { $xp } XP, { $treasure }
kind-heroes = {""}
kind-minibosses = miniboss
kind-spells = { $phases ->
        [build] spell, build
        [adventure] spell, adventure
       *[both] spell
    }
class-fewest_souls = fewest souls
class-most_souls_minus_wounds = souls−wounds

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
move-take_back = take back the card that lies face down
move-pass = { $asked ->
        [build] done
        [first_room] lay no room
       *[other] pass
    }
move-decline = { $asked ->
        [tax] do not pay, the spell is prevented
        [pay_miniboss] discard it
        [prevent] let it happen
        [look] take nothing
        [build_now] do not build
       *[other] no
    }
move-place-text = {""}
move-use_deal-text = one coin for a random spell
move-target_seat-text = { coins }, { player-cards }
move-target_room-text =
    { kind-rooms }
    { $miniboss }
move-target_hero-text = { $seat ->
        [gone] {""}
        [none] { health }, in town
       *[other] { health }, { $you ->
            [yes] at your dungeon
           *[no] at { $seat }’s dungeon
        }
    }

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
typed-discard = discard
typed-take = take
typed-target = target, choose
typed-target_seat = { typed-target }, { $you ->
        [yes] me, myself, { $seat }
       *[no] {""}
    }
typed-target_room = { typed-target }, { $guest }
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
inside-offered = { $bosses }
inside-dealt = { $cards }
inside-redrew = { $cards }
inside-drew = { $cards }
inside-milled = { $cards }
inside-looked = { $cards }
inside-discarded = { $cards }
inside-took_hidden = { $card }
inside-placed = { $card }
inside-declared =
    { $targets }
    { $mode }
    { coins-paid }
inside-built = { $over ->
        [none] slot { $slot }
       *[other] slot { $slot }, on { $over }
    }
event-several-hero_revealed = { $count ->
        [one] New in town: { $hero_revealed }.
       *[other] { $count } heroes are new in town: { $hero_revealed }.
    }
seen-hero_revealed = { $name } ({ $health }{ $epic ->
        [1] ★
       *[0] {""}
    }, { $lure })
inside-lured = { $values }
inside-damaged = { $source ->
        [none] { $room }
       *[other] { $source }
    }
inside-lasting = { $source }
inside-swapped_rooms = { $rooms }
after-bosses = { $everyone }.
seen-boss = { $card } ({ $xp } XP)
after-declared = { $waits ->
        [1] It still waits.
       *[0] {""}
    }
after-destroyed =
    Beneath it: { $uncovered }.
    { $miniboss } is lost.


chosen = { $what ->
        [gone] { $name } (gone already)
        [hero] { $name }
        [treasure] { $name }
        [seat] { $you ->
            [yes] you
           *[no] { $seat }
        }
       *[room] { $you ->
            [yes] { $name } at yours
           *[no] { $name } at { $seat }
        }
    }

## Explanations

printed-rooms = { $card }: { $rank ->
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
printed-bosses = { $card }: boss, { $xp } XP, treasure: { $treasure }
printed-minibosses = { $card }: { kind-minibosses }
printed-spells = { $card }: { kind-spells }, { $copies } times in the game
printed-heroes = { $card }: { $lure }, health { $health }, { $epic ->
        [0] counts once
       *[1] counts twice
    }, from { $symbol ->
        [0] 2
       *[other] { $symbol }
    } players on
text-of-level = Level { $level }: { $text }
known-rooms-room =
    At { $seat }’s, slot { $slot }: damage { $damage }, printed { $printed_damage }{ changes }, treasure { $treasure }{ $icon_modifiers ->
        [none] {""}
       *[other] {" "}({ $icon_modifiers })
    }
    { $off ->
        [deactivated] Off.
        [covered] Covered face down.
       *[none] { $text_on ->
            [0] No text.
           *[1] { $hero_text_on ->
                [0] Its text leaves heroes alone.
               *[1] {""}
            }
        }
    }
    { $used ->
        [1] Used already.
       *[0] {""}
    }
    { $coins ->
        [0] {""}
       *[other] { coins } on it
    }
    beneath it { $beneath }
    { $miniboss }
changes = { $modifiers ->
        [none] {""}
       *[other] {" "}({ $modifiers })
    }
known-miniboss-card =
    At { $seat }’s, slot { $slot }: { $room }, level { $level }
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
known-hand = In your hand: { $count }
known-discard = On the discard pile: { $count }
known-town-hero =
    health { $health }, damage { $damage }, { $left } left{ changes }
    { $text_on ->
        [0] Its text is ignored now.
       *[1] {""}
    }
known-bait-hero = in town: { $why ->
        [tie] stays, a tie ({ $values })
        [none] stays, nobody has anything for him
       *[lured] is lured ({ $values })
    }
known-entrance-hero =
    { known-town-hero }
    at { $seat }’s dungeon{ $held ->
        [1] {" "}(must wait)
       *[0] {""}
    }
known-inside-hero = { known-entrance-hero }
known-walk-hero =
    { $steps }
    { seen-ending }
known-souls_pile = A soul of { $seat }.
known-wounds_pile = A wound of { $seat }.
known-removed = Out of the game.
known-seats-boss = { $seat }: { $levelled ->
        [0] Not levelled up yet: the ability comes with the fifth room.
       *[1] { $boss_text_on ->
            [0] Levelled up, but the ability pauses this turn.
           *[1] { $boss_used ->
                [1] Levelled up, used already this turn.
               *[0] Levelled up: the ability is in force.
            }
        }
    }
explain-discard = On the discard pile, from the top: { $cards ->
        [none] –
       *[other] { $cards }
    }
piles =
    Souls: { $souls_pile }
    Wounds: { $wounds_pile }
icons-icon = +{ $class }
icons-no_icons = no icon
icons-each_icon = one of each
icons-double = ×2
why-boss = All choose one of two bosses at the same time (R114). The highest XP goes first.
why-redraw = With four advanced rooms or four times the same treasure you may swap once (R18).
why-discard_two = Everyone discards two cards, whichever they like (R19).
why-first_room = The first room must be an ordinary one (R20). All lay face down and reveal together.
why-window-build = Who builds may lay a card face down, promote once, and use spells and rooms (R41, R68). Then the others may use what they have (R31).
why-window-entrance = Before the hero goes in, the owner and then everyone else may use something (R31, R89).
why-window-room = The hero is in the room and has taken its damage; now the owner and then everyone else may use something (R31, R89).
why-window-limbo = { why-window-room }
why-window-left = { why-window-room }
why-before-it-happens = { why-window-build }
why-window-idle = There is a window for spells and rooms even without heroes (R84).
why-mode = The effect is chosen on declaring (R29).
why-target = Targets are chosen on declaring; if the target is gone later, nothing happens (R29).
why-coins = Paid on declaring; nothing is given back (R29, R75).
why-cost = Costs are paid on declaring (R29).
why-prevent = An opponent’s spell may be answered before it takes effect (R32).
why-tax = Without the coin the spell is prevented (R32).
why-pay_miniboss = A revealed miniboss costs a coin; else it is discarded (R52).
why-trigger = This is up to you (R36).
why-order = Who owns several triggers puts them in order (R35).
why-heal = A healed wound counts as a soul.
why-take = The discard pile is open (R10).
why-look = What you see only you see.
why-keep_discard = The card goes to your hand instead of the discard pile.
why-build_now = It does not count as your build of this turn (R58).
why-discard_rooms = A room card from your hand.
why-lay_coins = The coins stay on the room (R75).
why-deal = One coin for a random spell, now or later this turn.
why-double = Doubling comes after everything that is added (R130).
why-intrigue = Who got no soul this turn draws a card (R115).
rules =
    You are the boss. Ten souls win, five wounds throw you out.

    Build: the highest XP goes first. You lay one card face down: a room in a new slot or over another one, or a miniboss into a room. Advanced rooms need the same treasure beneath. There are no more than five slots; with the fifth your boss levels up.
    Reveal: all show their card. A miniboss costs a coin; promoting costs another one and is possible once per turn.
    Bait: every hero goes where most of his treasure lies. On a tie he stays in town.
    Adventure: heroes walk from the entrance to the boss, every room deals damage. A hero who dies is a soul, else a wound; epic ones count twice.
    Spells and rooms: in windows while building, at the entrance and in every room, first whoever’s turn it is, then the others. What the others use waits until all have passed.
    Whatever lasts until the end of the turn is over then.

## The card list

cards-of-bosses = Bosses
cards-of-rooms = Rooms
cards-of-minibosses = Minibosses
cards-of-spells = Spells
cards-of-heroes = Heroes
cards-legend = ~ means: at least one value was reconstructed by us and is not confirmed by the publisher.
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
