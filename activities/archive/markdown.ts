const escapeLines = (flags: string) => {
  const indentation = new RegExp(/^[ \t]+/, flags);
  const mark = new RegExp(/^(?:[-+](?=\s|$)|[-=](?=[-=\s]*$))/, flags);
  const number = new RegExp(/^\d+(?=[.)](?:\s|$))/, flags);
  return (text: string): string =>
    text
      // Four spaces would begin a code block, and Markdown would remove other spaces.
      .replace(indentation, (spaces) => spaces.replaceAll('\t', '    ').replaceAll(' ', '\u00a0'))
      // A sign that begins a list, draws a rule, or turns the line above into a heading.
      .replace(mark, '\\$&')
      .replace(number, '$&\\');
};
/** Most texts have one line. The test for further lines would take several times as long as everything else. */
const escapeLine = escapeLines('');
const escapeEachLine = escapeLines('gm');

const SIGN = '\\\\`*_{}[\\]<>#|~&';
const LINE_END = '\\n\\r\\u2028\\u2029';
const signs = new RegExp(`[${SIGN}]`, 'g');
const lineEnd = new RegExp(`[${LINE_END}]`);
// Two tests: as one expression they take twice as long.
const special = new RegExp(`[${SIGN}${LINE_END}]`);
const opening = /^(?:[ \t=+-]|\d+[.)])/;

/** Escapes text of people for Markdown: nothing in it becomes markup, and its lines and indentation stay. */
export const escapeMarkdown = (text: string): string => {
  // Most texts need no escaping, and the test takes a third of the time.
  if (!special.test(text) && !opening.test(text)) return text;
  const plain = text.replace(signs, (sign) => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`));
  if (!lineEnd.test(plain)) return escapeLine(plain);
  return escapeEachLine(plain).replace(/(?<=[^\n])\n(?=[^\n])/g, '  \n');
};

/** Names of fields are few and repeat with each record. The limit is for records with many invented names. */
const sentences = new Map<string, string>();
const SENTENCES = 1_000;

const sentenceCase = (name: string): string => {
  const known = sentences.get(name);
  if (known !== undefined) return known;
  const words = name
    .replace(/(^|_)partner_/g, '$1')
    .replaceAll('_', ' ')
    .replace(/\b(id|url)(s?)\b/g, (_, word: string, plural: string) => `${word.toUpperCase()}${plural}`);
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  if (sentences.size < SENTENCES) sentences.set(name, sentence);
  return sentence;
};

const LONG = 120;
const isLong = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > LONG || value.includes('\n')
    : Array.isArray(value) &&
      // Items that contain spaces are not joined by commas, because they could not be told apart.
      (value.some((one) => (typeof one === 'string' ? /\s/.test(one) : typeof one === 'object')) ||
        value.join(', ').length > LONG);

/** Empty fields are left out: a reader would take "null" for something that somebody wrote. */
const filledIn = (record: object): [name: string, value: unknown][] =>
  Object.entries(record).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );

const inline = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(inline).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null)
    return filledIn(value)
      .map(([name, one]) => `${sentenceCase(name)}: ${inline(one)}`)
      .join('; ');
  return escapeMarkdown(String(value));
};

const section = (name: string, value: unknown): string => {
  const text = Array.isArray(value)
    ? value.map((one) => `- ${inline(one).replaceAll('\n', '\n  ')}`).join('\n')
    : escapeMarkdown(value as string);
  return `### ${sentenceCase(name)}\n\n${text}`;
};

/** A record as Markdown: a heading, its facts as a list, and long texts and lists as sections below. */
export const recordAsMarkdown = (title: string, record: Readonly<Record<string, unknown>>): string => {
  const said = filledIn(record);
  const facts = said
    .filter(([, value]) => !isLong(value))
    .map(([name, value]) => `- **${sentenceCase(name)}:** ${inline(value)}`);
  const texts = said.filter(([, value]) => isLong(value)).map(([name, value]) => section(name, value));
  return [`## ${escapeMarkdown(title)}`, facts.join('\n'), ...texts].join('\n\n');
};
