import { ANIMALS, type Look } from '../author.ts';
import { cleaned } from './own-words.ts';
import { folded } from './patterns.ts';

/**
 * Which animal a book is told about. "A little lion who is afraid of dogs" is about a lion; "Afraid of dogs", "Our cat
 * died" and "A visit to the lions" name animals, and are about a child. So an animal becomes the main character only
 * as the subject of the topic, in one of the four languages.
 */

/** Alternatives of a pattern, folded as the topic is. */
const words = (...texts: readonly string[]): string => folded(texts.join(' ')).replaceAll(' ', '|');

const NAMES: Readonly<Record<Look['animal'], string>> = {
  fox: 'fox vixen fuchs füchsin füchslein renard renardeau zorro zorra zorrito',
  bear: 'bear bärchen bär bärin bäre bären ours ourse ourson oso osa osito',
  rabbit: 'rabbit bunny hare hase hasen häschen kaninchen lapin lièvre conejo conejito liebre',
  hedgehog: 'hedgehog igel hérisson erizo',
  cat: 'cat kitten katze kater kätzchen chat chatte chaton gato gata gatito gatita',
  dinosaur: 'dinosaur dino dinosaurier dinosaure dinosaurio',
  dog: 'dog puppy hund hündchen welpe chien chienne chiot perro perra perrito cachorro',
  dragon: 'dragon drache drachen dragonnet dragoncito',
  lion: 'lion lioness löwe löwen löwin lionne lionceau león leona leoncito',
  monkey: 'monkey affe affen äffchen singe mono monito',
  mouse: 'mouse maus mäuschen souris souriceau ratón ratoncito',
  panda: 'panda pandabär',
  penguin: 'penguin pinguin pingouin manchot pingüino',
  tiger: 'tiger tigress tigerin tigre tigresse',
  wolf: 'wolf wölfchen loup louve louveteau lobo loba lobito lobezno',
};

const ARTICLES = words('a an the one', 'ein eine einen der die das den', 'un une le la l', 'el');

const ADJECTIVES = words(
  'little small young tiny brave shy big clever curious sad angry lonely scared quiet wild proud sleepy friendly baby',
  'kleiner kleine kleines kleinen junger junge junges mutiger mutige schüchterner schüchterne trauriger traurige wütender wütende scheuer scheue neugieriger neugierige',
  'petit petite jeune brave timide triste grand grande curieux curieuse',
  'pequeño pequeña joven valiente tímido tímida triste gran curioso curiosa',
);

/** What follows an animal that the topic is about: who it is, what it does, or nothing. */
const AFTER = words(
  'who that which whose called named with and learns learning cannot wants goes starts gets loses moves finds meets misses afraid scared worried in at on from of',
  'der die das dessen deren namens heißt mit und lernt will hat geht kommt zieht bekommt verliert vermisst findet traut kann im am in auf aus',
  'qui dont nommé nommée appelé appelée avec et apprend veut va a perd déménage rencontre ne se de du dans a au',
  'que cuyo cuya llamado llamada con y aprende quiere va tiene pierde se no encuentra de del en',
);

const SUBJECT = ANIMALS.map((animal) => ({
  animal,
  // "A shy fox who …", "Leo the lion", "Mia, die kleine Maus, …": after at most one proper name.
  reads: new RegExp(
    `^(?:[\\p{L}-]+,? )?(?:${ARTICLES})[ '’](?:(?:${ADJECTIVES}),? )*(?:${words(NAMES[animal])})(?:,? (?:${AFTER})(?: |$)|,|[.:!]|$)`,
    'u',
  ),
}));

/** Undefined unless an animal that can be drawn is the topic's subject. */
export const heroOf = (topic: string): Look['animal'] | undefined => {
  const text = folded(cleaned(topic));
  return SUBJECT.find(({ reads }) => reads.test(text))?.animal;
};
