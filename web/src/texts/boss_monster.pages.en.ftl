# What the pages around Boss Monster say: cards, ending, guided game.

## Cards

bm-cards-kind = Kind of card
bm-cards-rooms = Rooms
bm-cards-rooms-text = The number is the damage. Advanced rooms have a golden frame and go on a room with which they share a treasure.
bm-cards-mixed = Two types
bm-cards-minibosses = Minibosses
bm-cards-minibosses-text = They move in with one of your rooms. Every promotion unlocks one more text.
bm-cards-spells = Spells
bm-cards-bosses = Bosses
bm-cards-bosses-text = The ability wakes up when five rooms are active for the first time. More XP means an earlier turn.
bm-cards-heroes = Heroes
bm-cards-ordinary = Ordinary heroes: 1 soul or 1 wound
bm-cards-epic = Epic heroes: 2 souls or 2 wounds
bm-cards-copies = { $count } copies
bm-cards-optional = only with “All spells”
bm-cards-players = { $count } players or more

## Ending

bm-end-title = How it ended
bm-souls =
    { $n ->
        [one] 1 soul
       *[other] { $n } souls
    }
bm-wounds =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
bm-end-story =
    { $how ->
        [souls] { $you ->
            [yes] In turn { $turn } you and { $boss } reached the goal: { $souls }, { $wounds }.
           *[no] In turn { $turn } { $seat } and { $boss } reached the goal: { $souls }, { $wounds }.
        }
        [last] { $you ->
            [yes] In turn { $turn } you and { $boss } were the last ones left: { $souls }, { $wounds }.
           *[no] In turn { $turn } { $seat } and { $boss } were the last ones left: { $souls }, { $wounds }.
        }
        [all_out] { $you ->
            [yes] In turn { $turn } everyone fell at once. You and { $boss } looked best doing it: { $souls }, { $wounds }.
           *[no] In turn { $turn } everyone fell at once. { $seat } and { $boss } looked best doing it: { $souls }, { $wounds }.
        }
       *[exhausted] { $you ->
            [yes] In turn { $turn } no more heroes came. You and { $boss } were ahead: { $souls }, { $wounds }.
           *[no] In turn { $turn } no more heroes came. { $seat } and { $boss } were ahead: { $souls }, { $wounds }.
        }
    }
bm-end-lead =
    { $you ->
        [yes] { $souls } ahead of you
       *[no] { $souls } ahead of { $seat }
    }
bm-end-because-counts = **{ $souls }** with { $wounds }
bm-end-because-room = { $room } killed **{ $heroes } heroes**
bm-end-because-boss = **{ $boss }** was awake from turn { $turn } on
bm-end-again = Same seats, everything shuffled anew.
bm-end-souls = Souls
bm-end-wounds = Wounds
bm-end-built = Rooms built
bm-end-minibosses = Minibosses
bm-end-spells = Spells
bm-end-out = Out in turn

## Guided first game

tour-boss_monster-goal-title = 10 souls win
tour-boss_monster-goal =
    Collect 10 souls and you win. With 5 wounds you are out.
    You are the boss: you build a dungeon and lure heroes into it. Whoever dies there is a soul; whoever reaches you deals a wound.
tour-boss_monster-discard-title = Discard two cards
tour-boss_monster-discard =
    The red number is the damage, the signs below are treasures. Blue cards are spells.
    Keep a few rooms without a golden frame: only those can be built right away.
tour-boss_monster-first-room-title = Your first room
tour-boss_monster-first-room =
    Take a room without a golden frame and build it on the slot beside your boss.
    Best one with a lot of damage: everyone has to go through it.
tour-boss_monster-town-title = Heroes come to town
tour-boss_monster-town =
    Every hero follows a treasure. Beside them stands which one, and to whom they would go.
    They go to the dungeon that has the most of it. In a tie they stay in town.
tour-boss_monster-build-title = Build a room
tour-boss_monster-build =
    Build to the left or on top of a room. Treasures lure heroes, damage kills them: you need both.
    Point at a card and you are told what it does. Then say that you are done.
tour-boss_monster-no-build-title = You did not build
tour-boss_monster-no-build =
    Every turn you may build one room, to the left or on top of another.
    Treasures lure heroes, damage kills them.
tour-boss_monster-revealed-title = All cards are turned up
tour-boss_monster-revealed =
    Rooms are built face down and turned up together. Here is your dungeon with its treasures.
    Many rooms do something when they are built, or when somebody dies in them.
tour-boss_monster-lured-title = { $hero } is lured
tour-boss_monster-lured =
    { $you ->
        [yes] { $hero } comes to you, because you have the most of this treasure.
       *[no] { $hero } goes to { $seat }, who has the most of this treasure.
    }
    Heroes wait at the entrance and go in one after the other.
tour-boss_monster-stayed-title = Nobody comes
tour-boss_monster-stayed =
    No dungeon alone had the most of a treasure: all heroes stay in town.
    Next turn new ones join them, and they choose again.
tour-boss_monster-walk-title = The way through the dungeon
tour-boss_monster-walk =
    { $you ->
        [yes] { $hero } now walks through your rooms, from left to right. Every room takes health.
       *[no] { $hero } now walks through the rooms of { $seat }, from left to right. Every room takes health.
    }
    Whoever falls is a soul. Whoever gets through wounds the boss.
tour-boss_monster-soul-title =
    { $you ->
        [yes] A soul for you
       *[no] A soul for { $seat }
    }
tour-boss_monster-soul =
    { $hero } died in the dungeon. That is a soul, now { $total } of 10.
    Epic heroes count twice.
tour-boss_monster-wound-title =
    { $you ->
        [yes] A wound for you
       *[no] A wound for { $seat }
    }
tour-boss_monster-wound =
    { $hero } got through to the boss, now { $total } of 5 wounds.
    More damage helps, or less of the treasure that lures such heroes.
tour-boss_monster-spells-title = Spells
tour-boss_monster-spells =
    Spells are the blue cards. You play them while building or in the adventure: click, choose a target.
    The pace says how often you are asked.
tour-boss_monster-on-your-own-title = That was a whole turn
tour-boss_monster-on-your-own =
    The rest is on the cards. With five rooms your boss levels up and gets an ability.
    The lamp gives you a hint. Good hunting.
