# Das Terminal: Gespräch am Tisch, Befehle und ihre Hilfe. Der Browser braucht davon nichts.

bot-names = Grimm Mira Knut Lilo Borka Ulf

## Am Tisch

welcome-bots = Mit dir am Tisch: { $names } (Bots: { $kinds }).
welcome-seal = Das Siegel der Mischungen. Am Ende siehst du das Geheimnis dazu:
welcome-help = „?“ erklärt die Lage, „hilfe“ alle Befehle. Jeder Zug wird sofort gesichert.
welcome-back = Es geht weiter in Runde { $round }.
goes-on-from = Was wäre, wenn? Es geht weiter nach Eintrag { $number } einer anderen Partie. Was du dort nicht wissen konntest, ist neu gemischt.
prompt = Tippe eine Nummer oder einen Zug wie „{ $example }“. „?“ erklärt.
not-understood = „{ $typed }“ verstehe ich nicht. Tippe eine Nummer aus der Liste, „{ $example }“ oder „hilfe“.
refused = Das geht nicht: { $reason }.
explain-unknown = Zu „{ $topic }“ weiß ich nichts. „?“ allein zeigt, wonach du fragen kannst.
which-move = Was davon meinst du? { $moves }
explain-possible = Möglich:
explain-impossible = Nicht möglich:
explain-which = Es gibt mehrere: { $cards }
explain-more = Mehr: „? 3“ (ein Zug), „? Name“ (eine Karte oder jemand am Tisch){ $topics }
explain-topic = , „? { $topic }“
and-more = und { $count } mehr
undo-nothing = Du hast noch nichts gespielt, was du zurücknehmen könntest.
undo-ask = Seitdem sind verdeckte Karten ans Licht gekommen. Trotzdem zurück? (ja/nein)
undo-ask-luck = Seitdem wurde gewürfelt, gemischt oder aufgedeckt. Trotzdem zurück? Das Glück bleibt dasselbe. (ja/nein)
undo-not = Es bleibt, wie es ist.
undo-done = Dein letzter Zug ist zurückgenommen.
kept = Das Spiel ist gesichert. Weiter geht es mit: monstertisch resume
cut-off = { $path } war mitten im letzten Eintrag abgeschnitten. Der halbe Eintrag ist weg, davor ist alles da.
skipped = { $path } bleibt liegen: { $reason }
winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
you-win =
    { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst, zusammen mit { $names }!
    }
secret = Das Geheimnis zum Siegel vom Anfang:
verify-hint = Nachrechnen: monstertisch verify { $path }
head-player = Am Tisch
head-place = Platz
help-at-table =
    Nummer | der Zug mit dieser Nummer
    Wörter | eines Zugs, so viele, wie ihn von anderen unterscheiden; Anfänge genügen, deutsch oder englisch
    ? | was möglich ist und was nicht; „? 3“ ein Zug, „? Name“ eine Karte oder jemand am Tisch, „? Wörter“ alle Züge mit diesen Wörtern
    Enter | Tisch und Zugliste noch einmal
    tempo zügig | nur fragen, was dich betrifft; „tempo normal“: überall, wo du etwas tun kannst; „tempo gemütlich“: immer
    tipp | was ein Meister hier täte, und warum
    verlauf | was in dieser und der letzten Runde geschah
    zurück | deinen letzten Zug zurücknehmen
    ende | aufhören; „monstertisch resume“ macht weiter
tempo =
    { $tempo ->
        [calm] Tempo: gemütlich. Du wirst immer gefragt.
        [normal] Tempo: normal. Du wirst gefragt, wo du etwas tun kannst.
       *[swift] Tempo: zügig. Du wirst gefragt, wo es dich betrifft.
    }
tempo-unknown = Es gibt „tempo gemütlich“, „tempo normal“ und „tempo zügig“.
## Wörter, die man tippen kann, in jeder Sprache; von solchen, die einen Zug sagen, genügt der Anfang

command-undo = zurück
command-log = verlauf
command-tip = tipp
command-help = hilfe
command-quit = ende
command-tempo = tempo
command-pass-all = passe alle, passe alles
tempo-calm = gemütlich
tempo-normal = normal
tempo-swift = zügig
typed-on = an, ja
typed-off = aus, nein
typed-yes = j, ja
typed-fillers = der die das den dem ein eine einen mein meine meinen auf zu zum von mit für gegen und
topic-rules = Regeln

## Ein Spiel ohne eigenes Brett

plain-your-turn = Du bist dran.
plain-hidden = { $count } verdeckt
plain-yes = ja
plain-no = nein

## Was die Befehle sagen

guest = Gast
games-players = { $least } bis { $most } am Tisch
games-option = --option { $name }
games-option-choice = --option { $name }=…
games-choices = eins von: { $choices }
games-choices-per-seat = je Platz eins von: { $choices }
replay-undone =
    { $count ->
        [one] Ein Zug wurde zurückgenommen und fehlt hier.
       *[other] { $count }-mal wurde zurückgenommen; was dabei wegfiel, fehlt hier.
    }
replay-undone-by =
    { $count ->
        [one] { $seat } hat einen Zug zurückgenommen; was dabei wegfiel, fehlt hier.
       *[other] { $seat } hat { $count }-mal zurückgenommen; was dabei wegfiel, fehlt hier.
    }
replay-begins = Es geht weiter nach Eintrag { $number } einer anderen Partie.
replay-rules = Ab Eintrag { $number } gelten die Regeln in Fassung { $version }. Was davor war, lässt sich hier nicht nachspielen.
replay-running = Das Spiel läuft noch, Runde { $round }.
analyse-progress = Züge
analyse-worlds = Chancen auf den Sieg nach dem, was alle sehen konnten; mindestens { $worlds } Fortsetzungen je Stellung, höchstens ± { NUMBER($error, maximumFractionDigits: 1) } Punkte.
analyse-round = nach Runde
analyse-percent = { $share } %
analyse-points = Wendepunkte
analyse-no-points = Kein Zug und kein Glück hat das Spiel gewendet.
analyse-decision = Runde { $round }, Eintrag { $n }: { $seat } spielt „{ $move }“: { $changed }.
analyse-better = Besser: „{ $move }“ ({ $better } Siegchance statt { $played }).
analyse-luck = Runde { $round }, Eintrag { $n }, Glück: { $changed }.
analyse-seat = Platz
analyse-start = am Anfang
analyse-moves = eigene Züge
analyse-rest = Glück und die anderen
analyse-end = am Ende
analyse-balance = Eigene Züge: wie viele Punkte Siegchance sie mehr brachten als der übliche Zug eines guten Bots. Glück: Karten, Würfel, was aufgedeckt wurde und was die anderen taten.
simulate-progress = Partien
simulate-interrupted = Abgebrochen. Gezählt ist, was zu Ende gespielt wurde.
simulate-games = Partien
simulate-moves = Züge
simulate-mean = Züge je Partie
simulate-speed = Tempo
simulate-per-second = { $games } Partien/s, { $moves } Züge/s
simulate-scores = Punkte nach Platz
simulate-rounds = Runden
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (meist { $p5 } bis { $p95 })
simulate-endings = Wie sie enden
simulate-ending = { $ending }: { $count }
simulate-digest = Prüfsumme
simulate-card = Karte
simulate-uses = Benutzt
simulate-per-game = pro Spiel
simulate-rate = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-bot = Bot (alle Plätze)
simulate-share = Siege
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = 95 %-Bereich
arena-games = { $deals ->
    [one] Eine Mischung, in allen Sitzordnungen gespielt: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
   *[other] { $deals } Mischungen, jede in allen Sitzordnungen gespielt: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
}
arena-bot = Bot
arena-chance = Zufall
arena-place = Platz
arena-rating = Wertung
arena-spread = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-rate = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-progress = Lernen
train-games = { $games } Partien, { $positions } Stellungen
train-players = Spieler
train-surprise = Überraschung
train-nothing = Ohne Wissen
golden-progress = Nachspielen
golden-same = Alles wie aufgeschrieben: { $count }
golden-differs = Anders als aufgeschrieben: { $count }
golden-written = Neu geschrieben: { $changed } von { $count }
cards-good = { $path }: in Ordnung. Spiele damit: monstertisch play { $game } --cards { $path }
verify-good = Stimmt. Das Geheimnis passt zum Siegel, und nachgespielt endet jede Runde wie aufgeschrieben.
verify-entries = { $entries } Einträge, Endstand: { $scores }
verify-begins = Begonnen hat sie mit einer Stellung aus einer anderen Partie, nach deren Eintrag { $number }. Geprüft ist, was danach kam.
verify-partly = Zum Teil geprüft.
verify-bad = Stimmt nicht.

## Hilfe

help-usage = Aufruf:
help-options-word = [Optionen]
help-command-word = BEFEHL …
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-help = zeigt diese Hilfe
help-monstertisch = Monstertisch: Monsterspiele mit Freunden und Bots, im Browser („monstertisch serve --open“) und im Terminal („monstertisch play“)
help-serve = startet den Tisch im Browser: Server, Lobby, Spiele
help-host = Adresse, auf der der Server hört; 0.0.0.0 öffnet ihn für das ganze Netz
help-port = Port des Servers
help-data = Ordner mit der Datenbank der Tische
help-database = PostgreSQL anstelle dieses Ordners: postgresql://name@host/datenbank
help-workers = wie viele Prozesse bedienen; mehr als einer braucht --database
help-think-elsewhere = überlässt das Denken anderen Rechnern mit monstertisch work; braucht --database
help-metrics-port = Port, auf dem Prometheus abfragt, wie es läuft; jeder Prozess hat seinen eigenen, von hier an aufwärts
help-metrics-host = Adresse dafür, wenn nicht nur von diesem Rechner aus gefragt wird
help-log-requests = schreibt auch jede Anfrage ins Protokoll, ohne Namen und Adressen
help-work = denkt für Server auf derselben PostgreSQL: Züge der Bots, Tipps und Analysen
help-work-database = die Datenbank der Server: postgresql://name@host/datenbank
help-processes = wie viel zugleich gedacht wird; sonst so viel, wie der Rechner Kerne hat
help-open = öffnet die Seite im Browser, sobald der Server läuft
help-backup = sichert alle Tische in eine Datei, auch während der Server läuft
help-restore = holt alle Tische aus einer Sicherung zurück; der Server darf nicht laufen
help-move = trägt alle Tische von einem Ort an einen anderen; der Server darf nicht laufen
help-move-from = Ordner der Tische oder Adresse von PostgreSQL
help-move-to = neuer Ordner oder Adresse einer leeren Datenbank von PostgreSQL
move-progress = Kopieren
moved-over = Alles ist da. Am alten Ort blieb es, wie es war.
help-backup-file = Datei der Sicherung
serving = Monstertisch läuft. Strg-C beendet ihn, kein Zug geht verloren:
working = Hier wird gedacht für { $path }. Strg-C beendet es, kein Zug geht verloren.
backed-up = Gesichert in { $path }.
restored = Zurückgeholt aus { $path }.
set-aside = Die bisherigen Tische liegen in { $path }.
reason-port = Port { $port } gibt es nicht. Möglich: 1 bis 65535.
reason-port-taken = Auf Port { $port } läuft schon etwas. Nimm einen anderen: --{ $which }port { $other }
reason-data-in-use = In { $path } läuft schon ein Server. Beende ihn oder nimm mit --data einen anderen Ordner.
reason-no-tables = { $path }: Hier sind keine Tische gespeichert.
reason-backup-exists = { $path } gibt es schon. Nimm einen neuen Namen.
reason-no-backup = { $path } ist keine Sicherung von Monstertisch, oder sie ist beschädigt. Es wurde nichts geändert.
help-games = zeigt die Spiele und was man an ihnen einstellen kann
help-play = spielt im Terminal gegen Bots
help-resume = spielt ein gesichertes Spiel weiter
help-replay = erzählt ein gesichertes Spiel Runde für Runde
help-analyse = zeigt von einem beendeten Spiel, wie die Chancen standen, was es gewendet hat und was Können war und was Glück
help-simulate = lässt Bots viele Partien spielen und zählt aus
help-arena = lässt Bots mit denselben Mischungen in allen Sitzordnungen gegeneinander spielen und wertet sie
help-train = lässt Bots spielen und lernt daraus für die Suche eines Spiels, wer gewinnt
help-golden = schreibt und prüft aufgezeichnete Partien, an denen man Regeländerungen sieht
help-golden-write = spielt die Züge aufgezeichneter Partien nach und schreibt auf, was sie bewirken
help-golden-check = vergleicht aufgezeichnete Partien mit den heutigen Regeln
help-cards = zeigt die Karten und prüft eigene Kartendateien
help-cards-list = zeigt alle Karten mit Werten und Quelle
help-cards-check = prüft eine eigene Kartendatei
help-verify = rechnet ein beendetes Spiel aus seinem Geheimnis nach
help-game = das Spiel, zum Beispiel maechtige-monster; „monstertisch games“ zeigt alle
help-game-default = das Spiel; ohne Angabe das erste
help-game-of-cards = das Spiel; ohne Angabe das, zu dem die Datei passt
help-players = so viele sitzen am Tisch, du mitgezählt
help-seats = so viele Bots sitzen am Tisch
help-lang = Sprache: de oder en
help-option = Variante, zum Beispiel chain, king=old oder type=dragon,orc,sea,demon; mehrmals möglich; „monstertisch games“ zeigt alle
help-seed = Startzahl; dieselbe Zahl gibt dieselben Mischungen
help-bots = Bots: ein Name für alle oder mit Komma je Platz einer ({ $bots })
help-name = dein Name am Tisch
help-from = Spieldatei einer anderen Partie: Von einer ihrer Stellungen aus geht es weiter
help-at = mit --from: nach diesem Eintrag der Datei (0: nach dem Geben); ohne Angabe nach dem letzten
help-seat = mit --from: dein Platz, von 1 an gezählt; ohne Angabe der erste, an dem ein Mensch saß
help-cards-file = eigene Kartendatei statt unserer Karten
help-commitment = das Siegel, das vor dem Spiel zu sehen war; die Datei muss dazu passen
help-share = die Zufallszahlen, die am Ende gezeigt wurden; genau sie müssen in der Datei stehen; für jede Seite wiederholen
help-file = Datei, oder der Name eines gesicherten Spiels
help-file-default = Datei oder Name; ohne Angabe das zuletzt gespielte, das noch läuft
help-card-file = die Kartendatei (TOML)
help-worlds = wie viele Fortsetzungen jede Stellung mindestens bekommt; 0: so viele, wie das Spiel braucht
help-count = so viele Partien
help-deals = so viele Mischungen; jede wird in allen Sitzordnungen gespielt
help-first-deal = die erste Mischung; so lässt sich jede einzeln wiederholen
help-keep = Datei, in der jede Partie bleibt; derselbe Aufruf macht dort weiter
help-train-out = Datei für das Gelernte
help-uses = zählt, wie oft jede Karte benutzt wurde
help-vary = Einstellung, die in jeder Partie neu ausgelost wird; gezählt wird je Wahl; mehrfach möglich
help-on = auf einem Ray-Cluster („ray“, „ray://…“) oder wo „monstertisch work“ läuft („postgresql://…“); sonst auf allen Kernen
help-json = Ausgabe für Programme
help-paths = Dateien oder Ordner; ohne Angabe tests/golden

## Was nicht geht

reason-no-file = { $path } gibt es nicht. Prüfe den Namen.
reason-is-folder = { $path } ist ein Ordner. Gib eine Datei an.
reason-no-permission = { $path } lässt sich nicht öffnen: Die Rechte fehlen.
reason-file-trouble = { $path } lässt sich nicht lesen oder schreiben: { $problem }
reason-trouble = So geht es nicht weiter: { $problem }
reason-no-home = Es ist nicht bekannt, wohin die Spiele dieses Benutzers gehören. Nenn einen Ordner in MONSTERTISCH_DATA.
reason-no-folder = { $path } kann kein Ordner sein: So heißt schon eine Datei. Nenn einen anderen.
reason-file-too-large = { $path } ist größer als { $megabytes } MB, kann also nicht sein, was hier gebraucht wird. Die Datei wurde nicht gelesen.
reason-disk-full = { $path } lässt sich nicht schreiben: Die Platte ist voll, oder eine Datei darf nicht so groß werden. Schaff Platz und versuch es noch einmal.
reason-database-damaged = { $path } ist beschädigt oder gar keine Datenbank. Hol eine Sicherung zurück: monstertisch restore FILE
reason-database-foreign = { $path } gehört zu einem anderen Programm. Nimm mit --data einen anderen Ordner oder eine andere Datenbank.
reason-database-newer = { $path } wurde von einer neueren Version von Monstertisch geschrieben. Installiere diese, oder nimm einen anderen Ordner oder eine andere Datenbank.
reason-database-read-only = { $path } darf nicht beschrieben werden. Gib dir die Rechte an Datei und Ordner, oder nimm mit --data einen anderen.
reason-database-busy = { $path } ist gerade in Gebrauch durch ein anderes Programm. Beende es und versuch es noch einmal.
reason-database-address = Das ist keine Adresse einer Datenbank. So sieht eine aus: { $example }
reason-nobody-works = An { $path } arbeitet niemand. Beginne damit auf einem oder mehreren Rechnern: monstertisch work --database …
reason-database-unreachable = { $path } ist nicht zu erreichen: { $problem }
reason-database-trouble = { $path } tut nicht, was es soll: { $problem }
reason-postgres-missing = Was PostgreSQL braucht, ist nicht installiert. Installiere es: pip install "{ $extra }"
reason-too-few-workers = { $count } Prozesse bedienen niemanden. Nimm mindestens 1.
reason-workers-need-database = Mehrere Prozesse brauchen PostgreSQL, ein Ordner ist für einen da: Nenn mit --database eine Datenbank, oder lass --workers weg.
reason-elsewhere-needs-database = Wer auf anderen Rechnern denkt, findet seine Arbeit in PostgreSQL: Nenn mit --database eine Datenbank, oder lass --think-elsewhere weg.
reason-too-few-processes = Mit { $count } Prozessen denkt niemand. Nimm mindestens 1.
reason-data-or-database = Die Tische liegen entweder in einem Ordner oder in einer Datenbank: Nenn --data oder --database, nicht beides.
reason-target-not-empty = In { $path } ist schon etwas. Nimm einen Ordner ohne Tische oder eine Datenbank, die neu und leer ist.
reason-port-forbidden = Port { $port } ist nicht für alle da: Unter 1024 braucht man besondere Rechte. Nimm einen anderen: --{ $which }port 8077
reason-host-unknown = Die Adresse „{ $host }“ gibt es nicht. Nenn eine dieses Rechners, etwa --{ $which }host 127.0.0.1, oder --{ $which }host 0.0.0.0 für das ganze Netz.
reason-host-elsewhere = Die Adresse „{ $host }“ gehört nicht zu diesem Rechner. Nimm etwa --{ $which }host 127.0.0.1, oder --{ $which }host 0.0.0.0 für das ganze Netz.
reason-not-utf8 = { $path } ist kein Text in UTF-8. Speichere die Datei als UTF-8.
reason-no-save = In { $folder } liegt kein laufendes Spiel. „monstertisch play“ fängt eins an.
reason-save-open = { $path } ist schon in einem anderen Fenster offen. Schließe es dort zuerst.
reason-continued-elsewhere = Diese Partie lief ab Eintrag { $number } auf einem Server nach anderen Regeln weiter und geht nur dort weiter. „monstertisch replay“ zeigt sie.
reason-one-person = Im Terminal spielt genau ein Mensch, hier sind es { $people }. „monstertisch replay“ zeigt das Spiel.
reason-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Möglich: { $known }.
reason-name = „{ $name }“ geht als Name nicht. Nimm 1 bis { $most } druckbare Zeichen, nicht mit „bot:“ am Anfang.
reason-only-with-from = { $name } geht nur mit --from.
reason-not-with-from = Lass { $name } weg: Das steht in der Datei, die du mit --from nennst.
reason-too-few-worlds = { $count } Fortsetzungen kann eine Stellung nicht bekommen: mindestens 1, oder 0 für so viele, wie das Spiel braucht.
reason-too-few-games = { $count } Partien gehen nicht. Nimm mindestens 1.
reason-nothing-to-vary = Für { $option } fand sich in { $draws } Versuchen keine erlaubte Wahl. Nimm andere Einstellungen.
reason-other-series = In { $path } stehen Partien eines anderen Aufrufs. Nimm dafür eine andere Datei.
reason-nothing-to-learn = { $game } hat kein Urteil, das gelernt wird. Das haben: { $known }.
reason-too-few-lessons = Aus { $count } Partien lernt niemand genug. Nimm mindestens einige Hundert, besser zehntausend.
reason-no-golden = In { $path } liegt keine aufgezeichnete Partie (*.txt). Gib eine Datei oder einen anderen Ordner an.
reason-rules-changed = Ab Eintrag { $number } stimmt alles. Was davor war, wurde nach anderen Regeln gespielt und lässt sich hier nicht nachrechnen.
reason-not-finished = Das Spiel läuft noch. Analysieren kann man es, wenn es zu Ende ist.
reason-still-running = Das Spiel läuft noch. Nachrechnen kann man es, wenn es zu Ende ist.
reason-other-commitment = Das Siegel ist ein anderes: { $shown } wurde gezeigt, zum Geheimnis in der Datei gehört { $found }.
reason-other-shares = Die Zufallszahlen der Seiten sind andere: { $shown } wurden gezeigt, in der Datei stehen { $found }.
reason-no-secret = Das Spiel hat ein Drehbuch statt eines Geheimnisses. Da gibt es nichts nachzurechnen.
reason-cut-off = Die Datei ist mitten im letzten Eintrag abgeschnitten.
reason-usage-missing = { $name } fehlt. Wie es geht, zeigt: { $command } --help
reason-usage-number = { $name } braucht eine ganze Zahl. Wie es geht, zeigt: { $command } --help
reason-usage-extra = Da steht ein Wort zu viel. Wie es geht, zeigt: { $command } --help
reason-usage-value = { $name } ist nicht richtig angegeben: Es fehlt ein Wert, oder es steht einer zu viel da. Wie es geht, zeigt: { $command } --help
reason-usage-option = { $name } gibt es hier nicht. Wie es geht, zeigt: { $command } --help
reason-usage-command = Den Befehl „{ $word }“ gibt es nicht. Möglich: { $known }. Wie es geht, zeigt: { $command } --help

## Woher man von einer Karte weiß

source-rulebook = Spielregel
source-rulebook-of = { $facts } aus der Spielregel
source-derived = abgeleitet
source-derived-of = { $facts } abgeleitet
source-reconstructed = rekonstruiert
source-reconstructed-of = { $facts } rekonstruiert
fact-name = Name
fact-strength = Stärke
