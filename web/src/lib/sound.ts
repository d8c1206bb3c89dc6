// Short sounds, wooden and warm, made on the spot. They are silent until the person has touched the page, as browsers want it.

import { shownGame } from "./games";
import { settings } from "./settings.svelte";
import { spokenGame } from "./texts.svelte";

export type Sound = "card" | "coin" | "gate" | "growl" | "drum" | "bell" | "dice" | "anvil" | "potion";

let audio: AudioContext | null = null;
let master: GainNode | null = null;

function ready(): { audio: AudioContext; out: AudioNode } | null {
  if (!audio) {
    if (!navigator.userActivation?.hasBeenActive) return null;
    audio = new AudioContext();
    master = audio.createGain();
    master.gain.value = 0.5;
    const warmth = audio.createBiquadFilter();
    warmth.type = "lowpass";
    warmth.frequency.value = 5200;
    master.connect(warmth).connect(audio.destination);
  }
  if (audio.state === "suspended") void audio.resume();
  return { audio, out: master! };
}

/** A tone that is struck and dies away. */
function tone(pitch: number, seconds: number, loud: number, shape: OscillatorType = "sine", glideTo = pitch, after = 0): void {
  const on = ready();
  if (!on) return;
  const start = on.audio.currentTime + after;
  const swing = on.audio.createOscillator();
  const gain = on.audio.createGain();
  swing.type = shape;
  swing.frequency.setValueAtTime(pitch, start);
  swing.frequency.exponentialRampToValueAtTime(glideTo, start + seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  swing.connect(gain).connect(on.out);
  swing.start(start);
  swing.stop(start + seconds + 0.02);
}

/** A rustle: noise through a band. */
function rustle(pitch: number, seconds: number, loud: number, narrow = 1, glideTo = pitch, after = 0): void {
  const on = ready();
  if (!on) return;
  const start = on.audio.currentTime + after;
  const noise = on.audio.createBufferSource();
  const buffer = on.audio.createBuffer(1, Math.ceil(on.audio.sampleRate * seconds), on.audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  noise.buffer = buffer;
  const band = on.audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = narrow;
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(glideTo, start + seconds);
  const gain = on.audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  noise.connect(band).connect(gain).connect(on.out);
  noise.start(start);
}

const SOUNDS: Record<Sound, () => void> = {
  card: () => {
    rustle(1800, 0.07, 0.35, 0.8, 600);
    tone(150, 0.09, 0.5, "sine", 90);
  },
  coin: () => {
    tone(2090, 0.16, 0.1, "triangle");
    tone(3130, 0.1, 0.05, "sine", 3130, 0.015);
    tone(240, 0.05, 0.3, "sine", 160);
  },
  gate: () => {
    for (const step of [0, 1, 2, 3, 4]) rustle(420 + 60 * step, 0.09, 0.3, 9, 360 + 50 * step, 0.075 * step);
    tone(95, 0.35, 0.4, "sine", 60, 0.34);
  },
  growl: () => {
    tone(98, 0.5, 0.22, "sawtooth", 62);
    tone(104, 0.5, 0.18, "sawtooth", 66);
    rustle(300, 0.45, 0.3, 1.5, 140);
  },
  drum: () => {
    tone(110, 0.5, 0.8, "sine", 48);
    rustle(220, 0.08, 0.4, 0.7, 120);
    tone(92, 0.6, 0.7, "sine", 42, 0.28);
  },
  bell: () => {
    tone(784, 0.9, 0.22, "sine");
    tone(1568, 0.6, 0.08, "sine");
    tone(2360, 0.3, 0.04, "sine");
  },
  dice: () => {
    // a shake of the wooden cup, then the dice on the table, each a little later and softer
    for (const step of [0, 1, 2]) rustle(900 + 130 * step, 0.05, 0.22, 2.5, 520, 0.07 * step);
    [0.26, 0.33, 0.37, 0.45].forEach((after, die) => {
      tone(330 - 28 * die, 0.05, 0.4 - 0.07 * die, "triangle", 210, after);
      rustle(2300, 0.03, 0.2 - 0.03 * die, 1.2, 1100, after);
    });
  },
  anvil: () => {
    for (const [after, loud] of [
      [0, 1],
      [0.24, 0.6],
    ]) {
      tone(1180, 0.5, 0.13 * loud, "triangle", 1165, after);
      tone(1915, 0.32, 0.06 * loud, "sine", 1900, after);
      tone(140, 0.09, 0.45 * loud, "sine", 80, after);
    }
  },
  potion: () => {
    rustle(1500, 0.05, 0.28, 3, 500); // the cork
    [0.09, 0.17, 0.24, 0.3].forEach((after, bubble) => tone(240 + 55 * bubble, 0.09, 0.2, "sine", 420 + 90 * bubble, after));
  },
};

export function play(sound: Sound): void {
  if (settings.sound) SOUNDS[sound]();
}

/** The sound of an event in the game that is being played, if it has one. */
export function soundOf(event: string): Sound | null {
  return shownGame(spokenGame()).sounds[event] ?? null;
}
