# Kellergeister.

game-cellar_ghosts = Kellergeister
game-cellar_ghosts-text = Erschreckt euch die Kellertreppe hinauf. Wer zuerst wegläuft, überlässt die Geister dem Mutigsten.
score = Geister

## Was der Tisch wählen kann

table-long = Lange Nacht
table-long-text = Alle bekommen sechs Geister statt vier.

## Karten und was zu sehen ist

card-mouse = Maus
card-dust = Wollmaus
card-spider = Winkelspinne
card-creaker = Knarzer
card-boiler = Kesselkobold
card-rattler = Kettenrassler
card-widow = Feuchte Witwe
card-nothing = Das Nichts

fact-ghosts = Geister
fact-round = Treppe
fact-turn = Am Zug
fact-pile = Stapel
fact-stairs = Auf der Treppe
fact-seat = von
fact-card = Geist
fact-fright = Schreck
fact-points = Geister
fact-hand = Hand

## Züge und Ereignisse

move-lay = { $card } legen
move-lay-text = Schreck { $fright }.
move-flee = Weglaufen
move-flee-text = { $owner_you ->
    [yes] Du bekommst
   *[no] { $owner } bekommt
} { $count ->
    [one] einen Geist
   *[other] { $count } Geister
}, und du beginnst eine neue Treppe.
event-begins = Alle bekommen { $count } Geister. { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-laid = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } ({ $fright }) auf die Treppe.
event-drawn = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $seat } zieht einen Geist
}.
event-fled = { $you ->
    [yes] Du läufst
   *[no] { $seat } läuft
} weg.
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] einen Geist
   *[other] { $count } Geister
} von der Treppe und { $you ->
    [yes] hast
   *[no] hat
} jetzt { $points }.
event-over = Das Spiel ist aus.

## Gründe

reason-game-over = Das Spiel ist aus
reason-not-your-turn = { $turn } ist dran
reason-no-such-move = Diesen Zug gibt es nicht
reason-not-in-hand = { $card } ist nicht auf deiner Hand
reason-too-tame = { $card } ist nicht gruseliger als Schreck { $fright }
reason-nobody-there = Auf der Treppe ist niemand, vor dem man weglaufen könnte
