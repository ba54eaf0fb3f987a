import { formats } from '../../../domain/declarations/formats.ts';
import { TIME_ZONES } from './time-zones.ts';

/**
 * Converts the schemas that the server validates with to standard JSON Schema: our own formats become patterns, our
 * own keywords are removed. Request schemas say exactly what is accepted, so that data can be generated from them.
 * Response schemas promise only what a client may rely on.
 */

export type Json = { [name: string]: unknown };
export type Direction = 'request' | 'response';

// Text is trimmed before validation (decisions 1.9). So white space around a text is accepted, but white space alone
// is not.
const SPACE = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const trimmed = (refused: string, optional: boolean): string => {
  const inside = `[^${refused}]`;
  const edge = `[^${refused}${SPACE}]`;
  return `^[${SPACE}]*(?:${edge}(?:${inside}*${edge})?)${optional ? '?' : ''}[${SPACE}]*$`;
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isCountry = formats.country as (text: string) => boolean;
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);

/**
 * Turns a list of names into a pattern. As an enumeration, each name would become a constant of a generated client,
 * where `GMT+1` and `GMT-1` get the same name: two generators fail. A client could also not send back a value that is
 * newer than its enumeration.
 */
const oneOf = (names: readonly string[]): Json => ({
  pattern: `^(?:${names.map((name) => name.replaceAll('+', '\\+')).join('|')})$`,
});

const YEAR = '(?:19|2[0-9])[0-9]{2}';
const ANY_YEAR = '(?:[1-9][0-9]{3}|0(?:[1-9][0-9]{2}|0(?:[1-9][0-9]|0[1-9])))';
const MOMENT =
  '-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})$';
/** Without `--`, because some host names that begin with `xn--` cannot be decoded. */
const WORD = '[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*';
/** Also with `xn--`, and with labels that begin with a digit; addresses are not described. */
const HOST = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/**
 * Up to 40 characters for each of up to six labels. A host has at most 253 characters, which a pattern cannot limit
 * for any number of labels.
 */
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?';
const NAME = `(?:${LABEL}\\.){0,5}[A-Za-z](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?`;
const OCTET = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ADDRESS = `${OCTET}(?:\\.${OCTET}){3}`;
/** From 1024 on. */
const LARGE_PORT =
  '(?:102[4-9]|10[3-9][0-9]|1[1-9][0-9]{2}|[2-9][0-9]{3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
const PORT = '(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

const CONTROL = '\\u0000-\\u001f\\u007f-\\u009f';
const NOT_IN_PROSE = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f';
const REQUEST_FORMATS: Readonly<Record<string, Json>> = {
  line: { pattern: trimmed(CONTROL, false) },
  'line-as-it-is': { pattern: `^[^${CONTROL}]*$` },
  prose: { pattern: trimmed(NOT_IN_PROSE, true) },
  'needed-prose': { pattern: trimmed(NOT_IN_PROSE, false) },
  phone: { pattern: '^\\+[1-9][0-9]{1,14}$' },
  'language-tag': {
    pattern:
      '^[A-Za-z]{2,3}(?:-[A-Za-z]{3}){0,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:-[0-9A-WYZa-wyz](?:-[A-Za-z0-9]{2,8})+)*(?:-[Xx](?:-[A-Za-z0-9]{1,8})+)?$',
  },
  'external-id': { pattern: '^[!-~](?:[ -~]*[!-~])?$' },
  colour: { pattern: '^#[0-9a-fA-F]{6}$' },
  'web-address': {
    pattern: `^https://${WORD}(?:\\.${WORD})*(?::${PORT})?(?:[/?#][A-Za-z0-9._~!$&'()*+,;=:@/?#%-]*)?$`,
  },
  'webhook-address': {
    pattern: `^https://${HOST}(?::(?:443|${LARGE_PORT}))?(?:[/?][A-Za-z0-9._~!$&'()*+,;=:@/?%-]*)?$`,
  },
  origin: { pattern: `^[Hh][Tt][Tt][Pp][Ss]?://(?:(?:\\*\\.)?${NAME}|${ADDRESS})(?::${PORT})?$` },
  base64: {
    contentEncoding: 'base64',
    pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$',
  },
  'time-zone': oneOf(TIME_ZONES),
  country: oneOf(COUNTRIES),
  date: { format: 'date', pattern: `^${YEAR}-` },
  'date-time': { format: 'date-time', pattern: `^${YEAR}${MOMENT}` },
  'time-bound': { format: 'date-time', pattern: `^${ANY_YEAR}${MOMENT}` },
};

const RESPONSE_FORMATS: Readonly<Record<string, Json>> = {
  line: {},
  prose: {},
  phone: { pattern: '^\\+[1-9][0-9]{1,14}$' },
  'language-tag': {},
  'external-id': {},
  colour: { pattern: '^#[0-9a-fA-F]{6}$' },
  'web-address': { format: 'uri' },
  'webhook-address': { format: 'uri' },
  origin: {},
  'time-zone': {},
  country: { pattern: '^[A-Z]{2}$' },
  date: { format: 'date' },
  // Always in UTC, which no pattern says: clients that read a moment as a date hold their own writing of it against one.
  'date-time': { format: 'date-time' },
};

const isNode = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Values that an answer may have today. More may be added (specification part 9): a client that is generated from a
 * closed enumeration fails on the first new one, so any string is valid and the known ones are listed beside.
 */
const openEnumeration = (values: readonly unknown[]): Json => {
  const known = values.filter((value) => value !== null);
  if (!known.every((value) => typeof value === 'string')) return { enum: values };
  return { 'x-extensible-enum': known };
};

const mapped = (nodes: unknown, direction: Direction): Json =>
  Object.fromEntries(
    Object.entries(nodes as Json).map(([name, node]) => [name, wireSchema(node, direction)]),
  );

const requestFormat = (node: Json, said: string): string => {
  if (said === 'prose' && Number(node.minLength ?? 0) > 0) return 'needed-prose';
  // White space around a text that is not trimmed is part of the text.
  return said === 'line' && !node['x-text'] ? 'line-as-it-is' : said;
};

/** Converts one of our schemas to a standard one. */
export const wireSchema = (node: unknown, direction: Direction): Json => {
  if (!isNode(node)) throw new Error('A schema must be an object');
  const schema: Json = {};
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword.startsWith('x-') || keyword === 'format') continue;
    if (keyword === 'properties') schema.properties = mapped(value, direction);
    else if (keyword === 'items') schema.items = wireSchema(value, direction);
    // Views are closed for the server, so that tests notice unknown fields. For clients they are open, because fields
    // may be added later, and a client generated from a closed schema would refuse them.
    else if (keyword === 'additionalProperties' && direction === 'response') schema[keyword] = true;
    else if (keyword === 'enum' && direction === 'response')
      Object.assign(schema, openEnumeration(value as unknown[]));
    else schema[keyword] = value;
  }
  const said = node.format as string | undefined;
  if (said === undefined) return schema;
  const table = direction === 'request' ? REQUEST_FORMATS : RESPONSE_FORMATS;
  const format = direction === 'request' ? requestFormat(node, said) : said;
  return Object.assign(schema, table[format] ?? { format });
};

/**
 * The schema of a query parameter, whose wire form is text. It has no examples, because tools fill them in, and an
 * unintended filter finds nothing. A boolean stays a boolean, although more words are accepted (specification 4.5):
 * clients generated from a choice of types would send the name of a class.
 */
export const querySchema = (node: Json): Json => {
  const { description: _, examples: __, ...schema } = wireSchema(node, 'request');
  return schema;
};
