import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { operationsOf } from '../../../partners/client/generate/operations-of.mjs';
import { problemsOf } from '../../../partners/client/generate/problems-of.mjs';

/** The committed types and operations of the client against the contract (beyond the specification, 4.3 #4). */

const read = (file: string) => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const withoutHeading = (text: string) => text.slice(text.indexOf('\n') + 1);

/** @returns the files of the client that do not match the contract. */
const staleFiles = async (document: string): Promise<string[]> => {
  const [types, problems, operations] = await Promise.all(
    ['openapi.d.ts', 'problems.d.ts', 'operations.js'].map((file) => read(`partners/client/${file}`)),
  );
  const [, ofDocument, ofTypes, ...rest] = (types as string).split('\n');
  const parsed = JSON.parse(document);
  const checks: Readonly<Record<string, boolean>> = {
    'openapi.d.ts':
      ofDocument === `// document ${sha256(document)}` && ofTypes === `// types ${sha256(rest.join('\n'))}`,
    'problems.d.ts': withoutHeading(problems as string) === problemsOf(parsed),
    'operations.js': withoutHeading(operations as string) === operationsOf(parsed),
  };
  return Object.keys(checks).filter((file) => !checks[file]);
};

test('the types and operations of the client match the contract; otherwise run npm run client-types', async () => {
  expect(await staleFiles(await read('api/openapi.json'))).toEqual([]);
});

// biome-ignore lint/suspicious/noExplicitAny: a document of any content
type Contract = any;
const { ALL, TYPES } = {
  ALL: ['openapi.d.ts', 'problems.d.ts', 'operations.js'],
  TYPES: ['openapi.d.ts'],
};
test.each<[string, readonly string[], (document: Contract) => void]>([
  [
    'a field',
    TYPES,
    ({ components }) => {
      components.schemas.ClinicView.properties.colour = { type: 'string' };
    },
  ],
  [
    'an enumerated value',
    TYPES,
    ({ components }) => components.schemas.FieldFault.properties.code['x-extensible-enum'].push('too_blue'),
  ],
  [
    'a problem',
    ALL.slice(0, 2),
    ({ components: { schemas } }) => {
      const { type } = schemas.NotFoundProblem.properties;
      schemas.MoonIsFullProblem = {
        ...schemas.NotFoundProblem,
        properties: { type: { ...type, pattern: '/moon-is-full$' }, phase: { type: 'string' } },
      };
    },
  ],
  [
    'an operation',
    [ALL[0] as string, ALL[2] as string],
    ({ paths }) => {
      paths['/v1/partner/moons'] = { get: { operationId: 'listMoons', responses: {} } };
    },
  ],
  [
    'an operation that takes a key',
    [ALL[0] as string, ALL[2] as string],
    ({ paths }) => {
      paths['/v1/partner/clinics'].post.parameters = [];
    },
  ],
])('a contract with %s more or less is noticed', async (_, stale, change) => {
  const document = JSON.parse(await read('api/openapi.json'));
  change(document);
  expect(await staleFiles(JSON.stringify(document, undefined, 2))).toEqual(stale);
});

test('the operations that answer bytes are those that the types say', async () => {
  const [types, operations] = await Promise.all(
    ['index.d.ts', 'operations.js'].map((file) => read(`partners/client/${file}`)),
  );
  const typed = /type BytesOperation =\n(.*?);/s.exec(types as string)?.[1] ?? '';
  const answering = [...(operations as string).matchAll(/^ {2}(\w+): \['\w+', '[^']+', '\w*f\w*'\]/gm)];
  expect(answering.length).toBeGreaterThan(5);
  expect([...typed.matchAll(/'(\w+)'/g)].map(([, id]) => id).sort()).toEqual(
    answering.map(([, id]) => id).sort(),
  );
});
