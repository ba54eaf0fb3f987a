import { sql } from '../../platform/database/rows.ts';
import { ownedWithPatient } from '../access/reach.ts';
import { resource } from '../declarations/resource.ts';
import { SubmissionView } from './form.schemas.ts';
import { FormSubmission } from './submission.entity.ts';

/** Requests to fill in a form. Only the embed tier shows their answers. */
export const submissions = resource({
  entity: FormSubmission,
  table: 'form_submissions',
  view: SubmissionView,
  order: 'created_at',
  delegatedReach: ownedWithPatient,
  columns: { submission_id: sql`t.id` },
  internal: { id: sql<string>`t.id` },
});
