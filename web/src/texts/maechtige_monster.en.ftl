# The board of Mächtige Monster in the browser.

## Castle

mm-castle = Castle
mm-gate = Gate
mm-throne = Throne
mm-guard = Guard { $number }
mm-level =
    { $level ->
        [one] 1 star
       *[other] { $level } stars
    }
mm-strength = Strength
mm-loot = Loot
mm-gold = Gold
mm-sum = Sum
mm-most = of
mm-free = free
mm-costs-nothing = costs nothing
mm-to-bank = { $amount } bank
mm-place = Guard { $guard }, slot { $slot }, { $lies }
mm-of = { $monster } of { $owner }
mm-of-you = { $monster }, yours
mm-monster = { $type } { $strength }
mm-heals-for = healing { $cost } gold
mm-would-place = Placing costs nothing.
mm-would-displace =
    { $share ->
        [0] { $price } gold to the bank.
       *[other] { $price } gold: { $bank } to the bank, { $share } to { $owner }.
    }
mm-would-displace-own = Your own monster: { $price } gold to the bank.
mm-ask-place = { $card } at guard { $guard }?
mm-ask-displace = { $card } instead of { $lying }?
mm-lay-at = Place at guard { $guard }
mm-displace-for = Displace for { $price }

mm-no-five-stays = A 5 stays put
mm-no-not-higher = Not higher than { $lying }
mm-no-sum-reached = Maximum { $limit } reached
mm-no-too-little-gold = Costs { $price }, you have { $gold }
mm-no-slot-one-first = Slot 1 first
mm-no-tile-forbids = The king forbids the { $strength }
## Round and king

table-round = Round { $round }
end-round = Round
mm-round-of = Round { $round }/{ $rounds }
mm-phase-lay = Placing
mm-phase-fight = Fight
mm-king-says = The king commands:

## Seats

mm-your-plate = Your place
mm-hand = Your hand
mm-in-hand = In hand
mm-lies-aside = Aside
mm-healing-costs = Healing
mm-heal-row = Strength { $strength }: { $cost } gold
mm-aside = Aside, back next round:
mm-rank = Rank { $rank }
mm-in-castle = { $placed } of { $places } in the castle
mm-placed-short = { $placed }/{ $places } placed
mm-placed-count = { $placed } of { $places } placed
mm-gold-count = { $gold } gold
mm-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mm-start = Start
## Prompt

mm-your-turn-line = Your turn.
mm-your-turn-card = Your turn: { $card }
mm-pick-card = Pick a card, and the slots it may go to will glow.
mm-pick-place = Choose a glowing slot. To displace you pay the price on the tag.
mm-card-flies = Placed.
mm-free-places =
    { $count ->
        [0] All slots are taken.
        [one] One slot is still free.
       *[other] { $count } slots are still free.
    }
mm-put-back = Put back
mm-tip = { $card } at guard { $guard }, slot { $slot }

## Fight

mm-fight-now = The fight is on
mm-healing-now = Now for the healing
mm-beaten = Beaten!
mm-holds = It holds!
mm-enough = { $sum } is enough against strength { $strength }.
mm-not-enough = { $sum } is not enough against strength { $strength }.
mm-against = { $sum } against { $strength }
mm-king-strength = The king: strength { $change }
mm-king-loot = The king: loot { $change }
mm-and-rest = { $amount } and the odd coin
mm-fight-odd = Odd: the stronger one gets the odd coin – R19
mm-fight-left = Odd and equally strong: { $left } gold stays in the bank – R19
mm-fight-same =
    { $you ->
        [yes] Both monsters are yours, and so is all the loot – R19
       *[no] Both monsters belong to { $seat }, and so does all the loot – R19
    }
mm-fight-lost-note = It ends here, now for the healing – R21, R22
mm-fight-won = Guard { $guard } is beaten: { $shares }.
mm-fight-lost = Guard { $guard } holds: { $sum } against { $strength }.
mm-fight-next = Guard { $guard } comes next.
mm-fight-all = Behind it there is only the throne.
mm-share =
    { $you ->
        [yes] { $amount } gold for you
       *[no] { $amount } gold for { $seat }
    }
mm-pays =
    { $you ->
        [yes] you pay { $paid } gold
       *[no] { $seat } pays { $paid } gold
    }
mm-pays-part =
    { $you ->
        [yes] you pay { $paid } of { $due } gold, there is no more
       *[no] { $seat } pays { $paid } of { $due } gold, there is no more
    }
mm-this-round = In this round
mm-healing = Healing
mm-next-up = next
mm-waits = waits
mm-not-reached = not reached
mm-loot-is-shared = The loot of guard { $guard } is being shared.

## Log

mm-log-revealed = Guard { $guard } has strength { $strength }, facing { $sum }.
mm-log-beaten = Beaten, loot { $loot }:
mm-log-loot = { $seat } { $amount }.
mm-log-lost = It holds.
mm-log-healed =
    { $you ->
        [yes] You pay { $paid } gold for healing.
       *[no] { $seat } pays { $paid } gold for healing.
    }
mm-log-healed-part =
    { $you ->
        [yes] You pay { $paid } of { $due } gold for healing, there is no more.
       *[no] { $seat } pays { $paid } of { $due } gold for healing, there is no more.
    }
mm-beaten-count = { $count } beaten
mm-round-summary = { $beaten } · you { $gold }

## The end

mm-again = Same seats, new guards, equal gold.
mm-part-compensation = Compensation
mm-part-displacing = Displacing
mm-lead =
    { $you ->
        [yes] { $gold } gold ahead of you
       *[no] { $gold } gold ahead of { $seat }
    }
mm-lead-shared =
    { $count ->
        [2] Both with the same gold
       *[other] All { $count } with the same gold
    }
mm-why-loot =
    { $guards ->
        [one] **{ $gold } loot** from one beaten guard
       *[other] **{ $gold } loot** from { $guards } beaten guards
    }
mm-why-loot-most =
    { $guards ->
        [one] **{ $gold } loot** from one beaten guard, more than anyone
       *[other] **{ $gold } loot** from { $guards } beaten guards, more than anyone
    }
mm-why-best = **Best catch:** { $gold } gold at guard { $guard } in round { $round }
mm-why-healing = **{ $gold } gold** for healing
mm-why-healing-most =
    { $gold ->
        [0] **No gold** for healing
       *[other] Only **{ $gold } gold** for healing
    }
mm-why-compensation = **{ $gold } gold** as compensation for displaced monsters
mm-why-compensation-most = **{ $gold } gold** as compensation, more than anyone
mm-why-displacing = **{ $gold } gold** for displacing
mm-why-displacing-most =
    { $gold ->
        [0] **No gold** for displacing
       *[other] Only **{ $gold } gold** for displacing
    }
mm-moment = **Decided in round { $round }:** { $you ->
        [yes] You pass
       *[no] { $seat } passes
    } { $other_you ->
        [yes] you
       *[no] { $other }
    } and { $you ->
        [yes] stay
       *[no] stays
    } ahead.
mm-moment-first =
    { $you ->
        [yes] **Ahead since round 1:** Nobody catches up with you.
       *[no] **Ahead since round 1:** Nobody catches up with { $seat }.
    }
mm-moment-shared = **A tie:** The last coin decided that it decides nothing.
mm-own-behind = { $gold } gold behind { $seat }.
mm-own-best = Your best round: { $round }, **{ $gold } gold**
mm-chart-shared = Nobody alone in the end (gold per round).
mm-chart-always = From round { $round } on { $seat } (gold per round).
mm-chart-change = First { $first }, from round { $round } on { $seat } (gold per round).

## A move in a few words

move-place = { $type } { $strength } at guard { $guard }
mm-move-instead = { $move } instead of { $guard }
