/** The theme decides what a playroom looks like; the room type decides whom it is for. */

export const ROOM_TYPES = ['child', 'teen', 'adult'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const AGE_BANDS = ['3-5', '6-8', '9-12', '13-17', '18+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const THEMES = ['meadow', 'ocean', 'forest', 'space', 'sunset', 'studio'] as const;
export type Theme = (typeof THEMES)[number];

export interface Palette {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly background: string;
}

/** The age band of a room that was created without one. */
export const USUAL_AGE_BAND: Readonly<Record<RoomType, AgeBand>> = {
  child: '6-8',
  teen: '13-17',
  adult: '18+',
};

/**
 * Text in `primary` or `accent` on `background`, and in `background` on either, has a contrast of at least
 * 4.5 to 1 (WCAG 2.2, 1.4.3); shapes in `secondary` stand out from `background` by 3 to 1 (1.4.11).
 */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  meadow: { primary: '#2f6b3a', secondary: '#6d9440', accent: '#a8490f', background: '#f6faec' },
  ocean: { primary: '#0f5c7a', secondary: '#2b8fa3', accent: '#b23a48', background: '#eef8fb' },
  forest: { primary: '#27523f', secondary: '#6b8560', accent: '#8a4b1f', background: '#f2f6ee' },
  space: { primary: '#3a2f7d', secondary: '#7a6fd0', accent: '#a12f7c', background: '#f3f1fc' },
  sunset: { primary: '#8c2f4b', secondary: '#d0703a', accent: '#6b3fa0', background: '#fff4ea' },
  studio: { primary: '#37474f', secondary: '#7d8b91', accent: '#94501a', background: '#f7f5f1' },
};
