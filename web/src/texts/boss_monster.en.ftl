# The board of Boss Monster in the browser.

bm-and = { $first } and { $last }
bm-treasure-cleric =
    { $n ->
        [one] 1 relic
       *[other] { $n } relics
    }
bm-treasure-fighter =
    { $n ->
        [one] 1 piece of equipment
       *[other] { $n } pieces of equipment
    }
bm-treasure-mage =
    { $n ->
        [one] 1 spellbook
       *[other] { $n } spellbooks
    }
bm-treasure-thief =
    { $n ->
        [one] 1 gold
       *[other] { $n } gold
    }
bm-no-treasure = no treasure
bm-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }

## Phases

table-round = Turn { $round }
end-round = Turn
bm-phases = Phases of the turn
bm-goal = Goal
bm-goal-souls = { $n } souls: you win
bm-goal-wounds = { $n } wounds: you lose
bm-phase-opening = Setup
bm-phase-beginning = Beginning
bm-phase-build = Build
bm-phase-reveal = Reveal
bm-phase-bait = Bait
bm-phase-adventure = Adventure
bm-phase-end = End
bm-phase-over = End
bm-phase-then = then { $phase }

## Town

bm-town = Town
bm-town-count =
    { $count ->
        [0] nobody here
        [one] 1 hero waits
       *[other] { $count } heroes wait
    }
bm-town-empty = The heroes are out.
bm-hero-deck = Hero deck: { $ordinary } ordinary and { $epic } epic heroes left
bm-discard = Discard ({ $count })
bm-discard-title = Discard pile, top card first
bm-order = Order
bm-bait-goes =
    { $you ->
        [yes] Comes to you, with { $n }
       *[no] Goes to { $seat }, with { $n }
    }
bm-bait-tie = Stays in town: { $names } tied – { $rule }
bm-bait-none = Stays in town: nobody has what they want – { $rule }
bm-follows-fewest_souls = Fewest souls
bm-follows-most_souls_minus_wounds = Most souls minus wounds
bm-way-you = would come to you
bm-way-other = would go to { $seat }
bm-way-tie = stays (a tie)
bm-way-none = stays (nobody has it)
bm-more-heroes =
    { $count ->
        [one] 1 more hero: show all
       *[other] { $count } more heroes: show all
    }
bm-heroes-waiting =
    { $count ->
        [one] 1 hero is waiting
       *[other] { $count } heroes are waiting, the first one first
    }
bm-lured-by = { $class }, follows: { $treasure }
bm-epic = Epic: counts double
bm-hero-left = { $left } of { $health } health left (printed { $printed })
bm-hero-held = May not enter this turn
bm-hero-inside = { $hero } stands here, { $left } health left
bm-walk-dies =
    { $souls ->
        [one] As things are: dies in { $room }, 1 soul
       *[other] As things are: dies in { $room }, { $souls } souls
    }
bm-walk-dies-here =
    { $souls ->
        [one] As things are: dies here, 1 soul
       *[other] As things are: dies here, { $souls } souls
    }
bm-walk-survives =
    { $wounds ->
        [one] As things are: gets through with { $left } health, 1 wound
       *[other] As things are: gets through with { $left } health, { $wounds } wounds
    }

## Dungeons

bm-dungeon =
    { $you ->
        [yes] Your dungeon
       *[no] Dungeon of { $seat }
    }
bm-place =
    { $you ->
        [yes] Your slot { $slot }
       *[no] Slot { $slot } of { $seat }
    }
bm-room-of =
    { $you ->
        [yes] { $room } (yours)
       *[no] { $room } ({ $seat })
    }
bm-free = free
bm-not-here = not here
bm-free-slot = Free slot
bm-free-slot-text = New rooms go to the left end.
bm-face-down = Face-down card
bm-face-down-text = A room or a miniboss. All are revealed together.
bm-covered-by = Face down on it: { $card }
bm-covered-hidden = A face-down card lies on it
bm-room-kind = { $type }, { $rank }
bm-rank-ordinary = ordinary
bm-rank-advanced = advanced (golden frame)
bm-type-monster = Monster room
bm-type-trap = Trap room
bm-word-monster = Monster room
bm-word-trap = Trap
bm-word-miniboss = Miniboss
bm-word-spell = Spell
bm-word-boss = Boss
bm-word-hero = Hero
bm-kind-miniboss = Miniboss for one of your rooms
bm-kind-spell = Spell for { $phases }
bm-kind-hero = Hero, { $health } health
bm-kind-epic = Epic hero, { $health } health
bm-kind-boss = Boss, { $xp } XP
bm-off-covered = Covered: does nothing until the reveal
bm-off-deactivated = Deactivated until the end of the turn
bm-damage = { $n } damage
bm-damage-now = Now { $n } damage, printed { $printed }
bm-modifier = { $n } by { $source }
bm-modifier-double = doubled by { $source }
bm-treasure-now = Treasure: { $treasure }
bm-modifier-icons = { $what } by { $source }
bm-icons-icon = plus { $treasure }
bm-icons-no_icons = no treasure
bm-icons-each_icon = one of each type
bm-icons-double = printed ones doubled
bm-source-level = { $card }, level { $level }
bm-source-of = { $card } ({ $seat })
bm-coins-here =
    { $n ->
        [one] 1 coin lies here
       *[other] { $n } coins lie here
    }
bm-used = Already used this turn
bm-text-off = Without text this turn
bm-not-on = (does not work now)
bm-beneath = Beneath: { $cards }
bm-level-now = Level { $level }
bm-boss-unknown = No boss yet
bm-boss-levelled = Levelled up: the ability is awake
bm-boss-sleeps = Wakes up with five active rooms
bm-totals = Treasure of { $seat }
bm-total =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $n } of it. Whoever has the most lures heroes with it: { $class }
bm-total-best = { $treasure }: { $n }, most of all
bm-total-tied = { $treasure }: { $n }, tied for most
bm-total-less = { $treasure }: { $n }
bm-seat = Souls: { $souls }, wounds: { $wounds }, coins: { $coins }, in hand room cards: { $rooms }, spells: { $spells }
bm-hand-counts = In hand: room cards { $rooms }, spells { $spells }
bm-known = Known to be in hand or face down: { $cards }
bm-known-title = Known to be in hand or face down
bm-out = Eliminated
bm-souls-pile = Souls: { $count }
bm-wounds-pile = Wounds: { $count }
bm-unfold = Show the dungeon of { $seat }

## Hand and cards

bm-hand = Your hand
bm-hand-empty = No cards in hand.
bm-offers = To choose from
bm-viewer = Card
bm-view = Read the card
bm-put-back = Card back
bm-can-place = Can be placed
bm-lay-where = Where? Point at a glowing slot.
bm-lay-first = On slot { $slot }, right before your boss. Costs nothing.
bm-lay-beside = On slot { $slot }, left of { $room }. Costs nothing.
bm-lay-over = On slot { $slot }, on top of { $room }. Costs nothing.
bm-lay-into = Moves into { $room }. Costs 1 coin when revealed.
bm-picked = { $title } – { $thing }
bm-here = Built here:
bm-here-short = Here:
bm-here-damage = { $room } { $now } → { $then }
bm-here-treasure = { $treasure } { $now } → { $then }
bm-here-wakes = your boss wakes up
bm-here-dies =
    { $souls ->
        [one] { $hero } comes and dies: +1 soul
       *[other] { $hero } comes and dies: +{ $souls } souls
    }
bm-here-dies-there =
    { $souls ->
        [one] { $hero } dies: +1 soul
       *[other] { $hero } dies: +{ $souls } souls
    }
bm-here-survives =
    { $wounds ->
        [one] { $hero } comes and survives: +1 wound
       *[other] { $hero } comes and survives: +{ $wounds } wounds
    }
bm-here-survives-there =
    { $wounds ->
        [one] { $hero } survives: +1 wound
       *[other] { $hero } survives: +{ $wounds } wounds
    }
bm-here-leaves = { $hero } goes to { $seat }
bm-here-stays = { $hero } stays in town

## What can be done

bm-for-coins =
    { $n ->
        [one] , 1 coin
       *[other] , { $n } coins
    }
bm-do-play = Play { $card }
bm-do-use = Use { $card }
bm-do-use-it = Or use it
bm-do-use-level = Use { $card }, level { $level }
bm-do-deal = Give { $seat } 1 coin and take a spell
bm-do-pay-hero = Strengthen { $hero } with coins
bm-do-promote = Promote to level { $level }, 1 coin
bm-do-promote-room = Promote to level { $level } with a monster room
bm-do-discard = Discard { $card }
bm-key-enter = Enter
bm-do-sell = Discard { $card } for 1 coin
bm-do-trigger = First: { $card }
bm-do-target = Choose { $what }
bm-do-take = Take { $card }
bm-do-place = Build { $card } here
bm-do-place-miniboss = Install { $card } here
bm-do-take_back = Take the card back
bm-do-accept = Yes
bm-do-decline = No
bm-do-redraw = Redraw all
bm-do-keep = Keep
bm-accept-pay_miniboss = Pay 1 coin
bm-decline-pay_miniboss = Discard it
bm-accept-trigger = Use it
bm-decline-trigger = Leave it
bm-accept-tax = Pay 1 coin
bm-decline-tax = Lose the spell
bm-accept-deal = Deal now
bm-decline-deal = Later
bm-accept-double = Double it
bm-decline-double = Leave it
bm-decline-look = Take nothing
bm-decline-build_now = Do not build
bm-accept-keep_discard = Keep it
bm-decline-keep_discard = Leave it
bm-decline-prevent = Do not prevent
bm-pass = Pass
bm-pass-done = Done
bm-pass-nothing = Build nothing
bm-pass-first_room = Begin without a room
bm-wave = Pass this phase
bm-draw-room = Draw a room card
bm-draw-spell = Draw a spell
bm-coins-how-many = How many coins
bm-coins-less = One less
bm-coins-more = One more
bm-coins-pay =
    { $n ->
        [0] No coin
        [one] 1 coin
       *[other] { $n } coins
    }
bm-recap-by = { $seat } with { $card }: { $text }
bm-tip-place = “{ $card }” on space { $slot }


## Questions

bm-on-its-way = On its way …
bm-ask-boss = Which boss are you?
bm-ask-boss-text = Choose one. The other leaves the game.
bm-ask-redraw = A new hand?
bm-ask-redraw-text = Your hand is lopsided. Once, you may exchange all seven cards.
bm-ask-discard_two =
    { $left ->
        [one] Discard one more card
       *[other] Discard { $left } cards
    }
bm-ask-discard_two-text = What do you need least? Rooms with a golden frame need another one beneath. Everyone chooses at the same time.
bm-ask-first_room = Your first room
bm-ask-first_room-text = Choose a glowing card. Its treasure lures heroes, its damage kills them: every dead hero is a soul. It stays face down until everyone has placed theirs.
bm-ask-window-own-build = You build
bm-ask-window-own-build-text =
    { $placed ->
        [yes] Your card lies face down. Use anything that still glows, or you are done.
       *[no] Choose a glowing card, then its slot: left of your rooms or on one of them. It stays face down until all are done.
    }
bm-ask-window-build = Do you want to react?
bm-ask-window-build-text = { $seat } is building.
bm-ask-window-answer = Do you want to answer?
bm-ask-window-answer-text =
    { $aimed ->
        [no] { $seat } uses { $card }.
       *[yes] { $seat } uses { $card }. Target: { $targets }.
    }
bm-ask-window-own-answer = Do you want to do anything else?
bm-ask-window-own-answer-text = { $card } takes effect as soon as everyone passes.
bm-ask-window-entrance = Do you want to do something?
bm-ask-window-entrance-text =
    { $mine ->
        [yes] { $hero } stands before your dungeon with { $health } health.
       *[no] { $hero } stands before the dungeon of { $seat } with { $health } health.
    }
bm-ask-window-room = Do you want to do something?
bm-ask-window-room-text = { $hero } stands in { $room } with { $health } health left.
bm-ask-window-limbo = Do you want to do something?
bm-ask-window-limbo-text = { $hero } has no room underfoot, { $health } health left.
bm-ask-window-left = Do you want to do anything else?
bm-ask-window-left-text = The hero is gone.
bm-ask-window-idle = Do you want to do something?
bm-ask-window-idle-text = No hero is here. After this the turn ends.
bm-ask-mode = { $card }: what shall it do?
bm-ask-target = { $card }: choose { $want }
bm-ask-sacrifice = { $card }: which room do you sacrifice?
bm-ask-coins = { $card }: how many coins?
bm-ask-cost = { $card }: pay with cards
bm-ask-cost-text =
    { $left ->
        [one] Choose { $want }.
       *[other] Choose { $left } times: { $want }.
    }
bm-ask-prevent = { $seat } plays { $card }. Prevent it?
bm-ask-tax = Short Circuit: do you pay { $n }?
bm-ask-tax-text = Without the coin your spell is prevented.
bm-ask-pay_miniboss = { $room } wants to be paid
bm-ask-pay_miniboss-text = 1 coin, or the card is discarded.
bm-ask-trigger = { $card }: use it?
bm-ask-order = What comes first?
bm-ask-order-text = Several things of yours happen at once. Choose what glows.
bm-ask-heal = Which wound do you heal?
bm-ask-heal-text = Choose a hero that got through to you. It then counts as a soul, no longer as a wound.
bm-ask-take = Which card do you take from the discard pile?
bm-ask-look = The hand of { $seat }
bm-ask-look-text = You may take one card from it.
bm-ask-keep_discard = Do you keep the discarded card?
bm-ask-build_now = Build at once?
bm-ask-build_now-text = Choose the card, then the glowing slot.
bm-ask-discard_rooms = Discard a room card
bm-ask-lay_coins = How many coins do you lay on the room?
bm-ask-deal = Deal now?
bm-ask-deal-text = 1 coin to { $seat }, and you take a random spell there.
bm-ask-double = Double the damage?
bm-ask-intrigue = Intrigue: what do you draw?
bm-ask-intrigue-text = No soul this turn, but a card.
bm-card-says = The card says: { $text }
bm-ask-tip = Use anything that glows, or pass.
bm-ask-tip-good = Good for you: you can pass.
bm-ask-target-tip = Click or tap what glows.
bm-ask-over = The game is over
bm-ask-lay = You build: { $card }
bm-ask-lay-here = { $card } on slot { $slot }?

## Waiting

bm-wait-build = { $seat } is building
bm-wait-window = One moment
bm-wait-others = Others are thinking about whether to use something.
bm-wait-room = { $hero } stands in { $room }, { $health } health left.
bm-wait-entrance = { $hero } stands at the entrance, { $health } health.
bm-wait-waiting =
    { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
bm-wait-boss = The bosses are being chosen.
bm-wait-out = You are out. You can watch until it is decided.
bm-wait-redraw = At the start one may exchange the whole hand.
bm-wait-discard_two = To begin with, everyone discards two cards.
bm-wait-first_room = The first rooms are placed face down.
bm-wait-source = It is about { $card }.
bm-several-think = { $names } are thinking.

## Moments and log

bm-moment = Now
bm-moment-bait = The heroes set out
bm-moment-lured =
    { $you ->
        [yes] To you: { $heroes }.
       *[no] To { $seat }: { $heroes }.
    }
bm-moment-stayed = Still in town: { $heroes }.
bm-moment-reveal = Everyone reveals
bm-moment-walk = { $hero } walks in
bm-revealed = { $card } ({ $seat })
bm-log-revealed = Revealed: { $cards }.
bm-log-damage = { $room }: { $damage } damage, { $left } health left.
bm-log-died =
    { $by ->
        [card] { $died }, of { $damage } damage by { $card }.
       *[room] { $died }, of { $damage } damage.
    }
bm-log-aimed = { $declared } Target: { $targets }.
bm-log-souls =
    { $souls ->
        [one] { $seat } +1 soul
       *[other] { $seat } +{ $souls } souls
    }
bm-log-no-souls = no souls

## Keys

own-key-digits = 1–9
own-key-digits-does = take a card of the hand
own-key-arrows = Arrows
own-key-arrows-does = from thing to thing
own-key-enter = Enter
own-key-enter-does = take, place, use
own-key-escape = Esc
own-key-escape-does = put the card back, close a drawer
own-key-pass-does = pass, done
own-key-end = W and V
own-key-end-does = pass for the whole phase; read the card

## A move in a few words

bm-move-place = Build { $card } at place { $slot }
bm-move-place-miniboss = Install { $card } at place { $slot }
bm-move-promote = Promote { $card }
bm-move-coins =
    { $n ->
        [one] Pay 1 coin
       *[other] Pay { $n } coins
    }
