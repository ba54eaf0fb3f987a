/**
 * The types of problems: the document of each slug, and the names of all extensions. It needs no library, so that a
 * test can compare it.
 */
const EVERY_PROBLEM = 'Problem';

const slugOf = ({ properties }) => /\/([a-z-]+)\$$/.exec(properties?.type?.pattern ?? '')?.[1];

/** @param document the OpenAPI document. @returns the text of the declarations, without its heading. */
export const problemsOf = ({ components: { schemas } }) => {
  const usual = Object.keys(schemas[EVERY_PROBLEM].properties);
  const found = Object.entries(schemas).flatMap(([name, schema]) => {
    const slug = slugOf(schema);
    return slug === undefined ? [] : [{ name, slug, properties: Object.keys(schema.properties) }];
  });
  const extensions = new Set(
    found.flatMap(({ properties }) => properties.filter((name) => !usual.includes(name))),
  );
  return [
    "import type { components } from './openapi.js';",
    '',
    '/** The document of each problem, by its slug. */',
    'export interface Problems {',
    ...found.map(({ name, slug }) => `  readonly '${slug}': components['schemas']['${name}'];`),
    '}',
    '',
    '/** The members that some problem has beside the usual ones. */',
    'export type ProblemExtension =',
    `${[...extensions]
      .sort()
      .map((name) => `  | '${name}'`)
      .join('\n')};`,
    '',
  ].join('\n');
};
