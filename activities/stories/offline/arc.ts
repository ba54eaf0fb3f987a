import type { Scene } from '../author.ts';
import type { Skill, SkillTexts, Theme, ThemeTexts, Tongue } from './tongue.ts';

/**
 * The arc that every story of the embedded author follows, in twenty-four beats: a home, somebody in it,
 * something that troubles them, ways that do not help, a friend who stays, a skill, a setback, the skill
 * again, and a close that promises no more than is true. Shorter books take the beats that carry it.
 */

export type Beat =
  | { readonly of: 'common'; readonly text: keyof Tongue['common'] }
  | { readonly of: 'theme'; readonly text: Exclude<keyof ThemeTexts, 'title' | 'trouble'> }
  | { readonly of: 'skill'; readonly text: keyof SkillTexts };

interface Step {
  readonly beat: Beat;
  /** The smallest book that has this beat. */
  readonly from: number;
  readonly scene: Scene;
}

const common = (text: keyof Tongue['common']): Beat => ({ of: 'common', text });
const theme = (text: Exclude<keyof ThemeTexts, 'title' | 'trouble'>): Beat => ({ of: 'theme', text });
const skill = (text: keyof SkillTexts): Beat => ({ of: 'skill', text });

const scene = (time: Scene['time'], pose: Scene['pose'], more: Partial<Scene> = {}): Scene => ({
  time,
  pose,
  companion: false,
  helper: false,
  trouble: 0,
  token: 'none',
  ...more,
});
const friend = { companion: true } as const;

/** In the order of the telling. `from` takes each number from 5 to 24 once: books grow by one beat. */
const STEPS: readonly Step[] = [
  { beat: common('home'), from: 4, scene: scene('morning', 'stand') },
  { beat: common('joys'), from: 12, scene: scene('day', 'jump') },
  { beat: common('friend'), from: 7, scene: scene('day', 'wave', friend) },
  { beat: common('ordinary'), from: 20, scene: scene('morning', 'walk', friend) },
  { beat: theme('arrives'), from: 4, scene: scene('dusk', 'stand', { trouble: 2 }) },
  { beat: theme('body'), from: 8, scene: scene('dusk', 'hide', { trouble: 2 }) },
  { beat: theme('grows'), from: 15, scene: scene('storm', 'sad', { trouble: 3 }) },
  { beat: common('hide'), from: 10, scene: scene('night', 'hide', { trouble: 1 }) },
  { beat: common('still'), from: 21, scene: scene('night', 'sit', { trouble: 2 }) },
  { beat: common('pretend'), from: 23, scene: scene('day', 'wave', { trouble: 2 }) },
  { beat: common('alone'), from: 13, scene: scene('dusk', 'sad', { trouble: 3 }) },
  { beat: common('noticed'), from: 6, scene: scene('dusk', 'sit', { ...friend, trouble: 1 }) },
  { beat: theme('named'), from: 11, scene: scene('dusk', 'sit', { ...friend, trouble: 1, token: 'words' }) },
  { beat: common('setOut'), from: 19, scene: scene('morning', 'walk', friend) },
  { beat: common('path'), from: 22, scene: scene('day', 'walk', { ...friend, token: 'stones' }) },
  { beat: common('listens'), from: 16, scene: scene('dusk', 'sit', { ...friend, helper: true }) },
  { beat: skill('gift'), from: 4, scene: scene('day', 'stand', { helper: true }) },
  { beat: skill('practise'), from: 9, scene: scene('day', 'breathe', friend) },
  { beat: theme('returns'), from: 14, scene: scene('storm', 'stand', { trouble: 3 }) },
  { beat: skill('use'), from: 5, scene: scene('storm', 'breathe', { trouble: 2 }) },
  { beat: theme('smaller'), from: 17, scene: scene('night', 'stand', { trouble: 1 }) },
  { beat: skill('pass'), from: 18, scene: scene('day', 'wave', friend) },
  { beat: common('evening'), from: 24, scene: scene('dusk', 'sit', { ...friend, helper: true }) },
  { beat: theme('close'), from: 4, scene: scene('night', 'stand', { ...friend, token: 'hearts' }) },
];

const TOKENS: Readonly<Record<Skill, Scene['token']>> = {
  breathe: 'breeze',
  words: 'words',
  steps: 'stones',
  together: 'hearts',
  treasure: 'lantern',
};
const WITH_THE_SKILL = new Set<Beat>(STEPS.flatMap(({ beat }) => (beat.of === 'skill' ? [beat] : [])));

/** What is done with the skill shows the skill. */
const POSES: Readonly<Record<Skill, Scene['pose']>> = {
  breathe: 'breathe',
  words: 'stand',
  steps: 'walk',
  together: 'stand',
  treasure: 'breathe',
};

/** Where the story is not one of the night, its last page need not be one. */
const LAST: Readonly<Record<Theme, Partial<Scene>>> = {
  night: { time: 'night', pose: 'sleep' },
  anger: { time: 'day', pose: 'jump' },
  worry: { time: 'day', pose: 'jump' },
  missing: { time: 'night', pose: 'sit' },
  alone: { time: 'day', pose: 'jump' },
  change: { time: 'morning', pose: 'wave' },
};

export interface PlannedBeat {
  readonly beat: Beat;
  readonly scene: Scene;
}

/** @param pages 4 to 24. */
export const arcOf = (pages: number, about: Theme, by: Skill): PlannedBeat[] =>
  STEPS.filter(({ from }) => from <= pages).map(({ beat, scene: drawn }) => {
    if (WITH_THE_SKILL.has(beat)) {
      const practising = beat.text === 'practise' || beat.text === 'use';
      const together = by === 'together' && beat.text === 'use' ? { companion: true } : {};
      return {
        beat,
        scene: { ...drawn, token: TOKENS[by], ...(practising ? { pose: POSES[by] } : {}), ...together },
      };
    }
    if (beat.text === 'close') return { beat, scene: { ...drawn, ...LAST[about] } };
    if (beat.text === 'arrives' && about === 'night') return { beat, scene: { ...drawn, time: 'night' } };
    if (beat.text === 'smaller' && about !== 'night' && about !== 'missing')
      return { beat, scene: { ...drawn, time: 'day', companion: true } };
    return { beat, scene: drawn };
  });
