// Typed requests: every path, parameter, body and answer comes from the generated document.
import { all, ask, askFor, type Method } from '../frame/request.ts';
import type { components, paths } from './embed-api.ts';

export type Schemas = components['schemas'];

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The paths that have an operation for a verb. */
export type PathOf<V extends Verb> = {
  [P in keyof paths]: paths[P] extends { readonly [K in V]: object } ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, V extends Verb> = paths[P] extends { readonly [K in V]: infer Op }
  ? Op
  : never;

type Parameters<Op, Part extends 'path' | 'query'> = Op extends {
  readonly parameters: { readonly [K in Part]?: infer Value };
}
  ? Exclude<Value, undefined>
  : never;
type Json<Value> = Value extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : never;
type BodyOf<Op> = Op extends { readonly requestBody?: infer Body } ? Json<Exclude<Body, undefined>> : never;
type Successes<Op> = Op extends { readonly responses: infer Responses }
  ? Responses[Extract<keyof Responses, 200 | 201>]
  : never;
/** The `data` of an answer. */
export type Answer<P extends keyof paths, V extends Verb = 'get'> =
  Json<Successes<Operation<P, V>>> extends { readonly data: infer Data } ? Data : undefined;
/** One record of a list's answer. */
export type Item<P extends PathOf<'get'>> = Answer<P> extends readonly (infer One)[] ? One : never;

type PathPart<Op> = [Parameters<Op, 'path'>] extends [never]
  ? { readonly path?: never }
  : { readonly path: Parameters<Op, 'path'> };
type QueryPart<Op> = [Parameters<Op, 'query'>] extends [never]
  ? { readonly query?: never }
  : { readonly query?: Parameters<Op, 'query'> };
type BodyPart<Op> = [BodyOf<Op>] extends [never] ? { readonly body?: never } : { readonly body: BodyOf<Op> };

export type ReadOptions<P extends PathOf<'get'>> = PathPart<Operation<P, 'get'>> &
  QueryPart<Operation<P, 'get'>>;
export type WriteOptions<P extends keyof paths, V extends Verb> = PathPart<Operation<P, V>> &
  BodyPart<Operation<P, V>> & {
    /** The `etag` that the record was read with: 412 where it has changed since. */
    readonly ifMatch?: string | undefined;
    /** For operations that need a token of one patient: whose, and which capability. */
    readonly forPatient?: { readonly id: string; readonly capability: Capability };
  };
export type Capability = Schemas['EmbedSessionView']['capabilities'][number];
export type AreaKey = Schemas['EmbedSessionView']['areas'][number];

/** `/api/embed/notes/{id}` and its parameters, as `request.ts` takes it. */
const addressOf = (template: string, path: unknown, query?: unknown): string => {
  const filled = Object.entries(path ?? {}).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    template.replace(/^\/api\/embed\//, ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/** One record, or one page of a list. @throws Refused */
export const read = async <P extends PathOf<'get'>>(path: P, options: ReadOptions<P>): Promise<Answer<P>> =>
  (await readWithEtag(path, options)).data;

/** The same with the `etag` that a change hands back as `ifMatch`. @throws Refused */
export const readWithEtag = async <P extends PathOf<'get'>>(
  path: P,
  options: ReadOptions<P>,
): Promise<{ readonly data: Answer<P>; readonly etag: string | undefined }> => {
  const response = await ask('GET', addressOf(path, options.path, options.query));
  const { data } = (await response.json()) as { data: Answer<P> };
  return { data, etag: response.headers.get('ETag') ?? undefined };
};

/** Every record of a list, page after page. @throws Refused */
export const readAll = <P extends PathOf<'get'>>(path: P, options: ReadOptions<P>): Promise<Item<P>[]> =>
  all<Item<P>>(addressOf(path, options.path, options.query));

/** Bytes, such as a PDF. @throws Refused */
export const readBytes = async <P extends PathOf<'get'>>(path: P, options: ReadOptions<P>): Promise<Blob> =>
  (await ask('GET', addressOf(path, options.path, options.query))).blob();

/**
 * A change. The idempotency key is made here, and kept for another attempt where no answer came.
 * @returns the answer's `data`, and the record's new `etag`.
 * @throws Refused
 */
export const writeWithEtag = async <V extends Exclude<Verb, 'get'>, P extends PathOf<V>>(
  verb: V,
  path: P,
  options: WriteOptions<P, V>,
): Promise<{ readonly data: Answer<P, V>; readonly etag: string | undefined }> => {
  const method = verb.toUpperCase() as Method;
  const address = addressOf(path, options.path);
  const { forPatient, ifMatch, body } = options;
  const response = forPatient
    ? await askFor(forPatient.id, forPatient.capability, method, address, body)
    : await ask(method, address, body, ifMatch === undefined ? {} : { 'If-Match': ifMatch });
  const data = response.status === 204 ? undefined : ((await response.json()) as { data: unknown }).data;
  return { data: data as Answer<P, V>, etag: response.headers.get('ETag') ?? undefined };
};

/** A change. @returns the answer's `data`. @throws Refused */
export const write = async <V extends Exclude<Verb, 'get'>, P extends PathOf<V>>(
  verb: V,
  path: P,
  options: WriteOptions<P, V>,
): Promise<Answer<P, V>> => (await writeWithEtag(verb, path, options)).data;
