// Who drew the icons we ship (game-icons.net, CC BY 3.0). An icon without a name here does not pass the type check.

// prettier-ignore
export const ARTISTS = {
  Lorc: [
    "angel-wings", "anvil", "armor-vest", "backstab", "barbute", "beast-eye", "bleeding-wound", "book-aura", "book-cover", "boot-stomp",
    "boots", "breastplate", "broadsword", "cat", "centipede", "checked-shield", "circular-sawblade", "cog", "cowled", "crossed-chains",
    "crossed-sabres", "crossed-swords", "crown", "crowned-skull", "crystal-ball", "crystal-shine", "crystal-wand", "curvy-knife", "cycle",
    "cyclops", "diablo-skull", "domino-mask", "double-dragon", "double-face-mask", "dragon-breath", "dragon-head", "dragon-spiral",
    "evil-tree", "eyestalk", "fairy", "fanged-skull", "fire-bottle", "fist", "fizzing-flask", "flying-flag", "frog", "gem-pendant", "ghost",
    "guarded-tower", "harpy", "heart-bottle", "heavy-helm", "hidden", "hood", "horned-helm", "hourglass", "hunting-horn", "hydra", "imp",
    "imp-laugh", "interdiction", "jeweled-chalice", "knapsack", "lantern-flame", "laurels", "leather-boot", "leather-vest", "leeching-worm",
    "light-bulb", "lion", "magic-portal", "magic-shield", "mailed-fist", "manacles", "metal-bar", "mining", "minotaur", "moon",
    "ninja-mask", "octopus", "padlock", "pan-flute", "plain-dagger", "poison-bottle", "potion-ball", "power-lightning", "prayer",
    "psychic-waves", "pumpkin-mask", "queen-crown", "raven", "recycle", "round-bottom-flask", "sabers-choc", "scale-mail", "scales",
    "scarab-beetle", "scroll-unfurled", "seated-mouse", "shadow-follower", "shadow-grasp", "skull-mask", "small-fire", "snail", "snake",
    "snatch", "spark-spirit", "spectre", "square-bottle", "standing-potion", "stone-block", "sunrise", "super-mushroom", "swap-bag",
    "sword-smithing", "thorny-vine", "three-keys", "time-bomb", "tombstone", "top-hat", "trade", "trophy", "visored-helm", "walking-boot",
    "whirlwind", "winged-sword", "wingfoot", "wizard-staff", "wolf-head", "wolf-howl", "wolf-trap", "wrecking-ball",
  ],
  Delapouite: [
    "angry-eyes", "anticlockwise-rotation", "arch-bridge", "armor-upgrade", "backward-time", "bandit", "barracks-tent", "bear-head",
    "biceps", "black-knight-helm", "blacksmith", "brain-dump", "brain-tentacle", "brass-knuckles", "brick-wall", "brute", "bully-minion",
    "buy-card", "cape", "card-joker", "castle", "cave-entrance", "chat-bubble", "check-mark", "chest", "coffee-cup", "cowboy-boot", "crenel-crown",
    "devil-mask", "dice-fire", "dice-six-faces-six", "dice-target", "djinn", "dungeon-gate", "dwarf-face", "executioner-hood", "exit-door",
    "fast-forward-button", "female-vampire", "gargoyle", "gauntlet", "giant", "giant-squid", "goblin-head", "graduate-cap",
    "griffin-symbol", "guards", "hamburger-menu", "healing", "health-potion", "high-kick", "histogram", "horned-reptile", "ice-golem", "imperial-crown",
    "info", "jester-hat", "jewel-crown", "leather-armor", "light-helm", "lockpicks", "magick-trick", "medieval-gate", "meeple-group",
    "metal-boot", "mimic-chest", "mine-wagon", "mona-lisa", "mouse", "mushrooms", "musical-notes", "nest-eggs", "next-button", "orc-head",
    "overlord-helm", "pay-money", "person", "pirate-captain", "plague-doctor-profile", "plain-arrow", "plain-circle", "plug", "power-ring",
    "previous-button", "rabbit", "rat", "receive-money", "ring", "robber", "robot-helmet", "rock-golem", "rolling-dice-cup",
    "rolling-dices", "round-star", "sandal", "save", "school-bag", "scroll-quill", "shambling-zombie", "shamrock", "share", "slime",
    "smart", "sound-off", "sparkles", "spell-book", "spiked-dragon-head", "stack", "stake-hammer", "star-formation", "strongbox",
    "sword-brandish", "swordman", "tadpole", "templar-shield", "three-friends", "throne-king", "trash-can", "trophy-cup", "turnstile",
    "two-coins", "upgrade", "vampire-dracula", "village", "walk", "warlock-eye", "warlock-hood", "well", "western-hat", "windmill", "wizard-face",
    "wood-stick",
  ],
  Sbed: ["cancel", "helmet", "help", "key", "medical-pack", "unplugged"],
  Skoll: ["bat", "d12", "hearts", "inverted-dice-6", "troll"],
  "Caro Asercion": ["badger", "boar", "goblin", "porcupine"],
  Willdabeast: ["chain-mail", "gold-bar", "round-shield"],
  DarkZaitzev: ["ninja-head", "tabi-boot"],
  Guard13007: ["pause-button", "play-button"],
  Lucas: ["belt", "cloak"],
  Akaru44: ["two-handed-sword"],
  "Carl Olsen": ["spider-alt"],
  Cathelineau: ["witch-face"],
  Faithtoken: ["ore"],
  HeavenlyDog: ["catapult"],
  "Kier Heyl": ["dwarf-king"],
  Quoting: ["card-play"],
  Zeromancer: ["heart-plus"],
} as const;

export type IconName = (typeof ARTISTS)[keyof typeof ARTISTS][number];

// `license`: the file in public/licenses.
export const FONTS = [
  { name: "Grenze Gotisch", by: "Omnibus-Type", license: "grenze-gotisch" },
  { name: "Atkinson Hyperlegible", by: "Braille Institute", license: "atkinson-hyperlegible" },
  { name: "Fira Sans Extra Condensed", by: "Carrois, Mozilla, Telefónica", license: "fira-sans-extra-condensed" },
];

export const SOFTWARE = [
  { name: "Svelte", license: "MIT" },
  { name: "Vite", license: "MIT" },
  { name: "Fluent", license: "Apache-2.0" },
];
