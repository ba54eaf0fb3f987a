import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/clock.ts';
import type { RawBuilder, Rows } from '../../platform/database/rows.ts';
import type { ByteSpan } from '../../platform/objects/objects.ts';
import { type Access, accessOf, type EmbedAccess, type PartnerAccess } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { maskedFeatureOf } from '../access/capabilities.ts';
import type { EmbedTokens } from '../access/embed-tokens.ts';
import type { Problem, ProblemSlug, ValidationIssue } from '../problems.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import type { BatchLookups, LookedUp, NewRecord } from './batch-insert.ts';
import type { FollowCall, Followed, WaitingPlace } from './follow.ts';
import type { HandlerContext } from './handler-context.ts';
import type { Resource } from './resource.ts';
import type { InternalColumns, StoredRow } from './resource-definition.ts';
import { orderField, Shape, type Static, type TObject, type TSchema } from './schemas.ts';

/**
 * Every operation is one `endpoint({...})` value. Router, validation, access, tenancy, idempotency, audit, limits,
 * OpenAPI and the test matrices are loops over the same ordered list.
 *
 * Longer than 300 lines: the type explains every member of a declaration in one place.
 */

/** Path parameters and caller, as filters receive them. */
export interface FilterContext {
  readonly params: Readonly<Record<string, string>>;
  readonly actor: Actor;
}

type Filled<T extends TObject | undefined> = T extends TObject ? Static<T> : Record<never, never>;

// biome-ignore lint/suspicious/noConfusingVoidType: a handler whose answer is a record returns nothing itself
type Handled = Promise<Record<string, unknown> | void> | Record<string, unknown> | void;

/**
 * The input of checks that need no database. Their issues are reported together with those of the schemas (decisions
 * 1.1).
 */
export interface Checked<Query, Body> {
  readonly actor: Actor;
  readonly query: Partial<Query>;
  /** The body without the members that already have a schema issue. */
  readonly body: Partial<Body>;
  /** The whole body, also if it is invalid, for checks of list items. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** The input of `permit`. */
export interface PermitContext extends HandlerContext {
  readonly actor: Actor;
  readonly rows: Rows;
  /** The record that the path names, if the operation needs one. */
  readonly subject?: unknown;
}

/** The input of a GET's handler. */
export interface ReadCall<Subject, Query, Slug extends ProblemSlug> extends PermitContext {
  /** Features that the session configuration leaves switched on. Known on the embed tier only. */
  readonly enabled_features: readonly string[];
  readonly embedTokens: Pick<EmbedTokens, 'issue' | 'issueOwn'>;
  /** For work that ends much later. `now` is the time at which the operation began. */
  readonly clock: Clock;
  /** Of a read that waits for what is not there yet: a place among those who wait, and whether it may be answered then. */
  enter(): WaitingPlace | undefined;
  readmit(): Promise<void>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Which bytes of an object of this size are asked for (`Range`); undefined: all of them. */
  readonly requestedPart: (size: number) => ByteSpan | undefined;
  /** The record that the path names: of a GET its stored row, of a change its entity, locked. */
  readonly subject: Subject;
  fail(slug: Slug, extensions?: Readonly<Record<string, unknown>>): Problem;
}

/** The input of a change's handler. `rows` runs SQL in the transaction of the change. */
export interface Call<Entity, Query, Body, Slug extends ProblemSlug> extends ReadCall<Entity, Query, Slug> {
  readonly body: Body;
  /** The unit of work. The pipeline flushes and commits it. */
  readonly em: EntityManager;
  /** Id of the resource that this request creates. It stays the same when a crashed request is repeated. */
  readonly operation_id: string;
  readonly request_id: string;
  /** Starts or signals a workflow, if and only if the change commits. */
  start(command: WorkflowCommand): void;
  /** Says that the record of a PUT existed before, so the answer is 200 instead of 201. */
  existed(): void;
}

type Fields = Record<string, unknown>;
/** A call as the request path makes it, without the types of one operation. */
export type AnyCall = Call<object | undefined, Fields, Fields, ProblemSlug>;

/** A request whose idempotency key is claimed, and which has changed nothing yet. */
export interface Claimed<Body> extends HandlerContext {
  readonly actor: Actor;
  readonly body: Body;
  readonly operation_id: string;
  readonly request_id: string;
}

type Statements = Readonly<Record<string, RawBuilder<unknown>>>;

/** The input that decides one request of a batch. */
export interface Deciding<Body, Slug extends ProblemSlug, Lookups> extends Claimed<Body> {
  /** The looked-up rows, by the names of the lookups. */
  readonly found: LookedUp<Lookups>;
  fail(slug: Slug, extensions?: Readonly<Record<string, unknown>>): Problem;
}

/** How a record is inserted together with those of concurrent requests (`batch-insert.ts`). */
export interface InsertOnly<
  Body = Fields,
  Slug extends ProblemSlug = ProblemSlug,
  Lookups extends Statements = Statements,
> {
  readonly lookups?: BatchLookups<Lookups>;
  /** The values that this request looks up by. */
  keys?(claimed: Claimed<Body>): Readonly<Record<string, unknown>>;
  /** The columns beside ids and times. @throws Problem when this request is refused; the others of its batch go on. */
  record(deciding: Deciding<Body, Slug, Lookups>): NewRecord;
}

/** An operation that goes away: every answer of it says so, and so does the contract. */
export interface Deprecation {
  /** The day from which it is deprecated, such as `2027-01-15`. */
  readonly since: string;
  /** The day from which it may be gone. It can be added later. */
  readonly sunset?: string;
  /** The `id` of the operation to use instead. */
  readonly successor?: string;
}

type RouteText = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export interface EndpointDefinition<
  Entity extends object,
  Query extends TObject | undefined,
  Body extends TObject | undefined,
  Slug extends ProblemSlug,
  Route extends RouteText = RouteText,
  Internal extends InternalColumns = InternalColumns,
> {
  /** Verb and noun. It is also the OpenAPI operationId and the action in the audit. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  readonly route: Route;
  readonly deprecation?: Deprecation;
  readonly access: PartnerAccess | EmbedAccess;
  /** A further condition on the caller, such as a feature. It is checked after the record of the path was found. */
  readonly permit?: (permitting: PermitContext) => Promise<void>;
  /** Path parameters that are not ids, such as values of a closed list. Any other value is answered with 422. */
  readonly params?: TObject;
  readonly query?: Query;
  readonly body?: Body;
  /** In bytes. The default is 1 MB. */
  readonly bodyLimit?: number;
  /**
   * The body may also be sent as `multipart/form-data`. These members are then files of these media types; all other
   * members are texts.
   */
  readonly form?: Readonly<Record<string, readonly string[]>>;
  /** Members of query or body that a delegated token may not send, whatever their value. */
  readonly organizationOnly?: readonly string[];
  readonly check?: (judged: Checked<Filled<Query>, Filled<Body>>) => readonly ValidationIssue[];
  /**
   * The record that `{id}` names. It is within the caller's reach, or the answer is 404. For a GET of a part, it is
   * the record that contains the part.
   */
  readonly subject?: Resource<Entity, Internal>;
  /** The record that is answered, as a GET shows it: the subject, or the record that the request created. */
  readonly shows?: Resource;
  /**
   * For a change without `shows`: the content that a GET of the same path answers, which If-Match is compared with.
   * Without it, the subject is compared.
   */
  readonly current?: (
    call: Call<Entity, Filled<Query>, Filled<Body>, Slug>,
  ) => Promise<Record<string, unknown>>;
  /** The path parameter that names the shown record, where it is not `id`. */
  readonly shownBy?: string;
  /** The answer is a page of these records. */
  readonly lists?: Resource;
  /** For a list that may wait until there is something to show: it reads its page itself. */
  readonly follow?: (call: FollowCall<Filled<Query>>) => Promise<Followed>;
  /** What `follow` says in `meta`. */
  readonly meta?: Readonly<Record<string, TSchema>>;
  /** Another view of the same records, where the query asks for more than `lists` or `shows` has. */
  readonly shownAs?: (query: Filled<Query>, at: FilterContext) => Resource | undefined;
  /** The list begins with the newest record. */
  readonly newestFirst?: true;
  /** Further conditions on the list, or on the shown record, beside the caller's reach. */
  readonly filters?: (
    query: Filled<Query>,
    at: FilterContext,
  ) => readonly (RawBuilder<unknown> | undefined)[];
  /**
   * The status and, where `shows` or `lists` does not define it, the schema of `data`. For bytes: the media types of
   * the handler's `asset`. For 302: the handler answers with `redirect`, which leads to bytes of these media types.
   */
  readonly success: readonly [200 | 201 | 204 | 302, (TObject | { readonly bytes: readonly string[] })?];
  /** Further headers of a success. They may depend on what is shown, and for a GET also on internal columns. */
  readonly headers?: (
    data: Readonly<Record<string, unknown>>,
    handlerContext: Pick<HandlerContext, 'config'>,
  ) => Readonly<Record<string, string>>;
  /** Problems beside those that access, limits, idempotency and validation imply. */
  readonly problems?: readonly Slug[];
  /**
   * Runs once, before the transaction. It stores bytes under the operation's id, which stays the same when a crashed
   * request is repeated.
   * @returns keys of the stored objects. They are removed at once if the transaction is refused, and by a sweep after
   *   a crash.
   */
  readonly before?: (claimed: Claimed<Filled<Body>>) => Promise<readonly string[]>;
  readonly handle?: (
    call: Route extends `GET ${string}`
      ? ReadCall<StoredRow<Internal>, Filled<Query>, Slug>
      : Call<Entity, Filled<Query>, Filled<Body>, Slug>,
  ) => Handled;
  /**
   * Replaces the handler of a POST that only inserts the record which it `shows`. Such requests commit in batches, so
   * an insert costs a fraction of a transaction.
   */
  readonly insertOnly?: InsertOnly<Filled<Body>, Slug>;
  /** A request body and an answer, for the documentation. */
  readonly example?: { readonly body?: Record<string, unknown>; readonly data?: Record<string, unknown> };
}

/** An endpoint without its own types, as the loops over all endpoints see it. */
export interface Endpoint
  extends Omit<
    EndpointDefinition<object, TObject, TObject, ProblemSlug>,
    'access' | 'current' | 'handle' | 'insertOnly' | 'before' | 'check' | 'filters' | 'follow' | 'shownAs'
  > {
  readonly access: Access;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  check?(judged: Checked<Fields, Fields>): readonly ValidationIssue[];
  shownAs?(query: Fields, at: FilterContext): Resource | undefined;
  follow?(call: FollowCall<Fields>): Promise<Followed>;
  filters?(query: Fields, at: FilterContext): readonly (RawBuilder<unknown> | undefined)[];
  before?(claimed: Claimed<Fields>): Promise<readonly string[]>;
  readonly insertOnly?: InsertOnly;
  current?(call: AnyCall): Promise<Fields>;
  /** The handler of a GET uses only members of `ReadCall`; `endpoint()` checks this by its types. */
  handle?(call: AnyCall): Handled;
}

export const endpoint = <
  Entity extends object = object,
  Query extends TObject | undefined = undefined,
  Body extends TObject | undefined = undefined,
  Slug extends ProblemSlug = never,
  Route extends RouteText = RouteText,
  Internal extends InternalColumns = InternalColumns,
>(
  definition: EndpointDefinition<Entity, Query, Body, Slug, Route, Internal>,
): Endpoint => {
  const [method, path] = definition.route.split(' ') as [Endpoint['method'], string];
  return { ...definition, access: accessOf(definition.access), method, path } as Endpoint;
};

/**
 * Serves a partner-tier operation in frames too. The rules are the same, and the reach is the token's clinician. By
 * default `listForms` becomes `listFramedForms` under the same path of the embed tier. Lists that are ordered by time
 * can begin with the newest there.
 */
export const framed = (
  one: Endpoint,
  changes: { readonly access: EmbedAccess; readonly route?: string } & Partial<
    Pick<
      Endpoint,
      | 'id'
      | 'summary'
      | 'description'
      | 'tag'
      | 'shows'
      | 'lists'
      | 'shownAs'
      | 'query'
      | 'filters'
      | 'success'
    >
  >,
): Endpoint => {
  const route = (changes.route ??
    `${one.method} ${one.path.replace('/v1/partner/', '/api/embed/')}`) as Endpoint['route'];
  const [method, path] = route.split(' ') as [Endpoint['method'], string];
  const id = one.id.replace(/^[a-z]+/, '$&Framed');
  const access = accessOf(changes.access);
  const whole = { ...one, id, ...changes, route, access, method, path };
  const byMoments = typeof whole.lists?.order === 'string' && whole.query;
  return byMoments ? { ...whole, query: Shape({ ...byMoments.properties, ...orderField }) } : whole;
};

/** POST, PATCH and DELETE need an Idempotency-Key. PUT is idempotent by itself, so the key is optional. */
export const needsKey = ({ method }: Pick<Endpoint, 'method'>): boolean =>
  method === 'POST' || method === 'PATCH' || method === 'DELETE';

/** Changes of an existing record accept If-Match, which names the version that the caller has read (decisions 1.13). */
export const takesIfMatch = ({ method, subject }: Pick<Endpoint, 'method' | 'subject'>): boolean =>
  subject !== undefined && method !== 'GET' && method !== 'POST';

/** The problems that an operation may answer with: declared ones, and those that its declaration implies. */
export const problemsOf = (one: Endpoint): readonly ProblemSlug[] => {
  const slugs = new Set<ProblemSlug>([
    'unauthorized',
    'forbidden',
    'partner-suspended',
    // For every operation, because the clinician's access is evaluated before the kind of token is checked.
    'delegation-not-enabled',
    'practitioner-disabled',
    'method-not-allowed',
    'validation-error',
    'rate-limited',
    'internal-error',
    'service-unavailable',
  ]);
  const { tier, tokens, capabilities, patient } = one.access;
  if (tier === 'partner') slugs.add('address-not-allowed');
  if (tier === 'embed') slugs.add('capability-missing');
  if (patient || tokens.includes('seat')) slugs.add('session-scope-missing');
  if (capabilities.some(maskedFeatureOf)) slugs.add('feature-not-entitled');
  if (one.path.includes('{')) slugs.add('not-found');
  if (one.method !== 'GET')
    for (const slug of [
      'payload-too-large',
      'unsupported-media-type',
      'idempotency-conflict',
      'idempotency-key-mismatch',
    ] as const)
      slugs.add(slug);
  if (takesIfMatch(one)) slugs.add('precondition-failed');
  for (const slug of one.problems ?? []) slugs.add(slug);
  return [...slugs];
};
