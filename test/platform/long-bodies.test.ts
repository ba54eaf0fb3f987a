import { expect, test } from '@jest/globals';
import canonicalize from 'canonicalize';
import { longListsOf, validateLongLists } from '../../api/http/long-lists.ts';
import { Line, Shape, Type } from '../../domain/declarations/schemas.ts';
import { readJson } from '../../domain/declarations/unambiguous-json.ts';
import { issuesOf, normalise } from '../../domain/declarations/validation.ts';
import { Problem } from '../../domain/problems.ts';
import { fingerprintsInSlices, fingerprintsOf } from '../../platform/idempotency/idempotency.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { atOnce, inSlices, listAsJson } from '../../platform/slices.ts';

/** What is read, judged and written in slices comes out as if it were done at once. */

const COUNT = 9_000;
const words = Array.from({ length: COUNT }, (_, index) => ({
  text: ` "w\\ö${index},[{}] `,
  at: index / 4,
}));
const long = JSON.stringify({ words, name: 'x', others: words.map(({ at }) => at), none: [] });

test('a long list is read as JSON.parse reads it', () => {
  expect(long.length).toBeGreaterThan(300_000);
  expect(atOnce(readJson(long))).toEqual(JSON.parse(long));
  const odd = JSON.stringify({ words }).replace('words', '__proto__');
  const read = atOnce(readJson(odd)) as object;
  expect(Object.keys(read)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

const at = Math.floor(long.length / 3);
const comma = long.indexOf('},{', at) + 1;
const cut = (text: string) => `${long.slice(0, comma)}${text}${long.slice(comma + 1)}`;
test.each([
  ['a comma too many', cut(',,')],
  ['no comma', cut(' ')],
  ['a list that ends in a comma', long.replace('}],', '},],')],
  ['a list that begins with a comma', long.replace('[{', '[,{')],
  ['a list that does not end', long.slice(0, at)],
  ['a text that does not end', long.slice(0, long.lastIndexOf('"'))],
  ['another bracket', cut(']')],
  ['another bracket of the same kind', cut('},')],
  ['a word', cut(',x,')],
  ['a backslash', cut(',\\,')],
  ['a member twice', long.replace('"name"', '"words"')],
  ['a member of an item twice', cut(',{"at":1,"at":2},')],
  ['a number beyond all bounds', cut(',1e999,')],
  ['something behind it', `${long}1`],
])('a long list with %s is refused', (_, text) => {
  expect(text).not.toBe(long);
  expect(() => atOnce(readJson(text))).toThrow(Problem);
});

test('a doubled comma between any two items is refused, wherever lists are split', () => {
  const list = `[${Array.from({ length: 60_000 }, (_, index) => index).join()}]`;
  for (let place = list.indexOf(',', 65_000); place < 66_500; place = list.indexOf(',', place + 1))
    expect(() => atOnce(readJson(`{"list":${list.slice(0, place)},${list.slice(place)}}`))).toThrow(Problem);
});

const schema = Shape({
  name: Line(5),
  words: Type.Array(Shape({ text: Line(40), at: Type.Number({ minimum: 0 }) }), { maxItems: COUNT }),
});
test.each([
  ['right', { name: 'x', words }],
  [
    'wrong here and there',
    {
      name: 'too long',
      extra: 1,
      words: words.map((one, index) => (index % 777 ? one : { at: -1, more: 1 })),
    },
  ],
  ['too long', { name: 'x', words: [...words, { at: -1 }] }],
  ['of something else', { name: 'x', words: words.map(({ at }) => at) }],
])('a long list that is %s is judged like any other', async (_, raw) => {
  const body = normalise(schema, raw);
  expect(longListsOf(schema, raw)).toEqual(['words']);
  const judged = await validateLongLists(schema, raw, ['words']);
  expect(judged.body).toEqual(body);
  const inOrder = (issues: readonly { path: string }[]) =>
    issues.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(inOrder(judged.issues)).toEqual(inOrder(issuesOf(schema, body)));
});

test('the fingerprint and the written list are the same', async () => {
  const secrets = { keyedHashes: (_: string, text: string) => [Buffer.from(text)] } as unknown as Secrets;
  const body = JSON.parse(long);
  const sliced = await fingerprintsInSlices(secrets, 'PUT', '/x', body);
  expect(sliced).toEqual(fingerprintsOf(secrets, 'PUT', '/x', body));
  expect(sliced.map(String).join()).toContain(canonicalize(body));
  expect(await inSlices(listAsJson(words))).toBe(JSON.stringify(words));
  expect(atOnce(listAsJson([]))).toBe('[]');
});
