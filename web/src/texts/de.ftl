# Die Texte der Seite. Spieltexte (Ereignisse, Gründe, Namen) kommen aus den Dateien des Servers.

## Rahmen

skip-to-content = Zum Inhalt
nav-label = Seiten
nav-tables = Tische
nav-rules = Regeln
nav-cards = Karten
language-switch = Sprache wechseln, Deutsch oder Englisch
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
copied = Kopiert.
save = Speichern
offline-banner = Du bist offline. Sobald die Verbindung wieder da ist, geht es weiter.
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
advice-no-page = Vielleicht ist beim Kopieren des Links etwas verloren gegangen.
advice-not-found = Vielleicht ist beim Kopieren des Links etwas verloren gegangen. Bitte die Person, die dich eingeladen hat, um einen neuen.

## Lobby

lobby-hello = Setz dich, Monster.
lobby-intro =
    { $games ->
        [one] Ein Tisch für Monsterspiele. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ein Konto brauchst du nicht.
       *[other] { $games } Monsterspiele, ein Tisch. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ein Konto brauchst du nicht.
    }
lobby-start = Spielen
lobby-play-now = Sofort spielen
lobby-play-now-what = Mächtige Monster gegen 3 Gesellen
lobby-invite = Freunde einladen
lobby-code = Tischcode oder Link
lobby-code-go = Öffnen
lobby-code-wrong = Das ist kein Tischcode. Er hat 16 Zeichen; du kannst auch den ganzen Link einfügen.
lobby-games = Spiele
lobby-game-maechtige_monster = Mächtige Monster
lobby-game-maechtige_monster-text = Stürmt gemeinsam die Burg. Die Beute teilt ihr euch dann nur sehr ungern.
lobby-open-table = Tisch eröffnen
lobby-tour = Zum ersten Mal hier?
lobby-tour-text = Eine geführte erste Partie: Du spielst, und wir sagen dir, was gerade passiert. Zehn Minuten, keine Vorkenntnisse.
lobby-tour-go = Geführt spielen
lobby-tour-line = Zum ersten Mal hier? Spiel eine geführte erste Partie.
lobby-mine = Meine Tische
lobby-mine-none = Noch kein Tisch. Oben wartet einer.
lobby-open = Offene Tische
lobby-open-none = Gerade sucht niemand Mitspielende. Eröffne einen Tisch und zeig ihn hier.
lobby-more = { $count } ältere zeigen
row-round = Runde { $round }
row-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
row-place = beendet · Platz { $place }
row-over = beendet
row-turn = { $name } ist dran
row-your-turn = Du bist dran
row-look = Ansehen
row-go-on = Weiter
row-join = Mitspielen
