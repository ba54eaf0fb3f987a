import { readFile, writeFile } from 'node:fs/promises';
import { INTERFACE_VERSION, openApiDocument } from '../../api/http/open-api.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import type { Node } from './breaks.ts';

/**
 * The contract of the last release, which partners' programs were written against: `released/`. `npm run release`
 * writes it anew. It has neither prose nor examples, because nothing is compared with them.
 */

export const TIERS = { 'openapi.json': undefined, 'openapi-embed.json': 'embed' } as const;
export type DocumentName = keyof typeof TIERS;

const PROSE = new Set(['title', 'description', 'summary', 'example', 'examples', 'links']);

/** Members of `properties` and the like are names of the contract, whatever they are called. */
const withoutProse = (node: unknown, isNames = false): unknown => {
  if (Array.isArray(node)) return node.map((one) => withoutProse(one));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => isNames || !PROSE.has(name))
      .map(([name, inner]) => [name, withoutProse(inner, name === 'properties' || name === 'schemas')]),
  );
};

export const contractOf = (name: DocumentName, list: readonly Endpoint[] = endpoints): Node => {
  const tier = TIERS[name];
  const document = openApiDocument(list, { version: INTERFACE_VERSION, ...(tier ? { tier } : {}) });
  return withoutProse(document) as Node;
};

const fileOf = (name: string) => new URL(`released/${name}`, import.meta.url);

export const releasedContract = async (name: DocumentName): Promise<Node> =>
  JSON.parse(await readFile(fileOf(name), 'utf8')) as Node;

/** Breaks that were agreed on since the last release, each with the reason. */
export const declaredBreaks = async (): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(fileOf('declared-breaks.json'), 'utf8')) as Record<string, string>;

/** Today's contract is the released one from now on, and nothing of it is broken. */
export const release = async (): Promise<void> => {
  for (const name of Object.keys(TIERS) as DocumentName[])
    await writeFile(fileOf(name), `${JSON.stringify(contractOf(name), null, 1)}\n`);
  await writeFile(fileOf('declared-breaks.json'), '{}\n');
};
