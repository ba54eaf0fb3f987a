/** The topic's own words, as they are inserted into titles, sentences and pictures. */

const LONGEST = 80;

/** Usual beginnings of requests ("a book about …"), which are removed because the texts already say them. */
const OPENINGS =
  /^(?:(?:please )?(?:write |make )?(?:me )?(?:a |an |the )?(?:short )?(?:story|book|tale|storybook) (?:about|on|of)|(?:bitte )?(?:schreib(?:e|en sie)? )?(?:eine? |das )?(?:kurze )?(?:geschichte|buch|bilderbuch|märchen) (?:über|zum thema|zu|von)|(?:écri(?:s|vez) )?(?:une? |le )?(?:petite )?(?:histoire|livre|conte) (?:sur|à propos de|de)|(?:escrib[ea] )?(?:una? |el )?(?:historia|cuento|libro) (?:sobre|acerca de|de))\s+/iu;

const shortened = (phrase: string, longest = LONGEST): string =>
  phrase.length <= longest ? phrase : `${phrase.slice(0, longest).replace(/\s+\S*$/u, '')}…`;

/** One line without quotation marks and without what only asks for a book. */
export const cleaned = (topic: string): string =>
  topic
    .normalize('NFC')
    .replaceAll(/["“”„«»‹›{}<>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(OPENINGS, '');

/** All that a topic names, for the first page. */
const LONGEST_WHOLE = 240;

/** The topic as one phrase, without quotation marks and without a full stop. */
export const wholeTopic = (topic: string): string =>
  shortened(cleaned(topic).replace(/[.\s]+$/u, ''), LONGEST_WHOLE) || '…';

/** Not before a clause that says more of what stands before it: "a lion, who …", "ein Löwe, der …". */
const PHRASE_END =
  /[.;:!?…]+(?:\s|$)|,\s(?!(?:who|whose|which|that|when|because|der|die|das|dem|den|dessen|deren|wenn|weil|dass|qui|dont|que|quand|parce|cuyo|cuya|cuando|porque)\s)|\s[–—-]\s/iu;

/**
 * The phrases of a topic: at least one, none longer than 80 characters, without quotation marks. If the topic is one
 * phrase, the result is that phrase.
 */
export const ownWords = (topic: string): readonly [string, ...string[]] => {
  const text = cleaned(topic);
  const phrases = text
    .split(PHRASE_END)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
    .map((phrase) => shortened(phrase));
  const [first = shortened(text) || '…', ...others] = phrases;
  return [first, ...others];
};

export { shortened };
