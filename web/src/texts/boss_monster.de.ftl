# Das Brett von Boss Monster im Browser.

bm-and = { $first } und { $last }
bm-treasure-cleric =
    { $n ->
        [one] 1 Relikt
       *[other] { $n } Relikte
    }
bm-treasure-fighter =
    { $n ->
        [one] 1 Ausrüstung
       *[other] { $n } Ausrüstungen
    }
bm-treasure-mage =
    { $n ->
        [one] 1 Zauberbuch
       *[other] { $n } Zauberbücher
    }
bm-treasure-thief =
    { $n ->
        [one] 1 Gold
       *[other] { $n } Gold
    }
bm-no-treasure = kein Schatz
bm-coins =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }

## Phasen

table-round = Runde { $round }
end-round = Runde
bm-phases = Phasen der Runde
bm-goal = Ziel
bm-goal-souls = { $n } Seelen: gewonnen
bm-goal-wounds = { $n } Wunden: verloren
bm-phase-opening = Aufbau
bm-phase-beginning = Beginn
bm-phase-build = Bau
bm-phase-reveal = Aufdecken
bm-phase-bait = Köder
bm-phase-adventure = Abenteuer
bm-phase-end = Ende
bm-phase-over = Ende
bm-phase-then = dann { $phase }

## Stadt

bm-town = Stadt
bm-town-count =
    { $count ->
        [0] niemand da
        [one] 1 Held wartet
       *[other] { $count } Helden warten
    }
bm-town-empty = Die Helden sind unterwegs.
bm-hero-deck = Heldenstapel: noch { $ordinary } einfache und { $epic } epische Helden
bm-discard = Ablage ({ $count })
bm-discard-title = Ablage, oberste zuerst
bm-order = Reihenfolge
bm-bait-goes =
    { $you ->
        [yes] Kommt zu dir, mit { $n }
       *[no] Geht zu { $seat }, mit { $n }
    }
bm-bait-tie = Bleibt in der Stadt: { $names } gleich – { $rule }
bm-bait-none = Bleibt in der Stadt: niemand hat, was er sucht – { $rule }
bm-follows-fewest_souls = Wenigste Seelen
bm-follows-most_souls_minus_wounds = Meiste Seelen minus Wunden
bm-way-you = käme zu dir
bm-way-other = ginge zu { $seat }
bm-way-tie = bleibt (Gleichstand)
bm-way-none = bleibt (keiner hat das)
bm-more-heroes =
    { $count ->
        [one] Noch 1 Held: alle zeigen
       *[other] Noch { $count } Helden: alle zeigen
    }
bm-heroes-waiting =
    { $count ->
        [one] 1 Held wartet
       *[other] { $count } Helden warten, der erste zuerst
    }
bm-lured-by = { $class }, folgt: { $treasure }
bm-epic = Episch: zählt doppelt
bm-hero-left = Noch { $left } von { $health } Leben (gedruckt { $printed })
bm-hero-held = Darf in dieser Runde nicht hinein
bm-hero-inside = { $hero } steht hier, noch { $left } Leben
bm-walk-dies =
    { $souls ->
        [one] Wie es steht: stirbt in „{ $room }“, 1 Seele
       *[other] Wie es steht: stirbt in „{ $room }“, { $souls } Seelen
    }
bm-walk-dies-here =
    { $souls ->
        [one] Wie es steht: stirbt hier, 1 Seele
       *[other] Wie es steht: stirbt hier, { $souls } Seelen
    }
bm-walk-survives =
    { $wounds ->
        [one] Wie es steht: kommt mit { $left } Leben durch, 1 Wunde
       *[other] Wie es steht: kommt mit { $left } Leben durch, { $wounds } Wunden
    }

## Dungeons

bm-dungeon =
    { $you ->
        [yes] Dein Dungeon
       *[no] Dungeon von { $seat }
    }
bm-place =
    { $you ->
        [yes] Dein Platz { $slot }
       *[no] Platz { $slot } von { $seat }
    }
bm-room-of =
    { $you ->
        [yes] { $room } (bei dir)
       *[no] { $room } ({ $seat })
    }
bm-free = frei
bm-not-here = hier nicht
bm-free-slot = Freier Platz
bm-free-slot-text = Neue Räume kommen links an.
bm-face-down = Verdeckte Karte
bm-face-down-text = Raum oder Miniboss. Aufgedeckt wird gemeinsam.
bm-covered-by = Darauf liegt verdeckt: { $card }
bm-covered-hidden = Darauf liegt eine verdeckte Karte
bm-room-kind = { $type }, { $rank }
bm-rank-ordinary = normal
bm-rank-advanced = erweitert (Goldrand)
bm-type-monster = Monsterraum
bm-type-trap = Fallenraum
bm-word-monster = Monsterraum
bm-word-trap = Falle
bm-word-miniboss = Miniboss
bm-word-spell = Zauber
bm-word-boss = Boss
bm-word-hero = Held
bm-kind-miniboss = Miniboss für einen deiner Räume
bm-kind-spell = Zauber für { $phases }
bm-kind-hero = Held, { $health } Leben
bm-kind-epic = Epischer Held, { $health } Leben
bm-kind-boss = Boss, { $xp } XP
bm-off-covered = Verdeckt: bis zum Aufdecken ohne Wirkung
bm-off-deactivated = Deaktiviert bis zum Ende der Runde
bm-damage = { $n } Schaden
bm-damage-now = Jetzt { $n } Schaden, gedruckt { $printed }
bm-modifier = { $n } durch { $source }
bm-modifier-double = verdoppelt durch { $source }
bm-treasure-now = Schatz: { $treasure }
bm-modifier-icons = { $what } durch { $source }
bm-icons-icon = dazu { $treasure }
bm-icons-no_icons = keine Schätze
bm-icons-each_icon = jede Sorte einmal
bm-icons-double = aufgedruckte doppelt
bm-source-level = { $card }, Stufe { $level }
bm-source-of = { $card } ({ $seat })
bm-coins-here =
    { $n ->
        [one] 1 Münze liegt hier
       *[other] { $n } Münzen liegen hier
    }
bm-used = In dieser Runde schon benutzt
bm-text-off = Ohne Text in dieser Runde
bm-not-on = (wirkt gerade nicht)
bm-beneath = Darunter: { $cards }
bm-level-now = Stufe { $level }
bm-boss-unknown = Noch kein Boss
bm-boss-levelled = Aufgestiegen: Die Fähigkeit ist wach
bm-boss-sleeps = Wacht auf, wenn fünf Räume aktiv sind
bm-totals = Schätze von { $seat }
bm-total =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $n } davon. Wer am meisten hat, lockt damit Helden an: { $class }
bm-total-best = { $treasure }: { $n }, am meisten von allen
bm-total-tied = { $treasure }: { $n }, gleichauf vorn
bm-total-less = { $treasure }: { $n }
bm-seat = Seelen: { $souls }, Wunden: { $wounds }, Münzen: { $coins }, auf der Hand Raumkarten: { $rooms }, Zauber: { $spells }
bm-hand-counts = Auf der Hand: Raumkarten { $rooms }, Zauber { $spells }
bm-known = Bekannt auf der Hand oder verdeckt: { $cards }
bm-known-title = Bekannt auf der Hand oder verdeckt
bm-out = Ausgeschieden
bm-souls-pile = Seelen: { $count }
bm-wounds-pile = Wunden: { $count }
bm-unfold = Dungeon von { $seat } zeigen

## Hand und Karten

bm-hand = Deine Hand
bm-hand-empty = Keine Karten auf der Hand.
bm-offers = Zur Wahl
bm-viewer = Karte
bm-view = Karte lesen
bm-put-back = Karte zurück
bm-can-place = Kann gelegt werden
bm-lay-where = Wohin? Zeig auf einen leuchtenden Platz.
bm-lay-first = Auf Platz { $slot }, direkt vor deinen Boss. Kostet nichts.
bm-lay-beside = Auf Platz { $slot }, links von „{ $room }“. Kostet nichts.
bm-lay-over = Auf Platz { $slot }, über „{ $room }“. Kostet nichts.
bm-lay-into = Zieht in „{ $room }“ ein. Kostet 1 Münze beim Aufdecken.
bm-picked = { $title } – { $thing }
bm-here = Hier gebaut:
bm-here-short = Hier:
bm-here-damage = { $room } { $now } → { $then }
bm-here-treasure = { $treasure } { $now } → { $then }
bm-here-wakes = dein Boss wacht auf
bm-here-dies =
    { $souls ->
        [one] { $hero } kommt und stirbt: +1 Seele
       *[other] { $hero } kommt und stirbt: +{ $souls } Seelen
    }
bm-here-dies-there =
    { $souls ->
        [one] { $hero } stirbt: +1 Seele
       *[other] { $hero } stirbt: +{ $souls } Seelen
    }
bm-here-survives =
    { $wounds ->
        [one] { $hero } kommt und überlebt: +1 Wunde
       *[other] { $hero } kommt und überlebt: +{ $wounds } Wunden
    }
bm-here-survives-there =
    { $wounds ->
        [one] { $hero } überlebt: +1 Wunde
       *[other] { $hero } überlebt: +{ $wounds } Wunden
    }
bm-here-leaves = { $hero } geht zu { $seat }
bm-here-stays = { $hero } bleibt in der Stadt

## Was man tun kann

bm-for-coins =
    { $n ->
        [one] , 1 Münze
       *[other] , { $n } Münzen
    }
bm-do-play = „{ $card }“ spielen
bm-do-use = „{ $card }“ benutzen
bm-do-use-it = Oder benutzen
bm-do-use-level = „{ $card }“ benutzen, Stufe { $level }
bm-do-deal = { $seat } 1 Münze geben und einen Zauber nehmen
bm-do-pay-hero = „{ $hero }“ mit Münzen stärken
bm-do-promote = Auf Stufe { $level } befördern, 1 Münze
bm-do-promote-room = Auf Stufe { $level } befördern, mit einem Monsterraum
bm-do-discard = „{ $card }“ abwerfen
bm-key-enter = Enter
bm-do-sell = „{ $card }“ abwerfen für 1 Münze
bm-do-trigger = Zuerst: { $card }
bm-do-target = { $what } wählen
bm-do-take = „{ $card }“ nehmen
bm-do-place = „{ $card }“ hier bauen
bm-do-place-miniboss = „{ $card }“ hier einsetzen
bm-do-take_back = Karte zurücknehmen
bm-do-accept = Ja
bm-do-decline = Nein
bm-do-redraw = Alle tauschen
bm-do-keep = Behalten
bm-accept-pay_miniboss = Bezahlen, 1 Münze
bm-decline-pay_miniboss = Abwerfen
bm-accept-trigger = Nutzen
bm-decline-trigger = Lassen
bm-accept-tax = 1 Münze zahlen
bm-decline-tax = Zauber verlieren
bm-accept-deal = Jetzt handeln
bm-decline-deal = Später
bm-accept-double = Verdoppeln
bm-decline-double = So lassen
bm-decline-look = Nichts nehmen
bm-decline-build_now = Nicht bauen
bm-accept-keep_discard = Behalten
bm-decline-keep_discard = Liegen lassen
bm-decline-prevent = Nicht verhindern
bm-pass = Passen
bm-pass-done = Fertig
bm-pass-nothing = Nichts bauen
bm-pass-first_room = Ohne Raum beginnen
bm-wave = Ganze Phase passen
bm-draw-room = Raumkarte ziehen
bm-draw-spell = Zauber ziehen
bm-coins-how-many = Wie viele Münzen
bm-coins-less = Eine weniger
bm-coins-more = Eine mehr
bm-coins-pay =
    { $n ->
        [0] Ohne Münze
        [one] 1 Münze
       *[other] { $n } Münzen
    }
bm-recap-by = { $seat } mit „{ $card }“: { $text }
bm-tip-place = „{ $card }“ auf Platz { $slot }


## Fragen

bm-on-its-way = Ist unterwegs …
bm-ask-boss = Welcher Boss bist du?
bm-ask-boss-text = Wähle einen. Der andere verlässt das Spiel.
bm-ask-redraw = Neue Hand?
bm-ask-redraw-text = Deine Hand ist einseitig. Du darfst einmal alle sieben Karten tauschen.
bm-ask-discard_two =
    { $left ->
        [one] Noch eine Karte abwerfen
       *[other] Wirf { $left } Karten ab
    }
bm-ask-discard_two-text = Was brauchst du am wenigsten? Goldgerahmte Räume brauchen einen anderen unter sich. Alle wählen zugleich.
bm-ask-first_room = Dein erster Raum
bm-ask-first_room-text = Wähle eine leuchtende Karte. Sein Schatz lockt Helden an, sein Schaden tötet sie: Jeder tote Held ist eine Seele. Er bleibt verdeckt, bis alle gelegt haben.
bm-ask-window-own-build = Du baust
bm-ask-window-own-build-text =
    { $placed ->
        [yes] Deine Karte liegt verdeckt. Was jetzt noch leuchtet, kannst du benutzen. Sonst bist du fertig.
       *[no] Wähle eine leuchtende Karte, dann ihren Platz: links neben deine Räume oder auf einen von ihnen. Bis alle fertig sind, liegt sie verdeckt.
    }
bm-ask-window-build = Willst du reagieren?
bm-ask-window-build-text = { $seat } baut gerade.
bm-ask-window-answer = Willst du antworten?
bm-ask-window-answer-text =
    { $aimed ->
        [no] { $seat } benutzt „{ $card }“.
       *[yes] { $seat } benutzt „{ $card }“. Ziel: { $targets }.
    }
bm-ask-window-own-answer = Willst du noch etwas tun?
bm-ask-window-own-answer-text = „{ $card }“ wirkt, sobald alle passen.
bm-ask-window-entrance = Willst du etwas tun?
bm-ask-window-entrance-text =
    { $mine ->
        [yes] { $hero } steht mit { $health } Leben vor deinem Dungeon.
       *[no] { $hero } steht mit { $health } Leben vor dem Dungeon von { $seat }.
    }
bm-ask-window-room = Willst du etwas tun?
bm-ask-window-room-text = { $hero } steht in „{ $room }“ und hat noch { $health } Leben.
bm-ask-window-limbo = Willst du etwas tun?
bm-ask-window-limbo-text = { $hero } hat keinen Raum mehr unter den Füßen, noch { $health } Leben.
bm-ask-window-left = Willst du noch etwas tun?
bm-ask-window-left-text = Der Held ist nicht mehr da.
bm-ask-window-idle = Willst du etwas tun?
bm-ask-window-idle-text = Kein Held ist da. Danach endet die Runde.
bm-ask-mode = { $card }: Was soll es tun?
bm-ask-target = { $card }: Wähle { $want }
bm-ask-sacrifice = { $card }: Welcher Raum wird geopfert?
bm-ask-coins = { $card }: Wie viele Münzen?
bm-ask-cost = { $card }: Bezahl mit Karten
bm-ask-cost-text =
    { $left ->
        [one] Wähle { $want }.
       *[other] Wähle { $left }-mal: { $want }.
    }
bm-ask-prevent = { $seat } spielt „{ $card }“. Verhindern?
bm-ask-tax = Kurzschluss: Zahlst du { $n }?
bm-ask-tax-text = Ohne Münze ist dein Zauber verhindert.
bm-ask-pay_miniboss = „{ $room }“ will bezahlt werden
bm-ask-pay_miniboss-text = 1 Münze, oder die Karte wird abgeworfen.
bm-ask-trigger = { $card }: Nutzen?
bm-ask-order = Was kommt zuerst?
bm-ask-order-text = Mehreres von dir geschieht zugleich. Wähle, was leuchtet.
bm-ask-heal = Welche Wunde heilst du?
bm-ask-heal-text = Wähle einen Helden, der zu dir durchkam. Er zählt dann nicht mehr als Wunde, sondern als Seele.
bm-ask-take = Welche Karte nimmst du von der Ablage?
bm-ask-look = Die Hand von { $seat }
bm-ask-look-text = Du darfst eine Karte daraus nehmen.
bm-ask-keep_discard = Behältst du die abgeworfene Karte?
bm-ask-build_now = Sofort bauen?
bm-ask-build_now-text = Wähle die Karte und dann den leuchtenden Platz.
bm-ask-discard_rooms = Wirf eine Raumkarte ab
bm-ask-lay_coins = Wie viele Münzen legst du auf den Raum?
bm-ask-deal = Jetzt handeln?
bm-ask-deal-text = 1 Münze an { $seat }, dafür nimmst du dort zufällig einen Zauber.
bm-ask-double = Schaden verdoppeln?
bm-ask-intrigue = Intrige: Was ziehst du?
bm-ask-intrigue-text = Keine Seele in dieser Runde, dafür eine Karte.
bm-card-says = Die Karte sagt: { $text }
bm-ask-tip = Was leuchtet, kannst du benutzen. Sonst passe.
bm-ask-tip-good = Gut für dich: Du kannst passen.
bm-ask-target-tip = Klick oder tipp an, was leuchtet.
bm-ask-over = Das Spiel ist aus
bm-ask-lay = Du baust: { $card }
bm-ask-lay-here = { $card } auf Platz { $slot }?

## Warten

bm-wait-build = { $seat } baut
bm-wait-window = Einen Moment
bm-wait-others = Andere überlegen noch, ob sie etwas einsetzen.
bm-wait-room = { $hero } steht in „{ $room }“, noch { $health } Leben.
bm-wait-entrance = { $hero } steht am Eingang, { $health } Leben.
bm-wait-waiting =
    { $you ->
        [yes] Du benutzt „{ $card }“.
       *[no] { $seat } benutzt „{ $card }“.
    }
bm-wait-boss = Die Bosse werden gewählt.
bm-wait-out = Du bist raus. Du kannst zusehen, bis es entschieden ist.
bm-wait-redraw = Zum Anfang darf man die ganze Hand tauschen.
bm-wait-discard_two = Zum Anfang werfen alle zwei Karten ab.
bm-wait-first_room = Die ersten Räume werden verdeckt gelegt.
bm-wait-source = Es geht um „{ $card }“.
bm-several-think = { $names } überlegen.

## Momente und Verlauf

bm-moment = Jetzt
bm-moment-bait = Die Helden ziehen los
bm-moment-lured =
    { $you ->
        [yes] Zu dir: { $heroes }.
       *[no] Zu { $seat }: { $heroes }.
    }
bm-moment-stayed = Noch in der Stadt: { $heroes }.
bm-moment-reveal = Alle decken auf
bm-moment-walk = { $hero } geht hinein
bm-revealed = { $card } ({ $seat })
bm-log-revealed = Aufgedeckt: { $cards }.
bm-log-damage = „{ $room }“: { $damage } Schaden, noch { $left } Leben.
bm-log-died =
    { $by ->
        [card] { $died }, { $damage } Schaden durch „{ $card }“.
       *[room] { $died } an { $damage } Schaden.
    }
bm-log-aimed = { $declared } Ziel: { $targets }.
bm-log-souls =
    { $souls ->
        [one] { $seat } +1 Seele
       *[other] { $seat } +{ $souls } Seelen
    }
bm-log-no-souls = keine Seelen

## Tasten

own-key-digits = 1–9
own-key-digits-does = Karte der Hand nehmen
own-key-arrows = Pfeile
own-key-arrows-does = von Ding zu Ding
own-key-enter = Enter
own-key-enter-does = nehmen, legen, benutzen
own-key-escape = Esc
own-key-escape-does = Karte zurück, Fenster zu
own-key-pass-does = passen, fertig
own-key-end = W und V
own-key-end-does = für die ganze Phase passen; Karte lesen

## Ein Zug in wenigen Worten

bm-move-place = „{ $card }“ auf Platz { $slot } bauen
bm-move-place-miniboss = „{ $card }“ auf Platz { $slot } einsetzen
bm-move-promote = „{ $card }“ befördern
bm-move-coins =
    { $n ->
        [one] 1 Münze zahlen
       *[other] { $n } Münzen zahlen
    }
