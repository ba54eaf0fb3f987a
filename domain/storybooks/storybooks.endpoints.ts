import { sql } from '../../platform/database/rows.ts';
import { onRosterOf } from '../access/reach.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { requireFeature } from '../practitioners/entitlement.ts';
import { invalid, issue } from '../problems.ts';
import { requireRoom } from '../stored-objects/storage-of-organization.ts';
import { delayed } from '../workflow-definitions/define-workflow.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { sealStory } from './sealed-story.ts';
import { writesLanguage } from './story-languages.ts';
import { Storybook } from './storybook.entity.ts';
import { StorybookChange, StorybookDraft, StorybookFilters } from './storybook.schemas.ts';
import { storybooks } from './storybooks.resource.ts';

const tag = 'Storybooks';
const access = { tokens: ['delegated'], scopes: [] } as const;

/** Seconds until the next poll: about as long as a page takes. */
const POLL_SECONDS = '2';

/**
 * Limits on starts: of many books that are requested together, the first ones start immediately, and the others a few
 * per second. Starting hundreds at once would delay everybody else.
 */
const BEGIN_AT_ONCE = 4;
const BEGIN_IN_A_SECOND = 2;

const listStorybooks = endpoint({
  id: 'listStorybooks',
  summary: "List the clinician's storybooks",
  tag,
  route: 'GET /v1/partner/storybooks',
  access,
  query: StorybookFilters,
  lists: storybooks,
  success: [200],
});

const createStorybook = endpoint({
  id: 'createStorybook',
  summary: 'Generate a storybook',
  description:
    'Answers at once with `generating`; poll the storybook, whose `Retry-After` says when. Billed once, when the story is ready.',
  tag,
  route: 'POST /v1/partner/storybooks',
  access,
  body: StorybookDraft,
  shows: storybooks,
  success: [201],
  problems: ['not-found', 'storage-limit-reached', 'feature-not-entitled'],
  example: {
    body: {
      topic: 'Being afraid of the dark',
      therapeutic_goal: 'Finding a way to calm down before falling asleep',
      age_band: '6-8',
      character_name: 'Pim',
      language: 'en',
      illustration_style: 'watercolor',
      page_count: 8,
    },
  },
  handle: async (call) => {
    const { actor, body, config, em, operation_id, rows, secrets, start, fail } = call;
    // Decisions 5: a language that the author in use does not write is refused, and nothing is billed.
    const language = body.language ?? 'en';
    if (!writesLanguage(config, language)) throw invalid(issue('language', 'invalid_value'));
    await requireFeature(call, 'storybook_generation');
    const { organization_id } = actor;
    const practitionerId = actor.practitioner_id as string;
    if (body.partner_patient_id !== undefined) {
      const patient = await rows.first(sql`
        select 1 from patients t where t.organization_id = ${organization_id} and t.id = ${body.partner_patient_id}
          and t.deleted_at is null and ${onRosterOf(practitionerId)} for key share of t`);
      if (!patient) throw fail('not-found');
    }
    await requireRoom(rows, organization_id);
    const { topic, therapeutic_goal = null, character_name = null } = body;
    em.create(Storybook, {
      id: operation_id,
      organization_id,
      partner_practitioner_id: practitionerId,
      partner_patient_id: body.partner_patient_id ?? null,
      status: 'generating',
      language,
      age_band: body.age_band ?? '6-8',
      illustration_style: body.illustration_style ?? 'watercolor',
      page_count: body.page_count ?? 8,
      pages_done: 0,
      shelf_ready: false,
      brief: sealStory(secrets, operation_id, 'brief', { topic, therapeutic_goal, character_name }),
    });
    const open = await rows.first(sql<{ stories: number }>`
      select count(*)::int as stories from storybooks
      where organization_id = ${organization_id} and status = 'generating' and deleted_at is null`);
    const delay = Math.ceil(Math.max(0, (open?.stories ?? 0) + 1 - BEGIN_AT_ONCE) / BEGIN_IN_A_SECOND);
    start(delayed(workflows.generateStorybook.command(organization_id, operation_id), delay));
  },
});

const getStorybook = endpoint({
  id: 'getStorybook',
  summary: 'Read a storybook',
  tag,
  route: 'GET /v1/partner/storybooks/{id}',
  access,
  shows: storybooks,
  success: [200],
  // An edited book is rebuilt, so the download must be awaited too.
  headers: ({ status, revision, bound_revision }): Readonly<Record<string, string>> =>
    status === 'generating' || revision !== bound_revision ? { 'Retry-After': POLL_SECONDS } : {},
});

const updateStorybook = endpoint({
  id: 'updateStorybook',
  summary: 'Make a storybook shelf-ready, or take that back',
  tag,
  route: 'PATCH /v1/partner/storybooks/{id}',
  access,
  subject: storybooks,
  body: StorybookChange,
  shows: storybooks,
  success: [200],
  example: { body: { shelf_ready: true } },
  handle: async ({ body, em, subject }) => {
    em.assign(subject, body);
  },
});

const deleteStorybook = endpoint({
  id: 'deleteStorybook',
  summary: 'Delete a storybook',
  description: 'A story that is still being generated is cancelled, and is not billed.',
  tag,
  route: 'DELETE /v1/partner/storybooks/{id}',
  access,
  subject: storybooks,
  success: [204],
  handle: async ({ actor, now, start, subject }) => {
    if (subject.status === 'generating')
      start(workflows.generateStorybook.signalCommand(actor.organization_id, subject.id));
    subject.brief = null;
    markDeleted(subject, now);
  },
});

export const storybookEndpoints = [
  listStorybooks,
  createStorybook,
  getStorybook,
  updateStorybook,
  deleteStorybook,
];
