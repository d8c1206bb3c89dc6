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

tour-maechtige_monster-goal-title = Das meiste Gold gewinnt
tour-maechtige_monster-goal =
    Wer nach sechs Runden das meiste Gold hat, gewinnt. Hier liegt deins.
    Jede Runde schickst du zwei Monster in die Burg. Besiegen sie einen Wächter, gibt es Beute.
tour-maechtige_monster-guards-title = Ein Wächter, zwei Plätze
tour-maechtige_monster-guards =
    Die Wächter stehen vom Tor bis zum Thron und liegen verdeckt. Ihre Rückseite sagt ungefähr, wie stark sie sind und was sie hergeben.
    An jedem ist Platz für zwei Monster. Es müssen nicht deine sein: Wer zusammen kämpft, teilt.
tour-maechtige_monster-place-title = Setz dein erstes Monster
tour-maechtige_monster-place =
    Nimm eine Karte, am besten deine stärkste. Dann leuchten die Felder, auf die sie darf; ein freies kostet nichts.
    Weiter hinten gibt es mehr zu holen, aber nur, wenn alle Wächter davor fallen.
tour-maechtige_monster-others-title = { $seat } ist gekommen
tour-maechtige_monster-others =
    { $type } { $strength } von { $seat } liegt jetzt bei Wächter { $guard }.
    Zusammen müssen die zwei Monster dort mindestens so stark sein wie der Wächter.
tour-maechtige_monster-displace-title = Verdränge jemanden
tour-maechtige_monster-displace =
    Eine stärkere Karte darf auf ein besetztes Feld: Wer dort liegt, geht zurück auf die Hand. Das Schild am Feld nennt den Preis.
    Nimm deine stärkste Karte und tippe auf ein besetztes Feld, das leuchtet. Freie Felder gehen auch.
tour-maechtige_monster-second-title = Dein zweites Monster
tour-maechtige_monster-second =
    Verdrängen kannst du gerade niemanden: Dafür müsste deine Karte stärker sein als eine, die liegt.
    Setz sie auf ein freies Feld.
tour-maechtige_monster-displaced-title = Verdrängt
tour-maechtige_monster-displaced =
    { $owner } nimmt { $owner_type } { $lying } zurück auf die Hand. Das hat dich { $price } Gold gekostet; bei Wächtern mit mehr Sternen bekommt { $owner } davon etwas ab.
    Ist die Summe an einem Wächter so hoch wie sein Maximum, ist dort Schluss mit Verdrängen.
tour-maechtige_monster-was-displaced-title = { $seat } hat dich verdrängt
tour-maechtige_monster-was-displaced =
    Du nimmst { $owner_type } { $lying } zurück auf die Hand und setzt die Karte noch einmal.
    Bei Wächtern mit mehr Sternen bekommst du dafür sogar Gold. Verdrängen darf, wer die stärkere Karte hat und den Preis zahlt.
tour-maechtige_monster-none-displaced-title = Ohne Gedränge
tour-maechtige_monster-none-displaced =
    Du hast niemanden verdrängt, und niemand dich. Es geht, wenn die eigene Karte stärker ist; das Schild am Feld nennt den Preis.
    Nun liegen alle Monster, und der Raubzug beginnt am Tor.
tour-maechtige_monster-fight-title = Stärke { $strength } gegen { $sum }
tour-maechtige_monster-fight =
    Wächter { $guard } wird aufgedeckt: Er hat Stärke { $strength }, die Monster dort bringen zusammen { $sum }.
    Gleich viel genügt. Gekämpft wird vom Tor nach innen.
tour-maechtige_monster-beaten-title = Wächter { $guard } ist geschlagen
tour-maechtige_monster-beaten =
    Beute: { $loot } Gold. Sie wird halbiert, eine übrige Münze bekommt das stärkere Monster. Wer dort allein ist, bekommt alles.
    Dann kommt der nächste Wächter dran.
tour-maechtige_monster-lost-title = Wächter { $guard } war stärker
tour-maechtige_monster-lost =
    Damit ist der Raubzug vorbei, auch für alle, die weiter hinten warten.
    Beute gibt es nur bei Wächtern, die davor gefallen sind.
tour-maechtige_monster-healed-title = Heilen kostet
tour-maechtige_monster-healed =
    Ein Wächter hat standgehalten: Jedes Monster bei ihm und dahinter muss geheilt werden. Dich kostet das { $paid } Gold.
    Was eine Karte kostet, steht oben rechts auf ihr.
tour-maechtige_monster-not-healed-title = Nichts zu heilen
tour-maechtige_monster-not-healed =
    Hält ein Wächter stand, muss jedes Monster bei ihm und dahinter geheilt werden. Was das kostet, steht oben rechts auf der Karte.
    Diesmal war keins von deinen dabei.
tour-maechtige_monster-taken-up-title = Die Hände wechseln
tour-maechtige_monster-taken-up =
    Was beiseitelag, kommt auf die Hand; was du gespielt hast, legst du beiseite.
    Wer in einer Runde stark spielt, ist in der nächsten schwach.
tour-maechtige_monster-on-your-own-title = Das war schon alles
tour-maechtige_monster-on-your-own =
    Noch fünf Runden, dann wird das Gold gezählt. Die Lampe gibt dir einen Tipp, der Verlauf zeigt, was geschah.
    Viel Glück.
