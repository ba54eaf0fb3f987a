import { sql } from '../../platform/database/rows.ts';
import { resource } from '../declarations/resource.ts';
import { Erasure } from './erasure.entity.ts';
import { ErasureView } from './erasure.schemas.ts';
import { ERASURE_KINDS } from './erasure-kinds.ts';

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The steps that were begun, in the order in which they run. */
const steps = sql`(
  select coalesce(json_agg(json_build_object('kind', s.kind, 'found', s.found, 'erased', s.erased,
      'remaining', s.remaining, 'checked_at', to_char(s.checked_at at time zone 'UTC', ${sql.raw(MOMENT)}))
    order by array_position(${sql.val([...ERASURE_KINDS])}::text[], s.kind)), '[]')
  from erasure_steps s where s.organization_id = t.organization_id and s.erasure_id = t.id)`;

export const erasures = resource({
  entity: Erasure,
  table: 'erasures',
  view: ErasureView,
  order: 'created_at',
  permanent: true,
  columns: {
    steps,
    outside_copies: sql`json_build_object('mails_sent', t.mails_sent,
      'archives_downloaded', t.archives_downloaded, 'community_copies', t.community_copies)`,
  },
});
