import { lockPractitioner } from '../clinics/within-clinic.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint, type PermitContext } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { requireFeature } from '../practitioners/entitlement.ts';
import { issue, Problem } from '../problems.ts';
import { CommunityItem } from './community-item.entity.ts';
import {
  communityItems,
  copiedItems,
  inExistingClinic,
  listedCommunityItems,
  removableItems,
  sealDescription,
  withSource,
} from './community-item.resource.ts';
import {
  CommunityCopyView,
  CommunityFilters,
  CommunityItemDraft,
  ListedCommunityItemView,
} from './community-item.schemas.ts';
import { kindOf } from './content-kinds.ts';

const tag = 'Clinic community';
/** Acts as the clinician; specification 4.12 names no scope. */
const access = { tokens: ['delegated'], scopes: [] } as const;

/** If the feature is limited to countries, it is checked for the practitioner, not for the organization. */
const permit = async (call: PermitContext): Promise<void> => {
  if (call.actor.practitioner_id || call.features.community === false)
    await requireFeature(call, 'community');
};

const listCommunityItems = endpoint({
  id: 'listCommunityItems',
  summary: 'List what the clinic shared',
  description:
    'Of the clinic of the acting clinician; on an organization token, of the one that `partner_clinic_id` names. What is no longer there to copy is not listed.',
  tag,
  route: 'GET /v1/partner/clinic-community/items',
  access: { tokens: ['delegated', 'organization'], scopes: [] },
  permit,
  query: CommunityFilters,
  check: ({ actor, query }) =>
    actor.practitioner_id === null && query.partner_clinic_id === undefined
      ? [issue('partner_clinic_id', 'required')]
      : [],
  lists: listedCommunityItems,
  filters: (query) => [
    withSource,
    inExistingClinic,
    equals('partner_clinic_id', query.partner_clinic_id),
    equals('content_type', query.content_type),
  ],
  success: [200, ListedCommunityItemView],
  problems: ['feature-not-entitled'],
});

const createCommunityItem = endpoint({
  id: 'createCommunityItem',
  summary: 'Share content with the clinic',
  description:
    "The acting clinician's own published form, ready storybook or ready worksheet; each once for each clinic.",
  tag,
  route: 'POST /v1/partner/clinic-community/items',
  access,
  permit,
  body: CommunityItemDraft,
  shows: communityItems,
  success: [201],
  problems: ['not-found', 'community-item-conflict', 'feature-not-entitled'],
  example: {
    body: {
      content_type: 'form',
      content_id: '9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33',
      description: 'Children open up with this one.',
    },
  },
  handle: async ({ actor, body, clock, em, operation_id, rows, secrets }) => {
    const { organization_id, practitioner_id } = actor;
    const { content_type, content_id, description } = body;
    await kindOf(content_type).hold(rows, actor, content_id);
    const practitioner = await lockPractitioner(rows, organization_id, practitioner_id as string);
    if (!practitioner) throw new Problem('not-found');
    // Taken after the locks, so that an item which waited does not appear before one that was listed meanwhile.
    const shared_at = clock.now();
    em.create(CommunityItem, {
      id: operation_id,
      organization_id,
      ...practitioner,
      shared_by_partner_practitioner_id: practitioner_id as string,
      content_type,
      content_id,
      description: description === undefined ? null : sealDescription(secrets, operation_id, description),
      shared_at,
      created_at: shared_at,
      updated_at: shared_at,
    });
  },
});

const getCommunityItem = endpoint({
  id: 'getCommunityItem',
  summary: 'Preview what the clinic shared',
  description: "A form's fields, or the pages of a storybook or worksheet with links to their pictures.",
  tag,
  route: 'GET /v1/partner/clinic-community/items/{id}',
  access,
  permit,
  shows: communityItems,
  success: [200],
  problems: ['feature-not-entitled'],
});

const deleteCommunityItem = endpoint({
  id: 'deleteCommunityItem',
  summary: 'Stop sharing',
  description:
    "Copies stay with those who made them. Who went to another clinic still removes what was shared before. Another clinician's item is `forbidden`.",
  tag,
  route: 'DELETE /v1/partner/clinic-community/items/{id}',
  access,
  permit,
  subject: removableItems,
  success: [204],
  problems: ['forbidden', 'feature-not-entitled'],
  handle: ({ actor, fail, now, subject }) => {
    if (subject.shared_by_partner_practitioner_id !== actor.practitioner_id) throw fail('forbidden');
    markDeleted(subject, now);
  },
});

const copyCommunityItem = endpoint({
  id: 'copyCommunityItem',
  summary: "Copy into the clinician's library",
  description: 'The copy is independent: what happens to its source afterwards does not touch it.',
  tag,
  route: 'POST /v1/partner/clinic-community/items/{id}/copy',
  access,
  permit,
  subject: copiedItems,
  success: [201, CommunityCopyView],
  problems: ['content-not-ready', 'storage-limit-reached', 'feature-not-entitled'],
  handle: async ({ actor, clock, em, operation_id, rows, secrets, subject }) => {
    const { content_type, content_id } = subject;
    await kindOf(content_type).copy({ actor, clock, em, rows, secrets }, content_id, operation_id);
    return { content_type, content_id: operation_id };
  },
});

export const clinicCommunityEndpoints = [
  listCommunityItems,
  createCommunityItem,
  getCommunityItem,
  deleteCommunityItem,
  copyCommunityItem,
];
