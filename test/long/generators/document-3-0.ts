/**
 * The contract for programs that know OpenAPI 3.0 alone, and one type for all errors of an operation: as progenitor
 * does. Answers that are refusals become the general problem, which says as much to a client that reads the slug.
 */

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 3.0 writes `null` as a keyword beside the type. */
const withoutNull = (schema: Node): Node => {
  const changed = { ...schema };
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    if (types.length < schema.type.length) changed.nullable = true;
    if (types.length === 1) changed.type = types[0];
    else delete changed.type;
  }
  for (const union of ['anyOf', 'oneOf']) {
    const branches = schema[union];
    if (!Array.isArray(branches)) continue;
    const rest = branches.filter((branch) => branch.type !== 'null');
    if (rest.length === branches.length) continue;
    delete changed[union];
    Object.assign(changed, { nullable: true, [rest.length === 1 ? 'allOf' : union]: rest });
  }
  return changed;
};

const older = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(older);
  if (!isNode(value)) return value;
  const { const: only, ...schema } = withoutNull(value);
  if (Array.isArray(schema.examples)) delete schema.examples;
  if (only !== undefined && !isNode(only)) schema.enum = [only];
  else if (only !== undefined) schema.const = only;
  for (const bound of ['minimum', 'maximum'] as const) {
    const exclusive = `exclusive${bound[0]?.toUpperCase()}${bound.slice(1)}`;
    if (typeof schema[exclusive] === 'number')
      Object.assign(schema, { [bound]: schema[exclusive], [exclusive]: true });
  }
  return Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, older(member)]));
};

const PROBLEM = {
  description: 'A problem.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const withOneProblem = (operation: unknown): unknown => {
  if (!isNode(operation) || !isNode(operation.responses)) return operation;
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return { ...operation, responses: { ...Object.fromEntries(successes), '4XX': PROBLEM, '5XX': PROBLEM } };
};

export const asDocument30 = (text: string): string => {
  const { webhooks: _, paths, ...document } = JSON.parse(text) as Node;
  const { license: __, ...info } = document.info as Node;
  const operations = Object.entries(paths as Node).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item as Node).map(([name, one]) => [name, withOneProblem(one)])),
  ]);
  const changed = older({ ...document, paths: Object.fromEntries(operations) }) as Node;
  return JSON.stringify({ ...changed, info, openapi: '3.0.3' });
};
