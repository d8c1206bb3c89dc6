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
kc-when-turn_order = bei gleicher Nummer, vor dem Tempovergleich
kc-when-friendly_before_roll = Freundschaftskampf, vor dem Wurf
kc-when-friendly_roll = Freundschaftskampf, nach dem Wurf
kc-when-own_turn = im eigenen Zug
kc-when-fight_before_roll = im Kampf, vor dem Wurf
kc-when-fight_hero_roll = nach dem Wurf des Helden
kc-when-fight_enemy_roll = nach dem Wurf des Gegners
kc-when-fight_result = nach dem Vergleich
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
kc-cards-empty = { $slot } leer:
kc-cards-actions = Aktionen
kc-cards-actions-text = Alle haben dieselben sieben. Die Nummer sagt, wer zuerst dran ist.
kc-cards-rogue = Nur für die Schurkin
kc-cards-tokens = Plättchen des Alchemisten

## Ergebnis

kc-end-king-falls = Der Thron ist frei
kc-end-king-stays = Der Thron bleibt besetzt
kc-end-won =
    { $king } fällt in Runde { $round }: { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } { $power } zu { $against }. { $hearts ->
        [one] Ein Herz ist noch übrig.
       *[other] { $hearts } Herzen sind noch übrig.
    }
kc-end-draw = Nach { $round } Runden ist Schluss. { $king } hat sie alle überstanden.
kc-end-again = Gleiche Plätze, alles neu gemischt.
kc-end-level-1 = Stufe 1 besiegt
kc-end-level-2 = Stufe 2 besiegt
kc-end-level-3 = Stufe 3 besiegt
kc-end-challenged = König gefordert
kc-end-forged = geschmiedet
kc-end-potions = Tränke getrunken

## Geführte erste Partie

tour-kingscraft-welcome = Willkommen. Wer den König zuerst schlägt, gewinnt. Dafür brauchst du Ausrüstung: Du gewinnst sie in Kämpfen und schmiedest bessere daraus.
tour-kingscraft-wear = Zwei Gegenstände liegen schon in deinem Rucksack. Dort nützen sie nichts. Klick einen an und dann den Platz, an den er passt.
tour-kingscraft-choose = Jetzt wählen alle zugleich eine Karte. Nimm »Angriff Stufe 1«: Diese Kreaturen schaffst du am ehesten.
tour-kingscraft-revealed = Alle decken auf. Die kleinste Zahl ist zuerst dran, der König also immer vor allem anderen.
tour-kingscraft-fight = Dein Kampf. Deine Kraft sind alle deine Würfel und deine Stärke. Sie muss höher sein als die des Gegners; Gleichstand reicht nicht.
tour-kingscraft-reroll = Du darfst neu werfen: Klick einen Würfel an, der dir nicht gefällt. Oder lass sie so.
tour-kingscraft-compared = Auch wer gewinnt, steckt ein: Kraft des Gegners minus deine Rüstung, und je angefangene 10 kostet das ein Herz. Ohne Herz ist der Kampf verloren.
tour-kingscraft-won = Gewonnen! Dafür gibt es einen Gegenstand aus der Schmiede, oder Tränke.
tour-kingscraft-lost = Verloren. Die Kreatur bleibt liegen, bis sie jemand schlägt. Mit »Heilung« füllst du deine Herzen wieder auf.
tour-kingscraft-reward = Nimm, was leuchtet. Die Pfeile zeigen, was sich aus zwei Gegenständen schmieden lässt. Such dir etwas, zu dem dir nur noch eins fehlt.
tour-kingscraft-forge = Du kannst schmieden: Klick auf den Gegenstand, zu dem beide Pfeile von deinen Sachen führen. Die beiden gehen zurück in die Schmiede.
tour-kingscraft-potion = Tränke sehen nur deine Augen. Einen pro Runde darfst du trinken, am besten mitten im Kampf.
tour-kingscraft-on-your-own = Das war schon alles. Rüste dich auf, achte auf deine Herzen und fordere den König, wenn du dich stark genug fühlst. H gibt dir einen Tipp, L zeigt den Verlauf. Viel Glück.
