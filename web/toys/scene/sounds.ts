/** Soft sounds, made here: nothing is loaded, and nothing is heard unless the seat has them on. */

let audio: AudioContext | undefined;

const context = (): AudioContext | undefined => {
  try {
    audio ??= new AudioContext();
    return audio;
  } catch {
    return undefined;
  }
};

const noise = (on: AudioContext, seconds: number): AudioBufferSourceNode => {
  const buffer = on.createBuffer(1, on.sampleRate * seconds, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
};

interface Shape {
  readonly loudness: number;
  readonly seconds: number;
}

const shaped = (
  on: AudioContext,
  source: AudioScheduledSourceNode,
  { loudness, seconds }: Shape,
  last: AudioNode,
) => {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, on.currentTime);
  gain.gain.exponentialRampToValueAtTime(loudness, on.currentTime + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, on.currentTime + seconds);
  last.connect(gain).connect(on.destination);
  source.start();
  source.stop(on.currentTime + seconds);
};

const rustle = (on: AudioContext, frequency: number, shape: Shape) => {
  const source = noise(on, shape.seconds);
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = 0.7;
  source.connect(filter);
  shaped(on, source, shape, filter);
};

const tone = (on: AudioContext, from: number, to: number, shape: Shape) => {
  const source = on.createOscillator();
  source.frequency.setValueAtTime(from, on.currentTime);
  source.frequency.exponentialRampToValueAtTime(to, on.currentTime + shape.seconds);
  shaped(on, source, shape, source);
};

export type Sound = 'sand' | 'water' | 'put' | 'away';

const SOUNDS: Readonly<Record<Sound, (on: AudioContext) => void>> = {
  sand: (on) => rustle(on, 1_900, { loudness: 0.05, seconds: 0.16 }),
  water: (on) => tone(on, 420, 780, { loudness: 0.035, seconds: 0.13 }),
  put: (on) => tone(on, 190, 110, { loudness: 0.09, seconds: 0.14 }),
  away: (on) => tone(on, 330, 520, { loudness: 0.04, seconds: 0.12 }),
};

/** Between two of one kind, in milliseconds: a hand that rakes is one sound and no drum. */
const APART = 110;
const heard = new Map<Sound, number>();

export const play = (sound: Sound, isOn: boolean): void => {
  const now = performance.now();
  if (!isOn || now - (heard.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return;
  heard.set(sound, now);
  const on = context();
  if (on) SOUNDS[sound](on);
};
