# Das Brett von Mächtige Monster im Browser.

## Burg

mm-castle = Burg
mm-gate = Tor
mm-throne = Thron
mm-guard = Wächter { $number }
mm-level =
    { $level ->
        [one] 1 Stern
       *[other] { $level } Sterne
    }
mm-strength = Stärke
mm-loot = Beute
mm-gold = Gold
mm-sum = Summe
mm-most = von
mm-free = frei
mm-costs-nothing = kostet nichts
mm-to-bank = { $amount } Bank
mm-place = Wächter { $guard }, Feld { $slot }, { $lies }
mm-of = { $monster } von { $owner }
mm-of-you = { $monster } von dir
mm-monster = { $type } { $strength }
mm-heals-for = Heilung { $cost } Gold
mm-would-place = Setzen kostet nichts.
mm-would-displace =
    { $share ->
        [0] { $price } Gold an die Bank.
       *[other] { $price } Gold: { $bank } an die Bank, { $share } an { $owner }.
    }
mm-would-displace-own = Dein eigenes Monster: { $price } Gold an die Bank.
mm-ask-place = { $card } an Wächter { $guard }?
mm-ask-displace = { $card } statt { $lying }?
mm-lay-at = An Wächter { $guard } setzen
mm-displace-for = Verdrängen für { $price }

mm-no-five-stays = 5 bleibt liegen
mm-no-not-higher = Nicht höher als { $lying }
mm-no-sum-reached = Maximum { $limit } erreicht
mm-no-too-little-gold = Kostet { $price }, du hast { $gold }
mm-no-slot-one-first = Erst Feld 1
mm-no-tile-forbids = Der König verbietet die { $strength }
## Runde und König

table-round = Runde { $round }
end-round = Runde
mm-round-of = Runde { $round }/{ $rounds }
mm-phase-lay = Setzen
mm-phase-fight = Kampf
mm-king-says = Der König befiehlt:

## Plätze

mm-your-plate = Dein Platz
mm-hand = Deine Hand
mm-in-hand = Auf der Hand
mm-lies-aside = Liegt beiseite
mm-healing-costs = Heilung
mm-heal-row = Stärke { $strength }: { $cost } Gold
mm-aside = Beiseite, kommt nächste Runde:
mm-rank = Platz { $rank }
mm-in-castle = { $placed } von { $places } in der Burg
mm-placed-short = { $placed }/{ $places } gesetzt
mm-placed-count = { $placed } von { $places } gesetzt
mm-gold-count = { $gold } Gold
mm-hand-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
mm-start = Start
## Aufforderung

mm-your-turn-line = Du bist dran.
mm-your-turn-card = Du bist dran: { $card }
mm-pick-card = Nimm eine Karte, dann leuchten die Felder, auf die sie darf.
mm-pick-place = Wähle ein leuchtendes Feld. Beim Verdrängen zahlst du den Preis am Schild.
mm-card-flies = Gesetzt.
mm-free-places =
    { $count ->
        [0] Alle Felder sind besetzt.
        [one] Ein Feld ist noch frei.
       *[other] { $count } Felder sind noch frei.
    }
mm-put-back = Karte zurück
mm-tip = { $card } an Wächter { $guard }, Feld { $slot }

## Kampf

mm-fight-now = Der Kampf läuft
mm-healing-now = Jetzt wird geheilt
mm-beaten = Besiegt!
mm-holds = Hält stand!
mm-enough = { $sum } reicht gegen Stärke { $strength }.
mm-not-enough = { $sum } reicht nicht gegen Stärke { $strength }.
mm-against = { $sum } gegen { $strength }
mm-king-strength = Der König: Stärke { $change }
mm-king-loot = Der König: Beute { $change }
mm-and-rest = { $amount } und die Restmünze
mm-fight-odd = Ungerade: Der Stärkere bekommt die Restmünze – R19
mm-fight-left = Ungerade und gleich stark: { $left } Gold bleibt in der Bank – R19
mm-fight-same =
    { $you ->
        [yes] Beide Monster sind deine: Die ganze Beute gehört dir – R19
       *[no] Beide Monster gehören { $seat }, also auch die ganze Beute – R19
    }
mm-fight-lost-note = Hier ist Schluss, jetzt wird geheilt – R21, R22
mm-fight-won = Wächter { $guard } ist besiegt: { $shares }.
mm-fight-lost = Wächter { $guard } hält stand: { $sum } gegen { $strength }.
mm-fight-next = Als Nächstes kommt Wächter { $guard }.
mm-fight-all = Weiter hinten wartet nur der Thron.
mm-share =
    { $you ->
        [yes] { $amount } Gold für dich
       *[no] { $amount } Gold für { $seat }
    }
mm-pays =
    { $you ->
        [yes] du zahlst { $paid } Gold
       *[no] { $seat } zahlt { $paid } Gold
    }
mm-pays-part =
    { $you ->
        [yes] du zahlst { $paid } von { $due } Gold, mehr ist nicht da
       *[no] { $seat } zahlt { $paid } von { $due } Gold, mehr ist nicht da
    }
mm-this-round = In dieser Runde
mm-healing = Heilung
mm-next-up = als Nächstes
mm-waits = wartet
mm-not-reached = nicht erreicht
mm-loot-is-shared = Die Beute von Wächter { $guard } wird geteilt.

## Verlauf

mm-log-revealed = Wächter { $guard } hat Stärke { $strength }, gegen ihn stehen { $sum }.
mm-log-beaten = Besiegt, Beute { $loot }:
mm-log-loot = { $seat } { $amount }.
mm-log-lost = Er hält stand.
mm-log-healed =
    { $you ->
        [yes] Du zahlst { $paid } Gold Heilung.
       *[no] { $seat } zahlt { $paid } Gold Heilung.
    }
mm-log-healed-part =
    { $you ->
        [yes] Du zahlst { $paid } von { $due } Gold Heilung, mehr ist nicht da.
       *[no] { $seat } zahlt { $paid } von { $due } Gold Heilung, mehr ist nicht da.
    }
mm-beaten-count = { $count } besiegt
mm-round-summary = { $beaten } · du { $gold }

## Ende

mm-again = Gleiche Plätze, neue Wächter, gleich viel Gold.
mm-part-compensation = Entschädigung
mm-part-displacing = Verdrängen
mm-lead =
    { $you ->
        [yes] { $gold } Gold vor dir
       *[no] { $gold } Gold vor { $seat }
    }
mm-lead-shared =
    { $count ->
        [2] Beide gleich viel Gold
       *[other] Alle { $count } gleich viel Gold
    }
mm-why-loot =
    { $guards ->
        [one] **{ $gold } Beute** von einem besiegten Wächter
       *[other] **{ $gold } Beute** von { $guards } besiegten Wächtern
    }
mm-why-loot-most =
    { $guards ->
        [one] **{ $gold } Beute** von einem besiegten Wächter, am meisten von allen
       *[other] **{ $gold } Beute** von { $guards } besiegten Wächtern, am meisten von allen
    }
mm-why-best = **Bester Fang:** { $gold } Gold an Wächter { $guard } in Runde { $round }
mm-why-healing = **{ $gold } Gold** für Heilung
mm-why-healing-most =
    { $gold ->
        [0] **Kein Gold** für Heilung
       *[other] Nur **{ $gold } Gold** für Heilung
    }
mm-why-compensation = **{ $gold } Gold** Entschädigung für verdrängte Monster
mm-why-compensation-most = **{ $gold } Gold** Entschädigung, am meisten von allen
mm-why-displacing = **{ $gold } Gold** fürs Verdrängen
mm-why-displacing-most =
    { $gold ->
        [0] **Kein Gold** fürs Verdrängen
       *[other] Nur **{ $gold } Gold** fürs Verdrängen
    }
mm-moment = **Entschieden in Runde { $round }:** { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } an { $other_you ->
        [yes] dir
       *[no] { $other }
    } vorbei und { $you ->
        [yes] bleibst
       *[no] bleibt
    } vorn.
mm-moment-first =
    { $you ->
        [yes] **Vorn seit Runde 1:** Dich holt niemand mehr ein.
       *[no] **Vorn seit Runde 1:** Niemand holt { $seat } mehr ein.
    }
mm-moment-shared = **Gleichstand:** Erst die letzte Münze hat entschieden, dass sie nicht entscheidet.
mm-own-behind = { $gold } Gold hinter { $seat }.
mm-own-best = Deine beste Runde: { $round }, **{ $gold } Gold**
mm-chart-shared = Am Ende niemand allein (Gold je Runde).
mm-chart-always = Ab Runde { $round } { $seat } (Gold je Runde).
mm-chart-change = Erst { $first }, ab Runde { $round } { $seat } (Gold je Runde).

## Ein Zug in wenigen Worten

move-place = { $type } { $strength } an Wächter { $guard }
mm-move-instead = { $move } statt { $guard }
