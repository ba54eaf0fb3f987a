import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startPipeline } from '../interface/own-pipeline.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import { type Client, clientOf } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { setFeatures } from '../support/features.ts';
import { formBody } from '../support/forms.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, expectFields, idsOf, MOMENT, outcomesOf, refusalOf, UNKNOWN_ID } from './observations.ts';

const FORMS = '/v1/partner/forms';
const ITEMS = '/v1/partner/clinic-community/items';
const LISTED = [
  'id',
  'content_type',
  'content_id',
  'title',
  'description',
  'partner_clinic_id',
  'shared_by_partner_practitioner_id',
  'shared_at',
  'created_at',
  'updated_at',
];
const NOT_FOUND = '404 not-found';

/** Ada and Ben of one clinic, Cleo of another. */
interface Clinics {
  readonly world: World;
  readonly clinic: WireRecord;
  readonly other: WireRecord;
  readonly ada: WireRecord;
  readonly asAda: Client;
  readonly asBen: Client;
  readonly asCleo: Client;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createClinics = async (): Promise<Clinics> => {
  const world = await createWorld(app);
  const [clinic, other] = [await world.clinic(), await world.clinic()];
  const member = (one: WireRecord, fields: object = {}) =>
    world.practitioner({ partner_clinic_id: one.id, ...fields });
  const [ada, ben, cleo] = [
    await member(clinic, { country: 'DE' }),
    await member(clinic),
    await member(other),
  ];
  const [asAda, asBen, asCleo] = await Promise.all([ada, ben, cleo].map(({ id }) => world.as(id)));
  return { world, clinic, other, ada, asAda, asBen, asCleo } as Clinics;
};
const written = async (clinician: Client, fields: object = {}): Promise<WireRecord> =>
  dataOf(await clinician.post(FORMS, formBody(fields)), 201);
const share = (clinician: Client, content_id: string, fields: object = {}) =>
  clinician.post(ITEMS, { content_type: 'form', content_id, ...fields });
const shared = async (clinician: Client, fields: object = {}): Promise<WireRecord> =>
  dataOf(await share(clinician, (await written(clinician)).id, fields), 201);
const pathOf = ({ id }: { id: string }) => `${ITEMS}/${id}`;

describe('a community item', () => {
  test('has exactly its fields; the single read adds the preview', async () => {
    const { clinic, ada, asAda, asBen } = await createClinics();
    const form = await written(asAda, { title: 'Feelings' });
    const item = dataOf(await share(asAda, form.id, { description: ' Try it. ' }), 201);
    expectFields(item, [...LISTED, 'preview']);
    expect(item).toMatchObject({
      content_type: 'form',
      content_id: form.id,
      title: 'Feelings',
      description: 'Try it.',
      partner_clinic_id: clinic.id,
      shared_by_partner_practitioner_id: ada.id,
      shared_at: expect.stringMatching(MOMENT),
      created_at: item.shared_at,
      updated_at: item.shared_at,
      preview: { fields: form.fields },
    });
    expect(dataOf(await asBen.get(pathOf(item)))).toEqual(item);
    const { preview: _, ...listed } = item;
    expect(dataOf(await asBen.get(ITEMS))).toEqual([listed]);
    const frame = await framedClient(app, asAda, ['form:write']);
    const path = `/api/embed/forms/${form.id}`;
    const { updated_at } = dataOf(await frame.patch(path, { title: 'Moods' }));
    const renamed = { ...listed, title: 'Moods', updated_at };
    expect(dataOf(await asBen.get(`${ITEMS}?updated_since=${updated_at}`))).toEqual([renamed]);
    expect(dataOf(await asBen.get(pathOf(item)))).toMatchObject(renamed);
  });

  test('needs no description, and refuses null', async () => {
    const { asAda } = await createClinics();
    expect((await shared(asAda)).description).toBeNull();
    expect(refusalOf(await share(asAda, UNKNOWN_ID, { description: null }))).toBe(
      '422 validation-error: description invalid_type',
    );
    expect(refusalOf(await asAda.post(ITEMS, { description: 'x'.repeat(2_001) }))).toBe(
      '422 validation-error: content_id required, content_type required, description too_long',
    );
    expect(refusalOf(await asAda.post(ITEMS, { content_type: 'playroom', content_id: UNKNOWN_ID }))).toBe(
      '422 validation-error: content_type invalid_value',
    );
  });

  test("can only be the clinician's own published content", async () => {
    const { asAda, asBen } = await createClinics();
    const draft = await written(asAda, { status: 'draft' });
    expect(refusalOf(await share(asAda, draft.id))).toBe('422 validation-error: content_id not_allowed');
    const bens = await written(asBen);
    expect(refusalOf(await share(asAda, bens.id))).toBe(NOT_FOUND);
    for (const content_type of ['form', 'worksheet', 'storybook'])
      expect(refusalOf(await share(asAda, UNKNOWN_ID, { content_type }))).toBe(NOT_FOUND);
    const gone = await written(asAda);
    await asAda.delete(`${FORMS}/${gone.id}`);
    expect(refusalOf(await share(asAda, gone.id))).toBe(NOT_FOUND);
  });

  test('exists once for each source and clinic, and can be shared again after its removal', async () => {
    const { asAda } = await createClinics();
    const form = await written(asAda);
    const item = dataOf(await share(asAda, form.id), 201);
    expect(refusalOf(await share(asAda, form.id))).toBe('409 community-item-conflict');
    expect((await asAda.delete(pathOf(item))).status).toBe(204);
    expect((await share(asAda, form.id)).status).toBe(201);
  });

  test('exists once after ten concurrent requests', async () => {
    const { asAda } = await createClinics();
    const form = await written(asAda);
    const replies = await Promise.all(Array.from({ length: 10 }, () => share(asAda, form.id)));
    expect(outcomesOf(replies)).toEqual({ 201: 1, '409 community-item-conflict': 9 });
    expect(await idsOf(asAda, ITEMS)).toHaveLength(1);
  });

  test('has the time when it was shared, not when it was requested', async () => {
    const { world, ada, asAda } = await createClinics();
    const { id } = await written(asAda);
    let ahead = 0;
    const pipeline = await startPipeline(app, { clock: { now: () => new Date(Date.now() + ahead) } });
    const token = await world.token({ practitioner_id: ada.id });
    const item = await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from forms where id = $1 for update', [id]);
      const sharing = share(clientOf(pipeline.baseUrl, token), id);
      await awaited();
      ahead = 24 * 3_600_000;
      await query('commit');
      return dataOf(await sharing, 201);
    });
    await pipeline.stop();
    expect(Date.parse(item.shared_at)).toBeGreaterThan(Date.now() + ahead / 2);
    expect([item.created_at, item.updated_at]).toEqual([item.shared_at, item.shared_at]);
  });

  test('can be shared with another clinic too, once its practitioner works there', async () => {
    const { world, other, ada, asAda, asCleo } = await createClinics();
    const form = await written(asAda);
    await share(asAda, form.id);
    await world.partner.patch(`/v1/partner/practitioners/${ada.id}`, { partner_clinic_id: other.id });
    const item = dataOf(await share(asAda, form.id), 201);
    expect(item.partner_clinic_id).toBe(other.id);
    expect(await idsOf(asCleo, ITEMS)).toEqual([item.id]);
  });

  test('is visible only in its clinic; others get the 404 of a missing item', async () => {
    const { asAda, asCleo } = await createClinics();
    const item = await shared(asAda);
    expect(await idsOf(asCleo, ITEMS)).toEqual([]);
    for (const reply of [
      await asCleo.get(pathOf(item)),
      await asCleo.delete(pathOf(item)),
      await asCleo.post(`${pathOf(item)}/copy`),
    ])
      expect(refusalOf(reply)).toBe(NOT_FOUND);
  });

  test('disappears with its source', async () => {
    const { asAda, asBen } = await createClinics();
    const item = await shared(asAda);
    await asAda.delete(`${FORMS}/${item.content_id}`);
    expect(await idsOf(asBen, ITEMS)).toEqual([]);
    expect(refusalOf(await asBen.get(pathOf(item)))).toBe(NOT_FOUND);
    expect(refusalOf(await asBen.post(`${pathOf(item)}/copy`))).toBe(NOT_FOUND);
  });

  test('can be removed by its clinician; a colleague is forbidden to, and a second removal is 404', async () => {
    const { asAda, asBen } = await createClinics();
    const item = await shared(asAda);
    expect(refusalOf(await asBen.delete(pathOf(item)))).toBe('403 forbidden');
    expect((await asAda.delete(pathOf(item))).status).toBe(204);
    expect(refusalOf(await asAda.delete(pathOf(item)))).toBe(NOT_FOUND);
    expect(refusalOf(await asBen.get(pathOf(item)))).toBe(NOT_FOUND);
    expect(await idsOf(asBen, ITEMS)).toEqual([]);
  });

  test('can be removed by its clinician also from another clinic, where it is otherwise not visible', async () => {
    const { world, other, ada, asAda, asBen, asCleo } = await createClinics();
    const item = await shared(asAda);
    await world.partner.patch(`/v1/partner/practitioners/${ada.id}`, { partner_clinic_id: other.id });
    expect(refusalOf(await asAda.get(pathOf(item)))).toBe(NOT_FOUND);
    expect(refusalOf(await asCleo.delete(pathOf(item)))).toBe(NOT_FOUND);
    expect(await idsOf(asBen, ITEMS)).toEqual([item.id]);
    expect((await asAda.delete(pathOf(item))).status).toBe(204);
    expect(await idsOf(asBen, ITEMS)).toEqual([]);
    expect(refusalOf(await asAda.delete(pathOf(item)))).toBe(NOT_FOUND);
  });

  test('can be removed by its clinician also while its form is unpublished, and stays removed afterwards', async () => {
    const { asAda, asBen } = await createClinics();
    const item = await shared(asAda);
    const framed = await framedClient(app, asAda, ['form:write']);
    const publish = (status: string) => framed.patch(`/api/embed/forms/${item.content_id}`, { status });
    expect((await publish('draft')).status).toBe(200);
    for (const clinician of [asAda, asBen])
      expect(refusalOf(await clinician.get(pathOf(item)))).toBe(NOT_FOUND);
    expect(refusalOf(await asBen.delete(pathOf(item)))).toBe(NOT_FOUND);
    expect((await asAda.delete(pathOf(item))).status).toBe(204);
    expect((await publish('published')).status).toBe(200);
    expect(await idsOf(asBen, ITEMS)).toEqual([]);
  });

  test('stores its description sealed', async () => {
    const { asAda } = await createClinics();
    const { id } = await shared(asAda, { description: 'CANARY words' });
    const { rows } = await app.owner.pool.query('select description from community_items where id = $1', [
      id,
    ]);
    expect(rows[0].description).toBeInstanceOf(Buffer);
    expect(rows[0].description.toString('latin1')).not.toMatch(/CANARY/);
  });
});

describe('the list', () => {
  test('can be narrowed to a kind of content, and to a clinic', async () => {
    const { clinic, other, asAda } = await createClinics();
    const { id } = await shared(asAda);
    expect(await idsOf(asAda, `${ITEMS}?content_type=form`)).toEqual([id]);
    expect(await idsOf(asAda, `${ITEMS}?content_type=worksheet`)).toEqual([]);
    expect(await idsOf(asAda, `${ITEMS}?partner_clinic_id=${clinic.id}`)).toEqual([id]);
    expect(await idsOf(asAda, `${ITEMS}?partner_clinic_id=${other.id}`)).toEqual([]);
    expect(refusalOf(await asAda.get(`${ITEMS}?content_type=playroom`))).toBe(
      '422 validation-error: content_type invalid_value',
    );
  });

  test('is that of the one clinic that an organization token must name', async () => {
    const { world, clinic, other, asAda, asCleo } = await createClinics();
    const [adas, cleos] = [await shared(asAda), await shared(asCleo)];
    expect(refusalOf(await world.partner.get(ITEMS))).toBe(
      '422 validation-error: partner_clinic_id required',
    );
    expect(await idsOf(world.partner, `${ITEMS}?partner_clinic_id=${clinic.id}`)).toEqual([adas.id]);
    expect(await idsOf(world.partner, `${ITEMS}?partner_clinic_id=${other.id}`)).toEqual([cleos.id]);
    expect(await idsOf(world.partner, `${ITEMS}?partner_clinic_id=${UNKNOWN_ID}`)).toEqual([]);
  });

  test('of a deleted clinic is empty, like that of an unknown one', async () => {
    const { world, other, ada, asAda } = await createClinics();
    const clinic = await world.clinic();
    const move = (partner_clinic_id: string) =>
      world.partner.patch(`/v1/partner/practitioners/${ada.id}`, { partner_clinic_id });
    expect((await move(clinic.id)).status).toBe(200);
    const { id } = await shared(asAda);
    expect((await move(other.id)).status).toBe(200);
    expect(await idsOf(world.partner, `${ITEMS}?partner_clinic_id=${clinic.id}`)).toEqual([id]);
    expect((await world.partner.delete(`/v1/partner/clinics/${clinic.id}`)).status).toBe(204);
    expect(await idsOf(world.partner, `${ITEMS}?partner_clinic_id=${clinic.id}`)).toEqual([]);
  });

  test('is the only thing that an organization token reaches', async () => {
    const { world, asAda } = await createClinics();
    const item = await shared(asAda);
    for (const reply of [
      await world.partner.get(pathOf(item)),
      await world.partner.delete(pathOf(item)),
      await world.partner.post(`${pathOf(item)}/copy`),
      await world.partner.post(ITEMS, { content_type: 'form', content_id: item.content_id }),
    ])
      expect(refusalOf(reply)).toBe('403 forbidden');
  });
});

describe('a copy', () => {
  test("is the copying clinician's own form, with everything the source has", async () => {
    const { asAda, asBen } = await createClinics();
    const form = await written(asAda, { title: 'Feelings' });
    const item = dataOf(await share(asAda, form.id), 201);
    const copied = dataOf(await asBen.post(`${pathOf(item)}/copy`), 201);
    expectFields(copied, ['content_type', 'content_id']);
    expect(copied.content_type).toBe('form');
    expect(copied.content_id).not.toBe(form.id);
    const copy = dataOf(await asBen.get(`${FORMS}/${copied.content_id}`));
    const { title, description, fields } = form;
    expect(copy).toMatchObject({ title, description, status: 'published', shelf_ready: false });
    const bare = (list: { id: string }[]) => list.map(({ id: _, ...field }) => field);
    expect(bare(copy.fields)).toEqual(bare(fields));
    expect(refusalOf(await asAda.get(`${FORMS}/${copied.content_id}`))).toBe(NOT_FOUND);
  });

  test('stays unchanged when its source changes, is no longer shared, or is deleted', async () => {
    const { asAda, asBen } = await createClinics();
    const item = await shared(asAda);
    const { content_id } = dataOf(await asBen.post(`${pathOf(item)}/copy`), 201);
    const before = dataOf(await asBen.get(`${FORMS}/${content_id}`));
    await asAda.patch(`${FORMS}/${item.content_id}`, { shelf_ready: true });
    await asAda.delete(pathOf(item));
    await asAda.delete(`${FORMS}/${item.content_id}`);
    expect(dataOf(await asBen.get(`${FORMS}/${content_id}`))).toEqual(before);
    await asBen.delete(`${FORMS}/${content_id}`);
  });

  test('contains the source as it is when copying begins', async () => {
    const { asAda, asBen } = await createClinics();
    const item = await shared(asAda);
    await whileHolding(app, async ({ query, awaited }) => {
      await query('update forms set deleted_at = clock_timestamp() where id = $1', [item.content_id]);
      const copied = asBen.post(`${pathOf(item)}/copy`);
      await awaited();
      await query('commit');
      expect(refusalOf(await copied)).toBe(NOT_FOUND);
    });
  });

  test('does not wait for another copy', async () => {
    const { asAda, asBen } = await createClinics();
    const item = await shared(asAda);
    await whileHolding(app, async ({ query }) => {
      await query('select 1 from community_items where id = $1 for share', [item.id]);
      await query('select 1 from forms where id = $1 for share', [item.content_id]);
      expect((await asBen.post(`${pathOf(item)}/copy`)).status).toBe(201);
    });
  });

  test('can be made by the owner of the source too, repeatedly', async () => {
    const { asAda } = await createClinics();
    const item = await shared(asAda);
    const ids = [];
    for (let round = 0; round < 2; round += 1)
      ids.push(dataOf(await asAda.post(`${pathOf(item)}/copy`), 201).content_id);
    expect(new Set([...ids, item.content_id]).size).toBe(3);
  });
});

describe('without the feature `community`', () => {
  const calls = (client: Client, item: WireRecord, form: WireRecord) => [
    () => client.get(ITEMS),
    () => client.get(pathOf(item)),
    () => client.post(ITEMS, { content_type: 'form', content_id: form.id }),
    () => client.post(`${pathOf(item)}/copy`),
    () => client.delete(pathOf(item)),
  ];

  test('no operation of it is available', async () => {
    const { world, clinic, asAda } = await createClinics();
    const [item, form] = [await shared(asAda), await written(asAda)];
    await setFeatures(app, world.organizationId, { community: false });
    const replies = await Promise.all(calls(asAda, item, form).map((call) => call()));
    replies.push(await world.partner.get(`${ITEMS}?partner_clinic_id=${clinic.id}`));
    for (const reply of replies)
      expect([refusalOf(reply), reply.body.required_feature]).toEqual([
        '403 feature-not-entitled',
        'community',
      ]);
    expect(refusalOf(await asAda.get(pathOf({ id: UNKNOWN_ID })))).toBe(NOT_FOUND);
  });

  test('limited to countries, it is available to practitioners in those', async () => {
    const { world, asAda, asBen } = await createClinics();
    const [item, form] = [await shared(asAda), await written(asAda)];
    await setFeatures(app, world.organizationId, { community: ['DE', 'FR'] });
    for (const reply of await Promise.all(calls(asBen, item, form).map((call) => call())))
      expect(refusalOf(reply)).toBe('403 feature-not-entitled');
    const statuses = [];
    for (const call of calls(asAda, item, form)) statuses.push((await call()).status);
    expect(statuses).toEqual([200, 200, 201, 201, 204]);
  });
});
