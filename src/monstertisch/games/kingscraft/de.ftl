# Kingscraft: Namen, Wirkungen, Ereignisse und Gründe. Terminal und Browser teilen sie.

game-kingscraft = Kingscraft
game-kingscraft-text = Schmiede dich vom Dolch zum Zweihänder und stürze den König vor allen anderen.
score = Siege

## Was der Tisch wählen kann

table-character = Charaktere
table-character-text = Wer auf welchem Platz sitzt, von Platz 1 an. Die neutralen sind alle gleich.
table-forge_order = Schmiede
table-forge_order-text = Wie die Tafeln zwischen A und G liegen. Danach richtet sich, was sich vereinen lässt.
table-boards_out = Ohne die Tafeln
table-boards_out-text = Zu zweit fehlen zwei Tafeln der Schmiede, zu dritt fehlt eine.
table-king = König
table-king-text = Junge Könige sind leichter zu schlagen. Die zwei Sonderkönige kommen nur auf Wunsch.
table-enemy_decider = Der Gegner
table-enemy_decider-text = Wer für Kreaturen und König umwürfelt.
table-static_recipes = Feste Rezepte
table-static_recipes-text = Vereinen lässt sich, was bei A bis G nebeneinanderliegt, egal, wie die Tafeln heute liegen.
table-handicap = Haudegen bremsen
table-handicap-text = Der Haudegen beginnt mit einem Gegenstand statt mit zweien.

forge_order-alphabetical = Von A bis G
forge_order-random = Zufällig
boards_out-random = Zufällig
boards_out-B = B
boards_out-C = C
boards_out-D = D
boards_out-E = E
boards_out-F = F
boards_out-BC = B und C
boards_out-BD = B und D
boards_out-BE = B und E
boards_out-BF = B und F
boards_out-CD = C und D
boards_out-CE = C und E
boards_out-CF = C und F
boards_out-DE = D und E
boards_out-DF = D und F
boards_out-EF = E und F
king-any = Irgendeiner der acht
king-young = Ein junger
king-old = Ein alter
enemy_decider-neighbour = Wer links sitzt
enemy_decider-auto = Das Programm

## Charaktere

ability-assassin = Zwei Hände. Die erste trifft kein Verbot eines Gegners.
ability-merchant = Legt am Ende ihres Zuges ihr Plättchen aus. Nimmt jemand anders davon, bekommt sie etwas.
ability-swashbuckler =
    { $d6 ->
        [one] Ein Würfel
       *[other] { $d6 } Würfel
    } und { $hearts ->
        [one] ein Herz
       *[other] { $hearts } Herzen
    }.
ability-nobleman = Wo ein Platz leer ist, wirkt, was dort aufgedruckt ist.
ability-rogue = Vier eigene Aktionskarten, jede einmal im Spiel.
ability-alchemist = Vier Plättchen, jedes einmal im Spiel, jederzeit im eigenen Zug.
ability-neutral =
    { $d6 ->
        [one] Ein Würfel
       *[other] { $d6 } Würfel
    }, Tempo { $speed }, { $hearts ->
        [one] ein Herz
       *[other] { $hearts } Herzen
    }.

## Plätze, Verbote und Farben

slot-foot = Fuß
slot-body = Körper
slot-head = Kopf
slot-hand = Hand
slot-hand2 = zweite Hand
slot-neutral = neutral

# Ein Verbot: was im Kampf nicht zählt. „Hand zählt nicht, außer mit Tempo 2“
ban-foot = Fuß zählt nicht
ban-body = Körper zählt nicht
ban-head = Kopf zählt nicht
ban-hand = Hand zählt nicht
ban-improved = Goldenes zählt nicht
ban-neutral = Neutrales zählt nicht
ban-potions = Tränke zählen nicht
ban-rerolls = Umwürfe zählen nicht
ban-unless = { $bans }, außer mit Tempo { $n }

off-foot = { ban-foot }
off-body = { ban-body }
off-head = { ban-head }
off-hand = { ban-hand }
off-improved = { ban-improved }
off-neutral = { ban-neutral }
off-potions = { ban-potions }
off-rerolls = { ban-rerolls }

colour-green = Grün
colour-orange = Orange
colour-blue = Blau
colour-purple = Lila

## Wirkungen

effect-d6 =
    { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }
effect-d12 =
    { $n ->
        [one] 1 Zwölfer
       *[other] { $n } Zwölfer
    }
effect-strength = +{ $n } Stärke
effect-strength-less = −{ $n } Stärke
effect-armour = +{ $n } Rüstung
effect-speed = +{ $n } Tempo
effect-speed-less = −{ $n } Tempo
effect-reroll_die =
    { $n ->
        [one] 1 Umwurf
       *[other] { $n } Umwürfe
    }
effect-reroll_values = eigene Würfel mit { $values } einmal neu
effect-force_reroll_values = fremde Würfel mit { $values } einmal neu
effect-extra_per_value = +{ $n } für jede eigene { $values }
effect-set_die = ein eigener Würfel zeigt seine höchste Zahl
effect-repeat_fight = den ganzen Kampf wiederholen
effect-heal =
    { $n ->
        [one] 1 Herz heilen
       *[other] { $n } Herzen heilen
    }
effect-heal_after_win =
    { $n ->
        [one] nach einem Sieg 1 Herz heilen
       *[other] nach einem Sieg { $n } Herzen heilen
    }
effect-ban = { $slot } wirkt in diesem Kampf nicht
effect-ban-choice = ein Platz deiner Wahl wirkt in diesem Kampf nicht
effect-joker = steht beim Vereinen für einen beliebigen Gegenstand der Klasse { $class }
effect-blank = noch leer: Denk dir etwas aus
effect-beer = würfelt vor dem Kampf aus, was das Bier verbietet, und Tempo hilft nicht: { $faces }
effect-flag = wer verliert, gibt einen Gegenstand zurück; ab Tempo { $n } nicht
target-self = für dich
target-other = für jemand anderen
target-enemy = für einen fremden Gegner
duration-instant = sofort
duration-turn = bis zum Ende des Zuges
duration-round = die ganze Runde
effect-when = Wann: { $windows }; wirkt { $duration }
effect-golden = golden: { $effects }
effect-empty = { $slot } leer: { $effects }
when-turn_order = vor dem Vergleich der Tempi
when-friendly_before_roll = vor dem Wurf im Freundschaftskampf
when-friendly_roll = nach dem Wurf im Freundschaftskampf
when-own_turn = im eigenen Zug außerhalb des Kampfes
when-fight_before_roll = vor dem Wurf im Kampf
when-fight_hero_roll = nach dem Wurf des Helden
when-fight_enemy_roll = nach dem Wurf des Gegners
when-fight_result = nach dem Vergleich

does-KING = Besiegst du ihn, gewinnst du. Jede Wache macht ihn stärker.
does-HEAL = Alle Herzen wieder voll.
does-ATTACK1 = Sieg: Gegenstand der Klasse 1 oder 1 Trank, dann { $forge ->
        [one] einmal
       *[other] bis zu { $forge }-mal
    } schmieden.
does-GUARD = Gegenstand der Klasse 1 oder 1 Trank, ohne Kampf. Der König hat diese Runde +{ $king_strength }.
does-ATTACK2 = Sieg: Gegenstand der Klasse 2 oder 2 Tränke.
does-FORGE = { $forge ->
        [one] Einmal
       *[other] Bis zu { $forge }-mal
    } schmieden.
does-ATTACK3 = Sieg: Gegenstand der Klasse 3 oder 3 Tränke.
does-RA1 = Nimm einen Gegenstand der Klasse 1 oder einen zufälligen Trank aus einem fremden Rucksack.
does-RA2 = Zieh { $draw ->
        [one] 1 Trank
       *[other] { $draw } Tränke
    } und behalte { $keep }.
does-RA3 = Greif Stufe 1 oder 2 an, mit +{ $strength } Stärke und ohne Schaden.
does-RA4 = Tausch einen Gegenstand gegen einen gleicher Klasse in der Schmiede, dann schmiede { $forge ->
        [one] einmal
       *[other] bis zu { $forge }-mal
    }.
does-AT1 = Dreh beliebig viele Herzen um und zieh so viele Tränke.
does-AT2 = Sieh dir die obersten 3 Tränke an und ordne sie.
does-AT3 = Nimm einen Trank deiner Wahl von der Ablage.
does-AT4 = Nutze in diesem Kampf 2 Tränke statt 1.

short-KING = Sieg beendet das Spiel.
short-HEAL = Alle Herzen füllen.
short-ATTACK1 =
    Lohn Klasse 1, dann { $forge ->
        [one] 1 Schritt
       *[other] { $forge } Schritte
    }.
short-GUARD = Lohn 1, König +{ $king_strength }.
short-ATTACK2 = Lohn Klasse 2.
short-FORGE =
    { $forge ->
        [one] 1 Schritt.
       *[other] Bis zu { $forge } Schritte.
    }
short-ATTACK3 = Lohn Klasse 3.
short-RA1 = Etwas stehlen.
short-RA2 = { $draw } ziehen, { $keep } behalten.
short-RA3 = Angriff mit +{ $strength }.
short-RA4 =
    Tauschen, dann { $forge ->
        [one] 1 Schritt
       *[other] { $forge } Schritte
    }.

item-deck = Trankstapel

## Ereignisse

event-setup = Auf dem Thron: { $king }. Die Schmiede liegt { $layout }.
event-round = Runde { $round }: Alle wählen eine Karte.
event-chose =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $seat } hat gewählt.
    }
event-revealed = Alle decken auf.
event-order =
    { $you ->
        [yes] Die Reihenfolge steht, du beginnst.
       *[no] Die Reihenfolge steht, { $seat } beginnt.
    }
event-ranked =
    { $why ->
        [speed] Gleiche Karte: Verglichen wird das Tempo.
       *[power] Im Freundschaftskampf wird die Kraft verglichen.
    }
event-friendly =
    { $roll ->
        [1] Gleiche Karte, gleiches Tempo: Freundschaftskampf!
       *[other] Immer noch gleich: Wurf { $roll } im Freundschaftskampf.
    }
event-powers = Alle zeigen ihre Würfel.
event-turn =
    { $you ->
        [yes] Du bist dran: { $card }.
       *[no] { $seat } ist dran: { $card }.
    }
event-beer = Das Bier zeigt eine { $face }: { $ban }.
event-fizzled =
    { $you ->
        [yes] Ohne Herzen kein Kampf: „{ $enemy }“ wartet vergeblich auf dich.
       *[no] Ohne Herzen kein Kampf: „{ $enemy }“ wartet vergeblich auf { $seat }.
    }
event-fight =
    { $you ->
        [yes] Du greifst an
       *[no] { $seat } greift an
    }: { $enemy }{ $guards ->
        [0] .
        [one] , eine Wache hilft.
       *[other] , { $guards } Wachen helfen.
    }
event-speed_check =
    { $off ->
        [none] { $ban ->
            [none] Tempo { $speed } gegen { $needed }: Alles zählt.
           *[other] Tempo { $speed } gegen { $needed }: { $ban }!
        }
       *[other] Tempo { $speed } gegen { $needed }: „{ $off }“ ist aufgehoben.
    }
event-rolled =
    { $side ->
        [enemy] Der Gegner würfelt { $faces }: Kraft { $power }.
       *[hero] { $you ->
            [yes] Du würfelst { $faces }: Kraft { $power }.
           *[no] { $seat } würfelt { $faces }: Kraft { $power }.
        }
    }
event-rerolled =
    { $side ->
        [enemy] Der Gegner wirft um, aus { $faces } wird { $to }: Kraft { $power }.
       *[hero] { $you ->
            [yes] Du wirfst um, aus { $faces } wird { $to }: Kraft { $power }.
           *[no] { $seat } wirft um, aus { $faces } wird { $to }: Kraft { $power }.
        }
    }
event-forced =
    { $side ->
        [enemy] Der Gegner muss neu würfeln, aus { $faces } wird { $to }: Kraft { $power }.
       *[hero] { $you ->
            [yes] Du musst neu würfeln, aus { $faces } wird { $to }: Kraft { $power }.
           *[no] { $seat } muss neu würfeln, aus { $faces } wird { $to }: Kraft { $power }.
        }
    }
event-turned =
    { $you ->
        [yes] Du drehst eine { $faces } auf { $to }: Kraft { $power }.
       *[no] { $seat } dreht eine { $faces } auf { $to }: Kraft { $power }.
    }
event-repeated =
    { $side ->
        [enemy] Der Gegner lässt den ganzen Kampf wiederholen!
       *[hero] { $you ->
            [yes] Du lässt den ganzen Kampf wiederholen!
           *[no] { $seat } lässt den ganzen Kampf wiederholen!
        }
    }
event-compared =
    { $hero_power } gegen { $enemy_power }. { $lost ->
        [0] Schaden { $damage }, kein Herz verloren.
        [one] Schaden { $damage }, das kostet ein Herz.
       *[other] Schaden { $damage }, das kostet { $lost } Herzen.
    }
event-healed =
    { $healed ->
        [0] { $you ->
            [yes] Du hast schon alle Herzen.
           *[no] { $seat } hat schon alle Herzen.
        }
        [one] { $you ->
            [yes] Du heilst ein Herz.
           *[no] { $seat } heilt ein Herz.
        }
       *[other] { $you ->
            [yes] Du heilst { $healed } Herzen.
           *[no] { $seat } heilt { $healed } Herzen.
        }
    }
event-won =
    { $you ->
        [yes] Du gewinnst den Kampf gegen „{ $enemy }“.
       *[no] { $seat } gewinnt den Kampf gegen „{ $enemy }“.
    }
event-lost =
    { $you ->
        [yes] Du verlierst den Kampf gegen „{ $enemy }“.
       *[no] { $seat } verliert den Kampf gegen „{ $enemy }“.
    }
event-turned_up = Stufe { $level }: „{ $enemy }“ kommt aus dem Wald.
event-took =
    { $you ->
        [yes] Du nimmst „{ $item }“ aus der Schmiede.
       *[no] { $seat } nimmt „{ $item }“ aus der Schmiede.
    }
event-combined =
    { $you ->
        [yes] Du schmiedest „{ $item }“.
       *[no] { $seat } schmiedet „{ $item }“.
    }
event-improved =
    { $you ->
        [yes] Du vergoldest „{ $item }“.
       *[no] { $seat } vergoldet „{ $item }“.
    }
event-brewed =
    { $you ->
        [yes] Du braust einen Trank aus „{ $item }“.
       *[no] { $seat } braut einen Trank aus „{ $item }“.
    }
event-returned =
    { $you ->
        [yes] Du gibst „{ $item }“ in die Schmiede zurück.
       *[no] { $seat } gibt „{ $item }“ in die Schmiede zurück.
    }
event-stowed =
    { $you ->
        [yes] „{ $item }“ hat jetzt Platz bei dir.
       *[no] „{ $item }“ hat jetzt Platz bei { $seat }.
    }
event-worn =
    { $you ->
        [yes] Du legst „{ $item }“ an ({ $slot }).
       *[no] { $seat } legt „{ $item }“ an ({ $slot }).
    }
event-taken_off =
    { $you ->
        [yes] Du legst „{ $item }“ ab.
       *[no] { $seat } legt „{ $item }“ ab.
    }
event-drew =
    { $count ->
        [0] { $you ->
            [yes] Kein Trank mehr da für dich.
           *[no] Kein Trank mehr da für { $seat }.
        }
        [one] { $you ->
            [yes] Du ziehst einen Trank.
           *[no] { $seat } zieht einen Trank.
        }
       *[other] { $you ->
            [yes] Du ziehst { $count } Tränke.
           *[no] { $seat } zieht { $count } Tränke.
        }
    }
event-discarded =
    { $you ->
        [yes] Du wirfst „{ $potion }“ ab.
       *[no] { $seat } wirft „{ $potion }“ ab.
    }
event-declined =
    { $you ->
        [yes] Du verzichtest auf die Belohnung.
       *[no] { $seat } verzichtet auf die Belohnung.
    }
event-reshuffled = Der Trankstapel ist leer; { $count ->
        [one] ein Trank kommt neu hinein.
       *[other] { $count } Tränke werden neu gemischt.
    }
event-played =
    { $you ->
        [yes] Du benutzt
       *[no] { $seat } benutzt
    } „{ $potion }“{ $on ->
        [self] .
        [enemy] { $owner_you ->
            [yes] {" "}für deinen Gegner.
           *[no] {" "}für den Gegner von { $owner }.
        }
       *[other] { $owner_you ->
            [yes] {" "}gegen dich
           *[no] {" "}gegen { $owner }
        }{ $slot ->
            [none] .
           *[other] {" "}({ $slot }).
        }
    }
event-expired = Was an Tränken wirkte, ist verflogen.
event-token_placed =
    { $you ->
        [yes] Du legst dein Plättchen aus: { $item }.
       *[no] { $seat } legt das Plättchen aus: { $item }.
    }
event-token_returned =
    { $share ->
        [yes] { $you ->
            [yes] { $item }: { $owner } greift zu, und du bekommst auch etwas.
           *[no] { $item }: { $owner_you ->
                [yes] Du greifst zu, und { $seat } bekommt auch etwas.
               *[no] { $owner } greift zu, und { $seat } bekommt auch etwas.
            }
        }
       *[no] { $you ->
            [yes] Du nimmst dein Plättchen zurück.
           *[no] { $seat } nimmt das Plättchen zurück.
        }
    }
event-stole =
    { $you ->
        [yes] Du stiehlst „{ $item }“ von { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } stiehlt dir „{ $item }“.
           *[no] { $seat } stiehlt „{ $item }“ von { $owner }.
        }
    }
event-stole_potion =
    { $you ->
        [yes] Du stiehlst einen Trank von { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } stiehlt dir einen Trank.
           *[no] { $seat } stiehlt einen Trank von { $owner }.
        }
    }
event-lost_potion = Es war „{ $potion }“.
event-expert =
    { $you ->
        [yes] Experte: Du darfst in diesem Kampf zwei Tränke nutzen.
       *[no] Experte: { $seat } darf in diesem Kampf zwei Tränke nutzen.
    }
event-experiment =
    { $lost ->
        [one] { $you ->
            [yes] Gefährliches Experiment: Du gibst ein Herz her.
           *[no] Gefährliches Experiment: { $seat } gibt ein Herz her.
        }
       *[other] { $you ->
            [yes] Gefährliches Experiment: Du gibst { $lost } Herzen her.
           *[no] Gefährliches Experiment: { $seat } gibt { $lost } Herzen her.
        }
    }
event-researched =
    { $you ->
        [yes] Du siehst dir an, was oben auf dem Trankstapel liegt.
       *[no] { $seat } sieht sich an, was oben auf dem Trankstapel liegt.
    }
event-put_back =
    { $you ->
        [yes] Du legst einen Trank an Stelle { $place } zurück.
       *[no] { $seat } legt einen Trank an Stelle { $place } zurück.
    }
event-reproduced =
    { $you ->
        [yes] Du holst „{ $potion }“ von der Ablage.
       *[no] { $seat } holt „{ $potion }“ von der Ablage.
    }
ending-king = König besiegt
ending-draw = unentschieden
event-over =
    { $how ->
        [draw] Hundert Runden, und der König sitzt noch immer da. Unentschieden.
       *[king] { $you ->
            [yes] Der König ist besiegt. Die Krone gehört dir!
           *[no] Der König ist besiegt. Die Krone gehört { $seat }!
        }
    }

## Was ein Zug bringt: $percent eine Chance, $n im Schnitt, ohne Vorzeichen, $sign more oder less, $short: yes, wenn es von einem anderen Zug schon zu lesen war; next, wenn es nicht das erste ist

figure-crown = Krone zu { $percent } %
figure-beaten = { $short ->
    [yes] Sieg zu { $percent } %
   *[no] Sieg im Kampf zu { $percent } %
}
figure-king = { $short ->
    [yes] { $percent } % gegen den König
   *[no] danach { $percent } % gegen den König
}
figure-potions = { $short ->
    [no] in zwei Runden{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] Trank
   *[other] Tränke
}
figure-hearts = { $short ->
    [no] in zwei Runden{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] Herz
   *[other] Herzen
}

## Gründe

reason-game-over = Das Spiel ist aus
reason-no-such-move = Diesen Zug gibt es nicht
reason-not-asked = Du bist gerade nicht gefragt
reason-not-now = Gerade geht es um etwas anderes: { $prompt }
reason-board-twice = Die Tafel „{ $board }“ gibt es nur einmal
reason-boards-out = Zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } { $count ->
        [0] bleiben alle Tafeln im Spiel
        [one] fehlt genau eine Tafel
       *[other] fehlen genau { $count } Tafeln
    }
reason-not-rogue = Diese Karte hat nur die Schurkin
reason-card-used = „{ $card }“ ist schon verbraucht
reason-frozen = Umräumen geht nur beim Wählen und in deinem Zug
reason-locked = Mitten im Kampf wird nicht umgeräumt
reason-arranged-enough = Jetzt hast du genug umgeräumt
reason-not-your-item = Das gehört dir nicht: { $item }
reason-no-such-slot = Diesen Platz hast du nicht
reason-wrong-slot = Da passt das nicht hin: { $item } ({ $slot })
reason-already-there = Liegt schon dort: { $item }
reason-no-room = Dafür ist im Rucksack kein Platz
reason-nothing-there = Dort liegt nichts ({ $slot })
reason-gains-no-room = Das schafft keinen Platz im Rucksack: { $item }
reason-item-stays = Im Kampf wird nichts Angelegtes abgegeben: { $item }
reason-not-your-potion = Den Trank hast du nicht: { $potion }
reason-potion-used = Du hast diese Runde schon einen Trank benutzt
reason-wrong-window = „{ $potion }“ geht zu einem anderen Zeitpunkt
reason-not-in-tie = „{ $potion }“ nützt nur denen, die sich gerade messen
reason-not-for-hero = „{ $potion }“ ist für die anderen am Tisch
reason-only-hero = „{ $potion }“ nützt nur im eigenen Kampf
reason-potions-banned = „{ $enemy }“ verbietet dir Tränke
reason-only-speed = „{ $enemy }“ verbietet dir Tränke, außer für Tempo, bis du { $needed } hast
reason-rerolls-banned = „{ $enemy }“ verbietet dir Umwürfe
reason-bad-target = „{ $potion }“ wirkt dort nicht
reason-no-effect = „{ $potion }“ hätte jetzt keine Wirkung
reason-no-reroll-left = Kein Umwurf mehr übrig
reason-no-such-die = So ein Würfel liegt da nicht
reason-no-set-left = Du darfst keinen Würfel mehr drehen
reason-top-already = Der Würfel zeigt schon seine höchste Zahl
reason-no-such-source = Damit lässt sich nichts umwerfen
reason-source-used = Damit hast du in diesem Anlauf schon umgeworfen
reason-no-value-shown = Kein Würfel zeigt eine passende Zahl
reason-value-not-listed = Eine { $face } ist nicht dabei
reason-nothing-picked = Wähle erst wenigstens einen Würfel
reason-pick-on = Wähle weiter Würfel oder wirf die gewählten
reason-no-repeat-left = Du kannst den Kampf nicht noch einmal wiederholen
reason-wrong-class = { $item }: Das ist Klasse { $class }, dir steht Klasse { $wanted } zu
reason-not-in-forge = Nicht in der Schmiede: { $item }
reason-no-potions-left = Es gibt keine Tränke mehr
reason-no-recipe = Heute nicht im Spiel: { $item }, denn Tafel { $board } fehlt
reason-lacks-material = Dir fehlt Material: { $item }
reason-not-improvable = Gegenstände der Klasse 1 haben keine goldene Seite
reason-improved-already = Schon golden: { $item }
reason-token-there = Dort liegt dein Plättchen schon
reason-not-alchemist = Das kann nur der Alchemist
reason-own-turn-only = Das geht nur in deinem Zug
reason-token-used = Dieses Plättchen ist schon verbraucht
reason-too-few-hearts = So viele Herzen hast du nicht, nur { $have }
reason-not-in-discard = „{ $potion }“ liegt nicht auf der Ablage
reason-no-fight = Der Experte braucht einen Kampf, der noch kommt
reason-not-on-top = „{ $potion }“ ist nicht unter den Tränken, die du ordnest
reason-not-stealable = Stehlen kannst du nur Klasse 1 aus einem fremden Rucksack
reason-no-potion-there = Dort ist kein Trank zu holen
reason-not-drawn-now = Nicht gerade gezogen: { $potion }
reason-nothing-to-swap = Dafür liegt nichts gleicher Klasse in der Schmiede: { $item }

## Worum es gerade geht

prompt-ambush = die Stufe für den Hinterhalt
prompt-break_in = ob du etwas mit der Schmiede tauschst
prompt-choose = eine Aktionskarte
prompt-enemy_repeat = ob der Gegner den Kampf wiederholt
prompt-enemy_reroll = die Umwürfe des Gegners
prompt-window = ob jemand einen Trank benutzt
prompt-forge = das Schmieden
prompt-friendly_reroll = die Umwürfe im Freundschaftskampf
prompt-hero_repeat = ob du den Kampf wiederholst
prompt-hero_reroll = deine Umwürfe
prompt-keep = welche Tränke du behältst
prompt-share = dein Anteil als Händlerin
prompt-token = wohin dein Plättchen kommt
prompt-own_turn = ob du vorher noch etwas tust
prompt-flag = was du dem Piratenkönig lässt
prompt-put_back = die Reihenfolge der Tränke
prompt-reward = die Belohnung
prompt-overflow = was du abgibst, weil der Platz fehlt
prompt-settle = was du für die neuen Tränke abgibst
prompt-swap_for = was du dafür nimmst
prompt-theft = was du stiehlst
prompt-over = nichts mehr

## Kartendatei

reason-cards-no-faces = { $path }: Hier müssen Augenzahlen stehen, zum Beispiel [1, 2]
reason-cards-no-place = { $path }: Der Platz muss mit „{ $start }“ beginnen und darf nur Buchstaben, Ziffern und _ enthalten
reason-cards-one-side = { $path }: Gegenstände der Klasse 1 haben nur eine Seite
reason-cards-two-sides = { $path }: Gegenstände der Klasse 2 und 3 haben auch eine goldene Seite
reason-cards-no-effect = { $path }: Diese Seite braucht eine Wirkung
reason-cards-two-places = { $path }: Hier müssen zwei Plätze stehen
reason-cards-blank = { $path }: Der Trank ist leer; nimm „blank“ weg oder diese Angabe
reason-cards-one-effect = { $path }: Ein Trank hat genau eine Wirkung
reason-cards-no-timing = { $path }: Der Trank braucht wenigstens einen Zeitpunkt
reason-cards-no-power = { $path }: Der Gegner braucht Würfel oder Stärke
reason-cards-six-bans = { $path }: Hier müssen sechs Verbote stehen, eins für jede Augenzahl
reason-cards-three-numbers = { $path }: Hier müssen drei Zahlen stehen, eine für jede Stufe
reason-cards-same-recipe = { $path }: { $item } und { $other } entstehen aus denselben Gegenständen, wenn die Tafeln { $layout } liegen
reason-cards-no-use = { $path }: Zu nichts nütze ist { $item }, wenn die Tafeln { $layout } liegen
reason-cards-no-id = { $path }: Eine Kennung besteht aus großen Buchstaben, Ziffern und einzelnen Unterstrichen
reason-cards-so-many-cards = { $path }: Das sind { $value } Karten, es müssen { $least } bis { $most } sein
reason-cards-so-many-jokers = { $path }: In Klasse { $kind } gibt es { $value } Joker, es müssen { $wanted } sein
reason-cards-few-items = { $path }: Wenn die Tafeln { $layout } liegen, gibt es { $value } Gegenstände der Klasse 1, für den Anfang braucht es { $least }
reason-cards-all-blank = { $path }: Wenigstens ein Trank darf nicht leer sein
reason-cards-no-king = { $path }: Es fehlt ein { $age ->
    [young] junger
   *[old] alter
} König
