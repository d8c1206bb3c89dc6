# Boss Monster im Terminal: Beschriftungen, Zugliste und Erklärungen.

## Der Tisch

picture =
    # Runde { $round } · { $phase } · Stapel: { $deck_rooms } Räume, { $deck_spells } Zauber · Ablage: { $discard_count }
    { $waiting }
    { $lasting }
    |
    { town }
    |
    { $dungeons }
    |
    M Monsterraum, F Fallenraum mit ihrem Schaden, ★ erweitert oder episch; Schätze: R Relikte, A Ausrüstung, Z Zauberbücher, G Gold
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
    # Deine Hand
    { $hand }
dungeon =
    {" "}Am Eingang: { $at_entrance }
    {" "}{ $way }
seen-at_entrance = { seen-walker }
heading-phase = { $phase }
phase-opening = Spielaufbau
phase-beginning = Beginn
phase-build = Bauen
phase-reveal = Aufdecken
phase-bait = Locken
phase-adventure = Abenteuer
phase-end = Ende der Runde
phase-over = vorbei
player-name = { $seat }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    }
waits =
    Es wartet: { $source } { $you ->
        [yes] von dir
       *[no] von { $seat }
    }
    { $targets }
    { coins-paid }
lasts =
    Es wirkt: { event-lasting }
    { $source }
coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
coins-paid = { $coins ->
        [0] {""}
       *[other] { coins }
    }
town =
    # Stadt (im Stapel noch { $ordinary } Helden, { $epic } epische)
    { $town ->
        [none] {" "}{ town-empty }
       *[other] { $town }
    }
town-empty = In der Stadt ist niemand.
health = Leben { $left }{ $epic ->
        [1] ★
       *[0] {""}
    }
in-town = {" "}{ $name } | { health } | { $rule ->
        [treasure] { $classes }
        [fewest_souls] { class-fewest_souls }
       *[other] { class-most_souls_minus_wounds }
    } | { $why ->
        [unknown] ?
        [tie] bleibt, unentschieden ({ $values })
        [none] bleibt, niemand hat etwas für ihn
       *[lured] { $you ->
            [yes] zu dir ({ $values })
           *[no] zu { $seat } ({ $values })
        }
    }
player-out =
    { player-name }
    ausgeschieden
player =
    { player-name }
    Seelen { $souls }, Wunden { $wounds }
    { coins }
    R{ $treasure_cleric } A{ $treasure_fighter } Z{ $treasure_mage } G{ $treasure_thief }
    { $you ->
        [yes] {""}
       *[no] { player-cards }
    }
    bekannt: { $known }
player-cards = Hand: { $room_cards } { $room_cards ->
        [one] Raum
       *[other] Räume
    }, { $spell_cards } Zauber
seen-walker = { $hero } { health }: { $held ->
        [1] muss warten
       *[0] { $ending }
    }
seen-ending = { $dies_in ->
        [none] { $wounds ->
            [0] stirbt
            [one] kommt mit { $left } durch, 1 Wunde
           *[other] kommt mit { $left } durch, { $wounds } Wunden
        }
       *[other] stirbt in { $dies_in }
    }
seen-steps = { $skipped ->
        [none] { $room } { $damage }, noch { $left }
       *[other] { $room } übersprungen
    }
seen-down = verdeckt: { $card ->
        [none] ?
       *[other] { $card }
    }
seen-miniboss = { $card } Stufe { $level }
room =
    { $slot } { $room } { kind-rooms }
    { $miniboss }
    { coins-paid }
    darunter { $beneath }
    { $off ->
        [deactivated] aus
       *[other] { $text_on ->
            [0] ohne Text
           *[1] {""}
        }
    }
    { $down }
    darin { $walker }
boss-at-end = { $levelled ->
        [1] { $boss } ({ $xp } XP, aufgestiegen)
       *[0] { $boss } ({ $xp } XP)
    }
hand-empty = Du hast keine Karten.
letter-cleric = R
letter-fighter = A
letter-mage = Z
letter-thief = G
kind-rooms = { $rank ->
        [advanced] ★
       *[ordinary] {""}
    }{ $type ->
        [monster] M
       *[trap] F
    }{ $damage } { $treasure }
kind-bosses = { $xp } XP, { $treasure }
kind-heroes = {""}
kind-minibosses = Miniboss
kind-spells = { $phases ->
        [build] Zauber, Bauen
        [adventure] Zauber, Abenteuer
       *[both] Zauber
    }
class-fewest_souls = wenigste Seelen
class-most_souls_minus_wounds = Seelen−Wunden

## Die Frage

ask-boss = Welchen Boss behältst du?
ask-redraw = Tauschst du die ganze Hand?
ask-discard_two = { $left ->
        [one] Wirf noch eine Karte ab.
       *[other] Wirf { $left } Karten ab.
    }
ask-first_room = Leg deinen ersten Raum.
ask-before-it-happens = Bevor das wirkt: Tust du noch etwas?
ask-window-build = { $you ->
        [yes] Du baust. Was tust du?
       *[no] { $seat } baut. Tust du etwas?
    }
ask-window-entrance = { $you ->
        [yes] { $hero } steht an deinem Eingang. Tust du etwas?
       *[no] { $hero } steht am Eingang von { $seat }. Tust du etwas?
    }
ask-window-room = { $you ->
        [yes] { $hero } ist in deinem Raum { $room }. Tust du etwas?
       *[no] { $hero } ist im Raum { $room } von { $seat }. Tust du etwas?
    }
ask-window-limbo = { $you ->
        [yes] { $hero } steht in deinem Dungeon im Nichts. Tust du etwas?
       *[no] { $hero } steht bei { $seat } im Nichts. Tust du etwas?
    }
ask-window-left = { $you ->
        [yes] Der Held ist nicht mehr da. Tust du noch etwas?
       *[no] Der Held ist nicht mehr da, { $seat } ist dran. Tust du noch etwas?
    }
ask-window-idle = { $you ->
        [yes] Kein Held wartet. Tust du etwas?
       *[no] Kein Held wartet, { $seat } ist dran. Tust du etwas?
    }
ask-mode = { $card }: Welche Wirkung?
ask-target = { $card }: Wähle { $want }.
ask-coins = { $card }: Wie viele Münzen zahlst du ({ $least } bis { $most })?
ask-cost = { $card }: Wähle { $want }.
ask-prevent = { $seat } spielt { $card }. Verhinderst du das?
ask-tax = { $n ->
        [one] Zahlst du eine Münze, damit { $card } wirkt?
       *[other] Zahlst du { $n } Münzen, damit { $card } wirkt?
    }
ask-pay_miniboss = { $price ->
        [one] Stellst du { $card } für eine Münze ein?
       *[other] Stellst du { $card } für { $price } Münzen ein?
    }
ask-trigger = { $card }: Willst du das nutzen?
ask-order = Was wirkt zuerst?
ask-heal = Welche Wunde heilst du?
ask-take = { $left ->
        [one] { $card }: Nimm eine Karte von der Ablage.
       *[other] { $card }: Nimm noch { $left } Karten von der Ablage.
    }
ask-look = { $card }: Nimmst du { $owner } eine Karte weg?
ask-keep_discard = { $card }: Behältst du, was abgeworfen wurde?
ask-build_now = { $card }: Baust du sofort?
ask-discard_rooms = { $card }: Wirf eine Raumkarte ab.
ask-lay_coins = { $card }: Wie viele Münzen legst du darauf (bis zu { $most })?
ask-deal = { $card }: Kaufst du { $owner } jetzt einen Zauber ab?
ask-double = { $card }: Verdoppelst du den Schaden?
ask-intrigue = Ohne Seele in dieser Runde: Welche Karte ziehst du?

## Die Zugliste
move-boss = wähle { $boss }
move-redraw = alles tauschen
move-keep = behalten
move-place = baue { $card } | { $how ->
        [in] in { $room }
        [on] auf { $room }
       *[new] neu
    } ({ $slot })
move-promote = befördere { $miniboss } | { $pay ->
        [room] für einen Monsterraum
       *[coin] für eine Münze
    }
move-sell = verkaufe { $card }
move-use_card = benutze { $card } | { $how ->
        [rooms] und wirf ab
       *[spells] {""}
    }
move-use_room = benutze { $room } | { $slot }{ $you ->
        [yes] {""}
       *[no] {" "}{ $seat }
    }
move-use_miniboss = benutze { $miniboss } Stufe { $level }
move-use_hero = benutze { $hero }
move-use_boss = { $you ->
        [yes] benutze deinen Boss { $boss }
       *[no] benutze { $boss } | { $seat }
    }
move-use_deal = Handel mit { $seat }
move-discard = wirf { $card } ab
move-take = nimm { $card }
move-target_seat = wähle { $you ->
        [yes] dich selbst
       *[no] { $seat }
    }
move-target_room = wähle { $room } | { $slot }{ $you ->
        [yes] {""}
       *[no] {" "}{ $seat }
    }
move-target_hero = wähle { $hero }
move-target_treasure = wähle { $treasure }
move-trigger = zuerst { $card } | { $slot }
move-mode = { $mode }
move-draw = ziehe { $deck ->
        [room] eine Raumkarte
       *[spell] einen Zauber
    }
move-coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
move-accept = { $asked ->
        [tax] bezahlen
        [pay_miniboss] einstellen
       *[other] ja
    }
move-take_back = nimm die verdeckte Karte zurück
move-pass = { $asked ->
        [build] fertig
        [first_room] keinen Raum legen
       *[other] passen
    }
move-decline = { $asked ->
        [tax] nicht bezahlen, der Zauber verpufft
        [pay_miniboss] abwerfen
        [prevent] wirken lassen
        [look] nichts nehmen
        [build_now] nicht bauen
       *[other] nein
    }
move-place-text = {""}
move-use_deal-text = eine Münze für einen zufälligen Zauber
move-target_seat-text = { coins }, { player-cards }
move-target_room-text =
    { kind-rooms }
    { $miniboss }
move-target_hero-text = { $seat ->
        [gone] {""}
        [none] { health }, in der Stadt
       *[other] { health }, { $you ->
            [yes] bei dir
           *[no] bei { $seat }
        }
    }

## Wie man Züge tippt
typed-boss = Boss, wähle
typed-redraw = tausche, alles, ja, j
typed-keep = behalte, behalten, nein, n, passe, fertig
typed-place = baue, lege, Platz
typed-promote = befördere, Platz, { $slot }, { $pay ->
        [room] Raum
       *[coin] Münze
    }
typed-sell = verkaufe
typed-use = benutze, nutze, spiele, zaubere, setze, setz, zahle
typed-discard = wirf ab, abwerfen
typed-take = nimm
typed-target = Ziel, wähle
typed-target_seat = { typed-target }, { $you ->
        [yes] ich, mich, mir, { $seat }
       *[no] {""}
    }
typed-target_room = { typed-target }, { $guest }
typed-target_treasure = { typed-target }, { $class }
typed-trigger = zuerst, auslösen
typed-mode = Wirkung, { $number }
typed-draw = ziehe
typed-coins = Münzen, zahle
typed-accept = annehmen, ja, j, { move-accept }
typed-decline = verzichte, ablehnen, nein, n, nichts, passe, fertig, f, weiter, { move-decline }
typed-pass = passe, fertig, f, weiter, nein, n, nichts, { move-pass }
typed-take_back = nimm zurück, verdeckte, Karte, zurücknehmen
topic-town = Stadt
topic-discard = Ablage
topic-hand = Hand, meine Hand
topic-boss = Boss, mein Boss

help-moves =
    baue beutekiste 2 | die Karte verdeckt auf Platz 2; gezählt wird vom Boss aus
    nimm zurück | die verdeckte Karte wieder auf die Hand
    befördere stachel | einen Miniboss eine Stufe höher, für eine Münze
    benutze geldsegen | einen Zauber, einen Raum, einen Miniboss („stachel stufe 2“) oder den Boss
    wähle Grimm | ein Ziel: wer, welcher Raum („katapult 2 Grimm“), welcher Held
    zahle 2 | wie viele Münzen
    ja, nein, passe | Antworten; „passe alle“: für den Rest der Phase, bis jemand etwas einsetzt

## Was geschah
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
        [none] Platz { $slot }
       *[other] Platz { $slot }, auf { $over }
    }
event-several-hero_revealed = { $count ->
        [one] Neu in der Stadt: { $hero_revealed }.
       *[other] { $count } Helden sind neu in der Stadt: { $hero_revealed }.
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
        [1] Das wartet noch.
       *[0] {""}
    }
after-destroyed =
    Darunter: { $uncovered }.
    { $miniboss } ist verloren.


chosen = { $what ->
        [gone] { $name } (schon weg)
        [hero] { $name }
        [treasure] { $name }
        [seat] { $you ->
            [yes] du
           *[no] { $seat }
        }
       *[room] { $you ->
            [yes] { $name } bei dir
           *[no] { $name } bei { $seat }
        }
    }

## Erklärungen

printed-rooms = { $card }: { $rank ->
        [advanced] erweiterter { $type ->
            [monster] Monsterraum
           *[trap] Fallenraum
        }
       *[ordinary] { $type ->
            [monster] Monsterraum
           *[trap] Fallenraum
        }
    }, Schaden { $damage }, Schätze: { $treasure }, { $copies ->
        [one] einmal
       *[other] { $copies }-mal
    } im Spiel
printed-bosses = { $card }: Boss, { $xp } XP, Schatz: { $treasure }
printed-minibosses = { $card }: { kind-minibosses }
printed-spells = { $card }: { kind-spells }, { $copies }-mal im Spiel
printed-heroes = { $card }: { $lure }, Leben { $health }, { $epic ->
        [0] zählt einfach
       *[1] zählt doppelt
    }, ab { $symbol ->
        [0] 2
       *[other] { $symbol }
    } am Tisch
text-of-level = Stufe { $level }: { $text }
known-rooms-room =
    Bei { $seat } auf Platz { $slot }: Schaden { $damage }, gedruckt { $printed_damage }{ changes }, Schätze { $treasure }{ $icon_modifiers ->
        [none] {""}
       *[other] {" "}({ $icon_modifiers })
    }
    { $off ->
        [deactivated] Aus.
        [covered] Verdeckt belegt.
       *[none] { $text_on ->
            [0] Ohne Text.
           *[1] { $hero_text_on ->
                [0] Sein Text lässt Helden in Ruhe.
               *[1] {""}
            }
        }
    }
    { $used ->
        [1] Schon benutzt.
       *[0] {""}
    }
    { $coins ->
        [0] {""}
       *[other] { coins } darauf
    }
    darunter { $beneath }
    { $miniboss }
changes = { $modifiers ->
        [none] {""}
       *[other] {" "}({ $modifiers })
    }
known-miniboss-card =
    Bei { $seat } auf Platz { $slot }: { $room }, Stufe { $level }
    { $used ->
        [1] Die zweite Stufe ist in dieser Runde benutzt.
       *[0] {""}
    }
    { $spent ->
        [1] Die dritte Stufe ist verbraucht.
       *[0] {""}
    }
    { $text_on ->
        [0] Seine Texte wirken gerade nicht.
       *[1] {""}
    }
known-hand = Auf deiner Hand: { $count }
known-discard = Auf der Ablage: { $count }
known-town-hero =
    Leben { $health }, Schaden { $damage }, noch { $left }{ changes }
    { $text_on ->
        [0] Sein Text wird gerade ignoriert.
       *[1] {""}
    }
known-bait-hero = in der Stadt: { $why ->
        [tie] bleibt, unentschieden ({ $values })
        [none] bleibt, niemand hat etwas für ihn
       *[lured] wird gelockt ({ $values })
    }
known-entrance-hero =
    { known-town-hero }
    bei { $seat }{ $held ->
        [1] {" "}(muss warten)
       *[0] {""}
    }
known-inside-hero = { known-entrance-hero }
known-walk-hero =
    { $steps }
    { seen-ending }
known-souls_pile = Eine Seele von { $seat }.
known-wounds_pile = Eine Wunde von { $seat }.
known-removed = Aus dem Spiel.
known-seats-boss = { $seat }: { $levelled ->
        [0] Noch nicht aufgestiegen: Die Fähigkeit kommt mit dem fünften Raum.
       *[1] { $boss_text_on ->
            [0] Aufgestiegen, aber die Fähigkeit pausiert in dieser Runde.
           *[1] { $boss_used ->
                [1] Aufgestiegen, in dieser Runde schon benutzt.
               *[0] Aufgestiegen: Die Fähigkeit gilt.
            }
        }
    }
explain-discard = Auf der Ablage, oben zuerst: { $cards ->
        [none] –
       *[other] { $cards }
    }
piles =
    Seelen: { $souls_pile }
    Wunden: { $wounds_pile }
icons-icon = +{ $class }
icons-no_icons = keine
icons-each_icon = jede Sorte
icons-double = ×2
why-boss = Alle wählen gleichzeitig einen von zwei Bossen (R114). Die höchsten XP sind zuerst dran.
why-redraw = Mit vier erweiterten Räumen oder viermal demselben Schatz darfst du einmal tauschen (R18).
why-discard_two = Jeder wirft zwei Karten ab, welche, bleibt dir überlassen (R19).
why-first_room = Der erste Raum muss ein normaler sein (R20). Alle legen verdeckt und decken gemeinsam auf.
why-window-build = Wer baut, darf eine Karte verdeckt legen, einmal befördern und Zauber und Räume einsetzen (R41, R68). Danach dürfen die anderen einsetzen, was sie haben (R31).
why-window-entrance = Bevor der Held hineingeht, darf der Besitzer, dann jeder andere etwas einsetzen (R31, R89).
why-window-room = Der Held ist im Raum und hat den Schaden schon bekommen; jetzt darf der Besitzer, dann jeder andere etwas einsetzen (R31, R89).
why-window-limbo = { why-window-room }
why-window-left = { why-window-room }
why-before-it-happens = { why-window-build }
why-window-idle = Auch ohne Helden gibt es ein Fenster für Zauber und Räume (R84).
why-mode = Die Wirkung wird beim Einsetzen gewählt (R29).
why-target = Ziele werden beim Einsetzen gewählt; ist das Ziel später weg, verpufft die Wirkung (R29).
why-coins = Gezahlt wird beim Einsetzen, zurück gibt es nichts (R29, R75).
why-cost = Kosten werden beim Einsetzen bezahlt (R29).
why-prevent = Auf den Zauber eines Gegners darf man antworten, bevor er wirkt (R32).
why-tax = Ohne die Münze ist der Zauber verhindert (R32).
why-pay_miniboss = Ein aufgedeckter Miniboss kostet eine Münze; sonst wird er abgeworfen (R52).
why-trigger = Das ist freiwillig (R36).
why-order = Was gleichzeitig auslöst, ordnet der Besitzer (R35).
why-heal = Eine geheilte Wunde zählt als Seele.
why-take = Die Ablage liegt offen (R10).
why-look = Was du siehst, siehst nur du.
why-keep_discard = Die Karte kommt auf deine Hand statt auf die Ablage.
why-build_now = Das zählt nicht als dein Bau in dieser Runde (R58).
why-discard_rooms = Eine Raumkarte aus deiner Hand.
why-lay_coins = Die Münzen bleiben auf dem Raum liegen (R75).
why-deal = Eine Münze für einen zufälligen Zauber, jetzt oder später in dieser Runde.
why-double = Verdoppelt wird nach allem, was addiert wird (R130).
why-intrigue = Wer in dieser Runde keine Seele bekam, zieht eine Karte (R115).
rules =
    Du bist der Boss. Zehn Seelen gewinnen, fünf Wunden werfen dich raus.

    Bauen: Wer die meisten XP hat, fängt an. Du legst eine Karte verdeckt: einen Raum auf einen neuen Platz oder über einen anderen, oder einen Miniboss in einen Raum. Erweiterte Räume brauchen darunter denselben Schatz. Mehr als fünf Plätze gibt es nicht; beim fünften steigt dein Boss auf.
    Aufdecken: Alle zeigen ihre Karte. Ein Miniboss kostet eine Münze; befördern kostet eine weitere und geht einmal je Runde.
    Locken: Jeder Held geht dorthin, wo am meisten von seinem Schatz liegt. Bei Gleichstand bleibt er in der Stadt.
    Abenteuer: Die Helden gehen vom Eingang zum Boss, jeder Raum macht Schaden. Stirbt ein Held, ist er eine Seele, sonst eine Wunde; epische zählen doppelt.
    Zauber und Räume: An Fenstern beim Bauen, am Eingang und in jedem Raum darf erst einsetzen, wer dran ist, dann die anderen. Was die anderen einsetzen, wartet, bis alle gepasst haben.
    Was bis zum Ende der Runde gilt, ist danach vorbei.

## Die Kartenliste

cards-of-bosses = Bosse
cards-of-rooms = Räume
cards-of-minibosses = Minibosse
cards-of-spells = Zauber
cards-of-heroes = Helden
cards-legend = ~ heißt: wenigstens ein Wert ist von uns rekonstruiert, nicht vom Verlag belegt.
source-public = öffentliche Kartenliste
source-public-of = { $facts } aus einer öffentlichen Kartenliste
fact-name_de = deutscher Name
fact-lure = Klasse
fact-health = Leben
fact-symbol = Spielerzahl
fact-xp = XP
fact-second_icon = zweites Symbol
fact-ability = Wirkung
fact-box = Platz im deutschen Spiel
fact-rest = alles andere
