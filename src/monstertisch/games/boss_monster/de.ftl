# Boss Monster: Namen, Ereignisse, Fragen und Gründe. Terminal und Browser teilen sie. Die Texte der Karten stehen in cards.toml.

game-boss_monster = Boss Monster
game-boss_monster-text = Bau den fiesesten Dungeon, lock Helden hinein und sammle ihre Seelen. Sie wehren sich.
score = Siege

## Was der Tisch wählen kann

table-boss = Bosse
table-boss-text = Wer welchen Boss spielt, von Platz 1 an. Zufall heißt: Er wird gelost.
table-choose_boss = Ich wähle dich
table-choose_boss-text = Alle bekommen zwei Bosse und behalten einen.
table-intrigue = Intrige
table-intrigue-text = Wer in einer Runde keine Seele bekommen hat, darf am Ende eine Karte ziehen.
table-hard_mode = Schwer
table-hard_mode-text = Ohne die Helden mit 4 Leben.
table-room_for_coin = Raum für Münze
table-room_for_coin-text = Einmal je Runde darfst du beim Bauen einen Raum für eine Münze abwerfen.
table-english_setup = Englischer Start
table-english_setup-text = Ihr behaltet alle sieben Karten, dafür liegt schon etwas auf der Ablage.
table-optional_spells = Alle Zauber
table-optional_spells-text = Geisterdrache und Kurzschluss kommen dazu.
table-bait_order = Wer zuerst gelockt wird
table-bait_order-text = In welcher Reihenfolge sich die Helden in der Stadt umsehen.
table-empty_adventure_turns = Abenteuer für alle
table-empty_adventure_turns-text = Im Abenteuer sind alle einmal dran, auch ohne Helden am Eingang.
table-miniboss_drops = Zähe Minibosse
table-miniboss_drops-text = Wird der Raum zerstört, bleibt der Miniboss auf dem Raum darunter.

boss-random-1 = Zufall
boss-random-2 = Zufall
boss-random-3 = Zufall
boss-random-4 = Zufall
bait_order-newest_first = Die neuesten zuerst
bait_order-oldest_first = Die ältesten zuerst

## Schätze und Klassen

treasure-cleric = Relikte
treasure-fighter = Ausrüstung
treasure-mage = Zauberbücher
treasure-thief = Gold
class-cleric = Kleriker
class-fighter = Krieger
class-mage = Magier
class-thief = Dieb

## Was gewählt wird

want-dungeon = einen Dungeon
want-hero_anywhere = einen Helden
want-hero_at_own_entrance = einen Helden an deinem Eingang
want-hero_here = einen Helden in diesem Raum
want-hero_in_any_dungeon = einen Helden in irgendeinem Dungeon
want-hero_in_own_dungeon = einen Helden in deinem Dungeon
want-hero_in_town = einen Helden in der Stadt
want-hero_with_miniboss = einen Helden in einem Raum mit Miniboss
want-miniboss = einen Miniboss im Spiel
want-monster_room = einen Monsterraum
want-opponent = einen Gegner
want-opponents_miniboss = einen Miniboss eines Gegners
want-opponents_room = einen Raum eines Gegners
want-other_own_room = einen anderen deiner Räume
want-own_monster_room = einen deiner Monsterräume
want-own_room_for_miniboss = einen deiner Räume, in dem der Miniboss wohnen soll
want-player = jemanden am Tisch
want-room = einen Raum
want-room_of_same_dungeon = einen zweiten Raum im selben Dungeon
want-treasure = eine Schatzsorte
want-sacrifice = den Monsterraum, den du opferst
want-discard_cards = eine Karte zum Abwerfen
want-discard_minibosses = einen Miniboss zum Abwerfen
want-discard_monster_rooms = Monsterräume zum Abwerfen
want-discard_spells = einen Zauber zum Abwerfen

mode-cursed_well-0 = Einen Zauber ziehen
mode-cursed_well-1 = Münzen bekommen
mode-efreets_chamber-0 = Einen Zauber ziehen, dafür weniger Schaden
mode-efreets_chamber-1 = Einen Zauber abwerfen, dafür mehr Schaden
mode-kid_croak-0 = Mehr Schaden
mode-kid_croak-1 = Weniger Schaden
mode-sabotage-0 = Kein Text
mode-sabotage-1 = Deaktivieren
mode-ambush-0 = Monsterräume abwerfen
mode-ambush-1 = Einen Miniboss abwerfen
mode-smash-0 = Ein Held in deinem Dungeon
mode-smash-1 = Ein Held in einem Raum mit Miniboss

## Bosse

boss-gregore = Gregore
boss-calabeza = Calabeza
boss-belladonna = Belladonna
boss-lamia = Lamia
boss-king_croak = König Quak
boss-ravenus = Ravenus
boss-baron_hex = Baron Hex
boss-oculus = Oculus
boss-kazanna = Kazanna
boss-dr_deadly = Dr. Tödlich
boss-scott = Scott
boss-kirax = Kirax

## Helden

hero-felicity = Felicitas, Fröhliche Pflegerin
hero-wolfhard = Wolfhart, Teenagerheld
hero-holkin = Holkin, Propheteur
hero-luz = Luzi, Gnädige Heilerin
hero-inquisitor = Inquisitor
hero-josie = Josie, Vampirjägerin
hero-tess = Tess, Zwergische Schildmaid
hero-steven_the_human = Steffen, der Mensch
hero-rotgut = Fusel, Halbriesen-Berserker
hero-maxine = Maxine, Schwester aus Stahl
hero-sellsword = Söldner
hero-joe_the_smith = Hans, der Schmied
hero-eloi_marlborn = Eloi Mariborn
hero-exai = Exai, Gedankenmagier
hero-clebrina = Clebrina, Vertraute
hero-bross = Bross, Illusionistenadept
hero-alchemist = Alchemist
hero-dovkro = Dovkro, Drachengeborener
hero-kbothi_the_spy = K’Bothi, der Spion
hero-the_steel_mouser = Der Stählerne Mauser
hero-ofcroak = Ofcroak, Rachsüchtige Magd
hero-koko_the_piper = Koko, die Pfeiferin
hero-scoundrel = Halunke
hero-marmo = Marmo, Meister der Träume
hero-the_fool = Der Narr
hero-haize = Haize, Halbengel
hero-the_overseer = Der Aufseher
hero-paladin = Paladin
hero-koverian = Koverian, der Scharfrichter
hero-varraka = Varraka, Kampflehrerin
hero-zheng_yi = Zheng-Yi, die Ein-Tritt-Frau
hero-relic_hunter = Reliktjäger
hero-unseena = Unseena, Unsichtbare Ringerin
hero-zutara = Zutara, Elementarmeisterin
hero-mortimer = Mortimer, Böses Genie
hero-warlock = Hexenmeister
hero-shigeru_the_spellbinder = Shigeru, der Zauberbinder
hero-moran = Moran, Meister der Schlüssel
hero-marsden = Marsden, Geläuterter Gesetzloser
hero-tax_collector = Steuereintreiber
hero-petros = Petros, Zwergenadliger
hero-the_progenitors = Die Urväter

## Helden am Anfang eines Satzes: ohne Beinamen, und wer nach seinem Beruf heißt, mit Artikel

told-hero-felicity = Felicitas
told-hero-wolfhard = Wolfhart
told-hero-holkin = Holkin
told-hero-luz = Luzi
told-hero-inquisitor = Der Inquisitor
told-hero-josie = Josie
told-hero-tess = Tess
told-hero-steven_the_human = Steffen
told-hero-rotgut = Fusel
told-hero-maxine = Maxine
told-hero-sellsword = Der Söldner
told-hero-joe_the_smith = Hans
told-hero-exai = Exai
told-hero-clebrina = Clebrina
told-hero-bross = Bross
told-hero-alchemist = Der Alchemist
told-hero-dovkro = Dovkro
told-hero-kbothi_the_spy = K’Bothi
told-hero-ofcroak = Ofcroak
told-hero-koko_the_piper = Koko
told-hero-scoundrel = Der Halunke
told-hero-marmo = Marmo
told-hero-haize = Haize
told-hero-paladin = Der Paladin
told-hero-koverian = Koverian
told-hero-varraka = Varraka
told-hero-zheng_yi = Zheng-Yi
told-hero-relic_hunter = Der Reliktjäger
told-hero-unseena = Unseena
told-hero-zutara = Zutara
told-hero-mortimer = Mortimer
told-hero-warlock = Der Hexenmeister
told-hero-shigeru_the_spellbinder = Shigeru
told-hero-moran = Moran
told-hero-marsden = Marsden
told-hero-tax_collector = Der Steuereintreiber
told-hero-petros = Petros
told-hero-the_progenitors = Der Trupp der Urväter

## Räume

room-spectral_bomb = Spektralbombe
room-monster_academy = Monsterakademie
room-ancient_guardtower = Uralter Wachturm
room-tomb_of_terrors = Grab des Grauens
room-imp_hoard = Wichtelschar
room-vampire_lab = Vampirlabor
room-haunted_cavern = Spukhöhle
room-minion_clinic = Schergenklinik
room-robbers_vault = Räubertresor
room-minotaur_catacombs = Minotaurus-Katakomben
room-goblin_market = Goblinmarkt
room-power_leech = Kraftegel
room-fetid_beast = Stinkende Bestie
room-training_camp = Ausbildungslager
room-shrooman_aviary = Pilzlings-Voliere
room-dragons_nest = Drachennest
room-doppelganger_hive = Doppelgängerstock
room-foyer_elemental = Foyer-Elementar
room-mysterious_portal = Geheimnisvolles Portal
room-alchemists_lab = Alchemistenlabor
room-black_market = Schwarzmarkt
room-mind_thresher = Gedankendrescher
room-cursed_well = Verfluchter Brunnen
room-loot_box = Beutekiste
room-crystal_ballroom = Kristallballsaal
room-efreets_chamber = Kammer des Ifrit
room-magipede = Magiopede
room-delvers_quarry = Steinbruch der Wühler
room-garbage_chute = Müllschlucker
room-unstable_mine = Baufällige Mine
room-sawtooth_pendulum = Sägezahnpendel
room-the_catapult = Das Katapult
room-endless_gallery = Endlose Galerie
room-paywall = Bezahlschranke
room-living_trap = Lebende Falle
room-the_dreadmill = Die Schreckensmühle
room-personnel_office = Personalabteilung
room-trophy_room = Trophäenraum
room-lightning_rod = Blitzableiter
room-pixie_fountain = Feenbrunnen
room-the_keystone = Der Schlussstein
room-pool_of_shadows = Teich der Schatten

## Minibosse

miniboss-spike = Stachel
miniboss-kid_croak = Kid Quak
miniboss-draculad = Draculad
miniboss-rocky = Rocky
miniboss-cerebella = Cerebella
miniboss-paddywhack = Paddywhack
miniboss-icicle_man = Eiszapfenmann
miniboss-mageseeker = Magiersucher
miniboss-brassknuckle = Schlagring
miniboss-jinx = Jinx

## Zauber

spell-windfall = Geldsegen
spell-internship = Praktikum
spell-sabotage = Sabotage!
spell-rage = Raserei!
spell-ambush = Hinterhalt
spell-rebirth = Wiedergeburt
spell-smash = Zerschmettern!
spell-pay_to_win = Kaufen zum Siegen
spell-zoning_board = Bauamt
spell-respawn = Neustart
spell-heist = Raubzug
spell-traitor = Verräter
spell-armor_up = Rüstung an!
spell-spirit_dragon = Geisterdrache
spell-short_circuit = Kurzschluss

## Jede Karte heißt auch card-…: So nennt sie, wer nicht weiß, von welcher Art sie ist

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

## Ereignisse

event-bosses = Die Bosse stehen fest.
event-offered =
    { $you ->
        [yes] Du hast zwei Bosse zur Wahl.
       *[no] { $seat } hat zwei Bosse zur Wahl.
    }
event-chose =
    { $you ->
        [yes] Du hast deinen Boss gewählt.
       *[no] { $seat } hat einen Boss gewählt.
    }
event-redrew =
    { $you ->
        [yes] Du tauschst die ganze Hand.
       *[no] { $seat } tauscht die ganze Hand.
    }
event-turn = Runde { $round }.
event-phase =
    { $phase ->
        [beginning] Die Runde beginnt.
        [build] Jetzt wird gebaut.
        [reveal] Jetzt wird aufgedeckt.
        [bait] Die Helden sehen sich um.
        [adventure] Das Abenteuer beginnt.
       *[end] Die Runde geht zu Ende.
    }
event-build_turn =
    { $you ->
        [yes] Du baust.
       *[no] { $seat } baut.
    }
event-adventure_turn =
    { $you ->
        [yes] Abenteuer in deinem Dungeon!
       *[no] Abenteuer im Dungeon von { $seat }!
    }
event-idle_window = Kein Held wartet an einem Eingang.
event-hero_revealed = { $hero } kommt in die Stadt.
event-drew =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $deck ->
        [room] { $count ->
            [one] eine Raumkarte
           *[other] { $count } Raumkarten
        }
       *[spell] { $count ->
            [one] einen Zauber
           *[other] { $count } Zauber
        }
    }.
event-discarded =
    { $why ->
        [random] { $you ->
            [yes] Du verlierst { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            }.
           *[no] { $seat } verliert { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            }.
        }
       *[cost] { $you ->
            [yes] Du wirfst { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            } ab.
           *[no] { $seat } wirft { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            } ab.
        }
    }
event-reshuffled =
    { $deck ->
        [room] Der Raumstapel ist leer, die Ablage wird gemischt.
       *[spell] Der Zauberstapel ist leer, die Ablage wird gemischt.
    }
event-placed =
    { $you ->
        [yes] Du legst eine Karte verdeckt auf Platz { $slot }.
       *[no] { $seat } legt eine Karte verdeckt auf Platz { $slot }.
    }
event-took_back =
    { $you ->
        [yes] Du nimmst deine verdeckte Karte zurück.
       *[no] { $seat } nimmt die verdeckte Karte zurück.
    }
event-promoted =
    { $you ->
        [yes] Du beförderst „{ $miniboss }“ auf Stufe { $level }.
       *[no] { $seat } befördert „{ $miniboss }“ auf Stufe { $level }.
    }
event-declared =
    { $you ->
        [yes] Du setzt „{ $card }“ ein.
       *[no] { $seat } setzt „{ $card }“ ein.
    }
event-prevented =
    { $you ->
        [yes] Du verhinderst „{ $card }“ von { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } verhindert deinen Zauber „{ $card }“!
           *[no] { $seat } verhindert „{ $card }“ von { $owner }.
        }
    }
event-taxed =
    { $paid ->
        [1] { $you ->
            [yes] Du zahlst die Steuer für „{ $card }“.
           *[no] { $seat } zahlt die Steuer für „{ $card }“.
        }
       *[0] Die Steuer bleibt offen, „{ $card }“ ist verhindert.
    }
event-resolves = „{ $card }“ wirkt.
event-fizzled =
    { $why ->
        [target] „{ $card }“ verpufft: Das Ziel ist weg.
       *[condition] „{ $card }“ verpufft: Die Bedingung gilt nicht mehr.
    }
event-coins =
    { $why ->
        [start] { $n ->
            [one] Alle fangen mit einer Münze an.
           *[other] Alle fangen mit { $n } Münzen an.
        }
        [give] { $you ->
            [yes] Du gibst { $owner } { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } gibt { $owner_you ->
                [yes] dir
               *[no] { $owner }
            } { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [lay] { $you ->
            [yes] Du legst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            } auf einen Raum.
           *[no] { $seat } legt { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            } auf einen Raum.
        }
        [take] { $you ->
            [yes] Du verlierst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } verliert { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [swap] { $you ->
            [yes] Du tauschst alle Münzen mit { $owner }.
           *[no] { $seat } tauscht alle Münzen mit { $owner_you ->
                [yes] dir
               *[no] { $owner }
            }.
        }
        [gain] { $you ->
            [yes] Du bekommst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } bekommt { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [sold] { $you ->
            [yes] Du bekommst dafür { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } bekommt dafür { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [out] { $you ->
            [yes] Du gibst ab, was du noch hast: { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } gibt ab, was noch da ist: { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
       *[pay] { $you ->
            [yes] Du zahlst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } zahlt { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
    }
event-counted =
    { $you ->
        [yes] { $n ->
            [0] Du hast keinen Miniboss auf der Hand.
            [one] Du hast einen Miniboss auf der Hand.
           *[other] Du hast { $n } Minibosse auf der Hand.
        }
       *[no] { $n ->
            [0] { $seat } hat keinen Miniboss auf der Hand.
            [one] { $seat } hat einen Miniboss auf der Hand.
           *[other] { $seat } hat { $n } Minibosse auf der Hand.
        }
    }
event-coins_on =
    { $n ->
        [one] Auf „{ $room }“ liegt jetzt eine Münze.
       *[other] Auf „{ $room }“ liegen jetzt { $n } Münzen.
    }
event-coins_lost =
    { $n ->
        [one] Die Münze auf „{ $room }“ ist verloren.
       *[other] Die { $n } Münzen auf „{ $room }“ sind verloren.
    }
event-revealed = Alle decken auf.
event-unpaid =
    { $you ->
        [yes] Du stellst „{ $card }“ nicht ein.
       *[no] { $seat } stellt „{ $card }“ nicht ein.
    }
event-built =
    { $you ->
        [yes] Du baust „{ $room }“.
       *[no] { $seat } baut „{ $room }“.
    }
event-miniboss_built =
    { $how ->
        [taken] { $you ->
            [yes] Du wirbst „{ $miniboss }“ ab. Die neue Wohnung: „{ $room }“.
           *[no] { $seat } wirbt „{ $miniboss }“ ab. Die neue Wohnung: „{ $room }“.
        }
       *[reveal] { $you ->
            [yes] „{ $miniboss }“ zieht bei dir ein: „{ $room }“, Stufe { $level }.
           *[no] „{ $miniboss }“ zieht bei { $seat } ein: „{ $room }“, Stufe { $level }.
        }
    }
event-level_up =
    { $you ->
        [yes] Fünf Räume! { $boss } steigt auf, deine Fähigkeit gilt ab jetzt.
       *[no] Fünf Räume! { $boss } ({ $seat }) steigt auf.
    }
event-trigger = „{ $card }“ löst aus.
event-declined =
    { $you ->
        [yes] Du nutzt „{ $card }“ nicht.
       *[no] { $seat } nutzt „{ $card }“ nicht.
    }
event-destroyed =
    { $why ->
        [cost] { $you ->
            [yes] Du opferst „{ $room }“.
           *[no] { $seat } opfert „{ $room }“.
        }
       *[effect] { $you ->
            [yes] Dein Raum „{ $room }“ wird zerstört.
           *[no] „{ $room }“ von { $seat } wird zerstört.
        }
    }
event-lasting =
    { $what ->
        [damage] { $sign ->
            [less] „{ $room }“ macht in dieser Runde { $by } Schaden weniger.
           *[more] „{ $room }“ macht in dieser Runde { $by } Schaden mehr.
        }
        [monsters] { $sign ->
            [less] { $you ->
                [yes] Deine Monsterräume machen in dieser Runde je { $by } Schaden weniger.
               *[no] Die Monsterräume von { $seat } machen in dieser Runde je { $by } Schaden weniger.
            }
           *[more] { $you ->
                [yes] Deine Monsterräume machen in dieser Runde je { $by } Schaden mehr.
               *[no] Die Monsterräume von { $seat } machen in dieser Runde je { $by } Schaden mehr.
            }
        }
        [double] „{ $room }“ macht in dieser Runde doppelten Schaden.
        [health] { $hero } hat in dieser Runde { $by } Leben mehr.
        [icon] { $you ->
            [yes] Dein Dungeon zählt in dieser Runde einen Schatz mehr: { $treasure }.
           *[no] Der Dungeon von { $seat } zählt in dieser Runde einen Schatz mehr: { $treasure }.
        }
        [no_icons] „{ $room }“ hat in dieser Runde keine Schätze.
        [each_icon] „{ $room }“ zeigt in dieser Runde jede Schatzsorte einmal.
        [blank] „{ $room }“ hat in dieser Runde keinen Text.
        [deactivate] „{ $room }“ ist bis zum Ende der Runde deaktiviert.
        [shield] { $you ->
            [yes] Die Texte deines Dungeons lassen die Helden in dieser Runde in Ruhe.
           *[no] Die Texte im Dungeon von { $seat } lassen die Helden in dieser Runde in Ruhe.
        }
        [skip_first] { $you ->
            [yes] Helden überspringen in dieser Runde deinen ersten Raum.
           *[no] Helden überspringen in dieser Runde den ersten Raum von { $seat }.
        }
        [hold] { $hero } muss bis zur nächsten Runde draußen warten.
        [switch_off] { $you ->
            [yes] Deine Boss-Fähigkeit ({ $card }) pausiert bis zum Ende der Runde.
           *[no] Die Boss-Fähigkeit von { $seat } ({ $card }) pausiert bis zum Ende der Runde.
        }
        [tax] { $you ->
            [yes] Zauber kosten dich in dieser Runde eine Münze.
           *[no] Zauber kosten { $seat } in dieser Runde eine Münze.
        }
        [zoning] { $you ->
            [yes] Du darfst in dieser Runde einen erweiterten Raum ohne passenden Schatz bauen.
           *[no] { $seat } darf in dieser Runde einen erweiterten Raum ohne passenden Schatz bauen.
        }
       *[deal] { $you ->
            [yes] Du kannst in dieser Runde einen Zauber abkaufen.
           *[no] { $seat } kann in dieser Runde einen Zauber abkaufen.
        }
    }
event-reset = „{ $miniboss }“ ist wieder auf Stufe { $level }.
event-lured =
    { $you ->
        [yes] { $hero } kommt zu dir.
       *[no] { $hero } geht zu { $seat }.
    }
event-stayed =
    { $why ->
        [tie] { $hero } kann sich nicht entscheiden und bleibt in der Stadt.
       *[none] { $hero } findet nichts und bleibt in der Stadt.
    }
event-hero_turn =
    { $you ->
        [yes] { $hero } steht vor deinem Dungeon.
       *[no] { $hero } steht vor dem Dungeon von { $seat }.
    }
event-enters = { $hero } geht hinein.
event-room_entered = { $hero } betritt „{ $room }“.
event-skipped =
    { $why ->
        [inactive] { $hero } geht an „{ $room }“ vorbei, da ist nichts los.
       *[mixed] { $hero } überspringt „{ $room }“.
    }
event-damaged =
    { $damage ->
        [0] { $hero } bekommt keinen Schaden, Leben: { $left }.
       *[other] { $hero } bekommt { $damage } Schaden, Leben: { $left }.
    }
event-survived = { $hero } überlebt „{ $room }“.
event-limbo = { $hero } hat keinen Raum mehr unter den Füßen.
event-died =
    { $how ->
        [damage] { $you ->
            [yes] { $hero } stirbt bei dir in „{ $room }“.
           *[no] { $hero } stirbt bei { $seat } in „{ $room }“.
        }
        [limbo] { $you ->
            [yes] { $hero } stirbt bei dir, zwischen zwei Räumen.
           *[no] { $hero } stirbt bei { $seat }, zwischen zwei Räumen.
        }
        [end] { $you ->
            [yes] { $hero } stirbt vor deinem Boss.
           *[no] { $hero } stirbt vor dem Boss von { $seat }.
        }
        [killed] { $you ->
            [yes] { $hero } stirbt bei dir in „{ $room }“ durch „{ $card }“.
           *[no] { $hero } stirbt bei { $seat } in „{ $room }“ durch „{ $card }“.
        }
       *[killed_in_limbo] { $you ->
            [yes] { $hero } stirbt bei dir, zwischen zwei Räumen, durch „{ $card }“.
           *[no] { $hero } stirbt bei { $seat }, zwischen zwei Räumen, durch „{ $card }“.
        }
    }
event-soul =
    { $you ->
        [yes] { $souls ->
            [one] Eine Seele für dich, jetzt { $total }.
           *[other] { $souls } Seelen für dich, jetzt { $total }.
        }
       *[no] { $souls ->
            [one] Eine Seele für { $seat }, jetzt { $total }.
           *[other] { $souls } Seelen für { $seat }, jetzt { $total }.
        }
    }
event-wound =
    { $you ->
        [yes] { $hero } kommt bei dir an. { $wounds ->
            [one] Eine Wunde, jetzt { $total }.
           *[other] { $wounds } Wunden, jetzt { $total }.
        }
       *[no] { $hero } kommt bei { $seat } an. { $wounds ->
            [one] Eine Wunde, jetzt { $total }.
           *[other] { $wounds } Wunden, jetzt { $total }.
        }
    }
event-hero_removed = { $hero } ist aus dem Spiel, ohne Seele.
event-healed =
    { $you ->
        [yes] Du heilst eine Wunde: { $hero } zählt jetzt als Seele.
       *[no] { $seat } heilt eine Wunde: { $hero } zählt jetzt als Seele.
    }
event-hero_moved =
    { $to ->
        [town] { $hero } geht zurück in die Stadt.
       *[entrance] { $you ->
            [yes] { $hero } steht jetzt an deinem Eingang.
           *[no] { $hero } steht jetzt am Eingang von { $seat }.
        }
    }
event-miniboss_returned =
    { $you ->
        [yes] „{ $miniboss }“ kommt zurück auf deine Hand.
       *[no] „{ $miniboss }“ geht zurück auf die Hand von { $seat }.
    }
event-swapped_rooms =
    { $you ->
        [yes] Zwei deiner Räume tauschen die Plätze.
       *[no] Zwei Räume von { $seat } tauschen die Plätze.
    }
event-milled =
    { $count ->
        [0] Der Raumstapel gibt nichts mehr her.
        [one] Vom Raumstapel kommt eine Karte auf die Ablage.
       *[other] Vom Raumstapel kommen { $count } Karten auf die Ablage.
    }
event-looked =
    { $you ->
        [yes] Du siehst dir die Hand von { $owner } an.
       *[no] { $seat } sieht sich { $owner_you ->
            [yes] deine Hand
           *[no] die Hand von { $owner }
        } an.
    }
event-took =
    { $from ->
        [discard] { $you ->
            [yes] Du nimmst „{ $card }“ von der Ablage.
           *[no] { $seat } nimmt „{ $card }“ von der Ablage.
        }
        [discarded] { $you ->
            [yes] Du behältst „{ $card }“.
           *[no] { $seat } behält „{ $card }“.
        }
       *[hand] { $you ->
            [yes] Du nimmst { $owner } „{ $card }“ weg.
           *[no] { $seat } nimmt { $owner_you ->
                [yes] dir
               *[no] { $owner }
            } „{ $card }“ weg.
        }
    }
event-took_hidden =
    { $you ->
        [yes] Du nimmst { $owner } { $deck ->
            [room] eine Raumkarte
           *[spell] einen Zauber
        } weg.
       *[no] { $seat } nimmt { $owner_you ->
            [yes] dir
           *[no] { $owner }
        } { $deck ->
            [room] eine Raumkarte
           *[spell] einen Zauber
        } weg.
    }
event-lost_hidden = Es war „{ $card }“.
event-eliminated =
    { $you ->
        [yes] Du bist raus
       *[no] { $seat } ist raus
    }, mit { $souls ->
        [one] 1 Seele
       *[other] { $souls } Seelen
    } und { $wounds } Wunden.
event-returned_to_town = { $hero } kehrt in die Stadt zurück.
event-turn_over = Runde { $round } ist vorbei.
ending-souls = genug Seelen
ending-last = als letzter Boss übrig
ending-all_out = alle raus
ending-exhausted = keine Helden mehr
event-over =
    { $how ->
        [last] { $you ->
            [yes] Alle anderen sind raus, du gewinnst!
           *[no] Alle anderen sind raus, { $seat } gewinnt!
        }
        [all_out] { $you ->
            [yes] Alle sind raus. Du hast am wenigsten schlecht abgeschnitten und gewinnst!
           *[no] Alle sind raus. { $seat } hat am wenigsten schlecht abgeschnitten und gewinnt!
        }
        [exhausted] { $you ->
            [yes] Es kommen keine Helden mehr. Du liegst vorn und gewinnst!
           *[no] Es kommen keine Helden mehr. { $seat } liegt vorn und gewinnt!
        }
       *[souls] { $you ->
            [yes] Genug Seelen, du gewinnst!
           *[no] Genug Seelen, { $seat } gewinnt!
        }
    }

## Worum es gerade geht

prompt-boss = welchen Boss du behältst
prompt-redraw = ob du die Hand tauschst
prompt-discard_two = welche Karten du abwirfst
prompt-first_room = dein erster Raum
prompt-window = ob noch jemand etwas tut
prompt-mode = welche Wirkung du wählst
prompt-target = worauf es wirkt
prompt-coins = wie viele Münzen du zahlst
prompt-cost = womit du bezahlst
prompt-prevent = ob du den Zauber verhinderst
prompt-tax = ob du die Steuer zahlst
prompt-pay_miniboss = ob du den Miniboss bezahlst
prompt-trigger = ob du es nutzt
prompt-order = was zuerst wirkt
prompt-heal = welche Wunde du heilst
prompt-take = welche Karte du nimmst
prompt-look = ob du eine Karte nimmst
prompt-keep_discard = ob du die Karte behältst
prompt-build_now = ob du sofort baust
prompt-discard_rooms = welche Raumkarte du abwirfst
prompt-lay_coins = wie viele Münzen du auf den Raum legst
prompt-deal = ob du jetzt einen Zauber abkaufst
prompt-double = ob du den Schaden verdoppelst
prompt-intrigue = welche Karte du ziehst
prompt-over = nichts mehr

## Warum etwas nicht geht

reason-game-over = Das Spiel ist aus
reason-no-such-move = Diesen Zug gibt es nicht
reason-not-asked = Du bist gerade nicht gefragt
reason-not-now = Gerade geht es um etwas anderes: { $prompt }
reason-not-in-hand = Diese Karte hast du nicht auf der Hand
reason-cannot-redraw = Tauschen darfst du nur mit vier erweiterten Räumen oder viermal demselben Schatz
reason-not-offered = Dieser Boss steht dir nicht zur Wahl
reason-first-ordinary = Der erste Raum muss ein normaler sein, einer ohne Goldrand
reason-no-such-slot = Diesen Platz gibt es in deinem Dungeon nicht
reason-needs-room = Ein erweiterter Raum (Goldrand) kommt auf einen anderen Raum
reason-miniboss-needs-room = Ein Miniboss braucht einen deiner Räume
reason-dungeon-full = Mehr als fünf Plätze gibt es nicht
reason-room-covered = Auf diesem Raum liegt eine verdeckte Karte
reason-room-off = Dieser Raum ist bis zum Ende der Runde deaktiviert
reason-no-match = Die beiden Räume haben keinen Schatz gemeinsam
reason-beast-beside = Daneben liegt die Stinkende Bestie, da darf kein Monsterraum hin
reason-miniboss-there = Hier wohnt schon ein Miniboss
reason-miniboss-beside = Direkt daneben wohnt schon ein Miniboss
reason-placed-already = Du hast schon eine Karte gelegt; nimm sie erst zurück
reason-build-used = Gebaut hast du in dieser Runde schon
reason-nothing-placed = Du hast nichts verdeckt liegen
reason-placement-locked = Diese Karte liegt fest, denn als du sie gelegt hast, wartete schon etwas von anderen
reason-taken-back-enough = Jetzt hast du oft genug zurückgenommen
reason-no-miniboss = Dort wohnt kein Miniboss von dir
reason-top-level = Höher als Stufe 3 geht es nicht
reason-promoted-already = Befördert hast du in dieser Runde schon
reason-cannot-pay-room = Mit einem Monsterraum bezahlt nur die aufgestiegene Calabeza
reason-no-monster-room = Du hast keinen Monsterraum auf der Hand
reason-not-at-this-table = Das wird an diesem Tisch nicht gespielt
reason-sold-already = Verkauft hast du in dieser Runde schon
reason-wrong-phase = Das geht nur in einer anderen Phase
reason-played-already = Diese Karte wurde in dieser Runde schon gespielt
reason-only-answer = Das geht nur als Antwort auf den Zauber eines Gegners
reason-no-action = Hier gibt es nichts zu benutzen
reason-nothing-lies-there = Dort liegt nichts
reason-not-yours = Das dürfen nur die, denen es gehört
reason-for-opponents = Das ist für die Gegner gedacht
reason-used-already = Das wurde in dieser Runde schon benutzt
reason-text-blank = Der Text ist in dieser Runde abgeschaltet
reason-text-shielded = Dieser Text lässt die Helden in dieser Runde in Ruhe
reason-level-too-low = Dafür ist die Stufe zu niedrig
reason-level-spent = Die dritte Stufe ist verbraucht, bis wieder befördert wird
reason-boss-not-levelled = Dieser Boss ist noch nicht aufgestiegen
reason-boss-switched-off = Diese Fähigkeit pausiert in dieser Runde
reason-hero-not-near = Der Held ist weder am Eingang noch in einem Dungeon
reason-hero-ignored = Der Text dieses Helden wird gerade ignoriert
reason-no-deal = Mit diesem Gegner hast du keinen Handel
reason-condition-fails = Die Bedingung dafür ist nicht erfüllt
reason-too-few-coins = So viele Münzen hast du nicht
reason-cost-card-missing = Dir fehlt eine passende Karte zum Abwerfen
reason-nothing-to-sacrifice = Du hast keinen Monsterraum zu opfern
reason-no-target = Dafür gibt es gerade kein Ziel
reason-no-such-mode = Diese Wirkung gibt es hier nicht
reason-bad-target = Das kannst du dafür nicht wählen
reason-wrong-card = Diese Karte passt dafür nicht
reason-wrong-number = So viele Münzen gehen hier nicht
reason-not-in-discard = Das liegt nicht auf der Ablage, oder du darfst es nicht nehmen
reason-not-on-offer = Diese Karte steht nicht zur Wahl
reason-no-such-trigger = Das wartet gerade nicht
reason-must-do = Das muss sein

## Was an einer Kartendatei falsch ist

reason-cards-three-levels = { $path }: Ein Miniboss hat drei Stufen, hier muss für jede etwas stehen
reason-cards-no-effect = { $path }: Hier fehlt eine Wirkung
reason-cards-not-with = { $path }: Das verträgt sich nicht mit „{ $other }“
reason-cards-only-with = { $path }: Das geht nur zusammen mit „{ $other }“
reason-cards-no-modes = { $path }: Hier müssen eine bis vier Möglichkeiten stehen
reason-cards-not-on = { $path }: Das ergibt in „{ $section }“ keinen Sinn
reason-cards-only-on = { $path }: Das geht nur bei: { $triggers }
reason-cards-not-counted = { $path }: „{ $value }“ lässt sich hier nicht zählen
reason-cards-needs-target = { $path }: Dafür muss zuerst gewählt werden: { $targets }
reason-cards-idle-target = { $path }: Mit „{ $value }“ geschieht nichts
reason-cards-endless = { $path }: Das ließe sich endlos wiederholen; es braucht „limit“ oder etwas, das dabei verbraucht wird
reason-cards-text-or-effect = { $path }: Text und Wirkung gehören zusammen; eins davon fehlt
reason-cards-numbers = { $path }: Im Text müssen die Zahlen der Wirkung stehen, und nur die: { $numbers }
reason-cards-too-few = { $path }: Zusammen sind es { $value } Karten, für den Anfang braucht es { $least }
reason-cards-so-many-cards = { $path }: Das sind { $value } verschiedene Karten, es müssen { $least } bis { $most } sein
reason-cards-no-id = { $path }: Eine Kennung besteht aus kleinen Buchstaben, Ziffern und einzelnen Unterstrichen
reason-cards-too-few-heroes = { $path }: Zu { $players } Spielern gibt es { $value } { $epic ->
        [1] epische
       *[0] gewöhnliche
    } Helden, es müssen mindestens { $players } sein
