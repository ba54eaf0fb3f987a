import { encodeCursor } from '../../domain/declarations/cursor.ts';
import type { AnyCall, ReadCall } from '../../domain/declarations/endpoint.ts';
import type { Followed } from '../../domain/declarations/follow.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import { type Page, type Resource, shown } from '../../domain/declarations/resource.ts';
import type { ListQuery, Row, StoredRow } from '../../domain/declarations/resource-definition.ts';
import { Problem, type ProblemSlug } from '../../domain/problems.ts';
import type { RawBuilder, Rows } from '../../platform/database/rows.ts';
import { committedChanges } from '../../platform/idempotency/completed-changes.ts';
import { isUuid } from '../../platform/ids.ts';
import { JsonText, jsonOf } from '../../platform/json-text.ts';
import { letOthersIn } from '../../platform/slices.ts';
import { type Answer, dataAnswer, etagOf, specialAnswer, unlessKnown } from './answer.ts';
import {
  type AuthorizedContext,
  handlerContextOf,
  handlerPartsOf,
  type PipelineDependencies,
  waitingPartsOf,
} from './request-context.ts';
import { cursorScope, type Input } from './request-input.ts';
import { idsBeside, idsWithin } from './shown-ids.ts';

/**
 * Whether the ids of a path are well-formed. A malformed id is answered with the same 404 as an unknown one
 * (decisions 1.1).
 */
export const wellFormedIds = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => !/(^id|Id)$/.test(name) || isUuid(value));

const withoutLinks = (value: unknown, links: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutLinks(one, links));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !links.includes(name))
      .map(([name, one]) => [name, withoutLinks(one, links)]),
  );
};

/** The ETag of what is shown. Links are left out at any depth, because they are new with each request. */
const etagOfShown = (
  { links = [] }: Pick<Resource, 'links'>,
  data: Readonly<Record<string, unknown>>,
  json: JsonText,
): string => etagOf(links.length === 0 ? json : new JsonText(JSON.stringify(withoutLinks(data, links))));

/** The JSON of what is shown, and its ETag. */
export const representationOf = (
  resource: Pick<Resource, 'links'>,
  data: Readonly<Record<string, unknown>>,
): { readonly json: JsonText; readonly etag: string } => {
  const json = new JsonText(jsonOf(data));
  return { json, etag: etagOfShown(resource, data, json) };
};

/** The state of one read, which its steps pass on. */
interface Read {
  readonly deps: PipelineDependencies;
  readonly context: AuthorizedContext;
  readonly handlerContext: HandlerContext;
  readonly input: Input;
  readonly rows: Rows;
  /** What reads records of a kind: statements that concurrent requests share, unless such a record is read alone. */
  readonly readerOf: (resource: Resource) => Rows;
  /** The record that `{id}` names, if the operation needs one. */
  readonly subject: StoredRow | undefined;
}

/** Whether the database can write the JSON that is sent, and its items begin with the ids of what they show. */
const isStoredAsSent = ({ show, internal, named }: Resource): boolean => !show && !internal && !named;

const pageOf = async (
  { deps, context, input, rows, readerOf }: Read,
  resource: Resource,
  more: readonly RawBuilder<unknown>[] = [],
): Promise<Page<JsonText | readonly Row[]>> => {
  const { endpoint, actor } = context;
  const { query, after } = input;
  const { limit, updated_since, include_deleted, order } = query as Pick<
    ListQuery,
    'limit' | 'updated_since' | 'include_deleted' | 'order'
  >;
  const committed =
    updated_since === undefined || resource.inCommitOrder
      ? undefined
      : await committedChanges(rows, actor.organization_id, deps.clock.now());
  const list =
    isStoredAsSent(resource) && !include_deleted && !endpoint.follow ? resource.listLines : resource.list;
  return list(
    // The condition `committed` reads idempotency keys, which no statement of several organizations may.
    committed ? rows : readerOf(resource),
    actor,
    {
      limit,
      after,
      updated_since,
      committed,
      include_deleted,
      order: endpoint.newestFirst ? 'newest_first' : order,
    },
    [...(endpoint.filters?.(query, context) ?? []), ...more],
  );
};

/** What the list reads itself, or its plain page. */
const followedOf = async (
  read: Read,
  resource: Resource,
): Promise<Partial<Followed> & Pick<Followed, 'page'>> => {
  const { deps, context, handlerContext, input, rows } = read;
  const { actor, endpoint } = context;
  return (endpoint.follow as NonNullable<typeof endpoint.follow>)({
    ...handlerContext,
    actor,
    rows,
    query: input.query,
    page: async (conditions) => (await pageOf(read, resource, conditions)) as Page<readonly Row[]>,
    ...waitingPartsOf(deps, context),
  });
};

const readPage = async (read: Read, lists: Resource): Promise<Answer> => {
  const { deps, context, handlerContext, input } = read;
  const { endpoint, actor, params, request_id } = context;
  const resource = endpoint.shownAs?.(input.query, context) ?? lists;
  const { page, meta, headers } = endpoint.follow
    ? await followedOf(read, resource)
    : { page: await pageOf(read, resource) };
  const { items, limit, next } = page;
  const next_cursor = next
    ? encodeCursor(deps.secrets, cursorScope(endpoint, actor, input.query, params), next)
    : null;
  const data = items instanceof JsonText ? items : items.map((row) => shown(resource, row, handlerContext));
  context.shown_ids = page.ids ?? idsWithin(data, resource.named);
  return dataAnswer(200, request_id, handlerContext.now, data, {
    meta: { ...meta, pagination: { next_cursor, limit, has_more: next !== undefined } },
    ...(headers ? { headers } : {}),
  });
};

/** The id of the shown record: the record of the path, or a record within it. */
export const shownId = ({ endpoint, params, actor }: AuthorizedContext): string =>
  (endpoint.shownBy ? params[endpoint.shownBy] : (params.id ?? actor.organization_id)) as string;

const readRecord = async (
  { context, handlerContext, input, rows, readerOf }: Read,
  shows: Resource,
): Promise<Answer> => {
  const { endpoint, actor, params, request_id } = context;
  const resource = endpoint.shownAs?.(input.query, context) ?? shows;
  const id = shownId(context);
  const filters = endpoint.filters?.(input.query, context) ?? [];
  const row = await resource.find(readerOf(resource), actor, id, filters);
  context.resource_id = params.id ?? null;
  await endpoint.permit?.({ ...handlerContext, actor, rows, subject: row });
  context.shown_ids = idsBeside(context.resource_id, params, {});
  const pause = resource.isLong ? letOthersIn : undefined;
  await pause?.();
  const data = shown(resource, row, handlerContext);
  await pause?.();
  const json = new JsonText(jsonOf(data));
  await pause?.();
  const etag = etagOfShown(resource, data, json);
  const headers = { ETag: etag, ...endpoint.headers?.({ ...row, ...data }, handlerContext) };
  return unlessKnown(
    dataAnswer(200, request_id, handlerContext.now, json, { headers }),
    context.knownVersion,
  );
};

/** The answer of an operation whose handler returns an asset, a redirect or a view. */
const readByHandler = async ({
  deps,
  context,
  handlerContext,
  input,
  rows,
  subject,
}: Read): Promise<Answer> => {
  const { endpoint, actor, params, request_id } = context;
  const call: ReadCall<StoredRow | undefined, Record<string, unknown>, ProblemSlug> = {
    ...handlerContext,
    ...handlerPartsOf(deps, context),
    actor,
    params,
    query: input.query,
    rows,
    subject,
    fail: (slug, extensions = {}) => new Problem(slug, extensions),
  };
  const data = (await endpoint.handle?.(call as AnyCall)) as Record<string, unknown>;
  context.resource_id = params.id ?? null;
  context.shown_ids = idsBeside(context.resource_id, params, data);
  const special = specialAnswer(context, data);
  if (special) return special;
  const { json, etag } = representationOf({}, data);
  const answer = dataAnswer(200, request_id, handlerContext.now, json, { headers: { ETag: etag } });
  return unlessKnown(answer, context.knownVersion);
};

/** Performs a GET: one record, a page of records, or the result of the handler. */
export const performRead = async (
  deps: PipelineDependencies,
  context: AuthorizedContext,
  input: Input,
): Promise<Answer> => {
  const { endpoint, actor, params } = context;
  if (!wellFormedIds(params)) throw new Problem('not-found');
  const handlerContext = handlerContextOf(deps, context);
  const rows = deps.database.within(actor.organization_id);
  const shared = deps.database.reading(actor.organization_id);
  const readerOf = ({ readAlone, isLong }: Resource): Rows => (readAlone || isLong ? rows : shared);
  const subject = endpoint.subject
    ? await endpoint.subject.find(readerOf(endpoint.subject), actor, params.id as string)
    : undefined;
  if (subject) context.resource_id = params.id ?? null;
  const read: Read = { deps, context, handlerContext, input, rows, readerOf, subject };

  if (endpoint.shows) return readRecord(read, endpoint.shows);
  await endpoint.permit?.({ ...handlerContext, actor, rows, subject });
  return endpoint.lists ? readPage(read, endpoint.lists) : readByHandler(read);
};
