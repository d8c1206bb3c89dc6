# Was die Seiten über Kingscraft sagen: Tisch, Karten, Ergebnis.

## Neuer Tisch

kc-side-neutral = Alle gleich (neutral)
kc-side-ability = Mit eigener Fähigkeit

## Karten

kc-cards-kind = Welche Karten
kc-cards-items = Gegenstände
kc-cards-items-text = Jeden gibt es einmal. Klasse 2 und 3 haben auch eine goldene Seite. Aus welchen zwei Gegenständen einer entsteht, hängt am Rand einer Tafel davon ab, welche links daneben liegt; hier liegen alle nach dem Alphabet.
kc-cards-board = Tafel { $board }
kc-cards-class = Klasse { $class }
kc-cards-golden = Goldene Seite
kc-cards-recipe = aus { $first } und { $second }
kc-cards-recipe-joint = aus { $first } und { $second }, wenn Tafel { $board } links liegt
kc-cards-potions = Tränke
kc-cards-copies = { $count }-mal
kc-cards-creatures = Kreaturen
kc-cards-level = Stufe { $level }
kc-cards-standard = wenn der Stapel leer ist
kc-cards-speed = Tempo { $n }
kc-cards-no-ban = kein Verbot
kc-cards-kings = Könige
kc-cards-age-young = Jung
kc-cards-age-old = Alt
kc-cards-age-promo = Sonderkönige
kc-cards-characters = Charaktere
kc-cards-neutral = Neutrale Seite
kc-cards-hearts = { $count } Herzen
kc-cards-actions = Aktionen
kc-cards-actions-text = Alle haben dieselben sieben. Die Nummer sagt, wer zuerst dran ist.
kc-cards-rogue = Nur für die Schurkin
kc-cards-tokens = Plättchen des Alchemisten

## Ergebnis

kc-end-king-stays = Der Thron bleibt besetzt
kc-end-won =
    { $king } fällt in Runde { $round }: { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } { $power } zu { $against }. { $hearts ->
        [one] Ein Herz ist noch übrig.
       *[other] { $hearts } Herzen sind noch übrig.
    }
kc-end-wore = Getragen: { $items }.
kc-end-way =
    Auf dem Weg dahin: { $beaten ->
        [0] keine Kreatur
        [one] eine Kreatur
       *[other] { $beaten } Kreaturen
    } besiegt, { $forged ->
        [0] nichts
       *[other] { $forged }-mal
    } geschmiedet.
kc-end-draw = Nach { $round } Runden ist Schluss. { $king } hat sie alle überstanden.
kc-end-again = Gleiche Plätze, alles neu gemischt.
kc-end-level-1 = Stufe 1 besiegt
kc-end-level-2 = Stufe 2 besiegt
kc-end-level-3 = Stufe 3 besiegt
kc-end-challenged = König gefordert
kc-end-forged = geschmiedet
kc-end-potions = Tränke getrunken

## Geführte erste Partie

tour-kingscraft-goal-title = Besiege den König
tour-kingscraft-goal =
    Wer den König zuerst schlägt, gewinnt.
    Dafür brauchst du Ausrüstung. Du gewinnst sie in Kämpfen und schmiedest bessere daraus.
tour-kingscraft-gear-title = Rucksack und Körper
tour-kingscraft-gear =
    Unten im Rucksack liegen zwei Gegenstände. Dort nützen sie nichts.
    Darüber sind die Plätze an deinem Körper: Was du dort trägst, zählt.
tour-kingscraft-wear-title = Zieh etwas an
tour-kingscraft-wear =
    Klick auf einen Gegenstand im Rucksack und dann auf den Platz, der leuchtet.
    Das kostet keinen Zug, und du kannst es jederzeit ändern.
tour-kingscraft-worn-title = Alles sitzt
tour-kingscraft-worn =
    Gerade passt nichts aus dem Rucksack an einen freien Platz.
    Sobald du etwas gewinnst, ziehst du es hier an.
tour-kingscraft-choose-title = Wähle eine Karte
tour-kingscraft-choose =
    Alle wählen zugleich und verdeckt. Nimm „Angriff Stufe 1“: Diese Kreatur schaffst du am ehesten. Dann leg die Karte aus.
    Die Zahl auf der Karte sagt, wer zuerst drankommt.
tour-kingscraft-chosen-title = Du hast gewählt
tour-kingscraft-chosen =
    Alle wählen zugleich und verdeckt eine Karte.
    Die Zahl auf ihr sagt, wer zuerst drankommt.
tour-kingscraft-revealed-title = Alle decken auf
tour-kingscraft-revealed =
    Die kleinste Zahl ist zuerst dran. Der König (1) kommt also vor allem anderen.
    Bei gleicher Zahl geht es nach Tempo.
tour-kingscraft-fight-title = Dein erster Kampf
tour-kingscraft-fight =
    { $enemy } stellt sich dir. Deine Kraft sind alle deine Würfel und deine Stärke.
    Sie muss höher sein als die deines Gegners; Gleichstand reicht nicht.
tour-kingscraft-dice-title = Die Würfel
tour-kingscraft-dice =
    Du hast { $faces } gewürfelt, das macht Kraft { $power }.
    Hast du Umwürfe, darfst du Würfel anklicken und neu werfen, die dir nicht gefallen. Sonst lass sie so.
tour-kingscraft-compared-title = { $hero_power } gegen { $enemy_power }
tour-kingscraft-compared =
    Auch wer gewinnt, steckt ein: Kraft des Gegners minus deine Rüstung. Je angefangene 10 kostet das ein Herz.
    Ohne Herz ist der Kampf verloren, egal wie stark du warst.
tour-kingscraft-won-title = Kampf gewonnen
tour-kingscraft-won =
    { $enemy } liegt am Boden. Dafür gibt es einen Gegenstand aus der Schmiede oder Tränke.
    Das Spiel gewinnst du erst mit dem König.
tour-kingscraft-lost-title = Kampf verloren
tour-kingscraft-lost =
    { $enemy } bleibt liegen, bis jemand gewinnt.
    Verloren ist nur dieser Kampf. Deine Ausrüstung behältst du.
tour-kingscraft-reward-title = Nimm deinen Lohn
tour-kingscraft-reward =
    Nimm, was leuchtet. Die Pfeile zeigen, was sich aus zwei Gegenständen schmieden lässt.
    Such dir etwas, zu dem dir danach nur noch eins fehlt.
tour-kingscraft-heal-title = Herzen auffüllen
tour-kingscraft-heal =
    Mit „Heilung“ füllst du alle Herzen wieder auf.
    Mit einem Herzen in den Kampf zu gehen, ist selten klug.
tour-kingscraft-forge-title = Die Schmiede
tour-kingscraft-forge =
    Zwei Gegenstände einer Reihe ergeben den darunter, zu dem ihre Pfeile führen. Dafür wählst du „Schmieden“.
    Tränke sehen nur deine Augen. Einen pro Runde darfst du trinken, am besten mitten im Kampf.
tour-kingscraft-on-your-own-title = Das war schon alles
tour-kingscraft-on-your-own =
    Rüste dich auf, achte auf deine Herzen und fordere den König, wenn du stark genug bist. Jede Angriffskarte sagt dir deine Chance.
    Die Lampe gibt dir einen Tipp. Viel Glück.
