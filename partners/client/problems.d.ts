// Written by partners/client/generate/write-client.mjs. Do not edit.
import type { components } from './openapi.js';

/** The document of each problem, by its slug. */
export interface Problems {
  readonly 'address-not-allowed': components['schemas']['AddressNotAllowedProblem'];
  readonly 'appointment-conflict': components['schemas']['AppointmentConflictProblem'];
  readonly 'clinic-name-conflict': components['schemas']['ClinicNameConflictProblem'];
  readonly 'clinic-not-empty': components['schemas']['ClinicNotEmptyProblem'];
  readonly 'community-item-conflict': components['schemas']['CommunityItemConflictProblem'];
  readonly 'content-not-ready': components['schemas']['ContentNotReadyProblem'];
  readonly 'delegation-not-enabled': components['schemas']['DelegationNotEnabledProblem'];
  readonly 'erasure-held': components['schemas']['ErasureHeldProblem'];
  readonly 'erasure-in-progress': components['schemas']['ErasureInProgressProblem'];
  readonly 'erasure-started': components['schemas']['ErasureStartedProblem'];
  readonly 'events-expired': components['schemas']['EventsExpiredProblem'];
  readonly 'export-expired': components['schemas']['ExportExpiredProblem'];
  readonly 'export-in-progress': components['schemas']['ExportInProgressProblem'];
  readonly 'export-limit-reached': components['schemas']['ExportLimitReachedProblem'];
  readonly 'export-not-ready': components['schemas']['ExportNotReadyProblem'];
  readonly 'external-id-conflict': components['schemas']['ExternalIdConflictProblem'];
  readonly 'feature-not-entitled': components['schemas']['FeatureNotEntitledProblem'];
  readonly 'forbidden': components['schemas']['ForbiddenProblem'];
  readonly 'idempotency-conflict': components['schemas']['IdempotencyConflictProblem'];
  readonly 'idempotency-key-mismatch': components['schemas']['IdempotencyKeyMismatchProblem'];
  readonly 'import-limit-reached': components['schemas']['ImportLimitReachedProblem'];
  readonly 'internal-error': components['schemas']['InternalErrorProblem'];
  readonly 'method-not-allowed': components['schemas']['MethodNotAllowedProblem'];
  readonly 'not-found': components['schemas']['NotFoundProblem'];
  readonly 'partner-email-conflict': components['schemas']['PartnerEmailConflictProblem'];
  readonly 'partner-suspended': components['schemas']['PartnerSuspendedProblem'];
  readonly 'payload-too-large': components['schemas']['PayloadTooLargeProblem'];
  readonly 'practitioner-disabled': components['schemas']['PractitionerDisabledProblem'];
  readonly 'practitioner-owner-protected': components['schemas']['PractitionerOwnerProtectedProblem'];
  readonly 'precondition-failed': components['schemas']['PreconditionFailedProblem'];
  readonly 'rate-limited': components['schemas']['RateLimitedProblem'];
  readonly 'recipient-address-missing': components['schemas']['RecipientAddressMissingProblem'];
  readonly 'recipient-limit-reached': components['schemas']['RecipientLimitReachedProblem'];
  readonly 'same-clinic-mismatch': components['schemas']['SameClinicMismatchProblem'];
  readonly 'service-unavailable': components['schemas']['ServiceUnavailableProblem'];
  readonly 'storage-limit-reached': components['schemas']['StorageLimitReachedProblem'];
  readonly 'unauthorized': components['schemas']['UnauthorizedProblem'];
  readonly 'unsupported-media-type': components['schemas']['UnsupportedMediaTypeProblem'];
  readonly 'validation-error': components['schemas']['ValidationErrorProblem'];
  readonly 'webhook-endpoint-inactive': components['schemas']['WebhookEndpointInactiveProblem'];
  readonly 'webhook-endpoint-limit': components['schemas']['WebhookEndpointLimitProblem'];
}

/** The members that some problem has beside the usual ones. */
export type ProblemExtension =
  | 'appointment_count'
  | 'conflicting_occurrences'
  | 'fields'
  | 'granted_scopes'
  | 'hour_remaining'
  | 'hour_reset'
  | 'latest_sequence'
  | 'limit'
  | 'limit_bytes'
  | 'minute_remaining'
  | 'minute_reset'
  | 'oldest_sequence'
  | 'patient_count'
  | 'practitioner_count'
  | 'required_feature'
  | 'required_scopes'
  | 'retry_after_seconds'
  | 'used_bytes'
  | 'webhook_status';
