# Was die Seiten über Mächtige Monster sagen: Karten, Ergebnis, geführte erste Partie.

## Karten

cards-monsters = Monster
cards-type = Monstertyp
cards-strength = Stärke
cards-heal = Heilung
cards-loot = Beute
cards-guards = Wächter
cards-stars =
    { $count ->
        [one] ein Stern
       *[other] { $count } Sterne
    }
cards-back = Rückseite: Stärke { $from }–{ $to }, Beute { $least }–{ $most }
cards-tiles = Königsplättchen

## Ergebnis

chart-title = Wer lag vorn?
chart-start = Start
chart-who = Wer
chart-as-table = Als Tabelle

## Geführte erste Partie

tour-maechtige_monster-welcome = Willkommen. Unten liegen deine Monster; die Zahl ist ihre Stärke. Zwei davon schickst du gleich in die Burg, für Gold.
tour-maechtige_monster-guards = Oben stehen die Wächter, vom Tor bis zum Thron, noch verdeckt. Die Rückseite verrät nur, wie stark sie ungefähr sind und was sie ungefähr hergeben. An jedem ist Platz für zwei Monster, und es müssen nicht deine sein.
tour-maechtige_monster-place = Wähle eine Karte und dann ein leuchtendes Feld. Ein freies Feld kostet nichts. Weit hinten gibt es mehr zu holen, aber nur, wenn alle Wächter davor fallen.
tour-maechtige_monster-others = Jetzt setzen die anderen. Schau zu, wo sie hingehen: Wer mit dir am selben Wächter liegt, kämpft mit dir und teilt mit dir.
tour-maechtige_monster-was-displaced = { $seat } hat dein Monster verdrängt. Es ist wieder auf deiner Hand, und du darfst es noch einmal setzen. Bei Wächtern mit mehr Sternen bekommst du dafür sogar Gold.
tour-maechtige_monster-displace = Auch besetzte Felder leuchten: Mit einer stärkeren Karte verdrängst du, wer dort liegt. Das Schild nennt den Preis. Probier es aus, wenn du magst; freie Felder gehen genauso.
tour-maechtige_monster-displaced = Verdrängt. Ein Gold ging an die Bank, bei mehr Sternen auch etwas an { $owner }. Ist die Summe an einem Wächter so hoch wie sein Maximum, ist dort Schluss mit Verdrängen.
tour-maechtige_monster-fight = Alle liegen, jetzt wird gekämpft, vom Tor nach innen. Der Wächter hat Stärke { $strength }, dagegen stehen { $sum }. Gleich viel genügt.
tour-maechtige_monster-loot = Deine Beute: { $amount } Gold. Die Beute wird halbiert; eine übrige Münze bekommt das stärkere Monster.
tour-maechtige_monster-lost = Wächter { $guard } war stärker. Damit ist der Raubzug vorbei, auch für alle, die weiter hinten warten.
tour-maechtige_monster-healed = Jedes Monster an diesem Wächter und dahinter muss geheilt werden. Dich kostet das { $paid } Gold. Was es je Karte kostet, steht oben rechts auf ihr.
tour-maechtige_monster-taken-up = Nächste Runde: Was beiseitelag, kommt auf die Hand, was du gespielt hast, legst du beiseite. Wer stark spielt, ist danach schwach.
tour-maechtige_monster-on-your-own = Das war schon alles. Wer am Ende das meiste Gold hat, gewinnt. H gibt dir einen Tipp, L zeigt den Verlauf. Viel Glück.
