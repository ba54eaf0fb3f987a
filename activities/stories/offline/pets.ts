import type { StoryLanguage } from '../../../domain/storybooks/story-languages.ts';
import type { ObjectName } from './object-names.ts';

/** A pet as the subject of a sentence, with its article. The last entry is for a pet that the topic does not name. */
const PETS: Readonly<
  Record<'dog' | 'cat' | 'hamster' | 'bird' | 'fish' | 'pet', Readonly<Record<StoryLanguage, string>>>
> = {
  dog: { en: 'the dog', de: 'der Hund', fr: 'le chien', es: 'el perro' },
  cat: { en: 'the cat', de: 'die Katze', fr: 'le chat', es: 'el gato' },
  hamster: { en: 'the hamster', de: 'der Hamster', fr: 'le hamster', es: 'el hámster' },
  bird: { en: 'the little bird', de: 'der kleine Vogel', fr: 'le petit oiseau', es: 'el pajarito' },
  fish: { en: 'the fish', de: 'der Fisch', fr: 'le poisson', es: 'el pez' },
  pet: { en: 'the pet', de: 'das Haustier', fr: 'l’animal', es: 'la mascota' },
};

export const isPet = (object: ObjectName): object is ObjectName & keyof typeof PETS => object in PETS;

/** The first pet among what a topic names. */
export const petName = (objects: readonly ObjectName[], language: StoryLanguage): string =>
  PETS[objects.find(isPet) ?? 'pet'][language];
