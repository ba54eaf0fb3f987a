import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

/** What the database refuses by itself, whatever the code in front of it lets pass. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Practice = Awaited<ReturnType<World['practice']>>;

const book = (world: World, { clinic, practitioner, patient }: Practice, start: string, end: string) =>
  app.database.within(world.organizationId).all(sql`
    insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
      start_at, end_at, timezone, session_type, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
    values (${randomUUID()}, ${world.organizationId}, ${clinic.id}, ${practitioner.id}, ${patient.id},
      ${start}::timestamptz, ${end}::timestamptz, 'UTC', 'in_person', 'scheduled',
      sha256(${randomUUID()}::text::bytea), sha256(${randomUUID()}::text::bytea), now(), now())`);

const constraint = (name: string) => expect.objectContaining({ constraint: name });

test('no two scheduled bookings of a practitioner overlap, and none has zero length', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  await book(world, practice, '2035-05-07T09:00Z', '2035-05-07T10:00Z');
  await expect(book(world, practice, '2035-05-07T09:59Z', '2035-05-07T11:00Z')).rejects.toEqual(
    constraint('appointments_overlap'),
  );
  // An empty range overlaps nothing: without a constraint of its own it would stand inside a booked hour.
  await expect(book(world, practice, '2035-05-07T09:30Z', '2035-05-07T09:30Z')).rejects.toEqual(
    constraint('appointments_window'),
  );
  await book(world, practice, '2035-05-07T10:00Z', '2035-05-07T11:00Z');
});

test('a booking cannot name the clinic, practitioner or patient of another organization', async () => {
  const [world, other] = [await createWorld(app), await createWorld(app)];
  const [own, foreign] = [await world.practice(), await other.practice()];
  for (const part of ['clinic', 'practitioner', 'patient'] as const)
    await expect(
      book(world, { ...own, [part]: foreign[part] }, '2035-05-08T09:00Z', '2035-05-08T10:00Z'),
    ).rejects.toMatchObject({ code: '23503' });
});
