# Mächtige Monster im Terminal: Beschriftungen, Zugliste und Erklärungen.

## Das Schloss

picture =
    # Runde { $round } von { $rounds } · { $pile_count ->
        [0] Der Stapel ist leer
       *[other] Stapel: { $pile_count }, oben { $level }
    }
    { king-tile }
    |
    Tor | Stärke | Beute | Feld 1 | Feld 2 | Summe / Max.
    { $castle }
    Thron
    |
    Am Tisch | Monster | Gold | Hand | Beiseite
    { $people }
    |
    Was deine Monster kosten, wenn sie verletzt werden: { $costs }
king-tile = Der König sagt: { $tile }
standing = { $guard } { $level } | { $strength_now }{ $strength_more ->
        [none] {""}
       *[other] {" "}({ $strength_more })
    } | { $loot_now }{ $loot_more ->
        [none] {""}
       *[other] {" "}({ $loot_more })
    } | { first-slot } | { second-slot } | { $sum } / { $most }{ $fixed ->
        [1] {" "}fest
       *[0] {""}
    }
first-slot = { $first ->
        [none] frei
       *[other] { $first }
    }
second-slot = { $second ->
        [none] frei
       *[other] { $second }
    }
seen-first = { $strength } { $seat }
seen-second = { seen-first }
person = { $seat }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    } | { $types } | { $gold } | { $hand ->
        [none] –
       *[other] { $hand }
    } | { $aside ->
        [none] –
       *[other] { $aside }
    } | { $plays ->
        [1] dran{ $starts ->
            [1] , Startmarker
           *[0] {""}
        }
       *[0] { $starts ->
            [1] Startmarker
           *[0] {""}
        }
    }

## Die Zugliste

ask-turn = Du bist dran. Setze ein Monster oder verdränge eins:
move-place = { $type } { $strength } | auf { $guard }
move-displace = { $guard }.{ $slot } ({ $lying } von { $owner }) | mit { $strength }
move-displace-text =
    { $to_owner ->
        [0] 1 Gold an die Bank
       *[other] 1 an die Bank, { $to_owner } an { $owner }
    }
typed-place = setze, Wächter, { $type }, { $strength } { $guard }, { $strength } { $guard }.{ $slot }
typed-displace = verdränge, Wächter, { $type }, { $strength } { $guard }, { $strength } { $guard }.{ $slot }
topic-tile = Plättchen, König
numbered-guard = Wächter, w
help-moves =
    4 auf 2 | Karte 4 auf Wächter 2; sind beide Felder besetzt: verdrängen
    4 auf 2.1 | Karte 4 auf Feld 1 von Wächter 2
    ? | was du tun kannst und was es kostet; „? 2“, „? Wächter 2“, „? 2.1“ (ein Feld), „? Regeln“

## Was geschah

after-revealed = ({ $was }.)
seen-was = Gedruckt: { $strength } und { $loot }

## Erklärungen

why-turn = Du spielst jetzt eine Karte: auf ein freies Feld, das kostet nichts, oder gegen Gold auf ein schwächeres Monster.
explain-guard =
    Wächter { $guard } { $level }: Stärke { $strength }, Beute { $loot }
    { $changed ->
        [1] Mit dem Plättchen: Stärke { $strength_now }, Beute { $loot_now }
       *[0] {""}
    }
    Feld 1: { first-slot }, Feld 2: { second-slot }
    Es liegt Summe { $sum }. Unter { $most } kann man verdrängen.
    { $count } mit { $level } noch nicht aufgedeckt, Stärken: { $unseen }
explain-no-tile = In diesem Spiel gelten keine Königsplättchen.
explain-tile =
    { king-tile }
    Schon weg: { $before }
rules =
    Die Monster brechen ins Schloss ein. Wer am Ende das meiste Gold hat, gewinnt.

    Setzen: Reihum spielt man eine Karte, bis alle zwei Monster im Schloss haben. An jedem Wächter ist Platz für zwei. Die Rückseite verrät, wie stark er höchstens ist und was es zu holen gibt.
    Verdrängen: Eine höhere Karte wirft ein Monster hinaus, zurück auf die Hand. Das geht nur, solange die Summe am Wächter unter seiner höchsten Stärke liegt. Preis: 1 Gold an die Bank, dazu je Stern über dem ersten 1 Gold an den Besitzer. Ein eigenes Monster kostet immer 1 Gold. Eine 5 bleibt liegen.
    Einbruch: Vom Tor an wird Wächter für Wächter aufgedeckt. Reicht die Summe der beiden Monster, teilen sie die Beute; ein übriges Gold bekommt das stärkere. Reicht sie nicht, ist der Einbruch vorbei.
    Heilung: Für jedes Monster am siegreichen Wächter und dahinter zahlt man seine Heilkosten, soweit das Gold reicht.
    Danach kommen die beiseitegelegten Karten auf die Hand, die gespielten gehen beiseite, und der Startmarker wandert weiter.

## Die Kartenliste

cards-of-backs = Rückseiten
cards-of-monsters = Monster
cards-of-guards = Wächter
cards-of-tiles = Königsplättchen
cards-legend = ~ heißt: wenigstens ein Wert ist von uns rekonstruiert, nicht vom Verlag belegt.
printed-backs = { printed-guards }
printed-guards = { $level }, Stärke { $strength }, Beute { $loot }
printed-monsters = { $type } { $strength }, Heilkosten { $heal }
fact-maximum = Maximum 6
fact-ranges = Bereiche
fact-heal = Heilkosten
fact-loot = Beute
fact-level = Stufe
