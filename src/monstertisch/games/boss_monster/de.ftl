# Boss Monster: Ereignisse, Fragen, Gründe, und die Wörter, aus denen Kartentexte werden. Terminal und Browser teilen sie. Namen stehen in cards.toml.

game-boss_monster = Boss Monster
game-boss_monster-text = Bau den fiesesten Dungeon, lock Helden hinein und sammle ihre Seelen. Sie wehren sich.
score = Siege

## Was der Tisch wählen kann

table-boss = Bosse
table-boss-text = Wer welchen Boss spielt, von Platz 1 an. Zufall heißt: Er wird gelost.
table-choose_boss = Ich wähle dich
table-choose_boss-text = Alle bekommen zwei Bosse und behalten einen.
table-intrigue = Intrige
table-intrigue-text = Wer in einer Runde keine Seele bekommen hat, darf am Ende eine Karte ziehen.
table-hard_mode = Schwer
table-hard_mode-text = Ohne die Helden mit 4 Leben.
table-room_for_coin = Raum für Münze
table-room_for_coin-text = Einmal je Runde darfst du beim Bauen einen Raum für eine Münze abwerfen.
table-english_setup = Englischer Start
table-english_setup-text = Ihr behaltet alle sieben Karten, dafür liegt schon etwas auf der Ablage.
table-optional_spells = Alle Zauber
table-optional_spells-text = Geisterdrache und Kurzschluss kommen dazu.
table-bait_order = Wer zuerst gelockt wird
table-bait_order-text = In welcher Reihenfolge sich die Helden in der Stadt umsehen.
table-empty_adventure_turns = Abenteuer für alle
table-empty_adventure_turns-text = Im Abenteuer sind alle einmal dran, auch ohne Helden am Eingang.
table-miniboss_drops = Zähe Minibosse
table-miniboss_drops-text = Wird der Raum zerstört, bleibt der Miniboss auf dem Raum darunter.

boss-random-1 = Zufall
boss-random-2 = Zufall
boss-random-3 = Zufall
boss-random-4 = Zufall
bait_order-newest_first = Die neuesten zuerst
bait_order-oldest_first = Die ältesten zuerst

## Schätze und Klassen

treasure-cleric = Relikte
treasure-fighter = Ausrüstung
treasure-mage = Zauberbücher
treasure-thief = Gold
class-cleric = Kleriker
class-fighter = Krieger
class-mage = Magier
class-thief = Dieb

## Was gewählt wird

want-dungeon = einen Dungeon
want-hero_anywhere = einen Helden
want-hero_at_own_entrance = einen Helden an deinem Eingang
want-hero_here = einen Helden in diesem Raum
want-hero_in_any_dungeon = einen Helden in irgendeinem Dungeon
want-hero_in_own_dungeon = einen Helden in deinem Dungeon
want-hero_in_town = einen Helden in der Stadt
want-hero_with_miniboss = einen Helden in einem Raum mit Miniboss
want-miniboss = einen Miniboss im Spiel
want-monster_room = einen Monsterraum
want-opponent = einen Gegner
want-opponents_miniboss = einen Miniboss eines Gegners
want-opponents_room = einen Raum eines Gegners
want-other_own_room = einen anderen deiner Räume
want-own_monster_room = einen deiner Monsterräume
want-own_room_for_miniboss = einen deiner Räume, in dem der Miniboss wohnen soll
want-player = jemanden am Tisch
want-room = einen Raum
want-room_of_same_dungeon = einen zweiten Raum im selben Dungeon
want-treasure = eine Schatzsorte
want-sacrifice = den Monsterraum, den du opferst
want-discard_cards = eine Karte zum Abwerfen
want-discard_minibosses = einen Miniboss zum Abwerfen
want-discard_monster_rooms = Monsterräume zum Abwerfen
want-discard_spells = einen Zauber zum Abwerfen

## Was auf einer Karte steht: je Wort ihrer Wirkung ein Text (games/boss_monster/told.py setzt sie zusammen)
## $form: do = Befehl oder Aussage, may = nach „du darfst“. $nom, $acc, $dat, $gen: das Ziel in seinen Fällen. $per: „ je Münze“ oder leer

text-language = de
text-whole = { $head }: { $capital }
text-and = { $first } und { $second }
text-or = { $first } oder { $second }
text-else = { $first }; oder { $second }
text-if = { $text }, { $when }
text-may = du darfst { $text }
text-pay = { $cost } und { $text }
text-plus = und { $signed } { $per }
text-level-one = { $text }, dann zurück auf Stufe 1
text-limit = 1x/Runde
text-most_health = { "" } mit noch höchstens { $n } Leben
text-by =
    { $limit ->
        [opponent] 1x/Runde darf { text-every-opponent } { $cost }
        [turn] 1x/Runde darf { text-one-opponent } { $cost }
       *[none] { text-every-opponent } darf { $cost }
    }
text-every-opponent =
    { $section ->
        [heroes] jeder Gegner des Dungeonbesitzers
       *[other] jeder Gegner
    }
text-one-opponent =
    { $section ->
        [heroes] ein Gegner des Dungeonbesitzers
       *[other] ein Gegner
    }
text-phase-build = in der Bauphase
text-phase-adventure = in der Abenteuerphase
text-from-hand = wirf diese Karte aus der Hand ab
text-lure-fewest_souls = Gelockt vom Spieler mit den wenigsten Seelen, bei Gleichstand von niemandem.
text-lure-most_souls_minus_wounds = Gelockt vom Spieler mit den meisten Seelen minus Wunden, bei Gleichstand von niemandem.

# Auslöser und Bedingungen
text-on-build_phase = zu Beginn der Bauphase
text-on-build_turn = in jeder Bauphase
text-on-built = gebaut
text-on-built_or_uncovered = gebaut oder freigelegt
text-on-coins_gained = wenn du Münzen erhältst
text-on-hero_dies_here = wenn hier ein Held stirbt
text-on-hero_dies_with_miniboss = wenn ein Held in einem deiner Räume mit Miniboss stirbt
text-on-hero_enters = beim Betreten eines Dungeons
text-on-hero_killed = wenn in deinem Dungeon ein Held stirbt
text-on-hero_survives_here = wenn ein Held diesen Raum überlebt
text-on-monster_room_built = wenn du einen Monsterraum baust
text-on-opponent_discards = wenn ein Gegner von der Hand abwirft
text-on-opponent_miniboss = wenn ein Gegner einen Miniboss ins Spiel bringt oder befördert
text-on-opponent_spell = wenn ein Gegner einen Zauber spielt
text-on-room_built_beside = wenn du einen Raum direkt daneben baust
text-on-room_destroyed = wenn irgendein Raum zerstört wird
text-on-spell_played = wenn ein Zauber von dir wirkt
text-on-trap_room_built = wenn du einen Fallenraum baust
text-when-build_unused = wenn du noch nichts gebaut hast
text-when-hero_at_own_entrance = solange ein Held an deinem Eingang wartet
text-when-more_minibosses = wenn du mehr Minibosse im Spiel hast als sein Besitzer
text-when-no_coins = wenn dein Hort leer ist

# Was gezählt wird
text-per-coins_here = je Münze auf dem Raum
text-per-coins_laid = je Münze
text-per-coins_paid = je Münze
text-per-heroes_lured = je Held, der in dieser Runde zu deinem Dungeon gelockt wurde
text-per-icons_here = je Schatzsymbol dieses Raumes
text-per-icons_of_that_room = je eigenem Schatzsymbol
text-per-level_of_target = je Stufe
text-per-minibosses_in_hand = je Minibosskarte auf deiner Hand (nur die Anzahl wird öffentlich)
text-per-multi_treasure_rooms = je Raum deines Dungeons mit mehr als einem Schatzsymbol
text-per-rooms =
    { $sacrificed ->
        [yes] je übrigem Raum deines Dungeons
       *[no] je Raum deines Dungeons
    }
text-per-spells_in_hand =
    { $section ->
        [heroes] je Zauberkarte auf der Hand des Dungeonbesitzers
       *[other] je Zauberkarte auf deiner Hand
    }
text-per-wounds = je eigener Wunde
text-n-coins =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
text-n-cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
text-n-any-cards =
    { $n ->
        [one] eine beliebige Karte
       *[other] { $n } beliebige Karten
    }
text-n-minibosses =
    { $n ->
        [one] eine Minibosskarte
       *[other] { $n } Minibosskarten
    }
text-n-monster-rooms =
    { $n ->
        [one] eine Monsterraumkarte
       *[other] { $n } Monsterraumkarten
    }
text-n-rooms =
    { $n ->
        [one] eine Raumkarte
       *[other] { $n } Raumkarten
    }
text-n-rooms-or-spells =
    { $n ->
        [one] eine Raum- oder Zauberkarte
       *[other] { $n } Raum- oder Zauberkarten
    }
text-n-spells =
    { $n ->
        [one] einen Zauber
       *[other] { $n } Zauber
    }
text-n-random-spells =
    { $n ->
        [one] eine zufällige Zauberkarte
       *[other] { $n } zufällige Zauberkarten
    }
text-n-wounds =
    { $n ->
        [one] eine Wunde
       *[other] { $n } Wunden
    }
text-n-treasures =
    { $n ->
        [one] einen zusätzlichen Schatz
       *[other] { $n } zusätzliche Schätze
    }

# Kosten
text-cost-nothing = das nutzen
text-coins-paid =
    { $any ->
        [yes] beliebig viele Münzen
       *[no] { text-n-coins }
    }
text-cost-pay_coins =
    { $form ->
        [may] { text-coins-paid } zahlen
       *[do] zahle { text-coins-paid }
    }
text-cost-give_coins =
    { $to ->
        [target] { $form ->
            [may] dem Besitzer { text-n-coins }{ $per } geben
           *[do] gib dem Besitzer { text-n-coins }{ $per }
        }
       *[you] { $form ->
            [may] dir { text-coins-paid } geben
           *[do] gib dem Besitzer { text-coins-paid }
        }
    }
text-cost-discard_cards =
    { $form ->
        [may] { text-n-cards } abwerfen
       *[do] wirf { text-n-cards } ab
    }
text-cost-discard_minibosses =
    { $form ->
        [may] { text-n-minibosses } abwerfen
       *[do] wirf { text-n-minibosses } ab
    }
text-cost-discard_monster_rooms =
    { $form ->
        [may] { text-n-monster-rooms } abwerfen
       *[do] wirf { text-n-monster-rooms } ab
    }
text-cost-discard_spells =
    { $form ->
        [may] { text-n-spells } abwerfen
       *[do] wirf { text-n-spells } ab
    }
text-cost-sacrifice =
    { $what ->
        [here] opfere diesen Raum
       *[monster_room] opfere einen deiner Monsterräume
    }

# Ziele
text-target-again =
    { $case ->
        [nom] er
        [dat] ihm
        [gen] dieses Zieles
       *[acc] ihn
    }
text-target-dungeon =
    { $case ->
        [nom] ein Dungeon deiner Wahl
        [dat] einem Dungeon deiner Wahl
        [gen] eines Dungeons deiner Wahl
       *[acc] einen Dungeon deiner Wahl
    }
text-target-hero_anywhere =
    { $case ->
        [nom] ein Held
        [dat] einem Helden
        [gen] eines Helden
       *[acc] einen Helden
    }
text-target-hero_at_own_entrance = { text-target-hero_anywhere } an deinem Eingang
text-target-hero_here = { text-target-hero_anywhere } in diesem Raum
text-target-hero_in_any_dungeon = { text-target-hero_anywhere } in einem beliebigen Dungeon
text-target-hero_in_own_dungeon = { text-target-hero_anywhere } in deinem Dungeon
text-target-hero_in_town = { text-target-hero_anywhere } aus der Stadt
text-target-hero_with_miniboss = { text-target-hero_anywhere } in einem Raum mit Miniboss
text-target-miniboss =
    { $case ->
        [nom] ein beliebiger Miniboss
        [dat] einem beliebigen Miniboss
        [gen] eines beliebigen Minibosses
       *[acc] einen beliebigen Miniboss
    }
text-target-opponents_miniboss =
    { $case ->
        [nom] ein Miniboss eines Gegners
        [dat] einem Miniboss eines Gegners
        [gen] eines Minibosses eines Gegners
       *[acc] einen Miniboss eines Gegners
    }
text-target-room =
    { $case ->
        [nom] ein beliebiger Raum
        [dat] einem beliebigen Raum
        [gen] eines beliebigen Raumes
       *[acc] einen beliebigen Raum
    }
text-target-monster_room =
    { $case ->
        [nom] ein beliebiger Monsterraum
        [dat] einem beliebigen Monsterraum
        [gen] eines beliebigen Monsterraumes
       *[acc] einen beliebigen Monsterraum
    }
text-target-own_monster_room =
    { $case ->
        [nom] einer deiner Monsterräume
        [dat] einem deiner Monsterräume
        [gen] eines deiner Monsterräume
       *[acc] einen deiner Monsterräume
    }
text-target-other_own_room =
    { $case ->
        [nom] ein anderer deiner Räume
        [dat] einem anderen deiner Räume
        [gen] eines anderen deiner Räume
       *[acc] einen anderen deiner Räume
    }
text-target-opponents_room =
    { $case ->
        [nom] ein Raum eines Gegners
        [dat] einem Raum eines Gegners
        [gen] eines Raumes eines Gegners
       *[acc] einen Raum eines Gegners
    }
text-target-opponent =
    { $case ->
        [nom] ein Gegner deiner Wahl
        [dat] einem Gegner
        [gen] eines Gegners
       *[acc] einen Gegner
    }
text-target-player =
    { $case ->
        [nom] ein Spieler deiner Wahl (auch du)
        [dat] einem Spieler (auch dir)
        [gen] eines Spielers (auch deine)
       *[acc] einen Spieler (auch dich)
    }

# Was dauerhaft gilt
text-always-blank_heroes = Kartentexte von Helden in deinem Dungeon oder an seinem Eingang werden ignoriert
text-always-build_here_without_match = auf diesen Raum darf jeder Raum gebaut werden, egal mit welchem Schatz
text-always-damage_here = { $signed } Schaden{ $per }
text-always-damage_own_traps = deine Fallenräume haben { $signed } Schaden{ $per }
text-always-damage_right_monster = ist der nächste Raum rechts ein Monsterraum, hat er { $signed } Schaden{ $per }
text-always-double_icons_here = jedes aufgedruckte Schatzsymbol dieses Raumes zählt doppelt
text-always-icon_here = ein zusätzliches { $class }-Schatzsymbol
text-always-less_damage_with_miniboss = erleidet in jedem Raum mit Miniboss { $n } Schaden weniger
text-always-miniboss_start_level = Minibosse, die du baust, beginnen auf Stufe { $n }
text-always-no_monsters_beside = neben diesem Raum darf kein Monsterraum gebaut werden (er selbst neben einem schon)
text-always-own_health = { $signed } Leben{ $per }
text-always-promote_with_monster_room = 1x/Runde: Eine Beförderung darf mit einer Monsterraumkarte statt mit Münzen bezahlt werden
text-always-skip_mixed_rooms = überspringt jeden Raum, der { $n } oder mehr Schatzsorten zeigt

# Was geschieht
text-do-blank_room =
    { $form ->
        [may] { $dat } diese Runde den Kartentext nehmen
       *[do] { $nom } hat diese Runde keinen Kartentext
    }
text-do-build_without_match =
    { $form ->
        [may] in dieser Runde einen Erweiterten Raum ohne passenden Schatz auf jeden anderen Raum bauen
       *[do] in dieser Runde darfst du einen Erweiterten Raum ohne passenden Schatz auf jeden anderen Raum bauen
    }
text-do-damage_here =
    { $form ->
        [may] diesem Raum diese Runde { $signed } Schaden{ $per } geben
       *[do] dieser Raum hat diese Runde { $signed } Schaden{ $per }
    }
text-do-damage_hero =
    { $form ->
        [may] { $dat } { $n } Schaden{ $per } zufügen
       *[do] { $nom } erleidet { $n } Schaden{ $per }
    }
text-do-damage_its_room =
    { $form ->
        [may] dem Raum { $gen } diese Runde { $signed } Schaden{ $per } geben
       *[do] der Raum { $gen } hat diese Runde { $signed } Schaden{ $per }
    }
text-do-damage_monsters_of_dungeon =
    { $form ->
        [may] allen Monsterräumen { $gen } diese Runde { $signed } Schaden{ $per } geben
       *[do] alle Monsterräume { $gen } haben diese Runde { $signed } Schaden{ $per }
    }
text-do-damage_other_monsters =
    { $form ->
        [may] jedem deiner anderen Monsterräume diese Runde { $signed } Schaden{ $per } geben
       *[do] jeder deiner anderen Monsterräume hat diese Runde { $signed } Schaden{ $per }
    }
text-do-damage_target =
    { $form ->
        [may] { $dat } diese Runde { $signed } Schaden{ $per } geben
       *[do] { $nom } hat diese Runde { $signed } Schaden{ $per }
    }
text-do-deactivate =
    { $form ->
        [may] { $acc } für diese Runde deaktivieren
       *[do] deaktiviere { $acc } für diese Runde
    }
text-do-discard_random_spells =
    { $form ->
        [may] { $acc } { text-n-random-spells } abwerfen lassen
       *[do] { $nom } verliert { text-n-random-spells }
    }
text-do-discard_rooms =
    { $form ->
        [may] { text-n-rooms } abwerfen
       *[do] wirf { text-n-rooms } ab
    }
text-do-double_here =
    { $form ->
        [may] den Schaden dieses Raumes diese Runde verdoppeln
       *[do] dieser Raum macht diese Runde doppelten Schaden
    }
text-do-double_its_room_if_only_miniboss =
    { $form ->
        [may] { text-that-damage } verdoppeln, wenn du genau einen Miniboss im Spiel hast
       *[do] du darfst { text-that-damage } verdoppeln, wenn du genau einen Miniboss im Spiel hast
    }
text-that-damage =
    { $again ->
        [yes] danach seinen Schaden
       *[no] den Schaden des Raumes { $gen }
    }
text-do-double_target =
    { $form ->
        [may] den Schaden { $gen } diese Runde verdoppeln
       *[do] { $nom } macht diese Runde doppelten Schaden
    }
text-do-draw_and_build =
    { $form ->
        [may] eine Raumkarte ziehen und, wenn es ein Raum ist, sofort bauen
       *[do] ziehe eine Raumkarte; ist es ein Raum, darfst du ihn sofort bauen
    }
text-do-draw_rooms =
    { $form ->
        [may] { text-n-rooms }{ $per } ziehen
       *[do] ziehe { text-n-rooms }{ $per }
    }
text-do-draw_spells =
    { $form ->
        [may] { text-n-spells }{ $per } ziehen
       *[do] ziehe { text-n-spells }{ $per }
    }
text-do-dungeon_icons =
    { $form ->
        [may] { $dat } diese Runde { text-n-treasures } einer Sorte deiner Wahl geben
       *[do] { $nom } zählt diese Runde { text-n-treasures } einer Sorte deiner Wahl
    }
text-do-gain_coins =
    { $form ->
        [may] { text-n-coins }{ $per } nehmen
       *[do] +{ text-n-coins }{ $per }
    }
text-do-heal_wounds =
    { $form ->
        [may] { text-n-wounds } heilen
       *[do] heile { text-n-wounds }
    }
text-do-hero_health =
    { $form ->
        [may] { $dat } diese Runde { $signed } Leben{ $per } geben
       *[do] { $nom } hat diese Runde { $signed } Leben{ $per }
    }
text-do-hero_to_entrance =
    { $form ->
        [may] { $acc } { text-to-entrance } bringen
       *[do] bringe { $acc } { text-to-entrance }
    }
text-to-entrance =
    { $target ->
        [hero_in_town] an deinen Eingang
       *[other] zurück an deinen Eingang
    }
text-do-hero_to_town =
    { $form ->
        [may] { $acc } zurück in die Stadt schicken
       *[do] schicke { $acc } zurück in die Stadt
    }
text-do-hold_hero =
    { $form ->
        [may] { $acc } bis zur nächsten Runde draußen halten
       *[do] { $nom } darf erst nächste Runde hinein
    }
text-do-icons_of_each_type =
    { $form ->
        [may] { $dat } diese Runde genau ein Symbol jeder Schatzsorte statt der eigenen geben
       *[do] { $nom } hat diese Runde genau ein Symbol jeder Schatzsorte statt der eigenen
    }
text-do-keep_discard =
    { $form ->
        [may] die Karte selbst behalten
       *[do] behalte die Karte selbst
    }
text-do-kill_hero =
    { $form ->
        [may] { $acc } töten
       *[do] töte { $acc }
    }
text-do-lay_coins =
    { $form ->
        [may] bis zu { text-n-coins } auf diesen Raum legen
       *[do] lege bis zu { text-n-coins } auf diesen Raum
    }
text-do-lay_coins_or_fall =
    { $form ->
        [may] { text-n-coins } aus deinem Hort auf diesen Raum legen, sonst wird er zerstört
       *[do] lege { text-n-coins } aus deinem Hort auf diesen Raum, sonst wird er zerstört
    }
text-do-look_and_take =
    { $form ->
        [may] die Hand { $gen } ansehen und eine Zauber- oder Raumkarte daraus nehmen
       *[do] sieh dir die Hand { $gen } an; du darfst eine Zauber- oder Raumkarte daraus nehmen
    }
text-top-cards =
    { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    }
text-do-mill_for_miniboss =
    { $form ->
        [may] { text-top-cards } des Raumstapels ablegen und einen Miniboss darunter sofort zusätzlich bauen
       *[do] lege { text-top-cards } des Raumstapels ab; einen Miniboss darunter darfst du sofort zusätzlich bauen
    }
text-do-no_icons =
    { $form ->
        [may] { $dat } diese Runde alle Schatzsymbole nehmen, auch zusätzliche
       *[do] { $nom } hat diese Runde keine Schatzsymbole, auch keine zusätzlichen
    }
text-do-own_health =
    { $form ->
        [may] diesem Helden diese Runde { $signed } Leben{ $per } geben
       *[do] dieser Held hat diese Runde { $signed } Leben{ $per }
    }
text-do-prevent_spell =
    { $form ->
        [may] den gegnerischen Zauber verhindern
       *[do] verhindere diesen Zauber
    }
text-do-rebuild_all =
    { $form ->
        [may] alle deine Räume auslösen, als wären sie frisch gebaut
       *[do] alle deine Räume lösen aus, als wären sie frisch gebaut
    }
text-do-rebuild_target =
    { $form ->
        [may] { $acc } behandeln, als wäre er frisch gebaut
       *[do] behandle { $acc }, als wäre er frisch gebaut
    }
text-do-remove_hero =
    { $form ->
        [may] ihn aus dem Spiel nehmen (keine Seele)
       *[do] nimm ihn aus dem Spiel (keine Seele)
    }
text-do-renew_hand =
    { $form ->
        [may] { $acc } die ganze Hand abwerfen und jeweils ebenso viele Raum- und Zauberkarten ziehen lassen
       *[do] { $nom } wirft die ganze Hand ab und zieht jeweils ebenso viele Raum- und Zauberkarten
    }
text-do-return_miniboss =
    { $form ->
        [may] { $acc } auf die Hand seines Besitzers schicken
       *[do] schicke { $acc } auf die Hand seines Besitzers
    }
text-do-shield_heroes =
    { $form ->
        [may] die Texte der Räume, der Minibosse und des Bosses { $gen } diese Runde von Helden fernhalten
       *[do] in dieser Runde betreffen die Texte der Räume, der Minibosse und des Bosses { $gen } keine Helden
    }
text-do-skip_first_room =
    { $form ->
        [may] Helden, die in dieser Runde { $acc } betreten, den ersten Raum überspringen lassen
       *[do] Helden, die in dieser Runde { $acc } betreten, überspringen den ersten Raum
    }
text-do-spell_deal =
    { $form ->
        [may] { $dat } jetzt oder einmal später in dieser Runde { text-n-coins } für eine zufällige Zauberkarte von seiner Hand geben (beim Spielaufbau nur jetzt)
       *[do] gib { $dat }, wenn du willst, jetzt oder einmal später in dieser Runde { text-n-coins } für eine zufällige Zauberkarte von seiner Hand (beim Spielaufbau nur jetzt)
    }
text-do-swap_hoards =
    { $form ->
        [may] deinen ganzen Hort mit dem { $gen } tauschen, auch wenn deiner leer ist
       *[do] tausche deinen ganzen Hort mit dem { $gen }, auch wenn deiner leer ist
    }
text-do-swap_rooms =
    { $form ->
        [may] zwei Räume eines Dungeons tauschen
       *[do] tausche zwei Räume eines Dungeons
    }
text-do-switch_off =
    { $form ->
        [may] diese Fähigkeit bis Rundenende abschalten
       *[do] diese Fähigkeit ist bis Rundenende abgeschaltet
    }
text-do-take_cards =
    { $form ->
        [may] { text-n-any-cards }{ $per } vom Ablagestapel nehmen
       *[do] nimm { text-n-any-cards }{ $per } vom Ablagestapel
    }
text-do-take_coins = der Besitzer verliert bis zu { text-n-coins }
text-do-take_over_miniboss =
    { $form ->
        [may] { $acc } übernehmen und auf gleicher Stufe bei dir bauen; dann darfst du diese Runde keinen Raum bauen
       *[do] übernimm { $acc } und baue ihn auf gleicher Stufe bei dir; in dieser Runde darfst du keinen Raum bauen
    }
text-do-take_room_or_spell =
    { $form ->
        [may] { text-n-rooms-or-spells }{ $per } vom Ablagestapel nehmen (keine mit diesem Namen)
       *[do] nimm { text-n-rooms-or-spells }{ $per } vom Ablagestapel (keine mit diesem Namen)
    }
text-do-tax_spells =
    { $form ->
        [may] diesen Gegner bis Rundenende für jeden Zauber (auch diesen) { text-n-coins } zahlen lassen, sonst wird er verhindert
       *[do] bis Rundenende muss dieser Gegner für jeden Zauber (auch diesen) { text-n-coins } zahlen, sonst wird er verhindert
    }

## Ereignisse

event-bosses = Die Bosse stehen fest.
event-offered =
    { $you ->
        [yes] Du hast zwei Bosse zur Wahl.
       *[no] { $seat } hat zwei Bosse zur Wahl.
    }
event-chose =
    { $you ->
        [yes] Du hast deinen Boss gewählt.
       *[no] { $seat } hat einen Boss gewählt.
    }
event-redrew =
    { $you ->
        [yes] Du tauschst die ganze Hand.
       *[no] { $seat } tauscht die ganze Hand.
    }
event-turn = Runde { $round }.
event-phase =
    { $phase ->
        [beginning] Die Runde beginnt.
        [build] Jetzt wird gebaut.
        [reveal] Jetzt wird aufgedeckt.
        [bait] Die Helden sehen sich um.
        [adventure] Das Abenteuer beginnt.
       *[end] Die Runde geht zu Ende.
    }
event-build_turn =
    { $you ->
        [yes] Du baust.
       *[no] { $seat } baut.
    }
event-adventure_turn =
    { $you ->
        [yes] Abenteuer in deinem Dungeon!
       *[no] Abenteuer im Dungeon von { $seat }!
    }
event-idle_window = Kein Held wartet an einem Eingang.
event-hero_revealed = { $hero } kommt in die Stadt.
event-drew =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $deck ->
        [room] { $count ->
            [one] eine Raumkarte
           *[other] { $count } Raumkarten
        }
       *[spell] { $count ->
            [one] einen Zauber
           *[other] { $count } Zauber
        }
    }.
event-discarded =
    { $why ->
        [random] { $you ->
            [yes] Du verlierst { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            }.
           *[no] { $seat } verliert { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            }.
        }
       *[cost] { $you ->
            [yes] Du wirfst { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            } ab.
           *[no] { $seat } wirft { $count ->
                [one] „{ $card }“
               *[other] { $count } Karten
            } ab.
        }
    }
event-reshuffled =
    { $deck ->
        [room] Der Raumstapel ist leer, die Ablage wird gemischt.
       *[spell] Der Zauberstapel ist leer, die Ablage wird gemischt.
    }
event-placed =
    { $you ->
        [yes] Du legst eine Karte verdeckt auf Platz { $slot }.
       *[no] { $seat } legt eine Karte verdeckt auf Platz { $slot }.
    }
event-took_back =
    { $you ->
        [yes] Du nimmst deine verdeckte Karte zurück.
       *[no] { $seat } nimmt die verdeckte Karte zurück.
    }
event-promoted =
    { $you ->
        [yes] Du beförderst „{ $miniboss }“ auf Stufe { $level }.
       *[no] { $seat } befördert „{ $miniboss }“ auf Stufe { $level }.
    }
event-declared =
    { $you ->
        [yes] Du setzt „{ $card }“ ein.
       *[no] { $seat } setzt „{ $card }“ ein.
    }
event-prevented =
    { $you ->
        [yes] Du verhinderst „{ $card }“ von { $owner }.
       *[no] { $owner_you ->
            [yes] { $seat } verhindert deinen Zauber „{ $card }“!
           *[no] { $seat } verhindert „{ $card }“ von { $owner }.
        }
    }
event-taxed =
    { $paid ->
        [1] { $you ->
            [yes] Du zahlst die Steuer für „{ $card }“.
           *[no] { $seat } zahlt die Steuer für „{ $card }“.
        }
       *[0] Die Steuer bleibt offen, „{ $card }“ ist verhindert.
    }
event-resolves = „{ $card }“ wirkt.
event-fizzled =
    { $why ->
        [target] „{ $card }“ verpufft: Das Ziel ist weg.
       *[condition] „{ $card }“ verpufft: Die Bedingung gilt nicht mehr.
    }
event-coins =
    { $why ->
        [start] { $n ->
            [one] Alle fangen mit einer Münze an.
           *[other] Alle fangen mit { $n } Münzen an.
        }
        [give] { $you ->
            [yes] Du gibst { $owner } { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } gibt { $owner_you ->
                [yes] dir
               *[no] { $owner }
            } { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [lay] { $you ->
            [yes] Du legst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            } auf einen Raum.
           *[no] { $seat } legt { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            } auf einen Raum.
        }
        [take] { $you ->
            [yes] Du verlierst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } verliert { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [swap] { $you ->
            [yes] Du tauschst alle Münzen mit { $owner }.
           *[no] { $seat } tauscht alle Münzen mit { $owner_you ->
                [yes] dir
               *[no] { $owner }
            }.
        }
        [gain] { $you ->
            [yes] Du bekommst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } bekommt { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [sold] { $you ->
            [yes] Du bekommst dafür { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } bekommt dafür { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
        [out] { $you ->
            [yes] Du gibst ab, was du noch hast: { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } gibt ab, was noch da ist: { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
       *[pay] { $you ->
            [yes] Du zahlst { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
           *[no] { $seat } zahlt { $n ->
                [one] eine Münze
               *[other] { $n } Münzen
            }.
        }
    }
event-counted =
    { $you ->
        [yes] { $n ->
            [0] Du hast keinen Miniboss auf der Hand.
            [one] Du hast einen Miniboss auf der Hand.
           *[other] Du hast { $n } Minibosse auf der Hand.
        }
       *[no] { $n ->
            [0] { $seat } hat keinen Miniboss auf der Hand.
            [one] { $seat } hat einen Miniboss auf der Hand.
           *[other] { $seat } hat { $n } Minibosse auf der Hand.
        }
    }
event-coins_on =
    { $n ->
        [one] Auf „{ $room }“ liegt jetzt eine Münze.
       *[other] Auf „{ $room }“ liegen jetzt { $n } Münzen.
    }
event-coins_lost =
    { $n ->
        [one] Die Münze auf „{ $room }“ ist verloren.
       *[other] Die { $n } Münzen auf „{ $room }“ sind verloren.
    }
event-revealed = Alle decken auf.
event-unpaid =
    { $you ->
        [yes] Du stellst „{ $card }“ nicht ein.
       *[no] { $seat } stellt „{ $card }“ nicht ein.
    }
event-built =
    { $you ->
        [yes] Du baust „{ $room }“.
       *[no] { $seat } baut „{ $room }“.
    }
event-miniboss_built =
    { $how ->
        [taken] { $you ->
            [yes] Du wirbst „{ $miniboss }“ ab. Die neue Wohnung: „{ $room }“.
           *[no] { $seat } wirbt „{ $miniboss }“ ab. Die neue Wohnung: „{ $room }“.
        }
       *[reveal] { $you ->
            [yes] „{ $miniboss }“ zieht bei dir ein: „{ $room }“, Stufe { $level }.
           *[no] „{ $miniboss }“ zieht bei { $seat } ein: „{ $room }“, Stufe { $level }.
        }
    }
event-level_up =
    { $you ->
        [yes] Fünf Räume! { $boss } steigt auf, deine Fähigkeit gilt ab jetzt.
       *[no] Fünf Räume! { $boss } ({ $seat }) steigt auf.
    }
event-trigger = „{ $card }“ löst aus.
event-declined =
    { $you ->
        [yes] Du nutzt „{ $card }“ nicht.
       *[no] { $seat } nutzt „{ $card }“ nicht.
    }
event-destroyed =
    { $why ->
        [cost] { $you ->
            [yes] Du opferst „{ $room }“.
           *[no] { $seat } opfert „{ $room }“.
        }
       *[effect] { $you ->
            [yes] Dein Raum „{ $room }“ wird zerstört.
           *[no] „{ $room }“ von { $seat } wird zerstört.
        }
    }
event-lasting =
    { $what ->
        [damage] { $sign ->
            [less] „{ $room }“ macht in dieser Runde { $by } Schaden weniger.
           *[more] „{ $room }“ macht in dieser Runde { $by } Schaden mehr.
        }
        [monsters] { $sign ->
            [less] { $you ->
                [yes] Deine Monsterräume machen in dieser Runde je { $by } Schaden weniger.
               *[no] Die Monsterräume von { $seat } machen in dieser Runde je { $by } Schaden weniger.
            }
           *[more] { $you ->
                [yes] Deine Monsterräume machen in dieser Runde je { $by } Schaden mehr.
               *[no] Die Monsterräume von { $seat } machen in dieser Runde je { $by } Schaden mehr.
            }
        }
        [double] „{ $room }“ macht in dieser Runde doppelten Schaden.
        [health] { $hero } hat in dieser Runde { $by } Leben mehr.
        [icon] { $you ->
            [yes] Dein Dungeon zählt in dieser Runde einen Schatz mehr: { $treasure }.
           *[no] Der Dungeon von { $seat } zählt in dieser Runde einen Schatz mehr: { $treasure }.
        }
        [no_icons] „{ $room }“ hat in dieser Runde keine Schätze.
        [each_icon] „{ $room }“ zeigt in dieser Runde jede Schatzsorte einmal.
        [blank] „{ $room }“ hat in dieser Runde keinen Text.
        [deactivate] „{ $room }“ ist bis zum Ende der Runde deaktiviert.
        [shield] { $you ->
            [yes] Die Texte deines Dungeons lassen die Helden in dieser Runde in Ruhe.
           *[no] Die Texte im Dungeon von { $seat } lassen die Helden in dieser Runde in Ruhe.
        }
        [skip_first] { $you ->
            [yes] Helden überspringen in dieser Runde deinen ersten Raum.
           *[no] Helden überspringen in dieser Runde den ersten Raum von { $seat }.
        }
        [hold] { $hero } muss bis zur nächsten Runde draußen warten.
        [switch_off] { $you ->
            [yes] Deine Boss-Fähigkeit ({ $card }) pausiert bis zum Ende der Runde.
           *[no] Die Boss-Fähigkeit von { $seat } ({ $card }) pausiert bis zum Ende der Runde.
        }
        [tax] { $you ->
            [yes] Zauber kosten dich in dieser Runde eine Münze.
           *[no] Zauber kosten { $seat } in dieser Runde eine Münze.
        }
        [zoning] { $you ->
            [yes] Du darfst in dieser Runde einen erweiterten Raum ohne passenden Schatz bauen.
           *[no] { $seat } darf in dieser Runde einen erweiterten Raum ohne passenden Schatz bauen.
        }
       *[deal] { $you ->
            [yes] Du kannst in dieser Runde einen Zauber abkaufen.
           *[no] { $seat } kann in dieser Runde einen Zauber abkaufen.
        }
    }
event-reset = „{ $miniboss }“ ist wieder auf Stufe { $level }.
event-lured =
    { $you ->
        [yes] { $hero } kommt zu dir.
       *[no] { $hero } geht zu { $seat }.
    }
event-stayed =
    { $why ->
        [tie] { $hero } kann sich nicht entscheiden und bleibt in der Stadt.
       *[none] { $hero } findet nichts und bleibt in der Stadt.
    }
event-hero_turn =
    { $you ->
        [yes] { $hero } steht vor deinem Dungeon.
       *[no] { $hero } steht vor dem Dungeon von { $seat }.
    }
event-enters = { $hero } geht hinein.
event-room_entered = { $hero } betritt „{ $room }“.
event-skipped =
    { $why ->
        [inactive] { $hero } geht an „{ $room }“ vorbei, da ist nichts los.
       *[mixed] { $hero } überspringt „{ $room }“.
    }
event-damaged =
    { $damage ->
        [0] { $hero } bekommt keinen Schaden, Leben: { $left }.
       *[other] { $hero } bekommt { $damage } Schaden, Leben: { $left }.
    }
event-survived = { $hero } überlebt „{ $room }“.
event-limbo = { $hero } hat keinen Raum mehr unter den Füßen.
event-died =
    { $how ->
        [damage] { $you ->
            [yes] { $hero } stirbt bei dir in „{ $room }“.
           *[no] { $hero } stirbt bei { $seat } in „{ $room }“.
        }
        [limbo] { $you ->
            [yes] { $hero } stirbt bei dir, zwischen zwei Räumen.
           *[no] { $hero } stirbt bei { $seat }, zwischen zwei Räumen.
        }
        [end] { $you ->
            [yes] { $hero } stirbt vor deinem Boss.
           *[no] { $hero } stirbt vor dem Boss von { $seat }.
        }
        [killed] { $you ->
            [yes] { $hero } stirbt bei dir in „{ $room }“ durch „{ $card }“.
           *[no] { $hero } stirbt bei { $seat } in „{ $room }“ durch „{ $card }“.
        }
       *[killed_in_limbo] { $you ->
            [yes] { $hero } stirbt bei dir, zwischen zwei Räumen, durch „{ $card }“.
           *[no] { $hero } stirbt bei { $seat }, zwischen zwei Räumen, durch „{ $card }“.
        }
    }
event-soul =
    { $you ->
        [yes] { $souls ->
            [one] Eine Seele für dich, jetzt { $total }.
           *[other] { $souls } Seelen für dich, jetzt { $total }.
        }
       *[no] { $souls ->
            [one] Eine Seele für { $seat }, jetzt { $total }.
           *[other] { $souls } Seelen für { $seat }, jetzt { $total }.
        }
    }
event-wound =
    { $you ->
        [yes] { $hero } kommt bei dir an. { $wounds ->
            [one] Eine Wunde, jetzt { $total }.
           *[other] { $wounds } Wunden, jetzt { $total }.
        }
       *[no] { $hero } kommt bei { $seat } an. { $wounds ->
            [one] Eine Wunde, jetzt { $total }.
           *[other] { $wounds } Wunden, jetzt { $total }.
        }
    }
event-hero_removed = { $hero } ist aus dem Spiel, ohne Seele.
event-healed =
    { $you ->
        [yes] Du heilst eine Wunde: { $hero } zählt jetzt als Seele.
       *[no] { $seat } heilt eine Wunde: { $hero } zählt jetzt als Seele.
    }
event-hero_moved =
    { $to ->
        [town] { $hero } geht zurück in die Stadt.
       *[entrance] { $you ->
            [yes] { $hero } steht jetzt an deinem Eingang.
           *[no] { $hero } steht jetzt am Eingang von { $seat }.
        }
    }
event-miniboss_returned =
    { $you ->
        [yes] „{ $miniboss }“ kommt zurück auf deine Hand.
       *[no] „{ $miniboss }“ geht zurück auf die Hand von { $seat }.
    }
event-swapped_rooms =
    { $you ->
        [yes] Zwei deiner Räume tauschen die Plätze.
       *[no] Zwei Räume von { $seat } tauschen die Plätze.
    }
event-milled =
    { $count ->
        [0] Der Raumstapel gibt nichts mehr her.
        [one] Vom Raumstapel kommt eine Karte auf die Ablage.
       *[other] Vom Raumstapel kommen { $count } Karten auf die Ablage.
    }
event-looked =
    { $you ->
        [yes] Du siehst dir die Hand von { $owner } an.
       *[no] { $seat } sieht sich { $owner_you ->
            [yes] deine Hand
           *[no] die Hand von { $owner }
        } an.
    }
event-took =
    { $from ->
        [discard] { $you ->
            [yes] Du nimmst „{ $card }“ von der Ablage.
           *[no] { $seat } nimmt „{ $card }“ von der Ablage.
        }
        [discarded] { $you ->
            [yes] Du behältst „{ $card }“.
           *[no] { $seat } behält „{ $card }“.
        }
       *[hand] { $you ->
            [yes] Du nimmst { $owner } „{ $card }“ weg.
           *[no] { $seat } nimmt { $owner_you ->
                [yes] dir
               *[no] { $owner }
            } „{ $card }“ weg.
        }
    }
event-took_hidden =
    { $you ->
        [yes] Du nimmst { $owner } { $deck ->
            [room] eine Raumkarte
           *[spell] einen Zauber
        } weg.
       *[no] { $seat } nimmt { $owner_you ->
            [yes] dir
           *[no] { $owner }
        } { $deck ->
            [room] eine Raumkarte
           *[spell] einen Zauber
        } weg.
    }
event-lost_hidden = Es war „{ $card }“.
event-eliminated =
    { $you ->
        [yes] Du bist raus
       *[no] { $seat } ist raus
    }, mit { $souls ->
        [one] 1 Seele
       *[other] { $souls } Seelen
    } und { $wounds } Wunden.
event-returned_to_town = { $hero } kehrt in die Stadt zurück.
event-turn_over = Runde { $round } ist vorbei.
ending-souls = genug Seelen
ending-last = als letzter Boss übrig
ending-all_out = alle raus
ending-exhausted = keine Helden mehr
event-over =
    { $how ->
        [last] { $you ->
            [yes] Alle anderen sind raus, du gewinnst!
           *[no] Alle anderen sind raus, { $seat } gewinnt!
        }
        [all_out] { $you ->
            [yes] Alle sind raus. Du hast am wenigsten schlecht abgeschnitten und gewinnst!
           *[no] Alle sind raus. { $seat } hat am wenigsten schlecht abgeschnitten und gewinnt!
        }
        [exhausted] { $you ->
            [yes] Es kommen keine Helden mehr. Du liegst vorn und gewinnst!
           *[no] Es kommen keine Helden mehr. { $seat } liegt vorn und gewinnt!
        }
       *[souls] { $you ->
            [yes] Genug Seelen, du gewinnst!
           *[no] Genug Seelen, { $seat } gewinnt!
        }
    }

## Worum es gerade geht

prompt-boss = welchen Boss du behältst
prompt-redraw = ob du die Hand tauschst
prompt-discard_two = welche Karten du abwirfst
prompt-first_room = dein erster Raum
prompt-window = ob noch jemand etwas tut
prompt-mode = welche Wirkung du wählst
prompt-target = worauf es wirkt
prompt-coins = wie viele Münzen du zahlst
prompt-cost = womit du bezahlst
prompt-prevent = ob du den Zauber verhinderst
prompt-tax = ob du die Steuer zahlst
prompt-pay_miniboss = ob du den Miniboss bezahlst
prompt-trigger = ob du es nutzt
prompt-order = was zuerst wirkt
prompt-heal = welche Wunde du heilst
prompt-take = welche Karte du nimmst
prompt-look = ob du eine Karte nimmst
prompt-keep_discard = ob du die Karte behältst
prompt-build_now = ob du sofort baust
prompt-discard_rooms = welche Raumkarte du abwirfst
prompt-lay_coins = wie viele Münzen du auf den Raum legst
prompt-deal = ob du jetzt einen Zauber abkaufst
prompt-double = ob du den Schaden verdoppelst
prompt-intrigue = welche Karte du ziehst
prompt-over = nichts mehr

## Was ein Zug im Schnitt bringt: $n eine Zahl ohne Vorzeichen, $sign more oder less, $short: yes, wenn es von einem anderen Zug schon zu lesen war; next, wenn es nicht das erste ist

figure-souls = { $short ->
    [no] in zwei Runden{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] Seele
   *[other] Seelen
}
figure-wounds = { $short ->
    [no] in zwei Runden{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] Wunde
   *[other] Wunden
}
figure-coins = { $short ->
    [no] in zwei Runden{" "}
   *[yes] { "" }
}{ $sign ->
    [less] −
   *[more] +
}{ NUMBER($n, maximumFractionDigits: 1) } { $n ->
    [one] Münze
   *[other] Münzen
}

## Warum etwas nicht geht

reason-game-over = Das Spiel ist aus
reason-no-such-move = Diesen Zug gibt es nicht
reason-not-asked = Du bist gerade nicht gefragt
reason-not-now = Gerade geht es um etwas anderes: { $prompt }
reason-not-in-hand = Diese Karte hast du nicht auf der Hand
reason-cannot-redraw = Tauschen darfst du nur mit vier erweiterten Räumen oder viermal demselben Schatz
reason-not-offered = Dieser Boss steht dir nicht zur Wahl
reason-first-ordinary = Der erste Raum muss ein normaler sein, einer ohne Goldrand
reason-no-such-slot = Diesen Platz gibt es in deinem Dungeon nicht
reason-needs-room = Ein erweiterter Raum (Goldrand) kommt auf einen anderen Raum
reason-miniboss-needs-room = Ein Miniboss braucht einen deiner Räume
reason-dungeon-full = Mehr als fünf Plätze gibt es nicht
reason-room-covered = Auf diesem Raum liegt eine verdeckte Karte
reason-room-off = Dieser Raum ist bis zum Ende der Runde deaktiviert
reason-no-match = Die beiden Räume haben keinen Schatz gemeinsam
reason-beast-beside = Daneben liegt die Stinkende Bestie, da darf kein Monsterraum hin
reason-miniboss-there = Hier wohnt schon ein Miniboss
reason-miniboss-beside = Direkt daneben wohnt schon ein Miniboss
reason-placed-already = Du hast schon eine Karte gelegt; nimm sie erst zurück
reason-build-used = Gebaut hast du in dieser Runde schon
reason-nothing-placed = Du hast nichts verdeckt liegen
reason-placement-locked = Diese Karte liegt fest, denn als du sie gelegt hast, wartete schon etwas von anderen
reason-taken-back-enough = Jetzt hast du oft genug zurückgenommen
reason-no-miniboss = Dort wohnt kein Miniboss von dir
reason-top-level = Höher als Stufe 3 geht es nicht
reason-promoted-already = Befördert hast du in dieser Runde schon
reason-cannot-pay-room = Mit einem Monsterraum bezahlt nur die aufgestiegene Calabeza
reason-no-monster-room = Du hast keinen Monsterraum auf der Hand
reason-not-at-this-table = Das wird an diesem Tisch nicht gespielt
reason-sold-already = Verkauft hast du in dieser Runde schon
reason-wrong-phase = Das geht nur in einer anderen Phase
reason-played-already = Diese Karte wurde in dieser Runde schon gespielt
reason-only-answer = Das geht nur als Antwort auf den Zauber eines Gegners
reason-no-action = Hier gibt es nichts zu benutzen
reason-nothing-lies-there = Dort liegt nichts
reason-not-yours = Das dürfen nur die, denen es gehört
reason-for-opponents = Das ist für die Gegner gedacht
reason-used-already = Das wurde in dieser Runde schon benutzt
reason-text-blank = Der Text ist in dieser Runde abgeschaltet
reason-text-shielded = Dieser Text lässt die Helden in dieser Runde in Ruhe
reason-level-too-low = Dafür ist die Stufe zu niedrig
reason-level-spent = Die dritte Stufe ist verbraucht, bis wieder befördert wird
reason-boss-not-levelled = Dieser Boss ist noch nicht aufgestiegen
reason-boss-switched-off = Diese Fähigkeit pausiert in dieser Runde
reason-hero-not-near = Der Held ist weder am Eingang noch in einem Dungeon
reason-hero-ignored = Der Text dieses Helden wird gerade ignoriert
reason-no-deal = Mit diesem Gegner hast du keinen Handel
reason-condition-fails = Die Bedingung dafür ist nicht erfüllt
reason-too-few-coins = So viele Münzen hast du nicht
reason-cost-card-missing = Dir fehlt eine passende Karte zum Abwerfen
reason-nothing-to-sacrifice = Du hast keinen Monsterraum zu opfern
reason-no-target = Dafür gibt es gerade kein Ziel
reason-no-such-mode = Diese Wirkung gibt es hier nicht
reason-bad-target = Das kannst du dafür nicht wählen
reason-wrong-card = Diese Karte passt dafür nicht
reason-wrong-number = So viele Münzen gehen hier nicht
reason-not-in-discard = Das liegt nicht auf der Ablage, oder du darfst es nicht nehmen
reason-not-on-offer = Diese Karte steht nicht zur Wahl
reason-no-such-trigger = Das wartet gerade nicht
reason-must-do = Das muss sein

## Was an einer Kartendatei falsch ist

reason-cards-three-levels = { $path }: Ein Miniboss hat drei Stufen, hier muss für jede etwas stehen
reason-cards-no-effect = { $path }: Hier fehlt eine Wirkung
reason-cards-not-with = { $path }: Das verträgt sich nicht mit „{ $other }“
reason-cards-only-with = { $path }: Das geht nur zusammen mit „{ $other }“
reason-cards-no-modes = { $path }: Hier müssen eine bis vier Möglichkeiten stehen
reason-cards-not-on = { $path }: Das ergibt in „{ $section }“ keinen Sinn
reason-cards-only-on = { $path }: Das geht nur bei: { $triggers }
reason-cards-not-counted = { $path }: „{ $value }“ lässt sich hier nicht zählen
reason-cards-needs-target = { $path }: Dafür muss zuerst gewählt werden: { $targets }
reason-cards-idle-target = { $path }: Mit „{ $value }“ geschieht nichts
reason-cards-endless = { $path }: Das ließe sich endlos wiederholen; es braucht „limit“ oder etwas, das dabei verbraucht wird
reason-cards-numbers = { $path }: Im Text müssen die Zahlen der Wirkung stehen, und nur die: { $numbers }
reason-cards-noun = { $path }: Der Text muss auch „{ $value }“ nennen, wie die Wirkung der Karte
reason-cards-too-few = { $path }: Zusammen sind es { $value } Karten, für den Anfang braucht es { $least }
reason-cards-so-many-cards = { $path }: Das sind { $value } verschiedene Karten, es müssen { $least } bis { $most } sein
reason-cards-no-id = { $path }: Eine Kennung besteht aus kleinen Buchstaben, Ziffern und einzelnen Unterstrichen
reason-cards-too-few-heroes = { $path }: Zu { $players } Spielern gibt es { $value } { $epic ->
        [1] epische
       *[0] gewöhnliche
    } Helden, es müssen mindestens { $players } sein
