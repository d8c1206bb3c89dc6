# Boss Monster im Terminal: Beschriftungen, Zugliste und Erklärungen.

## Der Tisch

legend = M Monsterraum, F Fallenraum mit ihrem Schaden, ★ erweitert oder episch; Schätze: R Relikte, A Ausrüstung, Z Zauberbücher, G Gold
turn-and-phase = Runde { $turn } · { $phase }
heading-opening = Spielaufbau
heading-beginning = Beginn
heading-build = Bauen
heading-reveal = Aufdecken
heading-bait = Locken
heading-adventure = Abenteuer
heading-end = Ende der Runde
heading-over = vorbei
piles = Stapel: { $rooms } Räume, { $spells } Zauber · Ablage: { $discard }
you-mark = (du)
you-of = von dir
you-owner = du
you-target = du selbst
name-of = von { $name }
waits = Es wartet: { $deed }
lasts = Es wirkt: { $sentence }
coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
coins-on = { $n ->
        [one] 1 Münze darauf
       *[other] { $n } Münzen darauf
    }
town = Stadt (im Stapel noch { $ordinary } Helden, { $epic } epische)
town-empty = In der Stadt ist niemand.
health = Leben { $left }
stays-tie = bleibt, unentschieden ({ $values })
stays-none = bleibt, niemand hat etwas für ihn
goes-to = zu { $name } ({ $values })
goes-to-you = zu dir ({ $values })
entrance = Am Eingang: { $heroes }
player-out = ausgeschieden
player-points = Seelen { $souls }, Wunden { $wounds }
player-cards = Hand: { $rooms } { $rooms ->
        [one] Raum
       *[other] Räume
    }, { $spells } Zauber
player-known = bekannt: { $cards }
hero-held = muss warten
walk-arrives = { $wounds ->
        [one] kommt mit { $left } durch: 1 Wunde
       *[other] kommt mit { $left } durch: { $wounds } Wunden
    }
walk-dies = { $slot ->
        [0] stirbt
       *[other] stirbt in { $slot }
    }
walk-step = { $room } { $damage } (noch { $left })
walk-skips = { $room } übersprungen
face-down = verdeckt: { $card }
with-miniboss = { $miniboss } Stufe { $level }
beneath = { $count } darunter
room-off = aus
room-blank = ohne Text
room-covered = verdeckt belegt
room-shielded = Text lässt Helden in Ruhe
room-used = schon benutzt
boss-at-end = { $levelled ->
        [1] { $boss } ({ $xp } XP, aufgestiegen)
       *[0] { $boss } ({ $xp } XP)
    }
hand = Deine Hand
hand-empty = Du hast keine Karten.
hand-cards = Hand: { $cards }
letter-cleric = R
letter-fighter = A
letter-mage = Z
letter-thief = G
sign-monster = M
sign-trap = F
kind-minibosses = Miniboss
kind-spells = { $phases ->
        [build] Zauber, Bauen
        [adventure] Zauber, Abenteuer
       *[both] Zauber
    }
lure-fewest_souls = wenigste Seelen
lure-most_souls_minus_wounds = Seelen−Wunden

## Die Frage

ask-boss = Welchen Boss behältst du?
ask-redraw = Tauschst du die ganze Hand?
ask-discard_two = { $left ->
        [one] Wirf noch eine Karte ab.
       *[other] Wirf { $left } Karten ab.
    }
ask-first_room = Leg deinen ersten Raum.
ask-before-it-happens = Bevor das wirkt: Tust du noch etwas?
ask-window-build = { $own ->
        [yes] Du baust. Was tust du?
       *[no] { $name } baut. Tust du etwas?
    }
ask-window-entrance = { $own ->
        [yes] { $hero } steht an deinem Eingang. Tust du etwas?
       *[no] { $hero } steht am Eingang von { $name }. Tust du etwas?
    }
ask-window-room = { $own ->
        [yes] { $hero } ist in deinem Raum { $room }. Tust du etwas?
       *[no] { $hero } ist im Raum { $room } von { $name }. Tust du etwas?
    }
ask-window-limbo = { $own ->
        [yes] { $hero } steht in deinem Dungeon im Nichts. Tust du etwas?
       *[no] { $hero } steht bei { $name } im Nichts. Tust du etwas?
    }
ask-window-left = { $own ->
        [yes] Der Held ist nicht mehr da. Tust du noch etwas?
       *[no] Der Held ist nicht mehr da, { $name } ist dran. Tust du noch etwas?
    }
ask-window-idle = { $own ->
        [yes] Kein Held wartet. Tust du etwas?
       *[no] Kein Held wartet, { $name } ist dran. Tust du etwas?
    }
ask-mode = { $card }: Welche Wirkung?
ask-target = { $card }: Wähle { $want }.
ask-coins = { $card }: Wie viele Münzen zahlst du ({ $least } bis { $most })?
ask-cost = { $card }: Wähle { $want }.
ask-prevent = { $name } spielt { $card }. Verhinderst du das?
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
ask-look = { $card }: Nimmst du { $name } eine Karte weg?
ask-keep_discard = { $card }: Behältst du, was abgeworfen wurde?
ask-build_now = { $card }: Baust du sofort?
ask-discard_rooms = { $card }: Wirf eine Raumkarte ab.
ask-lay_coins = { $card }: Wie viele Münzen legst du darauf (bis zu { $most })?
ask-deal = { $card }: Kaufst du { $name } jetzt einen Zauber ab?
ask-double = { $card }: Verdoppelst du den Schaden?
ask-intrigue = Ohne Seele in dieser Runde: Welche Karte ziehst du?

## Die Zugliste

group-place = Bauen:
group-promote = Befördern:
group-sell = Verkaufen:
group-declare = Einsetzen:
group-finish = Oder:
place-new = neu ({ $slot })
place-on = auf { $room } ({ $slot })
place-in = in { $room } ({ $slot })
promote-for = { $miniboss } auf Stufe { $level }
promote-with-room = { $miniboss } auf Stufe { $level } (mit Monsterraum)
out-of-hand = { $card } (abwerfen)
spell-named = { $card } (Zauber)
at-level = { $miniboss } Stufe { $level }
boss-facts = { $xp } XP, { $letter }
deal-with = Handel mit { $name }
deal-text = eine Münze für einen zufälligen Zauber
in-town = in der Stadt
in-dungeon = bei { $name }
in-your-dungeon = bei dir
in-souls_pile = Eine Seele von { $name }.
in-wounds_pile = Eine Wunde von { $name }.
draw-room = eine Raumkarte
draw-spell = einen Zauber
plain-pass = passen
plain-take_back = die verdeckte Karte zurücknehmen
plain-accept = ja
plain-decline = nein
plain-redraw = alles tauschen
plain-keep = behalten
pass-build = fertig
pass-first_room = keinen Raum legen
accept-tax = bezahlen
decline-tax = nicht bezahlen, der Zauber verpufft
accept-pay_miniboss = einstellen
decline-pay_miniboss = abwerfen
decline-prevent = wirken lassen
decline-look = nichts nehmen
decline-build_now = nicht bauen
which-move = Was meinst du? { $moves }

## Wie man Züge tippt

type-boss = wähle { $name }
type-redraw = tausche
type-keep = behalte
type-place = baue { $name }
type-take_back = nimm zurück
type-promote = befördere { $name }
type-sell = verkaufe { $name }
type-declare = benutze { $name }
type-discard = abwerfen { $name }
type-take = nimm { $name }
type-target = wähle { $name }
type-trigger = zuerst { $name }
type-mode = Wirkung { $name }
type-draw-room = zieh Raum
type-draw-spell = zieh Zauber
type-coins = zahle { $name }
type-accept = ja
type-pass = passe
type-decline = nein
word-room = Raum
word-coin = Münze
word-level = Stufe
word-deal = Handel
help-moves =
    baue beutekiste 2 | die Karte verdeckt auf Platz 2; gezählt wird vom Boss aus
    nimm zurück | die verdeckte Karte wieder auf die Hand
    befördere stachel | einen Miniboss eine Stufe höher, für eine Münze
    benutze geldsegen | einen Zauber, einen Raum, einen Miniboss („stachel stufe 2“) oder den Boss
    wähle Grimm | ein Ziel: wer, welcher Raum („katapult 2 Grimm“), welcher Held
    zahle 2 | wie viele Münzen
    ja, nein, passe | Antworten; „passe alle“: für den Rest der Phase, bis jemand etwas einsetzt
    ? | was geht und was nicht; „? beutekiste“, „? Grimm“, „? stadt“, „? ablage“, „? hand“, „? regeln“
    Wortanfänge | genügen, wenn klar ist, was gemeint ist: „b beute 2“, „geld“

## Was geschah

story-walk = { $reduced ->
        [0] { $room }: { $damage } Schaden, noch { $left }.
       *[other] { $room }: { $damage } Schaden ({ $reduced } abgefangen), noch { $left }.
    }
story-arrived = Neu in der Stadt: { $heroes }.
story-stayed = Noch in der Stadt: { $heroes }.
room-of-yours = { $room } bei dir
room-of = { $room } bei { $name }
target-gone = { $card } (schon weg)
story-waits = Das wartet noch.
story-over = Platz { $slot }, auf { $room }
story-slot = Platz { $slot }
story-uncovered = Darunter: { $room }.
story-lost = { $miniboss } ist verloren.

## Erklärungen

explain-possible = Das geht:
explain-impossible = Das geht nicht:
and-more = und { $count } mehr
explain-more = Mehr: „? Beutekiste“ (jede Karte), „? Grimm“ (wer mitspielt), „? 3“ (ein Zug), „? Stadt“, „? Ablage“, „? Hand“, „? Boss“, „? Schalter“, „? Regeln“
explain-which = Davon gibt es mehrere: { $cards }
explain-room = { $room }: { $rank ->
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
explain-boss = { $boss }: Boss, { $xp } XP, Schatz: { $treasure }
explain-spell = { $spell }: { $kind }, { $copies }-mal im Spiel
explain-hero = { $hero }: { $classes }, Leben { $health }, { $souls ->
        [one] zählt einfach
       *[other] zählt doppelt
    }
explain-level = Stufe { $level }: { $text }
explain-in-play = Bei { $name } auf Platz { $slot }:
explain-where = Auf deiner Hand: { $held }, auf der Ablage: { $discarded }.
explain-damage = Schaden { $damage }, gedruckt { $printed }
explain-treasure = Schätze { $treasure }
explain-beneath = darunter { $rooms }
explain-health = Leben { $health }, Schaden { $damage }, noch { $left }
explain-discard = Auf der Ablage, oben zuerst: { $cards }
explain-discard-empty = Auf der Ablage liegt nichts.
explain-souls = Seelen: { $heroes }
explain-wounds = Wunden: { $heroes }
icons-icon = +{ $treasure }
icons-no_icons = keine
icons-each_icon = jede Sorte
icons-double = ×2
boss-locked = Noch nicht aufgestiegen: Die Fähigkeit kommt mit dem fünften Raum.
boss-used = Aufgestiegen, in dieser Runde schon benutzt.
boss-works = Aufgestiegen: Die Fähigkeit gilt.
boss-off = Aufgestiegen, aber die Fähigkeit pausiert in dieser Runde.
miniboss-used = Die zweite Stufe ist in dieser Runde benutzt.
miniboss-spent = Die dritte Stufe ist verbraucht.
miniboss-off = Seine Texte wirken gerade nicht.
hero-blank = Sein Text wird gerade ignoriert.
hero-removed = Aus dem Spiel.
about-boss = Alle wählen gleichzeitig einen von zwei Bossen (R114). Die höchsten XP sind zuerst dran.
about-redraw = Mit vier erweiterten Räumen oder viermal demselben Schatz darfst du einmal tauschen (R18).
about-discard_two = Jeder wirft zwei Karten ab, welche, bleibt dir überlassen (R19).
about-first_room = Der erste Raum muss ein normaler sein (R20). Alle legen verdeckt und decken gemeinsam auf.
about-window-build = Wer baut, darf eine Karte verdeckt legen, einmal befördern und Zauber und Räume einsetzen (R41, R68). Danach dürfen die anderen einsetzen, was sie haben (R31).
about-window-entrance = Bevor der Held hineingeht, darf der Besitzer, dann jeder andere etwas einsetzen (R31, R89).
about-window-room = Der Held ist im Raum und hat den Schaden schon bekommen; jetzt darf der Besitzer, dann jeder andere etwas einsetzen (R31, R89).
about-window-idle = Auch ohne Helden gibt es ein Fenster für Zauber und Räume (R84).
about-mode = Die Wirkung wird beim Einsetzen gewählt (R29).
about-target = Ziele werden beim Einsetzen gewählt; ist das Ziel später weg, verpufft die Wirkung (R29).
about-coins = Gezahlt wird beim Einsetzen, zurück gibt es nichts (R29, R75).
about-cost = Kosten werden beim Einsetzen bezahlt (R29).
about-prevent = Auf den Zauber eines Gegners darf man antworten, bevor er wirkt (R32).
about-tax = Ohne die Münze ist der Zauber verhindert (R32).
about-pay_miniboss = Ein aufgedeckter Miniboss kostet eine Münze; sonst wird er abgeworfen (R52).
about-trigger = Das ist freiwillig (R36).
about-order = Was gleichzeitig auslöst, ordnet der Besitzer (R35).
about-heal = Eine geheilte Wunde zählt als Seele.
about-take = Die Ablage liegt offen (R10).
about-look = Was du siehst, siehst nur du.
about-keep_discard = Die Karte kommt auf deine Hand statt auf die Ablage.
about-build_now = Das zählt nicht als dein Bau in dieser Runde (R58).
about-discard_rooms = Eine Raumkarte aus deiner Hand.
about-lay_coins = Die Münzen bleiben auf dem Raum liegen (R75).
about-deal = Eine Münze für einen zufälligen Zauber, jetzt oder später in dieser Runde.
about-double = Verdoppelt wird nach allem, was addiert wird (R130).
about-intrigue = Wer in dieser Runde keine Seele bekam, zieht eine Karte (R115).
rules =
    Du bist der Boss. Zehn Seelen gewinnen, fünf Wunden werfen dich raus.

    Bauen: Wer die meisten XP hat, fängt an. Du legst eine Karte verdeckt: einen Raum auf einen neuen Platz oder über einen anderen, oder einen Miniboss in einen Raum. Erweiterte Räume brauchen darunter denselben Schatz. Mehr als fünf Plätze gibt es nicht; beim fünften steigt dein Boss auf.
    Aufdecken: Alle zeigen ihre Karte. Ein Miniboss kostet eine Münze; befördern kostet eine weitere und geht einmal je Runde.
    Locken: Jeder Held geht dorthin, wo am meisten von seinem Schatz liegt. Bei Gleichstand bleibt er in der Stadt.
    Abenteuer: Die Helden gehen vom Eingang zum Boss, jeder Raum macht Schaden. Stirbt ein Held, ist er eine Seele, sonst eine Wunde; epische zählen doppelt.
    Zauber und Räume: An Fenstern beim Bauen, am Eingang und in jedem Raum darf erst einsetzen, wer dran ist, dann die anderen. Was die anderen einsetzen, wartet, bis alle gepasst haben.
    Was bis zum Ende der Runde gilt, ist danach vorbei.

## Die Kartenliste

cards-bosses = Bosse
cards-rooms = Räume
cards-minibosses = Minibosse
cards-spells = Zauber
cards-heroes = Helden
cards-legend = ~ heißt: wenigstens ein Wert ist von uns rekonstruiert, nicht vom Verlag belegt.
list-copies = { $copies }×
list-epic = episch
list-players = ab { $least } am Tisch
source-public = öffentliche Kartenliste
source-public-English-edition-only = öffentliche Kartenliste; nur in der englischen Ausgabe
source-public-in-the-German-box-reconstructed = öffentliche Kartenliste; dass sie im deutschen Spiel ist, rekonstruiert
source-public-second-icon-reconstructed = öffentliche Kartenliste; zweites Symbol rekonstruiert
source-ability-rulebook-the-rest-public = Wirkung aus der Spielregel, sonst öffentliche Kartenliste
source-ability-rulebook-the-rest-public-second-icon-reconstructed = Wirkung aus der Spielregel, sonst öffentliche Kartenliste; zweites Symbol rekonstruiert
source-ability-rulebook-the-rest-public-XP-reconstructed = Wirkung aus der Spielregel, sonst öffentliche Kartenliste; XP rekonstruiert
source-name-health-public-players-symbol-reconstructed = Name und Leben aus einer öffentlichen Kartenliste; Spielerzahl rekonstruiert
source-name-health-public-German-name-rulebook-players-symbol-reconstructed = Leben aus einer öffentlichen Kartenliste, Name aus der Spielregel; Spielerzahl rekonstruiert
source-name-health-public-ability-rulebook-players-symbol-reconstructed = Name und Leben aus einer öffentlichen Kartenliste, Wirkung aus der Spielregel; Spielerzahl rekonstruiert
source-name-health-public-ability-players-symbol-reconstructed = Name und Leben aus einer öffentlichen Kartenliste; Wirkung und Spielerzahl rekonstruiert
source-name-health-public-class-ability-rulebook-players-symbol-reconstructed = Name und Leben aus einer öffentlichen Kartenliste, Klasse und Wirkung aus der Spielregel; Spielerzahl rekonstruiert
source-name-health-public-class-ability-players-symbol-reconstructed = Name und Leben aus einer öffentlichen Kartenliste; Klasse, Wirkung und Spielerzahl rekonstruiert
source-name-health-public-class-ability-German-name-rulebook-players-symbol-reconstructed = Leben aus einer öffentlichen Kartenliste, Name, Klasse und Wirkung aus der Spielregel; Spielerzahl rekonstruiert
