import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import type { Client } from '../../support/client.ts';
import { framedClient } from '../../support/embed.ts';
import { type ErasureBench, openErasureBench, plantRecords } from '../../support/erasures.ts';
import { toldBy, typesOf } from '../../support/events.ts';
import { formBody } from '../../support/forms.ts';
import { readyStorybook } from '../../support/storybooks.ts';
import { readyWorksheet } from '../../support/worksheets.ts';
import { createWorld, type WireRecord } from '../../support/world.ts';

/** What vanishes because another record did: the feed tells it as deleted (docs/spec/beyond.md, 1.3). */

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

const ITEMS = '/v1/partner/clinic-community/items';
const created = async (clinician: Client, path: string, body: object): Promise<WireRecord> => {
  const reply = await clinician.post(path, body);
  expect([path, reply.status]).toEqual([path, 201]);
  return reply.body.data;
};
const setUp = async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const share = (content_type: string, { id: content_id }: WireRecord) =>
    created(clinician, ITEMS, { content_type, content_id });
  return { world, practice, clinician, share };
};

test('an item of the community vanishes with its form, and comes back with it', async () => {
  const { world, practice, clinician, share } = await setUp();
  const form = await created(clinician, '/v1/partner/forms', formBody());
  const item = await share('form', form);
  const frame = await framedClient(app, clinician, ['form:write']);
  const become = (status: string) =>
    toldBy(world, () => frame.patch(`/api/embed/forms/${form.id}`, { status }));
  const hidden = await become('draft');
  expect(typesOf(hidden)).toEqual(['form.saved', 'community_item.deleted']);
  expect(hidden[1].data).toEqual({
    id: item.id,
    partner_clinic_id: practice.clinic.id,
    shared_by_partner_practitioner_id: practice.practitioner.id,
  });
  expect(typesOf(await become('published'))).toEqual(['form.saved', 'community_item.created']);
  const remove = () => clinician.delete(`/v1/partner/forms/${form.id}`);
  expect(typesOf(await toldBy(world, remove))).toEqual(['form.deleted', 'community_item.deleted']);
});

test('an item that nobody is shown is not told of once more', async () => {
  const { world, clinician, share } = await setUp();
  const form = await created(clinician, '/v1/partner/forms', formBody());
  const { id } = await share('form', form);
  const frame = await framedClient(app, clinician, ['form:write']);
  await frame.patch(`/api/embed/forms/${form.id}`, { status: 'draft' });
  const remove = () => clinician.delete(`/v1/partner/forms/${form.id}`);
  expect(typesOf(await toldBy(world, remove))).toEqual(['form.deleted']);
  const another = await created(clinician, '/v1/partner/forms', formBody());
  const taken = await share('form', another);
  const takeBack = () => clinician.delete(`${ITEMS}/${taken.id}`);
  expect(typesOf(await toldBy(world, takeBack))).toEqual(['community_item.deleted']);
  const removeToo = () => clinician.delete(`/v1/partner/forms/${another.id}`);
  expect(typesOf(await toldBy(world, removeToo))).toEqual(['form.deleted']);
  expect(id).not.toBe(taken.id);
});

test('items of worksheets and books vanish with these, and all items of a clinic with the clinic', async () => {
  const { world, practice, clinician, share } = await setUp();
  const [book, kept] = [
    await readyStorybook(app, world.organizationId, clinician),
    await readyStorybook(app, world.organizationId, clinician),
  ];
  const worksheet = await readyWorksheet(app, clinician, world.organizationId);
  await share('storybook', book);
  await share('worksheet', worksheet);
  const left = await share('storybook', kept);
  expect(typesOf(await toldBy(world, () => clinician.delete(`/v1/partner/storybooks/${book.id}`)))).toEqual([
    'storybook.deleted',
    'community_item.deleted',
  ]);
  expect(
    typesOf(await toldBy(world, () => clinician.delete(`/v1/partner/worksheets/${worksheet.id}`))),
  ).toEqual(['worksheet.deleted', 'community_item.deleted']);
  const elsewhere = await world.clinic();
  await world.partner.delete(`/v1/partner/patients/${practice.patient.id}`);
  await world.partner.patch(`/v1/partner/practitioners/${practice.practitioner.id}`, {
    partner_clinic_id: elsewhere.id,
  });
  const told = await toldBy(world, () => world.partner.delete(`/v1/partner/clinics/${practice.clinic.id}`));
  expect(told.map(({ type, data }) => [type, data.id])).toEqual([
    ['clinic.deleted', practice.clinic.id],
    ['community_item.deleted', left.id],
  ]);
});

test('books and saved scenes vanish with their patient, and their erasure tells nothing more of them', async () => {
  const { world, practice, clinician, share } = await setUp();
  const { organizationId } = world;
  await plantRecords(app, world, practice, 'Fern');
  const partner_patient_id = practice.patient.id;
  const book = await readyStorybook(app, organizationId, clinician, { partner_patient_id });
  const item = await share('storybook', book);
  let erasureId = '';
  const told = await toldBy(world, async () => {
    const erasure = { partner_patient_id, reason: 'patient_request', hold_seconds: 0 };
    erasureId = (await created(world.partner, '/v1/partner/erasures', erasure)).id;
  });
  expect(typesOf(told).toSorted()).toEqual([
    'community_item.deleted',
    'game.save_deleted',
    'patient.deleted',
    'storybook.deleted',
    // One was planted.
    'storybook.deleted',
  ]);
  const idsOf = (type: string) => told.filter((one) => one.type === type).map(({ data }) => data.id);
  expect(idsOf('storybook.deleted')).toContain(book.id);
  expect(idsOf('community_item.deleted')).toEqual([item.id]);
  const erased = await toldBy(world, () => bench.perform({ organizationId, erasureId, half: 'first' }));
  const again = new Set(told.map(({ data }) => data.id));
  // The patient is listed as erased, and some time later the erasure is complete.
  expect(typesOf(erased.filter(({ data }) => again.has(data.id)))).toEqual([
    'patient.updated',
    'patient.erased',
  ]);
});
