# Boss Monster: names, events, questions and reasons. Terminal and browser share them. The texts of the cards are in cards.toml.

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

mode-cursed_well-0 = Draw a spell
mode-cursed_well-1 = Gain coins
mode-efreets_chamber-0 = Draw a spell, for less damage
mode-efreets_chamber-1 = Discard a spell, for more damage
mode-kid_croak-0 = More damage
mode-kid_croak-1 = Less damage
mode-sabotage-0 = No text
mode-sabotage-1 = Deactivate
mode-ambush-0 = Discard monster rooms
mode-ambush-1 = Discard a miniboss
mode-smash-0 = A hero in your dungeon
mode-smash-1 = A hero in a room with a miniboss

## Bosses

boss-gregore = Gregore
boss-calabeza = Calabeza
boss-belladonna = Belladonna
boss-lamia = Lamia
boss-king_croak = King Croak
boss-ravenus = Ravenus
boss-baron_hex = Baron Hex
boss-oculus = Oculus
boss-kazanna = Kazanna
boss-dr_deadly = Dr. Deadly
boss-scott = Scott
boss-kirax = Kirax

## Heroes

hero-felicity = Felicity, Joyful Nurse
hero-wolfhard = Wolfhard, Teen Hero
hero-holkin = Holkin, Propheteer
hero-luz = Luz, Merciful Healer
hero-inquisitor = Inquisitor
hero-josie = Josie, Vampire Slayer
hero-tess = Tess, Dwarven Shieldmaiden
hero-steven_the_human = Steven the Human
hero-rotgut = Rotgut, Half-Giant Berserker
hero-maxine = Maxine, Sister of Steel
hero-sellsword = Sellsword
hero-joe_the_smith = Joe the Smith
hero-eloi_marlborn = Eloi Marlborn
hero-exai = Exai, Mindmage
hero-clebrina = Clebrina, Familiar
hero-bross = Bross, Illusionist Adept
hero-alchemist = Alchemist
hero-dovkro = Dovkro, Born of the Dragon
hero-kbothi_the_spy = K’Bothi the Spy
hero-the_steel_mouser = The Steel Mouser
hero-ofcroak = Ofcroak, Vengeful Handmaid
hero-koko_the_piper = Koko the Piper
hero-scoundrel = Scoundrel
hero-marmo = Marmo, Master of Dreams
hero-the_fool = The Fool
hero-haize = Haize, Half-Angel
hero-the_overseer = The Overseer
hero-paladin = Paladin
hero-koverian = Koverian, Executioner
hero-varraka = Varraka, Combat Instructor
hero-zheng_yi = Zheng-Yi, One Kick Woman
hero-relic_hunter = Relic Hunter
hero-unseena = Unseena, Invisible Wrestler
hero-zutara = Zutara, Elemental Master
hero-mortimer = Mortimer, Evil Genius
hero-warlock = Warlock
hero-shigeru_the_spellbinder = Shigeru the Spellbinder
hero-moran = Moran, Master of Keys
hero-marsden = Marsden, Reformed Outlaw
hero-tax_collector = Tax Collector
hero-petros = Petros, Dwarven Noble
hero-the_progenitors = The Progenitors

## Heroes at the beginning of a sentence: without a second name, and with an article if the first is none

told-hero-felicity = Felicity
told-hero-wolfhard = Wolfhard
told-hero-holkin = Holkin
told-hero-luz = Luz
told-hero-inquisitor = The Inquisitor
told-hero-josie = Josie
told-hero-tess = Tess
told-hero-steven_the_human = Steven
told-hero-rotgut = Rotgut
told-hero-maxine = Maxine
told-hero-sellsword = The Sellsword
told-hero-joe_the_smith = Joe
told-hero-exai = Exai
told-hero-clebrina = Clebrina
told-hero-bross = Bross
told-hero-alchemist = The Alchemist
told-hero-dovkro = Dovkro
told-hero-kbothi_the_spy = K’Bothi
told-hero-ofcroak = Ofcroak
told-hero-koko_the_piper = Koko
told-hero-scoundrel = The Scoundrel
told-hero-marmo = Marmo
told-hero-haize = Haize
told-hero-paladin = The Paladin
told-hero-koverian = Koverian
told-hero-varraka = Varraka
told-hero-zheng_yi = Zheng-Yi
told-hero-relic_hunter = The Relic Hunter
told-hero-unseena = Unseena
told-hero-zutara = Zutara
told-hero-mortimer = Mortimer
told-hero-warlock = The Warlock
told-hero-shigeru_the_spellbinder = Shigeru
told-hero-moran = Moran
told-hero-marsden = Marsden
told-hero-tax_collector = The Tax Collector
told-hero-petros = Petros
told-hero-the_progenitors = The band of Progenitors

## Rooms

room-spectral_bomb = Spectral Bomb
room-monster_academy = Monster Academy
room-ancient_guardtower = Ancient Guardtower
room-tomb_of_terrors = Tomb of Terrors
room-imp_hoard = Imp Hoard
room-vampire_lab = Vampire Lab
room-haunted_cavern = Haunted Cavern
room-minion_clinic = Minion Clinic
room-robbers_vault = Robber’s Vault
room-minotaur_catacombs = Minotaur Catacombs
room-goblin_market = Goblin Market
room-power_leech = Power Leech
room-fetid_beast = Fetid Beast
room-training_camp = Training Camp
room-shrooman_aviary = Shrooman Aviary
room-dragons_nest = Dragon’s Nest
room-doppelganger_hive = Doppelganger Hive
room-foyer_elemental = Foyer Elemental
room-mysterious_portal = Mysterious Portal
room-alchemists_lab = Alchemist’s Lab
room-black_market = Black Market
room-mind_thresher = Mind Thresher
room-cursed_well = Cursed Well
room-loot_box = Loot Box
room-crystal_ballroom = Crystal Ballroom
room-efreets_chamber = Efreet’s Chamber
room-magipede = Magipede
room-delvers_quarry = Delver’s Quarry
room-garbage_chute = Garbage Chute
room-unstable_mine = Unstable Mine
room-sawtooth_pendulum = Sawtooth Pendulum
room-the_catapult = The Catapult
room-endless_gallery = Endless Gallery
room-paywall = Paywall
room-living_trap = Living Trap
room-the_dreadmill = The Dreadmill
room-personnel_office = Personnel Office
room-trophy_room = Trophy Room
room-lightning_rod = Lightning Rod
room-pixie_fountain = Pixie Fountain
room-the_keystone = The Keystone
room-pool_of_shadows = Pool of Shadows

## Minibosses

miniboss-spike = Spike
miniboss-kid_croak = Kid Croak
miniboss-draculad = Draculad
miniboss-rocky = Rocky
miniboss-cerebella = Cerebella
miniboss-paddywhack = Paddywhack
miniboss-icicle_man = Icicle Man
miniboss-mageseeker = Mageseeker
miniboss-brassknuckle = Brassknuckle
miniboss-jinx = Jinx

## Spells

spell-windfall = Windfall
spell-internship = Internship
spell-sabotage = Sabotage!
spell-rage = Rage!
spell-ambush = Ambush
spell-rebirth = Rebirth
spell-smash = Smash!
spell-pay_to_win = Pay to Win
spell-zoning_board = Zoning Board
spell-respawn = Respawn
spell-heist = Heist
spell-traitor = Traitor
spell-armor_up = Armor Up!
spell-spirit_dragon = Spirit Dragon
spell-short_circuit = Short Circuit

## Every card is also called card-…: for those who do not know its kind

card-gregore = { boss-gregore }
card-calabeza = { boss-calabeza }
card-belladonna = { boss-belladonna }
card-lamia = { boss-lamia }
card-king_croak = { boss-king_croak }
card-ravenus = { boss-ravenus }
card-baron_hex = { boss-baron_hex }
card-oculus = { boss-oculus }
card-kazanna = { boss-kazanna }
card-dr_deadly = { boss-dr_deadly }
card-scott = { boss-scott }
card-kirax = { boss-kirax }
card-felicity = { hero-felicity }
card-wolfhard = { hero-wolfhard }
card-holkin = { hero-holkin }
card-luz = { hero-luz }
card-inquisitor = { hero-inquisitor }
card-josie = { hero-josie }
card-tess = { hero-tess }
card-steven_the_human = { hero-steven_the_human }
card-rotgut = { hero-rotgut }
card-maxine = { hero-maxine }
card-sellsword = { hero-sellsword }
card-joe_the_smith = { hero-joe_the_smith }
card-eloi_marlborn = { hero-eloi_marlborn }
card-exai = { hero-exai }
card-clebrina = { hero-clebrina }
card-bross = { hero-bross }
card-alchemist = { hero-alchemist }
card-dovkro = { hero-dovkro }
card-kbothi_the_spy = { hero-kbothi_the_spy }
card-the_steel_mouser = { hero-the_steel_mouser }
card-ofcroak = { hero-ofcroak }
card-koko_the_piper = { hero-koko_the_piper }
card-scoundrel = { hero-scoundrel }
card-marmo = { hero-marmo }
card-the_fool = { hero-the_fool }
card-haize = { hero-haize }
card-the_overseer = { hero-the_overseer }
card-paladin = { hero-paladin }
card-koverian = { hero-koverian }
card-varraka = { hero-varraka }
card-zheng_yi = { hero-zheng_yi }
card-relic_hunter = { hero-relic_hunter }
card-unseena = { hero-unseena }
card-zutara = { hero-zutara }
card-mortimer = { hero-mortimer }
card-warlock = { hero-warlock }
card-shigeru_the_spellbinder = { hero-shigeru_the_spellbinder }
card-moran = { hero-moran }
card-marsden = { hero-marsden }
card-tax_collector = { hero-tax_collector }
card-petros = { hero-petros }
card-the_progenitors = { hero-the_progenitors }
card-spectral_bomb = { room-spectral_bomb }
card-monster_academy = { room-monster_academy }
card-ancient_guardtower = { room-ancient_guardtower }
card-tomb_of_terrors = { room-tomb_of_terrors }
card-imp_hoard = { room-imp_hoard }
card-vampire_lab = { room-vampire_lab }
card-haunted_cavern = { room-haunted_cavern }
card-minion_clinic = { room-minion_clinic }
card-robbers_vault = { room-robbers_vault }
card-minotaur_catacombs = { room-minotaur_catacombs }
card-goblin_market = { room-goblin_market }
card-power_leech = { room-power_leech }
card-fetid_beast = { room-fetid_beast }
card-training_camp = { room-training_camp }
card-shrooman_aviary = { room-shrooman_aviary }
card-dragons_nest = { room-dragons_nest }
card-doppelganger_hive = { room-doppelganger_hive }
card-foyer_elemental = { room-foyer_elemental }
card-mysterious_portal = { room-mysterious_portal }
card-alchemists_lab = { room-alchemists_lab }
card-black_market = { room-black_market }
card-mind_thresher = { room-mind_thresher }
card-cursed_well = { room-cursed_well }
card-loot_box = { room-loot_box }
card-crystal_ballroom = { room-crystal_ballroom }
card-efreets_chamber = { room-efreets_chamber }
card-magipede = { room-magipede }
card-delvers_quarry = { room-delvers_quarry }
card-garbage_chute = { room-garbage_chute }
card-unstable_mine = { room-unstable_mine }
card-sawtooth_pendulum = { room-sawtooth_pendulum }
card-the_catapult = { room-the_catapult }
card-endless_gallery = { room-endless_gallery }
card-paywall = { room-paywall }
card-living_trap = { room-living_trap }
card-the_dreadmill = { room-the_dreadmill }
card-personnel_office = { room-personnel_office }
card-trophy_room = { room-trophy_room }
card-lightning_rod = { room-lightning_rod }
card-pixie_fountain = { room-pixie_fountain }
card-the_keystone = { room-the_keystone }
card-pool_of_shadows = { room-pool_of_shadows }
card-spike = { miniboss-spike }
card-kid_croak = { miniboss-kid_croak }
card-draculad = { miniboss-draculad }
card-rocky = { miniboss-rocky }
card-cerebella = { miniboss-cerebella }
card-paddywhack = { miniboss-paddywhack }
card-icicle_man = { miniboss-icicle_man }
card-mageseeker = { miniboss-mageseeker }
card-brassknuckle = { miniboss-brassknuckle }
card-jinx = { miniboss-jinx }
card-windfall = { spell-windfall }
card-internship = { spell-internship }
card-sabotage = { spell-sabotage }
card-rage = { spell-rage }
card-ambush = { spell-ambush }
card-rebirth = { spell-rebirth }
card-smash = { spell-smash }
card-pay_to_win = { spell-pay_to_win }
card-zoning_board = { spell-zoning_board }
card-respawn = { spell-respawn }
card-heist = { spell-heist }
card-traitor = { spell-traitor }
card-armor_up = { spell-armor_up }
card-spirit_dragon = { spell-spirit_dragon }
card-short_circuit = { spell-short_circuit }

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
reason-cards-text-or-effect = { $path }: Text and effect belong together; one of them is missing
reason-cards-numbers = { $path }: The text must name the numbers of the effect, and only those: { $numbers }
reason-cards-too-few = { $path }: Together these are { $value } cards, the opening needs { $least }
reason-cards-so-many-cards = { $path }: These are { $value } different cards, it must be { $least } to { $most }
reason-cards-no-id = { $path }: An id consists of small letters, digits and single underscores
reason-cards-too-few-heroes = { $path }: For { $players } players there are { $value } { $epic ->
        [1] epic
       *[0] ordinary
    } heroes, there must be at least { $players }
