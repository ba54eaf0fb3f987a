import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ErasurePart } from '../../../activities/erasures/erasure-run.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { type ErasureBench, mailsHaveLeft, openErasureBench } from '../../support/erasures.ts';
import { createWorld, type WireRecord, type World } from '../../support/world.ts';

/** Each change of what lists show of a deleted patient is told on the change feed (beyond the specification, 1.3). */

let app: RunningApp;
let bench: ErasureBench;
beforeAll(async () => {
  app = await startApp();
  bench = await openErasureBench(app);
});
afterAll(async () => {
  await bench?.close();
  await app?.stop();
});

const begun = async (world: World, patient: WireRecord, fields: object): Promise<ErasurePart> => {
  const { status, body, text } = await world.partner.post('/v1/partner/erasures', {
    partner_patient_id: patient.id,
    reason: 'patient_request',
    ...fields,
  });
  if (status !== 201) throw new Error(text);
  return { organizationId: world.organizationId, erasureId: body.data.id, half: 'first' };
};

test('what lists show of a deleted patient is told when an erasure changes it', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const patient = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
    email: 'noa@home.example',
    external_id: 'c-7',
  });
  await world.partner.delete(`/v1/partner/patients/${patient.id}`);
  const shown = async (since = patient.updated_at): Promise<WireRecord> => {
    const listed = await world.partner.get(
      `/v1/partner/patients?include_deleted=true&updated_since=${encodeURIComponent(since)}`,
    );
    return listed.body.data.find(({ id }: WireRecord) => id === patient.id) ?? {};
  };
  /** What reads otherwise afterwards, and what the feed says of it. */
  const told = async (work: () => Promise<unknown>) => {
    const before = await shown();
    const from = (await world.partner.get('/v1/partner/events?limit=1')).body.meta.latest_sequence + 1;
    await work();
    const { data } = (await world.partner.get(`/v1/partner/events?sequence_from=${from}`)).body;
    const after = await shown(before.updated_at);
    const read = Object.keys(before).filter(
      (name) => name !== 'updated_at' && !isDeepStrictEqual(before[name], after[name]),
    );
    return {
      read: read.toSorted(),
      told: data.map(({ type, changed_fields }: WireRecord) => [type, changed_fields]),
    };
  };
  let part: ErasurePart | undefined;
  const keep_clinical_until = new Date(Date.now() + 86_400_000).toISOString();
  const ordered = await told(async () => {
    part = await begun(world, patient, { hold_seconds: 0, keep_clinical_until });
    await mailsHaveLeft(app, world.organizationId);
  });
  expect(ordered.told).toEqual([['patient.updated', ordered.read]]);
  expect(ordered.read).toEqual(expect.arrayContaining(['email', 'first_name', 'last_name']));
  const erased = await told(() => bench.perform(part as ErasurePart));
  // One transaction erases the own id, a later one shows the name as erased.
  expect(erased.read).toEqual(['external_id', 'first_name', 'last_name']);
  expect(erased.told).toEqual([
    ['patient.updated', ['external_id']],
    ['patient.updated', ['first_name', 'last_name']],
  ]);
});

test('an order to erase a patient who is there tells only that the patient was deleted', async () => {
  const world = await createWorld(app);
  const { patient } = await world.practice();
  const from = (await world.partner.get('/v1/partner/events?limit=1')).body.meta.latest_sequence + 1;
  await begun(world, patient, { hold_seconds: 600 });
  const { data } = (await world.partner.get(`/v1/partner/events?sequence_from=${from}`)).body;
  expect(data.map(({ type }: WireRecord) => type)).toEqual(['patient.deleted']);
});
