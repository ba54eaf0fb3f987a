import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import { beginErasure } from './begin-erasure.ts';
import { cancelErasure as cancel } from './cancel-erasure.ts';
import { erasures } from './erasure.resource.ts';
import { ErasureDraft, ErasureFilters } from './erasure.schemas.ts';
import { clinicalTimeOf } from './retention-rule.ts';

const tag = 'Erasures';
const access = { tokens: ['organization'], scopes: ['patients:delete'] } as const;

const YEAR_MS = 365.25 * 86_400_000;
const MOST_YEARS = 30;

/** A moment that is over is a mistake: to keep nothing, `null` is sent. */
const outsideSpan = (until: unknown): readonly ValidationIssue[] => {
  if (typeof until !== 'string') return [];
  const ahead = Date.parse(until) - Date.now();
  if (ahead > 0 && ahead <= MOST_YEARS * YEAR_MS) return [];
  return [issue('keep_clinical_until', ahead > 0 ? 'too_large' : 'too_small')];
};

const createErasure = endpoint({
  id: 'createErasure',
  summary: 'Erase a patient',
  description:
    'At once, the patient is deleted: appointments to come are cancelled with their notices, and nothing of the patient is shown or exported any more. After `hold_seconds`, everything that is held about the patient is erased, counted anew, and certified.',
  tag,
  route: 'POST /v1/partner/erasures',
  access,
  body: ErasureDraft,
  check: ({ body }) => outsideSpan(body.keep_clinical_until),
  shows: erasures,
  success: [201],
  problems: ['not-found', 'erasure-held', 'erasure-in-progress'],
  example: {
    body: { partner_patient_id: '1f0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e23', reason: 'patient_request' },
  },
  handle: async ({ actor, body, config, now, operation_id, request_id, rows, start }) => {
    const { organization_id: organizationId } = actor;
    const { partner_patient_id: patientId, reason, hold_seconds, keep_clinical_until: until } = body;
    const given = until == null ? null : new Date(until);
    const keepClinicalUntil =
      until === undefined ? await clinicalTimeOf(rows, { organizationId, patientId }) : given;
    for (const command of await beginErasure(rows, {
      id: operation_id,
      organizationId,
      patientId,
      reason,
      holdSeconds: hold_seconds ?? config.ERASURE_HOLD_SECONDS,
      keepClinicalUntil,
      requestId: request_id,
      now,
    }))
      start(command);
  },
});

const listErasures = endpoint({
  id: 'listErasures',
  summary: 'List erasures',
  tag,
  route: 'GET /v1/partner/erasures',
  access,
  query: ErasureFilters,
  lists: erasures,
  filters: (query) => [
    equals('partner_patient_id', query.partner_patient_id),
    equals('status', query.status),
  ],
  success: [200],
});

const getErasure = endpoint({
  id: 'getErasure',
  summary: 'Read an erasure, and its certificate',
  tag,
  route: 'GET /v1/partner/erasures/{id}',
  access,
  shows: erasures,
  success: [200],
});

const cancelErasure = endpoint({
  id: 'cancelErasure',
  summary: 'Cancel an erasure that has not begun',
  description:
    'The patient stays deleted. An erasure that was cancelled stays readable: a repeated DELETE is 404.',
  tag,
  route: 'DELETE /v1/partner/erasures/{id}',
  access,
  subject: erasures,
  success: [204],
  problems: ['erasure-started', 'not-found'],
  handle: async ({ actor, fail, rows, start, subject }) => {
    if (subject.status === 'cancelled') throw fail('not-found');
    const command = await cancel(rows, actor.organization_id, subject);
    if (!command) throw fail('erasure-started');
    start(command);
  },
});

export const erasureEndpoints = [createErasure, listErasures, getErasure, cancelErasure];
