import type { components, operations } from './openapi.js';
import type { ProblemExtension, Problems } from './problems.js';

export type { components, operations, Problems };
export type OperationId = keyof operations;
export const VERSION: string;

type Json<T> = T extends { readonly content: { readonly 'application/json': infer B } } ? B : never;
type Success<O> = O extends { readonly responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 ? Json<R[S]> : never }[keyof R]
  : never;
type BytesOperation =
  | 'downloadExport'
  | 'downloadStorybook'
  | 'downloadWorksheet'
  | 'getGameSaveThumbnail'
  | 'getStorybookCover'
  | 'getStorybookPageImage'
  | 'getWorksheetCover'
  | 'getWorksheetPageImage';
type DataOf<K extends OperationId> = K extends BytesOperation
  ? ReadableStream<Uint8Array>
  : [Success<operations[K]>] extends [never]
    ? null
    : Success<operations[K]> extends { readonly data: infer D }
      ? D
      : null;
type MetaOf<K extends OperationId> =
  Success<operations[K]> extends { readonly meta: infer M } ? M : undefined;
type PathOf<O> = O extends { readonly parameters: { readonly path: infer P } }
  ? { readonly path: P }
  : object;
type QueryOf<O> = O extends { readonly parameters: { readonly query?: infer Q } }
  ? { readonly query?: Q }
  : object;
type BodyOf<O> = O extends { readonly requestBody: infer B }
  ? { readonly body: Json<B> }
  : O extends { readonly requestBody?: infer B }
    ? { readonly body?: Json<NonNullable<B>> }
    : object;
export type Input<K extends OperationId> = PathOf<operations[K]> &
  QueryOf<operations[K]> &
  BodyOf<operations[K]>;

export interface CallOptions {
  /** Made once for each call when absent, and kept over its attempts. */
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly ifNoneMatch?: string;
  readonly range?: string;
  readonly signal?: AbortSignal;
}

export interface Answer<K extends OperationId> {
  readonly data: DataOf<K>;
  readonly meta: MetaOf<K>;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly etag: string | undefined;
  readonly location: string | undefined;
  /** The media type of bytes. */
  readonly type?: string | null;
  /** The first answer to this idempotency key is shown again. */
  readonly replayed: boolean;
  readonly rate: { readonly minute: RateWindow; readonly hour: RateWindow };
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

export interface RateWindow {
  readonly remaining: number | undefined;
  readonly reset: string | undefined;
}

type Methods = {
  [K in OperationId]: object extends Input<K>
    ? (input?: Input<K>, options?: CallOptions) => Promise<Answer<K>>
    : (input: Input<K>, options?: CallOptions) => Promise<Answer<K>>;
};
export type ListId = {
  [K in OperationId]: DataOf<K> extends readonly unknown[] ? K : never;
}[OperationId];
type ItemOf<K extends OperationId> = DataOf<K> extends readonly (infer I)[] ? I : never;
export type ClinicEvent = ItemOf<'listEvents'>;
/** Lists that need no path. */
export type ResyncList = {
  [K in ListId]: Input<K> extends { readonly path: unknown } ? never : K;
}[ListId];
type DefaultList = 'listClinics' | 'listPractitioners' | 'listPatients' | 'listAppointments';
export type Resynced<List extends ResyncList = DefaultList> = {
  [K in List]: { readonly list: K; readonly record: ItemOf<K> };
}[List];

export interface Clinic extends Methods {
  /** Acts as one clinician, with a delegated token. */
  as(practitionerId: string): Clinic;
  /** The items of all pages. */
  each<K extends ListId>(
    list: K,
    input?: Input<K>,
    options?: { readonly signal?: AbortSignal },
  ): AsyncGenerator<ItemOf<K>, void>;
  /** Events after `from`, the sequence of the last event that was handled; absent: from the oldest kept. */
  follow(options?: {
    readonly from?: number | null;
    readonly types?: readonly string[];
    readonly includeClinicianContent?: boolean;
    readonly signal?: AbortSignal;
  }): AsyncGenerator<ClinicEvent, void>;
  /**
   * What changed since that moment; null: everything. Deleted records are included where the list has them; the lists of
   * what a clinician owns do not.
   * @param options `lists`: clinics, practitioners, patients and appointments by default.
   */
  resync<List extends ResyncList = DefaultList>(
    since: string | null,
    options?: { readonly lists?: readonly List[]; readonly signal?: AbortSignal },
  ): AsyncGenerator<Resynced<List>, void>;
}

export interface Attempt {
  readonly operationId: OperationId;
  /** Absent when no answer came. */
  readonly status: number | undefined;
  readonly durationMs: number;
  readonly requestId: string | undefined;
  readonly attempt: number;
}

export interface ClinicOptions {
  /** The service's address, as `base_url`. */
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly audience: string;
  /** Further attempts of a call. By default 4 after refusals, and after connection faults as many as its time allows. */
  readonly retries?: number;
  /** Of a call with all its attempts; 30 by default. */
  readonly timeoutSeconds?: number;
  readonly fetch?: typeof fetch;
  /** Never gets URLs, bodies or tokens. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

export function createClinic(options: ClinicOptions): Clinic;

/** The slugs of this version's contract. A newer service may answer others. */
export type ProblemSlug = keyof Problems;

/** A problem without a document (a proxy's page), or of a newer service. */
type OtherProblem = {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly request_id?: string;
} & { readonly [extension: string]: unknown } & {
  // Any slug may be compared with one that is known; there these would hide the type of the known problem.
  readonly [Name in ProblemExtension]: never;
};

interface Refusal<Slug extends string, Document> extends Error {
  readonly name: 'ProblemError';
  readonly status: number;
  /** The end of `type`; empty where the answer is no problem document. */
  readonly slug: Slug;
  /** The whole document, with the extensions of its type. */
  readonly problem: Document;
  readonly fields: readonly components['schemas']['FieldFault'][];
  readonly requestId: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** What the service did for the request. */
  explain(): Promise<DataOf<'getRequest'>>;
}

/** The service refused. Comparing `slug` with one that is known gives `problem` the type of that problem. */
export type ProblemError =
  | { [Slug in ProblemSlug]: Refusal<Slug, Problems[Slug]> }[ProblemSlug]
  | Refusal<string, OtherProblem>;
export const ProblemError: abstract new (refusal: never) => ProblemError;

export class ConnectionError extends Error {
  readonly idempotencyKey: string | undefined;
}
export class TokenError extends Error {
  readonly status: number;
  readonly code: string;
  /** What the authorization server says of the refusal, where it does. The message has it too. */
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  readonly idempotencyKey: string | undefined;
}
export class ResyncNeeded extends Error {
  /** For `resync`. */
  readonly from: string | null;
  /** For `follow`, afterwards. */
  readonly position: number;
}
export class WebhookError extends Error {}

/** Throws WebhookError unless one of the keys signed the body in the last `toleranceSeconds` (300). */
export function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  options: {
    /** `whpk_…` */
    readonly publicKeys?: readonly string[];
    /** `whsec_…` */
    readonly secrets?: readonly string[];
    readonly toleranceSeconds?: number;
  },
): Promise<ClinicEvent>;
