# Die Texte der Seite. Spieltexte (Ereignisse, Gründe, Namen) kommen aus den Dateien des Servers.

## Rahmen

skip-to-content = Zum Inhalt
nav-label = Seiten
nav-tables = Tische
nav-rules = Regeln
nav-cards = Karten
language-switch = Sprache wechseln
guest = Gast
again = Noch einmal versuchen
to-lobby = Zu den Tischen
players = Spielende:
minutes = { $count } min
seats = Plätze
seat-open = freier Platz
seat-bot = { $name }, Bot
level-beginner = Anfänger
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
copied = Kopiert.
save = Speichern
offline-banner = Du bist offline. Sobald die Verbindung wieder da ist, geht es weiter.
connection-full = Hier sind gerade zu viele auf einmal. Ich versuche es gleich wieder.
connection-lost = Die Verbindung ist weg. Ich versuche es weiter …
connection-back = Die Verbindung ist wieder da.
connecting = Der Tisch wird gedeckt …

## Wenn etwas nicht geht

trouble-title = Hier stimmt etwas nicht
reason-unknown = Das ging nicht ({ $code }).
reason-no-connection = Der Server ist nicht zu erreichen.
reason-server-trouble = Dem Server ist etwas schiefgegangen.
reason-no-page = Diese Seite gibt es nicht.
advice-no-connection = Prüfe deine Verbindung. Laufende Spiele gehen nicht verloren.
advice-server-trouble = Versuch es gleich noch einmal. Laufende Spiele gehen nicht verloren.
reason-need-name = Sag uns erst, wie du heißt.
advice-no-page = Vielleicht ist beim Kopieren des Links etwas verloren gegangen.

## Lobby

lobby-hello = Setz dich, Monster.
lobby-intro =
    { $games ->
        [one] Ein Tisch für Monsterspiele. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ein Konto brauchst du nicht.
       *[other] { $games ->
            [2] Zwei
            [3] Drei
           *[other] { $games }
        } Monsterspiele, ein Tisch. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ein Konto brauchst du nicht.
    }
lobby-start = Spielen
lobby-play-now = Sofort spielen
lobby-quick = Spiel für „Sofort spielen“
lobby-against =
    { $count ->
        [one] gegen einen Bot, der ordentlich spielt
       *[other] gegen { $count } Bots, die ordentlich spielen
    }
lobby-invite = Freunde einladen
lobby-code = Tischcode oder Link
lobby-code-go = Öffnen
lobby-code-wrong = Das ist kein Tischcode. Er hat 16 Zeichen; du kannst auch den ganzen Link einfügen.
lobby-games = Spiele
lobby-open-table = Tisch eröffnen
lobby-tour = Zum ersten Mal hier?
lobby-tour-text = Eine geführte erste Partie: Du spielst, und wir sagen dir, was gerade passiert. Vorkenntnisse brauchst du nicht.
lobby-tour-go = Geführt spielen
lobby-tour-line = Zum ersten Mal hier? Spiel eine geführte erste Partie:
lobby-mine = Meine Tische
lobby-mine-none = Noch kein Tisch. Oben wartet einer.
lobby-open = Offene Tische
lobby-open-none = Gerade sucht niemand Mitspielende. Eröffne einen Tisch und zeig ihn hier.
lobby-more =
    { $count ->
        [one] Eins von früher zeigen
       *[other] { $count } von früher zeigen
    }
row-round = Runde { $round }
row-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
row-place = beendet · Platz { $place }
row-over = beendet
row-drawn = beendet · unentschieden
row-turn = { $name } ist dran
row-your-turn = Du bist dran
row-unreadable = Dieser Tisch lässt sich nicht öffnen.
row-look = Ansehen
row-go-on = Weiter
row-join = Mitspielen

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-players = Wie viele spielen?
new-humans = Wie viele davon an diesem Gerät?
new-humans-hint = Bei mehreren reicht ihr es herum; die Karten der anderen bleiben verdeckt.
new-your-name = Dein Name
new-name-of = Name auf Platz { $seat }
new-seat-bot = Bot
new-seat-link = Freier Platz
new-seat-link-text = für alle, die den Link haben
new-others = Wer nimmt die anderen Plätze?
new-others-friends = Freunde per Link
new-others-bots = Bots
new-level = Wie gut spielen die Bots?
new-level-hint = Anfänger übersehen manches, die anderen denken immer weiter voraus. Sie springen auch ein, wenn jemand weg ist.
new-variants = Varianten
new-finer = Feinheiten
new-more = Mehr: Name, Uhr, Abwesenheit
new-listed = In der Lobby zeigen
new-listed-text = Alle auf diesem Server sehen den Tisch und können sich dazusetzen.
new-name = Name des Tisches
new-name-example = Monsterabend
new-clock = Uhr je Zug
new-clock-hint = Läuft sie ab, zieht ein Bot für dich, nur dieses eine Mal.
new-clock-none = ohne
new-away = Ein Bot springt ein, wenn jemand weg ist
new-away-hint = Kommt die Person zurück, hat sie ihren Platz wieder.
new-go-invite = Tisch eröffnen
new-go-play = Losspielen
seconds = { $count } s
minutes-long = { $count } min
hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
copy-link = Link kopieren
share = Teilen

## Warteraum

wait-open = frei
wait-you = du
wait-here = da
wait-away = nicht da
wait-take = Hier sitzen
wait-leave = Aufstehen
wait-remove = Entfernen
wait-sat-down = { $name } setzt sich.
wait-sit-title = Setz dich dazu
wait-sit-text = { $host } hat diesen Tisch eröffnet.
wait-sit-no-account = Ein Konto brauchst du nicht, nur einen Namen.
wait-for-start = Es geht los, sobald alle da sind.
wait-sit = Platz nehmen
wait-full-title = Der Tisch ist voll
wait-full-text = Alle Plätze sind vergeben. Du kannst hierbleiben und zusehen, sobald es losgeht.
wait-invite = Lade Freunde ein
wait-invite-text = Wer diesen Link öffnet, kann sich setzen.
wait-link = Link zu diesem Tisch
wait-share-title = Monstertisch: Setz dich dazu
wait-all-here = Alle Plätze sind besetzt
wait-fill =
    { $count ->
        [one] Freien Platz mit Bot besetzen
       *[other] { $count } freie Plätze mit Bots besetzen
    }
wait-start = Losspielen
wait-start-ready = Alle da. Du entscheidest, wann es losgeht.
wait-start-not-yet =
    { $count ->
        [one] Noch ein Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
wait-for-host = { $host } startet das Spiel, sobald alle da sind.
wait-clock = { $seconds } s je Zug
wait-rules-title = Noch nie gespielt?
wait-rules-text = Die Regeln in unseren Worten, und alle Karten.

## Ende

table-page-title = Tisch
told-only = Seit diesem Spiel haben sich die Regeln geändert. Das Brett lässt sich nicht mehr zeigen, aber was geschah, steht hier.
told-place = { $place }. { $name }: { $score }
to-result = Zum Ergebnis
end-is-over = Das Spiel ist aus
end-you-won = Du gewinnst
end-you-won-with = Du gewinnst mit { $names }
end-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-draw = Unentschieden
end-places = Ergebnis
end-place = Platz
end-bot = Bot, { $level }
end-resigned = hat aufgegeben, ein Bot spielte weiter
end-stood-in = zeitweise sprang ein Bot ein
end-rematch = Revanche
end-rematch-open = Zur Revanche
end-again = Noch eine Runde?
end-again-against = Noch eine Runde gegen { $name }?
end-who-is-ready = Wer bereit ist
end-ready = bereit
end-thinks = überlegt
end-gone = weg
end-other-game = Anderes Spiel
end-entrance = Zum Eingang
end-keep-short = Aufheben
end-replay = Wiederholung
end-turns = Die Runden der Wiederholung
end-decisive = entschied das Spiel
end-keep = Aufheben und prüfen
end-keep-text = Der Link zeigt das ganze Spiel Zug für Zug. Die Spieldatei gehört dir.
end-replay-link = Link zum Nachspielen
end-share-title = Monstertisch: eine Partie zum Nachspielen
end-download = Spieldatei laden
seal-shown = Siegel der Mischungen
seal-shown-text = Deine Seite merkt sich dieses Siegel und trägt beim Austeilen eigene Zufallszahlen bei. Am Ende wird das Geheimnis dazu offengelegt. Passt es, hat niemand am Glück gedreht.
seal-title = Wurde ehrlich gemischt?
seal-text = Vor der ersten Karte hat der Server ein Siegel gezeigt, jetzt das Geheimnis dazu. Dazwischen hat jede Seite am Tisch eigene Zufallszahlen beigetragen. Passt alles zusammen, konnte niemand die Mischungen aussuchen.
seal-holds = Das Siegel passt. Diese Seite hat es selbst nachgerechnet.
seal-unshared = Das Siegel passt. Diese Seite kam erst nach dem Austeilen dazu und hat keine eigenen Zufallszahlen beigetragen.
seal-swapped = Das Siegel ist ein anderes als das, welches diese Seite zuerst gesehen hat. Diesen Mischungen ist nicht zu trauen.
seal-left-out = Die Zufallszahlen dieser Seite fehlen im Spiel. Diesen Mischungen ist nicht zu trauen.
seal-others = Es zählten Zufallszahlen, die weder von dieser Seite noch von den anderen Leuten am Tisch kommen. War beim Austeilen kein anderes Gerät von dir am Tisch, ist diesen Mischungen nicht zu trauen.
seal-shares = { $count ->
    [0] Keine Seite hat Zufallszahlen beigetragen
    [one] Zufallszahlen einer Seite
   *[other] Zufallszahlen von { $count } Seiten
  }
seal-broken = Das Siegel passt nicht zum Geheimnis. Diesen Mischungen ist nicht zu trauen.
seal-cannot = Hier kann der Browser nicht nachrechnen, denn die Verbindung ist nicht verschlüsselt (kein https). Lade die Spieldatei und prüfe sie mit „monstertisch verify“.
seal-details = Siegel und Geheimnis
seal-commitment = Siegel (SHA-256)
seal-secret = Geheimnis
seal-whole-game = Das ganze Spiel prüft aus der Spieldatei:

## Regeln und Karten

rules-title = Regeln
rules-contents = Inhalt
cards-title = Karten
cards-about = Diese Zahlen nennt das Regelheft nicht; wir haben sie rekonstruiert und erprobt. Alles andere steht im Heft oder folgt daraus.
cards-ours = rekonstruiert

## Einstellungen

settings-title = Einstellungen
settings-look = Darstellung
settings-language = Sprache
settings-text = Schrift
settings-text-normal = normal
settings-text-large = größer
settings-text-huge = groß
settings-motion = Bewegung
settings-motion-hint = „Wie das System“ richtet sich danach, ob dein Gerät weniger Bewegung wünscht.
settings-motion-auto = Wie das System
settings-motion-off = Aus
tempo = Tempo
tempo-calm = Gemütlich
tempo-calm-means = Jeder Schritt wartet auf „Weiter“.
tempo-normal = Normal
tempo-normal-means = Hält an, wenn du etwas tun kannst.
tempo-swift = Zügig
tempo-swift-means = Hält erst an, wenn es dich betrifft.
settings-sound = Ton
settings-sound-text = Karten, Münzen, Würfel und eine kleine Glocke, wenn du dran bist.
settings-name = Dein Name
settings-saved = Gespeichert
settings-device = Auf einem anderen Gerät weiterspielen
settings-device-text = Ein persönlicher Link bringt deine Plätze auf ein anderes Gerät. Ein neuer Link macht den alten ungültig.
settings-device-make = Persönlichen Link machen
settings-device-link = Dein persönlicher Link
settings-device-warning = Wer diesen Link hat, spielt als du. Gib ihn niemandem.
keys-title = Tasten
keys-cards = Karte wählen
keys-places = zum nächsten Feld
keys-play = spielen
keys-back = Karte zurück, schließen
keys-space = Leertaste
keys-go-on = weiter mit dem, was gezeigt wird
keys-replay = passen; Nachspielen: abspielen, anhalten
keys-turning-point = in der Analyse zum nächsten Wendepunkt, mit ⇧ zum vorigen
keys-to-the-end = alles Gezeigte bis zum Ende
keys-rules = Regeln
keys-hint = Tipp
keys-undo = Zug zurücknehmen
keys-log = Verlauf
keys-help = diese Hilfe
close = Schließen
me-title = Persönlicher Link
me-text = Mit diesem Link spielst du hier mit den Plätzen weiter, die du auf einem anderen Gerät hast.
me-instead = Bisher bist du in diesem Browser { $name }. Diese Plätze sind hier danach nicht mehr zu erreichen.
me-go = Hier weiterspielen
me-no = Nein
reason-no-personal-link = Das ist kein persönlicher Link. Vielleicht fehlt beim Kopieren das Ende.

## Geführte erste Partie

tour-title = Lotse
tour-step = Schritt { $number } von { $count }
tour-next = Weiter
tour-back = Zurück
tour-your-move = Jetzt du
tour-waits = Das Spiel wartet auf dich
tour-leave = Lotsen beenden
tour-explains = Der Lotse erklärt
tour-explains-text = Das Spiel wartet, bis du weitergehst.

## Dank

credits-title = Dank und Quellen
credits-games = Die Spiele
credits-game-maechtige_monster = Mächtige Monster hat Desnet Amane erfunden.
credits-game-kingscraft = Kingscraft hat David Kühn erfunden, erschienen ist es bei Skellig Games.
credits-game-boss_monster = Boss Monster hat Johnny O’Neal erfunden, die deutsche Ausgabe „Aufstieg der Minibosse“ ist bei Pegasus Spiele erschienen.
credits-games-text = Monstertisch ist ein unabhängiges Projekt: Regeltexte sind in unseren eigenen Worten, Bilder und Sätze der gedruckten Ausgaben sind nicht dabei.
credits-icons = Symbole
credits-icons-text = Von game-icons.net unter CC BY 3.0, in Farbe und Größe angepasst. Gezeichnet haben sie:
credits-fonts = Schriften
credits-fonts-text = Unter der SIL Open Font License.
credits-software = Freie Software in dieser Seite

## Nachspielen

replay-title = Nachspielen
replay-move = Zug { $at } von { $last }
replay-moment = Runde { $round }, Zug { $at } von { $last }
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-scrub = Zug
replay-speed = Tempo
replay-seat = Aus wessen Sicht
replay-public = Alle
replay-copy = Link hierher

## Analyse

analysis-title = Analyse
analysis-head = { $count ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
analysis-ask = Wer hätte wann gewonnen?
analysis-ask-text = Jede Stellung wird viele Male zu Ende gespielt. Das dauert ein paar Minuten und geht weiter, wenn du die Seite verlässt.
analysis-ask-go = Partie analysieren
analysis-is-none = Noch nicht analysiert
analysis-is-running = Die Analyse läuft
analysis-is-done = Die Analyse ist fertig
analysis-is-failed = Die Analyse ist abgebrochen
analysis-failed-text = Die Partie konnte nicht zu Ende gerechnet werden. Am Spiel ändert das nichts.
analysis-again = Noch einmal versuchen
analysis-progress = { $done } von { $of } Stellungen
analysis-waits =
    { $before ->
        [one] wartet, eine andere ist vorher dran
       *[other] wartet, { $before } andere sind vorher dran
    }
analysis-so-far = Zwischenstand
analysis-who-wins = Wer gewinnt?
analysis-who-wins-text = Chance auf den Sieg in Prozent, Zug für Zug
analysis-even = gerecht: { $percent }
analysis-decision = Entscheidung
analysis-luck = Glück
analysis-chances = Chancen
analysis-percent = { $percent } %
analysis-chance-of = { $seat }: { $percent } Prozent, { $change } seit dem Zug davor
analysis-chance-alone = { $seat }: { $percent } Prozent
analysis-chance-open = { $seat }: noch offen
analysis-moved = war dran
analysis-sum = { $at } Züge, { $count ->
        [0] kein Wendepunkt
        [one] ein Wendepunkt
       *[other] { $count } Wendepunkte
    }. { $chances }
analysis-points = Wendepunkte
analysis-points-count = { $count } in { $moves } Zügen
analysis-no-points = Kein Zug hat die Chancen stark verschoben.
analysis-no-points-yet = Noch keiner. Sie kommen, sobald ihre Stellung gerechnet ist.
analysis-kind-mistake = Fehler
analysis-kind-strong = starker Zug
analysis-kind-luck = Glück
analysis-move = Zug { $at }
analysis-instead = { $played }; besser: { $better }
analysis-cost = kostete { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
analysis-brought = brachte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
analysis-cost-whom = Das kostete { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
analysis-brought-whom = Das brachte { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
analysis-swings = Das verschob die Chancen: { $swings }.
analysis-previous-point = Voriger Wendepunkt
analysis-next-point = Nächster Wendepunkt
analysis-best = Bester Zug
analysis-best-chance = { $better } % statt { $played } %
analysis-best-none = An diesem Zug war nichts besser zu machen.
analysis-best-pick = Bei einem Fehler steht hier, was besser gewesen wäre.
analysis-best-text = Gespielt: { $move }.
analysis-estimated = Geschätzt aus { $worlds ->
        [one] einer weitergespielten Partie
       *[other] { $worlds } weitergespielten Partien
    } je Stellung, ±{ $error } { $error ->
        [one] Punkt
       *[other] Punkte
    }.
analysis-better-here = besser
analysis-as-table = Als Tabelle
analysis-balance = Können und Glück
analysis-balance-text = Was die eigenen Entscheidungen und was Würfel, Karten und die anderen jedem brachten, in Punkten.
analysis-decisions = Entscheidungen
analysis-who = Wer
analysis-what = Was geschah
analysis-key-move = Zug
analysis-key-point = Wendepunkt
analysis-play-on = Von hier weiterspielen
analysis-play-on-as = Weiterspielen als
analysis-play-on-over = Hier ist die Partie zu Ende.
analysis-quiet = Nichts, was alle sehen konnten.
analysis-opening = Die Partie beginnt.
analysis-list = Wendepunkte und Zahlen