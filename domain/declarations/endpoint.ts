import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/clock.ts';
import type { RawBuilder, Rows } from '../../platform/database/rows.ts';
import { type Access, accessOf, type EmbedAccess, type PartnerAccess } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { maskedFeatureOf } from '../access/capabilities.ts';
import type { EmbedTokens } from '../access/embed-tokens.ts';
import type { Problem, ProblemSlug, ValidationIssue } from '../problems.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import type { BatchLookups, LookedUp, NewRecord } from './batch-insert.ts';
import type { FollowCall, Followed, WaitingPlace } from './follow.ts';
import type { HandlerContext } from './handler-context.ts';
import type { InternalColumns, Resource, StoredRow } from './resource.ts';
import { orderField, Shape, type Static, type TObject, type TSchema } from './schemas.ts';

/**
 * Every operation is one `endpoint({...})` value. Router, validation, access, tenancy, idempotency, audit, limits,
 * OpenAPI and the test matrices are loops over the same ordered list.
 */

/** Path parameters and caller, for filters. */
export interface FilterContext {
  readonly params: Readonly<Record<string, string>>;
  readonly actor: Actor;
}

type Filled<T extends TObject | undefined> = T extends TObject ? Static<T> : Record<never, never>;

// biome-ignore lint/suspicious/noConfusingVoidType: a handler whose answer is a record returns nothing itself
type Handled = Promise<Record<string, unknown> | void> | Record<string, unknown> | void;

/** What is checked without the database. The issues are reported with those of the schemas (decisions 1.1). */
export interface Checked<Query, Body> {
  readonly actor: Actor;
  readonly query: Partial<Query>;
  /** Without the members that have a schema's issue already. */
  readonly body: Partial<Body>;
  /** The whole body, valid or not, for checks of a list's items. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** What `permit` gets. */
export interface PermitContext extends HandlerContext {
  readonly actor: Actor;
  readonly rows: Rows;
}

/** What the handler of a GET gets. */
export interface ReadCall<Subject, Query, Slug extends ProblemSlug> extends PermitContext {
  /** What the session configuration has switched on; known on the embed tier alone. */
  readonly enabled_features: readonly string[];
  readonly embedTokens: Pick<EmbedTokens, 'issue' | 'issueOwn'>;
  /** `now` is when the operation began; this is for what ends much later. */
  readonly clock: Clock;
  /** Of a read that waits for what is not there yet: a place among those who wait, and whether it may be answered then. */
  enter(): WaitingPlace | undefined;
  readmit(): Promise<void>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** The record that the path names: of a GET its stored row, of a change its entity, locked. */
  readonly subject: Subject;
  fail(slug: Slug, extensions?: Readonly<Record<string, unknown>>): Problem;
}

/** What the handler of a change gets. `rows` is bound SQL in the transaction of the change. */
export interface Call<Entity, Query, Body, Slug extends ProblemSlug> extends ReadCall<Entity, Query, Slug> {
  readonly body: Body;
  /** The unit of work; the pipeline flushes and commits it. */
  readonly em: EntityManager;
  /** Id of the resource that this request creates; the same again when a crashed request is repeated. */
  readonly operation_id: string;
  readonly request_id: string;
  /** Starts or signals a workflow, if and only if the change commits. */
  start(command: WorkflowCommand): void;
  /** The record that a PUT names existed before: the answer is 200 instead of 201. */
  existed(): void;
}

type Fields = Record<string, unknown>;
/** A call without an operation's own types, as the request path makes it. */
export type AnyCall = Call<object | undefined, Fields, Fields, ProblemSlug>;

/** A claimed request that has changed nothing yet. */
export interface Claimed<Body> extends HandlerContext {
  readonly actor: Actor;
  readonly body: Body;
  readonly operation_id: string;
  readonly request_id: string;
}

type Statements = Readonly<Record<string, RawBuilder<unknown>>>;

/** What one request of a batch decides by. */
export interface Deciding<Body, Slug extends ProblemSlug, Lookups> extends Claimed<Body> {
  /** By the names of the lookups. */
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
  /** What this request looks up by. */
  keys?(claimed: Claimed<Body>): Readonly<Record<string, unknown>>;
  /** The columns beside ids and times. @throws Problem this request is refused; the others of its batch go on. */
  record(deciding: Deciding<Body, Slug, Lookups>): NewRecord;
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
  /** Verb and noun; also the OpenAPI operationId and the audit's action. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  readonly route: Route;
  readonly access: PartnerAccess | EmbedAccess;
  /** Another condition of the caller, such as a feature. It is checked after the record of the path was found. */
  readonly permit?: (permitting: PermitContext) => Promise<void>;
  /** Of path parameters that are no ids: closed lists, a value outside of which is 422. */
  readonly params?: TObject;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes; 1 MB unless said otherwise. */
  readonly bodyLimit?: number;
  /**
   * The same body may come as `multipart/form-data`: these of its members are files then, of these media types;
   * the others are texts.
   */
  readonly form?: Readonly<Record<string, readonly string[]>>;
  /** Members of query or body that a delegated token may not send, however they look. */
  readonly organizationOnly?: readonly string[];
  readonly check?: (judged: Checked<Filled<Query>, Filled<Body>>) => readonly ValidationIssue[];
  /** The record that `{id}` names: within the caller's reach, or 404. Of a GET, the one that holds what is asked for. */
  readonly subject?: Resource<Entity, Internal>;
  /** The answer is this record, as a GET shows it: the subject, or what the request created. */
  readonly shows?: Resource;
  /** Of a change without `shows`: what a GET of its path answers, which is what If-Match is for. Else the subject. */
  readonly current?: (
    call: Call<Entity, Filled<Query>, Filled<Body>, Slug>,
  ) => Promise<Record<string, unknown>>;
  /** The path parameter that names the shown record, where it is not `id`. */
  readonly shownBy?: string;
  /** The answer is a page of these. */
  readonly lists?: Resource;
  /** Of a list that may wait for what is not there yet: it reads its page itself. */
  readonly follow?: (call: FollowCall<Filled<Query>>) => Promise<Followed>;
  /** What `follow` says in `meta`. */
  readonly meta?: Readonly<Record<string, TSchema>>;
  /** How the same records are shown where the query asks for more of them than `lists` or `shows` has. */
  readonly shownAs?: (query: Filled<Query>, at: FilterContext) => Resource | undefined;
  /** The list begins with the newest. */
  readonly newestFirst?: true;
  /** What narrows the list, or the shown record, beside the caller's reach. */
  readonly filters?: (
    query: Filled<Query>,
    at: FilterContext,
  ) => readonly (RawBuilder<unknown> | undefined)[];
  /**
   * Status and, where `shows` or `lists` does not say it, the schema of `data`. For bytes: the media types
   * that the handler's `asset` may have. 302: the handler's `redirect`.
   */
  readonly success: readonly [200 | 201 | 204 | 302, (TObject | { readonly bytes: readonly string[] })?];
  /** Further headers of a success, by what it shows; of a GET also by what of the record is not shown. */
  readonly headers?: (
    data: Readonly<Record<string, unknown>>,
    surroundings: Pick<HandlerContext, 'config'>,
  ) => Readonly<Record<string, string>>;
  /** Beside those that access, limits, idempotency and validation imply. */
  readonly problems?: readonly Slug[];
  /**
   * What happens before the transaction, and once: bytes go to where they are kept under the operation's id,
   * which is the same again when a crashed request is repeated.
   * @returns keys of what it stored: removed at once where the transaction is refused, and swept after a crash.
   */
  readonly before?: (claimed: Claimed<Filled<Body>>) => Promise<readonly string[]>;
  readonly handle?: (
    call: Route extends `GET ${string}`
      ? ReadCall<StoredRow<Internal>, Filled<Query>, Slug>
      : Call<Entity, Filled<Query>, Filled<Body>, Slug>,
  ) => Handled;
  /**
   * Instead of a handler, for a POST that inserts the record which it `shows`: such requests commit in batches, so an
   * insert costs a fraction of a transaction.
   */
  readonly insertOnly?: InsertOnly<Filled<Body>, Slug>;
  /** A request body and an answer, for the documentation. */
  readonly example?: { readonly body?: Record<string, unknown>; readonly data?: Record<string, unknown> };
}

/** An endpoint without its own types, as the loops see it. */
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
  /** A GET's handler takes only what `ReadCall` has: `endpoint()` holds its declaration to that. */
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
 * A partner-tier operation, served to frames too: the same rules, narrowed to the token's clinician. Unless said
 * otherwise `listForms` becomes `listFramedForms`, under the same path of the embed tier. Lists by moments can begin
 * with the newest there.
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
  const whole = { ...one, id, tag: 'Workspace', ...changes, route, access, method, path };
  const byMoments = typeof whole.lists?.order === 'string' && whole.query;
  return byMoments ? { ...whole, query: Shape({ ...byMoments.properties, ...orderField }) } : whole;
};

/** POST, PATCH and DELETE need an Idempotency-Key; PUT is idempotent by itself and takes one. */
export const needsKey = ({ method }: Pick<Endpoint, 'method'>): boolean =>
  method === 'POST' || method === 'PATCH' || method === 'DELETE';

/** What changes a record that was there before is meant for the version that its caller has read (decisions 1.13). */
export const takesIfMatch = ({ method, subject }: Pick<Endpoint, 'method' | 'subject'>): boolean =>
  subject !== undefined && method !== 'GET' && method !== 'POST';

/** The slugs that an operation may answer with: declared ones, and what its declaration implies. */
export const problemsOf = (one: Endpoint): readonly ProblemSlug[] => {
  const slugs = new Set<ProblemSlug>([
    'unauthorized',
    'forbidden',
    'partner-suspended',
    // For every operation: the clinician's access is evaluated before the kind of token is checked.
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
