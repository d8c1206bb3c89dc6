# Das Brett der Spiele, die kein eigenes haben.

table-round = Runde { $round }
plain-pick = Nimm eine der leuchtenden Karten, oder wähle, was du tust.
plain-pick-card = Nimm eine der leuchtenden Karten.
plain-pick-move = Wähle, was du tust.
plain-pick-how = Wähle, was du damit tust.
plain-put-back = Zurücklegen
plain-waiting = Die anderen überlegen.
plain-hand = Deine Hand
plain-offers = Was du tun kannst
plain-hidden = { $count } verdeckt
plain-nothing = nichts
plain-yes = ja
plain-no = nein
plain-drawn = Niemand gewinnt allein
plain-again = Derselbe Tisch, neu gemischt.
