import { folded, wordsOf } from './patterns.ts';

/**
 * "Afraid of the fire alarm at school" names a school, and is about the alarm. What stands after the place's preposition
 * sets the scene; it does not decide what the story is about. All words are folded, of the four languages.
 */

const wordSet = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts.join(' ').split(' '));

const FEARS = wordSet(
  'afraid scared frightened terrified fear fears fearful phobia anxious nervous',
  'angst furcht panik',
  'peur crainte angoisse',
  'miedo temor panico terror',
);
/** Between the fear and what is feared. */
const OF = wordSet('of about', 'vor', 'de du des d', 'a al del');
/** Between what is feared and where. */
const AT = wordSet(
  'at in on inside during',
  'im am auf beim bei an',
  'a au aux dans chez sur pendant de du des',
  'en durante del',
);
/** Alone they are nothing to be afraid of: "afraid of being in hospital", "of the first day at school". */
const EMPTY = wordSet(
  'the an my his her their our being going staying sleeping lying sitting first last day days night time start starting beginning new left alone',
  'der die das dem den ein eine einem einen einer mein meine meinem ersten erste erster letzten tag nacht mal beginn anfang start neue neuen neuer allein alleine',
  'le la les l un une mon ma etre aller rester entrer dormir premier premiere dernier jour nuit fois debut rentree nouveau nouvelle seul seule',
  'el los las una mi estar ir quedarse entrar dormir primer primera ultimo dia noche vez inicio comienzo nuevo nueva solo sola',
);

/** The position, among the topic's words, of the place where something else is feared; Infinity if there is none. */
export const placeOfFear = (topic: string): number => {
  const words = folded(topic).split(/[^\p{L}\p{N}]+/u);
  const fear = words.findIndex((word) => FEARS.has(word));
  const of = words.findIndex((word, at) => fear >= 0 && at > fear && OF.has(word));
  const feared = words.findIndex((word, at) => of >= 0 && at > of && !EMPTY.has(word) && !AT.has(word));
  const place = words.findIndex((word, at) => feared >= 0 && at > feared && AT.has(word));
  return place < 0 ? Number.POSITIVE_INFINITY : wordsOf(words.slice(0, place).join(' ')).length;
};
