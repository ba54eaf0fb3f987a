import { sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ownedBy } from '../access/reach.ts';
import { resource } from '../declarations/resource.ts';
import { Form } from './form.entity.ts';
import { FormView } from './form.schemas.ts';
import type { FormField } from './form-fields.ts';

/** The content of a form, as it is sealed in its row. */
export interface FormContent {
  readonly title: string;
  readonly description: string | null;
  readonly fields: readonly FormField[];
}

const contextOf = (id: string): string => `form/${id}/content`;

export const sealForm = (secrets: Secrets, id: string, content: FormContent): Buffer =>
  sealJson(secrets, content, contextOf(id));

export const openForm = (secrets: Secrets, { id, content }: { id: string; content: unknown }): FormContent =>
  openJson(secrets, content, contextOf(id));

/** A clinician's own forms; those of colleagues answer 404. */
export const forms = resource({
  entity: Form,
  table: 'forms',
  view: FormView,
  order: 'created_at',
  delegatedReach: ownedBy,
  computed: ['title', 'description', 'fields'],
  internal: { content: sql<Buffer>`t.content` },
  show: (row, { secrets }) => ({ ...row, ...openForm(secrets, row) }),
});
