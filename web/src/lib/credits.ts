// Who drew the icons we ship (game-icons.net, CC BY 3.0). An icon without a name here does not pass the type check.

import type { IconName } from "../ui/icons.gen";

// prettier-ignore
export const ARTISTS = {
  Lorc: [
    "anvil", "armor-vest", "barbute", "boot-stomp", "boots", "breastplate", "broadsword", "checked-shield", "cog", "cowled",
    "crossed-chains", "crossed-sabres", "crossed-swords", "crown", "crowned-skull", "crystal-shine", "crystal-wand", "curvy-knife", "cycle",
    "cyclops", "diablo-skull", "domino-mask", "dragon-head", "evil-tree", "fanged-skull", "fire-bottle", "fizzing-flask", "flying-flag",
    "frog", "gem-pendant", "harpy", "heart-bottle", "hidden", "hood", "horned-helm", "hourglass", "hunting-horn", "hydra", "imp",
    "knapsack", "lantern-flame", "leather-boot", "leather-vest", "light-bulb", "lion", "magic-shield", "mailed-fist", "manacles",
    "metal-bar", "octopus", "padlock", "plain-dagger", "poison-bottle", "queen-crown", "recycle", "round-bottom-flask", "scale-mail",
    "scarab-beetle", "scroll-unfurled", "small-fire", "snail", "snatch", "square-bottle", "standing-potion", "stone-block",
    "super-mushroom", "swap-bag", "sword-smithing", "thorny-vine", "top-hat", "trade", "visored-helm", "walking-boot", "winged-sword",
    "wingfoot", "wizard-staff", "wolf-head", "wolf-howl",
  ],
  Delapouite: [
    "anticlockwise-rotation", "bandit", "bear-head", "biceps", "black-knight-helm", "cape", "card-joker", "castle", "chat-bubble",
    "check-mark", "cowboy-boot", "crenel-crown", "devil-mask", "dice-fire", "dice-six-faces-six", "dice-target", "dwarf-face", "exit-door",
    "fast-forward-button", "gauntlet", "giant", "giant-squid", "goblin-head", "graduate-cap", "griffin-symbol", "guards", "hamburger-menu",
    "health-potion", "horned-reptile", "ice-golem", "imperial-crown", "info", "jewel-crown", "leather-armor", "light-helm", "lockpicks",
    "medieval-gate", "meeple-group", "metal-boot", "musical-notes", "next-button", "orc-head", "person", "pirate-captain", "plain-arrow",
    "plain-circle", "power-ring", "previous-button", "rabbit", "rat", "ring", "robot-helmet", "rock-golem", "rolling-dice-cup",
    "rolling-dices", "round-star", "sandal", "save", "shambling-zombie", "shamrock", "share", "slime", "sound-off", "sparkles",
    "spell-book", "spiked-dragon-head", "star-formation", "throne-king", "trophy-cup", "wood-stick",
  ],
  Skoll: ["d12", "hearts", "inverted-dice-6", "troll"],
  Sbed: ["cancel", "helmet", "help", "key", "unplugged"],
  Willdabeast: ["chain-mail", "gold-bar", "round-shield"],
  "Caro Asercion": ["badger", "boar", "goblin"],
  DarkZaitzev: ["ninja-head", "tabi-boot"],
  Lucas: ["belt", "cloak"],
  Guard13007: ["pause-button", "play-button"],
  Akaru44: ["two-handed-sword"],
  "Carl Olsen": ["spider-alt"],
  Cathelineau: ["witch-face"],
  Faithtoken: ["ore"],
  Quoting: ["card-play"],
  Zeromancer: ["heart-plus"],
} as const satisfies Record<string, readonly IconName[]>;

type Credited = (typeof ARTISTS)[keyof typeof ARTISTS][number];
export const everyIconIsCredited: [Exclude<IconName, Credited>] extends [never] ? true : Exclude<IconName, Credited> = true;

export const FONTS = [
  { name: "Grenze Gotisch", by: "Omnibus-Type" },
  { name: "Atkinson Hyperlegible", by: "Braille Institute" },
  { name: "Fira Sans Extra Condensed", by: "Carrois, Mozilla, Telefónica" },
];

export const SOFTWARE = [
  { name: "Svelte", license: "MIT" },
  { name: "Vite", license: "MIT" },
  { name: "Fluent", license: "Apache-2.0" },
];
