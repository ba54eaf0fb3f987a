import { Id, Moment, nullable, OneOf, pageFields, Shape, TimeBound, Type } from '../declarations/schemas.ts';

const Hash = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    description,
  });
const Word = (description: string, example: string) => Type.String({ description, examples: [example] });
const sequence = Type.Integer({ minimum: 1, description: 'Place in the chain, without gaps.' });
/** For filters: larger numbers are not exact. */
const maximum = Number.MAX_SAFE_INTEGER;

export const AuditEntryView = Shape({
  sequence,
  recorded_at: Moment({ description: 'By the clock of the database.' }),
  request_id: Id({ description: '`X-Request-Id` of the answer; of a replay, an id of its own.' }),
  replayed_request_id: nullable(Id({ description: 'Of the answer that was shown again.' })),
  actor_kind: OneOf(['organization', 'delegated', 'embed', 'seat', 'practitioner', 'operator', 'system'], {
    description: '`practitioner`: through the direct login.',
  }),
  client_id: nullable(Word('The credential.', 'client_1')),
  practitioner_id: nullable(Id({ description: 'The clinician of a delegated token or a direct login.' })),
  action: Word("The operation's id.", 'getClinic'),
  route: nullable(Word("The route's template.", '/v1/partner/clinics/{id}')),
  method: nullable(Word('HTTP method.', 'GET')),
  status: nullable(Type.Integer({ description: 'HTTP status.', examples: [200] })),
  problem: nullable(Word("The problem's slug.", 'not-found')),
  resource_id: nullable(Id({ description: 'What the request was about.' })),
  workflow_id: nullable(Word('The durable operation that it started.', 'appointment/…')),
  operator: nullable(Word('Who acted, where an operator of the service did.', 'ida')),
  shown_ids: nullable(
    Type.Array(Id(), {
      description: 'The records that a list showed, or that a read showed together; up to 100.',
    }),
  ),
  leaf_version: Type.Integer({
    minimum: 1,
    description: 'Form of `leaf_hash`: 2 where the entry has an `operator` or `shown_ids`, else 1.',
    examples: [1],
  }),
  leaf_hash: Hash(
    'SHA-256 of the environment, the organization id and the fields from `request_id` to `workflow_id`, each with its length in front: 32 bits, all set for null. In version 2, the name and the value of `operator`, then of `shown_ids` (its ids, separated by commas), follow in the same form, as far as the entry has them.',
  ),
  previous_hash: Hash('`hash` of the entry before.'),
  hash: Hash(
    'SHA-256 of `previous_hash`, `sequence`, the milliseconds of `recorded_at` since 1970 (64 bits each, big-endian) and `leaf_hash`.',
  ),
});

export const AuditEntryFilters = Shape({
  ...pageFields,
  updated_since: Type.Optional(TimeBound({ description: 'Only entries recorded at or after this moment.' })),
  sequence_from: Type.Optional(
    Type.Integer({ minimum: 1, maximum, description: 'Only entries from this place in the chain on.' }),
  ),
});

export const AuditCheckpointView = Shape({
  number: Type.Integer({
    minimum: 1,
    description: 'Of all checkpoints; those that found nothing new in your chain are left out.',
  }),
  kind: OneOf(['regular', 'restored'], {
    description: '`restored`: signed after the service was set back to a backup.',
  }),
  environment: Word('Part of what is hashed and signed.', 'production'),
  signed_at: Moment(),
  organization_id: Id({ description: 'Your own.' }),
  sequence,
  hash: Hash('`hash` of the entry at `sequence`: where your chain stood.'),
  leaf_hash: Hash(
    'SHA-256 of 0x00, the organization id (16 bytes), `sequence` (64 bits, big-endian) and `hash`.',
  ),
  proof: Type.Array(Shape({ side: OneOf(['left', 'right']), hash: Hash('SHA-256.') }), {
    description: 'From `leaf_hash` to `root`: SHA-256 of 0x01 and both neighbours, step by step.',
  }),
  root: Hash('Of the Merkle tree over all chains.'),
  previous_hash: Hash('Of the checkpoint before.'),
  key_id: Word('First 64 bits of the SHA-256 of the public key.', '21fe31dfa154a261'),
  public_key: Word(
    'Ed25519, base64url. Compare it with the one that you were given by another way.',
    'O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik',
  ),
  signature: Word('Ed25519 over the signed text, base64url.', 'Zm9v'),
});

export const AuditCheckpointFilters = Shape({
  ...pageFields,
  updated_since: Type.Optional(
    TimeBound({ description: 'Only checkpoints signed at or after this moment.' }),
  ),
  sequence_from: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum,
      description: 'Only checkpoints that cover this place in the chain.',
    }),
  ),
});

export const PatientAccessView = Shape({
  recorded_at: Moment({ description: 'By the clock of the database.' }),
  audit_sequence: Type.Integer({ minimum: 1, description: '`sequence` of the audit entry.' }),
  actor_kind: OneOf(['organization', 'delegated', 'embed', 'seat', 'practitioner', 'operator', 'system']),
  client_id: nullable(Word('The credential.', 'client_1')),
  practitioner_id: nullable(Id()),
  operator: nullable(Word('Who acted, where an operator of the service did.', 'ida')),
  operation: Word("The operation's id.", 'listPatients'),
  resource_kind: Word('What of the patient it was.', 'appointment'),
  resource_id: Id({ description: 'Which one; of a list that showed several, one of them.' }),
  request_id: Id(),
});

export const PatientAccessFilters = Shape({
  ...pageFields,
  updated_since: Type.Optional(TimeBound({ description: 'Only what was recorded at or after this moment.' })),
});
