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

## Was auf einem Königsplättchen steht: je Wirkung ein Text, lang und kurz (told.py setzt sie zusammen)
## $does: was mit den Wächtern geschieht. $changes: dasselbe in Zahlen. $place: vom Tor an gezählt (first) oder von hinten (last)

text-tile-or = { $most } oder { $last }
text-tile-forbid = Wer eine { $either } hat, behält sie auf der Hand.
text-tile-forbid-short = Die { $strengths } bleibt auf der Hand
text-tile-hand = Alle spielen mit { $strengths }; { $aside } liegen beiseite.
text-tile-hand-short = Alle spielen { $strengths }
text-tile-heal = Eine { $either } zu heilen kostet { $cost } Gold.
text-tile-heal-short = { $strengths } heilen: { $cost } Gold
text-tile-equal_pairs = Wo zwei gleich starke Monster liegen, bringt der Wächter { $loot } Beute mehr.
text-tile-equal_pairs-short = Gleiche Paare: { $changes }
text-tile-lowest_pairs = Wo am Ende das schwächste Paar liegt, bringt der Wächter { $loot } Beute mehr; bei Gleichstand jeder.
text-tile-lowest_pairs-short = Schwächstes Paar: { $changes }
text-tile-none = Nichts Neues. Alles bleibt, wie es ist.
text-tile-none-short = Der König schweigt
text-tile-guards =
    { $place ->
        [last] { $count ->
            [one] Der letzte Wächter
           *[other] Die letzten { $count } Wächter
        }
       *[first] Wächter { $guards }
    } { $does }.
text-tile-guards-short =
    { $place ->
        [last] { $count ->
            [one] { $several ->
                [yes] Letzter
               *[no] Letzter Wächter
            }
           *[other] Letzte { $count } Wächter
        }
       *[first] Wächter { $guards }
    }: { $changes }
text-tile-strength =
    { $count ->
        [one] ist
       *[other] sind je
    } um { $n } { $sign ->
        [less] schwächer
       *[more] stärker
    }
text-tile-strength-short = { $signed } Stärke
text-tile-loot =
    { $count ->
        [one] bringt
       *[other] bringen je
    } { $n } Beute { $sign ->
        [less] weniger
       *[more] mehr
    }
text-tile-loot-short = { $signed } Beute

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
    } { $type } { $strength } an Wächter { $guard }.
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
       *[no] {" "}mit { $type } { $strength }
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

## Was ein Zug im Schnitt bringt: $percent eine Chance, $n eine Zahl ohne Vorzeichen, $sign more oder less, $short: yes, wenn es von einem anderen Zug schon zu lesen war; next, wenn es nicht das erste ist

figure-beaten = { $short ->
    [yes] { $percent } %
   *[no] Wächter fällt zu { $percent } %
}
figure-gold = { $short ->
    [yes] { "" }
   *[no] im Schnitt{" "}
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } Gold

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
reason-cards-no-monster = { $path }: { $monster } { $strength } fehlt
reason-cards-no-guard = { $path }: Es gibt keinen Wächter der Stufe { $level }
reason-cards-count = { $path }: Das sind { $count } Wächter, es müssen { $least } bis { $most } sein
reason-cards-tile-count = { $path }: Es müssen die { $wanted } Plättchen des Spiels sein; du kannst „tiles“ auch weglassen
reason-cards-tile-fixed = { $path }: Plättchen sind fest („{ $tile }“); du kannst „tiles“ auch weglassen
