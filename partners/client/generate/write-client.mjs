// Writes openapi.d.ts, problems.d.ts and operations.js of clinic-partner from the service's OpenAPI document.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { operationsOf } from './operations-of.mjs';
import { problemsOf } from './problems-of.mjs';

const DOCUMENT = new URL('../../../api/openapi.json', import.meta.url);
const TYPES = new URL('../openapi.d.ts', import.meta.url);
const PROBLEMS = new URL('../problems.d.ts', import.meta.url);
const OPERATIONS = new URL('../operations.js', import.meta.url);
const HEADING = '// Written by partners/client/generate/write-client.mjs. Do not edit.\n';

/** Values are added without a new version, so the known ones are offered, and every other one is accepted. */
const opened = (node) => {
  if (Array.isArray(node)) return node.map(opened);
  if (node === null || typeof node !== 'object') return node;
  const known = node['x-extensible-enum'];
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, opened(value)]));
  if (!Array.isArray(known) || node.type === undefined) return copy;
  const { type, ...rest } = copy;
  const branches = [
    { type: 'string', enum: known },
    { type: 'string', 'x-open': true },
  ];
  if ([type].flat().includes('null')) branches.push({ type: 'null' });
  delete rest['x-extensible-enum'];
  return { ...rest, anyOf: branches };
};

/** `string & {}`: any other value, without hiding the known ones from an editor. */
const openString = () =>
  ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ]);

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

const source = await readFile(DOCUMENT, 'utf8');
const document = JSON.parse(source);
const types = astToString(
  await openapiTS(opened(structuredClone(document)), {
    alphabetize: true,
    immutable: true,
    exportType: true,
    defaultNonNullable: false,
    transform: (schema) => (schema['x-open'] ? openString() : undefined),
  }),
);
// test/partners/client/contract.test.ts compares both: neither a changed document nor a changed file goes unseen.
await writeFile(TYPES, `${HEADING}// document ${sha256(source)}\n// types ${sha256(types)}\n${types}`);
await writeFile(PROBLEMS, `${HEADING}${problemsOf(document)}`);
await writeFile(OPERATIONS, `${HEADING}${operationsOf(document)}`);
