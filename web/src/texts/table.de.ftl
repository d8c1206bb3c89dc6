# Der Tisch im Browser: alles rund um Brett, Hand, Aufforderung und Verlauf.

## Seite

table-opening = Der Tisch wird gedeckt …
table-connecting = Verbinde …
table-lost = Verbindung weg. Ich versuche es gleich wieder.
table-close = Schließen
table-menu = Menü
table-rules = Regeln
table-log = Verlauf
table-rail = Verlauf und Chat
table-seats = Wer am Tisch sitzt
table-your-side = Deine Seite des Tisches
table-watching = Du schaust zu.
table-bot = Bot
table-bot-beginner = Bot, Anfänger: übersieht manches
table-bot-journeyman = Bot, Geselle: denkt voraus
table-bot-master = Bot, Meister: spielt jeden Zug in Gedanken durch
table-bot-grandmaster = Bot, Großmeister: nimmt sich viel Zeit
table-bot-other = Bot, { $level }
table-away = gerade weg
table-stand-in = Ein Bot vertritt diesen Platz.
table-resigned = Hat aufgegeben, ein Bot spielt weiter.

table-chat = Chat
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-empty = Noch ist es still.
table-chat-lines =
    { $count ->
        [0] Chat
        [one] Chat, 1 neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
table-watchers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
table-new-lines = { $count } neu

table-undo = Zug zurück
table-undo-asked = { $seat } möchte den Zug zurücknehmen
table-undo-asked-text = Es geht nur, wenn alle einverstanden sind.
table-undo-agree = Einverstanden
table-undo-deny = Nein
table-undo-waiting = Zug zurück? Noch gefragt: { $names }.
table-undo-refused = { $seat } sagt Nein. Der Zug bleibt.
table-taken-back = { $you ->
    [yes] Du nimmst den Zug zurück.
   *[no] { $seat } nimmt den Zug zurück.
  }
table-taken-back-by-nobody = Ein Zug wurde zurückgenommen.

table-pass-on = Gib das Gerät an { $seat }
table-pass-on-text = Die Karten bleiben verdeckt, bis { $seat } bereit ist.
table-i-am = Ich bin { $seat }

table-sound = Töne
table-motion-off = Bewegung aus
table-language-de = Deutsch
table-language-en = English
table-copy-link = Link zum Tisch kopieren
table-link-copied = Link kopiert
table-settings = Einstellungen
table-to-lobby = Zur Lobby
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter.

table-keys = Tasten
table-key-digits = 1–5
table-key-digits-does = Karte dieser Stärke nehmen
table-key-arrows = ← →
table-key-arrows-does = von Feld zu Feld
table-key-enter = Enter
table-key-enter-does = setzen oder verdrängen
table-key-escape = Esc
table-key-escape-does = Karte zurück, Fenster zu, Kampf beenden
table-key-space = Leertaste
table-key-space-does = weiter mit dem, was gezeigt wird; entscheidet nie
table-key-pass = P
table-key-pass-does = passen
table-key-end = E
table-key-end-does = Kampf bis zum Ende überspringen
table-key-hint = H
table-key-hint-does = Tipp
table-key-undo = U
table-key-undo-does = Zug zurücknehmen
table-key-log = L
table-key-log-does = Verlauf
table-key-rules = R
table-key-rules-does = Regeln

## Am Zug

table-not-possible = Das geht nicht: { $reason }
table-you = Du
table-you-inside = du
table-you-are = Du · { $name }
table-hidden-card = verdeckte Karte
table-start-player = beginnt diese Runde
table-is-on = ist dran
table-thinks = überlegt …
table-your-turn = Du bist dran
table-seat-thinks = { $seat } überlegt.
table-hint = Tipp
table-hint-waits =
    { $before ->
        [0] Dein Tipp kommt gleich: Andere denken gerade nach
        [one] Dein Tipp wartet: Eine andere Frage ist vorher dran
       *[other] Dein Tipp wartet: { $before } andere Fragen sind vorher dran
    }
table-go-on = Weiter
table-space = Leertaste
table-to-the-end = Zum Ende
table-you-won = Du hast gewonnen!
table-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
table-moves-of-round =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
table-log-older = Ältere zeigen
table-goes-on-from = Was wäre, wenn? Es geht weiter nach Zug { $move } einer anderen Partie. Was dort verdeckt war, ist neu gemischt.
table-rules-changed = Ab Zug { $move } gelten die Regeln in Fassung { $version }.

## Was geschah, und was eine Karte tut

table-recap = Seit deinem letzten Zug
table-recap-short = Seit deinem Zug:
table-recap-nothing = Seit deinem letzten Zug ist nichts geschehen.
table-recap-none-yet = Hier steht, was seit deinem letzten Zug geschah.
table-strip-empty = Zeig auf eine Karte: Hier steht, was sie tut.
