# Mächtige Monster: Namen, Plättchen, Ereignisse und Gründe. Terminal und Browser teilen sie.

game-maechtige_monster = Mächtige Monster
game-maechtige_monster-text = Stürmt gemeinsam die Burg. Die Beute teilt ihr euch dann nur sehr ungern.
score = Gold

## Was der Tisch wählen kann

table-chain = Wächterkette
table-chain-text = Die Wächter liegen nach Sternen sortiert, die leichten am Tor.
table-king = Des Königs neue Regeln
table-king-text = In jeder Runde ändert ein Königsplättchen die Regeln.
table-type = Monster
table-type-text = Welche Monster auf welchem Platz sitzen, von Platz 1 an.

## Monster: eins und viele

type-orc = Ork
type-dragon = Drache
type-insect = Käfer
type-undead = Zombie
type-sea = Krake
type-demon = Dämon

types-orc = Orks
types-dragon = Drachen
types-insect = Insekten
types-undead = Untote
types-sea = Meereswesen
types-demon = Dämonen

owner_type-orc = { type-orc }
owner_type-dragon = Drachen
owner_type-insect = { type-insect }
owner_type-undead = { type-undead }
owner_type-sea = Kraken
owner_type-demon = { type-demon }

## Königsplättchen

tile-no_strength_1 = Wer eine 1 hat, behält sie auf der Hand.
tile-equal_pair_plus3_loot = Wo zwei gleich starke Monster liegen, bringt der Wächter 3 Beute mehr.
tile-hand_3_4_5 = Alle spielen mit 3, 4 und 5; 1 und 2 liegen beiseite.
tile-first_plus3_loot = Wächter 1 bringt 3 Beute mehr.
tile-first_two_minus2_loot = Wächter 1 und 2 bringen je 2 Beute weniger.
tile-last_two_plus4_loot = Die letzten 2 Wächter bringen je 4 Beute mehr.
tile-heal_4_and_5_cost_4 = Eine 4 oder 5 zu heilen kostet 4 Gold.
tile-lowest_pairs_plus3_loot = Wo am Ende das schwächste Paar liegt, bringt der Wächter 3 Beute mehr; bei Gleichstand jeder.
tile-no_change = Nichts Neues. Alles bleibt, wie es ist.
tile-second_plus2_strength_plus3_loot = Wächter 2 ist um 2 stärker und bringt 3 Beute mehr.
tile-last_plus10_loot = Der letzte Wächter bringt 10 Beute mehr.
tile-last_minus3_strength_minus5_loot = Der letzte Wächter ist um 3 schwächer und bringt 5 Beute weniger.

## Ereignisse

event-dealt =
    { $you ->
        [yes] Du nimmst drei deiner fünf Monster auf die Hand und legst zwei verdeckt beiseite.
       *[no] { $seat } nimmt drei von fünf Monstern auf die Hand und legt zwei verdeckt beiseite.
    }
event-round =
    Runde { $round } von { $rounds }: { $start_you ->
        [yes] Du beginnst
       *[no] { $start } beginnt
    }.
event-tile = Der König verfügt: { $tile }
event-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { $type ->
        [Drache] Drachen
        [Krake] Kraken
       *[other] { $type }
    } { $strength } an Wächter { $guard }.
event-displaced =
    { $you ->
        [yes] Du verdrängst
       *[no] { $seat } verdrängt
    } { $owner_you ->
        [yes] { $you ->
            [yes] deinen eigenen
           *[no] deinen
        }
       *[no] den
    } { $owner_type } { $lying }{ $owner_you ->
        [yes] {""}
       *[no] {" "}von { $owner }
    } bei Wächter { $guard }{ $owner_you ->
        [yes] {""}
       *[no] {" "}mit { $type ->
            [Drache] Drachen
            [Krake] Kraken
           *[other] { $type }
        } { $strength }
    }{ $you ->
        [yes] {" "}und zahlst { $price } Gold{ $to_owner ->
            [0] .
           *[other] , davon { $to_owner } an { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $to_owner ->
                [0] .
               *[other] , +{ $to_owner } Gold.
            }
           *[no] {" "}und zahlt { $price } Gold{ $to_owner ->
                [0] .
               *[other] , davon { $to_owner } an { $owner }.
            }
        }
    }
event-revealed = Wächter { $guard } hat Stärke { $strength } und Beute { $loot }; die Monster bringen { $sum }.
event-beaten =
    { $left ->
        [0] Wächter { $guard } ist geschlagen.
       *[other] Wächter { $guard } ist geschlagen; { $left } Gold bleibt in der Bank.
    }
event-loot =
    { $you ->
        [yes] Du nimmst { $amount } Gold.
       *[no] { $seat } nimmt { $amount } Gold.
    }
event-lost = Wächter { $guard } hält stand, weiter kommt heute niemand.
event-healed =
    { $you ->
        [yes] Du zahlst { $paid } Gold Heilung
       *[no] { $seat } zahlt { $paid } Gold Heilung
    }{ $waived ->
        [0] .
       *[other] , { $waived } Gold ist erlassen.
    }
event-taken_up = Alle nehmen auf, was beiseitelag, und legen die gespielten Monster beiseite.
event-over = Das Spiel ist aus.

## Gründe

reason-game-over = Das Spiel ist aus
reason-not-your-turn = { $turn } ist dran
reason-no-such-move = Diesen Zug gibt es nicht; Karten gehen von 1 bis 5, Felder von 1.1 bis 6.2
reason-no-such-guard = Einen Wächter { $guard } gibt es hier nicht, nur 1 bis { $guards }
reason-not-in-hand = Die { $strength } ist nicht auf deiner Hand
reason-tile-forbids = Die { $strength } verbietet der König: „{ $tile }“
reason-five-stays = Eine 5 bleibt liegen
reason-not-higher = Eine { $strength } verdrängt keine { $lying }, nur eine höhere Karte könnte das
reason-sum-reached = Summe { $sum } erreicht das Maximum { $limit }, bei Wächter { $guard } bleibt alles liegen
reason-too-little-gold = Das kostet { $price } Gold, du hast { $gold }
reason-slot-one-first = Feld 1 von Wächter { $guard } ist frei und kommt zuerst

## Kartendatei

reason-cards-no-range = { $path }: Hier müssen zwei Zahlen stehen, die kleinere zuerst
reason-cards-range-backwards = { $path }: { $least } ist größer als { $most }; die kleinere Zahl kommt zuerst
reason-cards-no-back = { $path }: Die Rückseite für Stufe { $level } fehlt
reason-cards-no-monster = { $path }: { $type } { $strength } fehlt
reason-cards-no-guard = { $path }: Es gibt keinen Wächter der Stufe { $level }
reason-cards-count = { $path }: Das sind { $count } Wächter, es müssen { $least } bis { $most } sein
reason-cards-tile-count = { $path }: Es müssen die { $wanted } Plättchen des Spiels sein; du kannst „tiles“ auch weglassen
reason-cards-tile-fixed = { $path }: Plättchen sind fest („{ $tile }“); du kannst „tiles“ auch weglassen
