import { sql } from '../../platform/database/rows.ts';
import { ownedBy } from '../access/reach.ts';
import { resource } from '../declarations/resource.ts';
import { AppointmentSeries } from './appointment-series.entity.ts';
import { AppointmentSeriesView } from './appointment-series.schemas.ts';

const ofSeries = sql`a.organization_id = t.organization_id and a.series_id = t.id`;

/** An appointment is never deleted, so an occurrence without one was skipped. */
export const appointmentSeries = resource({
  entity: AppointmentSeries,
  table: 'appointment_series',
  view: AppointmentSeriesView,
  order: 'created_at',
  permanent: true,
  delegatedReach: ownedBy,
  columns: {
    status: sql`case when t.cancelled_from_occurrence is null then 'active' else 'cancelled' end`,
    appointment_ids: sql`array(select a.id from appointments a where ${ofSeries} order by a.occurrence)`,
    skipped_occurrences: sql`array(select n from generate_series(1, t.count) n
      where not exists (select 1 from appointments a where ${ofSeries} and a.occurrence = n) order by n)`,
  },
});
