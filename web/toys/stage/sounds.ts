// Soft sounds, made by the browser itself: a few sine waves that swell and fade.
import { useCallback } from 'react';

/** Each sound's notes: pitch in hertz, start and length in seconds. */
const NOTES = {
  tap: [[392, 0, 0.12]],
  place: [
    [262, 0, 0.16],
    [330, 0.05, 0.18],
  ],
  turn: [
    [523, 0, 0.1],
    [440, 0.06, 0.14],
  ],
  found: [
    [392, 0, 0.2],
    [494, 0.1, 0.22],
    [587, 0.2, 0.35],
  ],
  done: [
    [392, 0, 0.3],
    [494, 0.14, 0.3],
    [587, 0.28, 0.35],
    [784, 0.42, 0.7],
  ],
  breath: [[220, 0, 1.6]],
  shake: [
    [1_047, 0, 0.3],
    [1_319, 0.07, 0.4],
    [1_568, 0.14, 0.5],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;
export type Sound = keyof typeof NOTES;

/** Of full loudness: heard beside a voice, and no more. */
const LOUDNESS = 0.07;
/** Seconds that a note swells, which takes away its click. */
const SWELL = 0.02;

let context: AudioContext | undefined;

const play = (sound: Sound): void => {
  context ??= new AudioContext();
  // A browser lets a page sound only after the first press.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const [pitch, start, length] of NOTES[sound]) {
    const at = context.currentTime + start;
    const wave = context.createOscillator();
    const loudness = context.createGain();
    wave.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, at + Math.min(SWELL, length / 3));
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    wave.connect(loudness).connect(context.destination);
    wave.start(at);
    wave.stop(at + length);
  }
};

/** @returns what plays a sound, where the seat has sounds switched on. */
export const useSounds = (isOn: boolean): ((sound: Sound) => void) =>
  useCallback((sound) => isOn && play(sound), [isOn]);
