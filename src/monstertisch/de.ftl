# Allgemeine Texte: Gründe, die jedes Spiel kennt. Terminal und Browser teilen sie.

seat-number = Platz { $number }
together = { $most } und { $last }

## Tisch

reason-players = { $least } bis { $most } können mitspielen, nicht { $players }.
reason-unknown-option = Die Option „{ $option }“ gibt es nicht. Möglich: { $known }.
reason-option-switch = „{ $option }“ ist ein Schalter: an oder aus.
reason-option-choice = „{ $option }“ muss eins davon sein: { $choices }.
reason-option-seats = „{ $option }“ braucht { $players } verschiedene Angaben, eine je Platz, aus: { $choices }.
reason-seats = { $seats } Namen für { $players } Plätze: Es muss je einer sein.
reason-game-broken = Das Spiel aus { $package } fehlt, denn es lässt sich nicht laden ({ $problem })
reason-game-taken = Das Spiel aus { $package } fehlt: Es gibt schon eines, das „{ $name }“ heißt.
reason-bot-broken = Der Bot aus { $package } fehlt, denn er lässt sich nicht laden ({ $problem })
reason-bot-taken = Der Bot aus { $package } fehlt: Es gibt schon einen, der „{ $name }“ heißt.
reason-bot-refuses = Der Bot „{ $bot }“ spielt „{ $game }“ nicht mit ({ $problem })
reason-bot-raised = Der Bot „{ $bot }“ hat einen Fehler und keinen Zug gemacht ({ $problem })
reason-bot-stalled = Der Bot „{ $bot }“ hat nach { $seconds } Sekunden noch keinen Zug gemacht.
reason-bot-says-nothing = Der Bot „{ $bot }“ hat keinen Zug genannt, sondern etwas von der Art „{ $kind }“.
reason-bot-nonsense = Der Bot „{ $bot }“ wollte { $answer } tun. Das ist keiner von den { $count } Zügen, die er hatte.
reason-bots-ended = Der Prozess, in dem diese Bots spielten, ist von selbst zu Ende gegangen: { $bots }.
reason-cluster-address = „{ $address }“ ist kein Cluster. Möglich: ray (dieser Rechner, oder was RAY_ADDRESS nennt), ray://RECHNER:10001 und postgresql://….
reason-cluster-unreachable = Der Cluster „{ $address }“ ist nicht zu erreichen: { $problem }
reason-ray-missing = Dafür braucht es Ray. Das installiert es: pip install "{ $extra }"
reason-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Möglich: { $known }.
reason-bot-count = { $bots } Bots für { $players } Plätze: Nenne einen für alle oder je Platz einen.
reason-no-position = Nach Eintrag { $number } gibt es keine Stellung: Ihn gibt es nicht, oder er wurde zurückgenommen.
reason-position-over = Nach Eintrag { $number } ist die Partie zu Ende. Nimm eine frühere Stellung.
reason-no-seat = Platz { $number } gibt es hier nicht. Möglich: 1 bis { $players }.
reason-undo-nowhere = Zu Eintrag { $number } führt kein Weg zurück.
reason-golden-game = { $path }: Das ist weder eine aufgezeichnete Partie noch die Datei einer Partie, die nach den heutigen Regeln gespielt wurde.
reason-golden-move = { $path }: Zug { $number } (Platz { $seat }: { $does }) geht nach den heutigen Regeln nicht mehr. Zeichne eine neue Partie auf.

## Spieldateien

reason-match-empty = Die Datei ist leer. Hier muss ein gespeichertes Spiel stehen.
reason-match-cut = Die Datei bricht vor der ersten ganzen Zeile ab. Es ist kein Spiel darin.
reason-match-foreign = Das ist kein gespeichertes Spiel von Monstertisch. Die erste Zeile muss die Angaben zum Spiel enthalten.
reason-match-format = Die Datei hat das Format { $format }, gelesen wird Format { $known }. Eine passende Version von Monstertisch kann sie öffnen.
reason-match-game = Das Spiel „{ $game }“ gibt es hier nicht. Möglich: { $known }.
reason-match-rules = Gespielt wurde nach Regelversion { $version }, hier gilt { $ours }: Nachspielen und fortsetzen lässt es sich hier nicht.
reason-match-name = Zeile 1: Der Name an Platz { $number } fehlt, ist zu lang oder hat Zeichen, die niemand sehen kann.
reason-match-luck = In Zeile 1 fehlt das Geheimnis der Mischungen („luck“), oder es ist unlesbar.
reason-match-begins = Zeile 1: Die Stellung, mit der diese Partie beginnt („begins“), gibt es in diesem Spiel nicht.
reason-match-commitment = Das Geheimnis passt nicht zum Siegel in Zeile 1. Die Mischungen sind nicht die vom Anfang.
reason-match-line = Zeile { $line } ist kein gültiger Eintrag.
reason-match-number = Zeile { $line } muss Eintrag { $number } sein. Hier fehlt etwas oder steht doppelt.
reason-match-undo = Zeile { $line } geht zu Eintrag { $number } zurück, den es auf diesem Weg nicht gibt.
reason-match-illegal = Zeile { $line } enthält einen verbotenen Zug.
reason-match-differs = Zeile { $line }: Runde { $round } endet beim Nachspielen anders als aufgeschrieben.
reason-script-short = Das Drehbuch für „{ $source }“ ist nach { $count } Angaben zu Ende.
reason-script-number = Im Drehbuch für „{ $source }“ muss hier eine Zahl von 0 bis { $bound } stehen.
reason-script-order = Im Drehbuch für „{ $source }“ muss hier jede Karte genau einmal stehen.

## Tische im Netz

reason-not-found = Diesen Tisch gibt es nicht. Prüfe den Link oder frag, wer dich eingeladen hat.
reason-table-broken = Was von diesem Tisch gespeichert ist, ist beschädigt und lässt sich nicht mehr lesen.
reason-table-full = Hier ist kein Platz mehr frei. Zuschauen geht.
reason-seat-taken = Da war jemand schneller. Nimm einen anderen Platz.
reason-already-seated = Du sitzt schon an diesem Tisch.
reason-name-taken = So heißt an diesem Tisch schon jemand. Nimm einen anderen Namen.
reason-unseen = In einem Namen oder Titel steckt etwas, das niemand sehen kann, etwa ein Steuerzeichen. Tipp es neu ein.
reason-same-name = Zwei Plätze heißen gleich. Gib jedem einen eigenen Namen.
reason-open-seats = { $count ->
    [one] Ein Platz ist noch frei. Fülle ihn mit einem Bot oder warte.
   *[other] { $count } Plätze sind noch frei. Fülle sie mit Bots oder warte.
}
reason-no-tour = Dieses Spiel hat keine geführte erste Partie.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-not-waiting = Das Spiel hat schon begonnen.
reason-not-playing = An diesem Tisch wird gerade nicht gespielt.
reason-not-over = Das geht erst, wenn das Spiel zu Ende ist.
reason-not-your-seat = Das ist nicht dein Platz.
reason-resigned = Du hast diesen Platz einem Bot überlassen.
reason-nothing-to-undo = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
reason-undo-away = { $count ->
    [one] { $names } ist gerade nicht da und kann nicht zustimmen. Der Zug bleibt.
   *[other] { $names } sind gerade nicht da und können nicht zustimmen. Der Zug bleibt.
}
reason-undo-late = Die Zeit für diesen Zug ist abgelaufen. Er bleibt.
reason-undo-open = Es wird schon gefragt, ob ein anderer Zug zurückgenommen werden darf. Warte die Antworten ab.
reason-no-hint = Gerade fällt mir kein Tipp ein. Versuch es gleich noch einmal.
reason-wrong-key = Dieser Link gilt nicht mehr. Hol dir in den Einstellungen des anderen Geräts einen neuen.
reason-wrong-origin = Diese Anfrage kam von einer fremden Seite. Öffne den Tisch direkt.
reason-too-fast = Das waren zu viele auf einmal. Warte eine Minute.
reason-too-large = Das ist zu groß.
reason-bad-request = Die Angabe „{ $where }“ stimmt nicht.
reason-server-full = Hier sind gerade zu viele auf einmal. Versuch es in einer Minute noch einmal.
reason-no-database = Der Server kommt gerade nicht an seine Daten. Versuch es gleich noch einmal; laufende Spiele gehen nicht verloren.
reason-try-again = Der Tisch wird gerade neu geladen. Versuch es gleich noch einmal.
reason-cards-syntax = Zeile { $line } ist kein gültiges TOML ({ $detail })
reason-cards-beyond = Die Datei enthält eine Zahl oder eine Verschachtelung, die keine Karte braucht
reason-cards-no-list = { $path }: Hier muss eine Liste stehen
reason-cards-no-row = { $path }: Hier müssen Angaben in geschweiften Klammern stehen
reason-cards-unknown-key = { $path }: Diese Angabe gibt es hier nicht; möglich: { $known }
reason-cards-missing-key = { $path }: Diese Angabe fehlt
reason-cards-no-text = { $path }: Hier muss ein kurzer Text in einer Zeile stehen
reason-cards-no-icon = { $path }: Hier muss der Name eines Bildes von game-icons.net stehen, etwa „broadsword“
reason-cards-no-source = { $path }: Hier muss in geschweiften Klammern stehen, woher welche Angabe ist, etwa {"{"} all = "reconstructed" {"}"}; möglich: { $choices }
reason-cards-no-number = { $path }: Hier muss eine ganze Zahl stehen
reason-cards-out-of-range = { $path }: { $value } liegt nicht zwischen { $least } und { $most }
reason-cards-no-choice = { $path }: „{ $value }“ geht nicht; möglich: { $choices }
reason-cards-so-many-words = { $path }: Hier müssen { $least } bis { $most } Wörter stehen
reason-cards-twice = { $path }: „{ $value }“ steht hier zum zweiten Mal
reason-cards-unknown-id = { $path }: Eine Karte „{ $value }“ gibt es nicht; die Kennungen bleiben, wie sie sind
reason-cards-missing-card = { $path }: „{ $id }“ fehlt

## Tipps: $does ist der Zug; $best und $second sind Prozente

tip-best = Tipp: { $does }
tip-second = Sonst: { $does }
tip-ahead = Siegchance { $best } %, sonst { $second } %
tip-ahead-about = Siegchance { $best } %, sonst { $second } % (±{ $error })
tip-alike = Siegchance bei beiden etwa { $best } %
tip-alone = Siegchance { $best } %
