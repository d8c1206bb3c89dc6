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
bm-cards-optional = nur mit »Alle Zauber«
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
            [yes] In Runde { $turn } hattest du mit { $boss } genug: { $souls } bei { $wounds }.
           *[no] In Runde { $turn } hatte { $seat } mit { $boss } genug: { $souls } bei { $wounds }.
        }
        [last] { $you ->
            [yes] In Runde { $turn } warst du mit { $boss } als Letztes noch da: { $souls }, { $wounds }.
           *[no] In Runde { $turn } war { $seat } mit { $boss } als Letztes noch da: { $souls }, { $wounds }.
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
bm-end-again = Gleiche Plätze, alles neu gemischt.
bm-end-souls = Seelen
bm-end-wounds = Wunden
bm-end-built = gebaute Räume
bm-end-minibosses = Minibosse
bm-end-spells = Zauber
bm-end-out = raus in Runde

## Geführte erste Partie

tour-boss_monster-welcome = Willkommen in der Unterwelt. Du bist der Boss: Bau einen Dungeon, lock Helden hinein und sammle Seelen. 10 Seelen gewinnen, 5 Wunden beenden alles.
tour-boss_monster-discard = Wirf zwei Karten ab. Die rote Zahl ist der Schaden, die Symbole unten sind Schätze. Behalte ein paar normale Räume (ohne Goldrand).
tour-boss_monster-first-room = Dein erster Raum: Klick einen normalen Raum an, dann den leuchtenden Platz links vom Boss. Ziehen geht auch.
tour-boss_monster-town = Jede Runde kommen Helden in die Stadt. Neben jedem steht, was ihn lockt und zu wem er gehen würde. Nur wer allein am meisten davon hat, bekommt ihn.
tour-boss_monster-build = Du baust: links an oder auf einen Raum. Achte auf Schätze, damit Helden kommen, und auf Schaden, damit sie nicht durchkommen. Dann »Fertig«.
tour-boss_monster-revealed = Alle decken zugleich auf. Viele Räume tun etwas, wenn sie gebaut werden. Zeig mit der Maus darauf oder drück V, um eine Karte zu lesen.
tour-boss_monster-lured = Köder: Die Helden gehen dorthin, wo von ihrem Schatz am meisten liegt. Bei Gleichstand bleiben sie in der Stadt.
tour-boss_monster-walk = Jetzt geht es durch deine Räume, von links nach rechts. Jeder Raum zieht Leben ab. Ein Geist am Eingang heißt: stirbt, ein Tropfen: kommt durch.
tour-boss_monster-soul = Eine Seele! Wer im Dungeon stirbt, zählt für dich. Epische Helden zählen doppelt.
tour-boss_monster-wound = Autsch. Wer bis zum Boss kommt, schlägt eine Wunde. Bau mehr Schaden oder locke seltener.
tour-boss_monster-spell = Zauber sind blau. Du spielst sie beim Bauen oder im Abenteuer: anklicken, Ziel wählen. Gefragt wirst du nur, wenn dich etwas betrifft; die Schalter unten ändern das.
tour-boss_monster-miniboss = Ein Miniboss! Er kostet 1 Münze, zieht bei einem Raum ein und wird für je 1 Münze befördert. Jede Stufe schaltet einen Text frei.
tour-boss_monster-level-up = Fünf Räume: Dein Boss ist aufgestiegen, seine Fähigkeit wirkt ab jetzt.
tour-boss_monster-on-your-own = Das war eine ganze Runde. Der Rest steht auf den Karten. H gibt dir einen Tipp, L zeigt den Verlauf. Gute Jagd.
