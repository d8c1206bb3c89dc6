# Boss Monster: events, questions, reasons, and the words that card texts are made of. Terminal and browser share them. Names are in cards.toml.

game-boss_monster = Boss Monster
game-boss_monster-text = Build the meanest dungeon, lure heroes in and collect their souls. They fight back.
score = Wins

## What the table can choose

table-boss = Bosses
table-boss-text = Who plays which boss, from seat 1 on. Random means: it is dealt.
table-choose_boss = I choose you
table-choose_boss-text = Everybody gets two bosses and keeps one.
table-intrigue = Intrigue
table-intrigue-text = Whoever gained no soul in a turn may draw a card at its end.
table-hard_mode = Hard mode
table-hard_mode-text = Without the heroes with 4 health.
table-room_for_coin = Room for a coin
table-room_for_coin-text = Once per turn you may discard a room for a coin while you build.
table-english_setup = English opening
table-english_setup-text = You keep all seven cards, and the discard pile is not empty.
table-optional_spells = All spells
table-optional_spells-text = Spirit Dragon and Short Circuit join in.
table-bait_order = Who is lured first
table-bait_order-text = In which order the heroes in town look around.
table-empty_adventure_turns = Adventure for all
table-empty_adventure_turns-text = Everybody has an adventure turn, even without heroes at the entrance.
table-miniboss_drops = Tough minibosses
table-miniboss_drops-text = When its room is destroyed, the miniboss stays on the room beneath.

boss-random-1 = Random
boss-random-2 = Random
boss-random-3 = Random
boss-random-4 = Random
bait_order-newest_first = The newest first
bait_order-oldest_first = The oldest first

## Treasure and classes

treasure-cleric = relics
treasure-fighter = equipment
treasure-mage = spellbooks
treasure-thief = gold
class-cleric = Cleric
class-fighter = Fighter
class-mage = Mage
class-thief = Thief

## What is chosen

want-dungeon = a dungeon
want-hero_anywhere = a hero
want-hero_at_own_entrance = a hero at your entrance
want-hero_here = a hero in this room
want-hero_in_any_dungeon = a hero in any dungeon
want-hero_in_own_dungeon = a hero in your dungeon
want-hero_in_town = a hero in town
want-hero_with_miniboss = a hero in a room with a miniboss
want-miniboss = a miniboss in play
want-monster_room = a monster room
want-opponent = an opponent
want-opponents_miniboss = an opponent’s miniboss
want-opponents_room = an opponent’s room
want-other_own_room = another one of your rooms
want-own_monster_room = one of your monster rooms
want-own_room_for_miniboss = one of your rooms for the miniboss to live in
want-player = somebody at the table
want-room = a room
want-room_of_same_dungeon = a second room in the same dungeon
want-treasure = a kind of treasure
want-sacrifice = the monster room you sacrifice
want-discard_cards = a card to discard
want-discard_minibosses = a miniboss to discard
want-discard_monster_rooms = monster rooms to discard
want-discard_spells = a spell to discard

## What stands on a card: one text per word of its abilities (games/boss_monster/told.py puts them together)
## $form: do = an order or a statement, may = after "you may". $nom, $acc, $dat, $gen: the target in its cases. $per: " per coin" or nothing

text-language = en
text-whole = { $head }: { $body }
text-and = { $first } and { $second }
text-or = { $first } or { $second }
text-else = { $first }; or { $second }
text-if = { $text } { $when }
text-may = you may { $text }
text-pay = { $cost } to { $text }
text-plus = and { $signed } { $per }
text-level-one = { $text }, then reset to level 1
text-limit = 1x/turn
text-most_health = { "" } with at most { $n } health left
text-by =
    { $limit ->
        [opponent] 1x/turn { text-every-opponent } may { $cost }
        [turn] 1x/turn { text-one-opponent } may { $cost }
       *[none] { text-every-opponent } may { $cost }
    }
text-every-opponent =
    { $section ->
        [heroes] each opponent of the dungeon’s owner
       *[other] each opponent
    }
text-one-opponent =
    { $section ->
        [heroes] an opponent of the dungeon’s owner
       *[other] an opponent
    }
text-phase-build = in the build phase
text-phase-adventure = in the adventure phase
text-from-hand = discard this card from your hand
text-lure-fewest_souls = Lured by the player with the fewest souls; on a tie by nobody.
text-lure-most_souls_minus_wounds = Lured by the player with the most souls minus wounds; on a tie by nobody.

# Triggers and conditions
text-on-build_phase = at the start of the build phase
text-on-build_turn = in every build phase
text-on-built = built
text-on-built_or_uncovered = built or uncovered
text-on-coins_gained = when you gain coins
text-on-hero_dies_here = when a hero dies here
text-on-hero_dies_with_miniboss = when a hero dies in one of your rooms that has a miniboss
text-on-hero_enters = on entering a dungeon
text-on-hero_killed = when a hero dies in your dungeon
text-on-hero_survives_here = when a hero survives this room
text-on-monster_room_built = when you build a monster room
text-on-opponent_discards = when an opponent discards from hand
text-on-opponent_miniboss = when an opponent brings a miniboss into play or promotes one
text-on-opponent_spell = when an opponent plays a spell
text-on-room_built_beside = when you build a room beside this one
text-on-room_destroyed = when any room is destroyed
text-on-spell_played = when a spell of yours takes effect
text-on-trap_room_built = when you build a trap room
text-when-build_unused = if you have not built yet
text-when-hero_at_own_entrance = while a hero waits at your entrance
text-when-more_minibosses = if you have more minibosses in play than its owner
text-when-no_coins = if your hoard is empty

# What is counted
text-per-coins_here = per coin on this room
text-per-coins_laid = per coin
text-per-coins_paid = per coin
text-per-heroes_lured = per hero lured to your dungeon this turn
text-per-icons_here = per treasure icon of this room
text-per-icons_of_that_room = per treasure icon of its own
text-per-level_of_target = per level
text-per-minibosses_in_hand = per miniboss card in your hand (only their number becomes public)
text-per-multi_treasure_rooms = per room of your dungeon with more than one treasure icon
text-per-rooms =
    { $sacrificed ->
        [yes] per room left in your dungeon
       *[no] per room of your dungeon
    }
text-per-spells_in_hand =
    { $section ->
        [heroes] per spell card in the hand of the dungeon’s owner
       *[other] per spell card in your hand
    }
text-per-wounds = per wound you have
text-n-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
text-n-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
text-n-any-cards =
    { $n ->
        [one] a card of your choice
       *[other] { $n } cards of your choice
    }
text-n-minibosses =
    { $n ->
        [one] a miniboss card
       *[other] { $n } miniboss cards
    }
text-n-monster-rooms =
    { $n ->
        [one] a monster room card
       *[other] { $n } monster room cards
    }
text-n-rooms =
    { $n ->
        [one] a room card
       *[other] { $n } room cards
    }
text-n-rooms-or-spells =
    { $n ->
        [one] a room or spell card
       *[other] { $n } room or spell cards
    }
text-n-spells =
    { $n ->
        [one] a spell
       *[other] { $n } spells
    }
text-n-random-spells =
    { $n ->
        [one] a random spell card
       *[other] { $n } random spell cards
    }
text-n-wounds =
    { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
text-n-treasures =
    { $n ->
        [one] one extra treasure
       *[other] { $n } extra treasures
    }

# Costs
text-cost-nothing = use this
text-coins-paid =
    { $any ->
        [yes] any number of coins
       *[no] { text-n-coins }
    }
text-cost-pay_coins = pay { text-coins-paid }
text-cost-give_coins =
    { $to ->
        [target] give its owner { text-n-coins }{ $per }
       *[you] { $form ->
            [may] give you { text-coins-paid }
           *[do] give the owner { text-coins-paid }
        }
    }
text-cost-discard_cards = discard { text-n-cards }
text-cost-discard_minibosses = discard { text-n-minibosses }
text-cost-discard_monster_rooms = discard { text-n-monster-rooms }
text-cost-discard_spells = discard { text-n-spells }
text-cost-sacrifice =
    { $what ->
        [here] sacrifice this room
       *[monster_room] sacrifice one of your monster rooms
    }

# Targets
text-target-again = it
text-target-dungeon = a dungeon of your choice
text-target-hero_anywhere = a hero
text-target-hero_at_own_entrance = a hero at your entrance
text-target-hero_here = a hero in this room
text-target-hero_in_any_dungeon = a hero inside any dungeon
text-target-hero_in_own_dungeon = a hero in your dungeon
text-target-hero_in_town = a hero from town
text-target-hero_with_miniboss = a hero in a room with a miniboss
text-target-miniboss =
    { $case ->
        [acc] any miniboss
       *[other] a miniboss of your choice
    }
text-target-opponents_miniboss = an opponent’s miniboss
text-target-room =
    { $case ->
        [acc] any room
       *[other] a room of your choice
    }
text-target-monster_room =
    { $case ->
        [acc] any monster room
       *[other] a monster room of your choice
    }
text-target-own_monster_room = one of your monster rooms
text-target-other_own_room = another of your rooms
text-target-opponents_room = an opponent’s room
text-target-opponent =
    { $case ->
        [nom] an opponent of your choice
       *[other] an opponent
    }
text-target-player = a player of your choice (you included)

# What holds always
text-always-blank_heroes = card texts of heroes in your dungeon or at its entrance are ignored
text-always-build_here_without_match = any room may be built on this room, whatever its treasure
text-always-damage_here = { $signed } damage{ $per }
text-always-damage_own_traps = your trap rooms have { $signed } damage{ $per }
text-always-damage_right_monster = if the next room to the right is a monster room, it has { $signed } damage{ $per }
text-always-double_icons_here = every printed treasure icon of this room counts twice
text-always-icon_here = one extra { $what } treasure icon
text-always-less_damage_with_miniboss = takes { $n } damage less in each room with a miniboss
text-always-miniboss_start_level = minibosses you build begin at level { $n }
text-always-no_monsters_beside = no monster room may be built beside this room (but it may be built beside one)
text-always-own_health = { $signed } health{ $per }
text-always-promote_with_monster_room = 1x/turn: a promotion may be paid with a monster room card in place of coins
text-always-skip_mixed_rooms = skips every room that shows { $n } or more kinds of treasure

# What happens
text-do-blank_room =
    { $form ->
        [may] take the card text from { $acc } this turn
       *[do] { $nom } has no card text this turn
    }
text-do-build_without_match =
    { $form ->
        [may] build an advanced room on any other room without matching treasure this turn
       *[do] this turn you may build an advanced room on any other room without matching treasure
    }
text-do-damage_here =
    { $form ->
        [may] give this room { $signed } damage{ $per } this turn
       *[do] this room has { $signed } damage{ $per } this turn
    }
text-do-damage_hero = deal { $n } damage{ $per } to { $acc }
text-do-damage_its_room =
    { $form ->
        [may] give the room of { $gen } { $signed } damage{ $per } this turn
       *[do] the room of { $gen } has { $signed } damage{ $per } this turn
    }
text-do-damage_monsters_of_dungeon =
    { $form ->
        [may] give all monster rooms of { $gen } { $signed } damage{ $per } this turn
       *[do] all monster rooms of { $gen } have { $signed } damage{ $per } this turn
    }
text-do-damage_other_monsters =
    { $form ->
        [may] give each of your other monster rooms { $signed } damage{ $per } this turn
       *[do] each of your other monster rooms has { $signed } damage{ $per } this turn
    }
text-do-damage_target =
    { $form ->
        [may] give { $acc } { $signed } damage{ $per } this turn
       *[do] { $nom } has { $signed } damage{ $per } this turn
    }
text-do-deactivate = deactivate { $acc } for this turn
text-do-discard_random_spells =
    { $form ->
        [may] make { $acc } lose { text-n-random-spells }
       *[do] { $nom } loses { text-n-random-spells }
    }
text-do-discard_rooms = discard { text-n-rooms }
text-do-double_here =
    { $form ->
        [may] double the damage of this room this turn
       *[do] this room deals double damage this turn
    }
text-do-double_its_room_if_only_miniboss =
    { $form ->
        [may] double { text-that-damage } if you have exactly one miniboss in play
       *[do] you may double { text-that-damage } if you have exactly one miniboss in play
    }
text-that-damage =
    { $again ->
        [yes] its damage after that
       *[no] the damage of the room of { $gen }
    }
text-do-double_target =
    { $form ->
        [may] double the damage of { $acc } this turn
       *[do] { $nom } deals double damage this turn
    }
text-do-draw_and_build =
    { $form ->
        [may] draw a room card and, if it is a room, build it at once
       *[do] draw a room card; if it is a room, you may build it at once
    }
text-do-draw_rooms = draw { text-n-rooms }{ $per }
text-do-draw_spells = draw { text-n-spells }{ $per }
text-do-dungeon_icons =
    { $form ->
        [may] let { $acc } count { text-n-treasures } of a kind of your choice this turn
       *[do] { $nom } counts { text-n-treasures } of a kind of your choice this turn
    }
text-do-gain_coins =
    { $form ->
        [may] gain { text-n-coins }{ $per }
       *[do] +{ text-n-coins }{ $per }
    }
text-do-heal_wounds = heal { text-n-wounds }
text-do-hero_health =
    { $form ->
        [may] give { $acc } { $signed } health{ $per } this turn
       *[do] { $nom } has { $signed } health{ $per } this turn
    }
text-do-hero_to_entrance = bring { $acc } { text-to-entrance }
text-to-entrance =
    { $target ->
        [hero_in_town] to your entrance
       *[other] back to your entrance
    }
text-do-hero_to_town = send { $acc } back to town
text-do-hold_hero =
    { $form ->
        [may] keep { $acc } out until next turn
       *[do] { $nom } may not go in before next turn
    }
text-do-icons_of_each_type =
    { $form ->
        [may] give { $acc } exactly one icon of each kind of treasure this turn in place of its own
       *[do] { $nom } has exactly one icon of each kind of treasure this turn in place of its own
    }
text-do-keep_discard = keep that card for yourself
text-do-kill_hero = kill { $acc }
text-do-lay_coins = lay up to { text-n-coins } on this room
text-do-lay_coins_or_fall = lay { text-n-coins } from your hoard on this room, or it is destroyed
text-do-look_and_take =
    { $form ->
        [may] look at the hand of { $gen } and take a spell or room card from it
       *[do] look at the hand of { $gen }; you may take a spell or room card from it
    }
text-top-cards =
    { $n ->
        [one] the top card
       *[other] the top { $n } cards
    }
text-do-mill_for_miniboss =
    { $form ->
        [may] discard { text-top-cards } of the room deck and build a miniboss among them at once, as an extra build
       *[do] discard { text-top-cards } of the room deck; a miniboss among them you may build at once, as an extra build
    }
text-do-no_icons =
    { $form ->
        [may] take all treasure icons, extra ones included, from { $acc } this turn
       *[do] { $nom } has no treasure icons this turn, not even extra ones
    }
text-do-own_health =
    { $form ->
        [may] give this hero { $signed } health{ $per } this turn
       *[do] this hero has { $signed } health{ $per } this turn
    }
text-do-prevent_spell = prevent that spell
text-do-rebuild_all =
    { $form ->
        [may] let all your rooms trigger as though freshly built
       *[do] all your rooms trigger as though freshly built
    }
text-do-rebuild_target = treat { $acc } as freshly built
text-do-remove_hero = take it out of the game (no soul)
text-do-renew_hand =
    { $form ->
        [may] make { $acc } discard the whole hand and draw the same number of room and spell cards
       *[do] { $nom } discards the whole hand and draws the same number of room and spell cards
    }
text-do-return_miniboss = send { $acc } back to its owner’s hand
text-do-shield_heroes =
    { $form ->
        [may] keep the texts of the rooms, minibosses and boss of { $gen } from affecting heroes this turn
       *[do] this turn the texts of the rooms, minibosses and boss of { $gen } do not affect heroes
    }
text-do-skip_first_room =
    { $form ->
        [may] let heroes entering { $acc } this turn skip its first room
       *[do] heroes entering { $acc } this turn skip its first room
    }
text-do-spell_deal =
    { $form ->
        [may] give { $dat }, now or once later this turn, { text-n-coins } for a random spell card from their hand (during setup only now)
       *[do] give { $dat }, if you like, now or once later this turn, { text-n-coins } for a random spell card from their hand (during setup only now)
    }
text-do-swap_hoards = swap your whole hoard with that of { $gen }, even if yours is empty
text-do-swap_rooms = swap two rooms of one dungeon
text-do-switch_off =
    { $form ->
        [may] switch this ability off for the rest of the turn
       *[do] this ability is switched off for the rest of the turn
    }
text-do-take_cards = take { text-n-any-cards }{ $per } from the discard pile
text-do-take_coins = the owner loses up to { text-n-coins }
text-do-take_over_miniboss =
    { $form ->
        [may] take over { $acc } and build it in your dungeon at the same level; then you cannot build a room this turn
       *[do] take over { $acc } and build it in your dungeon at the same level; you cannot build a room this turn
    }
text-do-take_room_or_spell = take { text-n-rooms-or-spells }{ $per } from the discard pile (but none of this name)
text-do-tax_spells =
    { $form ->
        [may] make that opponent pay { text-n-coins } for every spell (this one included) until the turn ends, or it is prevented
       *[do] until the turn ends that opponent must pay { text-n-coins } for every spell (this one included), or it is prevented
    }

## Events

event-bosses = The bosses are settled.
event-offered =
    { $you ->
        [yes] You have two bosses to choose from.
       *[no] { $seat } has two bosses to choose from.
    }
event-chose =
    { $you ->
        [yes] You have chosen your boss.
       *[no] { $seat } has chosen a boss.
    }
event-redrew =
    { $you ->
        [yes] You exchange the whole hand.
       *[no] { $seat } exchanges the whole hand.
    }
event-turn = Turn { $round }.
event-phase =
    { $phase ->
        [beginning] The turn begins.
        [build] Time to build.
        [reveal] Everything is revealed now.
        [bait] The heroes look around.
        [adventure] The adventure begins.
       *[end] The turn draws to its end.
    }
event-build_turn =
    { $you ->
        [yes] You build.
       *[no] { $seat } builds.
    }
event-adventure_turn =
    { $you ->
        [yes] Adventure in your dungeon!
       *[no] Adventure in the dungeon of { $seat }!
    }
event-idle_window = No hero is waiting at an entrance.
event-hero_revealed = { $hero } comes to town.
event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $deck ->
        [room] { $count ->
            [one] a room card
           *[other] { $count } room cards
        }
       *[spell] { $count ->
            [one] a spell
           *[other] { $count } spells
        }
    }.
event-discarded =
    { $why ->
        [random] { $you ->
            [yes] You lose { $count ->
                [one] { $card }
               *[other] { $count } cards
            }.
           *[no] { $seat } loses { $count ->
                [one] { $card }
               *[other] { $count } cards
            }.
        }
       *[cost] { $you ->
            [yes] You discard { $count ->
                [one] { $card }
               *[other] { $count } cards
            }.
           *[no] { $seat } discards { $count ->
                [one] { $card }
               *[other] { $count } cards
            }.
        }
    }
event-reshuffled =
    { $deck ->
        [room] The room deck is empty, the discard pile is shuffled.
       *[spell] The spell deck is empty, the discard pile is shuffled.
    }
event-placed =
    { $you ->
        [yes] You place a card face down on slot { $slot }.
       *[no] { $seat } places a card face down on slot { $slot }.
    }
event-took_back =
    { $you ->
        [yes] You take your face-down card back.
       *[no] { $seat } takes the face-down card back.
    }
event-promoted =
    { $you ->
        [yes] You promote { $miniboss } to level { $level }.
       *[no] { $seat } promotes { $miniboss } to level { $level }.
    }
event-declared =
    { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
event-prevented =
    { $you ->
        [yes] You prevent { $card } of { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } prevents your spell { $card }!
           *[no] { $seat } prevents { $card } of { $owner }.
        }
    }
event-taxed =
    { $paid ->
        [1] { $you ->
            [yes] You pay the tax for { $card }.
           *[no] { $seat } pays the tax for { $card }.
        }
       *[0] The tax is not paid, { $card } is prevented.
    }
event-resolves = { $card } takes effect.
event-fizzled =
    { $why ->
        [target] { $card } fizzles: the target is gone.
       *[condition] { $card } fizzles: the condition no longer holds.
    }
event-coins =
    { $why ->
        [start] { $n ->
            [one] Everybody begins with one coin.
           *[other] Everybody begins with { $n } coins.
        }
        [give] { $you ->
            [yes] You give { $owner } { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
           *[no] { $seat } gives { $owner_you ->
                [yes] you
               *[no] { $owner }
            } { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
        }
        [lay] { $you ->
            [yes] You lay { $n ->
                [one] a coin
               *[other] { $n } coins
            } on a room.
           *[no] { $seat } lays { $n ->
                [one] a coin
               *[other] { $n } coins
            } on a room.
        }
        [take] { $you ->
            [yes] You lose { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
           *[no] { $seat } loses { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
        }
        [swap] { $you ->
            [yes] You swap all coins with { $owner }.
           *[no] { $seat } swaps all coins with { $owner_you ->
                [yes] you
               *[no] { $owner }
            }.
        }
        [gain] { $you ->
            [yes] You gain { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
           *[no] { $seat } gains { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
        }
        [sold] { $you ->
            [yes] You gain { $n ->
                [one] a coin
               *[other] { $n } coins
            } for it.
           *[no] { $seat } gains { $n ->
                [one] a coin
               *[other] { $n } coins
            } for it.
        }
        [out] { $you ->
            [yes] You give up what you have left: { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
           *[no] { $seat } gives up what is left: { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
        }
       *[pay] { $you ->
            [yes] You pay { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
           *[no] { $seat } pays { $n ->
                [one] a coin
               *[other] { $n } coins
            }.
        }
    }
event-counted =
    { $you ->
        [yes] { $n ->
            [0] You have no miniboss in your hand.
            [one] You have one miniboss in your hand.
           *[other] You have { $n } minibosses in your hand.
        }
       *[no] { $n ->
            [0] { $seat } has no miniboss in hand.
            [one] { $seat } has one miniboss in hand.
           *[other] { $seat } has { $n } minibosses in hand.
        }
    }
event-coins_on =
    { $n ->
        [one] A coin lies on { $room } now.
       *[other] { $n } coins lie on { $room } now.
    }
event-coins_lost =
    { $n ->
        [one] The coin on { $room } is lost.
       *[other] The { $n } coins on { $room } are lost.
    }
event-revealed = Everybody reveals.
event-unpaid =
    { $you ->
        [yes] You do not hire { $card }.
       *[no] { $seat } does not hire { $card }.
    }
event-built =
    { $you ->
        [yes] You build { $room }.
       *[no] { $seat } builds { $room }.
    }
event-miniboss_built =
    { $how ->
        [taken] { $you ->
            [yes] You win { $miniboss } over. The new home: { $room }.
           *[no] { $seat } wins { $miniboss } over. The new home: { $room }.
        }
       *[reveal] { $you ->
            [yes] { $miniboss } moves in with you: { $room }, level { $level }.
           *[no] { $miniboss } moves in with { $seat }: { $room }, level { $level }.
        }
    }
event-level_up =
    { $you ->
        [yes] Five rooms! { $boss } levels up, your ability works from now on.
       *[no] Five rooms! { $boss } ({ $seat }) levels up.
    }
event-trigger = { $card } is triggered.
event-declined =
    { $you ->
        [yes] You do not use { $card }.
       *[no] { $seat } does not use { $card }.
    }
event-destroyed =
    { $why ->
        [cost] { $you ->
            [yes] You sacrifice { $room }.
           *[no] { $seat } sacrifices { $room }.
        }
       *[effect] { $you ->
            [yes] Your room { $room } is destroyed.
           *[no] { $room } of { $seat } is destroyed.
        }
    }
event-lasting =
    { $what ->
        [damage] { $sign ->
            [less] { $room } deals { $by } less damage this turn.
           *[more] { $room } deals { $by } more damage this turn.
        }
        [monsters] { $sign ->
            [less] { $you ->
                [yes] Your monster rooms each deal { $by } less damage this turn.
               *[no] The monster rooms of { $seat } each deal { $by } less damage this turn.
            }
           *[more] { $you ->
                [yes] Your monster rooms each deal { $by } more damage this turn.
               *[no] The monster rooms of { $seat } each deal { $by } more damage this turn.
            }
        }
        [double] { $room } deals double damage this turn.
        [health] { $hero } has { $by } more health this turn.
        [icon] { $you ->
            [yes] Your dungeon counts one more treasure this turn: { $treasure }.
           *[no] The dungeon of { $seat } counts one more treasure this turn: { $treasure }.
        }
        [no_icons] { $room } has no treasure this turn.
        [each_icon] { $room } shows every kind of treasure once this turn.
        [blank] { $room } has no text this turn.
        [deactivate] { $room } is deactivated until the end of the turn.
        [shield] { $you ->
            [yes] The texts of your dungeon leave heroes alone this turn.
           *[no] The texts in the dungeon of { $seat } leave heroes alone this turn.
        }
        [skip_first] { $you ->
            [yes] Heroes skip your first room this turn.
           *[no] Heroes skip the first room of { $seat } this turn.
        }
        [hold] { $hero } must wait outside until next turn.
        [switch_off] { $you ->
            [yes] Your boss ability ({ $card }) rests until the end of the turn.
           *[no] The boss ability of { $seat } ({ $card }) rests until the end of the turn.
        }
        [tax] { $you ->
            [yes] Spells cost you a coin this turn.
           *[no] Spells cost { $seat } a coin this turn.
        }
        [zoning] { $you ->
            [yes] You may build an advanced room without matching treasure this turn.
           *[no] { $seat } may build an advanced room without matching treasure this turn.
        }
       *[deal] { $you ->
            [yes] You can buy a spell from an opponent this turn.
           *[no] { $seat } can buy a spell from an opponent this turn.
        }
    }
event-reset = { $miniboss } is back at level { $level }.
event-lured =
    { $you ->
        [yes] { $hero } comes to you.
       *[no] { $hero } goes to { $seat }.
    }
event-stayed =
    { $why ->
        [tie] { $hero } cannot decide and stays in town.
       *[none] { $hero } finds nothing and stays in town.
    }
event-hero_turn =
    { $you ->
        [yes] { $hero } stands before your dungeon.
       *[no] { $hero } stands before the dungeon of { $seat }.
    }
event-enters = { $hero } goes in.
event-room_entered = { $hero } enters { $room }.
event-skipped =
    { $why ->
        [inactive] { $hero } walks past { $room }, nothing is going on there.
       *[mixed] { $hero } skips { $room }.
    }
event-damaged =
    { $damage ->
        [0] { $hero } takes no damage, health: { $left }.
       *[other] { $hero } takes { $damage } damage, health: { $left }.
    }
event-survived = { $hero } survives { $room }.
event-limbo = { $hero } has no room left to stand in.
event-died =
    { $how ->
        [damage] { $you ->
            [yes] { $hero } dies in your dungeon, in { $room }.
           *[no] { $hero } dies in { $seat }’s dungeon, in { $room }.
        }
        [limbo] { $you ->
            [yes] { $hero } dies in your dungeon, between two rooms.
           *[no] { $hero } dies in { $seat }’s dungeon, between two rooms.
        }
        [end] { $you ->
            [yes] { $hero } dies before your boss.
           *[no] { $hero } dies before { $seat }’s boss.
        }
        [killed] { $you ->
            [yes] { $hero } dies in your dungeon, in { $room }, killed by { $card }.
           *[no] { $hero } dies in { $seat }’s dungeon, in { $room }, killed by { $card }.
        }
       *[killed_in_limbo] { $you ->
            [yes] { $hero } dies in your dungeon, between two rooms, killed by { $card }.
           *[no] { $hero } dies in { $seat }’s dungeon, between two rooms, killed by { $card }.
        }
    }
event-soul =
    { $you ->
        [yes] { $souls ->
            [one] A soul for you, now { $total }.
           *[other] { $souls } souls for you, now { $total }.
        }
       *[no] { $souls ->
            [one] A soul for { $seat }, now { $total }.
           *[other] { $souls } souls for { $seat }, now { $total }.
        }
    }
event-wound =
    { $you ->
        [yes] { $hero } reaches you. { $wounds ->
            [one] A wound, now { $total }.
           *[other] { $wounds } wounds, now { $total }.
        }
       *[no] { $hero } reaches { $seat }. { $wounds ->
            [one] A wound, now { $total }.
           *[other] { $wounds } wounds, now { $total }.
        }
    }
event-hero_removed = { $hero } is out of the game, without a soul.
event-healed =
    { $you ->
        [yes] You heal a wound: { $hero } counts as a soul now.
       *[no] { $seat } heals a wound: { $hero } counts as a soul now.
    }
event-hero_moved =
    { $to ->
        [town] { $hero } goes back to town.
       *[entrance] { $you ->
            [yes] { $hero } stands at your entrance now.
           *[no] { $hero } stands at the entrance of { $seat } now.
        }
    }
event-miniboss_returned =
    { $you ->
        [yes] { $miniboss } returns to your hand.
       *[no] { $miniboss } returns to the hand of { $seat }.
    }
event-swapped_rooms =
    { $you ->
        [yes] Two of your rooms change places.
       *[no] Two rooms of { $seat } change places.
    }
event-milled =
    { $count ->
        [0] The room deck has nothing left to give.
        [one] A card of the room deck goes to the discard pile.
       *[other] { $count } cards of the room deck go to the discard pile.
    }
event-looked =
    { $you ->
        [yes] You look at the hand of { $owner }.
       *[no] { $seat } looks at { $owner_you ->
            [yes] your hand
           *[no] the hand of { $owner }
        }.
    }
event-took =
    { $from ->
        [discard] { $you ->
            [yes] You take { $card } from the discard pile.
           *[no] { $seat } takes { $card } from the discard pile.
        }
        [discarded] { $you ->
            [yes] You keep { $card }.
           *[no] { $seat } keeps { $card }.
        }
       *[hand] { $you ->
            [yes] You take { $card } from { $owner }.
           *[no] { $seat } takes { $card } from { $owner_you ->
                [yes] you
               *[no] { $owner }
            }.
        }
    }
event-took_hidden =
    { $you ->
        [yes] You take { $deck ->
            [room] a room card
           *[spell] a spell
        } from { $owner }.
       *[no] { $seat } takes { $deck ->
            [room] a room card
           *[spell] a spell
        } from { $owner_you ->
            [yes] you
           *[no] { $owner }
        }.
    }
event-lost_hidden = It was { $card }.
event-eliminated =
    { $you ->
        [yes] You are out
       *[no] { $seat } is out
    }, with { $souls ->
        [one] 1 soul
       *[other] { $souls } souls
    } and { $wounds } wounds.
event-returned_to_town = { $hero } returns to town.
event-turn_over = Turn { $round } is over.
ending-souls = enough souls
ending-last = last boss standing
ending-all_out = everybody out
ending-exhausted = no more heroes
event-over =
    { $how ->
        [last] { $you ->
            [yes] All others are out, you win!
           *[no] All others are out, { $seat } wins!
        }
        [all_out] { $you ->
            [yes] Everybody is out. You did least badly and win!
           *[no] Everybody is out. { $seat } did least badly and wins!
        }
        [exhausted] { $you ->
            [yes] No more heroes will come. You are ahead and win!
           *[no] No more heroes will come. { $seat } is ahead and wins!
        }
       *[souls] { $you ->
            [yes] Enough souls, you win!
           *[no] Enough souls, { $seat } wins!
        }
    }

## What it is about right now

prompt-boss = which boss you keep
prompt-redraw = whether you exchange your hand
prompt-discard_two = which cards you discard
prompt-first_room = your first room
prompt-window = whether somebody wants to act
prompt-mode = which effect you choose
prompt-target = what it is used on
prompt-coins = how many coins you pay
prompt-cost = what you pay with
prompt-prevent = whether you prevent the spell
prompt-tax = whether you pay the tax
prompt-pay_miniboss = whether you pay the miniboss
prompt-trigger = whether you use it
prompt-order = what comes first
prompt-heal = which wound you heal
prompt-take = which card you take
prompt-look = whether you take a card
prompt-keep_discard = whether you keep the card
prompt-build_now = whether you build at once
prompt-discard_rooms = which room card you discard
prompt-lay_coins = how many coins you lay on the room
prompt-deal = whether you buy a spell now
prompt-double = whether you double the damage
prompt-intrigue = which card you draw
prompt-over = nothing more

## What a move brings on average: $n a number without its sign, $sign more or less, $short: yes if it was told of another move before; next if it is not the first

figure-souls = { $short ->
    [no] in two rounds{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] soul
   *[other] souls
}
figure-wounds = { $short ->
    [no] in two rounds{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] wound
   *[other] wounds
}
figure-coins = { $short ->
    [no] in two rounds{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] coin
   *[other] coins
}

## Why something is not possible

reason-game-over = The game is over
reason-no-such-move = There is no such move
reason-not-asked = You are not asked right now
reason-not-now = Something else is asked now: { $prompt }
reason-not-in-hand = This card is not in your hand
reason-cannot-redraw = You may exchange only with four advanced rooms or four times the same treasure
reason-not-offered = This boss is not among your choices
reason-first-ordinary = The first room must be an ordinary one, without a golden frame
reason-no-such-slot = Your dungeon has no such slot
reason-needs-room = An advanced room (golden frame) goes on top of another room
reason-miniboss-needs-room = A miniboss needs one of your rooms
reason-dungeon-full = There are no more than five slots
reason-room-covered = A face-down card lies on this room
reason-room-off = This room is deactivated until the end of the turn
reason-no-match = The two rooms have no treasure in common
reason-beast-beside = The Fetid Beast is next door, no monster room may go there
reason-miniboss-there = A miniboss lives here already
reason-miniboss-beside = A miniboss lives right next door already
reason-placed-already = You have placed a card already; take it back first
reason-build-used = You have built this turn already
reason-nothing-placed = Nothing of yours lies face down
reason-placement-locked = This card stays, because something of others was waiting when you placed it
reason-taken-back-enough = You have taken back often enough now
reason-no-miniboss = No miniboss of yours lives there
reason-top-level = There is nothing higher than level 3
reason-promoted-already = You have promoted this turn already
reason-cannot-pay-room = Only Calabeza, once levelled up, pays with a monster room
reason-no-monster-room = You have no monster room in your hand
reason-not-at-this-table = This is not played at this table
reason-sold-already = You have sold this turn already
reason-wrong-phase = This belongs to another phase
reason-played-already = This card has been played this turn already
reason-only-answer = This only answers an opponent’s spell
reason-no-action = There is nothing to use here
reason-nothing-lies-there = Nothing lies there
reason-not-yours = Only those it belongs to may do this
reason-for-opponents = This is for the opponents
reason-used-already = This has been used this turn already
reason-text-blank = The text is switched off this turn
reason-text-shielded = This text leaves heroes alone this turn
reason-level-too-low = The level is too low for this
reason-level-spent = The third level is used up until the next promotion
reason-boss-not-levelled = This boss has not levelled up yet
reason-boss-switched-off = This ability rests this turn
reason-hero-not-near = The hero is neither at an entrance nor in a dungeon
reason-hero-ignored = The text of this hero is being ignored
reason-no-deal = You have no deal with this opponent
reason-condition-fails = The condition for this is not met
reason-too-few-coins = You do not have so many coins
reason-cost-card-missing = You have no fitting card to discard
reason-nothing-to-sacrifice = You have no monster room to sacrifice
reason-no-target = There is no target for this right now
reason-no-such-mode = There is no such effect here
reason-bad-target = You cannot choose this
reason-wrong-card = This card does not fit
reason-wrong-number = That many coins are not possible here
reason-not-in-discard = This is not in the discard pile, or you may not take it
reason-not-on-offer = This card is not on offer
reason-no-such-trigger = This is not waiting right now
reason-must-do = This has to be done

## What is wrong with a card file

reason-cards-three-levels = { $path }: A miniboss has three levels, there must be something for each here
reason-cards-no-effect = { $path }: An effect is missing here
reason-cards-not-with = { $path }: This does not go with “{ $other }”
reason-cards-only-with = { $path }: This goes only together with “{ $other }”
reason-cards-no-modes = { $path }: There must be one to four choices here
reason-cards-not-on = { $path }: This makes no sense in “{ $section }”
reason-cards-only-on = { $path }: This works only on: { $triggers }
reason-cards-not-counted = { $path }: “{ $value }” cannot be counted here
reason-cards-needs-target = { $path }: For this there must be chosen first: { $targets }
reason-cards-idle-target = { $path }: Nothing happens to “{ $value }”
reason-cards-endless = { $path }: This could be repeated for ever; it needs “limit” or something that is used up
reason-cards-numbers = { $path }: The text must name the numbers of the effect, and only those: { $numbers }
reason-cards-noun = { $path }: The text must also say “{ $value }”, as the effect of the card does
reason-cards-too-few = { $path }: Together these are { $value } cards, the opening needs { $least }
reason-cards-so-many-cards = { $path }: These are { $value } different cards, it must be { $least } to { $most }
reason-cards-no-id = { $path }: An id consists of small letters, digits and single underscores
reason-cards-too-few-heroes = { $path }: For { $players } players there are { $value } { $epic ->
        [1] epic
       *[0] ordinary
    } heroes, there must be at least { $players }
