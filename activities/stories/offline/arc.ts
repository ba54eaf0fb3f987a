import type { Prop, Scene } from '../author.ts';
import type { Field, FieldBeat, Sketch } from './field.ts';
import type { CommonBeat, Skill, SkillBeat } from './language-texts.ts';
import type { ObjectName } from './object-names.ts';

/**
 * The structure of every story of the built-in author, in twenty-four beats: a home, the character, what happens,
 * what it feels like, a friend who stays, somebody who explains, a small step, a setback, and an ending that promises
 * no more than is true. Shorter books have the most important beats: in a book of eight pages, seven belong to the
 * field.
 */

export type Beat =
  | { readonly of: 'common'; readonly text: CommonBeat }
  | { readonly of: 'field'; readonly text: FieldBeat }
  | { readonly of: 'skill'; readonly text: SkillBeat };

interface Step {
  readonly beat: Beat;
  /** The smallest book that has this beat. */
  readonly from: number;
  /** For a beat of the field, the field itself describes the picture. */
  readonly sketch?: Sketch;
}

const common = (text: CommonBeat): Beat => ({ of: 'common', text });
const field = (text: FieldBeat): Beat => ({ of: 'field', text });
const skill = (text: SkillBeat): Beat => ({ of: 'skill', text });

/** In narrative order. `from` has each number from 5 to 24 once, so books grow by one beat. */
const STEPS: readonly Step[] = [
  { beat: common('home'), from: 4, sketch: ['morning', 'stand'] },
  { beat: common('joys'), from: 13, sketch: ['day', 'jump'] },
  { beat: common('friend'), from: 11, sketch: ['day', 'wave', 'friend'] },
  { beat: common('ordinary'), from: 20, sketch: ['morning', 'walk', 'friend'] },
  { beat: field('happens'), from: 4 },
  { beat: field('feels'), from: 5 },
  { beat: common('hide'), from: 15, sketch: ['night', 'hide', 'cloud1'] },
  { beat: field('thinks'), from: 7 },
  { beat: common('still'), from: 22, sketch: ['night', 'sit', 'cloud2'] },
  { beat: common('pretend'), from: 16, sketch: ['day', 'wave', 'cloud2'] },
  { beat: common('alone'), from: 17, sketch: ['dusk', 'sad', 'cloud1'] },
  { beat: common('noticed'), from: 9, sketch: ['dusk', 'sit', 'friend', 'cloud1'] },
  { beat: common('setOut'), from: 19, sketch: ['morning', 'walk', 'friend'] },
  { beat: common('path'), from: 23, sketch: ['day', 'walk', 'friend', 'stones'] },
  { beat: common('listens'), from: 14, sketch: ['dusk', 'sit', 'owl'] },
  { beat: field('told'), from: 6 },
  { beat: skill('gift'), from: 10, sketch: ['day', 'stand', 'owl'] },
  { beat: skill('practise'), from: 12, sketch: ['day', 'breathe', 'friend'] },
  { beat: field('step'), from: 4 },
  { beat: field('again'), from: 8 },
  { beat: skill('use'), from: 18, sketch: ['dusk', 'breathe', 'cloud1'] },
  { beat: skill('pass'), from: 21, sketch: ['day', 'wave', 'friend'] },
  { beat: common('evening'), from: 24, sketch: ['dusk', 'sit', 'friend'] },
  { beat: field('close'), from: 4 },
];

const TOKENS: Readonly<Record<Skill, Exclude<Scene['token'], 'none'>>> = {
  breathe: 'breeze',
  words: 'words',
  steps: 'stones',
  together: 'hearts',
  treasure: 'lantern',
};

/** The pose of a character who practises a skill. */
const POSES: Readonly<Record<Skill, Scene['pose']>> = {
  breathe: 'breathe',
  words: 'stand',
  steps: 'walk',
  together: 'stand',
  treasure: 'breathe',
};

/** The picture that a sketch describes. */
export const sceneOf = ([time, pose, ...extras]: Sketch): Scene => {
  const has = (extra: Sketch[number]): boolean => extras.some((one) => one === extra);
  const token = Object.values(TOKENS).find(has) ?? 'none';
  const props = extras
    .filter((extra) => extra.includes('@'))
    .map((extra): Prop => {
      const [object, spot] = extra.split('@') as [ObjectName, Prop['spot']];
      return { object, spot };
    });
  const trouble = has('cloud3') ? 3 : has('cloud2') ? 2 : has('cloud1') ? 1 : 0;
  return { time, pose, companion: has('friend'), helper: has('owl'), trouble, token, props };
};

/** Pages between those of the field show its first object, small, so that the book stays with its topic. */
const reminding = (scene: Scene, object: ObjectName | undefined): Scene =>
  object ? { ...scene, props: [{ object, spot: 'left' }] } : scene;

export interface PlannedBeat {
  readonly beat: Beat;
  readonly scene: Scene;
}

/** @param pages 4 to 24. @param by the skill that the book teaches. */
export const arcOf = (
  pages: number,
  { scenes, cover }: Pick<Field, 'scenes' | 'cover'>,
  by: Skill,
): PlannedBeat[] => {
  const main = sceneOf(cover).props?.[0]?.object;
  return STEPS.filter(({ from }) => from <= pages).map(({ beat, sketch }) => {
    if (beat.of === 'field') return { beat, scene: sceneOf(scenes[beat.text]) };
    const scene = sceneOf(sketch as Sketch);
    if (beat.of === 'skill') {
      const practising = beat.text === 'practise' || beat.text === 'use';
      return { beat, scene: { ...scene, token: TOKENS[by], ...(practising ? { pose: POSES[by] } : {}) } };
    }
    // Before the event of the field, its objects are not shown.
    const before = beat.text === 'joys' || beat.text === 'friend' || beat.text === 'ordinary';
    return { beat, scene: before || beat.text === 'home' ? scene : reminding(scene, main) };
  });
};
