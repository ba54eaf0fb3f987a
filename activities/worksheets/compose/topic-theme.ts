import type { StoryLanguage } from '../../../domain/storybooks/story-languages.ts';
import { FIELDS, type FieldName } from '../../stories/offline/fields.ts';
import type { Skill } from '../../stories/offline/language-texts.ts';
import { matchTopic } from '../../stories/offline/match-topic.ts';

/** The themes that headings of worksheets distinguish. */
export type Theme = 'night' | 'anger' | 'worry' | 'missing' | 'alone' | 'change';

const THEME_OF: Readonly<Record<FieldName, Theme>> = {
  accident: 'worry',
  adoption: 'change',
  anger: 'anger',
  'bed-wetting': 'worry',
  bereavement: 'missing',
  bullying: 'alone',
  dentist: 'worry',
  divorce: 'change',
  doctor: 'worry',
  dogs: 'worry',
  eating: 'worry',
  'foster-care': 'change',
  'friend-quarrel': 'anger',
  glasses: 'change',
  goodbye: 'missing',
  'grandparent-death': 'missing',
  hospital: 'worry',
  jealousy: 'anger',
  'losing-a-game': 'anger',
  'lost-tooth': 'change',
  lying: 'worry',
  'making-friends': 'alone',
  moving: 'change',
  'new-school': 'change',
  'new-sibling': 'change',
  'night-fears': 'night',
  'parent-away': 'missing',
  'parent-illness': 'worry',
  perfectionism: 'worry',
  'pet-death': 'missing',
  restlessness: 'worry',
  'safe-touch': 'worry',
  'school-tests': 'worry',
  'screen-time': 'worry',
  separation: 'missing',
  sharing: 'anger',
  shyness: 'alone',
  sleepover: 'missing',
  'starting-therapy': 'change',
  stutter: 'worry',
  swimming: 'worry',
  thunderstorm: 'night',
  'war-flight': 'change',
  worry: 'worry',
};

/** The theme of a worksheet and the skill that helps, by the field of the topic. Without a field it is a worry. */
export const topicTheme = (
  topic: string,
  language: StoryLanguage,
): { readonly theme: Theme; readonly skill: Skill } => {
  const { field } = matchTopic(topic, null, language);
  return field ? { theme: THEME_OF[field], skill: FIELDS[field].skill } : { theme: 'worry', skill: 'steps' };
};
