# Kingscraft im Terminal: Beschriftungen, Zugliste und Erklärungen.

## Der Tisch

picture =
    # Runde { $round } · { $phase } · Tränke: { $deck_count } im Stapel, { $discard_count } abgelegt
    { $fight }
    { state }
    |
    { $enemies }
    |
    # Schmiede (Klasse 1 bis 3; ★ golden; in Klammern, wem etwas gehört)
    { $forge }
    {" "}Das könntest du vereinen: { $makeable }
    { $deck_token ->
        [1] {" "}Auf dem Trankstapel liegt das Plättchen der Händlerin.
       *[0] {""}
    }
    |
    { $own }
    |
    { $others }
glance =
    { $fight }
    { state }
    { $ahead }
    { $fight ->
        [none] { $own }
       *[other] {""}
    }
phase-choose = Karten wählen
phase-order = Reihenfolge
phase-turns = Züge
phase-over = vorbei
state =
    Reihenfolge: { $turns }
    Es wirkt: { $doses }
seen-turns = { $seat } ({ $card }{ $when ->
        [done] , fertig
        [now] , dran
       *[later] {""}
    })
seen-doses = { $potion } ({ $seat ->
        [none] Gegner
       *[other] { $seat }
    }{ $slot ->
        [none] {""}
       *[other] : { $slot }
    })
level = { $level ->
        [0] König
       *[other] Stufe { $level }
    }
title-enemy = Gegner
king-now =
    das Bier: { $beer_now }
    { $guard_bonus ->
        [0] {""}
       *[other] { $guards ->
            [one] +{ $guard_bonus } durch eine Wache
           *[other] +{ $guard_bonus } durch { $guards } Wachen
        }
    }
enemy-now =
    { king-now }
    { $left ->
        [-1] {""}
        [0] gedruckt, bleibt
       *[other] Stapel { $left }
    }
twelves = Zwölfer { $faces }
place =
    { $item }
    { $token ->
        [1] Plättchen
       *[0] {""}
    }
    { $here ->
        [1] {""}
       *[0] { $owner_you ->
            [yes] du
           *[no] { $owner }
        }
    }
joker = Joker für Klasse { $class }
condition = Herzen { $hearts }/{ $most_hearts }, Tempo { $speed }
slot-does = { $works ->
        [1] { $effects }
       *[0] wirkt nicht ({ $effects })
    }
own =
    # { $name } (du) · { $character }
    {" "}{ $numbers }
    { $slots }
    {" "}Rucksack: { $packed ->
        [none] leer
       *[other] { $packed }
    }; { $free ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
    {" "}Ohne Platz, bis zum Ende der Runde: { $overflow }
    {" "}{ specials }
specials = noch: { $specials }
person =
    { $name }: { $character }: { $numbers }
    trägt { $worn }
    Rucksack: { $things }
    Tränke: { $potions }
    zuletzt { $last }
    { specials }

## Der Kampf

fight-title = { $attempt ->
        [1] Kampf: { $seat } gegen { $enemy }
       *[other] Kampf: { $seat } gegen { $enemy }, Anlauf { $attempt }
    }
side =
    {" "}{ $name } | { $rolled ->
        [1] { $dice ->
            [none] –
           *[other] { $dice }
        }
       *[0] noch nicht gewürfelt: { $pool }
    } | { fight-more } | { $rolled ->
        [1] Kraft { $power }
       *[0] {""}
    }
    { $armour ->
        [0] {""}
       *[other] Rüstung { $armour }
    }
    noch: { $left }
    { $sets_left ->
        [0] {""}
        [one] 1 Würfel drehen
       *[other] { $sets_left } Würfel drehen
    }
    { $sources }
fight-more = { $more ->
        [0] {""}
       *[other] +{ $more }
    }
fight-speed =
    Tempo { $speed } gegen { $needed }.
    { $bans }.
    { $guard_bonus ->
        [0] {""}
       *[other] { $guards ->
            [one] Eine Wache gibt dem König +{ $guard_bonus }.
           *[other] { $guards } Wachen geben dem König +{ $guard_bonus }.
        }
    }
seen-bans =
    „{ $ban }“ { $on ->
        [1] gilt
       *[0] ist aufgehoben
    }
    { $potion }
ban-hand2 = zweite Hand zählt nicht
fight-outcome = { $wins ->
        [1] Jetzt gewinnt { $seat }.
       *[0] Jetzt verliert { $seat }.
    } { $harmless ->
        [1] Ein Hinterhalt kostet kein Herz.
       *[0] { $lost ->
            [0] Schaden { $damage }, das kostet kein Herz.
            [one] Schaden { $damage }, das kostet ein Herz (danach noch { $hearts }).
           *[other] Schaden { $damage }, das kostet { $lost } Herzen (danach noch { $hearts }).
        }
    }
friendly-title = Freundschaftskampf

## Die Frage

ask-choose = Wähle deine Karte für diese Runde.
ask-turn_order = Gleiche Karten! Willst du mit einem Trank am Tempo drehen?
ask-friendly_before_roll = Gleich wird um die Reihenfolge gewürfelt. Trinkst du vorher etwas?
ask-friendly_roll = Die Würfel für die Reihenfolge liegen. Benutzt du einen Trank?
ask-fight_before_roll = Gleich wird gewürfelt. Benutzt du einen Trank?
ask-fight_hero_roll = Die Würfel liegen. Benutzt du einen Trank?
ask-fight_enemy_roll = Beide haben gewürfelt. Benutzt du einen Trank?
ask-own_turn-start = Du bist dran: { $card }. Willst du vorher noch etwas tun?
ask-own_turn-end = Dein Zug ist gleich vorbei. Willst du noch etwas tun?
ask-hero_reroll = Du hast gewürfelt. Was änderst du?
ask-friendly_reroll = Was würfelst du neu? Die anderen sehen es erst am Ende.
ask-enemy_reroll = Du entscheidest für den Gegner: Was würfelt er neu?
ask-enemy_repeat = Du entscheidest für den Gegner: Soll er den ganzen Kampf wiederholen?
ask-hero_repeat = Das Ergebnis liegt da. Lässt du es gelten?
ask-reward = Wähle deine Belohnung: Klasse { $class }.
ask-share = Dein Anteil als Händlerin: Klasse { $class } oder ein Trank.
ask-forge = { $steps ->
        [one] Du darfst noch einmal schmieden.
       *[other] Du darfst noch { $steps }-mal schmieden.
    }
ask-settle = { $surplus ->
        [one] Zu wenig Platz: Gib einen Trank oder einen Gegenstand ab, oder räum um.
       *[other] Zu wenig Platz: Gib { $surplus } Tränke oder Gegenstände ab, oder räum um.
    }
ask-overflow = Nicht alles hat Platz. Was gibst du ab?
ask-token = Wohin legst du dein Plättchen?
ask-flag = Der Piratenkönig will etwas: Welchen Gegenstand gibst du zurück?
ask-put_back = Leg die Tränke zurück. Welcher kommt an Stelle { $place } von { $of }?
ask-keep = Du behältst { $keep } Tränke. Welchen wirfst du ab?
ask-theft = Was stiehlst du?
ask-ambush = Wem lauerst du auf?
ask-break_in = Welchen Gegenstand tauschst du mit der Schmiede?
ask-swap_for = Was nimmst du für { $item }? Klasse { $class }.

## Die Zugliste
move-choose = { $card }
move-take = nimm { $item }{ $golden }
move-draw = ziehe Tränke
move-decline = verzichte
move-combine = vereine { $item }{ $golden }{ $jokers ->
        [0] {""}
       *[other] {" "}mit { $with }
    } | aus { $first } + { $second }
move-improve = vergolde { $item }
move-brew = braue { $item }{ $golden }
move-exchange = tausche { $potion }
move-reroll = wirf eine { $face } um { $sides ->
        [12] | (d{ $sides })
       *[6] {""}
    }
move-set_die = drehe eine { $face } { $sides ->
        [12] | (d{ $sides })
       *[6] {""}
    }
move-use_item = nutze { $item }{ $golden } | { $slot }
move-use_potion = nutze { $potion }
move-use_enemy = nutze { $enemy }
move-pick = wähle eine { $face } { $sides ->
        [12] | (d{ $sides })
       *[6] {""}
    }
move-roll = wirf die gewählten Würfel
move-repeat = wiederhole den ganzen Kampf
move-discard = wirf { $potion } ab
move-return = gib { $item }{ $golden } zurück
move-put = lege { $potion }
move-steal = stiehl { $item }{ $golden } | von { $owner }
move-steal_potion = stiehl einen zufälligen Trank | von { $seat }
move-ambush = Hinterhalt Stufe { $level } | { $enemy }
move-swap = tausche { $item }{ $golden }
move-token = Plättchen auf { $item }{ $golden }
move-token_deck = Plättchen auf den Trankstapel
move-play = benutze { $potion }
move-play_on = benutze { $potion } | für { $seat }
move-play_slot = benutze { $potion } | für { $seat }: { $slot }
move-experiment = { $token } { $hearts }
move-research = { $token }
move-reproduce = hole { $potion }
move-expert = { $token }
move-pass = passe
move-done = { $asked ->
        [enemy_repeat] nicht wiederholen
        [hero_repeat] gelten lassen
        [break_in] nichts tauschen
        [token] liegen lassen
        [own_turn] weiter
       *[other] fertig
    }
move-wear = trage { $item }{ $golden } | { $slot }
move-take_off = lege { $item }{ $golden } ab | { $slot }

move-choose-text =
    { $order }
    gegen { $enemy }
    { $does }
    { $win } % Sieg
move-take-text =
    { move-return-text }
    { $makes }
move-return-text =
    { $does }
    { $token ->
        [1] Plättchen
       *[0] {""}
    }
move-swap-text = { move-return-text }
move-steal-text = { move-return-text }
move-improve-text = { $golden_does }
move-combine-text = { $improved ->
        [1] { $golden_does }
       *[0] { $does }
    }
move-brew-text = { potions-count }
move-draw-text = { potions-count }, { $room ->
        [0] kein Platz ist frei
        [one] ein Platz ist frei
       *[other] { $room } Plätze sind frei
    }
move-use_item-text = { dice-with }
move-use_potion-text = { dice-with }
move-use_enemy-text = { dice-with }
move-steal_potion-text = einer von { $potions }
move-experiment-text = { $hearts ->
        [one] ein Herz her, einen Trank dafür
       *[other] { $hearts } Herzen her, { $hearts } Tränke dafür
    }
move-ambush-text =
    { $does }
    { $win } % Sieg
move-token-text = {""}
move-wear-text = {""}
move-take_off-text = {""}
combine-with = mit { $other }: { $item }
potions-count = { $potions ->
        [one] 1 Trank
       *[other] { $potions } Tränke
    }
dice-with = Würfel mit { $values }
verdict-nobody = Niemand hat den König besiegt. Unentschieden.

## Wie man Züge tippt
typed-choose = wähle, Karte, { $id ->
        [HEAL] heilen
       *[other] {""}
    }
typed-take = nimm
typed-draw = ziehe, zieh, Trank, Tränke
typed-decline = verzichte, nichts
typed-combine = vereine, schmiede, mache, { $jokers ->
        [0] {""}
       *[other] Joker
    }
typed-improve = vergolde, verbessere
typed-brew = braue
typed-exchange = tausche
typed-reroll = wirf um, umwerfen, Umwurf, w, er, { $face } { $sides }
typed-set_die = drehe, w, er, { $face } { $sides }
typed-pick = wähle, nimm, w, er, { $face } { $sides }
typed-use = nutze, benutze
typed-use_enemy = { typed-use }, Gegner
typed-roll = wirf, würfle, gewählten, Würfel
typed-repeat = wiederhole, nochmal, ganzen, Kampf
typed-discard = wirf ab, gib ab, abwerfen
typed-return = gib zurück, gib ab, zurückgeben
typed-put = lege
typed-steal = stiehl, klaue
typed-steal_potion = stiehl, klaue, Trank
typed-ambush = Hinterhalt, Stufe
typed-swap = tausche
typed-token = Plättchen
typed-token_deck = Plättchen, Stapel, Trankstapel
typed-play = benutze, nutze, spiele, trinke
typed-experiment = Experiment, Herzen, Herz
typed-research = Forschung, forsche
typed-reproduce = hole, Reproduktion, reproduziere
typed-expert = Experte
typed-pass = passe, passen, fertig, f
typed-done = fertig, f, passe, passen
typed-wear = trage, lege an, leg an, zieh an, anlegen, { $place ->
        [hand2] zweite, zweiten
       *[other] {""}
    }
typed-take_off = lege ab, leg ab, zieh aus, ablegen
topic-forge = Schmiede, Rezepte
topic-fight = Kampf
topic-potions = Tränke, Trank
topic-king = König, Königin
numbered-level = Stufe

help-moves =
    angriff 1 | die Karte dieses Namens; ebenso könig, heilung, wache, schmieden
    trage schwert | anlegen; „trage ring kopf“ nennt den Platz, „ablegen kopf“ legt ab
    benutze heil | einen Trank benutzen; „benutze schnecke Grimm“ für jemand anderen
    umwurf 2 | einen Würfel neu werfen, der eine 2 zeigt; „umwurf 7 d12“
    nimm helm | eine Belohnung; „zieh Tränke“, „verzichte“
    vereine schwert | schmieden; ebenso vergolde, braue, tausche
    passe, fertig | nichts oder nichts mehr tun; „passe alle“: bis dieser Zug vorbei ist

## Was geschah

after-setup =
    Im Wald warten { $creatures }.
    Du beginnst mit { $items }.
after-revealed = { $everyone }.
seen-action = { $card } ({ $order })
after-ranked = { $everyone }.
after-order = { $seats }.
after-powers = { $sides }.
seen-sides = { $seat } { $dice } ({ $power })
event-no_dice = Der Gegner hat Kraft { $power }.
inside-drew = { $potions }
inside-researched = { $potions }
inside-put_back = { $potion }
inside-stole_potion = { $potion }
inside-rerolled = { $by }
inside-forced = { $by }
after-combined = Aus { $from }. { after-took }
after-took = { $to ->
        [overflow] (Kein Platz: Es liegt bis zum Ende der Runde daneben.)
       *[other] {""}
    }
after-stole = { after-took }
after-stowed = { after-took }
after-worn = (Statt { $instead_of }.)

## Erklärungen

explain-arrange = { $count ->
        [one] umräumen, auf eine Art
       *[other] umräumen, auf { $count } Arten
    }
printed-items = { $card }: Klasse { $class }, { $slot }, Tafel { $board }
printed-potions = { $card }: { $copies ->
        [one] einmal im Spiel
       *[other] { $copies }-mal im Spiel
    }
printed-kings = { $card }: König, { $age }
printed-creatures = { $card }: Stufe { $level }, Tempo { $level }
printed-standard_creatures = { printed-creatures }
printed-characters = { $card }: Herzen { $hearts }, { $effects }
printed-actions = { $card }: Nummer { $order }
printed-tokens = { $card }
age-young = jung
age-old = alt
age-promo = Sonderkarte
not-in-play = Heute nicht im Spiel: Tafel { $board } fehlt.
seen-recipe = Entsteht aus { $materials }. { $craftable ->
        [1] Das kannst du vereinen.
       *[0] Dir fehlt { $lacking }.
    }
known-rows-item =
    { $recipe }
    { $owner ->
        [none] { $improved ->
            [1] Liegt golden in der Schmiede.
           *[0] Liegt in der Schmiede.
        }
       *[other] { $owner_you ->
            [yes] Gehört dir.
           *[no] Gehört { $owner }.
        }
    }
known-materials = Material für { $item }.
known-potions = { $you ->
        [yes] Bei dir:
       *[no] Bei { $seat }:
    } { $count }.
known-discard = Auf der Ablage: { $count }.
known-creatures-card = { $left ->
        [0] Gedruckte Kreatur: Sie kommt immer wieder.
       *[other] Liegt offen, im Stapel sind mit ihr { $left }.
    }
known-king-card =
    Tempo { $speed }
    { king-now }
known-beaten = Schon besiegt.
known-seats-character = Gespielt von { $seat }.
explain-recipes = Wofür du schon etwas hast:
explain-no-recipes = Du hast nichts, woraus sich etwas vereinen ließe.
explain-no-potions = Du hast keinen Trank.
explain-piles =
    Auf der Ablage: { $discard }
    Oben auf dem Stapel, der nächste zuerst: { $top }
why-choose = Alle wählen gleichzeitig und verdeckt; die niedrigste Nummer ist zuerst dran (R17, R19). Solange du wählst, darfst du umräumen (R18).
why-turn_order = Bei gleicher Nummer ist der Schnellere zuerst dran. Vorher darf man Tränke für das Tempo benutzen (R22).
why-friendly_before_roll = Gleiche Nummer, gleiches Tempo: Es wird gewürfelt, ohne Schaden (R98). Jetzt gehen Tränke für Würfel und Stärke.
why-friendly_roll = Jetzt gehen Tränke für Umwürfe, Stärke und gegen fremde Würfel (R98).
why-fight_before_roll = Jetzt gehen Tränke für Würfel, Stärke, Tempo, Rüstung, Herzen und Verbote (R79). Jeder darf einen je Runde benutzen (R72).
why-fight_hero_roll = Der Held hat gewürfelt; jetzt dürfen die anderen eingreifen (R82).
why-fight_enemy_roll = Beide haben gewürfelt. Noch lassen sich Stärke, Rüstung und Herzen ändern, danach zählt es (R85).
why-own_turn-start = In deinem Zug darfst du außerhalb des Kampfes umräumen und einen Trank benutzen (R34). „weiter“ führt deine Karte aus.
why-own_turn-end = { why-own_turn-start }
why-hero_reroll = Du würfelst um, so oft du darfst, und sagst dann „fertig“ (R82). Umgeworfene Würfel bleiben, wie sie fallen.
why-friendly_reroll = Alle entscheiden gleichzeitig, was sie umwerfen; gezeigt wird es am Ende (R101).
why-enemy_reroll = Du sitzt links vom Helden und entscheidest für seinen Gegner (R85). Er gewinnt schon bei Gleichstand (R87).
why-enemy_repeat = Der Gegner kann den ganzen Kampf wiederholen, einmal je Zug; was bisher fiel, gilt dann nicht (R88).
why-hero_repeat = Du kannst den ganzen Kampf wiederholen; was bisher fiel, gilt dann nicht (R88).
why-reward = Ein Gegenstand dieser Klasse aus der Schmiede, oder so viele Tränke, wie die Klasse sagt, oder nichts (R33).
why-share = Jemand hat genommen, worauf dein Plättchen lag. Dafür bekommst du etwas (R133).
why-forge = Vereinen, vergolden, brauen oder einen Trank tauschen; das Ergebnis des ersten Schritts gilt für den zweiten (R61, R62).
why-settle = Tränke brauchen einen Platz im Rucksack. Wirf welche ab oder gib Gegenstände zurück (R57).
why-overflow = Am Ende der Runde muss alles einen Platz haben; gib ab, was du am wenigsten brauchst (R60).
why-token = Nimmt jemand anders diesen Gegenstand oder zieht vom Stapel, bekommst du etwas (R132, R133).
why-flag = Wer gegen ihn verliert und zu langsam ist, gibt einen Gegenstand zurück (R114).
why-put_back = Der erste liegt danach oben (R139).
why-keep = Vom Schwarzmarkt behältst du nicht alles (R137).
why-theft = Ein Gegenstand der Klasse 1 oder ein zufälliger Trank aus einem fremden Rucksack (R137).
why-ambush = Stufe 1 oder 2, mit mehr Stärke und ohne Schaden (R137).
why-break_in = Du darfst einen Gegenstand gegen einen gleicher Klasse tauschen, danach schmiedest du einmal (R137).
why-swap_for = Ein Gegenstand gleicher Klasse aus der Schmiede (R137).
rules =
    Wer zuerst den König besiegt, gewinnt.

    Wählen: Alle legen verdeckt eine von sieben Karten. Die niedrigste Nummer ist zuerst dran; bei gleicher Nummer der Schnellere, sonst wird gewürfelt.
    Kämpfen: Deine Würfel und deine Stärke gegen die des Gegners. Du musst höher sein. Schaden ist die Kraft des Gegners minus deine Rüstung, auch nach einem Sieg; je angefangene 10 kosten ein Herz. Wer kein Herz mehr hat, verliert.
    Verbote: Wer wenigstens so schnell ist wie der Gegner, für den gelten seine Verbote nicht.
    Belohnung: ein Gegenstand der Klasse aus der Schmiede oder so viele Tränke. Nach einem Sieg über Stufe 1 darfst du noch einmal schmieden.
    Schmieden: Zwei Gegenstände, die nebeneinanderliegen, werden zu dem darunter und kehren in die Schmiede zurück. Klasse 2 und 3 lassen sich vergolden. Aus Gegenständen werden Tränke, aus einem Trank ein anderer.
    Platz: vier Plätze am Körper, vier im Rucksack. Was im Rucksack liegt, wirkt nicht.
    Tränke: einer je Runde, auch im Kampf der anderen.
    Wache: bringt etwas ohne Kampf und macht den König für diese Runde stärker.

## Die Kartenliste

cards-of-items = Gegenstände
cards-of-potions = Tränke
cards-of-kings = Könige
cards-of-creatures = Kreaturen
cards-of-standard_creatures = Gedruckte Kreaturen
cards-of-characters = Charaktere
cards-of-actions = Aktionskarten
cards-of-tokens = Alchemie-Plättchen
cards-legend = ~ heißt: wenigstens ein Wert ist von uns rekonstruiert, nicht vom Verlag belegt.
source-public = Rezension
source-public-of = { $facts } aus einer Rezension
fact-class = Klasse
fact-slot = Platz
fact-effects = Wirkung
fact-board = Tafel
fact-improved = goldene Seite
fact-copies = Anzahl
fact-existence = so ein Trank
fact-dice = Zahl der Würfel
fact-repeat_fight = Wiederholen
fact-sides = Art der Würfel
fact-ban = Verbot
fact-special = Besonderheit
fact-abilities = Fähigkeiten an sich
fact-base = Grundwerte
fact-order = Nummer
