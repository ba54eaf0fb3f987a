import { defineEntity, p } from '@mikro-orm/core';
import { processClock } from '../../platform/clock.ts';
import type { SeriesMove } from './occurrences.ts';

const AppointmentSeriesSchema = defineEntity({
  name: 'AppointmentSeries',
  tableName: 'appointment_series',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    partner_clinic_id: p.uuid(),
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid(),
    /** Of the first occurrence, as it was booked; the others follow from it (`occurrences.ts`). */
    start_at: p.datetime(3),
    end_at: p.datetime(3),
    timezone: p.text(),
    interval_weeks: p.integer(),
    count: p.integer(),
    /** Since when it is at other times. */
    moves: p.json<readonly SeriesMove[]>(),
    cancelled_from_occurrence: p.integer().nullable(),
    created_at: p.datetime(3).onCreate(() => processClock.now()),
    updated_at: p
      .datetime(3)
      .onCreate(() => processClock.now())
      .onUpdate(() => processClock.now()),
  },
});

/** Appointments that repeat every one to four weeks (beyond the specification, annex). */
export class AppointmentSeries extends AppointmentSeriesSchema.class {}
AppointmentSeriesSchema.setClass(AppointmentSeries);
