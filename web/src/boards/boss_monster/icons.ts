// Which icon stands for which card and sign. They are loaded with the board.

import type { IconName } from "../../lib/credits";
import { bossIcon } from "./game";
import "virtual:icons/boss_monster";
import type { Class } from "./types.gen";

const ROOMS: Record<string, IconName> = {
  spectral_bomb: "spectre",
  monster_academy: "graduate-cap",
  ancient_guardtower: "guarded-tower",
  tomb_of_terrors: "tombstone",
  imp_hoard: "imp-laugh",
  vampire_lab: "vampire-dracula",
  haunted_cavern: "cave-entrance",
  minion_clinic: "medical-pack",
  robbers_vault: "strongbox",
  minotaur_catacombs: "minotaur",
  goblin_market: "goblin",
  power_leech: "leeching-worm",
  fetid_beast: "beast-eye",
  training_camp: "barracks-tent",
  shrooman_aviary: "mushrooms",
  dragons_nest: "nest-eggs",
  doppelganger_hive: "double-face-mask",
  foyer_elemental: "spark-spirit",
  mysterious_portal: "magic-portal",
  alchemists_lab: "fizzing-flask",
  black_market: "swap-bag",
  mind_thresher: "brain-dump",
  cursed_well: "well",
  loot_box: "chest",
  crystal_ballroom: "crystal-ball",
  efreets_chamber: "djinn",
  magipede: "centipede",
  delvers_quarry: "mining",
  garbage_chute: "trash-can",
  unstable_mine: "mine-wagon",
  sawtooth_pendulum: "circular-sawblade",
  the_catapult: "catapult",
  endless_gallery: "mona-lisa",
  paywall: "turnstile",
  living_trap: "mimic-chest",
  the_dreadmill: "windmill",
  personnel_office: "meeple-group",
  trophy_room: "trophy",
  lightning_rod: "power-lightning",
  pixie_fountain: "fairy",
  the_keystone: "arch-bridge",
  pool_of_shadows: "shadow-grasp",
};

const MINIBOSSES: Record<string, IconName> = {
  spike: "porcupine",
  kid_croak: "tadpole",
  draculad: "bat",
  rocky: "rock-golem",
  cerebella: "brain-tentacle",
  paddywhack: "shamrock",
  icicle_man: "ice-golem",
  mageseeker: "warlock-eye",
  brassknuckle: "brass-knuckles",
  jinx: "cat",
};

const SPELLS: Record<string, IconName> = {
  windfall: "receive-money",
  internship: "school-bag",
  sabotage: "time-bomb",
  rage: "angry-eyes",
  ambush: "backstab",
  rebirth: "sunrise",
  smash: "wrecking-ball",
  pay_to_win: "buy-card",
  zoning_board: "scroll-quill",
  respawn: "backward-time",
  heist: "robber",
  traitor: "shadow-follower",
  armor_up: "armor-upgrade",
  spirit_dragon: "dragon-spiral",
  short_circuit: "plug",
};

const HEROES: Record<string, IconName> = {
  felicity: "healing",
  wolfhard: "wolf-head",
  holkin: "prayer",
  luz: "health-potion",
  inquisitor: "hood",
  josie: "stake-hammer",
  tess: "round-shield",
  steven_the_human: "swordman",
  rotgut: "brute",
  maxine: "sword-brandish",
  sellsword: "heavy-helm",
  joe_the_smith: "blacksmith",
  eloi_marlborn: "wizard-face",
  exai: "psychic-waves",
  clebrina: "mouse",
  bross: "magick-trick",
  alchemist: "potion-ball",
  dovkro: "dragon-breath",
  kbothi_the_spy: "domino-mask",
  the_steel_mouser: "seated-mouse",
  ofcroak: "cowled",
  koko_the_piper: "pan-flute",
  scoundrel: "ninja-mask",
  marmo: "moon",
  the_fool: "jester-hat",
  haize: "angel-wings",
  the_overseer: "overlord-helm",
  paladin: "templar-shield",
  koverian: "executioner-hood",
  varraka: "sabers-choc",
  zheng_yi: "high-kick",
  relic_hunter: "scales",
  unseena: "fist",
  zutara: "whirlwind",
  mortimer: "smart",
  warlock: "warlock-hood",
  shigeru_the_spellbinder: "book-aura",
  moran: "three-keys",
  marsden: "western-hat",
  tax_collector: "pay-money",
  petros: "dwarf-king",
  the_progenitors: "three-friends",
};

const TREASURES: Record<Class, IconName> = {
  cleric: "jeweled-chalice",
  fighter: "crossed-swords",
  mage: "book-cover",
  thief: "two-coins",
};

export { bossIcon } from "./game";

export const treasureIcon = (kind: Class): IconName => TREASURES[kind];
export const typeIcon = (type: string): IconName => (type === "trap" ? "wolf-trap" : "fanged-skull");
export const heroIcon = (hero: string): IconName => HEROES[hero] ?? "person";

/** The drawing of any card. */
export function cardIcon(card: string): IconName {
  return ROOMS[card] ?? MINIBOSSES[card] ?? SPELLS[card] ?? HEROES[card] ?? bossIcon(card);
}
