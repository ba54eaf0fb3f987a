import type { Endpoint } from '../../../domain/declarations/endpoint.ts';
import { exampleOf } from './examples.ts';
import { deprecationHeadersOf, headers } from './headers.ts';
import { envelopeName, pageMetaName, viewName } from './names.ts';
import { variantSchemas } from './variants.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/** What an operation answers with when it succeeds. */

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'As asked.',
  201: 'Created.',
  204: 'Done; no body.',
  206: 'The part that was asked for.',
  302: 'To be found at `Location`, for a few minutes.',
  304: 'The version that `If-None-Match` names is still the newest; no body.',
};

const META = {
  request_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  generated_at: '2030-03-02T09:00:00.000Z',
};

const hasView = ({ success }: Endpoint): boolean =>
  success[0] !== 204 && success[0] !== 302 && bytesOf(success) === undefined;
const viewOf = (one: Endpoint): Json | undefined =>
  hasView(one) ? ((one.success[1] ?? one.shows?.view ?? one.lists?.view) as Json | undefined) : undefined;

const mediaTypesOf = (body: Endpoint['success'][1]): readonly string[] | undefined =>
  body && 'bytes' in body && Array.isArray(body.bytes) ? (body.bytes as readonly string[]) : undefined;
/** The media types of an asset. */
export const bytesOf = ([status, body]: Endpoint['success']): readonly string[] | undefined =>
  status === 302 ? undefined : mediaTypesOf(body);

/** OpenAPI 3.1 asks for no schema of bytes; without one a generated Java client throws them away. */
const assetContent = (mediaTypes: readonly string[]): Json =>
  Object.fromEntries(
    mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]),
  );

const envelope = (data: Json, meta: string): Json => ({
  type: 'object',
  properties: { data, meta: { $ref: `#/components/schemas/${meta}` } },
  required: ['data', 'meta'],
  additionalProperties: true,
});

const exampleData = (one: Endpoint, view: Json): unknown => {
  if (one.example?.data) return one.example.data;
  const [variant] = Object.values(one.lists?.variants?.views ?? {});
  if (variant) return exampleOf(variant as unknown as Json);
  const known = (view.properties ?? {}) as Json;
  const echoed = Object.entries(one.example?.body ?? {}).filter(([name]) => Object.hasOwn(known, name));
  return exampleOf(view, Object.fromEntries(echoed));
};

/** The view, or one view for each kind of its records. */
const viewSchemas = (one: Endpoint, view: Json): Record<string, Json> => {
  const { variants } = one.lists ?? {};
  return variants
    ? variantSchemas(viewName(one), variants)
    : { [viewName(one)]: wireSchema(view, 'response') };
};

const schemasOf = (one: Endpoint, view: Json): Record<string, Json> => {
  const reference = { $ref: `#/components/schemas/${viewName(one)}` };
  return {
    ...viewSchemas(one, view),
    [envelopeName(one)]: one.lists
      ? envelope({ type: 'array', items: reference }, pageMetaName(one))
      : envelope(reference, 'Meta'),
  };
};

const pageExample = ({ meta = {} }: Endpoint): object => ({
  ...META,
  ...(exampleOf({ type: 'object', properties: meta, required: Object.keys(meta) }) as Json),
  pagination: { next_cursor: null, limit: 25, has_more: false },
});

const contentOf = (one: Endpoint, view: Json): Json => {
  const data = exampleData(one, view);
  const example = one.lists ? { data: [data], meta: pageExample(one) } : { data, meta: META };
  return {
    'application/json': { schema: { $ref: `#/components/schemas/${envelopeName(one)}` }, example },
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

const showsOne = (one: Endpoint): boolean =>
  hasView(one) && (one.shows !== undefined || (one.method === 'GET' && !one.lists));
/** Whether a GET shows one thing, whose version a caller may have already. */
export const takesIfNoneMatch = (one: Endpoint): boolean => one.method === 'GET' && showsOne(one);

/** What a GET may answer besides: that nothing changed, what a redirect leads to, or a part of the bytes. */
const otherAnswersOf = (one: Endpoint, response: Json): Record<string, Json> => {
  if (takesIfNoneMatch(one))
    return { 304: { description: DESCRIPTIONS[304], headers: response.headers as Json } };
  const [status, body] = one.success;
  const found = status === 302 ? mediaTypesOf(body) : undefined;
  // Most clients follow by themselves. What they then get is an answer of the link, with headers of its own.
  if (found)
    return {
      200: {
        description: 'What is found at `Location`, for clients that follow.',
        content: assetContent(found),
      },
    };
  if (bytesOf(one.success) === undefined) return {};
  const partHeaders = { ...(response.headers as Json), ...headers('Content-Range') };
  return { 206: { ...response, description: DESCRIPTIONS[206], headers: partHeaders } };
};

/** The responses of success by their status, and the components of the view and its envelope. */
export const successResponses = (
  one: Endpoint,
  all: readonly Endpoint[],
): { responses: Record<string, Json>; schemas: Record<string, Json> } => {
  const [status] = one.success;
  const view = viewOf(one);
  const bytes = bytesOf(one.success);
  const created = one.shows !== undefined && status === 201;
  const links = created ? linksOf(one, all) : {};
  const response = {
    description: DESCRIPTIONS[status] as string,
    headers: {
      ...headers('always'),
      ...deprecationHeadersOf(one),
      ...(showsOne(one) ? headers('ETag') : {}),
      ...(bytes ? headers('Accept-Ranges') : {}),
      ...((created && one.method === 'POST') || status === 302 ? headers('Location') : {}),
      ...(one.headers && one.method === 'GET' ? headers('Retry-After-Hint') : {}),
      ...(bytes?.includes('application/pdf') ? headers('Content-Disposition') : {}),
      ...(one.method !== 'GET' ? headers('Idempotent-Replayed') : {}),
    },
    ...(view ? { content: contentOf(one, view) } : {}),
    ...(bytes ? { content: assetContent(bytes) } : {}),
    ...(Object.keys(links).length > 0 ? { links } : {}),
  };
  return {
    responses: {
      [status]: response,
      ...otherAnswersOf(one, response),
      // Of a PUT that creates: what it names was there (`existed`).
      ...(one.method === 'PUT' && status === 201
        ? { 200: { ...response, description: 'It was there already.' } }
        : {}),
    },
    schemas: view ? schemasOf(one, view) : {},
  };
};
