import { FEATURES } from './access/features.ts';

/**
 * The registry of problem types (specification part 7, decisions 1.2, 1.11, 1.13). The key is the public slug; it is
 * never renamed and never reused. `constraints` names the database constraints whose violation means the problem, so
 * handlers catch no database errors.
 *
 * Longer than 300 lines: it is one list.
 */
export interface ProblemType {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Extension members of the problem document, as JSON Schema by name. */
  readonly extensions?: Readonly<Record<string, object>>;
  /** The extension members, as the OpenAPI documents show them. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly constraints?: readonly string[];
}

const count = { type: 'integer', minimum: 0 };
const scopes = { type: 'array', items: { type: 'string' } };

export const problemTypes = {
  'malformed-request': {
    status: 400,
    title: 'Malformed request',
    detail: 'What arrived is not a request of HTTP/1.1.',
  },
  unauthorized: {
    status: 401,
    title: 'Unauthorized',
    detail: 'The access token is missing, malformed, expired or no longer valid.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    detail: 'The access token does not permit this operation.',
    extensions: { required_scopes: scopes, granted_scopes: scopes },
    example: { required_scopes: ['clinics:write'], granted_scopes: ['clinics:read'] },
  },
  'partner-suspended': {
    status: 403,
    title: 'Organization suspended',
    detail: 'The organization is suspended.',
  },
  'address-not-allowed': {
    status: 403,
    title: 'Address not allowed',
    detail: "The request comes from an address that is not on the organization's allowlist.",
  },
  'delegation-not-enabled': {
    status: 403,
    title: 'Delegation not enabled',
    detail: 'Delegated tokens are turned off for the organization.',
  },
  'practitioner-disabled': {
    status: 403,
    title: 'Practitioner disabled',
    detail: 'The practitioner of the delegated token is disabled.',
  },
  'feature-not-entitled': {
    status: 403,
    title: 'Feature not entitled',
    detail: 'The organization does not have the feature that this needs.',
    extensions: {
      required_feature: {
        type: 'string',
        description: `${FEATURES.map((feature) => `\`${feature}\``).join(', ')}; in frames also an area that the session configuration has switched off.`,
      },
    },
    example: { required_feature: 'storybook_generation' },
  },
  'capability-missing': {
    status: 403,
    title: 'Capability missing',
    detail: 'The token does not grant this.',
    extensions: { required_capability: { type: 'string' }, required_role: { type: 'string' } },
    example: { required_capability: 'form:send' },
  },
  'session-scope-missing': {
    status: 403,
    title: 'Session scope missing',
    detail: 'The token is bound to no patient or game session, and this needs it.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing here that this token can reach.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'The path exists, but not with this method; the Allow header lists the methods it has.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request timeout',
    detail: 'The request did not arrive in time.',
  },
  'idempotency-conflict': {
    status: 409,
    title: 'Request in flight',
    detail: 'A request with the same Idempotency-Key is still in flight. Retry in a few seconds.',
  },
  'partner-email-conflict': {
    status: 409,
    title: 'E-mail in use',
    detail: 'Another practitioner of the organization has that e-mail address.',
    constraints: ['practitioners_email'],
  },
  'clinic-name-conflict': {
    status: 409,
    title: 'Clinic name in use',
    detail: 'Another clinic of the organization has that name.',
    constraints: ['clinics_name'],
  },
  'external-id-conflict': {
    status: 409,
    title: 'External id in use',
    detail: 'Another record of the same kind has that external_id.',
    constraints: ['clinics_external_id', 'practitioners_external_id', 'patients_external_id'],
  },
  'last-page-protected': {
    status: 409,
    title: 'Last page',
    detail: 'The only page of a worksheet cannot be taken out.',
  },
  'storybook-changed': {
    status: 409,
    title: 'Storybook changed',
    detail:
      'The pages of the storybook are no longer those that were read. Nothing was changed; read them again.',
  },
  'community-item-conflict': {
    status: 409,
    title: 'Already shared',
    detail: 'The same content is already shared with the clinic.',
    constraints: ['community_items_source'],
  },
  'clinic-not-empty': {
    status: 409,
    title: 'Clinic not empty',
    detail: 'The clinic still has practitioners, patients or appointments.',
    extensions: { practitioner_count: count, patient_count: count, appointment_count: count },
    example: { practitioner_count: 2, patient_count: 31, appointment_count: 4 },
  },
  'practitioner-owner-protected': {
    status: 409,
    title: 'Owner protected',
    detail:
      'The owner of an upgraded clinic cannot be disabled or deleted. Make another practitioner the owner first.',
  },
  'appointment-conflict': {
    status: 409,
    title: 'Appointment conflict',
    detail: 'The practitioner already has an appointment in that window.',
    extensions: {
      conflicting_occurrences: { type: 'array', items: count },
    },
    constraints: ['appointments_overlap'],
  },
  'export-in-progress': {
    status: 409,
    title: 'Export in progress',
    detail: 'The clinician already has an export running.',
    constraints: ['exports_running'],
  },
  'export-limit-reached': {
    status: 409,
    title: 'Too many archives',
    detail: 'The clinician already has as many archives as are kept at a time. The oldest one expires first.',
    extensions: { limit: count },
    example: { limit: 3 },
  },
  'export-not-ready': {
    status: 409,
    title: 'Export not ready',
    detail: 'The archive of the export is not ready.',
  },
  'export-expired': {
    status: 410,
    title: 'Export expired',
    detail: 'The archive of the export was deleted after its time.',
  },
  'events-expired': {
    status: 410,
    title: 'Events expired',
    detail: 'Events before `oldest_sequence` are not kept any more. Read the records anew.',
    extensions: { oldest_sequence: count, latest_sequence: count },
    example: { oldest_sequence: 48_201, latest_sequence: 97_544 },
  },
  'webhook-endpoint-limit': {
    status: 409,
    title: 'Webhook endpoint limit reached',
    detail: 'The organization has as many webhook endpoints as it may have. Delete one first.',
    extensions: { limit: count },
    example: { limit: 10 },
  },
  'webhook-endpoint-inactive': {
    status: 409,
    title: 'Webhook endpoint inactive',
    detail: 'Nothing is sent to the webhook endpoint while it is paused or disabled.',
    extensions: { webhook_status: { type: 'string' } },
    example: { webhook_status: 'paused' },
  },
  'import-limit-reached': {
    status: 409,
    title: 'Too many imports',
    detail: 'The organization has as many imports under way as it may have. Wait until one has ended.',
    extensions: { limit: count },
    example: { limit: 10 },
  },
  'erasure-in-progress': {
    status: 409,
    title: 'Erasure in progress',
    detail: 'The patient has an erasure that is not over.',
    constraints: ['erasures_open'],
  },
  'erasure-held': {
    status: 409,
    title: 'Erasure held',
    detail: 'A legal hold lies on the patient, so nothing of the patient is erased.',
  },
  'erasure-started': {
    status: 409,
    title: 'Erasure started',
    detail: 'Only an erasure that is scheduled can be cancelled.',
  },
  'content-not-ready': {
    status: 409,
    title: 'Content not ready',
    detail: 'The content is still being made, or could not be made.',
  },
  'storage-limit-reached': {
    status: 409,
    title: 'Storage limit reached',
    detail:
      "It does not fit into what is left of the organization's storage. Delete content, or ask for more.",
    extensions: { used_bytes: count, limit_bytes: count },
    example: { used_bytes: 10_731_208_704, limit_bytes: 10_737_418_240 },
  },
  'precondition-failed': {
    status: 412,
    title: 'Precondition failed',
    detail: 'The resource has changed since the ETag in If-Match was issued.',
  },
  'payload-too-large': {
    status: 413,
    title: 'Payload too large',
    detail: 'The request body is larger than this operation takes.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    detail: 'The request body must be application/json.',
  },
  'validation-error': {
    status: 422,
    title: 'Validation error',
    detail: 'The request is not valid; the members of fields say where and why.',
    extensions: {
      fields: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          required: ['path', 'code', 'message'],
        },
      },
    },
    example: { fields: [{ path: 'name', code: 'required', message: 'This field is required.' }] },
  },
  'idempotency-key-mismatch': {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: 'The Idempotency-Key was used with another request.',
  },
  'same-clinic-mismatch': {
    status: 422,
    title: 'Different clinics',
    detail: 'The practitioner, the patient and the appointment must belong to the same clinic.',
  },
  'recipient-address-missing': {
    status: 422,
    title: 'No e-mail address',
    detail: 'The patient has no e-mail address.',
  },
  'recipient-limit-reached': {
    status: 422,
    title: 'Recipient limit reached',
    detail:
      'The organization has e-mailed as many forms and shares to this recipient as it may on one day. Retry with another Idempotency-Key after the given number of seconds.',
    extensions: { limit: count, retry_after_seconds: count },
    example: { limit: 20, retry_after_seconds: 30_600 },
  },
  'rate-limited': {
    status: 429,
    title: 'Rate limited',
    detail:
      "The requests of this window are used up: the organization's, or those of a token that lives in a browser. Retry after the given number of seconds.",
    extensions: {
      retry_after_seconds: count,
      minute_remaining: count,
      minute_reset: count,
      hour_remaining: count,
      hour_reset: count,
    },
    example: {
      retry_after_seconds: 17,
      minute_remaining: 0,
      minute_reset: 1_900_000_020,
      hour_remaining: 14_210,
      hour_reset: 1_900_002_000,
    },
  },
  'headers-too-large': {
    status: 431,
    title: 'Header fields too large',
    detail: 'The header of the request is larger than 16 KiB.',
  },
  'internal-error': {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side. Retry once with the same Idempotency-Key.',
  },
  'service-unavailable': {
    status: 503,
    title: 'Service unavailable',
    detail: 'The service cannot answer at the moment. Retry after the given number of seconds.',
  },
} as const satisfies Record<string, ProblemType>;

export type ProblemSlug = keyof typeof problemTypes;

export const FIELD_CODES = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_many_items',
  'too_few_items',
  'duplicate_item',
  'malformed_json',
  'not_allowed',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** One entry of `fields[]`. Neither the path nor the message repeats a supplied value. */
export interface ValidationIssue {
  readonly path: string;
  readonly code: FieldCode;
  readonly message: string;
}

const FIELD_MESSAGES: Record<FieldCode, string> = {
  required: 'This field is required.',
  unknown_field: 'This field is not known here.',
  invalid_type: 'The value has the wrong type.',
  invalid_format: 'The value has the wrong format.',
  invalid_value: 'The value is not one of those allowed.',
  too_short: 'The value is too short.',
  too_long: 'The value is too long.',
  too_small: 'The value is too small.',
  too_large: 'The value is too large.',
  too_many_items: 'There are too many items.',
  too_few_items: 'There are too few items.',
  duplicate_item: 'An item occurs more than once.',
  malformed_json: 'The body is not well-formed JSON in UTF-8.',
  not_allowed: 'This is not allowed here.',
};

export const issue = (
  path: string,
  code: FieldCode,
  message: string = FIELD_MESSAGES[code],
): ValidationIssue => ({
  path,
  code,
  message,
});

/** A refusal that an operation declares. Any other error is answered as `internal-error`. */
export class Problem extends Error {
  readonly slug: ProblemSlug;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    slug: ProblemSlug,
    extensions: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(slug);
    this.name = 'Problem';
    this.slug = slug;
    this.extensions = extensions;
    this.headers = headers;
  }

  get status(): number {
    return problemTypes[this.slug].status;
  }
}

/** The most unknown members that one answer lists, because a body may have a hundred thousand. */
export const MOST_UNKNOWN = 100;

/** The issues are not passed as arguments, because there may be more of them than a call can take. */
export const invalidFields = (faults: readonly ValidationIssue[]): Problem => {
  let unknown = 0;
  const fields = faults.filter(({ code }) => {
    if (code === 'unknown_field') unknown += 1;
    return code !== 'unknown_field' || unknown <= MOST_UNKNOWN;
  });
  return new Problem('validation-error', { fields });
};
export const invalid = (...faults: ValidationIssue[]): Problem => invalidFields(faults);

const byConstraint = new Map<string, ProblemSlug>(
  Object.entries(problemTypes).flatMap(([slug, type]) =>
    ('constraints' in type ? type.constraints : []).map((name) => [name, slug as ProblemSlug] as const),
  ),
);

/**
 * The problem that an error means: the error itself, or the problem of the violated constraint; otherwise undefined.
 */
export const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  const constraint = (error as { constraint?: unknown } | null)?.constraint;
  const slug = typeof constraint === 'string' ? byConstraint.get(constraint) : undefined;
  return slug ? new Problem(slug) : undefined;
};
