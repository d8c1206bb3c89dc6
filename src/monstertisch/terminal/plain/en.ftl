# Any game in the terminal.

plain-your-turn = Your turn.
plain-hidden = { $count } face down
plain-yes = yes
plain-no = no
which-move = Which one do you mean? { $moves }
explain-possible = Possible:
explain-impossible = Not possible:
explain-more = More: “? 1” (a move), “? …” (the name of a card)
help-moves =
    words | of a move in the list, as many as are needed to tell it from others
    ? | what is possible and what not; “? 1” a move, “? …” a card by its name
