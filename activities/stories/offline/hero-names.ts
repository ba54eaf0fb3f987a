import type { StoryLanguage } from '../../../domain/storybooks/story-languages.ts';
import type { Look } from '../author.ts';
import { type InEachLanguage, inLanguage } from './in-each-language.ts';

/**
 * What the main character is called in the texts. Masculine nouns in German, French and Spanish: the texts say "der kleine
 * …", "le petit …", "el pequeño …".
 */
const NAMES: Readonly<Record<Look['animal'], InEachLanguage>> = {
  fox: ['fox', 'Fuchs', 'renard', 'zorro'],
  bear: ['bear', 'Bär', 'ours', 'oso'],
  rabbit: ['rabbit', 'Hase', 'lapin', 'conejo'],
  hedgehog: ['hedgehog', 'Igel', 'hérisson', 'erizo'],
  cat: ['cat', 'Kater', 'chat', 'gato'],
  dinosaur: ['dinosaur', 'Dinosaurier', 'dinosaure', 'dinosaurio'],
  dog: ['dog', 'Hund', 'chien', 'perro'],
  dragon: ['dragon', 'Drache', 'dragon', 'dragón'],
  lion: ['lion', 'Löwe', 'lion', 'león'],
  monkey: ['monkey', 'Affe', 'singe', 'mono'],
  mouse: ['mouse', 'Mäuserich', 'souriceau', 'ratón'],
  panda: ['panda', 'Panda', 'panda', 'panda'],
  penguin: ['penguin', 'Pinguin', 'pingouin', 'pingüino'],
  tiger: ['tiger', 'Tiger', 'tigre', 'tigre'],
  wolf: ['wolf', 'Wolf', 'loup', 'lobo'],
};

/** Without an article: "lion". */
export const heroName = (animal: Look['animal'], language: StoryLanguage): string =>
  inLanguage(NAMES[animal], language);
