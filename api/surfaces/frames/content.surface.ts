import type { Capability, MaskedFeature } from '../../../domain/access/capabilities.ts';
import { sql } from '../../../platform/database/rows.ts';
import { html } from '../../../platform/html.ts';
import { isUuid } from '../../../platform/ids.ts';
import { page } from '../page.ts';
import { get, type Route } from '../route.ts';
import { frameHead } from './frame.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

interface Kind {
  readonly table: 'forms' | 'storybooks' | 'worksheets';
  readonly script: 'form' | 'book';
  readonly title: string;
  readonly capability: Capability;
  readonly action: string;
}
const KINDS: readonly Kind[] = [
  { table: 'forms', script: 'form', title: 'Form', capability: 'form:read', action: 'openFormFrame' },
  {
    table: 'storybooks',
    script: 'book',
    title: 'Storybook',
    capability: 'storybook:read',
    action: 'openStorybookFrame',
  },
  {
    table: 'worksheets',
    script: 'book',
    title: 'Worksheet',
    capability: 'worksheet:read',
    action: 'openWorksheetFrame',
  },
];

/**
 * Pages for filling one form, and for one storybook or worksheet (decisions 6.3). The page's title does not contain
 * theirs.
 */
export const contentSurfaces = (deps: FrameDependencies): readonly Route[] =>
  KINDS.map(({ table, script, title, capability, action }) =>
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
        ({ patient_id, capabilities }) =>
          page({
            title,
            layout: 'wide',
            ...frameHead([script], {
              kind: table,
              id: id.toLowerCase(),
              fills: String(patient_id !== null && capabilities.includes('form:submit')),
            }),
            body: html`<main id="surface" tabindex="-1"><p role="status" id="status">One moment …</p></main>
<noscript><p class="warn">This page needs JavaScript.</p></noscript>`,
          }),
      ),
    ),
  );
