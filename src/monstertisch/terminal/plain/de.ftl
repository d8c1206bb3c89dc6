# Jedes Spiel im Terminal.

plain-your-turn = Du bist dran.
plain-hidden = { $count } verdeckt
plain-yes = ja
plain-no = nein
which-move = Was davon meinst du? { $moves }
explain-possible = Möglich:
explain-impossible = Nicht möglich:
explain-more = Mehr: „? 1“ (ein Zug), „? …“ (der Name einer Karte)
help-moves =
    Wörter | eines Zugs aus der Liste, so viele, wie man braucht, um ihn von anderen zu unterscheiden
    ? | was möglich ist und was nicht; „? 1“ ein Zug, „? …“ eine Karte mit ihrem Namen
