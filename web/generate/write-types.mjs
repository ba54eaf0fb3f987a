// Writes web/api/embed-api.ts: the types of every request and answer of the embed tier, from its OpenAPI document.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('../../api/openapi-embed.json', import.meta.url);
const TYPES = new URL('../api/embed-api.ts', import.meta.url);

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Answers have open enumerations for clients of other releases; the workspace is of the same one. */
const closed = (_name, value) =>
  value?.['x-extensible-enum']
    ? { ...value, enum: [...value['x-extensible-enum'], ...(value.type.includes('null') ? [null] : [])] }
    : value;

const document = await readFile(DOCUMENT, 'utf8');
const types = astToString(
  await openapiTS(JSON.parse(document, closed), { alphabetize: true, immutable: true, exportType: true }),
);
// test/web/generated-types.test.ts compares both: neither a changed document nor a changed file goes unseen.
await writeFile(
  TYPES,
  `// Written by web/generate/write-types.mjs. Do not edit.\n// document ${sha256(document)}\n// types ${sha256(types)}\n${types}`,
);
