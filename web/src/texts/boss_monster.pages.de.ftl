# Was die Seiten rund um Boss Monster sagen: Karten, Ende, geführte Partie.

## Karten

bm-cards-kind = Kartenart
bm-cards-rooms = Räume
bm-cards-rooms-text = Die Zahl ist der Schaden. Erweiterte Räume haben einen Goldrand und kommen auf einen Raum, mit dem sie einen Schatz teilen.
bm-cards-mixed = Zwei Sorten
bm-cards-minibosses = Minibosse
bm-cards-minibosses-text = Sie ziehen bei einem deiner Räume ein. Jede Beförderung schaltet einen Text mehr frei.
bm-cards-spells = Zauber
bm-cards-bosses = Bosse
bm-cards-bosses-text = Die Fähigkeit erwacht, wenn zum ersten Mal fünf Räume aktiv sind. Wer mehr XP hat, ist früher dran.
bm-cards-heroes = Helden
bm-cards-ordinary = Einfache Helden: 1 Seele oder 1 Wunde
bm-cards-epic = Epische Helden: 2 Seelen oder 2 Wunden
bm-cards-copies = { $count } Stück
bm-cards-optional = nur mit „Alle Zauber“
bm-cards-players = ab { $count } Spielenden

## Ende

bm-end-title = So ging es aus
bm-souls =
    { $n ->
        [one] 1 Seele
       *[other] { $n } Seelen
    }
bm-wounds =
    { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
bm-end-story =
    { $how ->
        [souls] { $you ->
            [yes] In Runde { $turn } warst du mit { $boss } am Ziel: { $souls } bei { $wounds }.
           *[no] In Runde { $turn } war { $seat } mit { $boss } am Ziel: { $souls } bei { $wounds }.
        }
        [last] { $you ->
            [yes] In Runde { $turn } warst nur noch du mit { $boss } übrig: { $souls }, { $wounds }.
           *[no] In Runde { $turn } war nur noch { $seat } mit { $boss } übrig: { $souls }, { $wounds }.
        }
        [all_out] { $you ->
            [yes] In Runde { $turn } fielen alle zugleich. { $boss } und du habt dabei die beste Figur gemacht: { $souls }, { $wounds }.
           *[no] In Runde { $turn } fielen alle zugleich. { $seat } mit { $boss } machte dabei die beste Figur: { $souls }, { $wounds }.
        }
       *[exhausted] { $you ->
            [yes] In Runde { $turn } kamen keine Helden mehr. Du lagst mit { $boss } vorn: { $souls }, { $wounds }.
           *[no] In Runde { $turn } kamen keine Helden mehr. { $seat } lag mit { $boss } vorn: { $souls }, { $wounds }.
        }
    }
bm-end-lead =
    { $you ->
        [yes] { $souls } vor dir
       *[no] { $souls } vor { $seat }
    }
bm-end-because-counts = **{ $souls }** bei { $wounds }
bm-end-because-room = „{ $room }“ hat **{ $heroes } Helden** getötet
bm-end-because-boss = **{ $boss }** war ab Runde { $turn } wach
bm-end-again = Gleiche Plätze, alles neu gemischt.
bm-end-souls = Seelen
bm-end-wounds = Wunden
bm-end-built = gebaute Räume
bm-end-minibosses = Minibosse
bm-end-spells = Zauber
bm-end-out = raus in Runde

## Geführte erste Partie

tour-boss_monster-goal-title = 10 Seelen gewinnen
tour-boss_monster-goal =
    Sammle 10 Seelen, dann gewinnst du. Bei 5 Wunden bist du raus.
    Du bist der Boss: Du baust einen Dungeon und lockst Helden hinein. Wer darin stirbt, ist eine Seele; wer bis zu dir kommt, schlägt eine Wunde.
tour-boss_monster-discard-title = Wirf zwei Karten ab
tour-boss_monster-discard =
    Die rote Zahl ist der Schaden, die Symbole unten sind Schätze. Blaue Karten sind Zauber.
    Behalte ein paar Räume ohne Goldrand: Nur die kannst du gleich bauen.
tour-boss_monster-first-room-title = Dein erster Raum
tour-boss_monster-first-room =
    Nimm einen Raum ohne Goldrand und bau ihn auf den Platz neben deinem Boss.
    Am besten einen mit viel Schaden: Da müssen alle durch.
tour-boss_monster-town-title = Helden kommen in die Stadt
tour-boss_monster-town =
    Jeder Held folgt einem Schatz. Neben ihm steht, welchem, und zu wem er gehen würde.
    Er geht zu dem Dungeon, der am meisten davon hat. Bei Gleichstand bleibt er in der Stadt.
tour-boss_monster-build-title = Bau einen Raum
tour-boss_monster-build =
    Bau links an oder auf einen Raum. Schätze locken Helden an, Schaden bringt sie um: Du brauchst beides.
    Zeig auf eine Karte, dann steht da, was sie tut. Danach sagst du, dass du fertig bist.
tour-boss_monster-no-build-title = Du hast nicht gebaut
tour-boss_monster-no-build =
    Jede Runde darfst du einen Raum bauen, links an oder auf einen anderen.
    Schätze locken Helden an, Schaden bringt sie um.
tour-boss_monster-revealed-title = Alle decken auf
tour-boss_monster-revealed =
    Gebaut wird verdeckt, aufgedeckt zugleich. Hier siehst du deinen Dungeon und wie viele Schätze er hat.
    Viele Räume tun etwas, wenn sie gebaut werden oder wenn jemand in ihnen stirbt.
tour-boss_monster-lured-title = { $hero } ist angelockt
tour-boss_monster-lured =
    { $you ->
        [yes] { $hero } kommt zu dir, denn du hast am meisten von diesem Schatz.
       *[no] { $hero } geht zu { $seat }, denn dort liegt am meisten von diesem Schatz.
    }
    Die Helden warten am Eingang und gehen nacheinander hinein.
tour-boss_monster-stayed-title = Niemand kommt
tour-boss_monster-stayed =
    Kein Dungeon hatte allein am meisten von einem Schatz: Alle Helden bleiben in der Stadt.
    Nächste Runde kommen neue dazu, und sie wählen noch einmal.
tour-boss_monster-walk-title = Der Weg durch den Dungeon
tour-boss_monster-walk =
    { $you ->
        [yes] { $hero } geht jetzt durch deine Räume, von links nach rechts. Jeder Raum zieht Leben ab.
       *[no] { $hero } geht jetzt durch die Räume von { $seat }, von links nach rechts. Jeder Raum zieht Leben ab.
    }
    Wer mit dem letzten Leben fällt, ist eine Seele. Wer durchkommt, verwundet den Boss.
tour-boss_monster-soul-title =
    { $you ->
        [yes] Eine Seele für dich
       *[no] Eine Seele für { $seat }
    }
tour-boss_monster-soul =
    { $hero } ist im Dungeon gestorben. Das zählt als Seele, jetzt { $total } von 10.
    Epische Helden zählen doppelt.
tour-boss_monster-wound-title =
    { $you ->
        [yes] Eine Wunde für dich
       *[no] Eine Wunde für { $seat }
    }
tour-boss_monster-wound =
    { $hero } kam bis zum Boss durch, jetzt { $total } von 5 Wunden.
    Dagegen hilft mehr Schaden, oder weniger von dem Schatz, der solche Helden lockt.
tour-boss_monster-spells-title = Zauber
tour-boss_monster-spells =
    Zauber sind die blauen Karten. Du spielst sie beim Bauen oder im Abenteuer: anklicken, Ziel wählen.
    Mit dem Tempo stellst du ein, wie oft du gefragt wirst.
tour-boss_monster-on-your-own-title = Das war eine ganze Runde
tour-boss_monster-on-your-own =
    Der Rest steht auf den Karten. Ab fünf Räumen steigt dein Boss auf, und seine Fähigkeit wirkt.
    Die Lampe gibt dir einen Tipp. Gute Jagd.
