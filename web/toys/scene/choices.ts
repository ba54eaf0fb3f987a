import type { Game } from './scene-items.ts';

/** What a seat chooses for the whole scene: a setting's name, and its values, the first of which holds until then. */
export const choices = {
  sandtray: {
    sand: ['golden', 'white', 'red', 'dark', 'meadow'],
    time: ['day', 'dusk', 'night'],
    weather: ['clear', 'rain', 'snow'],
  },
  dollhouse: {
    time: ['day', 'night'],
    houses: ['one', 'two'],
  },
} as const satisfies Readonly<Record<Game, Readonly<Record<string, readonly string[]>>>>;

/** The grounds of the first version of scenes, which saves name as `background`. */
const OLD_GROUNDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sand: {},
  beach: {},
  meadow: { sand: 'meadow' },
  night: { time: 'night' },
  day: { time: 'day' },
};

/**
 * @param settings of the shared document: whatever somebody's device wrote.
 * @returns the chosen value, or the first where none was chosen that is known.
 */
export const chosen = <Values extends readonly string[]>(
  settings: { get(name: string): unknown },
  name: string,
  values: Values,
): Values[number] => {
  const ground = settings.get('background');
  const old = typeof ground === 'string' && Object.hasOwn(OLD_GROUNDS, ground) ? OLD_GROUNDS[ground] : {};
  const value = settings.get(name) ?? old?.[name];
  return values.find((one) => one === value) ?? (values[0] as Values[number]);
};
