import { openedBy } from '../access/opened.ts';
import { calendarShown } from '../calendars/calendar.endpoints.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { isForPatient } from '../forms/fill-form.ts';
import { AttentionFilters, AttentionView } from './attention.schemas.ts';
import { answersOf, draftsOf, refusedMailsOf, storybooksOf, worksheetsOf } from './what-came-in.ts';

const LOOK_BACK_MILLISECONDS = 7 * 86_400_000;

const getAttention = endpoint({
  id: 'getAttention',
  summary: 'Read what waits for the clinician, and what came in',
  description:
    'Of each kind a count, and the newest twenty: what the home of a workspace shows. Kinds that the token does not open are absent.',
  tag: 'Workspace',
  route: 'GET /api/embed/attention',
  access: { tier: 'embed', capability: 'shell:read' },
  query: AttentionFilters,
  success: [200, AttentionView],
  handle: async ({ actor, enabled_features, now, query, rows, secrets }) => {
    const since = query.since ? new Date(query.since) : new Date(now.getTime() - LOOK_BACK_MILLISECONDS);
    const may = openedBy(actor, enabled_features);
    const asked = { actor, rows, secrets, since, may };
    // A person who fills in a form must not read submitted answers.
    const mayReadAnswers = may('form:read') && !isForPatient(actor);
    const calendar = async () => {
      const { state, attention, unreachable_since } = await calendarShown(
        rows,
        actor.organization_id,
        actor.practitioner_id as string,
      );
      return { state, attention, unreachable_since };
    };
    return {
      since: since.toISOString(),
      drafts: may('note:read') ? await draftsOf(asked) : undefined,
      answers: mayReadAnswers ? await answersOf(asked) : undefined,
      storybooks: may('storybook:read') ? await storybooksOf(asked) : undefined,
      worksheets: may('worksheet:read') ? await worksheetsOf(asked) : undefined,
      refused_mails: await refusedMailsOf(asked),
      calendar: may('appointment:read') ? await calendar() : undefined,
    };
  },
});

export const attentionEndpoints = [getAttention];
