import { sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { Form } from '../forms/form.entity.ts';
import { openForm, sealForm } from '../forms/form.resource.ts';
import { Problem } from '../problems.ts';
import { type ContentKind, lockIn, ofContent } from './content-kind.ts';

const content = ofContent('forms', 'content');

/** So many questions are on a form's card. */
const FIRST = 4;

/** Published forms. */
export const formKind: ContentKind = {
  alive: sql`exists (
    select 1 from forms f where f.organization_id = t.organization_id and f.id = t.content_id
      and f.status = 'published' and f.deleted_at is null)`,
  // An unpublished form can be published again, and its item would then reappear.
  kept: sql`exists (
    select 1 from forms f where f.organization_id = t.organization_id and f.id = t.content_id
      and f.deleted_at is null)`,
  changed: ofContent('forms', 'updated_at'),
  titled: content,
  title: (id, sealed, { secrets }) => openForm(secrets, { id, content: sealed }).title,
  questions(id, sealed, { secrets }) {
    const asked = openForm(secrets, { id, content: sealed }).fields.filter(({ type }) => type !== 'heading');
    return { count: asked.length, first: asked.slice(0, FIRST).map(({ label }) => label) };
  },
  previewed: content,
  preview: (id, sealed, { secrets }) => ({ fields: openForm(secrets, { id, content: sealed }).fields }),

  hold: lockIn('forms', 'published'),

  async copy({ actor, em, rows, secrets }, id, copyId) {
    const { organization_id } = actor;
    const source = await rows.first(sql<{ content: Buffer }>`
      select content from forms where organization_id = ${organization_id} and id = ${id}
        and status = 'published' and deleted_at is null for share`);
    if (!source) throw new Problem('not-found');
    const { fields, ...rest } = openForm(secrets, { id, ...source });
    em.create(Form, {
      id: copyId,
      organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      content: sealForm(secrets, copyId, {
        ...rest,
        fields: fields.map((field) => ({ ...field, id: newId() })),
      }),
      status: 'published',
      shelf_ready: false,
    });
  },
};
