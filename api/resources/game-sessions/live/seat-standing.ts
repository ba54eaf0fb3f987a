import type { Actor } from '../../../platform/access/actor.ts';
import type { Scoped } from '../../../platform/data/database.ts';
import { sql } from '../../../platform/data/rows.ts';
import { onRosterOf } from '../../patients/roster.ts';

/**
 * Whether a seat that sits already may stay: what admission asks of every request, asked again and again of a
 * connection that makes none.
 */
export const mayStay = async (database: Scoped, actor: Actor): Promise<boolean> => {
  const { organization_id, practitioner_id, patient_id, client_id, credential_version } = actor;
  const found = await database.within(organization_id).first(sql`
    select 1 from organizations o
    join session_configurations s on s.organization_id = o.id and 'games' = any(s.enabled_features)
    join credentials c on c.organization_id = o.id and c.client_id = ${client_id} and c.revoked_at is null
      and (${credential_version}::int is null or c.version = ${credential_version})
    join practitioners p on p.organization_id = o.id and p.id = ${practitioner_id}
      and p.status = 'active' and p.deleted_at is null
      and (o.features->'games' = 'true'::jsonb or coalesce(jsonb_exists(o.features->'games', p.country), false))
    join patients t on t.organization_id = o.id and t.id = ${patient_id} and t.deleted_at is null
      and ${onRosterOf(practitioner_id as string)}
    join game_sessions g on g.organization_id = o.id and g.id = ${actor.seat?.game_session_id}
      and g.partner_practitioner_id = p.id and g.partner_patient_id = t.id and g.deleted_at is null
    where o.id = ${organization_id} and o.status = 'active' and o.delegation_enabled`);
  return found !== undefined;
};
