# What the pages around Boss Monster say: cards, ending, guided game.

## Cards

bm-cards-kind = Kind of card
bm-cards-rooms = Rooms
bm-cards-rooms-text = The number is the damage. Advanced rooms have a gold frame and go on a room with which they share a treasure.
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
bm-cards-optional = only with "All spells"
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
            [yes] In turn { $turn } you and { $boss } had enough: { $souls } and { $wounds }.
           *[no] In turn { $turn } { $seat } and { $boss } had enough: { $souls } and { $wounds }.
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
bm-end-again = Same seats, everything shuffled anew.
bm-end-souls = Souls
bm-end-wounds = Wounds
bm-end-built = Rooms built
bm-end-minibosses = Minibosses
bm-end-spells = Spells
bm-end-out = Out in turn

## Guided first game

tour-boss_monster-welcome = Welcome to the underworld. You are the boss: build a dungeon, lure heroes in and collect souls. 10 souls win, 5 wounds end it all.
tour-boss_monster-discard = Discard two cards. The red number is damage, the signs below are treasure. Keep a few ordinary rooms (without a gold frame).
tour-boss_monster-first-room = Your first room: click an ordinary room, then the glowing slot left of the boss. Dragging works, too.
tour-boss_monster-town = Every turn heroes come to town. Beside each you see what lures them and to whom they would go. Only whoever alone has the most of it gets them.
tour-boss_monster-build = You build: at the left end or on a room. Mind treasure, so that heroes come, and damage, so that they do not get through. Then "Done".
tour-boss_monster-revealed = Everyone reveals at once. Many rooms do something when they are built. Point at a card or press V to read it.
tour-boss_monster-lured = Bait: heroes go where most of their treasure lies. If it is a tie they stay in town.
tour-boss_monster-walk = Now it goes through your rooms, from left to right. Every room takes health. A ghost at the entrance means: dies, a drop: gets through.
tour-boss_monster-soul = A soul! Whoever dies in your dungeon counts for you. Epic heroes count double.
tour-boss_monster-wound = Ouch. Whoever reaches the boss deals a wound. Build more damage or lure less.
tour-boss_monster-spell = Spells are blue. You play them while building or in the adventure: click, choose a target. You are asked only when something concerns you; the switches below change that.
tour-boss_monster-miniboss = A miniboss! It costs 1 coin, moves in with a room and is promoted for 1 coin each. Every level unlocks a text.
tour-boss_monster-level-up = Five rooms: your boss has levelled up, the ability works from now on.
tour-boss_monster-on-your-own = That was a whole turn. The rest is on the cards. H gives you a hint, L shows the log. Happy hunting.
