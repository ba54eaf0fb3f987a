import { type Endpoint, needsKey } from '../endpoint.ts';
import { exampleOf } from './examples.ts';
import { headers } from './headers.ts';
import { viewName } from './names.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/** What an operation answers with when it succeeds. */

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'As asked.',
  201: 'Created.',
  204: 'Done; no body.',
};

const META = {
  request_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  generated_at: '2030-03-02T09:00:00.000Z',
};

const viewOf = (one: Endpoint): Json | undefined =>
  (one.success[1] ?? one.shows?.view ?? one.lists?.view) as Json | undefined;

const envelope = (data: Json, meta: string): Json => ({
  type: 'object',
  properties: { data, meta: { $ref: `#/components/schemas/${meta}` } },
  required: ['data', 'meta'],
  additionalProperties: false,
});

const exampleData = (one: Endpoint, view: Json): unknown => {
  if (one.example?.data) return one.example.data;
  const known = (view.properties ?? {}) as Json;
  const echoed = Object.entries(one.example?.body ?? {}).filter(([name]) => Object.hasOwn(known, name));
  return exampleOf(view, Object.fromEntries(echoed));
};

const contentOf = (one: Endpoint, view: Json): Json => {
  const reference = { $ref: `#/components/schemas/${viewName(one)}` };
  const data = exampleData(one, view);
  if (!one.lists)
    return {
      'application/json': { schema: envelope(reference, 'Meta'), example: { data, meta: META } },
    };
  return {
    'application/json': {
      schema: envelope({ type: 'array', items: reference }, 'PageMeta'),
      example: {
        data: [data],
        meta: { ...META, pagination: { next_cursor: null, limit: 25, has_more: false } },
      },
    },
  };
};

/** From the answer of a creation to every operation on what was created. */
const linksOf = (one: Endpoint, all: readonly Endpoint[]): Json =>
  Object.fromEntries(
    all
      .filter(({ path }) => path === `${one.path}/{id}` || path.startsWith(`${one.path}/{id}/`))
      .filter(({ path }) => path.split('{').length === 2)
      .map(({ id, summary }) => [
        id,
        {
          operationId: id,
          parameters: { id: '$response.body#/data/id' },
          description: `${summary}, by the id just given.`,
        },
      ]),
  );

/** The success response, and the view's component. */
export const successResponse = (
  one: Endpoint,
  all: readonly Endpoint[],
): { status: string; response: Json; schemas: Record<string, Json> } => {
  const [status] = one.success;
  const view = status === 204 ? undefined : viewOf(one);
  const created = one.shows !== undefined && status === 201;
  const links = created ? linksOf(one, all) : {};
  return {
    status: String(status),
    response: {
      description: DESCRIPTIONS[status] as string,
      headers: {
        ...headers('always'),
        ...(one.shows && view ? headers('ETag') : {}),
        ...(created ? headers('Location') : {}),
        ...(needsKey(one) || one.method === 'PUT' ? headers('Idempotent-Replayed') : {}),
      },
      ...(view ? { content: contentOf(one, view) } : {}),
      ...(Object.keys(links).length > 0 ? { links } : {}),
    },
    schemas: view ? { [viewName(one)]: wireSchema(view, 'response') } : {},
  };
};
