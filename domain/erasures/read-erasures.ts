import { type Rows, sql } from '../../platform/database/rows.ts';

/** What an operator sees of an erasure: ids, moments, counts. */
export interface ErasureFacts {
  readonly id: string;
  readonly organization_id: string;
  readonly partner_patient_id: string;
  readonly reason: string;
  readonly status: string;
  readonly requested_at: Date;
  readonly begins_at: Date;
  readonly erased_at: Date | null;
  readonly clinical_erased_at: Date | null;
  readonly completed_at: Date | null;
  readonly steps: readonly { kind: string; found: number; erased: number; remaining: number }[];
  readonly certificate: object | null;
}

const MOST = 1_000;

/** The newest erasures, in the order in which they were asked for; by default of every organization. */
export const readErasures = async (
  rows: Rows,
  {
    organizationId = null,
    id = null,
  }: { readonly organizationId?: string | null; readonly id?: string | null },
): Promise<readonly ErasureFacts[]> => {
  const found = await rows.all(sql<ErasureFacts>`
    select e.id, e.organization_id, e.partner_patient_id, e.reason, e.status, e.requested_at, e.begins_at, e.erased_at,
      e.clinical_erased_at, e.completed_at,
      (select coalesce(json_agg(json_build_object('kind', s.kind, 'found', s.found, 'erased', s.erased,
          'remaining', s.remaining) order by s.checked_at), '[]')
        from erasure_steps s where s.erasure_id = e.id) as steps,
      e.certificate
    from erasures e
    where (${organizationId}::uuid is null or e.organization_id = ${organizationId})
      and (${id}::uuid is null or e.id = ${id})
    order by e.requested_at desc, e.id desc limit ${MOST}`);
  return found.toReversed();
};
