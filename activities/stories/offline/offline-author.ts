import { createHash } from 'node:crypto';
import type { AgeBand } from '../../../domain/storybooks/storybook.schemas.ts';
import { ANIMALS, type Author, type Look, PLACES, type Scene, type StoryPlan } from '../author.ts';
import { arcOf, type Beat, type PlannedBeat } from './arc.ts';
import { readTopic } from './read-topic.ts';
import type { Skill, Text, Theme, Tongue } from './tongue.ts';
import { de } from './tongues/de.ts';
import { en } from './tongues/en.ts';
import { es } from './tongues/es.ts';
import { fr } from './tongues/fr.ts';

/**
 * The embedded author: composes books from texts that people wrote, fitted to topic, goal, age and length,
 * and says so in the colophon. It is honest about what it is, needs no network and tells nobody anything.
 */

const TONGUES: Readonly<Record<string, Tongue>> = { en, de, fr, es };
const FALLBACK = 'en';

const baseOf = (tag: string): string => (tag.split('-')[0] as string).toLowerCase();

/** How much of each text an age hears. */
const PARTS: Readonly<Record<AgeBand, number>> = { '3-5': 1, '6-8': 2, '9-12': 3, '13-17': 3, '18+': 3 };

const TROUBLES: Readonly<Record<Theme, Look['trouble']>> = {
  night: 'shadow',
  anger: 'storm',
  worry: 'scribble',
  missing: 'rain',
  alone: 'fog',
  change: 'whirl',
};

const pick = <Item>(items: readonly Item[], seed: string, purpose: string): Item =>
  items[createHash('sha256').update(`${seed}/${purpose}`).digest().readUInt32BE(0) % items.length] as Item;

/** What a page of this author is planned as; the words follow from the plan. */
type OfflinePage = PlannedBeat & { readonly theme: Theme; readonly skill: Skill; readonly name: string };

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

const fill = (tongue: Tongue, look: Look, { theme, name }: OfflinePage, text: string): string => {
  const { trouble } = tongue.themes[theme];
  const words: Readonly<Record<string, string>> = {
    ...tongue.places[look.place],
    name,
    friend: tongue.friend,
    animal: tongue.animals[look.animal],
    owl: tongue.owl,
    Owl: capital(tongue.owl),
    trouble,
    Trouble: capital(trouble),
  };
  // A place's words hold none of their own, so once is enough; a name is put in as it is.
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
};

const textOf = (tongue: Tongue, { theme, skill }: OfflinePage, beat: Beat): Text => {
  if (beat.of === 'common') return tongue.common[beat.text];
  return beat.of === 'theme' ? tongue.themes[theme][beat.text] : tongue.skills[skill][beat.text];
};

const altText = (tongue: Tongue, look: Look, page: OfflinePage, scene: Scene): string => {
  const { alt } = tongue;
  const sentences = [
    `${alt.poses[scene.pose]} ${alt.places[look.place]} ${alt.times[scene.time]}.`,
    ...(scene.companion ? [alt.companion] : []),
    ...(scene.helper ? [alt.helper] : []),
    ...(scene.trouble > 0 ? [alt.troubles[scene.trouble - 1] as string] : []),
    ...(scene.token === 'none' ? [] : [alt.tokens[scene.token]]),
  ];
  return fill(tongue, look, page, sentences.join(' '));
};

export const offlineAuthor: Author = {
  async plan({ brief, seed }): Promise<StoryPlan> {
    const base = baseOf(brief.language);
    const known = Object.hasOwn(TONGUES, base);
    const tongue = TONGUES[known ? base : FALLBACK] as Tongue;
    const { theme, skill, animal, place } = readTopic(brief.topic, brief.therapeutic_goal);
    const look: Look = {
      animal: animal ?? pick(ANIMALS, seed, 'animal'),
      place: place ?? pick(PLACES, seed, 'place'),
      trouble: TROUBLES[theme],
      style: brief.illustration_style,
      words: '',
    };
    const name = brief.character_name ?? pick(tongue.names, seed, 'name');
    const pages = arcOf(brief.page_count, theme, skill).map(
      (page): OfflinePage => ({ ...page, theme, skill, name }),
    );
    const first = pages[0] as OfflinePage;
    return {
      title: fill(tongue, look, first, tongue.themes[theme].title),
      language: known ? brief.language : FALLBACK,
      look,
      cover: {
        time: theme === 'night' || theme === 'missing' ? 'night' : 'day',
        pose: 'wave',
        companion: true,
        helper: false,
        trouble: 1,
        token: 'none',
      },
      pages,
      colophon: known ? tongue.colophon : `${tongue.colophon}\n${tongue.otherLanguage}`,
    };
  },

  async write(plan, position, { brief }) {
    const tongue = TONGUES[baseOf(plan.language)] as Tongue;
    const page = plan.pages[position - 1] as OfflinePage;
    const parts = textOf(tongue, page, page.beat).slice(0, PARTS[brief.age_band]);
    return {
      text: fill(tongue, plan.look, page, parts.filter((part) => part !== undefined).join(' ')),
      alt_text: altText(tongue, plan.look, page, page.scene),
      scene: page.scene,
      picture: '',
    };
  },
};
