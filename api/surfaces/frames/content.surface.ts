import type { Capability, MaskedFeature } from '../../../domain/access/capabilities.ts';
import { localeOf } from '../../../domain/messages/locale-of-organization.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { sql } from '../../../platform/database/rows.ts';
import { isUuid } from '../../../platform/ids.ts';
import { page } from '../page.ts';
import { get, type Route } from '../route.ts';
import { formFrameWords, loadingBody } from './form-frame.ts';
import { frameHead } from './frame.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

interface Kind {
  readonly table: 'forms' | 'storybooks' | 'worksheets';
  readonly script: 'form' | 'book';
  readonly capability: Capability;
  readonly action: string;
}
const KINDS: readonly Kind[] = [
  { table: 'forms', script: 'form', capability: 'form:read', action: 'openFormFrame' },
  {
    table: 'storybooks',
    script: 'book',
    capability: 'storybook:read',
    action: 'openStorybookFrame',
  },
  {
    table: 'worksheets',
    script: 'book',
    capability: 'worksheet:read',
    action: 'openWorksheetFrame',
  },
];

/**
 * Pages for filling one form, and for one storybook or worksheet (decisions 6.3). The page's title does not contain
 * theirs.
 */
export const contentSurfaces = (deps: FrameDependencies): readonly Route[] =>
  KINDS.map(({ table, script, capability, action }) =>
    get(`/embed/${table}/:id`, (ctx, { id = '' }) =>
      openFrame(
        deps,
        ctx,
        {
          capability: [capability],
          feature: table satisfies MaskedFeature,
          action,
          route: `/embed/${table}/{id}`,
          exists: async ({ organization_id, practitioner_id }) =>
            isUuid(id) &&
            (await deps.database.within(organization_id).first(sql`
              select 1 from ${sql.table(table)}
              where organization_id = ${organization_id} and id = ${id}
                and partner_practitioner_id = ${practitioner_id} and deleted_at is null`)) !== undefined,
        },
        async ({ organization_id, patient_id, capabilities }) => {
          const locale = await localeOf(deps.database.within(organization_id), organization_id);
          return page({
            title: messagesIn(locale).frames.titles[table],
            locale,
            layout: 'wide',
            ...frameHead([script], {
              kind: table,
              id: id.toLowerCase(),
              fills: String(patient_id !== null && capabilities.includes('form:submit')),
              ...(table === 'forms' ? formFrameWords() : {}),
            }),
            body: loadingBody(locale),
          });
        },
      ),
    ),
  );
