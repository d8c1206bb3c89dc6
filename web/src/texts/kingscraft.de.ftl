# Kingscraft im Browser: Aufforderungen, Schmiede, Kampf, Knöpfe.

kc-and = { $first } und { $last }

## Was gefragt ist

kc-on-its-way = Der Zug ist unterwegs …
kc-several-think = { $names } überlegen.
kc-your-turn-line = Du bist gefragt: { $what }.
kc-draw = Unentschieden

kc-ask-choose = Wähle deine Aktion
kc-ask-choose-text = Alle wählen zugleich, aufgedeckt wird gemeinsam. Umräumen darfst du jetzt auch.
kc-plan-now = Schmieden könntest du: { $items }.
kc-plan-then = Im zweiten Schritt: { $items }.
kc-laid = Verdeckt: { $card }
kc-laid-hidden = Deine Karte liegt verdeckt
kc-laid-text = Gewartet wird noch auf { $names }. Du kannst deine Karte tauschen und umräumen.

kc-ask-turn_order = Gleiche Karte: Wer ist schneller?
kc-ask-friendly_before_roll = Vor dem Freundschaftskampf
kc-ask-friendly_roll = Freundschaftskampf: gewürfelt ist
kc-ask-fight_before_roll = Vor dem Wurf: { $enemy }
kc-ask-fight_hero_roll =
    { $you ->
        [yes] Deine Würfel liegen
       *[no] { $seat } hat gewürfelt
    }
kc-ask-fight_enemy_roll = { $enemy } hat gewürfelt
kc-ask-window-text = Einen Trank pro Runde darfst du benutzen, jetzt oder später.
kc-wait-window = Ein Trank? Der Tisch wartet kurz.

kc-ask-own_turn-start = Dein Zug: { $card }
kc-ask-own_turn-start-text = Räum um oder trink etwas. Danach geht es los.
kc-ask-own_turn-end = Dein Zug ist fast vorbei
kc-ask-own_turn-end-text = Noch etwas trinken oder ein Plättchen nutzen?

kc-ask-hero_reroll =
    { $left ->
        [0] Deine Würfel liegen
        [one] Du hast noch einen Umwurf
       *[other] Du hast noch { $left } Umwürfe
    }
kc-ask-enemy_reroll =
    { $left ->
        [0] Du entscheidest für { $enemy }
        [one] Für { $enemy }: noch ein Umwurf
       *[other] Für { $enemy }: noch { $left } Umwürfe
    }
kc-ask-friendly_reroll =
    { $left ->
        [0] Freundschaftskampf: deine Würfel
        [one] Freundschaftskampf: noch ein Umwurf
       *[other] Freundschaftskampf: noch { $left } Umwürfe
    }
kc-ask-dice = Klick einen Würfel an, um ihn neu zu werfen.
kc-ask-no-dice = Hier ist nichts mehr zu würfeln.
kc-ask-picking = Wähle die Würfel, dann wirf sie zusammen.
kc-ask-hero_repeat = Den Kampf wiederholen?
kc-ask-enemy_repeat = { $enemy } wiederholen lassen?
kc-stands-won =
    { $you ->
        [yes] Gerade gewinnst du { $hero } gegen { $enemy }
       *[no] Gerade gewinnt { $seat } { $hero } gegen { $enemy }
    }{ $lost ->
        [0] {" "}ohne einen Kratzer.
        [one] {" "}und { $you ->
            [yes] verlierst
           *[no] verliert
        } ein Herz.
       *[other] {" "}und { $you ->
            [yes] verlierst
           *[no] verliert
        } { $lost } Herzen.
    }
kc-stands-lost =
    { $you ->
        [yes] Gerade verlierst du { $hero } gegen { $enemy }
       *[no] Gerade verliert { $seat } { $hero } gegen { $enemy }
    }{ $lost ->
        [0] , aber kein Herz.
        [one] {" "}und ein Herz.
       *[other] {" "}und { $lost } Herzen.
    }

kc-ask-reward = Deine Belohnung: Klasse { $class }
kc-ask-reward-text = Nimm einen leuchtenden Gegenstand aus der Schmiede oder zieh stattdessen Tränke.
kc-ask-share = Dein Anteil als Händlerin
kc-ask-share-text = Nimm einen Gegenstand der Klasse 1 oder einen Trank.
kc-ask-forge =
    { $steps ->
        [one] Schmiede: noch ein Schritt
       *[other] Schmiede: noch { $steps } Schritte
    }
kc-ask-forge-text = Klick in der Schmiede an, was entstehen soll, oder ein eigenes Ding zum Vergolden, Brauen, Tauschen.
kc-ask-settle =
    { $surplus ->
        [one] Ein Platz fehlt
       *[other] { $surplus } Plätze fehlen
    }
kc-ask-settle-text = Wirf Tränke ab oder gib Gegenstände zurück, bis alles in den Rucksack passt.
kc-ask-overflow = Dein Rucksack ist zu voll
kc-ask-overflow-text = Gib etwas her: ein Gegenstand geht in die Schmiede, ein Trank auf die Ablage.
kc-ask-token = Wohin mit deinem Plättchen?
kc-ask-token-text = Nimmt jemand anders davon, bekommst du einen Gegenstand der Klasse 1 oder einen Trank.
kc-ask-flag = Der Piratenkönig fordert Beute
kc-ask-flag-text = Gib einen deiner Gegenstände zurück in die Schmiede.
kc-ask-put_back = Forschung: Platz { $place } von { $of }
kc-ask-put_back-text = Welcher Trank liegt als nächster? Der erste kommt nach oben.
kc-ask-keep = Schwarzmarkt: { $keep } behältst du
kc-ask-keep-text = Wirf ab, was du nicht willst.
kc-ask-theft = Wem nimmst du was?
kc-ask-theft-text = Einen Gegenstand der Klasse 1 oder einen zufälligen Trank aus einem fremden Rucksack.
kc-ask-ambush = Wem lauerst du auf?
kc-ask-ambush-text = Stufe 1 oder 2, mit mehr Stärke und ohne Schaden.
kc-ask-break_in = Einbruch: etwas tauschen?
kc-ask-break_in-text = Klick den eigenen Gegenstand an, den du gegen einen gleicher Klasse tauschst.
kc-ask-swap_for = Was nimmst du für { $item }?
kc-ask-swap_for-text = Ein leuchtender Gegenstand der Klasse { $class } aus der Schmiede.

kc-wait-choose = Alle wählen eine Karte.
kc-wait-own_turn = Vor oder nach der Aktion: Tränke und Umräumen.
kc-wait-hero_reroll = Es geht um die Umwürfe.
kc-wait-enemy_reroll = Es geht um die Umwürfe des Gegners.
kc-wait-friendly_reroll = Es geht um die Umwürfe, noch sieht sie niemand.
kc-wait-enemy_repeat = Wiederholt der Gegner den Kampf?
kc-wait-reward = Es geht um die Belohnung.
kc-wait-share = Es geht um den Anteil der Händlerin.
kc-wait-forge = Es wird geschmiedet.
kc-wait-settle = Es wird Platz für Tränke gemacht.
kc-wait-overflow = Es wird ausgemistet.
kc-wait-token = Das Plättchen der Händlerin wird gelegt.
kc-wait-flag = Der Piratenkönig bekommt Beute.
kc-wait-put_back = Tränke werden geordnet.
kc-wait-keep = Der Schwarzmarkt hat geöffnet.
kc-wait-theft = Langfinger am Werk.
kc-wait-ambush = Jemand legt sich auf die Lauer.
kc-wait-break_in = Jemand bricht in die Schmiede ein.
kc-wait-swap_for = Jemand tauscht mit der Schmiede.
kc-wait-over = Das Spiel ist aus.

## Knöpfe

kc-lay = { $card } auslegen
kc-lay-other = Stattdessen { $card }
kc-pass = Kein Trank
kc-done-own_turn-start = Loslegen
kc-done-own_turn-end = Zug beenden
kc-done-hero_reroll = So lassen
kc-done-enemy_reroll = So lassen
kc-done-friendly_reroll = So lassen
kc-done-hero_repeat = Nicht wiederholen
kc-done-enemy_repeat = Nicht wiederholen
kc-done-forge = Fertig geschmiedet
kc-done-token = Kein Plättchen
kc-done-break_in = Nichts tauschen
kc-done = Fertig
kc-roll = Würfel werfen
kc-repeat = Kampf wiederholen
kc-decline = Verzichten
kc-put-back = Zurück
kc-peek-forge = Schmiede ansehen
kc-peek-fight = Zum Kampf

kc-tip-thing = { $thing }: { $does }
kc-do-pass = Kein Trank
kc-do-done = Fertig, so lassen
kc-do-roll = Würfel werfen
kc-do-repeat = Kampf wiederholen
kc-do-decline = Verzichten
kc-do-choose = Auslegen
kc-do-wear = Anlegen: { $slot }
kc-do-wear-instead = Anlegen: { $slot }, statt { $other }
kc-do-take_off = Ablegen in den Rucksack
kc-do-play = Benutzen
kc-do-play-seat = Gegen { $seat } benutzen
kc-do-play-slot = Diesen Platz sperren: { $slot }
kc-do-reroll = Neu werfen
kc-do-set_die = Auf die höchste Zahl drehen
kc-do-pick = Mitwerfen
kc-do-use = Damit umwerfen
kc-do-take = Nehmen
kc-do-draw =
    { $count ->
        [one] 1 Trank ziehen
       *[other] { $count } Tränke ziehen
    }
kc-do-combine = Vereinen aus { $items }
kc-do-combine-golden = Golden vereinen aus { $items }
kc-do-improve = Vergolden, { $does }
kc-do-brew =
    { $count ->
        [one] Brauen: 1 Trank
       *[other] Brauen: { $count } Tränke
    }
kc-do-exchange = Tauschen gegen einen neuen
kc-do-discard = Abwerfen
kc-do-return = Zurück in die Schmiede
kc-do-token = Plättchen hierher
kc-do-experiment =
    { $hearts ->
        [one] 1 Herz für 1 Trank
       *[other] { $hearts } Herzen für { $hearts } Tränke
    }
kc-do-research = Die obersten 3 ansehen
kc-do-reproduce = { $potion }: { $does }
kc-do-expert = Zwei Tränke in diesem Kampf
kc-do-put = Als nächsten
kc-do-steal = Stehlen
kc-do-steal-potion = Zufälligen Trank von { $seat } stehlen
kc-do-ambush = Auflauern
kc-do-swap = Tauschen
kc-nothing-to-do = Damit ist gerade nichts zu tun.

## Auf dem Tisch

kc-forge = Schmiede
kc-enemies = Gegner
kc-me = Ich
kc-others = Andere
kc-item-kind = Klasse { $class }, { $slot }
kc-recipe = Entsteht aus { $first } und { $second }
kc-material-yours = { $item } (hast du)
kc-material-forge = { $item } (fehlt, liegt in der Schmiede)
kc-material-theirs = { $item } (fehlt, hat { $owner })
kc-material-out = { $item } (nicht im Spiel)
kc-uses = Wird { $uses }
kc-use = mit { $other } zu { $item }
kc-of-you = Liegt bei dir
kc-of = Liegt bei { $owner }
kc-you-short = du
kc-in-forge = Liegt in der Schmiede
kc-craftable = Das kannst du schmieden
kc-token-here = Hier liegt das Plättchen der Händlerin
kc-joker = Joker
kc-potions = Tränke
kc-deck-left =
    { $count ->
        [one] noch einer
       *[other] noch { $count }
    }
kc-discarded = { $count } abgelegt
kc-deck-label = Trankstapel, { $count } Karten, { $discarded } abgelegt
kc-known-top = Oben: { $potions }
kc-discard-list = Abgelegt: { $potions }
kc-legend-d6 = Würfel
kc-legend-strength = Stärke
kc-legend-armour = Rüstung
kc-legend-reroll_die = Umwurf
kc-legend-speed = Tempo

kc-enemy-speed = Tempo { $n }
kc-no-ban = Alles, was du trägst, zählt
kc-ban-beer = Bier: { $ban }, egal wie schnell du bist
kc-ban-beer-ahead = Das Bier würfelt aus, was nicht zählt
kc-attack-fast = Tempo { $speed } reicht, alles zählt
kc-attack-slow = Tempo { $speed } reicht nicht: { $bans }
kc-win = { $percent } % Sieg
kc-win-king = { $percent } % Sieg ohne Wachen
kc-win-percent = { $percent } %
kc-win-word = Sieg
kc-picked = { $card }: { $enemy }
kc-guards =
    { $count ->
        [one] Eine Wache: Stärke +{ $bonus }
       *[other] { $count } Wachen: Stärke +{ $bonus }
    }
kc-line-reroll_die =
    { $n ->
        [one] 1 Umwurf
       *[other] { $n } Umwürfe
    }
kc-line-reroll_values = wirft { $values } neu
kc-line-force_reroll_values = deine { $values } neu
kc-line-repeat_fight = wiederholt 1×
kc-left =
    { $count ->
        [one] die letzte
       *[other] noch { $count }
    }
kc-standard = bleibt immer
kc-level = Stufe { $level }
kc-king = König
kc-enemy-label = { $name }, { $where }
kc-dice-6 = { $count }W6
kc-dice-12 = { $count }W12
kc-strength = Stärke { $n }
kc-speed = Tempo { $n }
kc-hearts = { $hearts } von { $most } Herzen

kc-chosen = gewählt
kc-thinking = überlegt
kc-turn-now = ist dran
kc-turn-over = fertig
kc-turn-waits = wartet
kc-turn-won = hat gewonnen
kc-order = Reihenfolge
kc-order-label = { $number }: { $seat }, { $card }, { $state }
kc-number-label = Nummer { $number }
kc-hand = Deine Aktionskarten
kc-laid-card = liegt verdeckt
kc-own-board = Dein Brett
kc-board-of = Brett von { $seat }
kc-slots = Ausrüstung
kc-backpack = Rucksack
kc-overflow = Ohne Platz
kc-empty = leer
kc-empty-slot = { $slot }, leer
kc-banned = wirkt gerade nicht
kc-potion-back = verdeckter Trank
kc-potion-backs =
    { $count ->
        [one] 1 verdeckter Trank
       *[other] { $count } verdeckte Tränke
    }
kc-potion-used = Trank benutzt
kc-tokens = Alchemie
kc-token-used = verbraucht
kc-totals = Werte
kc-total-d6 = Würfel
kc-total-armour = Rüstung
kc-total-rerolls = Umwürfe
kc-total-speed = Tempo
kc-total-strength = Stärke

kc-parts = Teile des Tisches
kc-potion-back-text = Nur wer ihn hat, kennt ihn.
kc-die-title = Würfel
kc-sign-d6 = So viele Würfel wirfst du im Kampf.
kc-sign-strength = Zählt zu deiner Kraft, ohne zu würfeln.
kc-sign-armour = Wird vom Schaden abgezogen.
kc-sign-reroll_die = So oft darfst du im Kampf einen Würfel neu werfen.
kc-sign-speed = Reicht es an das Tempo des Gegners heran, gilt sein Verbot nicht. Es entscheidet bei gleicher Karte.


## Kampf

kc-fight = Kampf
kc-fight-won =
    { $you ->
        [yes] Kampf gewonnen: { $enemy }
       *[no] { $seat } gewinnt einen Kampf: { $enemy }
    }
kc-fight-lost =
    { $you ->
        [yes] Kampf verloren: { $enemy }
       *[no] { $seat } verliert einen Kampf: { $enemy }
    }
kc-friendly-title = Freundschaftskampf
kc-friendly-again = Immer noch gleich: Es wird noch einmal geworfen.
kc-friendly-text = Gleiche Karte, gleiches Tempo: Die höhere Kraft geht zuerst. Niemand verliert Herzen.
kc-place = { $place }.
kc-your-power = deine Kraft
kc-power-of = Kraft von { $seat }
kc-enemy-power = Kraft des Gegners
kc-base-die = Grundwürfel
kc-not-rolled = Noch nicht gewürfelt
kc-no-dice = Keine Würfel, feste Kraft
kc-reroll-count = Umwürfe
kc-rerolls-left = noch { $count }
kc-was = { $was } → { $face }
kc-die-label = W{ $sides } zeigt { $face }
kc-die-was = war { $was }
kc-die-picked = gewählt
kc-source-label = { $name }: { $values } neu werfen
kc-source-used = benutzt
kc-damage-to-you = Schaden an dir
kc-damage-to = Schaden an { $seat }
kc-damage-rule = Kraft minus Rüstung – R89
kc-damage-table = Schaden → verlorene Herzen. Bei Gleichstand verliert, wer angreift – R87
kc-damage-cell =
    { $hearts ->
        [0] Schaden { $range }: kein Herz
        [one] Schaden { $range }: 1 Herz
       *[other] Schaden { $range }: { $hearts } Herzen
    }
kc-no-damage = Hinterhalt: kein Schaden – R137
kc-armour-sum = Rüstung
kc-speed-before = Tempo { $speed }, nötig { $needed }
kc-speed-fast = Tempo { $speed } gegen { $needed }: Verbot aufgehoben
kc-speed-slow = Tempo { $speed } gegen { $needed }: Verbot gilt
kc-speed-free = Tempo { $speed } gegen { $needed }: Alles zählt
kc-ban-off = { $ban } (aufgehoben)
kc-ban-on = { $ban } (gilt)
kc-ban-by-potion = durch { $potion }
kc-decides-you = Du entscheidest für den Gegner – R85
kc-decides = { $seat }, links daneben, entscheidet – R85
kc-decides-auto = Das Programm entscheidet – R97
kc-attempt = Anlauf { $attempt }
kc-repeats-left =
    { $count ->
        [one] kann den Kampf einmal wiederholen
       *[other] kann den Kampf { $count }-mal wiederholen
    }
kc-reward-title = Lohn bei Sieg
kc-reward =
    { $class ->
        [1] Ein Gegenstand der Klasse 1 oder 1 Trank
       *[other] Ein Gegenstand der Klasse { $class } oder { $class } Tränke
    }{ $steps ->
        [0] .
        [1] , dann ein Schritt in der Schmiede.
       *[other] , dann { $steps } Schritte in der Schmiede.
    }
kc-reward-king = Die Krone und das Spiel.
kc-more = + { $count }
kc-in-force = Wirkt gerade
kc-dose = { $potion } von { $user }
kc-dose-on = { $potion } von { $user } für { $target }
kc-dose-enemy = { $potion } von { $user } für den Gegner

## Einstellungen und Tasten


own-key-digits = 1–7
own-key-digits-does = Aktionskarte mit dieser Nummer, im Kampf ein Würfel mit dieser Zahl
own-key-arrows = ← → ↑ ↓
own-key-arrows-does = in der Schmiede, auf dem Brett, zwischen Karten und Würfeln
own-key-enter-does = Karte auslegen, nehmen, schmieden, anlegen
own-key-escape-does = Auswahl zurück, Fenster zu, Kampfende überspringen
own-key-pass-does = kein Trank, so lassen
own-key-end-does = Kampfende überspringen

table-round = Runde { $round }
end-round = Runde
kc-phase-choose = Aktion wählen
kc-phase-order = Reihenfolge
kc-phase-turns = Züge
kc-phase-fight = Kampf
kc-phase-over = Ende
kc-log-wins = Kampf gewonnen: { $names }
kc-log-no-wins = kein Kampf gewonnen

## Ein Zug in wenigen Worten

move-choose = „{ $card }“ auslegen
move-wear = { $item } anlegen
move-take_off = { $slot }: ablegen
move-play = { $potion } benutzen
move-play_on = { $potion } für { $seat } benutzen
move-reroll = eine { $face } neu werfen
move-set_die = eine { $face } hochdrehen
move-pick = eine { $face } mitwerfen
move-use = gegen bestimmte Zahlen umwerfen
move-take = { $item } nehmen
move-improve = { $item } vergolden
move-brew = { $item } zum Brauen geben
move-return = { $item } zurückgeben
move-swap = { $item } tauschen
move-combine = { $item } vereinen
move-exchange = { $potion } tauschen
move-discard = { $potion } abwerfen
move-put = { $potion } als nächsten legen
move-reproduce = { $potion } zurückholen
move-token = Plättchen auf { $item }
move-token_deck = Plättchen auf den Trankstapel
move-experiment =
    { $hearts ->
        [one] 1 Herz für 1 Trank geben
       *[other] { $hearts } Herzen für { $hearts } Tränke geben
    }
move-steal = { $item } stehlen
move-steal_potion = einen Trank von { $seat } stehlen
move-ambush = auf Stufe { $level } auflauern
move-pass = keinen Trank benutzen
move-done = so lassen
move-roll = die Würfel werfen
move-repeat = den Kampf wiederholen
move-draw = Tränke ziehen
move-decline = verzichten
move-research = die obersten Tränke ansehen
move-expert = zwei Tränke im Kampf
