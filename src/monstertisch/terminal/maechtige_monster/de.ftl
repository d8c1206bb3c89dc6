# Mächtige Monster im Terminal: Beschriftungen, Zugliste und Erklärungen.

## Das Schloss

round-of = Runde { $round } von { $rounds }
pile =
    { $count ->
        [0] Der Stapel ist leer
        [one] Stapel: { $count } Wächter, oben { $top }
       *[other] Stapel: { $count } Wächter, oben { $top }
    }
king-says = Der König sagt: { $tile }
head-gate = Tor
head-strength = Stärke
head-loot = Beute
head-slot = Feld { $slot }
head-sum = Summe / Max.
foot-throne = Thron
free-slot = frei
sum-open = { $sum } / { $most }
sum-fixed = { $sum } / { $most } fest
head-monsters = Monster
head-gold = Gold
head-hand = Hand
head-aside = Beiseite
you-mark = (du)
mark-start = Startmarker
mark-turn = dran

## Die Zugliste

your-turn = Du bist dran. Setze ein Monster oder verdränge eins:
monster-of = { $strength } von { $owner }
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
topic-guard = Wächter, w
help-moves =
    4 auf 2 | Karte 4 auf Wächter 2; sind beide Felder besetzt: verdrängen
    4 auf 2.1 | Karte 4 auf Feld 1 von Wächter 2
    ? | was du tun kannst und was es kostet; „? 4“, „? Wächter 2“, „? Regeln“

## Was geschah

printed = (Gedruckt: { $strength } und { $loot }.)

## Erklärungen

explain-turn = Du spielst jetzt eine Karte: auf ein freies Feld, das kostet nichts, oder gegen Gold auf ein schwächeres Monster.
explain-card = { $type } { $strength }: Heilkosten { $heal }
explain-aside = Liegt beiseite und kommt nach dieser Runde auf die Hand.
explain-in-castle = Liegt im Schloss.
explain-targets = Frei ist ein Feld bei Wächter { $guards }.
explain-displaces = Verdrängt:
explain-place = { $place }, { $who }: { $what }
explain-free = { $place }: frei
explain-fixed = Was liegen bleibt:
explain-castle = Mehr: „? 4“ (Karte), „? Wächter 2“, „? 2.1“ (Feld), „? Plättchen“, „? Regeln“
explain-guard = Wächter { $guard } { $stars }: Stärke { $least } bis { $most }, Beute { $low } bis { $high }
explain-change = Das Plättchen ändert: Stärke { $strength }, Beute { $loot }
explain-limit = Es liegt Summe { $sum }. Unter { $most } kann man verdrängen.
explain-unseen =
    { $count ->
        [one] Ein Wächter mit { $stars } ist noch nicht aufgedeckt, Stärke: { $strengths }
       *[other] { $count } Wächter mit { $stars } sind noch nicht aufgedeckt, Stärken: { $strengths }
    }
explain-no-tile = In diesem Spiel gelten keine Königsplättchen.
explain-tiles-before = Schon vorbei:
rules =
    Die Monster brechen ins Schloss ein. Wer am Ende das meiste Gold hat, gewinnt.

    Setzen: Reihum spielt man eine Karte, bis alle zwei Monster im Schloss haben. An jedem Wächter ist Platz für zwei. Die Rückseite verrät, wie stark er höchstens ist und was es zu holen gibt.
    Verdrängen: Eine höhere Karte wirft ein Monster hinaus, zurück auf die Hand. Das geht nur, solange die Summe am Wächter unter seiner höchsten Stärke liegt. Preis: 1 Gold an die Bank, dazu je Stern über dem ersten 1 Gold an den Besitzer. Ein eigenes Monster kostet immer 1 Gold. Eine 5 bleibt liegen.
    Einbruch: Vom Tor an wird Wächter für Wächter aufgedeckt. Reicht die Summe der beiden Monster, teilen sie die Beute; ein übriges Gold bekommt das stärkere. Reicht sie nicht, ist der Einbruch vorbei.
    Heilung: Für jedes Monster am siegreichen Wächter und dahinter zahlt man seine Heilkosten, soweit das Gold reicht.
    Danach kommen die beiseitegelegten Karten auf die Hand, die gespielten gehen beiseite, und der Startmarker wandert weiter.

## Die Kartenliste

cards-backs = Rückseiten
cards-monsters = Monster
cards-guards = Wächter
cards-tiles = Königsplättchen
cards-legend = ~ heißt: wenigstens ein Wert ist von uns rekonstruiert, nicht vom Verlag belegt.
list-guard = { $stars }, Stärke { $strength }, Beute { $loot }
list-monster = { $type } { $strength }, Heilkosten { $heal }
fact-maximum = Maximum 6
fact-ranges = Bereiche
fact-heal = Heilkosten
fact-loot = Beute
fact-level = Stufe
