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
bm-mode = Option { $n }
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
bm-hint = Hint: { $does }


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

## Names with places to break

bm-card-minotaur_catacombs = Minotaur Cata­combs
bm-card-doppelganger_hive = Doppel­ganger Hive
bm-card-spectral_bomb = Spectral Bomb
bm-card-monster_academy = Monster Academy
bm-card-ancient_guardtower = Ancient Guard­tower
bm-card-training_camp = Training Camp
bm-card-shrooman_aviary = Shrooman Aviary
bm-card-mysterious_portal = Mysterious Portal
bm-card-alchemists_lab = Alchemist's Lab
bm-card-mind_thresher = Mind Thresher
bm-card-crystal_ballroom = Crystal Ballroom
bm-card-sawtooth_pendulum = Sawtooth Pendulum
bm-card-paywall = Paywall
bm-card-the_dreadmill = The Dreadmill
bm-card-personnel_office = Personnel Office
bm-card-lightning_rod = Lightning Rod
bm-card-garbage_chute = Garbage Chute
bm-card-minion_clinic = Minion Clinic
bm-card-foyer_elemental = Foyer Elemental
bm-card-icicle_man = Icicle Man
bm-card-mageseeker = Mageseeker
bm-card-smash = Smash!
bm-card-rebirth = Rebirth
bm-card-trophy_room = Trophy Room
bm-card-vampire_lab = Vampire Lab
bm-card-haunted_cavern = Haunted Cavern
bm-card-robbers_vault = Robber's Vault
bm-card-imp_hoard = Imp Hoard
bm-card-dragons_nest = Dragon's Nest
bm-card-black_market = Black Market
bm-card-goblin_market = Goblin Market
bm-card-power_leech = Power Leech
bm-card-loot_box = Loot Box
bm-card-pixie_fountain = Pixie Fountain
bm-card-the_keystone = The Keystone
bm-card-the_catapult = The Catapult
bm-card-fetid_beast = Fetid Beast
bm-card-delvers_quarry = Delver's Quarry
bm-card-cursed_well = Cursed Well
bm-card-spirit_dragon = Spirit Dragon
bm-card-brassknuckle = Brass­knuckle

## What a card does, in one line, where its text is longer

bm-effect-power_leech = The monster room to its right deals +2 damage.
bm-effect-spectral_bomb = Sacrifice it: an opponent loses a random spell.
bm-effect-monster_academy = Built: +2 coins for each miniboss in your hand.
bm-effect-ancient_guardtower = Built: buy a random spell from an opponent for 1 coin.
bm-effect-tomb_of_terrors = From hand: throw it away to take a card from the discard pile.
bm-effect-imp_hoard = When an opponent discards a card, you may keep it (1x a turn).
bm-effect-vampire_lab = Built: throw away a miniboss to heal a wound.
bm-effect-haunted_cavern = For 1 coin a hero waits outside until the next turn.
bm-effect-minion_clinic = Built: up to 3 coins here for as many discarded cards. −1 damage each.
bm-effect-robbers_vault = Built: swap all your coins with another player's.
bm-effect-fetid_beast = No monster room may be built beside it.
bm-effect-training_camp = Throw away a miniboss: one monster room deals double damage.
bm-effect-dragons_nest = Built: your other monster rooms deal +1 damage per treasure this turn.
bm-effect-mysterious_portal = Built: throw away a miniboss to draw a spell.
bm-effect-alchemists_lab = When a spell of yours takes effect: +2 coins (1x a turn).
bm-effect-black_market = When any room is destroyed: 1 coin for a spell.
bm-effect-mind_thresher = When a hero dies here: 2 spells instead of the soul, if you like.
bm-effect-cursed_well = From hand: throw it away for a spell or 2 coins.
bm-effect-crystal_ballroom = Built: lay up to 3 coins here, draw as many spells. −1 damage each.
bm-effect-efreets_chamber = While a hero waits: draw a spell for −2, or discard one for +2 damage.
bm-effect-sawtooth_pendulum = For 1 coin a hero with 3 or less health dies here.
bm-effect-the_catapult = Throw away a miniboss: switch off an opponent's room.
bm-effect-endless_gallery = Sacrifice it: a dungeon counts one more treasure this turn.
bm-effect-paywall = Others may give you coins: −1 damage each this turn.
bm-effect-the_dreadmill = 1 coin here each build phase, or it is destroyed. +1 damage per coin.
bm-effect-personnel_office = When an opponent brings in or promotes a miniboss: +1 coin.
bm-effect-trophy_room = Built: +1 coin for each of your rooms with several treasures.
bm-effect-internship = The top 3 room cards are discarded; you may build a miniboss among them.
bm-effect-sabotage = A room has no text this turn (or is switched off).
bm-effect-rage = The room of a miniboss deals +1 damage per level, maybe doubled.
bm-effect-ambush = Discard 2 monster rooms or 1 miniboss: a hero in your dungeon dies.
bm-effect-rebirth = Somebody throws away the whole hand and draws a new one.
bm-effect-smash = 2 damage to a hero in your dungeon, 4 in a room with a miniboss.
bm-effect-pay_to_win = A room deals +1 damage, and +1 for every coin you pay.
bm-effect-zoning_board = Build a golden-framed room on any of your rooms.
bm-effect-heist = A room has no treasure this turn and lures nobody.
bm-effect-traitor = Buy a miniboss from an opponent. You build no room this turn.
bm-effect-armor_up = A hero gets +1 health, and +2 for every coin you pay.
bm-effect-spirit_dragon = A room has exactly one of each treasure this turn.
bm-effect-short_circuit = Against a spell: the opponent pays 1 coin per spell or it fails.
bm-effect-calabeza = 1x a turn: promote with a monster room card instead of 1 coin.
bm-effect-belladonna = 1x a turn for 2 coins: an opponent loses a spell.
bm-effect-ravenus = 1x a turn for 2 coins: a monster room deals double damage.
bm-effect-scott = Your traps deal +1 damage. Opponents can stop that for 1 coin.
bm-effect-kirax = 1x a turn for 2 coins: a dungeon counts one more treasure.
bm-effect-oculus = When a hero dies in a room with a miniboss: draw a spell.
bm-effect-inquisitor = Opponents can buy it health: +1 per coin, this turn.
bm-effect-sellsword = Opponents can buy it health: +1 per coin, this turn.
bm-effect-alchemist = Opponents can buy it health: +1 per coin, this turn.
bm-effect-scoundrel = Opponents can buy it health: +1 per coin, this turn.
bm-effect-the_fool = Goes to whoever has the fewest souls; on a tie he stays.
bm-effect-warlock = Has +1 health for each spell in the hand of whom he visits.
bm-effect-tax_collector = Takes up to 3 coins on entering and has +1 health for each.
bm-effect-the_progenitors = Go to whoever has the most souls minus wounds.
bm-effect-spike = Level 1: +1 damage. 2: discard for 2 damage. 3: send a miniboss back.
bm-effect-kid_croak = Level 1: +1 equipment. 2: swap rooms. 3: monster rooms ±1 damage.
bm-effect-draculad = Level 1: +1 relic. 2: hero back to town. 3: a card from a hand.
bm-effect-rocky = Level 1: any room fits here. 2: a room as if new. 3: hero +5 health.
bm-effect-cerebella = Level 1: +1 spellbook. 2: hero dies, draw a spell. 3: room texts off.
bm-effect-paddywhack = Level 1: +1 gold. 2: one more coin. 3: kill a hero here.
bm-effect-icicle_man = Level 1: +1 damage. 2: hero texts are off. 3: switch off a room.
bm-effect-mageseeker = Level 1: +1 damage per treasure. 2: prevent a spell. 3: skip a room.
bm-effect-brassknuckle = Level 1: +1 damage. 2: hero dies, draw and build. 3: double damage.
bm-effect-jinx = Level 1: swap a room card. 2: treasure twice. 3: fetch a hero from town.
