import { encodeCursor } from '../../domain/declarations/cursor.ts';
import type { Call, Endpoint } from '../../domain/declarations/endpoint.ts';
import type { ListQuery, Page, Resource, Row } from '../../domain/declarations/resource.ts';
import { shown } from '../../domain/declarations/resource.ts';
import { Problem } from '../../domain/problems.ts';
import { settledChanges } from '../../platform/idempotency/under-way.ts';
import { isUuid } from '../../platform/ids.ts';
import { JsonText, jsonOf } from '../../platform/json-text.ts';
import { type Answer, dataAnswer, etagOf, specialAnswer } from './answer.ts';
import { type Admitted, handlersPartsOf, type PipelineDependencies, surroundingsOf } from './exchange.ts';
import { cursorScope, type Input } from './request-input.ts';
import type { SoughtRecord } from './settlement.ts';

/** A malformed id in a path is the same 404 as an unknown one (decisions 1.1). */
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

/** What is shown, written down, and its ETag: without the links in it, at any depth, which are new each time. */
export const representationOf = (
  { links = [] }: Pick<Resource, 'links'>,
  data: Readonly<Record<string, unknown>>,
): { readonly json: JsonText; readonly etag: string } => {
  const json = new JsonText(jsonOf(data));
  const lasting = links.length === 0 ? json : new JsonText(JSON.stringify(withoutLinks(data, links)));
  return { json, etag: etagOf(lasting) };
};

const listOf = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
  resource: Resource,
): Promise<Page<JsonText | readonly Row[]>> => {
  const { endpoint, actor } = exchange;
  const { query, after } = input;
  const { limit, updated_since, include_deleted, order } = query as unknown as ListQuery;
  const filters = endpoint.filters?.(query, exchange) ?? [];
  // Alike for every request: what narrows further, or shows more than the database reads, asks by itself.
  const plain = !resource.show && !include_deleted && updated_since === undefined && order !== 'newest_first';
  if (plain && filters.every((filter) => filter === undefined))
    return deps.database.list(resource, actor, { limit, after });
  const rows = deps.database.within(actor.organization_id);
  const settled =
    updated_since === undefined
      ? undefined
      : await settledChanges(rows, actor.organization_id, deps.clock.now());
  return resource.list(
    rows,
    actor,
    { limit, after, updated_since, settled, include_deleted, order },
    filters,
  );
};

/** Reads of the database alone: they may be done before it is known whether their result may be shown. */
export const isPlainRead = ({ method, shows, lists }: Endpoint): boolean =>
  method === 'GET' && (shows ?? lists) !== undefined;

const resourceShown = ({ shows, shownAs }: Endpoint, { query }: Input): Resource | undefined =>
  shownAs?.(query) ?? shows;

const shownId = ({ shownBy }: Endpoint, { params, actor }: Admitted): string =>
  (shownBy ? params[shownBy] : (params.id ?? actor.organization_id)) as string;

/** Whether its answer can be one record as it is found, with nothing of ours that may fail after that. */
export const mayBeSoughtAlone = ({ shows, permit, subject }: Endpoint): boolean =>
  shows !== undefined && permit === undefined && subject === undefined;

/** @returns undefined where the answer needs more than to find one record by its id. */
export const soughtAlone = (exchange: Admitted, input: Input): SoughtRecord | undefined => {
  const { endpoint, actor, params } = exchange;
  const resource = resourceShown(endpoint, input);
  if (!resource || resource.show || !wellFormedIds(params)) return undefined;
  if (endpoint.filters?.(input.query, exchange)?.some((filter) => filter !== undefined)) return undefined;
  const { organization_id, practitioner_id } = actor;
  return { resource, id: shownId(endpoint, exchange), organization_id, practitioner_id };
};

/** One record, as it was found. */
export const shownAnswer = (
  deps: PipelineDependencies,
  exchange: Admitted,
  resource: Resource,
  row: Row,
): Answer => {
  const surroundings = surroundingsOf(deps, exchange);
  const data = shown(resource, row, surroundings);
  const { json, etag } = representationOf(resource, data);
  const headers = { ETag: etag, ...exchange.endpoint.headers?.({ ...row, ...data }, surroundings) };
  return dataAnswer(200, exchange.request_id, surroundings.now, json, { headers });
};

/** GET: one record, a page of them, or what the handler says. */
export const performRead = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
): Promise<Answer> => {
  const { endpoint, actor, params, request_id } = exchange;
  if (!wellFormedIds(params)) throw new Problem('not-found');
  const surroundings = surroundingsOf(deps, exchange);
  const rows = deps.database.within(actor.organization_id);
  const subject = endpoint.subject
    ? await endpoint.subject.find(rows, actor, params.id as string)
    : undefined;
  if (subject) exchange.resource_id = params.id ?? null;

  if (!endpoint.shows) await endpoint.permit?.({ ...surroundings, actor, rows });
  if (endpoint.lists) {
    const resource = endpoint.shownAs?.(input.query) ?? endpoint.lists;
    const page = await listOf(deps, exchange, input, resource);
    const next_cursor = page.next
      ? encodeCursor(deps.secrets, cursorScope(endpoint, actor, input.query, params), page.next)
      : null;
    return dataAnswer(
      200,
      request_id,
      surroundings.now,
      page.items instanceof JsonText
        ? page.items
        : page.items.map((row) => shown(resource, row, surroundings)),
      {
        pagination: { next_cursor, limit: page.limit, has_more: page.next !== undefined },
      },
    );
  }
  if (endpoint.shows) {
    const id = shownId(endpoint, exchange);
    const filters = endpoint.filters?.(input.query, exchange);
    const resource = resourceShown(endpoint, input) as Resource;
    // Alike for every request: what narrows further asks by itself.
    const row = filters?.some((filter) => filter !== undefined)
      ? await resource.find(rows, actor, id, filters)
      : await deps.database.find(resource, actor, id);
    exchange.resource_id = params.id ?? null;
    await endpoint.permit?.({ ...surroundings, actor, rows });
    return shownAnswer(deps, exchange, resource, row);
  }
  const fail = (slug: never, extensions = {}) => new Problem(slug, extensions);
  const call = {
    ...surroundings,
    ...handlersPartsOf(deps, exchange),
    actor,
    params,
    query: input.query,
    body: {},
    rows,
    subject,
    fail,
  };
  const data = await (endpoint.handle as NonNullable<Endpoint['handle']>)(
    call as unknown as Call<object, Record<string, unknown>, Record<string, unknown>, never>,
  );
  exchange.resource_id = params.id ?? null;
  const special = specialAnswer(request_id, data);
  if (special) return special;
  const { json, etag } = representationOf({}, data as Record<string, unknown>);
  return dataAnswer(200, request_id, surroundings.now, json, { headers: { ETag: etag } });
};
