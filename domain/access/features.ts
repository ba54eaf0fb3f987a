/** Features that an organization can be entitled to (decisions 2.6). */
export const FEATURES = [
  'storybook_generation',
  'worksheet_generation',
  'games',
  'community',
  'session_recording',
] as const;
export type Feature = (typeof FEATURES)[number];
