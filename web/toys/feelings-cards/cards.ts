/** What the cards tell of: figures that show it; the words are messages of the same name. */
export const SITUATIONS = {
  tower: ['1f9f1', '1f4a5', '1f9d2-1f3fd'],
  birthday: ['1f382', '1f388', '1f381'],
  dark: ['1f6cf-fe0f', '1f311', '1f47b'],
  'lost-bear': ['1f9f8', '1f6cb-fe0f', '1f526'],
  'new-school': ['1f3eb', '1f392', '1f9d2-1f3fc'],
  friend: ['1f46d-1f3fd', '26bd', '1f308'],
  'left-out': ['1f46b-1f3fb', '1f46c-1f3fd', '1f9d2-1f3fe'],
  storm: ['26c8-fe0f', '1f3e0', '1f329-fe0f'],
  doctor: ['1f468-1f3ff-200d-2695-fe0f', '1f489', '1fa79'],
  baby: ['1f476-1f3fd', '1f37c', '1f469-200d-1f466'],
  'two-homes': ['1f3e0', '1f3e1', '1f9f3'],
  quarrel: ['1f620', '26a1', '1f6aa'],
  moving: ['1f69a', '1f9f3', '1f3e0'],
  swing: ['1f6dd', '2600-fe0f', '1f604'],
  pet: ['1f415', '1f940', '1f308'],
  race: ['1f3c3-1f3fd-200d-2640-fe0f', '1f3c6', '1f4a8'],
  praise: ['1f3a8', '1f31f', '1f44f-1f3fe'],
  broken: ['1f3fa', '1f4a5', '1f62c'],
  visit: ['1f475-1f3fc', '1f36a', '1f917'],
  stage: ['1f3ad', '1f3b8', '1f44f-1f3fe'],
} as const satisfies Record<string, readonly string[]>;
export type Situation = keyof typeof SITUATIONS;
export const SITUATION_KEYS = Object.keys(SITUATIONS) as readonly Situation[];

/** A face for each feeling; the first four are the easiest to tell. */
export const FEELINGS = {
  happy: '1f604',
  sad: '1f622',
  angry: '1f620',
  scared: '1f628',
  surprised: '1f633',
  calm: '1f60a',
  proud: '1f60e',
  shy: '1fae3',
  worried: '1f630',
  lonely: '1f614',
  loved: '1f970',
  mixed: '1f914',
} as const;
export type Feeling = keyof typeof FEELINGS;
export const FEELING_KEYS = Object.keys(FEELINGS) as readonly Feeling[];

/** How many feelings there are to choose from. */
export const FEELINGS_OF_LEVEL: Readonly<Record<string, number>> = { small: 4, middle: 8, large: 12 };
/** A little, quite, very. */
export const STRENGTHS = [1, 2, 3] as const;
